"""Writes docs/balance.md: how often each team wins, with all boxes, four managers and a rookie in every seat.

`make balance` writes it anew; it takes some minutes. `make proof` plays the same seasons and holds the teams to their
bounds. A season that nobody wins counts for each of its four managers in parts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import touchline
from touchline.lab.plans import make_plan
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.simulate import played

PAGE: Final = Path(__file__).parent.parent / "docs" / "balance.md"
SEASONS: Final = 3000
MANAGERS: Final = 4
SEED: Final = 2026
LEAST: Final = 0.17
MOST: Final = 0.33
Z: Final = 1.96

INTRODUCTION: Final = (
    f"How often each team wins: {SEASONS} seasons of {MANAGERS} managers with both expansions and no optional rule.",
    "Teams are drawn from all twelve, and a rookie sits in every seat.",
    "A season that nobody wins counts for each of its managers in parts; the fair share is 25 %.",
    "The teams of the base game are printed facts, and stand as they are.",
    "Those of the expansions are ours: they are held between 17 and 33 %,",
    "and none above the strongest team of the base game by more than its interval.",
    "Rookies are no experts: they do what is plain, and undervalue what takes planning.",
)


class Share(NamedTuple):
    """The share of its seasons that a team wins, with the bounds of its 95 % interval (Wilson)."""

    share: float
    low: float
    high: float


class Tally:
    """What a team has done: seasons played, seasons won or a part of them, and fans in all."""

    def __init__(self) -> None:
        self.seasons = 0
        self.wins = 0.0
        self.fans = 0

    def add(self, manager: int, season: Outcome) -> None:
        """Add a season that it played under this manager; one that nobody won counts in parts."""
        self.seasons += 1
        self.wins += 1 / len(season.teams) if season.winner < 0 else season.winner == manager
        self.fans += season.fans[manager]

    def share(self) -> Share:
        """What the team wins."""
        n = self.seasons
        share = self.wins / n
        middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        width = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return Share(share, middle - width, middle + width)


def page(teams: dict[str, Tally]) -> str:
    """The page: a row for each team, the strongest first."""
    infos = {team.id: team for team in touchline.teams()}
    shares = {id: found.share() for id, found in teams.items()}
    lines = [
        "# Balance",
        "",
        *INTRODUCTION,
        "",
        f"Made by `make balance` (seed {SEED}).",
        "",
        "| team | box | seasons | wins | 95 % interval | fans |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for id, share in sorted(shares.items(), key=lambda item: -item[1].share):
        team = infos[id]
        percent = [f"{100 * value:.1f}" for value in share]
        lines.append(
            f"| {team.name} | {team.set.replace('_', ' ')} | {teams[id].seasons} | {percent[0]} % "
            f"| {percent[1]}–{percent[2]} % | {teams[id].fans / teams[id].seasons:.1f} |"
        )
    return "\n".join(lines) + "\n"


def broken(teams: dict[str, Tally]) -> list[str]:
    """What keeps the new teams from their bounds."""
    sets = {team.id: team.set for team in touchline.teams()}
    shares = {id: found.share() for id, found in teams.items()}
    strongest = max([share.share for id, share in shares.items() if sets[id] == "base"])
    said = []
    for id, share in shares.items():
        if sets[id] != "base":
            if not LEAST <= share.share <= MOST:
                said.append(f"{id} wins {share.share:.1%}")
            if share.low > strongest:
                said.append(f"{id} wins more than any team of the base game")
    return said


def tallied(seasons: Iterable[Outcome | Failure]) -> tuple[dict[str, Tally], list[str]]:
    """What each team has done, and what went wrong in seasons that could not be played."""
    teams: dict[str, Tally] = {}
    wrong: list[str] = []
    for season in seasons:
        if isinstance(season, Failure):
            wrong.append(season.message)
            continue
        for manager, team in enumerate(season.teams):
            teams.setdefault(team, Tally()).add(manager, season)
    return teams, wrong


def all_seasons() -> Iterator[Outcome | Failure]:
    """The seasons of the page, over all cores."""
    plan = make_plan(MANAGERS, (), ("sudden-death", "foul-play"), (), "rookie", SEED)
    return played(plan, SEASONS, os.cpu_count() or 1)


def main() -> int:
    """Play the seasons, write the page, and say what is out of bounds."""
    teams, wrong = tallied(all_seasons())
    PAGE.write_text(page(teams), encoding="utf-8")
    print(page(teams))
    for line in wrong + broken(teams):
        print(line, file=sys.stderr)
    return bool(wrong or broken(teams))


if __name__ == "__main__":
    sys.exit(main())
