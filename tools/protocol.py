"""Writes the JSON schema of all that the browser client is told and says: from it its TypeScript types are made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

import touchline
from touchline.server.storage.results import Ranked, Result
from touchline.server.tables.messages import AnyCommand, Cursor, Message, Moment
from touchline.server.web.addresses import AddressGiven, AddressSeen, PushKey
from touchline.server.web.careers import PersonSeen
from touchline.server.web.knowledge import Knowledge
from touchline.server.web.persons import Me
from touchline.server.web.seasons import Listed

FILE: Final = Path(__file__).parent.parent / "web/src/protocol/schema.json"

ROOTS: Final[dict[str, Any]] = {
    "Command": AnyCommand,
    "Message": Message,
    "Event": touchline.Event,
    "Knowledge": Knowledge,
    "Me": Me,
    "Listed": Listed,
    "Cursor": Cursor,
    "Moment": Moment,
    "PersonSeen": PersonSeen,
    "Result": Result,
    "Ranked": Ranked,
    "AddressSeen": AddressSeen,
    "AddressGiven": AddressGiven,
    "PushKey": PushKey,
}


def schema() -> str:
    """The schema, as it is stored."""
    roots, components = msgspec.json.schema_components(ROOTS.values(), ref_template="#/definitions/{name}")
    named = zip(ROOTS, roots, strict=True)
    definitions = components | {name: root for name, root in named if "$ref" not in root}
    found = {"title": "Protocol", "type": "object", "definitions": definitions}
    return json.dumps(_plain(found), indent=1, sort_keys=True) + "\n"


def _plain(found: Any) -> Any:
    """A schema in the older words for tuples, which are those that the maker of the types reads."""
    if isinstance(found, list):
        return [_plain(each) for each in found]
    if not isinstance(found, dict):
        return found
    read = {name: _plain(value) for name, value in found.items()}
    if "prefixItems" in read:
        read["items"] = read.pop("prefixItems")
    return read


def main() -> None:
    """Write the schema; with --check only say whether it is fresh."""
    if "--check" in sys.argv:
        sys.exit(0 if FILE.read_text(encoding="utf-8") == schema() else f"{FILE} is stale: run `make types`.")
    FILE.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
