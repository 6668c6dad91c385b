"""Many seasons at once: how often each team wins, and whether anything goes wrong.

The same seed gives the same result on any number of processes or machines: each season has a seed of its own, and what
the processes find is put together in the order of the seasons.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from secrets import randbits
from time import perf_counter
from typing import Final

import msgspec

from touchline.cards import BadSetup
from touchline.lab.journal import Journal, seed_of
from touchline.lab.plans import Plan, make_plan
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.tables import rows, write_table, writer_for
from touchline.lab.workers import Workers, here

MOST_SEASONS: Final = 1_000_000
"""What is to be played is laid out beforehand, so it has an end."""

Progress = Callable[[int], None]
"""Told how many seasons have been played so far; first, how many have been before."""


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
    *,
    out: str | Path | None = None,
    tables: Sequence[str] = (),
    workers: Workers | None = None,
) -> Result:
    """Play so many seasons; BadSetup if they can't be played.

    `managers` is a number, or several to draw from: [2, 3], "2,3" or "2-4". Teams are drawn unless they are named.
    `options` are optional rules, or "random": then they are drawn anew for each season. `bots` are names in seating
    order, or one for all seats; `packs` are files or folders with cards of your own. Without a seed one is drawn.
    `out` is a folder that keeps every season, watched: what is there already is not played again, and `tables` written
    there, named as in "seasons.parquet", hold a row for each manager. `workers` play instead of this machine.
    Called from a script of your own, with more than one process, the call belongs under `if __name__ == "__main__":`.
    """
    check_size(seasons, processes)
    paths = [Path(out) / name for name in tables] if out is not None else []
    for path in paths:
        writer_for(path)
    found_seed = chosen_seed(seed, out)
    plan = make_plan(managers, teams, expansions, options, bots, found_seed, packs, watched=out is not None)
    journal = None if out is None else Journal(Path(out), plan)
    begun = perf_counter()
    sums = _Sums()
    for found in played(plan, seasons, workers or here(processes or cores()), progress, journal):
        sums.add(found)
    if journal is not None:
        for path in paths:
            write_table(path, rows(journal, seasons))
    return sums.result(seasons, perf_counter() - begun)


def check_size(seasons: int, processes: int | None) -> None:
    """BadSetup if there are too few seasons or processes, or too many seasons."""
    if seasons < 0 or (processes is not None and processes < 1):
        raise BadSetup("There can't be fewer than no seasons, or no process.", "Give larger numbers.")
    if seasons > MOST_SEASONS:
        raise BadSetup(f"{seasons} seasons are too many at once.", f"Play at most {MOST_SEASONS}.")


def chosen_seed(seed: int | None, out: str | Path | None) -> int:
    """The seed that was given, else that of the run in the folder, else a new one."""
    if seed is None and out is not None:
        seed = seed_of(Path(out))
    return randbits(48) if seed is None else seed


def cores() -> int:
    """How many processes keep this machine busy."""
    return os.cpu_count() or 1


def played(
    plan: Plan,
    seasons: int,
    workers: Workers,
    progress: Progress | None = None,
    journal: Journal | None = None,
) -> Iterator[Outcome | Failure]:
    """All seasons of a plan, in their order; those in the journal are not played again."""
    kept = {} if journal is None else dict(journal.seasons(seasons))
    tell = progress or (lambda _: None)
    tell(len(kept))
    missing = [range(seasons)] if journal is None else journal.missing(seasons)
    for chunk in workers(plan, missing):
        kept.update(chunk.seasons())
        if journal is not None:
            journal.add(chunk)
        tell(len(kept))
    for number in range(seasons):
        yield kept[number]


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
