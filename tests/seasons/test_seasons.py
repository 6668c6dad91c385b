"""Random seasons: whatever the line-up and the answers, what properties.py says holds at every position."""

import pytest

import touchline
from tests.seasons.lineups import BOXES, Choice, combinations, line_up
from tests.seasons.properties import Tally, play
from touchline.cards import library
from touchline.table.setup_choices import set_up

FEW = 100
MANY = 5000
PER_TEST = 10
PER_PROOF = 50


def test_some_seasons_have_all_line_ups():
    """Every box and every optional rule for every number of managers that can have it, and every team."""
    seasons = [line_up(number) for number in range(FEW)]
    for what in ("expansions", "options"):
        wanted = {(choice.managers, name) for choice in combinations() for name in getattr(choice, what)}
        found = {
            (season.choice.managers, name) for season in seasons for name in getattr(season.choice, what)
        }
        assert found == wanted
    assert {team for season in seasons for team in season.teams} == {team.id for team in touchline.teams()}
    assert any(not season.teams for season in seasons)


def test_the_seasons_go_through_all_combinations():
    everything = len(combinations())
    assert {line_up(number).choice for number in range(everything)} == set(combinations())


def test_combinations_are_those_that_are_allowed():
    ids = [rule.id for rule in touchline.options()]
    subsets = [
        tuple([id for place, id in enumerate(ids) if bits >> place & 1]) for bits in range(1 << len(ids))
    ]
    everything = [
        Choice(managers, boxes, options)
        for boxes in BOXES
        for managers in (2, 3, 4, 5)
        for options in subsets
    ]
    assert sorted(filter(is_allowed, everything)) == sorted(combinations())


def is_allowed(choice: Choice) -> bool:
    try:
        set_up(library(), choice.managers, choice.expansions, choice.options)
    except touchline.BadSetup:
        return False
    return True


def play_seasons(numbers: range) -> None:
    """Play these seasons; where others hold cards that could be different ones, nearly all redeals are different."""
    tally = Tally()
    for number in numbers:
        play(number, tally)
    assert tally.checked > len(numbers) * 15
    assert tally.differing >= 0.9 * tally.open_redeals > 0.4 * tally.redeals


@pytest.mark.random_seasons
@pytest.mark.parametrize("first", range(0, FEW, PER_TEST))
def test_some_seasons(first):
    play_seasons(range(first, first + PER_TEST))


@pytest.mark.proof
@pytest.mark.random_seasons
@pytest.mark.parametrize("first", range(0, MANY, PER_PROOF))
def test_many_seasons(first):
    play_seasons(range(first, first + PER_PROOF))
