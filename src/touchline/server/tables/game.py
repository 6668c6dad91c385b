"""A table's season in memory: made from its rows, tried on a copy, and gone on with once a row is on disk."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

import touchline
from touchline.server.tables.messages import Entry
from touchline.server.tables.rows import BEGIN, GivenBy, Kind, Row, chained, lines_of
from touchline.server.tables.sheet import Sheet

MOST_WAYS: Final = 12
"""So many of his own answers a manager is shown that he could undo."""


class Happened(NamedTuple):
    """An event of a season, and the number of the answer that brought it about."""

    at: int
    event: touchline.Event


class Boundary(msgspec.Struct, frozen=True):
    """A position from which a version of rules and cards has gone on."""

    number: int
    version: str
    packs: str
    save: str


class Secret(msgspec.Struct, frozen=True):
    """The key of a table, and what each seat has added to it."""

    key: bytes
    salts: tuple[bytes, ...]


class Next(NamedTuple):
    """A season as it would be after an answer or an undo, and the row that says so."""

    season: touchline.Season
    row: Row
    events: tuple[touchline.Event, ...]


class Way(NamedTuple):
    """A decision that could be gone back to, and whether that would tell nobody anything."""

    to: int
    is_free: bool


class Game:
    """A season at a table: where it stands, its rows, and what has happened since this row."""

    def __init__(
        self, season: touchline.Season, rows: list[Row], chronicle: list[Happened], since: int = BEGIN
    ) -> None:
        self.season = season
        self.rows = rows
        self.chronicle = chronicle
        self.since = since
        self.boundary: Boundary | None = None
        """Where this version has gone on from, if another one began."""
        self.fresh: Boundary | None = None
        """The same, until it is written with the first row of this version."""
        self.counts: dict[str, int] = {}
        """How many cards of each kind it has, once somebody has counted them."""
        self._answered: dict[int, tuple[Way, ...]] = {}
        self.told: dict[int | None, list[Entry]] = {}
        """What each seat was told, as the projection has made it."""
        self.read: dict[int | None, int] = {}
        """How much of the chronicle the projection has gone through for each seat."""

    @property
    def number(self) -> int:
        """The number of the next row: that of the decision that is open, or behind the last one."""
        return self.rows[-1].number + 1

    def answered(self, text: str, given_by: GivenBy, command: str, at: float) -> Next:
        """What the answer would bring; BadChoice if it is no option. Nothing has changed yet."""
        decision = self.season.decision
        season = self.season.clone()
        events = season.choose(text)
        manager = None if decision is None else decision.manager
        return self._next(season, events, "answer", manager, text, given_by, command, at)

    def undone(self, to: int, manager: int, command: str, at: float) -> Next:
        """What the undo would bring; BadChoice if there is no such decision. Nothing has changed yet."""
        season = self.season.clone()
        events = season.undo(to, manager)
        return self._next(season, events, "undo", manager, str(to), "person", command, at)

    def _next(
        self,
        season: touchline.Season,
        events: tuple[touchline.Event, ...],
        kind: Kind,
        manager: int | None,
        text: str,
        given_by: GivenBy,
        command: str,
        at: float,
    ) -> Next:
        before = self.rows[-1]
        row = Row(
            number=before.number + 1,
            kind=kind,
            manager=manager,
            text=text,
            drawn="\n".join(season.drawn),
            version=VERSION,
            packs=PACKS,
            given_by=given_by,
            command=command,
            at=at,
        )
        return Next(season, chained(row, before.hash), events)

    def go_on(self, following: Next) -> None:
        """Take what is on disk now."""
        self.season = following.season
        self.fresh = None
        self.rows.append(following.row)
        self.chronicle += [Happened(following.row.number, event) for event in following.events]
        self._answered.clear()

    def play_on(self, rows: Sequence[Row]) -> None:
        """Take rows that another process has written; all of them, or none if one can't be played."""
        season = self.season.clone()
        chronicle = [happened for row in rows for happened in _played(season, row)]
        self.season = season
        self.fresh = None
        self.rows += rows
        self.chronicle += chronicle
        self._answered.clear()

    def answered_by(self, seat: int) -> tuple[Way, ...]:
        """The latest decisions that a seat has answered and that are not undone, the last first."""
        if seat not in self._answered:
            self._answered[seat] = tuple(itertools.islice(self._ways_of(seat), MOST_WAYS))
        return self._answered[seat]

    def _ways_of(self, seat: int) -> Iterator[Way]:
        undone_from: int | None = None
        for row in reversed(self.rows):
            if row.kind == "begin" or row.number < self.since:
                return
            if undone_from is not None and row.number >= undone_from:
                continue
            if row.kind == "undo":
                undone_from = int(row.text)
            elif row.manager == seat:
                yield Way(row.number, self.season.is_free_to_undo(row.number, seat))

    @property
    def is_from_save(self) -> bool:
        """Whether this version goes on from a save of another one."""
        return self.boundary is not None

    def record(self, secret: Secret) -> str:
        """The record of the season, with its key once it is over."""
        lines = [line for row in self.rows for line in lines_of(row)]
        versions = [(row.number, row.version, row.packs) for row in self.rows[1:]]
        key, salts = (secret.key, secret.salts) if self.season.over else (None, ())
        return touchline.compose_record(self.rows[0].text, lines, key, salts, versions)


