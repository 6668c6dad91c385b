"""A host's way to the database: to read beside whoever serves it, and to write where that is allowed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from time import time

from sqlalchemy import Connection, Engine, event

from touchline.cards import BadSetup
from touchline.server.administration.orders import AnyOrder, carry_out
from touchline.server.administration.side_door import send_order
from touchline.server.storage.database import Taken, head, held, is_shared, open_engine, revision_of
from touchline.server.storage.facts import fact
from touchline.server.storage.store import Store


@contextlib.contextmanager
def reading(database: str) -> Iterator[Connection]:
    """A connection that only reads, all of it as of one moment."""
    engine = existing(database)
    event.listen(engine, "begin", _only_read)
    try:
        with engine.connect() as connection:
            check_revision(connection)
            yield connection
    finally:
        engine.dispose()


def existing(database: str) -> Engine:
    """The engine of a database that is there; BadSetup if it isn't."""
    engine = open_engine(database)
    file = engine.url.database
    if not is_shared(engine) and file is not None and not Path(file).is_file():
        raise BadSetup(
            f"There is no database {file}.", "Name the one of your server, as it is in its settings."
        )
    return engine


def check_revision(connection: Connection) -> None:
    """BadSetup for a database that this version would have to bring up to date first, or doesn't know."""
    if revision_of(connection) != head():
        raise BadSetup(
            "The database is of another version of Touchline, or of something else.",
            "`touchline serve` of this version brings it up to date when it starts.",
        )


def server_time(connection: Connection) -> float:
    """What the server's clock shows."""
    return time() - float(fact(connection, "downtime") or 0)


def give_order(database: str, order: AnyOrder) -> str:
    """Carry out an order: here, or where the database is served, if it can't be shared. Says what came of it."""
    engine = existing(database)
    file = engine.url.database
    try:
        with held(engine):
            return asyncio.run(_carry_out(engine, order))
    except Taken:
        assert file is not None
        return send_order(file, order)
    finally:
        engine.dispose()


async def _carry_out(engine: Engine, order: AnyOrder) -> str:
    store = Store(engine)
    try:
        await store.read(check_revision)
        now = await store.read(server_time)
        return (await carry_out(store, now, order)).said
    finally:
        store.close()


def _only_read(connection: Connection) -> None:
    if is_shared(connection.engine):
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        connection.exec_driver_sql("PRAGMA query_only=ON")
