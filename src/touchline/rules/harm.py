"""Harm: players who go down or are injured, and what follows (base rulebook, Player States).

The order of what follows is that of rulings.md, "What follows a result, in this order".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.abilities import FALL_DIE, HOLDS_BALL
from touchline.rules.bags import without
from touchline.rules.ball import DROPPED, DROPPED_LEAVING, MoveBall
from touchline.rules.cheating import discard_tokens
from touchline.rules.draws import TARGET_DOWN
from touchline.rules.events import PLAYER_DOWNED, PLAYER_EJECTED, PLAYER_INJURED, PLAYER_STOOD
from touchline.rules.icons import UseSkills, use_skills
from touchline.rules.modifiers import of_player, of_week_or_upgrades
from touchline.rules.moments import (
    BY_TACKLE,
    DOWNED,
    INJURED,
    NOBODY,
    STOOD,
    WAS_CARRIER,
    WAS_STANDING,
    Fact,
    as_fact,
)
from touchline.rules.questions import ORDER_DOWNED, PLAYER, ask
from touchline.rules.season import GONE, MIDFIELD
from touchline.rules.supplies import return_supplies
from touchline.rules.windows import announce, announce_all, has_listeners

if TYPE_CHECKING:
    from touchline.rules.season import Season

DOWN: Final = 1
INJURE: Final = 2
"""Two blows at once, or an ability, injure a standing player outright; one injures a downed player."""


class Harm(Procedure):
    """Players are struck: cards turned or removed and balls dropped, then the falls, then the responses.

    `hits` are players and blows, in the order in which they are struck; `by` is the manager who did it,
    `tackler` the player whose tackle led to it, if one did; `facts` is what has happened, for the responses.
    `fallen` are those who went down and still have the die for the fall before them, `lying` those who had it.
    """

    __slots__ = ("by", "facts", "fallen", "hits", "lying", "tackler")

    def __init__(
        self,
        hits: tuple[tuple[int, int], ...] = (),
        by: int = 0,
        tackler: int = NOBODY,
        fallen: tuple[int, ...] = (),
        facts: tuple[tuple[int, ...], ...] = (),
        lying: tuple[int, ...] = (),
    ) -> None:
        Procedure.__init__(self)
        self.hits = hits
        self.by = by
        self.tackler = tackler
        self.fallen = fallen
        self.facts = facts
        self.lying = lying

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.hits, self.by, self.tackler, self.fallen, self.facts, self.lying)

    @step
    def drop_ball(self, season: Season) -> Next:
        player, blow = self.hits[0]
        if not season.is_carrier(player):
            return None
        if season.downed[player] or blow == INJURE:
            self._note(season, INJURED, player)
            return MoveBall(season.where[player], MIDFIELD, DROPPED_LEAVING)
        self._note(season, DOWNED, player)
        if of_player(season, HOLDS_BALL, player):
            return None
        return MoveBall(season.where[player], MIDFIELD, DROPPED)

    @step
    def strike(self, season: Season) -> Next:
        player, blow = self.hits[0]
        self.hits = self.hits[1:]
        if season.downed[player] or blow == INJURE:
            self._note(season, INJURED, player)
            injure(season, player)
        else:
            self._note(season, DOWNED, player)
            season.downed[player] = True
            season.tell(PLAYER_DOWNED, player)
            self.fallen += (player,)
        return None

    @step
    def next_hit(self, season: Season) -> Next:
        if self.hits:
            self.go_to("drop_ball")
        elif not self.fallen:
            self.go_to("respond")
        elif not any(is_deadly(season, player) for player in self.fallen):
            self.lying = self.fallen
            self.go_to("choose_next_down")
        return None

    @step
    def roll_for_fall(self, season: Season) -> Next:
        if not self.fallen:
            self.go_to("choose_next_down")
            return None
        player = self.fallen[0]
        if not is_deadly(season, player) or season.roll() != TARGET_DOWN:
            self.lying += (player,)
            self.go_to("next_fall")
        elif season.is_carrier(player):
            self._note(season, INJURED, player)
            return MoveBall(season.where[player], MIDFIELD, DROPPED_LEAVING)
        return None

    @step
    def injure_fallen(self, season: Season) -> Next:
        player = self.fallen[0]
        self._note(season, INJURED, player)
        injure(season, player)
        return None

    @step
    def next_fall(self, season: Season) -> Next:
        self.fallen = self.fallen[1:]
        self.go_to("roll_for_fall")
        return None

    @step
    def choose_next_down(self, season: Season) -> Next:
        waiting = [player for player in self.lying if can_answer_from_the_ground(season, player)]
        for manager in (season.turn, *season.turn_order()):
            own = [player for player in waiting if season.owner[player] == manager]
            if own:
                return ask(manager, ORDER_DOWNED, tuple([(PLAYER, player) for player in own]))
        self.go_to("respond")
        return None

    @step
    def use_downed_skills(self, season: Season) -> Next:
        player = self.answer[1]
        self.lying = without(self.lying, player)
        self.go_to("choose_next_down")
        return use_skills(season, player, season.printed[season.title[player]].downed_skills)

    @step
    def respond(self, season: Season) -> Next:
        happened = [as_fact(fact) for fact in self.facts]
        facts = tuple([fact for fact in happened if has_listeners(season, fact)])
        self.facts = ()
        return announce_all(season, facts) if facts else None

    def _note(self, season: Season, moment: int, player: int) -> None:
        """Remember a fact as it is before it changes the player; once for each player and moment."""
        for fact in self.facts:
            if fact[0] == moment and fact[3] == player:
                return
        was = WAS_STANDING * (not season.downed[player]) | WAS_CARRIER * season.is_carrier(player)
        doer = self.tackler
        by = self.by
        if by == season.owner[player]:
            doer = by = NOBODY
        elif doer != NOBODY:
            was |= BY_TACKLE
        self.facts += (Fact(moment, season.where[player], doer, player, was, by),)


def is_deadly(season: Season, player: int) -> bool:
    """Whether a die is rolled for a player's fall."""
    return of_week_or_upgrades(season, FALL_DIE, season.owner[player], player) > 0


def can_answer_from_the_ground(season: Season, player: int) -> bool:
    """Whether a player who lies has downed skills, and is still there to use them."""
    return bool(season.printed[season.title[player]].downed_skills) and season.where[player] != GONE


def injure(season: Season, player: int) -> None:
    """Remove a player from his matchup as injured; his tokens are set aside."""
    season.tell(PLAYER_INJURED, player)
    discard_tokens(season, player)
    return_supplies(season, player)
    season.remove(player)


def eject(season: Season, player: int) -> None:
    """Remove a player from his matchup as ejected; his tokens are set aside."""
    season.tell(PLAYER_EJECTED, player)
    discard_tokens(season, player)
    return_supplies(season, player)
    season.remove(player)


def stand_up(season: Season, player: int) -> Procedure | None:
    """Stand a downed player: he has his abilities back, but no skill that he had left (rulings, Up again).

    His downed skills are lost with the fall that they were of (rulings, Sudden Death).
    """
    assert season.where[player] != GONE
    season.downed[player] = False
    for rule in season.stack:
        if isinstance(rule, UseSkills) and rule.player == player:
            rule.icons = ()
        elif isinstance(rule, Harm) and player in rule.lying:
            rule.lying = without(rule.lying, player)
    season.tell(PLAYER_STOOD, player)
    return announce(season, STOOD, season.where[player], NOBODY, player)
