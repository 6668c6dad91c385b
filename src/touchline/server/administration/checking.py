"""Checks every stored table against this version: its chain, its rows, its save, its record, what each seat sees."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import Engine, select

import touchline
from touchline.server.administration.access import check_revision, existing
from touchline.server.administration.backing import copy
from touchline.server.storage import schema
from touchline.server.storage.database import is_shared, migrate, open_engine
from touchline.server.storage.store import Store, Stored
from touchline.server.tables.opening import game_of


class Fault(msgspec.Struct, frozen=True):
    """A table that this version can't go on with as it should, and why."""

    table: str
    title: str
    why: str


class Report(msgspec.Struct, frozen=True):
    """How many tables there are, how many of them were begun by another version, and what is wrong."""

    tables: int
    later: int
    faults: tuple[Fault, ...]


def check(database: str) -> Report:
    """Check all tables of a database.

    Of a file a copy is checked, after this version has brought it up to date, so also before an upgrade.
    """
    with _ready(existing(database)) as engine:
        return asyncio.run(_check_all(engine))


@contextlib.contextmanager
def _ready(engine: Engine) -> Iterator[Engine]:
    if is_shared(engine):
        yield engine
        return
    file = engine.url.database
    assert file is not None
    engine.dispose()
    with TemporaryDirectory(prefix="touchline-") as folder:
        target = Path(folder) / "tables.sqlite"
        copy(Path(file), target)
        copied = open_engine(f"sqlite:///{target}")
        migrate(copied)
        yield copied
        copied.dispose()


@contextlib.asynccontextmanager
async def _store(engine: Engine) -> AsyncIterator[Store]:
    store = Store(engine)
    try:
        await store.read(check_revision)
        yield store
    finally:
        store.close()


async def _check_all(engine: Engine) -> Report:
    async with _store(engine) as store:
        query = select(schema.tables.c.id).order_by(schema.tables.c.created_at, schema.tables.c.id)
        ids = await store.read(lambda connection: connection.scalars(query).all())
        faults: list[Fault] = []
        later = 0
        for id in ids:
            stored = await store.load(id)
            if stored is None:
                continue  # deleted meanwhile
            why, is_later = await _check(store, stored)
            later += is_later
            if why:
                faults.append(Fault(id, stored.sheet.title, why))
        return Report(len(ids), later, tuple(faults))


async def _check(store: Store, stored: Stored) -> tuple[str, bool]:
    """What is wrong with a table, and whether this version goes on from a save."""
    if not stored.rows:
        return "", False
    try:
        game, fault = await game_of(store, stored)
        if fault is not None:
            return str(fault), False
        assert game is not None
        for seat in (None, *range(len(stored.sheet.chairs))):
            game.season.view(seat)
        game.record(stored.secret)
    except touchline.Mistake as mistake:
        return str(mistake).replace("\n", " "), False
    except Exception as error:  # noqa: BLE001 - whatever the rules fail at, it is this table's fault
        return f"The rules fail at it: {type(error).__name__}.", False
    return "", game.is_from_save
