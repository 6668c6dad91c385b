"""Several processes serve the same tables: what one commits all show, and when one is gone the others go on."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from sqlalchemy import text

from tests.server.houses import ANN, IDS, answer_of, house, table_of
from tests.server.ledger import stored_at
from tests.server.players import until
from tests.server.serving import Socket, guest
from touchline.server.serving import House
from touchline.server.storage import store
from touchline.server.storage.database import open_engine
from touchline.server.tables import hub, timing
from touchline.server.tables import messages as ask
from touchline.server.tables.projection import Eyes
from touchline.server.tables.rows import first_broken
from touchline.server.tables.sheet import Chair
from touchline.server.tables.viewers import Viewer

Work = Callable[[House, House], Awaitable[None]]


def _with_two(database: str, work: Work) -> None:
    async def go() -> None:
        async with house(database) as one, house(database) as other:
            await work(one, other)

    asyncio.run(go())


def test_commands_to_both_processes_never_wait_for_each_other_in_a_circle(postgresql):
    async def work(one: House, other: House) -> None:
        ids = [(await table_of(one)).sheet.id for _ in range(20)]
        for _ in range(10):
            forth = [one.hub.obey(id, ANN, ask.Say(id=next(IDS), text="Here!")) for id in ids]
            back = [other.hub.obey(id, ANN, ask.Say(id=next(IDS), text="There!")) for id in reversed(ids)]
            answers = await asyncio.gather(*forth, *back)
            assert len(answers) == 40
        for id in ids:
            table = await one.hub.table(id)
            await until(lambda table=table: len(table.chat) == 20)  # type: ignore[misc]  # bound now
            assert Counter(said.text for said in table.chat) == {"Here!": 10, "There!": 10}
        circles = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        assert await one.store.read(lambda connection: connection.scalar(circles)) == 0

    _with_two(postgresql(), work)


def test_what_was_told_while_nobody_listened_is_caught_up_with(postgresql, monkeypatch):
    monkeypatch.setattr(hub, "AGAIN_SECONDS", 3600.0)

    async def work(one: House, other: House) -> None:
        table = await table_of(one)
        seen = await other.hub.table(table.sheet.id)
        viewer = Viewer(Eyes(None, None), None)
        seen.viewers.add(viewer)
        cut = text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
        await one.store.read(lambda connection: connection.execute(cut).all())
        viewer.changed.clear()
        for _ in range(5):
            await one.hub.obey(table.sheet.id, ANN, answer_of(table))
        await until(lambda: seen.version == table.version)
        assert viewer.changed.is_set()
        assert seen.game is not None
        assert table.game is not None
        assert seen.game.rows == table.game.rows

    _with_two(postgresql(), work)


def test_a_process_that_hears_nothing_looks_again_by_itself(postgresql, monkeypatch):
    monkeypatch.setattr(hub, "AGAIN_SECONDS", 1.0)
    monkeypatch.setattr(store, "CHANNEL", "nowhere")

    async def work(one: House, other: House) -> None:
        table = await table_of(one)
        seen = await other.hub.table(table.sheet.id)
        await one.hub.obey(table.sheet.id, ANN, answer_of(table))
        await until(lambda: seen.version == table.version)

    _with_two(postgresql(), work)


def test_both_processes_look_after_a_table_and_each_question_has_one_answer(postgresql):
    async def work(one: House, other: House) -> None:
        table = await table_of(one, bots=1)
        seen = await other.hub.table(table.sheet.id)
        game = table.game
        assert game is not None
        while game.number < 60 and not game.season.over:
            await asyncio.gather(one.hub.tender.tend(table), other.hub.tender.tend(seen))
            decision = game.season.decision
            if decision is not None and decision.manager == 0:
                await one.hub.obey(table.sheet.id, ANN, answer_of(table))
            else:
                await asyncio.sleep(0.01)
        await until(lambda: seen.version == table.version)
        assert first_broken(game.rows) is None
        assert seen.game is not None
        assert [row.number for row in seen.game.rows] == list(range(-1, game.number))
        assert any(row.given_by == "bot" for row in game.rows)

    _with_two(postgresql(), work)


def test_processes_tell_each_other_the_table_and_a_number_and_nothing_else(postgresql):
    database = postgresql()

    async def work(one: House, _: House) -> None:
        with psycopg.connect(database, autocommit=True) as listening:
            listening.execute("LISTEN touchline")
            table = await table_of(one, bots=1)
            await one.hub.obey(table.sheet.id, ANN, ask.Say(id=next(IDS), text="A secret!"))
            told = [notice.payload for notice in listening.notifies(timeout=0.5)]
            assert told
            assert all(re.fullmatch(rf"{table.sheet.id} \d+", payload) for payload in told), told

    _with_two(database, work)


def test_both_processes_show_the_same_clock_after_all_were_down(postgresql):
    database = postgresql()

    async def go() -> None:
        async with house(database) as server:
            before = server.clock.now()
        await asyncio.sleep(2.5)
        async with house(database) as one, house(database) as other:
            assert one.clock.now() - before < 2.0
            await until(lambda: one.clock.lost == other.clock.lost)
            assert one.clock.lost > 2.0

    asyncio.run(go())


def _is_here(socket: Socket, seat: int) -> Any:
    return socket.table["chairs"][seat]["is_here"]


def _chair(database: str, table: str, seat: int) -> Chair:
    engine = open_engine(database)
    sheet = stored_at(engine, table).sheet
    engine.dispose()
    return sheet.chairs[seat]


def test_who_was_at_a_process_that_died_is_shown_as_away_until_he_comes_again(serve, postgresql):
    database = postgresql()
    one, other = serve(database), serve(database)

    async def evening() -> None:
        async with guest(one.url, "Ann") as ann, guest(one.url, "Bob") as bob:
            table = await ann.host()
            await bob.post(f"/api/tables/{table}/commands", type="sit", id="sit", seat=1)
            async with ann.at(table) as hers:
                bob.url = other.url
                async with bob.at(table) as his:
                    await hers.until(lambda: hers.table and _is_here(hers, 1))
                    await his.until(lambda: his.table and _is_here(his, 0))
                    other.kill()
                await hers.until(lambda: not _is_here(hers, 1))
                assert _is_here(hers, 0)
                await until(lambda: _chair(database, table, 1).away_since is not None)
                assert _chair(database, table, 1).here == []
                bob.url = one.url
                async with bob.at(table) as his:
                    await hers.until(lambda: _is_here(hers, 1))
                await hers.until(lambda: not _is_here(hers, 1))

    asyncio.run(evening())


def test_bots_answer_though_the_process_that_would_have_let_them_does_not(postgresql):
    async def work(one: House, other: House) -> None:
        one.hub.tender.pace = 3600.0
        table = await table_of(one, bots=1)
        game = table.game
        assert game is not None
        while timing.asked_seat(table.sheet, game) == 0:
            await one.hub.obey(table.sheet.id, ANN, answer_of(table))
        number = game.number
        await until(lambda: game.number > number)
        assert table.sheet.id in other.hub.tables
        assert game.rows[number + 1].given_by == "bot"

    _with_two(postgresql(), work)
