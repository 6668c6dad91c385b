"""Later versions: they go on with stored tables from their saves, and earlier ones leave those alone from then on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import touchline
from tests.server.serving import Guest, Served, Socket, guest
from touchline.server.storage import schema
from touchline.server.storage.database import open_engine


@pytest.fixture
def serve_as(tmp_path: Path) -> Iterator[Callable[[str, str], Served]]:
    """What starts a server that says it is of some version; all end with the test."""
    started: list[Served] = []

    def start(version: str, database: str) -> Served:
        served = Served(database, tmp_path / f"server-{len(started)}.log")
        served.version = version
        started.append(served)
        return served.start()

    yield start
    for served in started:
        served.stop()


def told(socket: Socket) -> dict[str, Any]:
    """What a viewer sees: the position, the question, and where the season stands."""
    return {"view": socket.view, "prompt": socket.prompt, "number": socket.cursor["number"]}


async def seen(ann: Guest, table: str) -> dict[str, Any]:
    async with ann.at(table) as socket:
        await socket.hear()
        return told(socket)


async def played(ann: Guest, table: str, choices: int) -> None:
    """Play on for some choices of one's own."""
    async with ann.at(table) as socket:
        for _ in range(choices):
            await socket.choose()
        await socket.until(lambda: socket.prompt is not None or socket.is_over)


def boundaries(database: str, table: str) -> list[tuple[int, str]]:
    engine = open_engine(database)
    found = schema.saves.c
    query = select(found.number, found.version).where(found.table_id == table).order_by(found.number)
    with engine.connect() as connection:
        rows = [(number, version) for number, version in connection.execute(query)]
    engine.dispose()
    return rows


def test_a_season_is_played_on_through_several_versions_to_a_record_that_verifies(serve_as, database):
    """Each version shows what the one before showed, also if it is killed as soon as it has opened the table."""

    async def season() -> str:
        server = serve_as("0.1.1", database)
        async with guest(server.url) as ann:
            table = await ann.play(managers=2, options=["abbreviated-season"])
            await played(ann, table, 3)
            before = await seen(ann, table)
            for version in ("0.2.0", "0.2.0", "0.3.0"):
                server.kill()
                server.version = version
                server.start()
                assert await seen(ann, table) == before
            assert boundaries(database, table) == []
            await played(ann, table, 2)
            before = await seen(ann, table)
            server.kill()
            server.version = "0.3.1"
            server.start()
            assert await seen(ann, table) == before
            async with ann.at(table) as socket:
                await socket.hear()
                while not socket.is_over:
                    await socket.choose()
            record = await ann.get(f"/api/tables/{table}/record")
            server.stop()
            server.version = "0.4.0"
            server.start()
            assert (await ann.get(f"/api/tables/{table}/record")).text == record.text
        assert [version for _, version in boundaries(database, table)] == ["0.3.0", "0.3.1"]
        return record.text

    report = touchline.verify(asyncio.run(season()))
    assert report.is_true
    assert report.is_sealed
    assert not report.is_replayed
    assert "0.3.0" in report.reason
    assert "0.3.1" in report.reason


def test_an_undo_goes_back_to_where_a_later_version_went_on_and_not_behind(serve_as, tmp_path):
    server = serve_as("0.1.1", f"sqlite:///{tmp_path}/tables.sqlite")

    async def season() -> None:
        async with guest(server.url) as ann:
            table = await ann.play(managers=2)
            await played(ann, table, 2)
            async with ann.at(table) as socket:
                await socket.hear()
                behind = socket.table["undo_to"]
                assert behind is not None
            server.stop()
            server.version = "0.2.0"
            server.start()
            async with ann.at(table) as socket:
                await socket.hear()
                assert socket.table["undo_to"] is None
                number = socket.cursor["number"]
                refused = await socket.order("undo", number=number, to=behind)
                assert refused["type"] == "refused"
                assert "later version" in refused["wrong"]
                question, view = socket.prompt, socket.view
                await socket.choose()
                await socket.until(lambda: socket.prompt is not None)
                assert socket.table["undo_to"] == number
                undone = await socket.order("undo", number=socket.cursor["number"], to=number)
                assert undone["type"] == "done"
                await socket.until(lambda: socket.prompt is not None and socket.table["undo_to"] is None)
                assert question is not None
                assert socket.prompt is not None
                assert socket.prompt["options"] == question["options"]
                assert socket.view["managers"] == view["managers"]

    asyncio.run(season())


def test_an_earlier_process_leaves_a_table_alone_once_a_later_one_has_played(serve_as, postgresql):
    """In a rolling upgrade both serve for a while: sockets at the earlier one are told to come again elsewhere."""
    database = postgresql()
    earlier = serve_as("0.1.1", database)
    later = serve_as("0.2.0", database)

    async def evening() -> None:
        async with guest(earlier.url) as ann, ann.at(table := await ann.play(managers=2)) as old:
            await old.until(lambda: old.prompt is not None)
            await old.choose()
            await old.until(lambda: old.prompt is not None)
            ann.url = later.url
            async with ann.at(table) as new:
                await new.until(lambda: new.prompt is not None)
                assert told(new) == told(old)
                await new.choose()
                with pytest.raises(ConnectionClosed) as closed:
                    await old.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                ann.url = earlier.url
                refused = await ann.get(f"/api/tables/{table}")
                assert refused.status_code == 503
                assert "later version" in refused.json()["wrong"]
                other = await ann.play(managers=2)
                await played(ann, other, 1)
                await new.until(lambda: new.prompt is not None)
                for _ in range(3):
                    await new.choose()
            assert len(boundaries(database, table)) == 1

    asyncio.run(evening())


def test_a_later_process_takes_in_what_an_earlier_one_played_after_it_had_looked(serve_as, postgresql):
    """It goes on from the position after that, and what it shows is what the earlier one shows."""
    database = postgresql()
    earlier = serve_as("0.1.1", database)
    later = serve_as("0.2.0", database)

    async def evening() -> None:
        async with guest(earlier.url) as ann:
            table = await ann.play(managers=2)
            ann.url = later.url
            async with ann.at(table) as new:
                await new.until(lambda: new.prompt is not None)
                ann.url = earlier.url
                async with ann.at(table) as old:
                    await old.until(lambda: old.prompt is not None)
                    await old.choose()
                    await old.until(lambda: old.prompt is not None)
                    number = old.cursor["number"]
                    await new.until(lambda: new.cursor["number"] == number)
                    assert told(new) == told(old)
                    await new.choose()
            assert boundaries(database, table) == [(number, "0.2.0")]

    asyncio.run(evening())


def test_a_database_of_a_later_version_is_not_served(serve_as, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    serve_as("0.1.1", database).stop()
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    server = Served(database, tmp_path / "refused.log")
    with pytest.raises(AssertionError, match="by a later version"):
        server.start()
