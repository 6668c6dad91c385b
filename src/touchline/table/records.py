"""Records: the text that a season leaves behind, from which it can be played again and its dice be checked.

The first line is a header, as JSON; then comes a line for each draw and each answer, in the order in which they
happened, and last, once they may be known, salts and key. docs/saves.md describes it to the letter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from touchline.cards.mistakes import BadRecord
from touchline.cards.reader import BUILT_IN
from touchline.engine.dealer import Dealer, outcome
from touchline.rules.cheating import FACE_NAMES
from touchline.rules.draws import (
    DIE_NAMES,
    DRAW_CARD,
    DRAW_CONTRACT,
    DRAW_NAMES,
    DRAW_SPIKE,
    DRAW_TEAM,
    DRAW_TOKEN,
    ROLL,
    SPIKE_NAMES,
)
from touchline.rules.printed import Book

FORMAT: Final = "touchline record"
FORMAT_VERSION: Final = 1

WHOLE: Final = "A record is the text that season.record() gave, whole and unchanged."


class BadLine(BadRecord):
    """A record with a line, counted from 1, that can't be so."""

    def __init__(self, line: int, wrong: str, right: str = WHOLE) -> None:
        super().__init__(f"Line {line} of the record: {wrong}", right)
        self.line = line
        self.in_line = wrong

    def __reduce__(self) -> tuple[type[BadLine], tuple[int, str, str]]:
        return (BadLine, (self.line, self.in_line, self.right))


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A later version that went on with a season: from which decision on, and with the hash of which cards."""

    first: int
    touchline: str
    packs: str


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a season began: its set-up as it was asked for, or the save that it was loaded from; and its seal.

    `touchline` is the version that wrote the record, `packs` the hash of all cards; `teams` is empty if they were
    drawn.
    `first` is the number of the first decision: 0, unless the season was loaded.
    `versions` are there if later versions went on with the season, which then can't be replayed.
    """

    format: str = FORMAT
    version: int = FORMAT_VERSION
    touchline: str
    packs: str
    managers: int
    teams: tuple[str, ...]
    expansions: tuple[str, ...]
    options: tuple[str, ...]
    seal: str
    first: int = 0
    save: str | None = None
    versions: tuple[Version, ...] | msgspec.UnsetType = msgspec.UNSET


class Draw(NamedTuple):
    """A draw: its number, its kind, the names that could come, as often as they could, and the one that came."""

    number: int
    kind: str
    alternatives: tuple[str, ...]
    outcome: str


class Given(NamedTuple):
    """An answer: which decision it answers, who gave it, and its notation."""

    number: int
    manager: int
    text: str


class Undo(NamedTuple):
    """An undo: its number, who has brought it about, if it was one alone, and the decision it has gone back to."""

    number: int
    manager: int | None
    to: int


class Record(NamedTuple):
    """A record: what it says, line by line; the first of `lines` is line 2 of the text.

    `salts` are there with the key only, and only if the seats have added some.
    """

    header: Header
    lines: tuple[Draw | Given | Undo, ...]
    key: bytes | None = None
    salts: tuple[bytes, ...] = ()

    @property
    def draws(self) -> tuple[Draw, ...]:
        """All draws, in order."""
        return tuple([line for line in self.lines if isinstance(line, Draw)])

    @property
    def answers(self) -> tuple[Given, ...]:
        """All answers, in order."""
        return tuple([line for line in self.lines if isinstance(line, Given)])

    @property
    def undos(self) -> tuple[Undo, ...]:
        """All undos, in order."""
        return tuple([line for line in self.lines if isinstance(line, Undo)])

    @property
    def rows(self) -> tuple[tuple[int, Given | Undo], ...]:
        """All answers and undos, in order, each with the number of its line in the text."""
        return tuple(
            [(at, line) for at, line in enumerate(self.lines, start=2) if not isinstance(line, Draw)]
        )


Dealt = tuple[int, int, tuple[int, ...], int]
"""What a draw brought: its number, its kind, the alternatives, and the place of the one that came."""


class Recorder(Dealer):
    """A dealer that notes what another one deals."""

    __slots__ = ("dealer", "dealt")

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self.dealt: list[Dealt] = []

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """What the other dealer deals."""
        place = self.dealer.deal(number, kind, alternatives)
        self.dealt.append((number, kind, alternatives, place))
        return place

    def take_dealt(self) -> list[Dealt]:
        """What was dealt since this was last asked."""
        dealt = self.dealt
        self.dealt = []
        return dealt


def unrecorded(dealer: Dealer) -> Dealer:
    """The dealer behind the recorder, if there is one."""
    return dealer.dealer if isinstance(dealer, Recorder) else dealer


def draw_of(book: Book, dealt: Dealt) -> Draw:
    """What a draw brought, by name."""
    number, kind, alternatives, place = dealt
    names = names_of(book, kind, alternatives)
    return Draw(number, kind_name(kind), names, names[place])


