"""Tables in the test's own process, with a clock that goes as fast as the test likes; database and bots are real."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from touchline.server.clock import ServerClock
from touchline.server.storage.database import migrate, open_engine
from touchline.server.storage.store import Store
from touchline.server.tables import messages as ask
from touchline.server.tables.hub import Hub
from touchline.server.tables.messages import Done, Prompt, TableSeen
from touchline.server.tables.order import Asker
from touchline.server.tables.projection import Eyes, prompt_for, table_seen
from touchline.server.tables.sheet import Clock, Setup, Sheet
from touchline.server.tables.table import Table
from touchline.server.tables.viewers import Viewer
from touchline.server.thinkers import Thinkers

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def asker(name: str) -> Asker:
    return Asker(name.lower(), name)


class Parlour:
    """A hub, its clock, and people who come and go."""

    def __init__(self, hub: Hub, wall: list[float]) -> None:
        self.hub = hub
        self.wall = wall
        self.ids = count()
        self.viewers: dict[tuple[str, str], Viewer] = {}

    @property
    def now(self) -> float:
        return self.hub.clock.now()

    async def table(
        self, *names: str, bots: int = 0, clock: Clock | None = None, level: str = "rookie", **setup: Any
    ) -> Table:
        """A table at which these people play; the season is on, and all of them are here."""
        managers = len(names) + bots
        agreed = Setup(
            managers=managers,
            options=("abbreviated-season",),
            clock=clock or Clock(),
            is_listed=True,
            **setup,
        )
        table = await self.hub.create(asker(names[0]), agreed, "Table")
        for seat, name in enumerate(names[1:], 1):
            await self.order(table, name, ask.Sit, seat=seat)
        for seat in range(len(names), managers):
            await self.order(table, names[0], ask.SeatBot, seat=seat, level=level)
        for name in dict.fromkeys(names):
            await self.come(table, name)
        await self.order(table, names[0], ask.Start)
        return table

    async def come(self, table: Table, name: str) -> None:
        seats = table.sheet.seats_of(name.lower())
        viewer = Viewer(Eyes(name.lower(), seats[0] if seats else None), None)
        self.viewers[table.sheet.id, name] = viewer
        await self.hub.come(table, viewer)

    async def go(self, table: Table, name: str) -> None:
        await self.hub.go(table, self.viewers.pop((table.sheet.id, name)))

    async def order(self, table: Table, name: str, order: type[ask.Command], /, **fields: Any) -> Done:
        command = order(id=f"{name}-{next(self.ids)}", **fields)
        return await self.hub.obey(table.sheet.id, asker(name), command)

    async def choose(self, table: Table, option: str | None = None) -> int:
        """Let whoever is asked answer with the default, or with this option; answers which decision it was."""
        game = table.game
        assert game is not None
        decision = game.season.decision
        assert decision is not None
        name = table.sheet.chairs[decision.manager].name.split()[0]
        text = option or decision.default.text
        await self.order(table, name, ask.Choose, number=decision.number, option=text)
        return decision.number

    def seen(self, table: Table, name: str, seat: int | None = None) -> TableSeen:
        mine = table.sheet.seats_of(name.lower())
        at = seat if seat is not None else (mine[0] if mine else None)
        return table_seen(table.sight(self.hub.alive, self.now), Eyes(name.lower(), at))

    def prompt(self, table: Table) -> Prompt:
        game = table.game
        assert game is not None
        assert game.season.decision is not None
        prompt = prompt_for(game, game.season.decision.manager)
        assert prompt is not None
        return prompt

    async def settle(self) -> None:
        """Let everything be done that is due, and that follows from it."""
        while True:
            await self.hub.sweep_once()
            tasks = [task for task in self.hub._tasks if not task.done()]
            if not tasks:
                return
            await asyncio.gather(*tasks)

    async def pass_time(self, seconds: float) -> None:
        """Let so many seconds pass on the clock, and do what is due then."""
        self.wall[0] += seconds
        await self.settle()

    async def edit(self, table: Table, **values: Any) -> None:
        """Set what stands on the sheet."""

        def alter(sheet: Sheet) -> bool:
            for name, value in values.items():
                setattr(sheet, name, value)
            return True

        await table.edit(alter, self.now, self.hub.alive)


@contextlib.asynccontextmanager
async def parlour(
    folder: Path, own: Mapping[str, str] = MappingProxyType({}), wall: list[float] | None = None
) -> AsyncIterator[Parlour]:
    """A parlour, open for as long as this lasts; on the same folder it has the tables that were there before."""
    monkeypatch = pytest.MonkeyPatch()
    monkeypatch.setattr(
        "touchline.server.tables.table.SOON_BACK_SECONDS", 0.0
    )  # of a clock that we can't turn
    engine = open_engine(f"sqlite:///{folder}/parlour.sqlite")
    migrate(engine)
    store = Store(engine)
    time = wall or [1_000_000.0]
    try:
        async with Thinkers(1, 2.0, own=own) as thinkers:
            hub = Hub(store, ServerClock(0, lambda: time[0]), thinkers)
            try:
                yield Parlour(hub, time)
            finally:
                await hub.close()
    finally:
        store.close()
        monkeypatch.undo()
