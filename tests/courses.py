"""Seasons that tests play through with random answers, of every number of managers and every optional rule."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

import touchline
from touchline.rules.position import Position

ALL = [
    (managers, options)
    for managers in (2, 3, 4)
    for options in (
        (),
        ("abbreviated-season",),
        ("extended-season", "no-salary-cap"),
        ("scheduling-limitations",),
        ("abbreviated-season", "no-salary-cap", "scheduling-limitations"),
    )
    if managers > 2 or "extended-season" not in options
]

each_kind = pytest.mark.parametrize(
    ("managers", "options"),
    ALL,
    ids=[f"{managers}-{'-'.join(options) or 'plain'}" for managers, options in ALL],
)
"""Runs a test for each number of managers with several sets of optional rules."""


def positions(
    managers: int, options: tuple[str, ...] = (), seed: int = 0, every: int = 1
) -> Iterator[touchline.Season]:
    """A season at every so manyth of its decisions, and at its end; it goes on by itself, so take copies."""
    answers = random.Random(seed)
    season = touchline.new_season(managers, options=options, seed=seed)
    step = 0
    while not season.over:
        if step % every == seed % every:
            yield season
        assert season.decision is not None
        season.choose(answers.choice(season.decision.options))
        step += 1
    yield season


def finish(season: touchline.Season, seed: int = 0) -> list[tuple[object, ...]]:
    """Play a season to its end with random answers; answers the events of each choice."""
    answers = random.Random(seed)
    told: list[tuple[object, ...]] = []
    while season.decision is not None:
        told.append(season.choose(answers.choice(season.decision.options)))
    return told


def with_expansions(teams: Sequence[str], holds: Callable[[Position], bool]) -> touchline.Season:
    """The first position of random seasons with both expansions, and what is played on the pitch, where this holds."""
    chosen = ("corrupt-ref", "enchanted-balls", "stadiums")
    for seed in range(200):
        answers = random.Random(seed)
        season = touchline.new_season(
            teams, expansions=("sudden-death", "foul-play"), options=chosen, seed=seed, events=False
        )
        while season.decision is not None:
            if holds(season.position):
                return season
            season.choose(answers.choice(season.decision.options))
    raise AssertionError
