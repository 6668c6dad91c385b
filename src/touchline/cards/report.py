"""What is wrong in the packs that are being read, and where: slips are collected, none stops the reader."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cached_property

from touchline.cards.lines import Path, lines_of
from touchline.cards.mistakes import Slip


class Source:
    """A pack file and its text; lines are looked up only when something is wrong."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    @cached_property
    def lines(self) -> dict[Path, int]:
        """The line of everything in the file."""
        return lines_of(self.text)


class Spot:
    """A place in a pack, inside a card; knows where to put what is wrong there."""

    __slots__ = ("card", "name", "path", "slips", "source")

    def __init__(
        self, source: Source, slips: list[Slip], path: Path = (), card: str = "", name: str = ""
    ) -> None:
        self.source = source
        self.slips = slips
        self.path = path
        self.card = card
        self.name = name

    def inside(self, *keys: str | int) -> Spot:
        """The place of a key, or of an element, inside this one."""
        return Spot(self.source, self.slips, (*self.path, *keys), self.card)

    def of(self, card: str) -> Spot:
        """The same place, as a place of that card."""
        return Spot(self.source, self.slips, self.path, card)

    def called(self, name: str) -> Spot:
        """The same place, spoken of by a name that the pack leaves out."""
        return Spot(self.source, self.slips, self.path, self.card, name)

    @property
    def key(self) -> str:
        """The nearest key above; the place itself, if it is one."""
        return self.name or next(str(key) for key in reversed(self.path) if isinstance(key, str))

    @property
    def verb(self) -> str:
        """What the key does with the value here: it is the value, or holds it among others."""
        return "is" if self.name or self.path[-1] == self.key else "holds"

    @property
    def line(self) -> int:
        """The line of the nearest key above."""
        path = self.path
        while path and path not in self.source.lines:
            path = path[:-1]
        return self.source.lines.get(path, 1)

    def slip(self, wrong: str, right: str) -> None:
        """Note what is wrong here, and what would be right."""
        self.slips.append(Slip(self.source.name, self.line, self.card, wrong, right))


def shown(value: object) -> str:
    """A value as its pack says it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"[{', '.join([shown(item) for item in value])}]"
    return repr(value) if isinstance(value, str) else str(value)


def instead_of(given: object, allowed: Iterable[str], otherwise: str = "") -> str:
    """What would have been right: the name that was probably meant, else what `otherwise` says, else all names."""
    names = list(allowed)
    close = get_close_matches(given, names, n=1) if isinstance(given, str) else []
    if close:
        return f"did you mean {close[0]!r}?"
    if otherwise:
        return otherwise
    if len(names) == 1:
        return f"{names[0]!r} is wanted"
    return f"one of {', '.join([repr(name) for name in names])} is wanted"
