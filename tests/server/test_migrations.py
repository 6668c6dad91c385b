"""The schema: the same from every way that leads to it, and whatever an earlier one held is gone on with."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select, text

from tests.server.serving import Served
from tools.schemas import SCHEMAS
from touchline.cards import BadSetup
from touchline.server.administration.checking import check
from touchline.server.serving import opened, prepared
from touchline.server.settings import Settings
from touchline.server.storage import schema
from touchline.server.storage.database import head, migrate, open_engine
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Asker

DUMPS = sorted(SCHEMAS.glob("*.sql"))


def differences(engine: Engine) -> list[object]:
    """What a database has otherwise than the code says."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def restored(dump: Path, make: Callable[[], str], folder: Path) -> str:
    """The address of a database with what a dump holds."""
    text = dump.read_text(encoding="utf-8")
    if dump.name.endswith(".sqlite.sql"):
        file = folder / "tables.sqlite"
        opened_file = sqlite3.connect(file)
        opened_file.executescript(text)
        opened_file.close()
        return f"sqlite:///{file}"
    address = make()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(text.encode())
    return address


def test_the_schema_of_this_version_is_among_the_dumps():
    """After a change of the schema: `python -m tools.schemas`."""
    assert {dump.name for dump in DUMPS} >= {f"{head()}.sqlite.sql", f"{head()}.postgresql.sql"}


def test_a_database_of_an_unfinished_version_is_refused(database):
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE chat DROP COLUMN name"))
    with pytest.raises(BadSetup, match="made by an unfinished version: chat has no name"):
        migrate(engine)
    engine.dispose()


def test_migrations_lead_to_the_schema_of_the_code(database):
    engine = open_engine(database)
    migrate(engine)
    assert differences(engine) == []
    migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.name)
def test_every_schema_that_was_released_is_brought_up_to_date_with_its_tables(dump, request, tmp_path):
    """Its tables are well by this version's check, and the season that was on goes on."""
    make = request.getfixturevalue("postgresql")
    address = restored(dump, make, tmp_path)
    engine = open_engine(address)
    migrate(engine)
    assert differences(engine) == []
    tables = schema.tables.c
    query = select(tables.id, tables.host).where(tables.state == "playing")
    with engine.connect() as connection:
        id, host = connection.execute(query).one()
    engine.dispose()
    report = check(address)
    assert (report.tables, report.faults) == (3, ())
    asyncio.run(played_on(address, id, Asker(host, "Ann")))
    assert check(address).faults == ()


async def played_on(address: str, id: str, host: Asker) -> None:
    """Give some answers at a table."""
    settings = Settings(database=address, bot_pace=0)
    with prepared(settings) as engine:
        async with opened(settings, engine) as house:
            table = await house.hub.table(id)
            game = table.game
            assert game is not None
            for _ in range(3):
                assert game.season.decision is not None
                option = game.season.decision.default.text
                command = ask.Choose(id=f"later-{game.number}", number=game.number, option=option)
                await house.hub.obey(id, host, command)


def test_two_processes_bring_one_database_up_to_date_at_once(postgresql, tmp_path):
    """Both are ready in the end, and the schema is there once."""
    address = postgresql()
    servers = [Served(address, tmp_path / f"{number}.log") for number in range(2)]
    try:
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Served.start, servers))
    finally:
        for server in servers:
            server.stop()
    engine = open_engine(address)
    assert differences(engine) == []
    engine.dispose()


def test_a_process_that_is_killed_while_it_migrates_leaves_nothing_half_done(database):
    """Killed before the commit, all is as it was; the next one does it all."""
    program = (
        "import os, sys\n"
        "from sqlalchemy import event\n"
        "from touchline.server.storage.database import migrate, open_engine\n"
        "engine = open_engine(sys.argv[1])\n"
        "event.listen(engine, 'commit', lambda _: os.kill(os.getpid(), 9))\n"
        "migrate(engine)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program, database], check=False)
    assert killed.returncode == -9
    engine = open_engine(database)
    with engine.connect() as connection:
        assert not engine.dialect.has_table(connection, "tables")
    migrate(engine)
    assert differences(engine) == []
    engine.dispose()
