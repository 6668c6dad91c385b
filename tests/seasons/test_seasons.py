"""Random seasons: whatever the line-up and the answers, what properties.py says holds at every position."""

import pytest

import touchline
from tests.seasons.lineups import combinations, line_up
from tests.seasons.properties import Tally, play

FEW = 100
MANY = 3000
PER_TEST = 10
PER_PROOF = 50


def test_some_seasons_have_all_line_ups():
    """Every combination of optional rules for every number of managers, and every team."""
    seasons = [line_up(number) for number in range(FEW)]
    assert {(season.managers, season.options) for season in seasons} == set(combinations())
    assert {team for season in seasons for team in season.teams} == {team.id for team in touchline.teams()}
    assert any(not season.teams for season in seasons)


def test_combinations_are_those_that_are_allowed():
    ids = [rule.id for rule in touchline.options()]
    subsets = [
        tuple([id for place, id in enumerate(ids) if bits >> place & 1]) for bits in range(1 << len(ids))
    ]
    allowed = [
        (managers, options) for managers in (2, 3, 4) for options in subsets if is_allowed(managers, options)
    ]
    assert sorted(allowed) == sorted(combinations())


def is_allowed(managers: int, options: tuple[str, ...]) -> bool:
    try:
        touchline.new_season(managers, options=options, seed=0, events=False)
    except touchline.BadSetup:
        return False
    return True


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