def begin(sheet: Sheet, secret: Secret, at: float, save: str | None = None) -> Game:
    """The season of a table at its first decision, or at the one of a save, with dice of its own."""
    season = _begun(sheet, secret, save)
    decision = season.decision
    assert decision is not None
    row = Row(
        number=decision.number - 1,
        kind="begin",
        manager=None,
        text=season.header,
        drawn="\n".join(season.drawn),
        version=VERSION,
        packs=PACKS,
        given_by="person",
        command="",
        at=at,
    )
    happened = [Happened(row.number, event) for event in season.events]
    return Game(season, [chained(row, "")], happened, row.number)


def again(sheet: Sheet, secret: Secret, rows: list[Row], boundary: Boundary | None) -> Game:
    """The season of a table, played again from its rows, or from the position at which this version went on."""
    since = rows[0].number
    if boundary is None:
        season = _begun(sheet, secret, msgspec.json.decode(rows[0].text, type=_Header).save)
        chronicle = [Happened(since, event) for event in season.events]
        answered = rows[1:]
    else:
        since = boundary.number
        season = touchline.load(boundary.save, seed=secret.key, salts=secret.salts)
        chronicle = []
        answered = [row for row in rows if row.number >= since]
    for row in answered:
        chronicle += _played(season, row)
    game = Game(season, rows, chronicle, since)
    game.boundary = boundary
    return game


def _played(season: touchline.Season, row: Row) -> list[Happened]:
    """What happens when a season takes a row."""
    events = season.undo(int(row.text), row.manager) if row.kind == "undo" else season.choose(row.text)
    return [Happened(row.number, event) for event in events]


def is_of_this_version(row: Row) -> bool:
    """Whether a row was taken by these rules and cards."""
    return (row.version, row.packs) == (VERSION, PACKS)


def team_ids(season: touchline.Season) -> Sequence[str]:
    """The teams of a season, in seating order."""
    return [manager.team for manager in season.view(None).managers]


def _begun(sheet: Sheet, secret: Secret, save: str | None) -> touchline.Season:
    if save is not None:
        return touchline.load(save, seed=secret.key, salts=secret.salts)
    setup = sheet.setup
    # Teams that the season has drawn stand on the sheet too, and are drawn again.
    teams = [chair.team or "" for chair in sheet.chairs]
    return touchline.new_season(
        setup.managers if setup.teams == "drawn" else teams,
        setup.expansions,
        setup.options,
        seed=secret.key,
        salts=secret.salts,
    )


class _Header(msgspec.Struct):
    touchline: str
    packs: str
    save: str | None = None


_written: Final = msgspec.json.decode(touchline.new_season(2, seed=0).header, type=_Header)
VERSION: Final = _written.touchline
PACKS: Final = _written.packs
"""The version of the rules, and the hash of the cards, that this process plays by."""
