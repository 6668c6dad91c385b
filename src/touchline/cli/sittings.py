"""Sittings: a season with who sits at it, on paper and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from touchline.cards.mistakes import BadSave
from touchline.table.records import is_record
from touchline.table.saves import SITTING_FORMAT
from touchline.table.season import Season

FORMAT_VERSION: Final = 1


class _Paper(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A sitting as it is written: the save of its season, and what the save doesn't hold."""

    format: str = SITTING_FORMAT
    version: int = FORMAT_VERSION
    seats: tuple[str, ...]
    packs: tuple[str, ...]
    save: msgspec.Raw


class Saved(NamedTuple):
    """What a file holds: the text of a save, and who sits where; nobody, if it is a save alone."""

    save: str
    seats: tuple[str, ...]
    packs: tuple[str, ...]


def write_sitting(season: Season, seats: tuple[str, ...], packs: tuple[str, ...]) -> str:
    """The text of a sitting; packs are found again from wherever it is loaded."""
    found = tuple([str(Path(pack).resolve()) for pack in packs])
    paper = _Paper(seats=seats, packs=found, save=msgspec.Raw(season.save().encode()))
    return msgspec.json.encode(paper).decode() + "\n"


def read_sitting(text: str) -> Saved:
    """What a file holds; a plain save is one too."""
    if is_record(text):
        raise BadSave("The file is a record, and no save.", "`touchline replay FILE` shows it.")
    try:
        header: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadSave(
            "The file is no save: it is no JSON, or cut short.", "Give a file that `save` wrote."
        ) from None
    if not isinstance(header, dict) or header.get("format") != SITTING_FORMAT:
        return Saved(text, (), ())
    if header.get("version") != FORMAT_VERSION:
        raise BadSave(
            f"The file is of version {header.get('version')!r} of the format.",
            f"This Touchline reads version {FORMAT_VERSION}.",
        )
    try:
        paper = msgspec.json.decode(text, type=_Paper)
    except msgspec.ValidationError as error:
        raise BadSave(f"The file is no whole save: {error}.", "Give a file that `save` wrote.") from None
    return Saved(bytes(paper.save).decode(), paper.seats, paper.packs)
