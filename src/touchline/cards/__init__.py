"""The cards: reading and checking packs, the book that the rules play by, the catalogue that people read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from touchline.cards.card import Card, NamedAbility, TeamInfo
from touchline.cards.library import Library, library
from touchline.cards.mistakes import BadChoice, BadPack, BadRecord, BadSave, BadSetup, Mistake, Slip
from touchline.cards.schema import schema
from touchline.cards.vocabulary import vocabulary_page
from touchline.rules.printed import Book

__all__ = [
    "BadChoice",
    "BadPack",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "Card",
    "Library",
    "Mistake",
    "NamedAbility",
    "Slip",
    "TeamInfo",
    "catalogue",
    "library",
    "read_packs",
    "schema",
    "vocabulary_page",
]


def read_packs(
    packs: Sequence[str | Path] = (), expansions: Sequence[str] = ()
) -> tuple[Book, tuple[Card, ...]]:
    """The book, with these boxes, and the catalogue of the built-in packs with these packs laid on top of them.

    BadPack names all slips.
    """
    found = library(packs)
    return found.book_of(expansions), found.cards


def catalogue(packs: Sequence[str | Path] = ()) -> tuple[Card, ...]:
    """Every card, once for each deck that it lies in."""
    return library(packs).cards
