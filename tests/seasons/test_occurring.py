"""Everything there is occurs in the random seasons: each card, each ability, each question, each pair of options."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from itertools import combinations

import pytest

import touchline
from tests.seasons.lineups import combinations as line_ups
from tests.seasons.occurring import Occurring
from touchline.cards import library

MANY = 5000
PART = 250
OFTEN = 20
"""How often each card's ability is used at least."""


def part(first: int) -> Occurring:
    found = Occurring()
    for number in range(first, first + PART):
        found.play(number)
    return found


def together(one: Occurring, other: Occurring) -> Occurring:
    one.seasons += other.seasons
    for name in ("cards", "abilities", "questions", "rules"):
        getattr(one, name).update(getattr(other, name))
    return one


@pytest.fixture(scope="module")
def found() -> Occurring:
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        return reduce(together, processes.map(part, range(0, MANY, PART)))


@pytest.mark.proof
@pytest.mark.random_seasons
def test_everything_occurs(found):
    cards = {card.id for card in touchline.catalogue()}
    assert cards - set(found.cards) == set()
    questions = {question.kind for question in touchline.questions()}
    assert questions - set(found.questions) == set()
    pairs = {
        pair
        for choice in line_ups()
        for number in (1, 2)
        for pair in combinations(sorted((*choice.options, *choice.expansions)), number)
    }
    assert pairs - set(found.rules) == set()


@pytest.mark.proof
@pytest.mark.random_seasons
def test_each_ability_is_used_often(found):
    """An ability that acts is used, and a card with one that always holds comes into play."""
    rare = {}
    for title in library().book.printed:
        used = found.abilities[title.id] if title.abilities else found.cards[title.id]
        has_some = title.abilities or any(title.folds)
        if has_some and used < OFTEN:
            rare[title.id] = used
    assert rare == {}
