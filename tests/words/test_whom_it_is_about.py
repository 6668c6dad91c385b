"""A condition says whom it is about where a moment speaks of two players."""

import pytest

from touchline.cards.text import ability_text
from touchline.rules.abilities import Ability, Condition, Moment
from touchline.words.conditions import HasNamed, WasCarrier, WasStanding
from touchline.words.fans import GainFans
from touchline.words.moments import CarrierFalls, Downs, GoesDown, Injures, IsTackled, Tackles

THIS = "this player"
YOURS = "one of your players"


@pytest.mark.parametrize(
    ("when", "condition", "text"),
    [
        (
            Tackles(),
            WasCarrier(),
            f"{THIS} successfully tackles an opponent, if that opponent was the ball carrier",
        ),
        (
            Tackles("yours"),
            HasNamed("guard"),
            f"{YOURS} successfully tackles an opponent, if that opponent has Guard",
        ),
        (
            IsTackled(),
            WasStanding(),
            "an opponent successfully tackles this player, if this player was standing",
        ),
        (Injures(), WasCarrier(), "this player injures an opponent, if that opponent was the ball carrier"),
        (Downs(), WasStanding(), "this player brings an opponent down, if that opponent was standing"),
        (GoesDown("yours"), WasCarrier(), f"{YOURS} becomes downed, if he was the ball carrier"),
        (
            CarrierFalls(),
            HasNamed("guard"),
            "an opposing ball carrier here becomes downed or injured, if he has Guard",
        ),
    ],
)
def test_the_text_says_who_it_was(when: Moment, condition: Condition, text: str):
    ability = Ability(when, (condition,), (GainFans(1),), may=False, exhausts=False)
    assert ability_text(ability) == f"When {text}, gain a fan."


def test_a_condition_by_itself_speaks_of_him():
    said = [condition.text() for condition in (WasCarrier(), WasStanding(), HasNamed("guard"))]
    assert said == ["he was the ball carrier", "he was standing", "he has Guard"]
