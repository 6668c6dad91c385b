"""Backups of a SQLite database: taken while the server runs, and put back while it doesn't."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Engine

from touchline.cards import BadSetup
from touchline.server.administration.access import existing
from touchline.server.storage.database import held, is_shared, open_engine, revision_of


def backup(database: str, to: str) -> Path:
    """Write a copy of the database as of one moment; whoever plays isn't kept waiting. It holds keys: guard it."""
    engine = existing(database)
    _check_is_file(engine, f"pg_dump --format=custom --file={to} {_address(engine)}")
    target = Path(to)
    if target.exists():
        raise BadSetup(f"{to} is there already.", "Give a name that is free.")
    with _arriving(target) as there:
        copy(_file_of(engine), there)
    return target


def restore(database: str, of: str) -> Path | None:
    """Put a backup in the place of the database, which is kept beside it: answers where, None if there was none.

    Taken while somebody serves the database.
    """
    engine = open_engine(database)
    _check_is_file(engine, f"pg_restore --clean --if-exists --dbname={_address(engine)} {of}")
    source, target = Path(of), _file_of(engine)
    _check_backup(source)
    with held(engine), _arriving(target) as there:
        copy(source, there)
        return _put_aside(target)


def copy(source: Path, target: Path) -> None:
    """Copy a database as of one moment, also one that is written to meanwhile."""
    with contextlib.closing(sqlite3.connect(source)) as from_:
        from_.execute("PRAGMA query_only=ON")
        with contextlib.closing(sqlite3.connect(target)) as into:
            from_.backup(into)
            into.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file


def _check_is_file(engine: Engine, instead: str) -> None:
    if is_shared(engine):
        raise BadSetup("PostgreSQL has tools of its own for that.", f"Type: {instead}")


def _address(engine: Engine) -> str:
    """The address of a database, without its password."""
    return engine.url.set(drivername="postgresql", password=None).render_as_string()


def _file_of(engine: Engine) -> Path:
    assert engine.url.database is not None
    return Path(engine.url.database)


def _check_backup(source: Path) -> None:
    engine = existing(f"sqlite:///{source}")
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, it is no backup
        revision = None
    finally:
        engine.dispose()
    if revision is None:
        raise BadSetup(
            f"{source} is no backup of tables.", "Give a file that `touchline admin backup` has made."
        )


@contextlib.contextmanager
def _arriving(target: Path) -> Iterator[Path]:
    """A file beside the target, for its owner alone; it takes the target's place once it is whole and on disk."""
    there = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(there, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        yield there
        with there.open("rb") as written:
            os.fsync(written.fileno())
        there.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BadSetup(
            f"{target} can't be written: {error}.", "See that there is room, and that you may."
        ) from None
    finally:
        there.unlink(missing_ok=True)


def _put_aside(target: Path) -> Path | None:
    """Move a database out of the way, with all that belongs to it."""
    if not target.exists():
        return None
    with contextlib.closing(sqlite3.connect(target)) as last:
        last.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = target.with_name(f"{target.name}.{datetime.now(UTC):%Y%m%d-%H%M%S}")
    target.rename(aside)
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)
    return aside
