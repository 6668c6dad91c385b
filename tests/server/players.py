"""People who play on whatever happens: thrown out they come again, and send again what nobody answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.serving import SOON

ENDED = {"over", "ended", "stopped"}
AWAY = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


class Seat:
    """What somebody was told at a table, on all of his sockets together, and what he was promised is done."""

    def __init__(self, table: str, seat: int | None) -> None:
        self.table_id = table
        self.seat = seat
        self.cursor: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.views: dict[int, dict[str, Any]] = {}
        self.prompt: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.now = 0.0
        self.fresh = 0
        self.updates = 0
        self.done: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []

    @property
    def number(self) -> int:
        """Where the season stands, as far as he knows."""
        return -1 if self.cursor is None or self.cursor["number"] is None else int(self.cursor["number"])

    @property
    def view(self) -> dict[str, Any]:
        """The table as he sees it."""
        return self.views.get(self.number, {})

    @property
    def is_over(self) -> bool:
        """Whether the table is done with."""
        return self.table.get("state") in ENDED

    def take_in(self, update: dict[str, Any]) -> None:
        """Learn what is new."""
        if update.get("fresh"):
            self.fresh += 1
            self.events.clear()
            self.chat.clear()
        assert [entry["number"] for entry in update.get("events", [])] == list(
            range(len(self.events), len(self.events) + len(update.get("events", [])))
        )
        self.updates += 1
        self.cursor, self.now = update["cursor"], update["now"]
        self.events += update.get("events", [])
        self.chat += update.get("chat", [])
        self.table = update.get("table") or self.table
        if update.get("view"):
            self.views[self.number] = update["view"]
            self.prompt = update.get("prompt")


class Player:
    """Somebody who plays at a table for as long as he is let, by chance, through whichever server answers."""

    def __init__(
        self, cookies: httpx.Cookies, urls: list[str], table: str, seat: int | None, chance: random.Random
    ) -> None:
        self.urls = urls
        self.cookies = "; ".join([f"{name}={value}" for name, value in cookies.items()])
        self.chance = chance
        self.told = Seat(table, seat)
        self.waiting: dict[str, Any] | None = None
        self.sockets = 0
        self._ids = count()
        self._salt = chance.randrange(10**9)

    async def play(self) -> None:
        """Play until the table is done with."""
        while not self.told.is_over:
            with contextlib.suppress(*AWAY):
                await self._visit(self.chance.choice(self.urls))
            await asyncio.sleep(0.05)

    async def _visit(self, url: str) -> None:
        query: dict[str, str | int] = {}
        if self.told.cursor is not None:
            query["cursor"] = json.dumps(self.told.cursor)
        if self.told.seat is not None:
            query["seat"] = self.told.seat
        address = (
            f"{url.replace('http', 'ws')}/api/tables/{self.told.table_id}/socket?{httpx.QueryParams(query)}"
        )
        async with connect(
            address, additional_headers={"Cookie": self.cookies}, max_size=2**22, open_timeout=SOON
        ) as connection:
            self.sockets += 1
            if self.waiting is not None:
                await connection.send(json.dumps(self.waiting))
            while not self.told.is_over:
                if self.waiting is None:
                    self.waiting = self._wish()
                    if self.waiting is not None:
                        await connection.send(json.dumps(self.waiting))
                self._hear(json.loads(await connection.recv()))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.told.take_in(message)
            return
        assert self.waiting is not None
        assert message["id"] == self.waiting["id"], message
        kept = self.told.done if message["type"] == "done" else self.told.refused
        kept.append(self.waiting | {"answer": message})
        self.waiting = None

    def _wish(self) -> dict[str, Any] | None:
        """What he wants to do now, if anything."""
        told = self.told
        if told.table.get("state") != "playing" or not told.view:
            return None
        command: dict[str, Any] = {"id": f"{self._salt}-{next(self._ids)}", "number": told.number}
        throw = self.chance.random()
        wish = told.table.get("wish")
        if told.seat is not None and wish is not None and told.seat not in wish["agreed"]:
            return command | {"type": "agree", "yes": throw < 0.8}
        if throw < 0.05:
            del command["number"]
            return command | {"type": "say", "text": f"So {throw}!"}
        prompt = told.prompt
        if told.seat is None or prompt is None or prompt["number"] != told.number:
            return None
        if throw < 0.12 and told.table["undo_to"] is not None and wish is None:
            return command | {"type": "undo", "to": told.table["undo_to"]}
        if any(one["id"] and one["type"] == "choose" and one["number"] == told.number for one in told.done):
            return None  # done, and what comes of it is on its way
        return command | {"type": "choose", "option": self.chance.choice(prompt["options"])["text"]}


async def until(is_so: Callable[[], object], seconds: float = SOON) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110 - what is waited for happens in many places
            await asyncio.sleep(0.01)


async def persisting(ask: Callable[[], Awaitable[httpx.Response]]) -> httpx.Response:
    """What is answered; asked again where the server has just closed a connection that nobody used for a while."""
    while True:
        with contextlib.suppress(httpx.RemoteProtocolError):
            return await ask()


def thrown() -> int:
    """A seed for a random test; it is printed, so that the test can be played again."""
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")  # noqa: T201 - shown where the test fails
    return seed
