"""The line-ups of the random seasons: each follows from its number alone, and all that rulings.md allows come up."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

import touchline

SUDDEN_DEATH: Final = "sudden-death"
FOUL_PLAY: Final = "foul-play"
BOXES: Final = ((), (SUDDEN_DEATH,), (FOUL_PLAY,), (SUDDEN_DEATH, FOUL_PLAY))
LENGTHS: Final = ("", "abbreviated-season", "extended-season")
OTHERS: Final = {
    "scheduling-limitations": "",
    "no-salary-cap": "",
    "enchanted-balls": SUDDEN_DEATH,
    "corrupt-ref": FOUL_PLAY,
    "stadiums": FOUL_PLAY,
}
"""Optional rules that can stand beside all others, with the box that each needs."""
DRAWN: Final = 9
"""In every ninth season the teams are drawn."""
STRIDE: Final = 191
"""Seasons that follow each other have line-ups that lie far from each other."""


class Choice(NamedTuple):
    """How many managers play with which boxes and which optional rules."""

    managers: int
    expansions: tuple[str, ...]
    options: tuple[str, ...]


class LineUp(NamedTuple):
    """What a season is made of; it has its number as seed. Without teams they are drawn."""

    number: int
    choice: Choice
    teams: tuple[str, ...]

    def begin(self, *, events: bool = True) -> touchline.Season:
        """The season at its first decision."""
        managers, expansions, options = self.choice
        return touchline.new_season(
            self.teams or managers, expansions, options, seed=self.number, events=events
        )


@cache
def combinations() -> tuple[Choice, ...]:
    """Numbers of managers with the boxes and optional rules that rulings.md lets them combine."""
    return tuple(
        [
            Choice(managers, boxes, tuple([rule for rule in (length, *others) if rule]))
            for boxes in BOXES
            for managers in (2, 3, 4, 5)
            if managers < 5 or FOUL_PLAY in boxes
            for length in LENGTHS
            if managers > 2 or length != "extended-season"
            for others in product(*[("", rule) for rule, box in OTHERS.items() if not box or box in boxes])
        ]
    )


def line_up(number: int) -> LineUp:
    """The line-up of the season of that number."""
    allowed = combinations()
    choice = allowed[number * STRIDE % len(allowed)]
    boxes = {"base", *[box.replace("-", "_") for box in choice.expansions]}
    names = [team.id for team in touchline.teams() if team.set in boxes]
    teams = () if number % DRAWN == 0 else tuple(Random(number).sample(names, choice.managers))
    return LineUp(number, choice, teams)
