"""How the matchups of a week stand in the eyes of a manager, and what each is worth to him, in fans.

Totals are expected ones. Nothing is read here that the manager may not know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from touchline.bots.search.facts import SECTIONS, Facts
from touchline.rules.modifiers import star_power
from touchline.rules.payouts import of_stadium
from touchline.rules.position import NONE
from touchline.rules.printed import CENTRE, LEFT, LOSE, RIGHT, RUNNER_UP, WINNER
from touchline.rules.scoreboard import ball_power
from touchline.rules.season import CLOSED, GONE, MIDFIELD, Season

EXPECTED_POWER: Final = 0.77
"""What a cheating token adds to Star Power, on average."""

EJECTED: Final = 0.2
"""The share of cheating tokens that eject the player."""

STEPS: Final = 16
"""Into so many steps a point of Star Power is divided where odds are looked up."""

WIDEST: Final = 10.0
"""A margin of so many times the spread decides."""

ODDS: Final[list[float]] = [
    1.0 / (1.0 + exp(-step / STEPS)) for step in range(-int(WIDEST) * STEPS, int(WIDEST) * STEPS + 1)
]
"""How likely a margin holds, by margin over spread."""


def holds(margin: float) -> float:
    """How likely a margin holds that is so many times the spread."""
    if margin >= WIDEST:
        return 1.0
    if margin <= -WIDEST:
        return 0.0
    return ODDS[int((margin + WIDEST) * STEPS)]


def weeks_to_come(season: Season) -> int:
    """How many weeks come after this one."""
    is_final = season.tournament == season.book.final
    return season.tournaments_left + season.headlines_left + (not is_final)


def strength(season: Season, player: int) -> float:
    """What a player adds to his team's total, cheating tokens as they are on average, the ball left out."""
    power = float(star_power(season, player))
    tokens = season.tokens[player]
    if tokens:
        return power + len(tokens) * (EXPECTED_POWER - EJECTED * power)
    return power


