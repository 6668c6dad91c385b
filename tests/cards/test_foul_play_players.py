"""The players and stars of Foul Play as a whole (rulings, Counts; card-facts 2d and 3c)."""

from __future__ import annotations

from collections import Counter

import pytest

from touchline.cards import Card, catalogue

TEAMS = ("nurgles-rotters", "lowdown-rats", "zharr-naggrund-ziggurats")
KNOWN = {
    "Pestigor": "nurgles-rotters",
    "Beast of Nurgle": "nurgles-rotters",
    "Bombardier": "lowdown-rats",
    "Fanatic": "lowdown-rats",
    "Looney": "lowdown-rats",
    "Pogo": "lowdown-rats",
    "Troll": "lowdown-rats",
    "Bull Centaur": "zharr-naggrund-ziggurats",
    "Hobgoblin": "zharr-naggrund-ziggurats",
    "Guardsman": "zharr-naggrund-ziggurats",
}
"""The starting players whose names are known from the print; of the Guardsman the team is not."""


def cards(kind: str) -> list[Card]:
    return [card for card in catalogue() if card.kind == kind and card.set == "foul_play"]


def by_name(name: str) -> Card:
    return next(card for card in cards("player") if card.name == name)


@pytest.mark.parametrize("team", TEAMS)
def test_a_roster_is_like_those_of_the_base_game(team):
    """Twelve cards of 24 to 27 standing Star Power, four linemen among them, and one big player."""
    roster = [card for card in cards("player") if card.team == team]
    powers = Counter([card.star_power for card in roster for _ in range(card.copies)])
    assert powers.total() == 12
    assert 24 <= sum(power[0] * n for power, n in powers.items() if power) <= 27
    assert powers[4, 2] == 1
    assert powers[1, 0] == 4


def test_most_goblins_are_small():
    """Most of the Lowdown Rats have a Star Power of one or two, and some foul standing."""
    rats = [card for card in cards("player") if card.team == "lowdown-rats" for _ in range(card.copies)]
    assert len([rat for rat in rats if rat.star_power and rat.star_power[0] <= 2]) == 9
    assert len([rat for rat in rats if "foul" in (rat.skills or ())]) == 5


def test_what_the_teams_do_on_the_ground():
    """Nurgle regenerates, and one tackles; Chaos Dwarfs and their slaves foul."""
    skills: dict[str, set[str]] = {}
    for card in cards("player"):
        skills.setdefault(card.team or "", set()).update(card.downed_skills or ())
    assert {"regeneration", "tackle"} <= skills["nurgles-rotters"]
    assert "foul" in skills["zharr-naggrund-ziggurats"]


def test_what_is_known_is_kept():
    printed = {card.name: card.team for card in cards("player") if card.provenance == "printed"}
    assert printed == KNOWN
    assert by_name("Pestigor").named == ("spread-disease",)
    assert by_name("Bull Centaur").named == ("trample",)
    assert "team" in by_name("Guardsman").reconstructed
    assert "spread-disease" in {
        name for card in cards("star") if card.team == "nurgles-rotters" for name in card.named or ()
    }


def test_nothing_of_ours_passes_for_printed():
    """Figures are known of no card of this box; the Trample of the centaur and the plague of the Pestigor are."""
    for card in cards("player"):
        if card.provenance == "printed":
            assert {"copies", "star_power", "skills", "downed_skills"} <= set(card.reconstructed)
            assert "named" in card.reconstructed or card.name in ("Pestigor", "Bull Centaur")
            assert "text" in card.reconstructed or card.name == "Bull Centaur"
    assert {card.provenance for card in cards("star")} == {"reconstructed"}


def test_the_deck_of_stars():
    """Seventeen stars and four Freebooters twice; five stars a team, and two free agents."""
    stars = [card for card in cards("star") if "freebooter" not in (card.named or ())]
    freebooters = [card for card in cards("star") if "freebooter" in (card.named or ())]
    assert [card.copies for card in stars] == [1] * 17
    assert [card.copies for card in freebooters] == [2] * 4
    assert Counter(card.team for card in stars) == {None: 2} | dict.fromkeys(TEAMS, 5)
    assert {card.union for card in cards("star")} == {"PPG"}
    assert len([card for card in stars if card.name.startswith("Pu")]) == 1


def test_no_two_are_the_same_but_for_the_name():
    def face(card: Card) -> tuple[object, ...]:
        return (card.star_power, card.skills, card.skill_sets, card.downed_skills, card.text)

    faces = Counter(face(card) for card in catalogue() if card.star_power is not None)
    new = [card for card in catalogue() if card.star_power is not None and card.set == "foul_play"]
    assert [card.id for card in new if faces[face(card)] > 1] == []
