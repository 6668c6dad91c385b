"""Reads packs: finds the files, checks every entry, and lays one pack on top of the other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from touchline.cards.fields import WRONG, Choice, kind_name
from touchline.cards.lexicon import Lexicon
from touchline.cards.mistakes import Slip
from touchline.cards.report import Source, Spot, instead_of
from touchline.cards.shapes import OWN, PROVENANCES, SETS, all_shapes, read_keys
from touchline.words.grammar import with_article

FILE_KEYS: Final = {"set": Choice(SETS), "provenance": Choice(PROVENANCES)}
"""What a file says once for all of its cards."""
TOML_WANTED: Final = (
    'a line is [[kind]], key = value or a # comment; words stand in "quotes", lists in [brackets]'
)
"""What would be right where the file itself can't be read."""

BUILT_IN: Final = Path(__file__).parents[1] / "packs"


class Entry:
    """A card, team, union or named ability as its pack says it; values that have a slip are left out."""

    __slots__ = ("id", "kind", "origin", "provenance", "spot", "values")

    def __init__(
        self, kind: str, values: dict[str, Any], spot: Spot, *, origin: str, provenance: str
    ) -> None:
        self.kind = kind
        self.id: str = values.get("id", "")
        self.values = values
        self.spot = spot
        self.origin = origin
        self.provenance: str = values.get("provenance", "") or provenance

    def __getitem__(self, key: str) -> Any:
        return self.values[key]


class Reading:
    """The reading of some packs: all entries by their ids, and all slips."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.shapes = all_shapes(lexicon)
        self.entries: dict[str, Entry] = {}
        self.slips: list[Slip] = []
        self.files: list[str] = []

    def of_kind(self, kind: str) -> list[Entry]:
        """The entries of a kind, in the order in which packs give them."""
        return [entry for entry in self.entries.values() if entry.kind == kind]

    def sorted_slips(self) -> tuple[Slip, ...]:
        """All slips, by file and line."""
        return tuple(sorted(self.slips, key=lambda slip: (self.files.index(slip.file), slip.line)))

    def add(self, pack: Path) -> None:
        """Lay a pack on top of what has been read: the same id replaces a card, a new one adds one."""
        entries: dict[str, Entry] = {}
        for path in self._files(pack):
            for entry in self._entries(path):
                self._put(entry, entries)
        self.entries |= entries

    def _put(self, entry: Entry, pack: dict[str, Entry]) -> None:
        if not entry.id:
            return
        if entry.id in pack:
            other = pack[entry.id].spot
            wrong = f"`id` is also that of {with_article(kind_name(pack[entry.id].kind))}"
            entry.spot.inside("id").slip(
                f"{wrong} ({other.source.name}:{other.line})", "an id of its own is wanted"
            )
            return
        replaced = self.entries.get(entry.id)
        if replaced is not None and replaced.kind != entry.kind:
            wrong = f"`id` is that of {with_article(kind_name(replaced.kind))}"
            entry.spot.inside("id").slip(
                wrong, "a card is replaced by one of its kind; else an id of its own is wanted"
            )
            return
        if not entry.origin:
            entry.origin = OWN if replaced is None else replaced.origin
        pack[entry.id] = entry

    def _files(self, pack: Path) -> list[Path]:
        found = sorted(pack.rglob("*.toml")) if pack.is_dir() else [pack] if pack.is_file() else []
        self.files += [str(path) for path in found]
        if not found:
            self.files.append(str(pack))
            wrong = "there is no pack in this folder" if pack.is_dir() else "there is no such file or folder"
            self.slips.append(
                Slip(str(pack), 0, "", wrong, "a file that ends in .toml is wanted, or a folder with some")
            )
        return found

    def _entries(self, path: Path) -> Iterable[Entry]:
        try:
            source = Source(str(path), path.read_text(encoding="utf-8"))
            tables = tomllib.loads(source.text)
        except UnicodeDecodeError:
            self.slips.append(Slip(str(path), 1, "", "this is no text", "a TOML file in UTF-8 is wanted"))
            return
        except tomllib.TOMLDecodeError as error:
            self.slips.append(_syntax_slip(path, error))
            return
        spot = Spot(source, self.slips)
        for_all = self._file_keys(tables, spot)
        for kind, entries in tables.items():
            if kind in self.shapes and isinstance(entries, list):
                for place, table in enumerate(entries):
                    if not isinstance(table, dict):
                        continue
                    yield self._entry(kind, table, spot.inside(kind, place), for_all)

    def _file_keys(self, tables: dict[str, Any], spot: Spot) -> dict[str, str]:
        """What holds for all cards of a file; notes what is neither that nor a list of entries."""
        for_all = {}
        for name, value in tables.items():
            place = spot.inside(name)
            if name in FILE_KEYS:
                for_all[name] = FILE_KEYS[name].read(value, place)
            elif name not in self.shapes:
                right = instead_of(
                    name, (*self.shapes, *FILE_KEYS), f"its kinds are {', '.join(self.shapes)}"
                )
                place.slip(f"`{name}` is nothing that a pack can hold", right)
            elif not isinstance(value, list) or not all(isinstance(table, dict) for table in value):
                place.slip(f"`{name}` is not a list of tables", f"[[{name}]] is wanted above each")
        return {name: value for name, value in for_all.items() if value is not WRONG}

    def _entry(self, kind: str, table: dict[str, Any], spot: Spot, for_all: dict[str, str]) -> Entry:
        named = table.get("id")
        card = named if isinstance(named, str) and named else f"{kind_name(kind)} {int(spot.path[-1]) + 1}"
        spot = spot.of(card)
        read = read_keys(table, self.shapes[kind], spot, with_article(kind_name(kind)))
        values = {name: value for name, value in read.items() if value is not WRONG}
        # What nobody vouches for is ours.
        provenance = for_all.get("provenance", "reconstructed")
        return Entry(kind, values, spot, origin=for_all.get("set", ""), provenance=provenance)


def _syntax_slip(path: Path, error: tomllib.TOMLDecodeError) -> Slip:
    """What tomllib stumbled over, with its line."""
    text = str(error)
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", text)
    line = 1
    if found:
        text = text[: found.start()]
        lines = path.read_text(encoding="utf-8").splitlines()
        line = int(found[1]) if found[1] else max(1, len(lines))
    return Slip(str(path), line, "", f"this is not TOML ({text[0].lower()}{text[1:]})", TOML_WANTED)
