"""Many seasons over all cores: how often each team wins, and whether anything goes wrong.

The same seed gives the same result on any number of processes: each season has a seed of its own, and what the
processes find is put together in the order of the seasons.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from secrets import randbits
from time import perf_counter
from typing import Final

import msgspec

from touchline.cards import BadSetup
from touchline.lab.plans import Plan, make_plan
from touchline.lab.seasons import Failure, Outcome, play_season

MOST_SEASONS: Final = 1_000_000
"""What is to be played is laid out beforehand, so it has an end."""

LARGEST_CHUNK: Final = 25
"""So many seasons are played before a process reports."""

WORTH_A_PROCESS: Final = 16
"""Starting a process takes as long as some random seasons do."""

Progress = Callable[[int], None]
"""Told how many seasons have been played so far."""


class TeamResult(msgspec.Struct, frozen=True):
    """How a team fared: in how many seasons it played, how many it won, and its fans on average."""

    seasons: int
    wins: int
    fans: float


class Result(msgspec.Struct, frozen=True):
    """What a simulation found. A season that nobody wins counts for nobody; one that fails is in `errors` only."""

    seasons: int
    decisions: int
    seconds: float
    errors: list[Failure]
    teams: dict[str, TeamResult]

    def to_json(self) -> str:
        """The result as JSON."""
        return msgspec.json.encode(self).decode()


def simulate(
    seasons: int,
    managers: int | str | Sequence[int] | None = None,
    teams: Sequence[str] = (),
    expansions: Sequence[str] = (),
    options: Sequence[str] | str = (),
    bots: Sequence[str] | str = "random",
    seed: int | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    packs: Sequence[str] = (),
) -> Result:
    """Play so many seasons; BadSetup if they can't be played.

    `managers` is a number, or several to draw from: [2, 3], "2,3" or "2-4". Teams are drawn unless they are named.
    `options` are optional rules, or "random": then they are drawn anew for each season. `bots` are names in seating
    order, or one for all seats; `packs` are files or folders with cards of your own. Without a seed one is drawn.
    Called from a script of your own, with more than one process, the call belongs under `if __name__ == "__main__":`.
    """
    if seasons < 0 or (processes is not None and processes < 1):
        raise BadSetup("There can't be fewer than no seasons, or no process.", "Give larger numbers.")
    if seasons > MOST_SEASONS:
        raise BadSetup(f"{seasons} seasons are too many at once.", f"Play at most {MOST_SEASONS}.")
    chance = randbits(48) if seed is None else seed
    plan = make_plan(managers, teams, expansions, options, bots, chance, packs)
    begun = perf_counter()
    sums = _Sums()
    for found in played(plan, seasons, processes or os.cpu_count() or 1, progress):
        sums.add(found)
    return sums.result(seasons, perf_counter() - begun)


def played(
    plan: Plan, seasons: int, processes: int, progress: Progress | None = None
) -> Iterator[Outcome | Failure]:
    """All seasons of a plan, in their order."""
    if min(processes, seasons // WORTH_A_PROCESS) < 2:
        for number in range(seasons):
            yield play_season(plan, number)
            if progress is not None:
                progress(number + 1)
        return
    size = max(1, min(LARGEST_CHUNK, seasons // (processes * 4)))
    chunks = [range(first, min(first + size, seasons)) for first in range(0, seasons, size)]
    # A fresh interpreter each: a forked one may inherit a lock that a thread, of a progress bar say, holds for ever.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        futures = [pool.submit(_play_chunk, plan, chunk) for chunk in chunks]
        done = 0
        for future in as_completed(futures):
            done += len(future.result())
            if progress is not None:
                progress(done)
        for future in futures:
            yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> list[Outcome | Failure]:
    return [play_season(plan, number) for number in numbers]


class _Sums:
    """What is added up, in whole numbers, so that the order makes no difference."""

    def __init__(self) -> None:
        self.decisions = 0
        self.errors: list[Failure] = []
        self.teams: dict[str, list[int]] = {}

    def add(self, found: Outcome | Failure) -> None:
        """Add a season."""
        if isinstance(found, Failure):
            self.errors.append(found)
            return
        self.decisions += found.decisions
        for manager, team in enumerate(found.teams):
            sums = self.teams.setdefault(team, [0, 0, 0])
            sums[0] += 1
            sums[1] += manager == found.winner
            sums[2] += found.fans[manager]

    def result(self, seasons: int, seconds: float) -> Result:
        """Everything together."""
        teams = {
            team: TeamResult(count, wins, fans / count)
            for team, (count, wins, fans) in sorted(self.teams.items())
        }
        return Result(seasons, self.decisions, seconds, self.errors, teams)
