"""What a host sees of his tables: who sits where and how they stand, never keys, hands or what is said."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from touchline.server.administration.access import server_time
from touchline.server.refusals import Unknown
from touchline.server.storage import schema
from touchline.server.tables.sheet import Chair, Setup, Sheet, State, read_sheet


class Line(msgspec.Struct, frozen=True):
    """A table in a list. Ages are in seconds: since it was made, and since somebody did something there."""

    id: str
    title: str
    state: State
    people: tuple[str, ...]
    bots: int
    age: float
    idle: float


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a table."""

    name: str
    person: str | None
    bot: str | None
    team: str | None
    is_away: bool
    has_resigned: bool


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """All that a host is told of a table."""

    id: str
    title: str
    state: State
    reason: str
    host: str
    setup: Setup
    seats: tuple[Seat, ...]
    guests: int
    kicked: int
    seal: str
    age: float
    idle: float
    due_in: float | None
    is_paused: bool
    rows: int
    version: str | None
    """That of the rules by which the last row was given."""
    went_on: tuple[tuple[int, str], ...]
    """From which decision on later versions have played it."""


def listed(connection: Connection) -> list[Line]:
    """All tables, the latest first."""
    now = server_time(connection)
    found = schema.tables.c
    query = select(found.sheet, found.changed_at).order_by(found.changed_at.desc(), found.id)
    return [_line(read_sheet(sheet), now, changed) for sheet, changed in connection.execute(query)]


def _line(sheet: Sheet, now: float, changed: float) -> Line:
    people = {chair.person: chair.name for chair in sheet.chairs if chair.person is not None}
    bots = len([chair for chair in sheet.chairs if chair.person is None and chair.bot is not None])
    return Line(
        sheet.id,
        sheet.title,
        sheet.state,
        tuple(people.values()),
        bots,
        now - sheet.created_at,
        now - changed,
    )


def shown(connection: Connection, id: str) -> Facts:
    """The facts of a table; Unknown if there is none of this id."""
    now = server_time(connection)
    found = schema.tables.c
    query = select(found.sheet, found.changed_at, found.due_at).where(found.id == id)
    line = connection.execute(query).first()
    if line is None:
        raise Unknown(f"There is no table {id!r}.", "`touchline admin list` lists them.")
    sheet = read_sheet(line.sheet)
    rows, saves = schema.rows.c, schema.saves.c
    last = select(rows.version).where(rows.table_id == id).order_by(rows.number.desc()).limit(1)
    later = select(saves.number, saves.version).where(saves.table_id == id).order_by(saves.number)
    return Facts(
        id=sheet.id,
        title=sheet.title,
        state=sheet.state,
        reason=sheet.reason,
        host=sheet.host,
        setup=sheet.setup,
        seats=tuple([_seat(chair) for chair in sheet.chairs]),
        guests=len(sheet.guests),
        kicked=len(sheet.kicked),
        seal=sheet.seal,
        age=now - sheet.created_at,
        idle=now - line.changed_at,
        due_in=None if line.due_at is None else line.due_at - now,
        is_paused=sheet.paused_at is not None,
        rows=connection.scalar(select(func.count()).where(rows.table_id == id)) or 0,
        version=connection.scalar(last),
        went_on=tuple([(number, version) for number, version in connection.execute(later)]),
    )


def _seat(chair: Chair) -> Seat:
    return Seat(chair.name, chair.person, chair.bot, chair.team, chair.is_away, chair.has_resigned)
