"""A real server for tests: a process of its own on a free port, and people who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from itertools import count, repeat
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

SOON = 60.0
"""The longest that anything may take, on a machine that has other work."""
QUICK = {
    "TOUCHLINE_BOT_PACE": "0",
    "TOUCHLINE_COMMANDS_PER_SECOND": "100000",
    "TOUCHLINE_WORDS_PER_MINUTE": "100000",
    "TOUCHLINE_SIGN_INS_PER_MINUTE": "100000",
    "TOUCHLINE_REQUESTS_PER_SECOND": "100000",
    "TOUCHLINE_SOCKETS_PER_PERSON": "100000",
    "TOUCHLINE_TABLES_PER_PERSON": "100000",
}
"""A server that isn't in nobody's way: no test waits for its manners, unless it is about them."""


OTHER_VERSION = """
import sys, types
version = types.ModuleType("touchline.table.version")
version.VERSION = sys.argv.pop(1)
sys.modules["touchline.table.version"] = version
from touchline.cli.app import main
main()
"""
"""The program `touchline`, as if it were of another version."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Served:
    """A server process; started, killed and started again at will, always on the same port and database."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        self.database = database
        self.port = free_port()
        self.log = log
        self.settings = QUICK | {f"TOUCHLINE_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None
        self.version: str | None = None
        """The version that it says it is; None: that of the code."""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until it is ready."""
        command = [sys.executable, "-m", "touchline", "serve"]
        if self.version is not None:
            command = [sys.executable, "-c", OTHER_VERSION, self.version, "serve"]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=os.environ | self.settings, stdout=log, stderr=log)
        deadline = time.monotonic() + SOON
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/ready").status_code == 200:
                    return self
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, self.log.read_text(encoding="utf-8")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(SOON)
        self.process = None


class Socket:
    """A person's socket at a table: what was told on it, and commands."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.cursor: dict[str, Any] = {}
        self._ids = map("{}-{}".format, repeat(token_hex(4)), count())

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(SOON):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.told.append(message)
        if message["type"] == "update":
            self._take_in(message)
        return message

    def _take_in(self, update: dict[str, Any]) -> None:
        if update.get("fresh"):
            self.events.clear()
        self.cursor = update["cursor"]
        self.events += update.get("events", [])
        self.table = update.get("table") or self.table
        if update.get("view"):
            self.view = update["view"]
            self.prompt = update.get("prompt")

    async def until(self, is_so: Callable[[], object]) -> None:
        """Hear until something is so."""
        while not is_so():
            await self.hear()

    async def send(self, type_: str, **fields: object) -> str:
        """Give a command; answers its id."""
        id_ = str(fields.pop("id", None) or next(self._ids))
        await self.connection.send(json.dumps({"type": type_, "id": id_, **fields}))
        return id_

    async def order(self, type_: str, **fields: object) -> dict[str, Any]:
        """Give a command, and hear until it is answered."""
        id_ = await self.send(type_, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == id_:
                return message

    async def choose(self, place: int = 0) -> dict[str, Any]:
        """Wait to be asked, and take the option at this place."""
        await self.until(lambda: self.prompt is not None or self.is_over)
        if self.prompt is None:
            return {}
        prompt = self.prompt
        option = prompt["options"][place % len(prompt["options"])]["text"]
        done = await self.order("choose", number=prompt["number"], option=option)
        await self.until(lambda: self.cursor["number"] != prompt["number"])
        return done

    @property
    def is_over(self) -> bool:
        """Whether the table is done with."""
        return self.table.get("state") in {"over", "ended", "stopped"}


class Guest:
    """A person with a browser: keeps its cookie, makes tables, opens sockets."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self.url = url
        self.client = client

    async def get(self, path: str, **query: str | float) -> httpx.Response:
        """What the server answers."""
        return await self.client.get(path, params=query)

    async def post(self, path: str, **body: object) -> httpx.Response:
        """What the server answers."""
        return await self.client.post(path, json=body)

    async def play(self, **wish: object) -> str:
        """Sit down against bots; answers the table."""
        answer = await self.post("/api/play", **wish)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def host(self, title: str = "Table", **setup: object) -> str:
        """Make a table; answers which."""
        answer = await self.post("/api/tables", title=title, setup={"managers": 2, "is_listed": True} | setup)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @contextlib.asynccontextmanager
    async def at(
        self,
        table: str,
        cursor: dict[str, Any] | None = None,
        seat: int | None = None,
        origin: str | None = None,
    ) -> AsyncIterator[Socket]:
        """A socket at a table."""
        query = httpx.QueryParams(
            ({} if cursor is None else {"cursor": json.dumps(cursor)})
            | ({} if seat is None else {"seat": str(seat)})
        )
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?{query}"
        cookies = "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])
        headers = {"Cookie": cookies} if cookies else {}
        headers |= {"Origin": origin} if origin is not None else {}
        async with connect(address, additional_headers=headers, max_size=2**22) as connection:
            yield Socket(connection)


@contextlib.asynccontextmanager
async def guest(url: str, name: str | None = "Ann") -> AsyncIterator[Guest]:
    """Somebody who comes to the server; a stranger without a name."""
    async with httpx.AsyncClient(base_url=url, timeout=SOON) as client:
        person = Guest(url, client)
        if name is not None:
            answer = await person.post("/api/me", name=name)
            assert answer.status_code == 201, answer.text
        yield person