class Outlook:
    """The matchups in the eyes of a manager. `mine` and `theirs` hold totals, the best rival's first, for each."""

    __slots__ = (
        "balls",
        "coming",
        "facts",
        "here",
        "me",
        "mine",
        "others",
        "pays",
        "rivalry",
        "season",
        "second",
        "spread",
        "theirs",
        "there",
        "weeks",
    )

    def __init__(self, season: Season, me: int, facts: Facts) -> None:
        self.season = season
        self.me = me
        self.facts = facts
        weights = facts.weights
        self.weeks: int = weeks_to_come(season)
        self.pays: list[float] = facts.pays[self.weeks]
        self.rivalry: float = weights.rivalry / (season.managers - 1)
        self.mine: list[float] = []
        self.theirs: list[float] = []
        self.second: list[float] = []
        self.here: list[bool] = []
        self.there: list[bool] = []
        self.balls: list[float] = []
        for matchup in range(len(season.reel)):
            self._count(matchup)
        self._look_at_hands()

    def _count(self, matchup: int) -> None:
        season = self.season
        me = self.me
        mine = 0.0
        totals = [0.0] * season.managers
        is_here = False
        is_there = False
        for player in season.present[matchup]:
            owner = season.owner[player]
            if owner == me:
                mine += strength(season, player)
                is_here = True
            else:
                totals[owner] += strength(season, player)
                is_there = True
        power = 2.0 if season.balls[matchup] == NONE else float(ball_power(season, matchup))
        carrier = season.ball[matchup]
        if carrier != MIDFIELD:
            if season.owner[carrier] == me:
                mine += power + self.facts.weights.tie
            else:
                totals[season.owner[carrier]] += power + self.facts.weights.tie
        best = 0.0
        second = 0.0
        for total in totals:
            if total > best:
                second = best
                best = total
            elif total > second:
                second = total
        self.mine.append(mine)
        self.theirs.append(best)
        self.second.append(second)
        self.here.append(is_here)
        self.there.append(is_there)
        self.balls.append(power + self.facts.weights.tie)

    def _look_at_hands(self) -> None:
        """See how many cards may still come, and from how many rivals."""
        season = self.season
        cards = 0
        rivals = 0
        if season.turn != NONE:
            for manager in range(season.managers):
                if manager != self.me and not season.passed >> manager & 1:
                    cards += len(season.hand[manager])
                    rivals += 1
        weights = self.facts.weights
        self.coming: float = 1.0 - (1.0 - weights.coming) ** (cards / max(1, len(season.reel)))
        """How likely a rival comes to a matchup where none is."""
        unplayed = (cards / max(1, rivals) + len(season.hand[self.me])) / max(1, len(season.reel))
        self.spread: float = weights.spread + (weights.unplayed * unplayed if cards else 0.0)

    # What payouts are worth.

    def section(self, matchup: int, section: int) -> float:
        """What a section of a matchup's card is worth, with what its stadium adds."""
        season = self.season
        worth = self.pays[season.reel[matchup] * SECTIONS + section]
        if season.stadiums and section != CENTRE and season.is_highlight(matchup):
            worth += self.facts.payout_worth(of_stadium(season, matchup, section), self.weeks)
        return worth

    def my_side(self, matchup: int) -> int:
        """The side of a highlight that the manager has."""
        return LEFT if self.season.left[matchup] == self.me else RIGHT

    # What matchups are worth.

    def worth(self, matchup: int) -> float:
        """What a matchup is worth as it stands."""
        return self.worth_if(
            matchup,
            self.mine[matchup],
            self.theirs[matchup],
            self.my_side(matchup),
            self.here[matchup],
            self.there[matchup],
        )

    def worth_if(
        self, matchup: int, mine: float, theirs: float, side: int, is_here: bool, is_there: bool
    ) -> float:
        """What it is worth with such totals, if the manager has that side, and somebody is there of his and theirs."""
        season = self.season
        if season.reel[matchup] == NONE or season.left[matchup] == CLOSED:
            return 0.0
        meets = 1.0
        if not is_there:
            meets = self.coming
            theirs = self.facts.weights.newcomer
        if not season.is_highlight(matchup):
            return self._tournament(matchup, mine, theirs, meets, is_here)
        if season.turned[matchup]:
            side = 1 - side
        centre = self.section(matchup, CENTRE)
        own = self.section(matchup, side)
        other = self.section(matchup, 1 - side)
        everything = own + other + centre
        if not is_here:
            return -self.rivalry * meets * everything
        won = holds((mine - theirs) / self.spread)
        contested = own + won * centre - self.rivalry * (other + (1.0 - won) * centre)
        return meets * contested + (1.0 - meets) * everything

    def _tournament(self, matchup: int, mine: float, theirs: float, meets: float, is_here: bool) -> float:
        managers = self.season.managers
        winner = self.section(matchup, WINNER)
        if not is_here:
            return -self.rivalry * meets * winner
        lose = self.section(matchup, LOSE)
        second = lose if managers == 2 else self.section(matchup, RUNNER_UP)
        first = holds((mine - theirs) / self.spread)
        among = 1.0
        if managers > 2 and self.second[matchup] > 0.0:
            among = max(first, holds((mine - self.second[matchup]) / self.spread))
        own = first * winner + (among - first) * second + (1.0 - among) * lose
        contested = own - self.rivalry * ((1.0 - first) * winner + first * second)
        return meets * contested + (1.0 - meets) * (winner + second)

    # What changes are worth.

    def shift(self, matchup: int, mine: float, theirs: float) -> float:
        """What it is worth that the totals change by so much."""
        before = self.worth(matchup)
        after = self.worth_if(
            matchup,
            self.mine[matchup] + mine,
            self.theirs[matchup] + theirs,
            self.my_side(matchup),
            self.here[matchup],
            self.there[matchup],
        )
        return after - before

    def power_lost(self, player: int) -> float:
        """What a player's team loses there, in Star Power, if a tackle against him succeeds."""
        season = self.season
        title = season.title[player]
        if season.downed[player]:
            return self.power_held(player)
        where = season.where[player]
        lost = max(0.0, star_power(season, player) - self.facts.downed[title])
        lost = max(0.0, lost - 0.6 * self.facts.strikes_back[title])
        if season.ball[where] == player and self.facts.safety[title] < 2.0:
            lost += self.balls[where]
        return lost

    def power_held(self, player: int) -> float:
        """What a player adds to his team's total, the ball included."""
        season = self.season
        where = season.where[player]
        return strength(season, player) + (self.balls[where] if season.ball[where] == player else 0.0)

    def if_struck(self, player: int) -> float:
        """What it is worth to the manager that a tackle against a player succeeds."""
        season = self.season
        if season.downed[player]:
            return self.if_gone(player)
        where = season.where[player]
        if where == GONE:
            return 0.0
        lost = self.power_lost(player)
        if season.owner[player] == self.me:
            return self.shift(where, -lost, 0.0)
        return self.shift(where, 0.0, -lost)

    def if_gone(self, player: int) -> float:
        """What it is worth to the manager that a player leaves the matchup."""
        season = self.season
        where = season.where[player]
        if where == GONE:
            return 0.0
        lost = self.power_held(player)
        owner = season.owner[player]
        is_last = len(season.players_of(owner, where)) == 1
        if owner == self.me:
            if not is_last:
                return self.shift(where, -lost, 0.0)
            return self.worth_if(where, 0.0, self.theirs[where], LEFT, False, True) - self.worth(where)
        if is_last and season.is_highlight(where):
            now = self.worth(where)
            return self.worth_if(where, self.mine[where], 0.0, self.my_side(where), True, False) - now
        return self.shift(where, 0.0, -lost)