def due(stream: bytes, draw: Draw) -> str:
    """What a draw brings by the key of the stream."""
    return draw.alternatives[outcome(stream, draw.number, len(draw.alternatives))]


def kind_name(kind: int) -> str:
    """The name of a kind of draw."""
    return DRAW_NAMES[kind].removeprefix("draw-")


def names_of(book: Book, kind: int, alternatives: tuple[int, ...]) -> tuple[str, ...]:
    """The names of what a draw could bring, as often as it could."""
    if kind == DRAW_CARD:
        return tuple([book.printed[title].id for title in alternatives])
    if kind == DRAW_TEAM:
        return tuple([book.teams[team].id for team in alternatives])
    if kind == DRAW_CONTRACT:
        return tuple([f"{fans}-fans" for fans in alternatives])
    names = {ROLL: DIE_NAMES, DRAW_TOKEN: FACE_NAMES, DRAW_SPIKE: SPIKE_NAMES}[kind]
    return tuple([names[alternative] for alternative in alternatives])


# Writing.


def write_record(record: Record) -> str:
    """The text of a record."""
    lines = [write_header(record.header)]
    lines += [write_line(line) for line in record.lines]
    if record.key is not None:
        lines += [*_write_salts(record.salts), f"key {record.key.hex()}"]
    return "\n".join(lines) + "\n"


def _write_salts(salts: Sequence[bytes]) -> list[str]:
    return [f"salt {manager} {salt.hex()}" for manager, salt in enumerate(salts)]


def write_header(header: Header) -> str:
    """The first line of a record."""
    return msgspec.json.encode(header).decode()


def write_line(line: Draw | Given | Undo) -> str:
    """A line of a record for a draw, an answer or an undo."""
    if isinstance(line, Undo):
        return f"undo {line.number} {'-' if line.manager is None else line.manager} to {line.to}"
    if isinstance(line, Given):
        return f"answer {line.number} {line.manager} {line.text}"
    counted = [(name, len(list(copies))) for name, copies in groupby(line.alternatives)]
    names = [name if count == 1 else f"{name}*{count}" for name, count in counted]
    return f"draw {line.number} {line.kind} {' '.join(names)} = {line.outcome}"


def compose_record(
    header: str,
    lines: Sequence[str],
    key: bytes | None = None,
    salts: Sequence[bytes] = (),
    versions: Sequence[tuple[int, str, str]] = (),
) -> str:
    """A record from its parts, which somebody has kept: its header, and its lines in the order in which they came.

    `versions` are the numbers of rows, each with the version and the hash of the cards that it was given under; only
    those where they change count, so all rows will do. BadRecord if it would be no record.
    """
    begun = _read_header(header)
    later = _later_versions(begun, versions)
    if later:
        begun = msgspec.structs.replace(begun, versions=later)
    ends = [] if key is None else [*_write_salts(salts), f"key {key.hex()}"]
    return write_record(read_record("\n".join([write_header(begun), *lines, *ends])))


def _later_versions(begun: Header, versions: Sequence[tuple[int, str, str]]) -> tuple[Version, ...]:
    """The versions that went on with a season, without those that are the same as the one before."""
    later: list[Version] = []
    last = (begun.touchline, begun.packs)
    for number, touchline, packs in versions:
        if (touchline, packs) != last:
            last = (touchline, packs)
            later.append(Version(number, touchline, packs))
    return tuple(later)


# Reading.

_NUMBER: Final = r"(0|[1-9][0-9]{0,8})"
_DRAW: Final = re.compile(rf"draw {_NUMBER} ([a-z]+) ([a-z0-9*\- ]+) = ([a-z0-9-]+)")
_GIVEN: Final = re.compile(rf"answer {_NUMBER} {_NUMBER} (\S.*)")
_UNDO: Final = re.compile(rf"undo {_NUMBER} (?:{_NUMBER}|-) to {_NUMBER}")
_SALT: Final = re.compile(rf"salt {_NUMBER} ([0-9a-f]{{32}})")
_KEY: Final = re.compile(r"key ([0-9a-f]{64})")
_NAME: Final = re.compile(r"([a-z0-9-]+)(?:\*([1-9][0-9]{0,2}))?")


def read_record(text: object) -> Record:
    """The record that a text is; BadRecord names the line that is none of a record."""
    if not isinstance(text, str):
        raise BadRecord("That is no text.", WHOLE)
    first, *rest = text.replace("\r\n", "\n").split("\n")
    header = _read_header(first)
    if rest and not rest[-1]:
        rest.pop()
    key: bytes | None = None
    salts: tuple[bytes, ...] = ()
    found = _KEY.fullmatch(rest[-1]) if rest else None
    if found:
        key = bytes.fromhex(found.group(1))
        rest.pop()
        salts = _take_salts(header, rest)
    lines = [_read_line(line, number) for number, line in enumerate(rest, start=2)]
    _check_numbers(header, lines)
    return Record(header, tuple(lines), key, salts)


