"""The one writer: whatever is to be stored is done in its thread, many changes in one transaction.

A change is done once its transaction is committed to disk; only then does who asked for it go on.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

import structlog
from sqlalchemy import Connection, Engine

MOST_AT_ONCE: Final = 256

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

log = structlog.get_logger()


class Closed(Exception):
    """The writer takes nothing more: the server is stopping."""


class _Job(Generic[Result]):
    """Some work, and who waits for it."""

    __slots__ = ("done", "loop", "work")

    def __init__(self, work: Work[Result], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[Result] = loop.create_future()

    def tell(self, result: Result | None, error: BaseException | None) -> None:
        """Let who waits go on; called from the writer's thread."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._tell, result, error)

    def _tell(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Writer:
    """A thread with the only connection that writes. `commits` and `seconds` tell what it has done."""

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.changes = 0
        self.seconds = 0.0
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[Result]) -> Result:
        """Do this in the next transaction; goes on when that is on disk. If the work raises, nothing of it is."""
        if self._closed:
            raise Closed
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        return await asyncio.shield(job.done)

    def close(self) -> None:
        """Finish what is queued, and stop."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    # In the thread.

    def _run(self) -> None:
        while (jobs := self._next()) is not None:
            started = perf_counter()
            try:
                self._commit(jobs)
            except Exception:
                if len(jobs) > 1:
                    log.warning("one by one", changes=len(jobs), exc_info=True)
                for job in jobs:
                    self._commit_alone(job)
            self.commits += 1
            self.changes += len(jobs)
            self.seconds += perf_counter() - started

    def _next(self) -> list[_Job[Any]] | None:
        """All jobs that wait, at least one; None once the writer is closed."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        with self._engine.begin() as connection:
            results = [job.work(connection) for job in jobs]
        for job, result in zip(jobs, results, strict=True):
            job.tell(result, None)

    def _commit_alone(self, job: _Job[Any]) -> None:
        try:
            with self._engine.begin() as connection:
                result = job.work(connection)
        except Exception as error:  # noqa: BLE001 - whatever it is, who asked is told
            job.tell(None, error)
        else:
            job.tell(result, None)
