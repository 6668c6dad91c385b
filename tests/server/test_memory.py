"""What a process keeps in memory: tables that somebody looks at or that are looked after, and no others for long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from tools.schemas import season
from touchline.server.serving import House, opened, prepared
from touchline.server.settings import Settings
from touchline.server.tables import messages as ask
from touchline.server.tables.game import Game
from touchline.server.tables.order import Asker
from touchline.server.tables.projection import Eyes, update_for
from touchline.server.tables.sheet import Setup
from touchline.server.tables.table import Table
from touchline.server.tables.viewers import Viewer

SOON = 30.0
ANN = Asker("ann", "Ann")


@contextlib.asynccontextmanager
async def house_with(folder: Path, pace: float = 0.0) -> AsyncIterator[House]:
    """A house that forgets tables as soon as nobody looks at them."""
    settings = Settings(database=f"sqlite:///{folder}/tables.sqlite", bot_pace=pace)
    with prepared(settings) as engine:
        async with opened(settings, engine) as house:
            house.hub.idle_seconds = 0.0
            yield house


async def a_season(house: House) -> Table:
    """A table at which Ann has begun a season against a bot."""
    table = await house.hub.create(ANN, Setup(managers=2, teams="drawn"), "Against a bot")
    id = table.sheet.id
    await house.hub.obey(id, ANN, ask.SeatBot(id="bot", seat=1, level="rookie"))
    await house.hub.obey(id, ANN, ask.Start(id="start"))
    return table


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.02)


def asked(table: Table) -> int | None:
    """Who is asked at a table."""
    decision = None if table.game is None else table.game.season.decision
    return None if decision is None else decision.manager


def default(game: Game) -> str:
    """The answer for who gives none."""
    assert game.season.decision is not None
    return game.season.decision.default.text


def shown(house: House, table: Table) -> object:
    """Ann's whole view of a table; times aside."""
    update = update_for(table.sight(house.hub.alive, 0.0), Eyes(ANN.person, 0), None, table.chat)
    assert update is not None
    return update


def test_a_table_at_which_nobody_looks_is_closed_and_opened_again_as_it_was(tmp_path: Path):
    async def evening() -> None:
        async with house_with(tmp_path) as house:
            table = await a_season(house)
            id = table.sheet.id
            viewer = Viewer(Eyes(ANN.person, 0), None)
            await house.hub.come(table, viewer)
            await until(lambda: asked(table) == 0)
            await asyncio.sleep(1.5)
            assert house.hub.tables == {id: table}
            await house.hub.go(table, viewer)
            await until(lambda: not house.hub.tables)
            before = shown(house, table)
            again = await house.hub.table(id)
            assert again is not table
            assert shown(house, again) == before
            game = again.game
            assert game is not None
            option = default(game)
            await house.hub.obey(id, ANN, ask.Choose(id="c", number=game.number, option=option))

    asyncio.run(evening())


def test_a_table_that_is_looked_after_is_not_closed_meanwhile(tmp_path: Path):
    """A bot takes its time, and nobody looks: the table stays until the bot has answered."""

    async def evening() -> None:
        async with house_with(tmp_path, pace=1.5) as house:
            house.hub.idle_seconds = 600.0
            table = await a_season(house)
            id, game = table.sheet.id, table.game
            assert game is not None
            while asked(table) == 0:
                option = default(game)
                await house.hub.obey(
                    id, ANN, ask.Choose(id=f"c{game.number}", number=game.number, option=option)
                )
            number = game.number
            house.hub.idle_seconds = 0.0
            async with asyncio.timeout(SOON):
                while game.number == number:
                    assert house.hub.tables[id] is table
                    await asyncio.sleep(0.02)

    asyncio.run(evening())


def test_a_season_that_was_played_on_from_a_moment_is_opened_again_too(tmp_path: Path):
    async def evening() -> None:
        async with house_with(tmp_path) as house:
            house.hub.idle_seconds = 600.0
            finished = await season(house, ANN, None)
            house.hub.idle_seconds = 0.0
            assert finished.game is not None
            table = await house.hub.play_on(finished, finished.game.number // 2, ANN, 0, "rookie")
            id = table.sheet.id
            await until(lambda: asked(table) == 0)
            before = shown(house, table)
            await until(lambda: id not in house.hub.tables)
            again = await house.hub.table(id)
            assert again is not table
            assert shown(house, again) == before

    asyncio.run(evening())


def test_tables_that_were_forgotten_leave_nothing_behind(tmp_path: Path):
    async def evening() -> None:
        async with house_with(tmp_path) as house:
            ids = [(await house.hub.create(ANN, Setup(managers=2), "Empty")).sheet.id for _ in range(50)]
            await until(lambda: not house.hub.tables)
            for id in ids:
                await house.hub.table(id)
            await until(lambda: not house.hub.tables)
            assert not house.hub._opening
            assert not house.sockets

    asyncio.run(evening())
