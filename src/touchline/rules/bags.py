"""Bags and piles of cards: sorted tuples of titles, and entries that remember who has seen a card."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

Bag = tuple[int, ...]

SEATS: Final = 6
"""Five managers and the spectators have a bit each in who has seen a card."""
ALL: Final = (1 << SEATS) - 1


def without(bag: Bag, title: int) -> Bag:
    """The bag with one copy of the title less."""
    at = bag.index(title)
    return bag[:at] + bag[at + 1 :]


def with_one(bag: Bag, title: int) -> Bag:
    """The sorted bag with one copy of the title more."""
    at = bisect_right(bag, title)
    return (*bag[:at], title, *bag[at:])


def distinct(bag: Bag) -> Bag:
    """Each title of a bag once, in its order."""
    return tuple(dict.fromkeys(bag))


def entry(title: int, seen_by: int) -> int:
    """A card that somebody has seen: its title, and a bit for each seat that knows it."""
    return title << SEATS | seen_by


def title_of(seen: int) -> int:
    """The title of an entry."""
    return seen >> SEATS


def seen_by(seen: int, seat: int) -> bool:
    """Whether that seat knows the card of an entry."""
    return bool(seen >> seat & 1)


def titles(pile: Bag) -> Bag:
    """The titles of the entries of a pile, in its order."""
    return tuple([seen >> SEATS for seen in pile])
