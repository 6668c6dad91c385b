"""Commands that are sent several times at once, over several sockets and by plain requests: each has one effect."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from itertools import count, cycle
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from tests.server.ledger import Ledger, chat_at
from tests.server.players import persisting, thrown, until
from tests.server.serving import SOON, Guest, Served, guest
from touchline.server.storage import schema
from touchline.server.storage.database import open_engine

ANSWERED = {"done", "refused"}


class Line:
    """A socket, or plain requests, by which commands are given and answered."""

    def __init__(self, who: Guest, url: str, table: str) -> None:
        self.address = f"{url}/api/tables/{table}"
        self.who = who
        self.connection: ClientConnection | None = None
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.latest: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        """Open a socket, and hear whatever comes."""
        cookies = "; ".join([f"{name}={value}" for name, value in self.who.client.cookies.items()])
        address = f"{self.address.replace('http', 'ws')}/socket"
        async with connect(
            address, additional_headers={"Cookie": cookies}, max_size=2**22, open_timeout=SOON
        ) as self.connection:
            async for text in self.connection:
                message = json.loads(text)
                if message["type"] == "update":
                    self.latest |= {key: value for key, value in message.items() if value is not None}
                    if message.get("view") and "prompt" not in message:
                        self.latest["prompt"] = None
                    self.changed.set()
                else:
                    self.answers.pop(message["id"]).set_result(message)

    async def give(self, command: dict[str, Any]) -> dict[str, Any]:
        """Give a command over the socket, or by a request if there is none."""
        if self.connection is None:
            found = await persisting(lambda: self.who.client.post(f"{self.address}/commands", json=command))
            assert found.status_code in {200, 403, 409, 422}, found.text
            answer: dict[str, Any] = found.json()
            return answer
        answered = self.answers[command["id"]] = asyncio.get_running_loop().create_future()
        await self.connection.send(json.dumps(command))
        return await asyncio.wait_for(answered, SOON)


class Table:
    """One who plays against bots, with so many lines to all processes, half of them sockets."""

    def __init__(self, who: Guest, table: str, urls: list[str], chance: random.Random) -> None:
        self.who = who
        self.table = table
        self.chance = chance
        addresses = cycle(urls)
        self.lines = [Line(who, next(addresses), table) for _ in range(10)]
        self.sockets = self.lines[:6]
        self.kinds: Counter[str] = Counter()
        self.said: list[str] = []
        self.choices: list[dict[str, Any]] = []
        self._ids = count()

    async def play(self, commands: int) -> None:
        """Give so many commands, each two to ten times at once."""
        listening = [asyncio.create_task(line.listen()) for line in self.sockets]
        try:
            await until(lambda: all(line.latest.get("view") for line in self.sockets))
            first = self.sockets[0]
            while sum(self.kinds.values()) < commands and not self._is_over:
                command = self._wish(first.latest)
                if command is None:
                    first.changed.clear()
                    await asyncio.wait_for(first.changed.wait(), SOON)
                else:
                    await self._give_copies(command)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    @property
    def _is_over(self) -> bool:
        return bool(self.sockets[0].latest.get("table", {}).get("state") == "over")

    def _wish(self, latest: dict[str, Any]) -> dict[str, Any] | None:
        command: dict[str, Any] = {"id": f"c{next(self._ids)}"}
        throw, prompt = self.chance.random(), latest.get("prompt")
        is_paused = latest["table"]["is_paused"]
        if throw < 0.2:
            return command | {"type": "say", "text": f"This is {throw}."}
        if is_paused or throw < 0.25:
            return command | {"type": "resume" if is_paused else "pause"}
        if throw < 0.3:
            return command | {"type": "want-end", "yes": False}
        if prompt is None:
            return command | {"type": "say", "text": f"Now then, {throw}."} if throw < 0.4 else None
        if throw < 0.4 and latest["table"]["undo_to"] is not None:
            return command | {"type": "undo", "number": prompt["number"], "to": latest["table"]["undo_to"]}
        option = self.chance.choice(prompt["options"])["text"]
        return command | {"type": "choose", "number": prompt["number"], "option": option}

    async def _give_copies(self, command: dict[str, Any]) -> None:
        """Give it over several lines at once; wait until the first line has seen what comes of it."""
        lines = self.chance.sample(self.lines, self.chance.randint(2, len(self.lines)))
        answers = await asyncio.gather(*[line.give(command) for line in lines])
        assert {answer["id"] for answer in answers} == {command["id"]}
        kinds = [answer["type"] for answer in answers]
        assert set(kinds) <= ANSWERED
        assert all(answer["wrong"] and answer["right"] for answer in answers if answer["type"] == "refused")
        self.kinds[command["type"]] += 1
        if "done" not in kinds:
            return  # a bot was faster, or it was overtaken by another copy's neighbour
        if command["type"] == "say":
            self.said.append(command["text"])
        if command["type"] == "choose":
            self.choices.append(command)
        if command["type"] in {"choose", "undo"}:
            await self._seen(lambda latest: latest["cursor"]["number"] > command["number"])
        if command["type"] in {"pause", "resume"}:
            await self._seen(lambda latest: latest["table"]["is_paused"] == (command["type"] == "pause"))

    async def _seen(self, is_so: Any) -> None:
        first = self.sockets[0]
        async with asyncio.timeout(SOON):
            while not is_so(first.latest):
                first.changed.clear()
                await first.changed.wait()


def check(database: str, table: Table) -> None:
    """On disk is one row of each choice, one line of each thing said, and one note of each command."""
    engine = open_engine(database)
    ledger = Ledger(engine, table.table)
    by_command = Counter(
        row.command for row in ledger.stored.rows if row.given_by == "person" and row.number >= 0
    )
    assert set(by_command.values()) <= {1}
    for command in table.choices:
        assert ledger.rows[command["number"]].command == command["id"]
    assert Counter(said["text"] for said in chat_at(engine, table.table)) == Counter(table.said)
    noted = schema.commands.c
    with engine.connect() as connection:
        ids = connection.scalars(select(noted.id).where(noted.table_id == table.table)).all()
    assert {command["id"] for command in table.choices} <= set(ids)
    engine.dispose()


async def _copies(servers: list[Served], commands: int, seed: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    chance = random.Random(seed)
    async with guest(servers[0].url) as ann:
        while (left := commands - sum(kinds.values())) > 0:
            tables = [
                Table(
                    ann,
                    await ann.play(managers=2),
                    [served.url for served in servers],
                    random.Random(chance.random()),
                )
                for _ in range(2)
            ]
            await asyncio.gather(*[table.play(-(-left // 2)) for table in tables])
            for table in tables:
                check(servers[0].database, table)
                kinds += table.kinds
    return kinds


def _play(serve: Any, database: str, commands: int) -> None:
    servers = [serve(database, bot_pace="0") for _ in range(2 if database.startswith("postgresql") else 1)]
    kinds = asyncio.run(_copies(servers, commands, thrown()))
    assert sum(kinds.values()) >= commands
    assert {"choose", "say", "pause", "resume", "undo"} <= set(kinds)


def test_a_command_that_comes_several_times_at_once_has_one_effect(serve, database):
    _play(serve, database, 500)


@pytest.mark.proof
def test_five_thousand_commands_that_come_several_times_have_one_effect_each(serve, database):
    _play(serve, database, 5_000)
