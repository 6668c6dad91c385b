"""Rows: what a table's season consists of. Each is chained to the one before it by a hash."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Literal

import msgspec

BEGIN: Final = -1
"""The number of the row that holds how the season began, unless it plays on from a later moment."""

Kind = Literal["begin", "answer", "undo"]
GivenBy = Literal["person", "bot", "clock", "standing"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, an undo, or the beginning; each has the number of its decision, the beginning the one before them.

    `text` is the option's, what is undone `to`, or the header of the record. `drawn` are the draws that followed, as
    lines of a record; `version` and `packs` are the rules and cards by which it was taken. `command` is the id that
    whoever gave it has given it.
    """

    number: int
    kind: Kind
    manager: int | None
    text: str
    drawn: str
    version: str
    packs: str
    given_by: GivenBy
    command: str
    at: float
    hash: str = ""


def chained(row: Row, before: str) -> Row:
    """The row with its hash, which covers the hash of the row before it."""
    return msgspec.structs.replace(row, hash=hash_of(row, before))


def hash_of(row: Row, before: str) -> str:
    """What a row's hash has to be after a row with that one."""
    plain = msgspec.json.encode(msgspec.structs.replace(row, hash=""))
    return blake2b(before.encode() + plain, digest_size=32, person=b"touchline row").hexdigest()


def first_broken(rows: list[Row]) -> int | None:
    """The number of the first row that does not follow from those before it."""
    before = ""
    for row in rows:
        if row.hash != hash_of(row, before):
            return row.number
        before = row.hash
    return None


def lines_of(row: Row) -> list[str]:
    """The row as lines of a record; the beginning's header is not among them."""
    drawn = row.drawn.splitlines()
    if row.kind == "begin":
        return drawn
    who = "-" if row.manager is None else str(row.manager)
    said = f"to {row.text}" if row.kind == "undo" else row.text
    return [f"{row.kind} {row.number} {who} {said}", *drawn]
