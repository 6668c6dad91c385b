"""Bots against each other: line-ups go around the seats, and the stronger bot is found to be stronger."""

import json
from collections import Counter

import pytest

import touchline
from touchline.lab import arena
from touchline.lab.arena import RESULT, line_ups, seasons_in_all, turns_of
from touchline.lab.journal import opened
from touchline.lab.ratings import ratings
from touchline.lab.seasons import Outcome


@pytest.mark.parametrize(
    ("bots", "managers", "found"),
    [
        (["a", "b"], 2, [("a", "b")]),
        (["a", "b", "c"], 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        (["a", "b"], 3, [("a", "a", "b"), ("a", "b", "b")]),
        (["a", "b", "c"], 3, [("a", "b", "c")]),
        (["a,b,b,b"], 2, [("a", "b", "b", "b")]),
        (["b,a", "a,c"], 2, [("a", "b"), ("a", "c")]),
    ],
)
def test_line_ups(bots, managers, found):
    assert line_ups(bots, managers) == found


@pytest.mark.parametrize("bots", [["a"], ["a", "a"], ["a,a"], ["a,b", "a,b,c"], ["a,b", "c"], []])
def test_what_makes_no_line_ups(bots):
    with pytest.raises(touchline.BadSetup):
        line_ups(bots, 2)


def test_each_turn_is_played_as_often():
    assert turns_of(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert seasons_in_all(["a,b,b"], 10, 2) == 12
    assert seasons_in_all(["a", "b", "c"], 9, 2) == 30


def test_a_better_place_is_a_better_rating():
    found = ratings([(("good", "bad", "bad"), (1, 2, 2)), (("bad", "good", "bad"), (3, 1, 2))] * 20)
    assert found["good"].low > found["bad"].high
    assert found["good"].cases == 40
    once = ratings([(("good", "bad"), (1, 2))])
    assert once["good"].high - once["good"].low > found["good"].high - found["good"].low


@pytest.mark.random_seasons
def test_each_bot_has_each_seat_with_the_same_teams(tmp_path):
    result = arena(["rookie", "random"], 8, seed=3, processes=1, out=tmp_path)
    journal = opened(tmp_path)
    seasons = [season for _, season in journal.seasons(8) if isinstance(season, Outcome)]

    assert result.seasons == 8
    assert Counter([journal.plan.bots_of(number) for number in range(8)]) == {
        ("rookie", "random"): 4,
        ("random", "rookie"): 4,
    }
    for number in range(0, 8, 2):
        assert seasons[number].teams == seasons[number + 1].teams
    assert len({seasons[number].teams for number in range(8)}) > 2


@pytest.mark.random_seasons
def test_the_rookie_beats_whoever_takes_any_option(tmp_path):
    result = arena(["rookie,random,random"], 9, seed=3, processes=1, out=tmp_path)
    (rookie, other) = result.ratings
    duel, back = sorted(result.duels, key=lambda each: each.bot, reverse=True)
    of_rookie = next(each for each in result.performances if each.bot == "rookie")

    assert (rookie.bot, other.bot) == ("rookie", "random")
    assert rookie.rating.low > other.rating.value
    assert duel.ahead.value > 0.8
    assert duel.ahead.value + back.ahead.value == pytest.approx(1)
    assert of_rookie.fair == pytest.approx(1 / 3)
    assert of_rookie.wins.low > of_rookie.fair
    assert sum([each.wins.value for each in result.performances]) == pytest.approx(1)
    assert (
        json.loads((tmp_path / RESULT).read_text())["performances"]
        == json.loads(result.to_json())["performances"]
    )


@pytest.mark.random_seasons
def test_an_arena_goes_on_where_it_stopped(tmp_path):
    arena(["rookie", "random"], 2, seed=3, processes=1, out=tmp_path)
    told: list[int] = []
    more = arena(["rookie", "random"], 4, processes=1, out=tmp_path, progress=told.append)
    whole = arena(["rookie", "random"], 4, seed=3, processes=1)

    assert told == [2, 3, 4]
    assert (more.ratings, more.performances, more.duels) == (whole.ratings, whole.performances, whole.duels)
    with pytest.raises(touchline.BadSetup, match="holds another run"):
        arena(["rookie", "random"], 2, 3, out=tmp_path)


def test_ratings_need_their_package(monkeypatch):
    monkeypatch.setattr("touchline.lab.ratings.find_spec", lambda _: None)
    with pytest.raises(touchline.BadSetup, match="touchline\\[lab\\]"):
        arena(["rookie", "random"], 2)
