"""What is committed is known, what is known is committed: whoever is cancelled, fails, or goes meanwhile."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.server.houses import ANN, BOB, IDS, answer_of, house, table_of
from tests.server.players import thrown, until
from touchline.server.refusals import Stale, Unavailable
from touchline.server.serving import House
from touchline.server.tables import messages as ask
from touchline.server.tables.messages import Done
from touchline.server.tables.order import Asker
from touchline.server.tables.rows import first_broken
from touchline.server.tables.seats import hash_of_token
from touchline.server.tables.table import Table


async def is_as_on_disk(house: House, table: Table) -> bool:
    """Whether the table in memory is what is stored."""
    stored = await house.store.load(table.sheet.id)
    assert stored is not None
    assert first_broken(stored.rows) is None
    rows = [] if table.game is None else table.game.rows
    return (stored.version, stored.sheet, stored.rows) == (table.version, table.sheet, rows)


class Gate:
    """Keeps the writer busy until it is opened, so that whatever is asked meanwhile is one transaction."""

    def __init__(self, house: House) -> None:
        self._open = threading.Event()
        self._entered = threading.Event()
        self._passing = asyncio.create_task(house.store.write(self._wait))

    def _wait(self, _: Connection) -> None:
        self._entered.set()
        self._open.wait(20)

    async def is_shut(self) -> None:
        """Wait until the writer stands before it."""
        await until(self._entered.is_set)

    async def open(self) -> None:
        """Let the writer go on."""
        self._open.set()
        await self._passing


def test_who_goes_while_his_choice_is_committed_leaves_the_table_as_it_is_on_disk(database):
    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            gate = Gate(server)
            await gate.is_shut()
            command = answer_of(table)
            choosing = asyncio.create_task(server.hub.obey(table.sheet.id, ANN, command))
            await until(table.lock.locked)
            for _ in range(3):
                choosing.cancel()
                await asyncio.sleep(0.01)
            assert not choosing.done()
            assert table.lock.locked()
            await gate.open()
            with pytest.raises(asyncio.CancelledError):
                await choosing
            assert table.game is not None
            assert table.game.number == command.number + 1
            assert await is_as_on_disk(server, table)
            assert await server.hub.obey(table.sheet.id, ANN, command) == Done(id=command.id)
            assert table.game.number == command.number + 1

    asyncio.run(go())


def test_whoever_goes_at_any_moment_memory_is_what_is_on_disk(database):
    chance = random.Random(thrown())

    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            for _ in range(100):
                command = answer_of(table)
                choosing = asyncio.create_task(server.hub.obey(table.sheet.id, ANN, command))
                await asyncio.sleep(chance.choice([0, 0, chance.uniform(0, 0.004)]))
                choosing.cancel()
                await asyncio.gather(choosing, return_exceptions=True)
                assert await is_as_on_disk(server, table)
                await server.hub.obey(table.sheet.id, ANN, command)
                assert table.game is not None
                assert table.game.number == command.number + 1

    asyncio.run(go())


def test_what_fails_in_a_transaction_is_refused_alone(database):
    async def go() -> None:
        async with house(database) as server:
            tables = [await table_of(server) for _ in range(4)]
            gate = Gate(server)
            await gate.is_shut()
            good = [
                asyncio.create_task(server.hub.obey(table.sheet.id, ANN, answer_of(table)))
                for table in tables
            ]
            bad = asyncio.create_task(
                server.store.write(lambda connection: connection.execute(text("nonsense")))
            )
            await until(lambda: all(table.lock.locked() for table in tables))
            await asyncio.sleep(0.05)
            await gate.open()
            answers = await asyncio.gather(*good)
            assert all(isinstance(answer, Done) for answer in answers)
            assert (await asyncio.gather(bad, return_exceptions=True))[0] is not None
            for table in tables:
                assert await is_as_on_disk(server, table)

    asyncio.run(go())


def test_a_commit_of_which_nobody_heard_is_found_again(database, monkeypatch):
    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            write = server.store.change

            async def write_and_lose_the_line(change: Any) -> bool:
                monkeypatch.setattr(server.store, "change", write)
                assert await write(change)
                raise Unavailable("The line is cut.", "Look again.")

            monkeypatch.setattr(server.store, "change", write_and_lose_the_line)
            command = answer_of(table)
            assert await server.hub.obey(table.sheet.id, ANN, command) == Done(id=command.id)
            assert table.game is not None
            assert table.game.number == command.number + 1
            assert await is_as_on_disk(server, table)

    asyncio.run(go())


def test_the_server_writes_on_after_its_connections_were_cut(postgresql):
    async def go() -> None:
        async with house(postgresql()) as server:
            table = await table_of(server)
            cut = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database()"
            )
            for _ in range(3):
                await server.store.read(lambda connection: connection.execute(cut).all())
                command = answer_of(table)
                assert await server.hub.obey(table.sheet.id, ANN, command) == Done(id=command.id)
                assert await is_as_on_disk(server, table)

    asyncio.run(go())


def test_what_is_queued_when_the_server_stops_is_written(database):
    async def go() -> None:
        async with house(database) as server:
            tables = [await table_of(server) for _ in range(5)]
            gate = Gate(server)
            await gate.is_shut()
            commands = {table.sheet.id: answer_of(table) for table in tables}
            giving = [asyncio.create_task(server.hub.obey(id, ANN, it)) for id, it in commands.items()]
            await until(lambda: all(table.lock.locked() for table in tables))
            opening = asyncio.create_task(gate.open())
        await opening
        answers = await asyncio.gather(*giving)
        assert [answer.id for answer in answers] == [command.id for command in commands.values()]
        async with house(database) as server:
            for id, command in commands.items():
                table = await server.hub.table(id)
                assert table.game is not None
                assert table.game.rows[-1].command == command.id

    asyncio.run(go())


def test_a_command_given_again_after_a_restart_is_done_once(database):
    async def go() -> None:
        said = ask.Say(id="said", text="Once!")
        paused = ask.Pause(id="paused")
        async with house(database) as server:
            id = (await table_of(server)).sheet.id
            await server.hub.obey(id, ANN, said)
            await server.hub.obey(id, ANN, paused)
        async with house(database) as server:
            assert await server.hub.obey(id, ANN, said) == Done(id="said")
            assert await server.hub.obey(id, ANN, paused) == Done(id="paused")
            table = await server.hub.table(id)
            assert [one.text for one in table.chat] == ["Once!"]
            with pytest.raises(Stale, match="another command"):
                await server.hub.obey(id, ANN, ask.Say(id="said", text="Twice!"))
            await server.hub.obey(id, BOB, ask.Say(id="said", text="I say so too!"))
            assert [one.text for one in table.chat] == ["Once!", "I say so too!"]

    asyncio.run(go())


def test_a_command_that_memory_has_forgotten_is_done_once_too(database):
    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            said = ask.Say(id="said", text="Once!")
            await server.hub.obey(table.sheet.id, ANN, said)
            table._obeyed.clear()
            assert await server.hub.obey(table.sheet.id, ANN, said) == Done(id="said")
            assert [one.text for one in table.chat] == ["Once!"]
            assert await is_as_on_disk(server, table)

    asyncio.run(go())


def test_a_rematch_asked_for_by_all_at_once_is_one_table(database):
    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            await server.hub.obey(table.sheet.id, ANN, ask.WantEnd(id=next(IDS), yes=True))
            asked = [server.hub.obey(table.sheet.id, ANN, ask.Rematch(id=next(IDS))) for _ in range(8)]
            answers = await asyncio.gather(*asked)
            assert len({answer.table for answer in answers}) == 1
            again = await server.hub.table(answers[0].table or "")
            assert [chair.person for chair in again.sheet.chairs] == ["ann", "ann"]
            assert await server.store.hosted("ann") == 1

    asyncio.run(go())


def test_an_invitation_seats_one_of_those_who_bring_it(database):
    async def go() -> None:
        async with house(database) as server:
            table = await table_of(server)
            answer = await server.hub.obey(table.sheet.id, ANN, ask.Invite(id=next(IDS), seat=1))
            hashed = hash_of_token(answer.token or "")
            coming = [BOB, Asker("cid", "Cid"), Asker("dan", "Dan")]
            bringing = [server.hub.accept(hashed, who) for who in coming]
            ended = await asyncio.gather(*bringing, return_exceptions=True)
            assert sorted(type(one).__name__ for one in ended) == ["Void", "Void", "str"]
            (seated,) = [who.person for who, one in zip(coming, ended, strict=True) if isinstance(one, str)]
            assert table.sheet.chairs[1].person == seated
            assert table.sheet.guests == [seated]
            assert await is_as_on_disk(server, table)

    asyncio.run(go())


async def _talk(server: House, table: Table) -> None:
    for number in range(80):
        said = ask.Say(id=next(IDS), text=f"{number} " + "Boo! " * 90)
        await server.hub.obey(table.sheet.id, ANN, said)


def test_a_full_database_leaves_tables_as_they_were_until_there_is_room(tmp_path):
    async def go() -> None:
        async with house(f"sqlite:///{tmp_path}/tables.sqlite") as server:
            table = await table_of(server)

            def pages(most: int) -> Any:
                return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={most}").scalar()

            await server.store.write(pages(1))  # as few as there are now
            with pytest.raises(Unavailable):
                await _talk(server, table)
            said = len(table.chat)
            assert said == table.sheet.chats
            assert await is_as_on_disk(server, table)
            await server.store.write(pages(100_000))
            await server.hub.obey(table.sheet.id, ANN, ask.Say(id=next(IDS), text="Room!"))
            await server.hub.obey(table.sheet.id, ANN, answer_of(table))
            assert table.chat[-1].text == "Room!"
            assert await is_as_on_disk(server, table)

    asyncio.run(go())


def test_what_begins_while_the_server_stops_ends_before_its_database_is_left(tmp_path):
    ends: list[str] = []

    async def go() -> None:
        async with house(f"sqlite:///{tmp_path}/tables.sqlite") as server:

            async def last() -> None:
                try:
                    await asyncio.sleep(3600)
                finally:
                    ends.append("last")

            async def first() -> None:
                try:
                    await asyncio.sleep(3600)
                finally:
                    server.hub.spawn(last())
                    await asyncio.sleep(0)
                    ends.append("first")

            server.hub.spawn(first())
            await asyncio.sleep(0)
        assert sorted(ends) == ["first", "last"]

    asyncio.run(go())
