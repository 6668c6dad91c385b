"""Saves of seasons with the expansions: what is loaded is the same, and what can't be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import touchline
from tests.courses import finish, with_expansions
from tests.table.test_saves import load, spoil, told
from touchline import BadSave
from touchline.rules.position import NONE, Position

TEAMS = ("naggaroth-nightmares", "nurgles-rotters", "lowdown-rats")


def is_full(position: Position) -> bool:
    """Whether a card is being fouled, while much else of the expansions lies on the table."""
    has_sets = any(chosen != NONE for chosen in position.chosen_set)
    return any(position.fouled) and has_sets and any(position.facedown) and sum(position.disease) > 0


def fresh() -> touchline.Season:
    return with_expansions(TEAMS, is_full)


@pytest.fixture(scope="module")
def save() -> dict[str, Any]:
    """A save, to be spoilt."""
    found: dict[str, Any] = json.loads(fresh().save())
    return found


def test_what_is_loaded_is_the_same_and_goes_on_alike():
    season = fresh()
    loaded = load(season.save())
    assert told(loaded.position) == told(season.position)
    assert loaded.save() == season.save()
    for seat in (0, 1, 2, None):
        assert loaded.view(seat) == season.view(seat)
    loaded = touchline.load(season.save(), seed=3)
    assert finish(touchline.load(season.save(), seed=3), 1) == finish(loaded, 1)


CHANGES: list[tuple[str, object, str]] = [
    ("expansions", ["sudden-death"], "nurgles-rotters|box|no card"),
    ("expansions", ["sudden-death", "fair-play"], "no expansion 'fair-play'"),
    ("expansions", ["foul-play", "foul-play"], "named twice"),
    ("season/contracts_left", 16, "contracts"),
    ("season/contracts_left", -1, "season.contracts_left is -1"),
    ("by_manager/contracts", [7, 7, 7], "contracts"),
    ("season/blood_left", 7, "blood tokens"),
    ("by_player/blood/0", 1, "blood tokens"),
    ("season/disease_left", 7, "disease tokens"),
    ("by_player/disease/0", 7, "disease tokens"),
    ("by_matchup/plague/0", 7, "disease tokens"),
    ("by_matchup/plague", [], "by_matchup.plague has 0 values"),
    ("season/ref", 99, "corrupt ref is at no matchup"),
    ("season/ref", -2, "season.ref is -2"),
    ("season/stadiums", [], "cards of the kind stadium"),
    ("season/stadiums/0", "bad-snap", "stadium that is none"),
    ("season/penalties", [], "cards of the kind penalty"),
    ("season/penalties_left", 0, "penalties"),
    ("season/penalties_before", ["bad-snap"], "cards of the kind|penalties"),
    ("season/penalty_discard", ["bad-snap"], "cards of the kind"),
    ("by_manager/facedown/0", 20, "penalties"),
    ("by_manager/facedown_before/0", 1, "penalties"),
    ("by_manager/flipped/0", ["hired-wizard"], "penalty that is none"),
    ("by_manager/flipped/0", ["no-such-penalty"], "by_manager.flipped"),
    ("by_manager/fouled", [[], [], []], "can't go on|he is not"),
    ("by_matchup/balls/0", "bad-snap", "enchanted ball that is none"),
    ("by_player/chosen_set/0", 9, "skills that his card does not have"),
]


@pytest.mark.parametrize(("path", "value", "wrong"), CHANGES)
def test_a_changed_save_is_refused(save: dict[str, Any], path: str, value: object, wrong: str):
    with pytest.raises(BadSave, match=wrong) as caught:
        load(spoil(save, path, value))
    assert caught.value.right


def victim_of(save: dict[str, Any]) -> int:
    """Whose card is looked at."""
    return next(manager for manager, fouled in enumerate(save["by_manager"]["fouled"]) if fouled)


def test_a_fouled_card_lies_in_its_hand(save: dict[str, Any]):
    victim = victim_of(save)
    strange = [["morg-n-thorg-owa", save["by_manager"]["fouled"][victim][0][1]]]
    with pytest.raises(BadSave, match="fouled card that is in no hand"):
        load(spoil(save, f"by_manager/fouled/{victim}", strange))


def test_no_two_cards_are_fouled_at_once(save: dict[str, Any]):
    victim = victim_of(save)
    twice = save["by_manager"]["fouled"][victim] * 2
    with pytest.raises(BadSave, match="more than one fouled card"):
        load(spoil(save, f"by_manager/fouled/{victim}", twice))


def test_who_owns_a_fouled_card_knows_it(save: dict[str, Any]):
    victim = victim_of(save)
    card = save["by_manager"]["fouled"][victim][0][0]
    with pytest.raises(BadSave, match="fouled card that its manager does not know of"):
        load(spoil(save, f"by_manager/fouled/{victim}", [[card, []]]))


def test_no_enchanted_ball_lies_at_two_matchups(save: dict[str, Any]):
    balls = save["by_matchup"]["balls"]
    with pytest.raises(BadSave, match="more or fewer enchanted balls"):
        load(spoil(save, "by_matchup/balls", [balls[0]] * len(balls)))
