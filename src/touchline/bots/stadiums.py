"""What a rule of thumb reads of a stadium: which player brings a penalty there, and which skill."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from touchline.bots.cards import PlayerFacts, texts
from touchline.words.grammar import NUMERALS
from touchline.words.skills import GERUNDS

ANYBODY: Final = 99


class House(NamedTuple):
    """The rules of a stadium, as its text says them."""

    banned: str
    most_players: int
    least_power: int
    most_power: int


@cache
def house_of(stadium: str) -> House:
    """The rules of a stadium."""
    text = texts().get(stadium, "").lower()
    banned = [skill for skill, gerund in GERUNDS.items() if f"{gerund} is banned" in text]
    return House(
        banned[0] if banned else "",
        _number(text, r"team zone that has (\w+) already", ANYBODY),
        _number(text, r"less than (\w+) printed", 0),
        _number(text, r"more than (\w+) printed", ANYBODY),
    )


def _number(text: str, pattern: str, otherwise: int) -> int:
    found = re.search(pattern, text)
    return NUMERALS.index(found[1]) if found and found[1] in NUMERALS else otherwise


def penalties_for(stadium: str | None, facts: PlayerFacts, present: int) -> int:
    """How many penalties a card brings that comes to a zone with so many players; banned skills can be left alone."""
    if stadium is None:
        return 0
    house = house_of(stadium)
    breaches = int(present >= house.most_players)
    return breaches + int(not house.least_power <= facts.standing <= house.most_power)


def is_banned(stadium: str | None, skill: str) -> bool:
    """Whether using a skill brings a penalty there."""
    return stadium is not None and house_of(stadium).banned == skill
