"""Courses: how a season began and what has been answered and undone since; a course can be taken once more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from touchline.engine.dealer import Dealer
from touchline.engine.machine import Option, advance, answer
from touchline.rules.events import Teller
from touchline.rules.printed import Book
from touchline.rules.season import Season
from touchline.rules.setup import begin
from touchline.table.keys import Secret
from touchline.table.records import Undo
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


class Answered(NamedTuple):
    """An answer: who gave it, which it was, and whether somebody learned something by what came of it.

    Where nobody listened it counts as if somebody had.
    """

    manager: int
    option: Option
    teaches: bool


class Course:
    """How a season began, and all answers and undos since: with its dealer, all that a record needs.

    The rows are numbered as the decisions are, from `first` of the beginning on.
    """

    __slots__ = ("beginning", "rows")

    def __init__(self, beginning: Beginning, rows: list[Answered | Undo]) -> None:
        self.beginning = beginning
        self.rows = rows

    def clone(self) -> Course:
        """The course of a copy of the season."""
        return Course(self.beginning, self.rows[:])

    def answered(self, number: int) -> bool:
        """Whether this is the number of a decision of the season that has been answered, undone or not."""
        first = self.beginning.first
        return (
            type(number) is int
            and number in range(first, first + len(self.rows))
            and isinstance(self.rows[number - first], Answered)
        )

    def is_free(self, to: int, manager: int) -> bool:
        """Whether all answers since a decision, undone ones too, were this manager's, and taught nobody anything.

        An undo that went back beyond it has brought other answers into what would be undone.
        """
        for row in self.rows[to - self.beginning.first :]:
            if isinstance(row, Undo):
                if row.to < to:
                    return False
            elif row.manager != manager or row.teaches:
                return False
        return True

    def position_at(self, number: int, book: Book, dealer: Dealer) -> Season:
        """The position at a decision, come about anew by the same draws; nobody listens to it."""
        first = self.beginning.first
        rows = self.rows[: number - first]
        walk = Walk(self.begin(book, dealer), first, [row for row in rows if isinstance(row, Undo)])
        for row in rows:
            if isinstance(row, Undo):
                walk.go_back(row.to)
            else:
                walk.answer(row.option)
        return walk.position

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


class Walk:
    """A course that is taken once more, row by row: it keeps the positions that its undos go back to."""

    __slots__ = ("kept", "number", "position")

    def __init__(self, position: Season, first: int, undos: Iterable[Undo]) -> None:
        self.position = position
        self.number = first
        self.kept: dict[int, Season | None] = dict.fromkeys([undo.to for undo in undos])
        self._keep()

    def answer(self, option: Option) -> None:
        """Give the next answer."""
        answer(self.position, option)
        self.number += 1
        self._keep()

    def go_back(self, to: int) -> None:
        """Go back to a decision; the draws that were made stay made."""
        kept = self.kept[to]
        assert kept is not None
        draws = self.position.draws
        self.position = kept.clone()
        self.position.draws = draws
        self.number += 1
        self._keep()

    def _keep(self) -> None:
        if self.number in self.kept:
            self.kept[self.number] = self.position.clone()
