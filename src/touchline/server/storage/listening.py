"""What PostgreSQL tells of other processes: which table has changed, and the number of its version; nothing else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Final, Self

import psycopg
from sqlalchemy import Engine

from touchline.server.finishing import finished
from touchline.server.journal import note
from touchline.server.storage.database import GUARDED
from touchline.server.storage.store import CHANNEL

WAIT_SECONDS: Final = 0.5
AGAIN_SECONDS: Final = 1.0
SERVING: Final = 0x74_6C_73
"""The number of PostgreSQL's lock that each process holds while it serves: who gets it for himself is alone."""


class Listener:
    """A thread that listens, and lets the event loop know.

    `missed` is called whenever it begins to listen: what was told before, nobody tells again. `spawn` lets what was
    told be looked at.
    """

    def __init__(
        self,
        engine: Engine,
        heard: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
        spawn: Callable[[Awaitable[None]], None],
    ) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._spawn = spawn
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    async def __aenter__(self) -> Self:
        self._thread.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stopped.set()
        await finished(asyncio.to_thread(self._thread.join))

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error:
                note("listening again")
                self._stopped.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, **GUARDED) as connection:
            connection.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])
            connection.execute(f"LISTEN {CHANNEL}")
            self._let_know(self._missed())
            while not self._stopped.is_set():
                for told in connection.notifies(timeout=WAIT_SECONDS):
                    table, _, version = told.payload.partition(" ")
                    if version.isdecimal():
                        self._let_know(self._heard(table, int(version)))

    def _let_know(self, news: Awaitable[None]) -> None:
        self._loop.call_soon_threadsafe(lambda: self._spawn(_looked_at(news)))


async def _looked_at(news: Awaitable[None]) -> None:
    try:
        await news
    except Exception:  # noqa: BLE001 - whatever it is, the next look tries again
        note("not caught up")
