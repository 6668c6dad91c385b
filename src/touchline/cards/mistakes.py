"""The refusals: what may be wrong with what somebody asks for, and what would be right."""

from __future__ import annotations

from typing import NamedTuple


class Mistake(Exception):
    """Something was refused, and nothing has changed.

    `wrong` is one sentence on what is wrong, `right` one on what would be right.
    """

    def __init__(self, wrong: str, right: str) -> None:
        super().__init__(wrong, right)
        self.wrong = wrong
        self.right = right

    def __str__(self) -> str:
        return f"{self.wrong} {self.right}"


class BadSetup(Mistake):
    """A season that can't be made."""


class BadChoice(Mistake):
    """An answer that the decision doesn't list."""


class BadSave(Mistake):
    """A text that is no save, or one that can't be loaded."""


class BadRecord(Mistake):
    """A text that is no record, or one that doesn't hold what it says."""


class Slip(NamedTuple):
    """One thing that is wrong in a pack: where, in which card, and what would be right."""

    file: str
    line: int
    card: str
    wrong: str
    right: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        parts = (place, self.card, self.wrong, self.right)
        return ": ".join([part for part in parts if part])


class BadPack(Mistake):
    """Packs that can't be read; `slips` are all things that are wrong in them, in the order of files and lines."""

    def __init__(self, slips: tuple[Slip, ...]) -> None:
        found = "There is a slip" if len(slips) == 1 else f"There are {len(slips)} slips"
        lines = "\n".join([str(slip) for slip in slips])
        super().__init__(
            f"{found} in the packs.", f"What would be right stands at the end of each line:\n{lines}"
        )
        self.slips = slips

    def __reduce__(self) -> tuple[type[BadPack], tuple[tuple[Slip, ...]]]:
        return (BadPack, (self.slips,))
