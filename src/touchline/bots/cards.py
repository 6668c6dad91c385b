"""What a rule of thumb reads of a card: its facts from the catalogue, and what it is worth to have."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from touchline.cards import catalogue

EXPECTED_POWER: Final = 0.77
"""What a cheating token adds to Star Power, on average."""

EJECTED: Final = 0.2
"""The share of cheating tokens that eject the player."""

SKILL_WORTH: Final = {"tackle": 1.0, "pass": 0.9, "sprint": 0.4, "cheat": 0.3}
NAMED_WORTH: Final = {"guard": 0.5, "dodge": 0.3, "frenzy": 0.4, "stand-firm": 0.4, "sure-hands": 0.3}
OTHER_NAMED: Final = 0.2

UPGRADE_WORTH: Final = {
    "beat-da-points-outta-dem": 2.5,
    "endorsement-deal": 3.0,
    "end-zone-celebration-choreographer": 3.5,
    "fan-club-enrollment": 1.5,
    "gryphon-ade": 1.0,
    "hall-of-famers": 3.5,
    "laying-the-smackdown": 3.0,
    "late-game-scoring-streak": 3.0,
    "offensive-coordinator": 3.0,
    "offensive-firepower": 3.5,
    "product-endorsements": 3.5,
    "publicity-stunts": 3.5,
    "staffing-office": 3.0,
    "team-apothecary": 1.0,
    "team-merchandise-booths": 4.0,
    "the-best-players-in-the-league": 3.0,
    "warpstone-souvenirs": 3.5,
    "well-get-em-next-season": 3.0,
}
"""How many fans an upgrade may bring, roughly."""
PLAIN_UPGRADE: Final = 2.0


class PlayerFacts(NamedTuple):
    """The facts of a player card, and what it is worth in the hand, in Star Power."""

    standing: int
    downed: int
    skills: tuple[str, ...]
    named: tuple[str, ...]
    worth: float


UNKNOWN: Final = PlayerFacts(2, 1, (), (), 2.0)
"""For a card that the catalogue doesn't have: one from a pack of somebody's own."""


@cache
def players() -> dict[str, PlayerFacts]:
    """The player cards by id, stars among them."""
    found = {}
    for card in catalogue():
        if card.star_power is not None:
            standing, downed = card.star_power
            skills = card.skills or ()
            named = card.named or ()
            worth = standing + 0.4 * downed
            worth += sum([SKILL_WORTH.get(skill, 0.0) for skill in skills])
            worth += sum([NAMED_WORTH.get(name, OTHER_NAMED) for name in named])
            found[card.id] = PlayerFacts(standing, downed, skills, named, worth)
    return found


def player_facts(card: str) -> PlayerFacts:
    """The facts of a player card."""
    return players().get(card, UNKNOWN)


def improvement_worth(card: str) -> float:
    """What it is worth to keep a card for the improvement pile; of use among cards of one kind."""
    if card in players():
        return players()[card].worth
    return UPGRADE_WORTH.get(card, PLAIN_UPGRADE)
