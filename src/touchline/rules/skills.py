"""What each skill does: tackling, passing, sprinting and cheating (base rulebook, Skills)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Option, Procedure, step
from touchline.rules.abilities import CURSED_PASS, HAMPERS, STRIPS_BALL, TOKENS_PER_CHEAT
from touchline.rules.actors import OfManager, OfPlayer
from touchline.rules.ball import CursedBall, MoveBall, pass_ball
from touchline.rules.cheating import assign_token
from touchline.rules.events import ABILITY_USED, CARD_DISCARDED
from touchline.rules.fouling import UseFouling, can_be_fouled
from touchline.rules.icons import USES
from touchline.rules.modifiers import of_opponents, of_player, of_week, of_week_or_upgrades
from touchline.rules.moments import PASSED
from touchline.rules.printed import CHEAT, FOUL, PASS, REGENERATE, SPRINT, TACKLE
from touchline.rules.questions import (
    CHOOSE_TARGET,
    DECLINE,
    DISCARD,
    DISCARD_CARD,
    STRIP,
    USE_SKILL,
    YES_OR_NO,
    ask,
    one_card,
)
from touchline.rules.questions import TACKLE as TACKLE_WHOM
from touchline.rules.regeneration import UseRegeneration
from touchline.rules.season import MIDFIELD
from touchline.rules.stadiums import is_banned, note_use
from touchline.rules.tackle import TackleAttempt, targets
from touchline.rules.windows import announce

if TYPE_CHECKING:
    from touchline.rules.season import Season


def can_use(season: Season, player: int, icon: int) -> bool:
    """Whether using the skill could do something for the player now."""
    if icon == TACKLE:
        return bool(targets(season, player)) or can_strip(season, player)
    if icon == PASS:
        return can_pass(season, player)
    if icon == SPRINT:
        return can_sprint(season, season.owner[player])
    if icon == FOUL:
        return bool(can_be_fouled(season, player))
    if icon == REGENERATE:
        return season.downed[player]
    assert icon == CHEAT
    return season.pool > 0


# Cheating.


def use_cheating(season: Season, player: int) -> Procedure | None:
    """Cheating is mandatory; where a stadium bans it, it is offered."""
    if season.stadiums and is_banned(season, player, CHEAT):
        return OfferCheating(player)
    cheat(season, player)
    return None


def cheat(season: Season, player: int) -> None:
    """Use a cheating icon: assign a token, or as many as the week asks for."""
    note_use(season, player, CHEAT)
    for _ in range(of_week(season, TOKENS_PER_CHEAT, player) or 1):
        assign_token(season, player)


class OfferCheating(OfPlayer):
    """Cheating where it is banned is optional (Foul Play, Stadiums)."""

    __slots__ = ()

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, CHEAT))

    @step
    def use(self, season: Season) -> Next:
        if self.answer[0] != DECLINE:
            cheat(season, self.player)
        return None


# Sprinting.


def can_sprint(season: Season, manager: int) -> bool:
    """Whether the manager has a card to draw."""
    return bool(season.deck[manager] or season.top[manager] or season.discard[manager])


class UseSprinting(OfPlayer):
    """Sprinting: draw the top card of the team deck, then discard one card from hand."""

    __slots__ = ()

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, SPRINT))

    @step
    def sprint(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            return None
        note_use(season, self.player, SPRINT)
        manager = season.owner[self.player]
        season.draw_card(manager)
        return DiscardFromHand(manager)


class DiscardFromHand(OfManager):
    """A manager discards one card from his hand."""

    __slots__ = ()

    @step
    def choose(self, season: Season) -> Next:
        return ask(self.manager, DISCARD_CARD, one_card(DISCARD, season.hand[self.manager]))

    @step
    def discard(self, season: Season) -> Next:
        title = self.answer[1]
        season.leave_hand(self.manager, title)
        season.discard_card(self.manager, title)
        season.tell(CARD_DISCARDED, self.manager, title)
        return None


# Passing.


def can_pass(season: Season, player: int) -> bool:
    """Whether passing could change anything: not for the ball carrier himself."""
    return season.ball[season.where[player]] != player


class UsePassing(Procedure):
    """Passing: take the ball from midfield or from a friend, or knock an opposing carrier's to midfield."""

    __slots__ = ("matchup", "player")

    def __init__(self, player: int = 0, matchup: int = 0) -> None:
        Procedure.__init__(self)
        self.player = player
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.player, self.matchup)

    @step
    def offer(self, season: Season) -> Next:
        return ask(season.owner[self.player], USE_SKILL, YES_OR_NO, (self.player, PASS))

    @step
    def move_ball(self, season: Season) -> Next:
        if self.answer[0] == DECLINE:
            self.finish()
            return None
        player = self.player
        self.matchup = season.where[player]
        note_use(season, player, PASS)
        manager = season.owner[player]
        is_cursed = of_week_or_upgrades(season, CURSED_PASS, manager, player)
        if is_cursed or of_opponents(season, HAMPERS, player):
            return CursedBall(player)
        return pass_ball(season, player)

    @step
    def react(self, season: Season) -> Next:
        return announce(season, PASSED, self.matchup, self.player)


