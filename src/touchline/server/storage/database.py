"""The database: opened, brought up to date, and held by one process where it can't be shared."""

from __future__ import annotations

import fcntl
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from touchline.cards import BadSetup
from touchline.server.storage.schema import metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADDRESSES: Final = "Give sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME."
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
    """The engine of a database; `sqlite:///FILE` or `postgresql://…`."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadSetup(f"The database can't be opened: {error}.", ADDRESSES) from None
    if found.drivername not in {"sqlite", "postgresql"}:
        raise BadSetup(f"Tables can't be kept in {found.drivername}.", ADDRESSES)
    if not found.database:
        raise BadSetup("The address of the database has no name in it.", ADDRESSES)
    if found.drivername == "sqlite":
        engine = create_engine(found, pool_size=5, max_overflow=5, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
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
    """Bring the schema up to a revision; several processes may try at once. BadSetup says what keeps it from that."""
    config = _config()
    try:
        with engine.begin() as connection:
            alone(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            if revision == "head":
                _see_that_all_is_there(connection)
    except CommandError:
        raise BadSetup(
            "The database was brought up to date by a later version of Touchline.",
            "Serve it with that one, or with one that came after it.",
        ) from None
    except DBAPIError as error:
        raise BadSetup(f"The database can't be opened: {said_by(error)}.", "See that it can.") from None


def _see_that_all_is_there(connection: Connection) -> None:
    """BadSetup if a column is missing: a version that was never released has made this database."""
    found = inspect(connection)
    for table in metadata.sorted_tables:
        there = (
            {column["name"] for column in found.get_columns(table.name)}
            if found.has_table(table.name)
            else set()
        )
        missing = sorted(column.name for column in table.columns if column.name not in there)
        if missing:
            raise BadSetup(
                f"The database was made by an unfinished version: {table.name} has no {missing[0]}.",
                "Move it away, or name another one.",
            )


def alone(connection: Connection) -> None:
    """Wait until no other process is here, and keep all others out until the transaction ends."""
    if is_shared(connection.engine):
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})


def head() -> str:
    """The revision of the schema that this version uses."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None if it is none of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def said_by(error: BaseException) -> str:
    """What the database itself said, in a line, without the statement and its values."""
    return str(getattr(error, "orig", None) or type(error).__name__).partition("\n")[0].rstrip(".")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Hold the database for this process alone, if it is a file; Taken if another one does."""
    file = engine.url.database
    if is_shared(engine) or file is None:
        yield
        return
    with _lock_beside(file) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken(
                f"Another process serves the tables in {file}.",
                "Stop it first; several processes need PostgreSQL.",
            ) from None
        yield


def _lock_beside(file: str) -> TextIO:
    try:
        return Path(f"{file}.lock").open("w", encoding="ascii")
    except OSError as error:
        raise BadSetup(
            f"The database can't be opened: {error.strerror}: {file}.", "Name a file in a folder of yours."
        ) from None


def _prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # `begin` below says when a transaction begins
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> Any:
    connection.exec_driver_sql("BEGIN")
