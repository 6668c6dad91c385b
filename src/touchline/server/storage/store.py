"""What tables ask of the database: one change at a time, written whole or not at all, and what is read of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from touchline.server.finishing import finished
from touchline.server.journal import note
from touchline.server.refusals import Unavailable, Unknown
from touchline.server.storage import schema
from touchline.server.storage.database import is_shared
from touchline.server.storage.results import Outcome, write_results
from touchline.server.storage.writer import Writer
from touchline.server.tables.game import Boundary, Secret
from touchline.server.tables.rows import Row
from touchline.server.tables.sheet import Sheet, read_sheet, write_sheet

Result = TypeVar("Result")

CHANNEL: Final = "touchline"
"""Where PostgreSQL tells other processes which table has changed, and the number of its version."""
REMEMBERED: Final = 256
"""So many commands that were carried out are known without asking the database."""


class Said(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    seat: int | None
    person: str
    name: str
    text: str
    at: float


class Obeyed(msgspec.Struct, frozen=True):
    """A command that was carried out: whose, by which id, and a digest of what it said."""

    person: str
    id: str
    digest: str


class Repeated(Exception):
    """The command was carried out long ago."""


class Invitation(msgspec.Struct, frozen=True):
    """A token, hashed, that seats whoever brings it first; without a seat he may watch."""

    hash: str
    seat: int | None
    expires_at: float


class Void(Unknown):
    """An invitation that is good no longer."""

    def __init__(self) -> None:
        super().__init__("This invitation is void.", "Ask the host for another one.")


class Change(msgspec.Struct, kw_only=True):
    """What is written of a table at once. `version` is the one that it has been changed from.

    `opens` is another table that is made with it.
    """

    sheet: Sheet
    version: int
    at: float
    due_at: float | None
    rows: tuple[Row, ...] = ()
    save: str | None = None
    secret: Secret | None = None
    said: Said | None = None
    invitation: Invitation | None = None
    spent: str | None = None
    voids: bool = False
    results: tuple[Outcome, ...] = ()
    command: Obeyed | None = None
    boundary: Boundary | None = None
    opens: Change | None = None


class Stored(NamedTuple):
    """A table as it is on disk."""

    version: int
    sheet: Sheet
    secret: Secret
    rows: list[Row]
    boundary: Boundary | None
    save: str | None
    obeyed: list[Obeyed]


class News(NamedTuple):
    """What another process has changed at a table."""

    version: int
    sheet: Sheet
    rows: list[Row]
    obeyed: list[Obeyed]


class Store:
    """The database behind the tables: changes go through its writer, reads through threads of their own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        # What is read with several questions is of one moment; SQLite does so by itself.
        self._reading = (
            engine.execution_options(isolation_level="REPEATABLE READ") if is_shared(engine) else engine
        )

    def close(self) -> None:
        """Finish writing, and leave the database."""
        self.writer.close()
        self.engine.dispose()

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """What the database answers, as of one moment; Unavailable if it doesn't."""
        try:
            # To its end, also for who goes meanwhile: no thread holds a connection when the store is closed.
            return await finished(asyncio.to_thread(self._read, ask))
        except (OperationalError, InterfaceError, NoConnectionFree) as error:
            raise Unavailable("The database does not answer.", "Try again in a moment.") from error

    def _read(self, ask: Callable[[Connection], Result]) -> Result:
        with self._reading.connect() as connection:
            return ask(connection)

    async def write(self, work: Callable[[Connection], Result], about: str = "") -> Result:
        """Do this in one transaction, on disk when it returns; Unavailable if it can't be written.

        `about` is the id of the table that is changed.
        """
        try:
            return await self.writer.write(work, about)
        except (OperationalError, InterfaceError) as error:
            note("not written")
            raise Unavailable(
                "The server can't write just now.",
                "Try again in a moment; with the same id it is done once at most.",
            ) from error

    async def execute(self, statement: Executable) -> None:
        """Execute a statement that answers nothing; it is on disk when this returns."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.write(work)

    # Tables.

    async def create(self, change: Change) -> None:
        """Write a new table."""
        await self.write(lambda connection: _create(connection, change), change.sheet.id)

    async def change(self, change: Change) -> bool:
        """Write a change; False, and nothing is written, if somebody has changed the table meanwhile.

        Repeated if it is by a command that was carried out before.
        """
        is_told = is_shared(self.engine)
        try:
            return await self.write(lambda connection: _change(connection, change, is_told), change.sheet.id)
        except IntegrityError as error:
            if change.command is None or not await self._is_obeyed(change.sheet.id, change.command):
                raise
            raise Repeated from error

    async def _is_obeyed(self, table: str, command: Obeyed) -> bool:
        found = schema.commands.c
        query = select(found.version).where(
            found.table_id == table, found.person_id == command.person, found.id == command.id
        )
        return await self.read(lambda connection: connection.scalar(query)) is not None

    async def remove(self, table: str, version: int) -> bool:
        """Remove a table with all that belongs to it; False if somebody has changed it meanwhile."""
        found = schema.tables.c
        query = delete(schema.tables).where(found.id == table, found.version == version)
        return await self.write(lambda connection: connection.execute(query).rowcount == 1)

    async def load(self, table: str) -> Stored | None:
        """A table with all its rows; None if there is none."""
        return await self.read(lambda connection: _load(connection, table))

    async def news(self, table: str, version: int, after: int) -> News | None:
        """What is new of a table since that version, with its rows behind that number."""
        return await self.read(lambda connection: _news(connection, table, version, after))

    async def versions(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """The versions at which these tables stand."""
        found = schema.tables.c
        query = select(found.id, found.version).where(found.id.in_(tables))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(id, version) for id, version in rows]

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """Tables that somebody has to look after now, and since when, the longest overdue first."""
        found = schema.tables.c
        query = select(found.id, found.due_at).where(found.due_at <= now).order_by(found.due_at).limit(most)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(id, due_at) for id, due_at in rows]

    async def with_open_notices(self) -> Sequence[str]:
        """Tables of which a notice is not settled."""
        found = schema.tables.c
        query = select(found.id).where(
            found.state.in_(("drafting", "playing")), found.sheet.contains('"is_done":false', autoescape=True)
        )
        return await self.read(lambda connection: connection.scalars(query).all())

    async def listed(self, most: int, before: str | None = None) -> list[Sheet]:
        """The tables that anyone may find, open ones first, the newest first; on from one of them, if it is named."""
        found = schema.tables.c
        place = (case((found.state == "open", 1), else_=0), found.created_at, found.id)
        is_listed = found.is_listed & found.state.in_(("open", "drafting", "playing"))
        return await self.read(lambda connection: _page(connection, is_listed, place, most, before))

    async def tables_of(self, person: str, most: int, before: str | None = None) -> list[Sheet]:
        """The tables at which a person sits, the latest first; on from one of them, if it is named."""
        found = schema.tables.c
        seated = select(schema.chairs.c.table_id).where(schema.chairs.c.person_id == person)
        place = (found.changed_at, found.id)
        return await self.read(
            lambda connection: _page(connection, found.id.in_(seated), place, most, before)
        )

    async def tables_with(self, person: str) -> Sequence[str]:
        """All tables at which a person sits, or which he hosts."""
        found = schema.tables.c
        seated = select(schema.chairs.c.table_id).where(schema.chairs.c.person_id == person)
        query = select(found.id).where(found.id.in_(seated) | (found.host == person)).order_by(found.id)
        return await self.read(lambda connection: connection.scalars(query).all())

    async def forget_invitations(self, now: float) -> None:
        """Delete invitations that have run out."""
        await self.execute(delete(schema.invitations).where(schema.invitations.c.expires_at <= now))

    async def hosted(self, person: str) -> int:
        """How many running or open tables a person hosts."""
        found = schema.tables.c
        query = select(func.count()).where(
            found.host == person, found.state.in_(("open", "drafting", "playing"))
        )
        return await self.read(lambda connection: connection.scalar(query) or 0)

    async def chat(self, table: str, after: int, most: int) -> list[Said]:
        """What was said at a table since that number."""
        found = schema.chat.c
        query = (
            select(*[found[name] for name in Said.__struct_fields__])
            .where(found.table_id == table, found.number > after)
            .order_by(found.number.desc())
            .limit(most)
        )
        said = await self.read(lambda connection: connection.execute(query).all())
        return [Said(*one) for one in reversed(said)]

    async def invitation(self, hashed: str, now: float) -> tuple[str, int | None] | None:
        """The table and the seat that a token invites to; None if it is void."""
        found = schema.invitations.c
        query = select(found.table_id, found.seat).where(found.hash == hashed, found.expires_at > now)
        row = await self.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])


def _page(
    connection: Connection,
    condition: ColumnElement[bool],
    place: Sequence[ColumnElement[Any]],
    most: int,
    before: str | None,
) -> list[Sheet]:
    """So many tables in descending order of their places, on from one of them."""
    found = schema.tables.c
    query = select(found.sheet).where(condition).order_by(*[column.desc() for column in place]).limit(most)
    if before is not None:
        last = connection.execute(select(*place).where(condition, found.id == before)).first()
        if last is None:
            raise Unknown("There is no such table in the list.", "Name the last one of the page before.")
        query = query.where(tuple_(*place) < tuple_(*[literal(value) for value in last]))
    return [read_sheet(sheet) for sheet in connection.scalars(query)]


# In the transaction.


def _columns(change: Change) -> dict[str, object]:
    sheet = change.sheet
    values: dict[str, object] = {
        "version": change.version + 1,
        "state": sheet.state,
        "host": sheet.host,
        "is_listed": sheet.setup.is_listed,
        "due_at": change.due_at,
        "sheet": write_sheet(sheet),
    }
    if change.rows or change.said is not None:
        values["changed_at"] = change.at  # lists are in this order: what is private doesn't change it
    if change.save is not None:
        values["save"] = change.save
    return values


def _create(connection: Connection, change: Change) -> None:
    sheet = change.sheet
    assert change.secret is not None
    values = _columns(change) | {
        "id": sheet.id,
        "created_at": sheet.created_at,
        "changed_at": change.at,
    }
    connection.execute(insert(schema.tables).values(values))
    connection.execute(insert(schema.keys).values(table_id=sheet.id, key=change.secret.key, salts="[]"))
    _add(connection, change)


def _change(connection: Connection, change: Change, tells: bool) -> bool:
    found = schema.tables.c
    written = connection.execute(
        update(schema.tables)
        .where(found.id == change.sheet.id, found.version == change.version)
        .values(_columns(change))
    )
    if written.rowcount != 1:
        return False
    _add(connection, change)
    if change.opens is not None:
        _create(connection, change.opens)
    if tells:
        payload = f"{change.sheet.id} {change.version + 1}"
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )
    return True


def _add(connection: Connection, change: Change) -> None:
    """Write what a change adds beside the table's own line."""
    table = change.sheet.id
    if change.rows:
        rows = [msgspec.structs.asdict(row) | {"table_id": table} for row in change.rows]
        connection.execute(insert(schema.rows), rows)
    if change.secret is not None:
        salts = msgspec.json.encode([salt.hex() for salt in change.secret.salts]).decode()
        connection.execute(update(schema.keys).where(schema.keys.c.table_id == table).values(salts=salts))
    if change.said is not None:
        connection.execute(
            insert(schema.chat).values(msgspec.structs.asdict(change.said) | {"table_id": table})
        )
    if change.invitation is not None:
        values = msgspec.structs.asdict(change.invitation) | {"table_id": table}
        connection.execute(insert(schema.invitations).values(values))
    if change.boundary is not None:
        values = msgspec.structs.asdict(change.boundary) | {"table_id": table}
        connection.execute(insert(schema.saves).values(values))
    if change.command is not None:
        done = change.command
        connection.execute(
            insert(schema.commands).values(
                table_id=table,
                person_id=done.person,
                id=done.id,
                digest=done.digest,
                version=change.version + 1,
            )
        )
    _use_up(connection, change)
    if change.results:
        write_results(connection, table, change.results, change.at)
    _seat(connection, change.sheet)


