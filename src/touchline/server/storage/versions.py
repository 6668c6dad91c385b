"""The versions of rules and cards that have served these tables, in the order in which they came."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from touchline.server.storage.database import alone
from touchline.server.storage.facts import fact, set_fact

VERSIONS: Final = "versions"

Version = tuple[str, str]
"""Of the rules, and the hash of the cards."""

_read: Final = msgspec.json.Decoder(list[Version]).decode


def note_version(connection: Connection, version: Version) -> None:
    """Note that a version serves these tables."""
    alone(connection)
    known = _known(connection)
    if version not in known:
        set_fact(connection, VERSIONS, msgspec.json.encode([*known, version]).decode())


def came_later(connection: Connection, version: Version, than: Version) -> bool:
    """Whether a version has come to these tables after another one. One that is not known never did."""
    known = _known(connection)
    if version not in known:
        return False
    return than not in known or known.index(version) > known.index(than)


def _known(connection: Connection) -> list[Version]:
    return _read(fact(connection, VERSIONS) or "[]")
