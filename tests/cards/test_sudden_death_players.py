"""The players and stars of Sudden Death as a whole (rulings, Counts; card-facts 2c and 3b)."""

from __future__ import annotations

from collections import Counter

import pytest

from touchline.cards import Card, catalogue

TEAMS = ("black-fangs", "naggaroth-nightmares", "champions-of-death")


def cards(kind: str) -> list[Card]:
    return [card for card in catalogue() if card.kind == kind and card.set == "sudden_death"]


@pytest.mark.parametrize("team", TEAMS)
def test_a_roster_is_like_those_of_the_base_game(team):
    """Twelve cards of 24 to 27 standing Star Power, linemen among them, and one big player."""
    roster = [card for card in cards("player") if card.team == team]
    powers = Counter({card.star_power: 0 for card in roster})
    for card in roster:
        powers[card.star_power] += card.copies
    assert powers.total() == 12
    assert 24 <= sum(power[0] * n for power, n in powers.items() if power) <= 27
    assert powers[4, 2] == 1
    assert 4 <= powers[1, 0] <= 5


def test_the_deck_of_stars():
    """Seventeen stars and four Freebooters twice; five stars a team, and two free agents."""
    stars = [card for card in cards("star") if "freebooter" not in (card.named or ())]
    freebooters = [card for card in cards("star") if "freebooter" in (card.named or ())]
    assert [card.copies for card in stars] == [1] * 17
    assert [card.copies for card in freebooters] == [2] * 4
    sides = Counter(card.team for card in stars)
    assert sides == {None: 2} | dict.fromkeys(TEAMS, 5)
    assert {card.union for card in cards("star")} == {"DSS"}


KNOWN = {
    "Mummy": ("champions-of-death", ("tackle", "tackle"), None, ("tackle",)),
    "Dark Elf Runner": ("naggaroth-nightmares", (), (("sprint",), ("pass",)), ()),
    "Dark Elf Assassin": ("naggaroth-nightmares", (), (("sprint",), ("tackle",)), ()),
    "Dark Elf Blitzer": ("naggaroth-nightmares", ("tackle",), None, ("pass",)),
    "Mumma Hotep": ("champions-of-death", ("tackle",), None, ("tackle",)),
}
NAMES = {"Thrall", "Vampire", "Dark Elf Lineman", "Witch Elf", "Zombie", "Skeleton", "Wight", "Jibber"}


def test_what_is_known_is_kept():
    """The skills that the sources tell of; all else of these cards is marked as ours."""
    found = {card.name: card for card in (*cards("player"), *cards("star"))}
    for name, facts in KNOWN.items():
        card = found[name]
        assert (card.team, card.skills or (), card.skill_sets, card.downed_skills) == facts
    assert found["Mummy"].named == ("dirty-player",)
    assert {name for name, card in found.items() if card.provenance == "printed"} == NAMES | set(KNOWN)
    assert all("star_power" in found[name].reconstructed for name in NAMES | set(KNOWN))


def test_no_two_are_the_same_but_for_the_name():
    def face(card: Card) -> tuple[object, ...]:
        return (card.star_power, card.skills, card.skill_sets, card.downed_skills, card.text)

    faces = Counter(face(card) for card in catalogue() if card.star_power is not None)
    new = [card for card in catalogue() if card.star_power is not None and card.set == "sudden_death"]
    assert [card.id for card in new if faces[face(card)] > 1] == []