def _take_salts(header: Header, lines: list[str]) -> tuple[bytes, ...]:
    """Take the salts from the end of the lines: one of each manager, in order, or none."""
    first = len(lines)
    while first and lines[first - 1].startswith("salt "):
        first -= 1
    salts: list[bytes] = []
    for number, line in enumerate(lines[first:], start=first + 2):
        found = _SALT.fullmatch(line)
        if not found or int(found.group(1)) != len(salts):
            raise BadLine(number, f"it is not the salt of manager {len(salts)}, which is due.")
        salts.append(bytes.fromhex(found.group(2)))
    if salts and len(salts) != header.managers:
        raise BadLine(len(lines) + 1, f"it is the last salt, and there are {header.managers} managers.")
    del lines[first:]
    return tuple(salts)


def _check_numbers(header: Header, lines: list[Draw | Given | Undo]) -> None:
    """Draws are counted, and answers with undos; a loaded season goes on counting its draws where the save stood."""
    drawn = 0 if header.save is None else None
    due = header.first
    answered: set[int] = set()
    for number, line in enumerate(lines, start=2):
        if isinstance(line, Draw):
            if drawn not in {None, line.number}:
                raise BadLine(number, f"it is draw {line.number}, and draw {drawn} is due.")
            drawn = line.number + 1
            continue
        if line.number != due:
            kind = "undo" if isinstance(line, Undo) else "answer"
            raise BadLine(number, f"it is {kind} {line.number}, and {kind} {due} is due.")
        if isinstance(line, Given):
            answered.add(due)
        elif line.to not in answered:
            raise BadLine(number, f"no decision {line.to} was answered before.")
        elif line.manager is not None and line.manager >= header.managers:
            raise BadLine(number, f"there is no manager {line.manager}.")
        due += 1


def is_record(text: str) -> bool:
    """Whether a text begins as records do, whatever comes after it."""
    try:
        found: object = msgspec.json.decode(text.partition("\n")[0])
    except (msgspec.DecodeError, ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("format") == FORMAT


def _read_header(line: str) -> Header:
    try:
        found: object = msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadLine(1, "it is no JSON.") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadLine(1, "it is not the header of a record.")
    if found.get("version") != FORMAT_VERSION:
        raise BadLine(
            1,
            f"it is of version {found.get('version')!r} of the format.",
            f"This Touchline reads version {FORMAT_VERSION}; use the one that wrote the record.",
        )
    try:
        return msgspec.convert(found, Header)
    except msgspec.ValidationError as error:
        raise BadLine(1, f"{error}.") from None


def _read_line(line: str, number: int) -> Draw | Given | Undo:
    found = _GIVEN.fullmatch(line)
    if found:
        return Given(int(found.group(1)), int(found.group(2)), found.group(3))
    found = _UNDO.fullmatch(line)
    if found:
        manager = None if found.group(2) is None else int(found.group(2))
        return Undo(int(found.group(1)), manager, int(found.group(3)))
    found = _DRAW.fullmatch(line)
    if not found:
        raise BadLine(number, f"{line[:60]!r} is neither a draw nor an answer nor an undo.")
    alternatives: list[str] = []
    for name in found.group(3).split(" "):
        counted = _NAME.fullmatch(name)
        if not counted:
            raise BadLine(number, f"{name!r} is no name that a draw could bring.")
        alternatives += [counted.group(1)] * int(counted.group(2) or 1)
    return Draw(int(found.group(1)), found.group(2), tuple(alternatives), found.group(4))


# The hash of the cards.


def packs_hash(packs: Sequence[str | Path] = ()) -> str:
    """The hash of the built-in packs with these laid on top: records of seasons with other cards differ in it."""
    paths = tuple([Path(pack) for pack in packs])
    return _hash_files((_built_in_files(), *[_files(path) for path in paths]))


@lru_cache
def _built_in_files() -> tuple[tuple[Path, str, int, int], ...]:
    """The built-in packs as they were when the process first asked: they are read only once too."""
    return _files(BUILT_IN)


def _files(path: Path) -> tuple[tuple[Path, str, int, int], ...]:
    """The files of a pack, with the name that each has within it, and what changes when it changes."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    root = path if path.is_dir() else path.parent
    return tuple(
        [
            (file, file.relative_to(root).as_posix(), file.stat().st_mtime_ns, file.stat().st_size)
            for file in files
        ]
    )


@lru_cache(maxsize=8)
def _hash_files(packs: tuple[tuple[tuple[Path, str, int, int], ...], ...]) -> str:
    digest = blake2b(digest_size=16, person=b"touchline packs")
    for pack in packs:
        for file, name, _, _ in pack:
            text = file.read_bytes()
            digest.update(f"{name}\n{len(text)}\n".encode())
            digest.update(text)
    return digest.hexdigest()