def _use_up(connection: Connection, change: Change) -> None:
    """Make void what a change has used, or makes void; an invitation that somebody else was faster with raises."""
    found = schema.invitations.c
    if change.voids:
        connection.execute(delete(schema.invitations).where(found.table_id == change.sheet.id))
    if change.spent is not None:
        used = connection.execute(delete(schema.invitations).where(found.hash == change.spent))
        if used.rowcount != 1:
            raise Void


def _seat(connection: Connection, sheet: Sheet) -> None:
    """Note who sits where, if that has changed."""
    found = schema.chairs.c
    query = select(found.seat, found.person_id).where(found.table_id == sheet.id)
    before = {(seat, person) for seat, person in connection.execute(query)}
    now = {(seat, chair.person) for seat, chair in enumerate(sheet.chairs) if chair.person is not None}
    if before == now:
        return
    connection.execute(delete(schema.chairs).where(found.table_id == sheet.id))
    if now:
        values = [{"table_id": sheet.id, "seat": seat, "person_id": person} for seat, person in sorted(now)]
        connection.execute(insert(schema.chairs), values)


def _rows(connection: Connection, table: str, after: int) -> list[Row]:
    found = schema.rows.c
    query = (
        select(*[found[name] for name in Row.__struct_fields__])
        .where(found.table_id == table, found.number > after)
        .order_by(found.number)
    )
    return [Row(**row) for row in connection.execute(query).mappings()]


