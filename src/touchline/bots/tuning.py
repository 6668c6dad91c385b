"""The weights that come with the package: tuned on seasons that the bots played with themselves. See docs/bots.md."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from touchline.bots.search.facts import Facts
from touchline.bots.search.weights import Weights
from touchline.rules.printed import Book

FILE: Final = "tuned.toml"

BOOKS: Final = 16
"""Facts are kept of so many choices of cards."""


class Tuned(msgspec.Struct, frozen=True):
    """What was tuned, and how: the weights, and what each card brings in a week, in fans."""

    command: str
    seed: int
    figures: dict[str, float]
    weights: dict[str, float]
    cards: dict[str, float]


@cache
def tuned() -> Tuned:
    """The tuned weights that come with the package."""
    text = files("touchline.bots").joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Tuned, strict=False)


@lru_cache(BOOKS)
def facts_of(book: Book, character: tuple[tuple[str, float], ...] = ()) -> Facts:
    """The facts of all cards of a book, as weighed by a character: the tuned weights with some of them changed."""
    found = tuned()
    return Facts(book, Weights({**found.weights, **dict(character)}), found.cards)
