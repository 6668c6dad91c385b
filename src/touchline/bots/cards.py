"""What a rule of thumb reads of a card: its facts from the catalogue, and what it is worth to have."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from touchline.bots.search.facts import NAMED_WORTH, OTHER_NAMED
from touchline.cards import catalogue, library
from touchline.cards.card import Payouts

EXPECTED_POWER: Final = 0.77
"""What a cheating token adds to Star Power, on average."""

EJECTED: Final = 0.2
"""The share of cheating tokens that eject the player."""

SKILL_WORTH: Final = {"tackle": 1.0, "pass": 0.9, "sprint": 0.4, "cheat": 0.3, "foul": 0.3}
DOWNED_WORTH: Final = {
    "tackle": 0.4,
    "pass": 0.3,
    "sprint": 0.2,
    "cheat": 0.1,
    "foul": 0.1,
    "regeneration": 0.5,
}
"""What a skill is worth that is used on the ground, if at all."""

UPGRADE_WORTH: Final = {
    "altdorf-broadcast-rights": 3.0,
    "beat-da-points-outta-dem": 2.5,
    "black-ark-broadcast": 3.0,
    "body-snatchers": 2.5,
    "collectors-cards": 3.0,
    "crooked-bookmaker": 3.0,
    "dubious-potions": 1.5,
    "endorsement-deal": 3.0,
    "end-zone-celebration-choreographer": 3.5,
    "fan-club-enrollment": 1.5,
    "film-rights": 4.0,
    "funeral-on-cabalvision": 4.5,
    "gore-reel": 3.0,
    "gryphon-ade": 1.0,
    "hall-of-famers": 3.5,
    "highlights-editor": 2.5,
    "hooligan-section": 3.0,
    "laying-the-smackdown": 3.0,
    "late-game-scoring-streak": 3.0,
    "offensive-coordinator": 3.0,
    "offensive-firepower": 3.5,
    "one-of-us": 2.5,
    "overtime-pay": 1.0,
    "pilgrims-of-pestilence": 3.5,
    "product-endorsements": 3.5,
    "publicity-stunts": 3.5,
    "red-carpet-night": 3.5,
    "sent-off-in-style": 3.0,
    "sharp-eyed-steward": 1.5,
    "staffing-office": 3.0,
    "stretcher-bearers": 1.0,
    "sympathetic-columnist": 2.5,
    "tavern-screenings": 3.5,
    "team-apothecary": 1.0,
    "team-merchandise-booths": 4.0,
    "the-best-players-in-the-league": 3.0,
    "tithe-of-hashut": 3.5,
    "trained-hawks": 2.5,
    "trophy-rack": 3.5,
    "undertaker-on-commission": 1.5,
    "warpstone-souvenirs": 3.5,
    "well-get-em-next-season": 3.0,
}
"""How many fans an upgrade may bring, roughly."""
PLAIN_UPGRADE: Final = 2.0


class PlayerFacts(NamedTuple):
    """The facts of a player card, and what it is worth in the hand, in Star Power.

    `tackling` is the Star Power that his abilities add in his own tackle attempts.
    """

    standing: int
    downed: int
    skills: tuple[str, ...]
    downed_skills: tuple[str, ...]
    named: tuple[str, ...]
    worth: float
    tackling: int = 0


UNKNOWN: Final = PlayerFacts(2, 1, (), (), (), 2.0)
"""For a card that the catalogue doesn't have: one from a pack of somebody's own."""


@cache
def players() -> dict[str, PlayerFacts]:
    """The player cards by id, stars among them."""
    found = {}
    for card in catalogue():
        if card.star_power is not None:
            standing, downed = card.star_power
            skills = max([card.skills or (), *(card.skill_sets or ())], key=skills_worth)
            downed_skills = card.downed_skills or ()
            named = card.named or ()
            worth = standing + 0.4 * downed + skills_worth(skills)
            worth += sum([DOWNED_WORTH.get(skill, 0.0) for skill in downed_skills])
            worth += sum([NAMED_WORTH.get(name, OTHER_NAMED) for name in named])
            found[card.id] = PlayerFacts(
                standing, downed, skills, downed_skills, named, worth, tackling_power(card.id)
            )
    return found


def skills_worth(skills: tuple[str, ...]) -> float:
    """What a set of skills is worth."""
    return sum([SKILL_WORTH.get(skill, 0.0) for skill in skills])


@cache
def texts() -> dict[str, str]:
    """The texts of all cards by id, with those of their named abilities."""
    named = {ability.id: ability.text for ability in library().named}
    return {
        card.id: " ".join([card.text, *[named[name] for name in card.named or ()]]) for card in catalogue()
    }


def tackling_power(card: str) -> int:
    """What a player's abilities add to his Star Power while he attempts a tackle."""
    found = re.search(r"attempts a tackle, this player has \+(\d) Star Power", texts()[card])
    return int(found[1]) if found else 0


@cache
def payouts_of(card: str) -> Payouts:
    """What a card pays, section by section; nothing if it is no such card."""
    for other in catalogue():
        if other.id == card and other.payouts is not None:
            return other.payouts
    return {}


HARMS: Final = (
    "he is injured",
    "he becomes downed",
    "disease token on",
    "has -",
    "move all ejections",
    "his manager receives a penalty",
)


@cache
def is_harmful(card: str) -> bool:
    """Whether who is named for a card's ability had rather not be."""
    text = texts().get(card, "")
    return any(harm in text for harm in HARMS)


@cache
def ball_worth(card: str) -> float:
    """What a ball is worth to its carrier's team, in Star Power: an enchanted one what its text promises."""
    text = texts().get(card, "")
    power = re.search(r"\+(\d+) Star Power", text)
    if power:
        return float(power[1])
    fans = re.search(r"gain (a|two|three|four) fan", text)
    return FANS_AS_POWER * NUMERALS.index(fans[1]) if fans else BALL_OF_SKILL


NUMERALS: Final = ("no", "a", "two", "three", "four")
FANS_AS_POWER: Final = 1.0
"""What a fan is worth in Star Power, to whoever fights for the ball."""
BALL_OF_SKILL: Final = 0.7


def player_facts(card: str) -> PlayerFacts:
    """The facts of a player card."""
    return players().get(card, UNKNOWN)


def improvement_worth(card: str) -> float:
    """What it is worth to keep a card for the improvement pile; of use among cards of one kind."""
    if card in players():
        return players()[card].worth
    return UPGRADE_WORTH.get(card, PLAIN_UPGRADE)
