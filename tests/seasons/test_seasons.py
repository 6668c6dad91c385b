"""Random seasons: whatever the line-up and the answers, what properties.py says holds at every position."""

import pytest

from tests.seasons.lineups import combinations
from tests.seasons.properties import Tally, play

FEW = 100
MANY = 3000
PER_TEST = 10
PER_PROOF = 50


def play_seasons(numbers: range) -> None:
    """Play these seasons; where others hold cards that could be different ones, nearly all redeals are different."""
    tally = Tally()
    for number in numbers:
        play(number, tally)
    assert tally.checked > len(numbers) * 15
    assert tally.differing >= 0.9 * tally.open_redeals > 0.5 * tally.redeals


@pytest.mark.random_seasons
@pytest.mark.parametrize("first", range(0, FEW, PER_TEST))
def test_some_seasons(first):
    play_seasons(range(first, first + PER_TEST))


@pytest.mark.proof
@pytest.mark.random_seasons
@pytest.mark.parametrize("first", range(0, MANY, PER_PROOF))
def test_many_seasons(first):
    play_seasons(range(first, first + PER_PROOF))
