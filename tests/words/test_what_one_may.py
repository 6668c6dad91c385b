"""What the manager may decline is said as something that he may do, or may have done."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from touchline.cards.lexicon import all_words
from touchline.cards.text import ability_text
from touchline.rules.abilities import Ability, Effect
from touchline.rules.vocabulary import Count, OneOf, Parameter
from touchline.words.fans import GainFans
from touchline.words.moments import Scoreboard
from touchline.words.skills import COMMITTED

EFFECTS: dict[str, Any] = dict(all_words().words["effect"])

# What a manager does himself; what others do he has them do.
VERBS = {
    *(
        "apply",
        "assign",
        "attempt",
        "call",
        "choose",
        "discard",
        "draw",
        "gain",
        "give",
        "have",
        "look",
        "lose",
    ),
    *("move", "place", "receive", "replace", "return", "reveal", "roll", "stand", "take"),
}
OTHERS = re.compile(
    r"have (this player|him|that opponent|the opponent|the tackler|(his|the tackler's) manager|"
    r"the player you committed this turn) (injured|[a-z]+[^s ]) ?|have (one of|all) its dice|give him [+-]"
)


def values(parameter: Parameter) -> tuple[object, ...]:
    """What a parameter can be; of numbers the lowest and the highest."""
    if isinstance(parameter, OneOf):
        return parameter.choices
    if isinstance(parameter, Count):
        return (parameter.low, parameter.high)
    return ((GainFans(1),),)


def forms(effect: type[Effect]) -> Iterator[Effect]:
    """An effect in every form that it can take."""
    for chosen in product(*[values(parameter) for parameter in effect.parameters]):
        given = {parameter.name: value for parameter, value in zip(effect.parameters, chosen, strict=True)}
        yield effect(**given)


@pytest.mark.parametrize("word", EFFECTS)
def test_an_optional_effect_is_good_english(word: str):
    for effect in forms(EFFECTS[word]):
        text = ability_text(Ability(Scoreboard(), (), (effect,), may=True, exhausts=False))
        said = text.removeprefix("Scoreboard phase: you may ").removesuffix(".")
        assert said.split()[0] in VERBS, text
        if said.startswith(("have", "give")):
            assert OTHERS.match(said), text
        assert text == text.replace("  ", " ")


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (EFFECTS["become_carrier"](), "this player becomes the ball carrier"),
        (
            EFFECTS["become_carrier"](who="committed"),
            f"{COMMITTED} becomes the ball carrier",
        ),
        (EFFECTS["injure"](whom="subject"), "he is injured"),
        (
            EFFECTS["committed_uses"](skill="pass", times=2),
            f"{COMMITTED} uses passing twice",
        ),
        (
            EFFECTS["committed_uses"](skill="pass", times=3),
            f"{COMMITTED} uses passing three times",
        ),
        (EFFECTS["receive_penalty"](who="owner-of-chosen"), "his manager receives a penalty"),
        (EFFECTS["receive_penalty"](), "you receive a penalty"),
    ],
)
def test_what_must_be_done_is_said_as_a_fact(effect: Effect, said: str):
    assert (
        ability_text(Ability(Scoreboard(), (), (effect,), may=False, exhausts=False))
        == f"Scoreboard phase: {said}."
    )


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (EFFECTS["become_carrier"](), "have this player become the ball carrier"),
        (EFFECTS["injure"](whom="subject"), "have him injured"),
        (EFFECTS["carrier_uses"](skill="pass"), "have him use passing"),
        (EFFECTS["weaken"](n=2), "give him -2 Star Power in this attempt"),
        (EFFECTS["receive_penalty"](who="owner-of-tackler"), "have the tackler's manager receive a penalty"),
        (EFFECTS["receive_penalty"](), "receive a penalty"),
        (EFFECTS["draw_cards"](n=2), "draw two cards"),
    ],
)
def test_what_may_be_declined_is_said_as_an_offer(effect: Effect, said: str):
    """Only what comes first is offered; the rest follows from it."""
    ability = Ability(Scoreboard(), (), (effect, EFFECTS["injure"]()), may=True, exhausts=False)
    assert ability_text(ability) == f"Scoreboard phase: you may {said}, then he is injured."
