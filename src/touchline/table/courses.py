"""Courses: how a season began and what has been answered since."""

from __future__ import annotations

from typing import NamedTuple

from touchline.engine.dealer import Dealer
from touchline.engine.machine import Option, advance
from touchline.rules.events import Teller
from touchline.rules.printed import Book
from touchline.rules.season import Season
from touchline.rules.setup import begin
from touchline.table.keys import Secret
from touchline.table.saves import unpack
from touchline.table.setup_choices import SetUp, option_bits, team_numbers


class Beginning(NamedTuple):
    """How a season began: its set-up, the hash of its cards, its seal, and its secret, if that is known.

    A season that was loaded began with its save, at the decision `first`.
    """

    setup: SetUp
    packs: str
    seal: str
    secret: Secret | None
    save: str | None = None
    first: int = 0


class Course:
    """How a season began and what has been answered since: with its dealer, all that a record needs."""

    __slots__ = ("answers", "beginning")

    def __init__(self, beginning: Beginning, answers: list[Option]) -> None:
        self.beginning = beginning
        self.answers = answers

    def clone(self) -> Course:
        """The course of a copy of the season."""
        return Course(self.beginning, self.answers[:])

    def begin(self, book: Book, dealer: Dealer, teller: Teller | None = None) -> Season:
        """The season at its first decision, or as it was loaded; the teller notes what happens from the start."""
        save = self.beginning.save
        if save is not None:
            loaded = unpack(save, dealer, book)
            loaded.teller = teller
            return loaded
        setup = self.beginning.setup
        position = begin(
            book, team_numbers(book, setup.teams), setup.managers, option_bits(setup.options), dealer
        )
        position.teller = teller
        advance(position)
        return position
