"""Playouts over the rules take the same way as any others."""

import pytest

import touchline
from touchline.cards import library
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.engine.machine import advance
from touchline.lab.playout import first_state, next_state, place, play_random
from touchline.rules.setup import begin


@pytest.mark.random_seasons
@pytest.mark.parametrize("managers", [2, 3, 4])
def test_takes_the_same_way_as_over_the_public_interface(managers):
    position = begin(library().book, (), managers, 0, KeyDealer(key_of_seed(8)))
    decisions = play_random(position, 8)
    assert position.pending is None
    assert not position.stack

    season = touchline.new_season(managers, seed=8, events=False)
    state = first_state(8)
    asked = 0
    while season.decision is not None:
        state = next_state(state)
        season.choose(season.decision.options[place(state, len(season.decision.options))])
        asked += 1
    assert asked == decisions
    assert [standing.fans for standing in season.standings] == sorted(position.fans, reverse=True)


@pytest.mark.random_seasons
def test_goes_on_from_the_middle():
    position = begin(library().book, (), 2, 0, KeyDealer(key_of_seed(1)))
    advance(position)
    twin = position.clone()
    assert play_random(position, 3) == play_random(twin, 3)
    assert position.fans == twin.fans
    assert play_random(twin, 3) == 0


def test_choices_are_spread_evenly():
    state = first_state(1)
    counts = [[0] * 7 for _ in range(7)]
    last = 0
    for _ in range(49_000):
        state = next_state(state)
        taken = place(state, 7)
        counts[last][taken] += 1
        last = taken
    assert all(850 < count < 1150 for row in counts for count in row)


def test_seeds_side_by_side_begin_apart():
    assert len({place(next_state(first_state(seed)), 1000) for seed in range(200)}) > 170
