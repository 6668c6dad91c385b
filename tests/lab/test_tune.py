"""Tuning: what improvements and leads are worth follows from seasons, and is written so that the bots can read it."""

import tomllib

import msgspec
import pytest

from touchline.bots.tuning import Tuned
from touchline.cards import library
from touchline.cards.shapes import SETS
from touchline.lab.tune import Study, solved, weigh_cards, weigh_leads, written


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
def test_what_is_written_can_be_read():
    study = weigh_cards(3, 1)
    cards = study.worths()
    temper, temper_week, surprise = weigh_leads(3, 4, cards)
    assert surprise > 0
    text = written(
        "python -m touchline.lab.tune",
        1,
        {"rows": 1.0},
        {"temper": temper, "temper_week": temper_week},
        cards,
    )
    found = msgspec.convert(tomllib.loads(text), Tuned, strict=False)
    assert found.cards == cards
    assert found.weights["temper"] == temper
