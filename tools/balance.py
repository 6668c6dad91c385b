"""Writes docs/balance.md: how often each team wins, with all boxes, four managers and a rookie in every seat.

`make balance` writes it anew; it takes some minutes. `make proof` plays the same seasons and holds the teams to their
bounds. A season that nobody wins counts for each of its four managers in parts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import touchline
from touchline.lab.intervals import Estimate
from touchline.lab.intervals import share as share_of
from touchline.lab.plans import make_plan
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.simulate import cores, played
from touchline.lab.workers import here

PAGE: Final = Path(__file__).parent.parent / "docs" / "balance.md"
SEASONS: Final = 3000
MANAGERS: Final = 4
SEED: Final = 2026
LEAST: Final = 0.17
MOST: Final = 0.33

INTRODUCTION: Final = (
    f"How often each team wins: {SEASONS} seasons of {MANAGERS} managers with both expansions and no optional rule.",
    "Teams are drawn from all twelve, and a rookie sits in every seat.",
    "A season that nobody wins counts for each of its managers in parts; the fair share is 25 %.",
    "The teams of the base game are printed facts, and stand as they are.",
    "Those of the expansions are ours: they are held between 17 and 33 %,",
    "and none above the strongest team of the base game by more than its interval.",
    "Rookies are no experts: they do what is plain, and undervalue what takes planning.",
)


class Tally:
    """What a team has done: seasons played, seasons won or a part of them, and fans in all."""

    def __init__(self) -> None:
        self.seasons = 0
        self.wins = 0.0
        self.fans = 0

    def add(self, manager: int, season: Outcome) -> None:
        """Add a season that it played under this manager; one that nobody won counts in parts."""
        self.seasons += 1
        self.wins += season.shares[manager]
        self.fans += season.fans[manager]

    def share(self) -> Estimate:
        """What the team wins, with its 95 % interval."""
        return share_of(self.wins, self.seasons)


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
    for id, share in sorted(shares.items(), key=lambda item: -item[1].value):
        team = infos[id]
        percent = [f"{100 * value:.1f}" for value in (share.value, share.low, share.high)]
        lines.append(
            f"| {team.name} | {team.set.replace('_', ' ')} | {teams[id].seasons} | {percent[0]} % "
            f"| {percent[1]}–{percent[2]} % | {teams[id].fans / teams[id].seasons:.1f} |"
        )
    return "\n".join(lines) + "\n"


def broken(teams: dict[str, Tally]) -> list[str]:
    """What keeps the new teams from their bounds."""
    sets = {team.id: team.set for team in touchline.teams()}
    shares = {id: found.share() for id, found in teams.items()}
    strongest = max([share.value for id, share in shares.items() if sets[id] == "base"])
    said = []
    for id, share in shares.items():
        if sets[id] != "base":
            if not LEAST <= share.value <= MOST:
                said.append(f"{id} wins {share.value:.1%}")
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
    return played(plan, SEASONS, here(cores()))


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
