"""The decision tree has as many leaves as ever: a rule that offers more or less than before shows here."""

import json

import pytest

from tests.golden.making import COUNTS
from tests.seasons.counts import DEPTHS, counts, position
from touchline.engine.machine import answer
from touchline.rules.season import Season


@pytest.mark.parametrize("name", DEPTHS)
def test_counts(name):
    assert counts(name) == json.loads(COUNTS.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", DEPTHS)
def test_counts_are_those_of_a_second_way(name):
    """Playing each course anew from the position, without copies in the middle, comes to the same number."""
    found = counts(name)
    for depth in (1, 2):
        assert len(courses(name, depth)) == found[depth - 1]


def courses(name: str, depth: int) -> list[tuple[int, ...]]:
    """All courses of so many answers, by their places."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(depth):
        longer: list[tuple[int, ...]] = []
        for course in found:
            season = played(name, course)
            options = 0 if season.pending is None else len(season.pending.options)
            longer += [(*course, place) for place in range(options)] or [course]
        found = longer
    return found


def played(name: str, course: tuple[int, ...]) -> Season:
    """The position after these answers."""
    season = position(name)
    for place in course:
        assert season.pending is not None
        answer(season, season.pending.options[place])
    return season
