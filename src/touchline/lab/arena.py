"""The arena: bots against each other in line-ups that go around the seats, each line-up at the same seasons.

What the seats and teams of a season are worth every bot has alike: a season is played once for each turn of a line-up,
with the same teams and dice. So the true shares lie in the intervals more surely than they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final

import msgspec

from touchline.cards import BadSetup
from touchline.lab.intervals import Estimate, share
from touchline.lab.journal import Journal
from touchline.lab.plans import make_plan
from touchline.lab.ratings import need_openskill, ratings
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.simulate import Progress, check_size, chosen_seed, cores, played
from touchline.lab.workers import Workers, here

RESULT: Final = "arena.json"

LineUp = tuple[str, ...]


class Performance(msgspec.Struct, frozen=True):
    """How a bot fared in a line-up: the share of the seasons that its seats won together, and their fans on average.

    `fair` is the share that as many seats would have among equals.
    """

    line_up: LineUp
    bot: str
    wins: Estimate
    fair: float
    fans: float


class Duel(msgspec.Struct, frozen=True):
    """How often a bot comes out before another in the seasons of both; an equal place counts half."""

    bot: str
    other: str
    ahead: Estimate


class Rated(msgspec.Struct, frozen=True):
    """The rating of a bot from all seasons."""

    bot: str
    rating: Estimate


class ArenaResult(msgspec.Struct, frozen=True):
    """What an arena found; ratings best first. A season that fails is in `errors` only."""

    seasons: int
    decisions: int
    seconds: float
    errors: list[Failure]
    ratings: list[Rated]
    performances: list[Performance]
    duels: list[Duel]

    def to_json(self) -> str:
        """The result as JSON; an estimate is value, low, high and number of cases."""
        return msgspec.json.encode(self).decode()


def arena(
    bots: Sequence[str],
    seasons: int = 400,
    managers: int = 2,
    teams: Sequence[str] = (),
    expansions: Sequence[str] = (),
    options: Sequence[str] | str = (),
    seed: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    packs: Sequence[str] = (),
    *,
    out: str | Path | None = None,
    workers: Workers | None = None,
) -> ArenaResult:
    """Let bots play each other, so many seasons in each line-up; BadSetup if they can't.

    Each of `bots` is a name, or a whole line-up: names separated by commas. `seasons` is rounded up, so that every bot
    sits in each seat as often. The rest is as for `simulate`.
    """
    need_openskill()
    turns = [turn for line_up in line_ups(bots, managers) for turn in turns_of(line_up)]
    total = seasons_in_all(bots, seasons, managers)
    check_size(total, processes)
    plan = make_plan(
        len(turns[0]), teams, expansions, options, (), chosen_seed(seed, out), packs, line_ups=turns
    )
    journal = None if out is None else Journal(Path(out), plan)
    begun = perf_counter()
    found = played(plan, total, workers or here(processes or cores()), progress, journal)
    tally = _Tally()
    for number, season in enumerate(found):
        tally.add(plan.bots_of(number), season)
    result = tally.result(total, perf_counter() - begun)
    if out is not None:
        (Path(out) / RESULT).write_text(result.to_json() + "\n", encoding="utf-8")
    return result


def line_ups(bots: Sequence[str], managers: int) -> list[LineUp]:
    """The line-ups that are meant: those that were given whole, else all of so many managers.

    As many different bots sit in a line-up as can; where there are fewer than seats, in every mixture.
    """
    given = [tuple(sorted(bot.split(","))) for bot in bots if "," in bot]
    single = [bot for bot in bots if "," not in bot]
    if given and single:
        raise BadSetup(f"{single[0]!r} is no line-up.", "Give bots alone, or line-ups alone.")
    different = min(len(set(single)), managers)
    drawn = combinations_with_replacement(dict.fromkeys(single), managers)
    found = given or [line_up for line_up in drawn if len(set(line_up)) == different]
    if not found or len({len(line_up) for line_up in found}) > 1 or any(len(set(each)) < 2 for each in found):
        raise BadSetup(
            "That makes no line-ups.",
            "Give at least two different bots, and as many seats in each line-up.",
        )
    return found


def turns_of(line_up: LineUp) -> list[LineUp]:
    """A line-up that goes around the seats."""
    return [line_up[at:] + line_up[:at] for at in range(len(line_up))]


def seasons_in_all(bots: Sequence[str], seasons: int, managers: int) -> int:
    """How many seasons it takes until each line-up has played so many, and each of its turns as many as the others."""
    found = line_ups(bots, managers)
    seats = len(found[0])
    return -(-seasons // seats) * seats * len(found)


class _Tally:
    """What is added up."""

    def __init__(self) -> None:
        self.decisions = 0
        self.errors: list[Failure] = []
        self.places: list[tuple[LineUp, tuple[int, ...]]] = []
        self.wins: dict[tuple[LineUp, str], list[float]] = {}
        self.fans: dict[tuple[LineUp, str], list[int]] = {}
        self.ahead: dict[tuple[str, str], list[float]] = {}

    def add(self, bots: LineUp, season: Outcome | Failure) -> None:
        """Add a season."""
        if isinstance(season, Failure):
            self.errors.append(season)
            return
        self.decisions += season.decisions
        self.places.append((bots, season.places))
        line_up = tuple(sorted(bots))
        for bot in dict.fromkeys(line_up):
            seats = [seat for seat, sitting in enumerate(bots) if sitting == bot]
            self.wins.setdefault((line_up, bot), []).append(sum([season.shares[seat] for seat in seats]))
            self.fans.setdefault((line_up, bot), []).extend([season.fans[seat] for seat in seats])
        for pair, ahead in _duels(bots, season.places):
            self.ahead.setdefault(pair, []).append(ahead)

    def result(self, seasons: int, seconds: float) -> ArenaResult:
        """Everything together."""
        rated = sorted(ratings(self.places).items(), key=lambda found: (-found[1].value, found[0]))
        performances = [
            Performance(
                line_up,
                bot,
                share(sum(wins), len(wins)),
                line_up.count(bot) / len(line_up),
                fmean(self.fans[line_up, bot]),
            )
            for (line_up, bot), wins in sorted(self.wins.items())
        ]
        duels = [
            Duel(bot, other, share(sum(ahead), len(ahead)))
            for (bot, other), ahead in sorted(self.ahead.items())
        ]
        return ArenaResult(
            seasons,
            self.decisions,
            seconds,
            self.errors,
            [Rated(bot, rating) for bot, rating in rated],
            performances,
            duels,
        )


def _duels(bots: LineUp, places: tuple[int, ...]) -> Iterator[tuple[tuple[str, str], float]]:
    """For each two different bots of a season, how often the one is before the other, on average of their seats."""
    seats: dict[str, list[int]] = {}
    for bot, place in zip(bots, places, strict=True):
        seats.setdefault(bot, []).append(place)
    for bot, other in product(seats, seats):
        if bot != other:
            yield (
                (bot, other),
                fmean(
                    [(mine < yours) + (mine == yours) / 2 for mine in seats[bot] for yours in seats[other]]
                ),
            )