def _load(connection: Connection, table: str) -> Stored | None:
    found = schema.tables.c
    line = connection.execute(select(found.version, found.sheet, found.save).where(found.id == table)).first()
    if line is None:
        return None
    kept = schema.keys.c
    key, salts = connection.execute(select(kept.key, kept.salts).where(kept.table_id == table)).one()
    secret = Secret(key, tuple([bytes.fromhex(salt) for salt in msgspec.json.decode(salts)]))
    saved = schema.saves.c
    boundary = connection.execute(
        select(saved.number, saved.version, saved.packs, saved.save)
        .where(saved.table_id == table)
        .order_by(saved.number.desc())
        .limit(1)
    ).first()
    return Stored(
        line.version,
        read_sheet(line.sheet),
        secret,
        _rows(connection, table, -2),
        None if boundary is None else Boundary(*boundary),
        line.save,
        _obeyed(connection, table, 0),
    )


def _obeyed(connection: Connection, table: str, after: int) -> list[Obeyed]:
    """The latest commands of a table since that version, the earliest first."""
    found = schema.commands.c
    query = (
        select(found.person_id, found.id, found.digest)
        .where(found.table_id == table, found.version > after)
        .order_by(found.version.desc())
        .limit(REMEMBERED)
    )
    return [Obeyed(*one) for one in reversed(connection.execute(query).all())]


def _news(connection: Connection, table: str, version: int, after: int) -> News | None:
    found = schema.tables.c
    line = connection.execute(select(found.version, found.sheet).where(found.id == table)).first()
    if line is None:
        return None
    return News(
        line.version,
        read_sheet(line.sheet),
        _rows(connection, table, after),
        _obeyed(connection, table, version),
    )
