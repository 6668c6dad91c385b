"""People whose line breaks come again, by whatever way and with whatever they have kept, and have missed nothing."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
from collections import Counter
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.players import Seat, persisting, thrown, until
from tests.server.serving import SOON, Guest, Served, guest

WAYS: Final = ("with its cursor", "with an old cursor", "with none", "with a made-up one", "with another's")


class Look:
    """Somebody who looks at a table over a socket, as far as he was told."""

    def __init__(self, who: Guest, told: Seat) -> None:
        self.who = who
        self.told = told
        self.connection: ClientConnection | None = None
        self._hearing: asyncio.Task[None] | None = None

    async def begin(self, url: str, cursor: dict[str, Any] | None) -> None:
        """Open a socket with a cursor."""
        cookies = "; ".join([f"{name}={value}" for name, value in self.who.client.cookies.items()])
        address = f"{url.replace('http', 'ws')}/api/tables/{self.told.table_id}/socket?{self.query(cursor)}"
        self.connection = await connect(
            address, additional_headers={"Cookie": cookies}, max_size=2**22, open_timeout=SOON
        )
        self._hearing = asyncio.create_task(self._hear(self.connection))

    def query(self, cursor: dict[str, Any] | None) -> httpx.QueryParams:
        """What is said when one comes."""
        found: dict[str, str | int] = {} if cursor is None else {"cursor": json.dumps(cursor)}
        return httpx.QueryParams(found | ({} if self.told.seat is None else {"seat": self.told.seat}))

    async def _hear(self, connection: ClientConnection) -> None:
        async for text in connection:
            message = json.loads(text)
            if message["type"] == "update":
                self.told.take_in(message)
            else:
                self.told.done.append(message)

    async def poll(self, url: str, cursor: dict[str, Any] | None) -> None:
        """Ask by a plain request instead."""
        address = f"{url}/api/tables/{self.told.table_id}/updates?{self.query(cursor)}"
        answer = await persisting(lambda: self.who.client.get(address))
        assert answer.status_code in {200, 204}, answer.text
        if answer.status_code == 200:
            self.told.take_in(answer.json())

    async def choose(self, chance: random.Random) -> None:
        """Answer what is asked; done once that is on disk."""
        prompt = self.told.prompt
        assert prompt is not None
        assert self.connection is not None
        number, before = prompt["number"], len(self.told.done)
        option = chance.choice(prompt["options"])["text"]
        command = {"type": "choose", "id": f"{number}-{chance.random()}", "number": number, "option": option}
        await self.connection.send(json.dumps(command))
        await until(lambda: len(self.told.done) > before)
        assert self.told.done[-1]["type"] == "done", self.told.done[-1]
        await until(lambda: self.told.number > number)

    async def break_off(self) -> None:
        """Be gone, without a word."""
        assert self._hearing is not None
        assert self.connection is not None
        self._hearing.cancel()
        self.connection.transport.abort()
        await asyncio.gather(self._hearing, self.connection.wait_closed(), return_exceptions=True)

    @property
    def sees(self) -> dict[str, Any]:
        """All that he sees."""
        told = self.told
        return {
            "table": told.table,
            "view": told.view,
            "prompt": told.prompt,
            "events": told.events,
            "chat": told.chat,
        }


class Company:
    """One who never leaves and one who comes and goes, for each pair of eyes."""

    def __init__(self, urls: list[str], chance: random.Random) -> None:
        self.urls = urls
        self.chance = chance
        self.stayed: list[Look] = []
        self.coming: list[Look] = []
        self.kept: list[list[Seat]] = []
        self.ways: Counter[str] = Counter()

    async def join(self, who: Guest, table: str, seat: int | None) -> None:
        """Let a pair of eyes look, twice."""
        looks = [Look(who, Seat(table, seat)) for _ in range(2)]
        for look in looks:
            await look.begin(self.chance.choice(self.urls), None)
        self.stayed.append(looks[0])
        self.coming.append(looks[1])
        self.kept.append([])
        await until(lambda: all(look.told.view for look in looks))

    @property
    def is_over(self) -> bool:
        """Whether the season is."""
        return self.stayed[0].told.is_over

    async def settled(self) -> None:
        """Wait until nobody but a person at the table is waited for, and all who stayed know."""
        await until(lambda: self._asked is not None or self.is_over)
        await until(lambda: len({look.told.number for look in self.stayed}) == 1)

    @property
    def _asked(self) -> Look | None:
        for look in self.stayed:
            told = look.told
            if told.prompt is not None and told.prompt["number"] == told.number:
                return look
        return None

    async def play(self, choices: int) -> None:
        """Answer so many decisions."""
        for _ in range(choices):
            await self.settled()
            asked = self._asked
            if asked is None:
                return
            await asked.choose(self.chance)

    async def come_again(self, place: int) -> None:
        """Break off, and come again some time later in one of the ways; what one sees then is what who stayed sees."""
        look = self.coming[place]
        await asyncio.sleep(self.chance.uniform(0, 0.02))
        self.kept[place].append(snapshot(look.told))
        await look.break_off()
        await asyncio.sleep(self.chance.uniform(0, 0.05))
        way = self.chance.choice(WAYS)
        self.ways[way] += 1
        told, cursor = self._brought(place, way)
        look.told = told
        fresh = told.fresh
        if self.chance.random() < 0.25:
            await look.poll(self.chance.choice(self.urls), cursor)
            cursor = look.told.cursor
        await look.begin(self.chance.choice(self.urls), cursor)
        await until(lambda: look.told.view and look.told.number >= 0)
        assert look.told.fresh - fresh == (0 if way in WAYS[:2] else 1), way

    def _brought(self, place: int, way: str) -> tuple[Seat, dict[str, Any] | None]:
        look = self.coming[place].told
        new = Seat(look.table_id, look.seat)
        if way == "with its cursor":
            return look, look.cursor
        if way == "with an old cursor":
            old = snapshot(self.chance.choice(self.kept[place]))
            return old, old.cursor
        if way == "with none":
            return new, None
        if way == "with another's":
            return new, self.coming[place - 1].told.cursor
        made_up = {name: self.chance.randrange(300) for name in ("events", "chat", "number")}
        return new, made_up | {
            "table": look.table and "0" * 16,
            "check": f"{self.chance.randrange(2**64):016x}",
        }

    async def leave(self) -> None:
        """All go."""
        await asyncio.gather(*[look.break_off() for look in self.stayed + self.coming])

    async def compare(self) -> None:
        """Those who came again see what those see who never left."""
        for place, (stayed, came) in enumerate(zip(self.stayed, self.coming, strict=True)):
            with contextlib.suppress(TimeoutError):
                await until(lambda stayed=stayed, came=came: stayed.sees == came.sees)  # type: ignore[misc]  # bound now
            for what, seen in stayed.sees.items():
                assert came.sees[what] == seen, f"{what} at {place} after {self.ways}"
            assert stayed.told.fresh == 1


def snapshot(told: Seat) -> Seat:
    """What somebody knows now, kept for later."""
    kept = copy.copy(told)
    kept.events, kept.chat, kept.views = list(told.events), list(told.chat), dict(told.views)
    kept.done = []
    return kept


async def _sit_down(ann: Guest, bob: Guest) -> str:
    table = await ann.host(managers=3, options=["extended-season"])
    for who, kind, more in (
        (bob, "sit", {"seat": 1}),
        (ann, "seat-bot", {"seat": 2, "level": "random"}),
        (ann, "start", {}),
    ):
        answer = await who.post(f"/api/tables/{table}/commands", id=kind, type=kind, **more)
        assert answer.status_code == 200, answer.text
    return table


async def _come_and_go(servers: list[Served], times: int, seed: int) -> Counter[str]:
    chance = random.Random(seed)
    urls = [served.url for served in servers]
    ways: Counter[str] = Counter()
    async with guest(urls[0], "Ann") as ann, guest(urls[0], "Bob") as bob, guest(urls[0], "Eve") as eve:
        while ways.total() < times:
            table = await _sit_down(ann, bob)
            company = Company(urls, random.Random(chance.random()))
            try:
                for who, seat in ((ann, 0), (bob, 1), (eve, None)):
                    await company.join(who, table, seat)
                await _stay(company, times - ways.total())
            finally:
                await company.leave()
            ways += company.ways
    return ways


async def _stay(company: Company, times: int) -> None:
    while company.ways.total() < times and not company.is_over:
        await asyncio.gather(company.play(2), *[company.come_again(place) for place in range(3)])
        await company.settled()
        await company.compare()


def _play(serve: Any, database: str, times: int) -> None:
    servers = [serve(database, bot_pace="0") for _ in range(2 if database.startswith("postgresql") else 1)]
    ways = asyncio.run(_come_and_go(servers, times, thrown()))
    assert set(ways) == set(WAYS)


def test_who_comes_again_sees_what_one_sees_who_never_left(serve, database):
    _play(serve, database, 100)


@pytest.mark.proof
def test_a_thousand_who_come_again_see_what_one_sees_who_never_left(serve, database):
    _play(serve, database, 1_000)
