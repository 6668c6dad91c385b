"""The scoreboard phase: each matchup is resolved, improvements are revealed, the coin goes on.

Base rulebook, Scoreboard Phase in Detail; rulings, Scoreboard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from touchline.engine.machine import Next, Procedure, step
from touchline.rules.abilities import BALL_POWER, HIGHLIGHT_FANS, TEAM_POWER
from touchline.rules.bags import title_of
from touchline.rules.ball import DROPPED_LEAVING, MoveBall
from touchline.rules.cheating import (
    EJECTION,
    FANS_OF,
    PENALTY_FACE,
    discard_tokens,
    has_face,
    token_power,
    turn_tokens,
)
from touchline.rules.events import (
    COIN_PASSED,
    MATCHUP_CLEARED,
    MATCHUP_DRAWN,
    MATCHUP_RESOLVED,
    MATCHUP_WON,
    TIE_DECIDED,
    TOTAL_COUNTED,
)
from touchline.rules.harm import eject
from touchline.rules.improvements import RevealImprovements
from touchline.rules.modifiers import of_title, of_upgrades, of_week, star_power
from touchline.rules.moments import (
    EJECTED,
    EJECTIONS_REVEALED,
    LOST,
    NOBODY,
    SCOREBOARD,
    TOTALLED,
    WEEK_ENDED,
    WON,
    Fact,
)
from touchline.rules.payouts import CollectPayouts
from touchline.rules.penalties import ResolvePenalties, has_facedown, receive_penalty
from touchline.rules.position import NONE
from touchline.rules.printed import CENTRE, LEFT, LOSE, RIGHT, RUNNER_UP, WINNER
from touchline.rules.questions import BREAK_TIE, MANAGER, ask
from touchline.rules.referee import look_for_cheaters
from touchline.rules.season import MIDFIELD
from touchline.rules.supplies import return_plague, return_supplies
from touchline.rules.windows import in_turn

if TYPE_CHECKING:
    from touchline.rules.season import Season

POWER_OF_BALL: Final = 2
"""The ball contributes two Star Power."""


class ScoreboardPhase(Procedure):
    """Resolve the matchups from the Highlight deck on, the tournament last; reveal improvements; pass the coin."""

    __slots__ = ("matchup",)

    def __init__(self, matchup: int = 0) -> None:
        Procedure.__init__(self)
        self.matchup = matchup

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.matchup,)

    @step
    def look_for_cheaters(self, season: Season) -> Next:
        if season.ref != NONE:
            look_for_cheaters(season)
        return None

    @step
    def resolve_matchup(self, season: Season) -> Next:
        matchup = self.matchup
        self.matchup += 1
        return ResolveMatchup(matchup) if season.reel[matchup] != NONE else None

    @step
    def next_matchup(self, season: Season) -> Next:
        if self.matchup < len(season.reel):
            self.go_to("resolve_matchup")
        return None

    @step
    def reveal_improvements(self, season: Season) -> Next:
        return RevealAll()

    @step
    def end_week(self, season: Season) -> Next:
        return in_turn(season, (Fact(WEEK_ENDED, NONE),))

    @step
    def resolve_penalties(self, season: Season) -> Next:
        return ResolvePenalties() if has_facedown(season) else None

    @step
    def pass_coin(self, season: Season) -> Next:
        season.clear_week()
        season.coin = (season.coin + 1) % season.managers
        season.tell(COIN_PASSED, season.coin)
        return None


class RevealAll(Procedure):
    """In turn order each manager reveals his improvement pile."""

    __slots__ = ("done",)

    def __init__(self, done: int = 0) -> None:
        Procedure.__init__(self)
        self.done = done

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.done,)

    @step
    def reveal_next(self, season: Season) -> Next:
        manager = season.turn_order()[self.done]
        self.done += 1
        return RevealImprovements(manager) if season.piles[manager] else None

    @step
    def go_on(self, season: Season) -> Next:
        if self.done < season.managers:
            self.go_to("reveal_next")
        return None


class ResolveMatchup(Procedure):
    """Reveal tokens, scoreboard abilities, determine winner, collect payouts, clear the pitch (Resolve Matchups).

    `order` lists the managers with players there, from the first place down, as far as it matters;
    `payouts` who still collects which sections of the card.
    """

    __slots__ = ("ejected", "matchup", "order", "payouts", "totals")

    def __init__(
        self,
        matchup: int = 0,
        ejected: tuple[int, ...] = (),
        totals: tuple[int, ...] = (),
        order: tuple[int, ...] = (),
        payouts: tuple[tuple[int, tuple[int, ...]], ...] = (),
    ) -> None:
        Procedure.__init__(self)
        self.matchup = matchup
        self.ejected = ejected
        self.totals = totals
        self.order = order
        self.payouts = payouts

    def fields(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (self.matchup, self.ejected, self.totals, self.order, self.payouts)

    # Step a: reveal cheating tokens.

    @step
    def reveal_tokens(self, season: Season) -> Next:
        season.tell(MATCHUP_RESOLVED, self.matchup)
        if not any(season.tokens[player] for player in season.present[self.matchup]):
            self.go_to("abilities")
            return None
        for player in season.present[self.matchup]:
            turn_tokens(season, player)
        return in_turn(season, (Fact(EJECTIONS_REVEALED, self.matchup),))

    @step
    def note_ejections(self, season: Season) -> Next:
        self.ejected = tuple(
            [player for player in season.present[self.matchup] if has_face(season, player, EJECTION)]
        )
        return None

    @step
    def eject_others(self, season: Season) -> Next:
        for player in self.ejected:
            if not season.is_carrier(player):
                eject(season, player)
        carrier = season.ball[self.matchup]
        if carrier in self.ejected:
            return MoveBall(self.matchup, MIDFIELD, DROPPED_LEAVING)
        return None

    @step
    def eject_carrier(self, season: Season) -> Next:
        for player in self.ejected:
            if season.where[player] != NONE:
                eject(season, player)
        return None

    @step
    def after_ejections(self, season: Season) -> Next:
        facts = tuple([Fact(EJECTED, self.matchup, NOBODY, player) for player in self.ejected])
        return in_turn(season, facts)

    @step
    def fan_frenzy(self, season: Season) -> Next:
        for player in season.present[self.matchup]:
            for token in season.tokens[player]:
                season.gain_fans(season.owner[player], FANS_OF[title_of(token)])
        return None

    @step
    def penalties(self, season: Season) -> Next:
        for player in season.present[self.matchup]:
            for token in season.tokens[player]:
                if title_of(token) == PENALTY_FACE:
                    receive_penalty(season, season.owner[player])
        return None

    # Step b: scoreboard abilities.

    @step
    def abilities(self, season: Season) -> Next:
        return in_turn(season, (Fact(SCOREBOARD, self.matchup),))

    # Step c: determine winner.

    @step
    def count(self, season: Season) -> Next:
        matchup = self.matchup
        totals = [0] * season.managers
        for manager in season.managers_at(matchup):
            totals[manager] = total_power(season, manager, matchup)
            season.tell(TOTAL_COUNTED, manager, matchup, totals[manager])
        self.totals = tuple(totals)
        if not season.listening[TOTALLED]:
            return None
        return in_turn(
            season,
            tuple(
                [
                    Fact(TOTALLED, matchup, manager=manager, amount=totals[manager])
                    for manager in season.managers_at(matchup)
                ]
            ),
        )

    @step
    def next_place(self, season: Season) -> Next:
        tied = self._leaders(season)
        if len(tied) < 2:
            self.order += tied
            self.go_to("placed")
            return None
        carrier = season.ball[self.matchup]
        if carrier != MIDFIELD and season.owner[carrier] in tied:
            self.order += (season.owner[carrier],)
            self.go_to("placed")
            return None
        if season.is_highlight(self.matchup):
            self.go_to("drawn")
            return None
        return ask(season.coin, BREAK_TIE, tuple([(MANAGER, manager) for manager in tied]), (self.matchup,))

    @step
    def decide_tie(self, season: Season) -> Next:
        season.tell(TIE_DECIDED, season.coin, self.answer[1])
        self.order += (self.answer[1],)
        return None

    @step
    def placed(self, season: Season) -> Next:
        if len(self.order) < self._places(season):
            self.go_to("next_place")
        else:
            self.go_to("announce_winner")
        return None

    @step
    def drawn(self, season: Season) -> Next:
        season.tell(MATCHUP_DRAWN, self.matchup)
        self.go_to("begin_payouts")
        return None

    @step
    def announce_winner(self, season: Season) -> Next:
        if not self.order:
            self.go_to("clear_pitch")
            return None
        winner = self.order[0]
        season.tell(MATCHUP_WON, winner, self.matchup)
        if season.is_highlight(self.matchup):
            season.gain_fans(winner, of_week(season, HIGHLIGHT_FANS))
        return None

    @step
    def win_and_lose(self, season: Season) -> Next:
        if not season.listening[WON] and not season.listening[LOST]:
            return None
        return in_turn(season, tuple(self._outcomes(season)))

    # Step d: collect payouts.

    @step
    def begin_payouts(self, season: Season) -> Next:
        self.payouts = self._payouts(season)
        return None

    @step
    def pay_next(self, season: Season) -> Next:
        if not self.payouts:
            return None
        manager, sections = self.payouts[0]
        self.payouts = self.payouts[1:]
        self.go_to("pay_next")
        return CollectPayouts(manager, self.matchup, sections)

    # Step e: clear the pitch.

    @step
    def clear_pitch(self, season: Season) -> Next:
        matchup = self.matchup
        for player in season.present[matchup]:
            season.where[player] = NONE
            season.stop_listening(season.title[player])
            season.discard_card(season.owner[player], season.title[player])
            discard_tokens(season, player)
            return_supplies(season, player)
        return_plague(season, matchup)
        season.take_ball_away(matchup)
        season.present[matchup] = ()
        season.ball[matchup] = MIDFIELD
        season.tell(MATCHUP_CLEARED, matchup)
        if season.is_highlight(matchup):
            season.spent += (season.reel[matchup],)
        else:
            season.box += (season.reel[matchup],)
        return None

    def _leaders(self, season: Season) -> tuple[int, ...]:
        """Those who are tied for the next place."""
        rest = [manager for manager in season.managers_at(self.matchup) if manager not in self.order]
        best = max([self.totals[manager] for manager in rest], default=0)
        return tuple([manager for manager in rest if self.totals[manager] == best])

    def _places(self, season: Season) -> int:
        """How many places have to be decided: winner, and runner-up at a tournament of three or more managers."""
        present = len(season.managers_at(self.matchup))
        wanted = 1 if season.is_highlight(self.matchup) or season.managers == 2 else 2
        return min(present, wanted)

    def _outcomes(self, season: Season) -> list[Fact]:
        """Who won, by how much, and who lost, in turn order."""
        facts: list[Fact] = []
        for manager in season.turn_order():
            if manager in self.order:
                facts.append(Fact(WON, self.matchup, manager=manager, amount=self._margin(season, manager)))
            elif season.is_present(manager, self.matchup) or season.driven[self.matchup] >> manager & 1:
                facts.append(Fact(LOST, self.matchup, manager=manager))
        return facts

    def _margin(self, season: Season, manager: int) -> int:
        """By how much a winner beat the best team placed behind him; a manager alone compares with zero."""
        behind = [
            self.totals[other]
            for other in season.managers_at(self.matchup)
            if other not in self.order[: self.order.index(manager) + 1]
        ]
        if behind:
            return self.totals[manager] - max(behind)
        return self.totals[manager] if self.order[0] == manager else 0

    def _payouts(self, season: Season) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Who collects which sections, in the order in which they are collected."""
        matchup = self.matchup
        present = season.managers_at(matchup)
        if season.is_highlight(matchup):
            if len(present) == 1:
                return ((present[0], (LEFT, RIGHT, CENTRE)),)
            zones: list[tuple[int, tuple[int, ...]]] = [
                (manager, (season.section_of(manager, matchup),)) for manager in present
            ]
            return tuple(zones + [(winner, (CENTRE,)) for winner in self.order])
        if len(present) == 1:
            return ((present[0], (WINNER, LOSE) if season.managers == 2 else (WINNER, RUNNER_UP, LOSE)),)
        places: list[tuple[int, tuple[int, ...]]] = [
            (manager, (place,)) for place, manager in enumerate(self.order)
        ]
        return tuple(places + [(manager, (LOSE,)) for manager in present if manager not in self.order])


def total_power(season: Season, manager: int, matchup: int) -> int:
    """A manager's total at a matchup: players, faceup tokens, the ball and what his cards add."""
    total = of_upgrades(season, TEAM_POWER, manager, matchup)
    for player in season.players_of(manager, matchup):
        total += star_power(season, player) + token_power(season, player)
    carrier = season.ball[matchup]
    if carrier != MIDFIELD and season.owner[carrier] == manager:
        total += ball_power(season, matchup)
    return total


def ball_power(season: Season, matchup: int) -> int:
    """What the ball contributes: two Star Power, or what an enchanted one says in their place."""
    ball = season.balls[matchup]
    return POWER_OF_BALL if ball == NONE else of_title(season, BALL_POWER, ball, NONE)
