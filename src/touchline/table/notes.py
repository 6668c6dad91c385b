"""Makes events of what the rules have noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from touchline.rules.cheating import FACE_NAMES
from touchline.rules.draws import DIE_NAMES
from touchline.rules.events import EVENTS, NOBODY, Note
from touchline.rules.printed import SKILL_NAMES, TOURNAMENT, Book
from touchline.table.events import AnyNoted
from touchline.table.names import SIDES, Matchup, Player, Side, section_name

Read = Callable[[Book, Note, int], object]
"""Reads a field of a note that begins at a place."""


def _number(_: Book, note: Note, at: int) -> int:
    return note[at]


def _card(book: Book, note: Note, at: int) -> str:
    return book.printed[note[at]].id


def _team(book: Book, note: Note, at: int) -> str:
    return book.teams[note[at]].id


def _player(book: Book, note: Note, at: int) -> Player | None:
    number, title, manager = note[at : at + 3]
    return None if number == NOBODY else Player(number, book.printed[title].id, manager)


def _matchup(book: Book, note: Note, at: int) -> Matchup:
    return Matchup(note[at], book.printed[note[at + 1]].id)


def _side(_: Book, note: Note, at: int) -> Side | None:
    return SIDES[note[at]]


def _section(book: Book, note: Note, at: int) -> str:
    # The matchup stands before its section.
    return section_name(book.printed[note[at - 1]].kind == TOURNAMENT, note[at])


def _die(_: Book, note: Note, at: int) -> str:
    return DIE_NAMES[note[at]]


def _face(_: Book, note: Note, at: int) -> str:
    return FACE_NAMES[note[at]]


def _skill(_: Book, note: Note, at: int) -> str:
    return SKILL_NAMES[note[at]]


_READERS: Final[dict[str, tuple[Read, int]]] = {
    "manager": (_number, 1),
    "winner": (_number, 1),
    "victim": (_number, 1),
    "set": (_number, 1),
    "number": (_number, 1),
    "total": (_number, 1),
    "team": (_team, 1),
    "card": (_card, 1),
    "secret-card": (_card, 1),
    "player": (_player, 3),
    "target": (_player, 3),
    "matchup": (_matchup, 2),
    "side": (_side, 1),
    "section": (_section, 1),
    "die": (_die, 1),
    "face": (_face, 1),
    "secret-face": (_face, 1),
    "skill": (_skill, 1),
}
"""How each field of a note is read, and how many of its numbers it takes."""


def _layout(fields: tuple[str, ...]) -> tuple[tuple[Read, int], ...]:
    """How the fields of a kind of note are read, each from its place."""
    found = []
    at = 1
    for field in fields:
        read, width = _READERS[field]
        found.append((read, at))
        at += width
    return tuple(found)


_MAKERS: Final[tuple[Callable[..., AnyNoted], ...]] = get_args(AnyNoted)
_TEACHES: Final[tuple[bool, ...]] = tuple([kind.teaches for kind in get_args(AnyNoted)])
_LAYOUTS: Final = tuple([_layout(fields) for _, fields in EVENTS])


def teaches(notes: list[Note]) -> bool:
    """Whether somebody has learned something new by what was noted."""
    return any(_TEACHES[note[0]] for note in notes)


def event_of(book: Book, note: Note) -> AnyNoted:
    """A note of the rules, as an event."""
    kind = note[0]
    return _MAKERS[kind](*[read(book, note, at) for read, at in _LAYOUTS[kind]])
