"""The line-ups of the random seasons: each follows from its number alone, and all that rulings.md allows come up."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final, NamedTuple

import touchline

LENGTHS: Final = ("", "abbreviated-season", "extended-season")
OTHERS: Final = ("scheduling-limitations", "no-salary-cap")
DRAWN: Final = 9
"""In every ninth season the teams are drawn."""


class LineUp(NamedTuple):
    """What a season is made of; it has its number as seed. Without teams they are drawn."""

    number: int
    managers: int
    teams: tuple[str, ...]
    options: tuple[str, ...]

    def begin(self, *, events: bool = True) -> touchline.Season:
        """The season at its first decision."""
        return touchline.new_season(
            teams=self.teams or self.managers, options=self.options, seed=self.number, events=events
        )


def combinations() -> list[tuple[int, tuple[str, ...]]]:
    """Numbers of managers with the optional rules that rulings.md lets them combine."""
    return [
        (managers, tuple([rule for rule in (length, *others) if rule]))
        for managers in (2, 3, 4)
        for length in LENGTHS
        for others in product(*[("", other) for other in OTHERS])
        if managers > 2 or length != "extended-season"
    ]


def line_up(number: int) -> LineUp:
    """The line-up of the season of that number."""
    allowed = combinations()
    managers, options = allowed[number % len(allowed)]
    names = [team.id for team in touchline.teams()]
    teams = () if number % DRAWN == 0 else tuple(Random(number).sample(names, managers))
    return LineUp(number, managers, teams, options)
