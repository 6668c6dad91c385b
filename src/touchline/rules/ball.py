"""The ball: how it moves, drops and is given (base rulebook, Passing; Player States; rulings, The ball)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.actors import OfPlayer
from touchline.rules.draws import TACKLER_DOWN, TARGET_DOWN
from touchline.rules.events import BALL_MOVED
from touchline.rules.moments import (
    BALL_ARRIVING,
    BALL_DROPPING,
    BALL_GAINED,
    BALL_LEFT,
    WAS_CARRIER,
    WAS_STANDING,
    Fact,
)
from touchline.rules.position import NONE
from touchline.rules.questions import GIVE_BALL, MANAGER, NAME_OPPONENT, PLAYER, ask
from touchline.rules.season import MIDFIELD
from touchline.rules.windows import announce, announce_all

if TYPE_CHECKING:
    from touchline.rules.season import Season

# Why the ball moves.
TAKEN: Final = 0
DROPPED: Final = 1
DROPPED_LEAVING: Final = 2
"""Its carrier is injured or ejected."""
LEFT_BEHIND: Final = 3
"""Its carrier is moved to another matchup."""


class MoveBall(Procedure):
    """The ball goes to a player or to midfield; who would get or drop it may hand it on (Dump-Off).

    It never rests with a player who hands it on. `handed` lists who has done so in this movement.
    """

    __slots__ = ("cause", "handed", "matchup", "offered", "to")

    def __init__(
        self,
        matchup: int = 0,
        to: int = MIDFIELD,
        cause: int = TAKEN,
        offered: int = MIDFIELD,
        handed: tuple[int, ...] = (),
    ) -> None:
        Procedure.__init__(self)
        self.matchup = matchup
        self.to = to
        self.cause = cause
        self.offered = offered
        self.handed = handed

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.matchup, self.to, self.cause, self.offered, self.handed)

    @step
    def drop(self, season: Season) -> Next:
        if self.cause in (TAKEN, LEFT_BEHIND):
            return None
        carrier = season.ball[self.matchup]
        was = WAS_CARRIER if season.downed[carrier] else WAS_CARRIER | WAS_STANDING
        return announce(season, BALL_DROPPING, self.matchup, NONE, carrier, was)

    @step
    def arrive(self, season: Season) -> Next:
        self.offered = self.to
        if self.to in (MIDFIELD, season.ball[self.matchup]):
            return None  # nobody becomes the carrier
        return announce(season, BALL_ARRIVING, self.matchup, NONE, self.to)

    @step
    def hand_on(self, season: Season) -> Next:
        if self.to != self.offered:
            self.go_to("arrive")
        return None

    @step
    def settle(self, season: Season) -> Next:
        matchup = self.matchup
        old = season.ball[matchup]
        if self.to == old:
            return None
        season.ball[matchup] = self.to
        season.tell(BALL_MOVED, matchup, self.to)
        if season.turn == NONE:
            return None  # responses belong to the matchup phase
        facts: list[Fact] = []
        if old != MIDFIELD and self.cause != DROPPED_LEAVING and season.listening[BALL_LEFT]:
            facts.append(Fact(BALL_LEFT, matchup, NONE, old, WAS_STANDING * (not season.downed[old])))
        if self.to != MIDFIELD and season.listening[BALL_GAINED]:
            facts.append(Fact(BALL_GAINED, matchup, NONE, self.to))
        return announce_all(season, tuple(facts)) if facts else None

    def hand_to(self, player: int, receiver: int) -> None:
        """Send the ball on to a friend."""
        self.handed += (player,)
        self.to = receiver


def ball_in_motion(season: Season) -> MoveBall:
    """The innermost movement of a ball."""
    found: MoveBall | None = None
    for rule in season.stack:
        if isinstance(rule, MoveBall):
            found = rule
    assert found is not None
    return found


def receivers(season: Season, player: int) -> tuple[int, ...]:
    """The friends at his matchup to whom a player could hand the ball."""
    friends = season.players_of(season.owner[player], season.where[player])
    return tuple([friend for friend in friends if friend != player])


def can_receive(season: Season, player: int) -> bool:
    """Whether the ball in motion could be handed on to a player: not to its carrier who leaves the matchup."""
    movement = ball_in_motion(season)
    leaves = movement.cause in (DROPPED_LEAVING, LEFT_BEHIND)
    return not (leaves and season.ball[movement.matchup] == player)


class GiveBall(Procedure):
    """A manager gives the ball of a matchup to one of his players there."""

    __slots__ = ("manager", "matchup")

    def __init__(self, manager: int = 0, matchup: int = 0) -> None:
        Procedure.__init__(self)
        self.manager = manager
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.manager, self.matchup)

    @step
    def choose(self, season: Season) -> Next:
        players = season.players_of(self.manager, self.matchup)
        return ask(self.manager, GIVE_BALL, tuple([(PLAYER, player) for player in players]), (self.matchup,))

    @step
    def give(self, season: Season) -> Next:
        return MoveBall(self.matchup, self.answer[1])


class CursedBall(OfPlayer):
    """A pass with a cursed ball: a die says whether it works, nothing happens, or an opponent gets the ball.

    Rulings, Headlines: the opposing manager, at a tournament the opposing carrier's or one whom the passer names.
    """

    __slots__ = ()

    @step
    def roll(self, season: Season) -> Next:
        face = season.roll()
        if face == TARGET_DOWN:
            self.go_to("work")
        elif face != TACKLER_DOWN:
            self.finish()
        return None

    @step
    def name_opponent(self, season: Season) -> Next:
        matchup = season.where[self.player]
        manager = season.owner[self.player]
        carrier = season.ball[matchup]
        others = [
            other for other in season.turn_order() if other != manager and season.is_present(other, matchup)
        ]
        if carrier != MIDFIELD and season.owner[carrier] != manager:
            others = [season.owner[carrier]]
        if not others:
            self.finish()
            return None
        return ask(manager, NAME_OPPONENT, tuple([(MANAGER, other) for other in others]), (matchup,))

    @step
    def give_away(self, season: Season) -> Next:
        self.finish()
        return GiveBall(self.answer[1], season.where[self.player])

    @step
    def work(self, season: Season) -> Next:
        return pass_ball(season, self.player)


def pass_ball(season: Season, player: int) -> Procedure:
    """Where a use of passing brings the ball: off an opposing carrier to midfield, else to the player."""
    matchup = season.where[player]
    carrier = season.ball[matchup]
    if carrier != MIDFIELD and season.owner[carrier] != season.owner[player]:
        return MoveBall(matchup, MIDFIELD)
    return MoveBall(matchup, player)
