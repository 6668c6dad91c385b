"""Everything there is occurs in the random seasons, and what the expansions add in seasons of rookies."""

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

import pytest

import touchline
from tests.seasons.lineups import combinations as line_ups
from tests.seasons.lineups import line_up
from tests.seasons.mechanisms import COMPONENTS, Mechanisms, Noted
from tests.seasons.occurring import Occurring, name_of
from touchline.cards import library
from touchline.rules.windows import UseAbility

MANY = 5000
PART = 50
OFTEN = 20
"""How often each ability of each card is used at least."""
MATTERING = 1.0
"""How often each mechanism happens at least, in a season that has its components."""
ROOKIES = len(line_ups())
"""Each line-up once."""


def random_seasons(numbers: Iterable[int]) -> Occurring:
    found = Occurring()
    for number in numbers:
        found.play(number)
    return found


def seasons_of_rookies(numbers: Iterable[int]) -> Mechanisms:
    found = Mechanisms()
    for number in numbers:
        found.play(number)
    return found


def parts(many: int) -> list[range]:
    return [range(first, min(first + PART, many)) for first in range(0, many, PART)]


@pytest.fixture(scope="module")
def found() -> Occurring:
    everything = Occurring()
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for part in processes.map(random_seasons, parts(MANY)):
            everything.add(part)
    return everything


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
    """Each for itself, also where a card has several."""
    names = {name_of(ability) for ability in library().book.abilities}
    assert {name: found.abilities[name] for name in names if found.abilities[name] < OFTEN} == {}


@pytest.mark.proof
@pytest.mark.random_seasons
def test_each_card_that_always_says_something_comes_into_play_often(found):
    """What always holds is used for as long as its card is in play."""
    cards = {title.id for title in library().book.printed if any(title.folds)}
    assert {card: found.cards[card] for card in cards if found.cards[card] < OFTEN} == {}


@pytest.mark.proof
@pytest.mark.random_seasons
def test_each_mechanism_of_the_expansions_happens_in_a_season_that_has_its_components():
    everything = Mechanisms()
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        for part in processes.map(seasons_of_rookies, parts(ROOKIES)):
            everything.add(part)
    assert {name for name in COMPONENTS if everything.seasons[name] < PART} == set()
    rates = everything.rates()
    assert {name: rate for name, rate in rates.items() if rate < MATTERING} == {}


# That the counts count.


def test_abilities_have_names_of_their_own():
    abilities = library().book.abilities
    assert len({name_of(ability) for ability in abilities}) == len(abilities)


@pytest.mark.random_seasons
def test_abilities_of_a_card_are_counted_one_by_one():
    steps = UseAbility.STEPS
    found = random_seasons(range(4))
    assert found.abilities.total() > 40
    assert set(found.abilities) <= {name_of(ability) for ability in library().book.abilities}
    assert UseAbility.STEPS is steps


def lined_up(*names: str) -> int:
    """The first season with just these boxes and optional rules."""
    return next(
        number
        for number in range(ROOKIES)
        if {*line_up(number).choice.expansions, *line_up(number).choice.options} == set(names)
    )


@pytest.mark.random_seasons
def test_a_season_of_the_base_game_has_no_components():
    played = seasons_of_rookies([lined_up()])
    assert not played.seasons
    assert played.times["contracts"] == 0


@pytest.mark.random_seasons
def test_mechanisms_are_counted_where_their_components_are():
    season = lined_up("foul-play", "stadiums", "corrupt-ref")
    played = seasons_of_rookies([season, season])
    twice = {"penalties", "penalty tokens", "corrupt ref", "stadium payouts", "stadium bans"}
    assert {name: played.seasons[name] for name in twice} == dict.fromkeys(twice, 2)
    assert played.seasons["contracts"] == played.seasons["abilities of enchanted balls"] == 0
    assert played.rates()["corrupt ref"] * 2 == played.times["corrupt ref"] > 0
    assert not any(isinstance(rule, Noted) for card in library().book.printed for rule in card.folds)
