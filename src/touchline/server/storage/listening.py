"""What PostgreSQL tells of other processes: which table has changed, and the number of its version; nothing else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Final, Self

import psycopg
import structlog
from sqlalchemy import Engine

from touchline.server.storage.store import CHANNEL

WAIT_SECONDS: Final = 0.5
AGAIN_SECONDS: Final = 1.0

log = structlog.get_logger()


class Listener:
    """A thread that listens, and lets the event loop know."""

    def __init__(self, engine: Engine, heard: Callable[[str, int], Awaitable[None]]) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.OperationalError:
                log.warning("listening again", exc_info=True)
                self._stopped.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            while not self._stopped.is_set():
                for told in connection.notifies(timeout=WAIT_SECONDS):
                    table, _, version = told.payload.partition(" ")
                    asyncio.run_coroutine_threadsafe(self._hear(table, int(version)), self._loop)

    async def _hear(self, table: str, version: int) -> None:
        await self._heard(table, version)
