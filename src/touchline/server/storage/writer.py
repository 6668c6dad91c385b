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

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from touchline.server.journal import note
from touchline.server.meters import CHANGES, COMMITS
from touchline.server.refusals import Unavailable

MOST_AT_ONCE: Final = 256
OVERTAKEN: Final = ("40001", "40P01")
"""What PostgreSQL says when another process was in the way: once more, and it works."""

Result = TypeVar("Result")
Work = Callable[[Connection], Result]


class _Job(Generic[Result]):
    """Some work, what it changes, and who waits for it."""

    __slots__ = ("about", "asked_at", "done", "loop", "work")

    def __init__(self, work: Work[Result], about: str, loop: asyncio.AbstractEventLoop) -> None:
        self.asked_at = perf_counter()
        self.work = work
        self.about = about
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
    """A thread with the only connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[Result], about: str = "") -> Result:
        """Do this in the next transaction; goes on when that is on disk. If the work raises, nothing of it is.

        `about` is what is changed, such as a table's id. Once given it is done, also if who waits is cancelled.
        """
        if self._closed:
            raise Unavailable("The server is stopping.", "Come again in a moment.")
        job = _Job(work, about, asyncio.get_running_loop())
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
            # Two processes that lock tables in the same order never wait for each other in a circle.
            self._do(sorted(jobs, key=lambda job: job.about))
            ended = perf_counter()
            COMMITS.observe(ended - started)
            for job in jobs:
                CHANGES.observe(ended - job.asked_at)
        if self._connection is not None:
            self._connection.close()

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

    def _do(self, jobs: list[_Job[Any]]) -> None:
        """Do all of it in one transaction, or each in its own if that fails: one job's error is not another's."""
        try:
            results = self._commit(jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, who asked is told
            if len(jobs) == 1 or self._connection is None:
                for job in jobs:
                    job.tell(None, error)
                return
            note("one by one", changes=len(jobs))
            for job in jobs:
                self._do([job])
        else:
            for job, result in zip(jobs, results, strict=True):
                job.tell(result, None)

    def _commit(self, jobs: list[_Job[Any]]) -> list[Any]:
        """Do the jobs in one transaction; once more if the connection was lost, or another process in the way.

        Whether a lost connection had committed can't be known; a change that was is not written twice, as it names the
        version that it changes.
        """
        try:
            return self._try(jobs)
        except DBAPIError as error:
            if not (error.connection_invalidated or getattr(error.orig, "sqlstate", None) in OVERTAKEN):
                raise
            note("once more", changes=len(jobs))
            return self._try(jobs)

    def _try(self, jobs: list[_Job[Any]]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return [job.work(self._connection) for job in jobs]
        except DBAPIError as error:
            if error.connection_invalidated:
                self._connection.close()
                self._connection = None
            raise
