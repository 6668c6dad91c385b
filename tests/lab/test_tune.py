"""Tuning: what improvements and leads are worth follows from seasons, and is written so that the bots can read it."""

import tomllib

import msgspec
import pytest

from touchline.bots.search.weights import WEIGHTS
from touchline.bots.tuning import Tuned
from touchline.cards import library
from touchline.cards.shapes import SETS
from touchline.lab import climbing
from touchline.lab.tune import Study, solved, tune


def test_linear_equations_are_solved():
    assert solved([[0.0, 2.0, 4.0], [1.0, 1.0, 5.0]]) == pytest.approx([3.0, 2.0])


def test_a_card_whose_owners_gain_more_is_worth_more():
    book = library().book_of(SETS)
    good, bad = book.numbers["film-rights"], book.numbers["sharp-eyed-steward"]
    study = Study(book)
    for _ in range(200):
        study.add(({good: 1.0, bad: -1.0}, 3.0))
        study.add(({good: -1.0}, -2.0))
    worths = study.worths()
    assert worths["film-rights"] > worths["sharp-eyed-steward"]


@pytest.mark.random_seasons
def test_the_whole_file_is_made_of_nothing_but_seasons(monkeypatch):
    """What is in the package goes into it as little as it does into the command that it names."""
    monkeypatch.setattr(climbing, "REACHES", {"tie": climbing.Reach(0.4, 0.0)})
    told: list[str] = []
    text = tune(3, 1, 4, 1, told.append)
    found = msgspec.convert(tomllib.loads(text), Tuned, strict=False)
    assert found.command == "python -m touchline.lab.tune --seasons 3 --rounds 1 --tries 4 --seed 1"
    assert set(found.weights) == {"tie", "temper", "temper_week"}
    assert found.cards
    assert found.figures["surprise"] > 0
    assert tune(3, 1, 4, 1, told.append) == text


@pytest.mark.random_seasons
def test_who_weighs_nothing_rightly_wins_less_than_his_share():
    good = climbing.policy_of({}, {})
    bad = climbing.policy_of({"rivalry": -5.0, "sprint": 9.0}, {})
    assert climbing.surplus(bad, good, 24, 1) < -1.0 < 1.0 < climbing.surplus(good, bad, 24, 1)


@pytest.mark.random_seasons
def test_a_weight_is_changed_only_as_far_as_it_may_go(monkeypatch):
    monkeypatch.setattr(climbing, "surplus", lambda *_: 9.0)
    monkeypatch.setattr(climbing, "REACHES", {"coming": climbing.Reach(0.1, 0.0, 0.95)})
    assert climbing.climb({}, 2, 1, 1, print) == {"coming": 0.95}


@pytest.mark.random_seasons
def test_a_change_that_wins_nothing_is_not_kept(monkeypatch):
    monkeypatch.setattr(climbing, "surplus", lambda *_: 0.0)
    monkeypatch.setattr(climbing, "REACHES", {"tie": climbing.Reach(0.4, 0.0)})
    assert climbing.climb({}, 3, 1, 1, print) == {"tie": WEIGHTS["tie"]}
