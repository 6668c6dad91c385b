"""What the cards of the expansions pay, what is known of them, and that each is a card of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cards import facts_of_expansions as facts
from tests.cards.catalogue_printed import Printed, printed, section
from tests.cards.facts import rows

OF_NO_FACE = {"id", "name", "set", "copies", "provenance", "reconstructed"}
"""What may differ between two cards that are the same but for the name."""


def of_kind(*kinds: str) -> list[Printed]:
    return [card for card in printed() if card.set != "base" and card.kind in kinds]


def test_highlights_of_sudden_death():
    """Fifteen, one copy each (rulings, Counts); all that they pay is ours."""
    known = [
        [name, {"left": section(left), "centre": section(centre), "right": section(right)}]
        for name, left, centre, right in rows(facts.HIGHLIGHTS)
    ]
    assert [[card.name, card.payouts] for card in of_kind("highlight")] == known
    assert len(known) == 15
    assert {(card.set, card.copies, card.provenance) for card in of_kind("highlight")} == {
        ("sudden_death", 1, "reconstructed")
    }


def test_highlights_of_sudden_death_pay_what_those_of_the_base_game_pay():
    """Counted in icons, a contract like three fans, which is its mean (card-facts, 4a and 8c)."""

    def icons(card: Printed) -> int:
        total = 0
        for sides in card.payouts.values():
            total += max(
                sum(3 * n if icon == "contract" else n for icon, n in side.items()) for side in sides
            )
        return total

    base = [icons(card) for card in printed() if card.set == "base" and card.kind == "highlight"]
    new = [icons(card) for card in of_kind("highlight")]
    assert min(base) <= min(new)
    assert max(new) <= max(base)
    assert abs(sum(new) / len(new) - sum(base) / len(base)) < 0.75


def test_tournaments():
    """Five stand in place of the base four, and the Leeg's losers pay for it (player aid; Foul Play sheet, p. 2)."""
    known = {
        (box, name): {"winner": section(winner), "runner_up": section(second), "lose": section(lose)}
        for box, name, winner, second, lose in rows(facts.TOURNAMENTS)
    }
    assert {(card.set, card.name): card.payouts for card in of_kind("tournament")} == known
    assert {card.copies for card in of_kind("tournament")} == {1}


def test_what_is_known_of_tournaments_is_told_from_what_is_ours():
    found = {card.name: (card.provenance, card.reconstructed) for card in of_kind("tournament")}
    assert found == {name: (source, ours.split()) for name, source, ours in rows(facts.KNOWN_TOURNAMENTS)}


def test_what_is_known_of_penalties_is_told_from_what_is_ours():
    """Five effects are known of twenty cards (card-facts, 8f)."""
    found = {card.name: card.reconstructed for card in of_kind("penalty") if card.provenance == "printed"}
    assert found == {name: ours.split() for name, ours in rows(facts.KNOWN_PENALTIES)}


@pytest.mark.parametrize(
    "kind", ["highlight", "headline", "team_upgrade", "staff_upgrade", "enchanted_ball", "stadium"]
)
def test_nothing_is_known_of_the_rest(kind: str):
    assert {(card.provenance, *card.reconstructed) for card in of_kind(kind)} == {("reconstructed",)}


def test_names_and_copies_of_headlines_and_penalties():
    found = [[card.set, str(card.copies), card.name] for card in of_kind("headline", "penalty")]
    assert sorted(found) == sorted(rows(facts.HEADLINES_AND_PENALTIES))


def test_no_two_cards_are_the_same_but_for_the_name():
    """Only printed base cards may coincide; a highlight can lie either way round, so turned ones are the same."""

    def face(card: Printed) -> str:
        shown = {key: value for key, value in vars(card).items() if key not in OF_NO_FACE}
        if card.kind == "highlight":
            shown["text"] = ""
            shown["payouts"] = [
                card.payouts["centre"],
                sorted([card.payouts["left"], card.payouts["right"]], key=str),
            ]
        if card.kind in {"player", "star"}:
            shown["team"] = shown["union"] = None
        return repr(shown)

    faces = Counter(face(card) for card in printed())
    assert [card.id for card in of_kind(*{card.kind for card in printed()}) if faces[face(card)] > 1] == []
