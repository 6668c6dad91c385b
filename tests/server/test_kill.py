"""The server is killed at any moment under play, and started again: nothing that anybody was told is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Engine

from tests.server.ledger import Ledger
from tests.server.players import Player, thrown, until
from tests.server.serving import Guest, Served, guest
from touchline.server.storage.database import open_engine


class Evening:
    """People at two or more tables, for as long as the test lasts."""

    def __init__(self, servers: list[Served], seed: int) -> None:
        self.servers = servers
        self.urls = [served.url for served in servers]
        self.chance = random.Random(seed)
        self.engine: Engine = open_engine(servers[0].database)
        self.players: list[Player] = []
        self.heads: dict[str, tuple[int, str]] = {}
        self._playing: dict[Player, asyncio.Task[None]] = {}

    async def sit_down(self, ann: Guest, bob: Guest, eve: Guest) -> None:
        """One table for two people and a bot with a live clock and somebody who watches, and one against bots."""
        clock = {"pace": "live", "seconds": 36000.0, "grace": 36000.0}
        table = await ann.host(managers=3, clock=clock)
        for who, kind, more in (
            (bob, "sit", {"seat": 1}),
            (ann, "seat-bot", {"seat": 2, "level": "rookie"}),
            (ann, "start", {}),
        ):
            answer = await who.post(f"/api/tables/{table}/commands", id=kind, type=kind, **more)
            assert answer.status_code == 200, answer.text
        for who, seat in ((ann, 0), (bob, 1), (eve, None)):
            self._begin(who, table, seat)
        self._begin(bob, await bob.play(managers=2), 0)

    def _begin(self, who: Guest, table: str, seat: int | None) -> None:
        player = Player(who.client.cookies, self.urls, table, seat, random.Random(self.chance.random()))
        self.players.append(player)
        self._playing[player] = asyncio.create_task(player.play())

    @property
    def is_ending(self) -> bool:
        """Whether a table is done with."""
        return any(player.told.is_over for player in self.players)

    async def go_on(self) -> None:
        """Wait until everybody is back and sees the table go on."""
        before = {player: (player.sockets, player.told.number) for player in self.players}

        def is_on(player: Player) -> bool:
            return player.told.is_over or player.told.number > before[player][1]

        await until(lambda: all(is_on(player) for player in self.players))

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        self.engine.dispose()

    def check(self) -> None:
        """Compare what is on disk with what anybody was told."""
        for player, task in self._playing.items():
            if task.done():
                task.result()
            assert player.told.fresh <= 1, "somebody had to begin anew"
        for table in {player.told.table_id for player in self.players}:
            ledger = Ledger(self.engine, table)
            if table in self.heads:
                number, hash_ = self.heads[table]
                assert ledger.rows[number].hash == hash_, "an earlier row is another one now"
            self.heads[table] = ledger.head
            for player in self.players:
                if player.told.table_id == table:
                    ledger.check(player.told)


@contextlib.asynccontextmanager
async def _evening(servers: list[Served], seed: int) -> Any:
    url = servers[0].url
    async with guest(url, "Ann") as ann, guest(url, "Bob") as bob, guest(url, "Eve") as eve:
        evening = Evening(servers, seed)
        await evening.sit_down(ann, bob, eve)
        try:
            yield evening
            evening.check()
        finally:
            await evening.leave()


async def _kill_all(evening: Evening) -> None:
    """Kill whatever serves, and start it again; nobody's clock has run meanwhile."""
    await asyncio.sleep(evening.chance.uniform(0.0, 0.4))
    for served in evening.servers:
        served.kill()
    killed = time.time()
    deadlines = [(player, player.told.number, player.told.table) for player in evening.players]
    lost = [killed - player.told.now for player in evening.players if not player.told.is_over]
    evening.check()
    await asyncio.sleep(0.3)
    spawned = time.time()
    await asyncio.gather(*[asyncio.to_thread(served.start) for served in evening.servers])
    await until(lambda: all(player.told.now > 0 for player in evening.players))
    await evening.go_on()
    for player, number, table in deadlines:
        if player.told.number == number and player.told.table["asked"] == table["asked"]:
            assert player.told.table["until"] == table["until"]
    now = [time.time() - player.told.now for player in evening.players if not player.told.is_over]
    assert not lost or not now or max(now) - max(lost) > -1.0 + (spawned - killed)


async def _kill_one(evening: Evening) -> None:
    """Kill one process while the other serves on; then start it again."""
    await asyncio.sleep(evening.chance.uniform(0.0, 0.4))
    victim = evening.chance.choice(evening.servers)
    victim.kill()
    evening.check()
    await evening.go_on()
    evening.check()
    await asyncio.to_thread(victim.start)
    await evening.go_on()


Killing = Callable[[Evening], Awaitable[None]]


async def _kill(servers: list[Served], times: int, seed: int, kill: Killing) -> None:
    done = 0
    while done < times:
        async with _evening(servers, seed + done) as evening:
            await evening.go_on()
            while done < times and not evening.is_ending:
                await kill(evening)
                evening.check()
                done += 1


async def _kill_some(evening: Evening) -> None:
    """Kill one process of several, or all."""
    await (evening.chance.choice([_kill_all, _kill_one]) if len(evening.servers) > 1 else _kill_all)(evening)


def _play(serve: Any, database: str, times: int) -> None:
    servers = [serve(database, bot_pace="0.02") for _ in range(2 if database.startswith("postgresql") else 1)]
    asyncio.run(_kill(servers, times, thrown(), _kill_some))


def test_nothing_that_anybody_was_told_is_lost_when_servers_are_killed(serve, database):
    _play(serve, database, 5)


@pytest.mark.proof
def test_nothing_that_anybody_was_told_is_lost_when_servers_are_killed_fifty_times(serve, database):
    _play(serve, database, 50)


@pytest.mark.proof
def test_nothing_is_lost_when_one_of_two_processes_is_killed_fifty_times(serve, postgresql):
    address = postgresql()
    asyncio.run(_kill([serve(address, bot_pace="0.02") for _ in range(2)], 50, thrown(), _kill_one))