# Tackling.


def can_strip(season: Season, player: int) -> bool:
    """Whether a player may place the ball at midfield instead of tackling."""
    return season.ball[season.where[player]] != MIDFIELD and bool(of_player(season, STRIPS_BALL, player))


class UseTackling(OfPlayer):
    """Tackling: attempt one tackle against an opposing player at the matchup."""

    __slots__ = ()

    @step
    def choose_target(self, season: Season) -> Next:
        player = self.player
        options: list[Option] = [(TACKLE_WHOM, target) for target in targets(season, player)]
        if can_strip(season, player):
            options.append((STRIP,))
        options.append((DECLINE,))
        return ask(season.owner[player], CHOOSE_TARGET, tuple(options), (player,))

    @step
    def tackle(self, season: Season) -> Next:
        kind = self.answer[0]
        if kind == DECLINE:
            return None
        player = self.player
        if kind == STRIP:
            # No use of the tackling skill (rulings, Strip Ball).
            season.tell(ABILITY_USED, season.owner[player], season.title[player], player)
            return MoveBall(season.where[player], MIDFIELD)
        note_use(season, player, TACKLE)
        return TackleAttempt(player, self.answer[1])


# What using an icon starts.


def use_tackling(season: Season, player: int) -> Procedure | None:
    """Tackling is offered where somebody else is at the matchup: to be tackled, or with a ball to be stripped of."""
    return UseTackling(player) if len(season.present[season.where[player]]) > 1 else None


def use_passing(season: Season, player: int) -> Procedure | None:
    """Passing is offered where it could change anything."""
    return UsePassing(player) if can_pass(season, player) else None


def use_sprinting(season: Season, player: int) -> Procedure | None:
    """Sprinting is offered while there is a card to draw."""
    return UseSprinting(player) if can_sprint(season, season.owner[player]) else None


def use_fouling(season: Season, player: int) -> Procedure | None:
    """Fouling is offered against opponents who have a card in hand."""
    return UseFouling(player) if can_be_fouled(season, player) else None


def use_regeneration(season: Season, player: int) -> Procedure | None:
    """Regeneration is offered to a downed player."""
    return UseRegeneration(player) if season.downed[player] else None


USES[TACKLE] = use_tackling
USES[PASS] = use_passing
USES[SPRINT] = use_sprinting
USES[CHEAT] = use_cheating
USES[FOUL] = use_fouling
USES[REGENERATE] = use_regeneration

FREE_CHOICE: Final = (TACKLE, PASS, SPRINT, CHEAT)
"""The skills that a manager may be given the choice of, in the order in which they are offered."""
