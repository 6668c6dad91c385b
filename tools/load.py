"""Load: many tables and sockets at a real server on this machine, so many choices a second; how soon each is on disk.

    python -m tools.load --tables 200 --sockets 1000 --rate 100 --seconds 30

Everything stays on the loopback address, and ends by itself. Printed beside the figures is how long this disk takes
to sync a small write in the same minute: no choice can be acknowledged sooner.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Served

PEOPLE: Final = 2
BAR_MS: Final = 50.0
AT_ONCE: Final = 20


class Option(msgspec.Struct):
    """An option that may be chosen."""

    text: str


class Prompt(msgspec.Struct):
    """A question."""

    number: int
    options: list[Option]


class View(msgspec.Struct):
    """A position; only that there is a new one matters here."""


class Message(msgspec.Struct):
    """What of a message matters here."""

    type: str
    id: str | None = None
    view: View | None = None
    prompt: Prompt | None = None


read: Final = msgspec.json.Decoder(Message).decode


class Player:
    """Somebody at a table: what he is asked, and when his choices were sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.prompt: Prompt | None = None
        self.sent: dict[str, float] = {}


class Measured:
    """What came of it."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.refused = 0
        self.messages = 0
        self.bytes = 0
        self.behind = 0


async def listen(player: Player, measured: Measured) -> None:
    """Take in what is told."""
    async for frame in player.connection:
        measured.messages += 1
        measured.bytes += len(frame)
        message = read(frame)
        if message.type == "update":
            if message.view is not None:
                player.prompt = message.prompt
        elif message.id in player.sent:
            measured.delays.append(time.perf_counter() - player.sent.pop(message.id))
            measured.refused += message.type == "refused"


class Load:
    """Tables with people and spectators, and a rate at which choices are made."""

    def __init__(self, server: Served, tables: int, sockets: int) -> None:
        self.server = server
        self.tables = tables
        self.spectators = sockets // tables - PEOPLE
        self.players: list[Player] = []
        self.measured = Measured()
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Make all tables, and open all sockets."""
        places = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with places:
                await self._table(number)

        await asyncio.gather(*[one(number) for number in range(self.tables)])

    async def _table(self, number: int) -> None:
        people = [httpx.AsyncClient(base_url=self.server.url, timeout=60) for _ in range(PEOPLE)]
        for seat, person in enumerate(people):
            (await person.post("/api/me", json={"name": f"Coach {number} {seat}"})).raise_for_status()
        setup = {"managers": PEOPLE, "is_listed": True}
        made = await people[0].post("/api/tables", json={"title": f"Table {number}", "setup": setup})
        table = made.raise_for_status().json()["table"]
        path = f"/api/tables/{table}/commands"
        sat = await people[1].post(path, json={"type": "sit", "id": "sit", "seat": 1})
        sat.raise_for_status()
        (await people[0].post(path, json={"type": "start", "id": "start"})).raise_for_status()
        for person in people:
            await self._socket(table, dict(person.cookies), plays=True)
            await person.aclose()
        for _ in range(self.spectators):
            await self._socket(table, {}, plays=False)

    async def _socket(self, table: str, cookies: dict[str, str], plays: bool) -> None:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": "; ".join([f"{name}={value}" for name, value in cookies.items()])}
        connection = await connect(
            address, additional_headers=headers if cookies else {}, max_size=2**22, compression=None
        )
        player = Player(connection)
        if plays:
            self.players.append(player)
        self.listeners.append(asyncio.create_task(listen(player, self.measured)))

    async def choose(self, rate: float, seconds: float, chance: random.Random) -> None:
        """Let those who are asked choose, so many a second in all."""
        numbers = count()
        start = time.perf_counter()
        due = 0
        while (now := time.perf_counter() - start) < seconds:
            while due < now * rate:
                due += 1
                asked = [player for player in self.players if player.prompt is not None and not player.sent]
                if not asked:
                    self.measured.behind += 1
                    continue
                await self._choose(chance.choice(asked), f"c{next(numbers)}", chance)
            await asyncio.sleep(0.002)
        await asyncio.sleep(2)

    async def _choose(self, player: Player, id_: str, chance: random.Random) -> None:
        prompt = player.prompt
        assert prompt is not None
        player.prompt = None
        command = {
            "type": "choose",
            "id": id_,
            "number": prompt.number,
            "option": chance.choice(prompt.options).text,
        }
        player.sent[id_] = time.perf_counter()
        await player.connection.send(msgspec.json.encode(command))

    async def close(self) -> None:
        """Leave all tables."""
        for task in self.listeners:
            task.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)


def sync_times(folder: Path, many: int = 200) -> list[float]:
    """How long this disk takes to sync a small write, in milliseconds."""
    found = []
    with (folder / "sync").open("wb") as file:
        for _ in range(many):
            started = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            found.append((time.perf_counter() - started) * 1000)
    return found


def share(values: list[float], percent: int) -> float:
    """The value below which so many of a hundred lie."""
    return quantiles(values, n=100)[percent - 1]


async def run(server: Served, wish: argparse.Namespace) -> Measured:
    """Open the tables, let choices be made, and measure."""
    load = Load(server, wish.tables, wish.sockets)
    started = time.perf_counter()
    await load.open()
    print(f"{wish.tables} tables and {len(load.listeners)} sockets in {time.perf_counter() - started:.1f} s")
    measured = load.measured
    measured.messages = measured.bytes = 0
    for task in load.listeners:
        assert not task.done(), task
    await load.choose(wish.rate, wish.seconds, random.Random(wish.seed))
    await load.close()
    return measured


def main() -> None:
    """Measure, and leave with 1 if choices took longer than the bar allows."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="else SQLite in a folder that is removed afterwards")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        before = sync_times(place)
        server = Served(wish.database or f"sqlite:///{place}/load.sqlite", place / "server.log").start()
        try:
            measured = asyncio.run(run(server, wish))
        finally:
            server.stop()
        syncs = before + sync_times(place)
    delays = [delay * 1000 for delay in measured.delays]
    print(
        f"{len(delays)} choices, {len(delays) / wish.seconds:.0f} a second, {measured.refused} refused, "
        f"{measured.behind} times nobody was asked"
    )
    print(
        f"acknowledged, ms: median {share(delays, 50):.1f}, 99 % {share(delays, 99):.1f}, worst {max(delays):.1f}"
    )
    print(f"sync of this disk, ms: median {share(syncs, 50):.2f}, 99 % {share(syncs, 99):.2f}")
    print(f"{measured.messages} messages, {measured.bytes / 1e6:.1f} MB")
    sys.exit(share(delays, 99) > BAR_MS)


if __name__ == "__main__":
    main()
