"""Regeneration: a downed player may get up again (player aid and Foul Play, Regeneration)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.engine.machine import Next, step
from touchline.rules.abilities import REGENERATION_DICE
from touchline.rules.actors import OfPlayer
from touchline.rules.draws import TACKLER_DOWN
from touchline.rules.harm import stand_up
from touchline.rules.modifiers import of_upgrades
from touchline.rules.printed import REGENERATE
from touchline.rules.questions import DECLINE, STAND_UP, USE_SKILL, YES_OR_NO, ask
from touchline.rules.stadiums import note_use

if TYPE_CHECKING:
    from touchline.rules.season import Season

DICE: Final = 2


class UseRegeneration(OfPlayer):
    """Regeneration: roll two dice; if one shows Tackler Down, the player may be returned to a standing state."""

    __slots__ = ()

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, REGENERATE))

    @step
    def roll(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            self.finish()
            return None
        note_use(season, self.player, REGENERATE)
        manager = season.owner[self.player]
        dice = DICE + of_upgrades(season, REGENERATION_DICE, manager, self.player)
        if TACKLER_DOWN not in [season.roll() for _ in range(dice)]:
            self.finish()
        return None

    @step
    def offer_to_stand(self, season: Season) -> Next:
        return ask(season.owner[self.player], STAND_UP, YES_OR_NO, (self.player,))

    @step
    def stand(self, season: Season) -> Next:
        return None if self.answer[0] == DECLINE else stand_up(season, self.player)
