"""The database: opened, brought up to date, and held by one process where it can't be shared."""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.pool import ConnectionPoolEntry

from touchline.cards import BadSetup

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 0x70_75_63_68
"""The number of PostgreSQL's lock under which migrations run."""

GUARDED: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "options": "-c synchronous_commit=on -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000",
}
"""How PostgreSQL is spoken to: a commit is on disk, and a process that hangs keeps nobody waiting for long."""


class Taken(BadSetup):
    """Another process has the database, and it can't be shared."""


def open_engine(url: str) -> Engine:
    """The engine of a database; `sqlite:///FILE` or `postgresql://…`. Its errors don't tell what was to be written."""
    found = make_url(url)
    if found.get_backend_name() == "sqlite":
        engine = create_engine(found, pool_size=5, max_overflow=5, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if found.get_backend_name() != "postgresql":
        raise BadSetup(
            f"Tables can't be kept in {found.get_backend_name()}.", "Name sqlite:///FILE or postgresql://…."
        )
    return create_engine(
        found.set(drivername="postgresql+psycopg"),
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=GUARDED,
    )


def is_shared(engine: Engine) -> bool:
    """Whether several processes may serve the tables of this database."""
    return engine.dialect.name == "postgresql"


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the schema up to a revision; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if is_shared(engine):
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Hold the database for this process alone, if it is a file; Taken if another one does."""
    file = engine.url.database
    if is_shared(engine) or file is None:
        yield
        return
    with Path(f"{file}.lock").open("w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken(
                f"Another process serves the tables in {file}.",
                "Stop it first; several processes need PostgreSQL.",
            ) from None
        yield


def _prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # `begin` below says when a transaction begins
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> Any:
    connection.exec_driver_sql("BEGIN")
