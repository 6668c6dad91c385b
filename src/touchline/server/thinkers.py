"""Bots at online tables: they think in worker processes, with a limit on how many at once and how long.

The server's own process only hands texts to and fro, so that it stays responsive whatever the bots do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import count
from types import MappingProxyType, TracebackType
from typing import Final, NamedTuple, Self

import structlog

from touchline.bots import BOTS
from touchline.bots.registry import NAMES
from touchline.cards import BadSetup, Mistake
from touchline.server.thinking import Question, Thought
from touchline.server.worker import NoThought, NoWorker, Worker

__all__ = ["Busy", "Closed", "NoThought", "NoWorker", "Thinkers", "Thought"]

MOVE: Final = 0
ADVICE: Final = 1
"""What a table waits for is thought of first."""

REASONS: Final = 3
"""How many options advice explains."""

_log = structlog.get_logger()


class Busy(Mistake):
    """Advice that is refused, as too much is waiting; to be asked for again."""


class Closed(Mistake):
    """No bot thinks here any more, or yet."""


class _Job(NamedTuple):
    """A question that waits for a worker; those of lower rank come first, then those that came first."""

    rank: int
    number: int
    level: str
    question: Question
    answer: asyncio.Future[Thought]


class Thinkers:
    """Worker processes in which bots think, with a limit on how many and how long.

    A bot has so many `seconds` for a decision. Advice is refused while `waiting` questions wait for a worker.
    `own` are levels that the host adds to `touchline.bots.registry.NAMES`: names of bots, each as `module:Class`.
    To be entered with `async with`, and left so that no process stays.
    """

    def __init__(
        self,
        workers: int = 1,
        seconds: float = 2.0,
        waiting: int = 256,
        own: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.seconds = seconds
        self.under_way = 0
        """How many bots are thinking."""
        self.thought = 0
        """How many thoughts came to an answer of a bot's own, so far."""
        self.failed = 0
        """How many did not, so far."""
        self._most_waiting = waiting
        self._own = own
        self._workers = [Worker() for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: asyncio.PriorityQueue[_Job] = asyncio.PriorityQueue()
        self._waiting: set[asyncio.Future[Thought]] = set()
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._waiting)

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def __aenter__(self) -> Self:
        started = await asyncio.gather(*[worker.start() for worker in self._workers], return_exceptions=True)
        for problem in started:
            if problem is not None:
                await self._stop()
                raise problem
        self._tasks = [asyncio.create_task(self._work(worker)) for worker in self._workers]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for answer in self._waiting:
            answer.set_exception(_closed())
        await self._stop()

    async def _stop(self) -> None:
        await asyncio.gather(*[worker.stop() for worker in self._workers])

    async def decide(self, save: str, manager: int, level: str, seed: int) -> Thought:
        """A bot's move: it waits for a worker as long as it takes, and comes before all advice.

        `manager` is who is asked in the save. Each decision should have a seed of its own, as the bot is made anew for
        it. Mistake if there is nothing for him to decide, or no such level.
        """
        return await self._ask(MOVE, save, manager, level, seed)

    async def advise(self, save: str, manager: int, level: str, seed: int) -> Thought:
        """What a bot would do in a person's place: as `decide`, but after all moves; Busy if too much waits already."""
        if self.waiting >= self._most_waiting:
            raise Busy("The coaches have too many questions to answer already.", "Ask again in a moment.")
        return await self._ask(ADVICE, save, manager, level, seed)

    async def _ask(self, rank: int, save: str, manager: int, level: str, seed: int) -> Thought:
        if not self._tasks:
            raise _closed()
        reasons = REASONS if rank == ADVICE else 0
        question = Question(save, manager, self._bot(level), seed, self.seconds, reasons)
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._jobs.put_nowait(_Job(rank, next(self._numbers), level, question, answer))
        return await answer

    def _bot(self, level: str) -> str:
        """The bot of a level; BadSetup if there is none. No module is imported but those that the host has named."""
        if level in NAMES:
            return level
        if level not in self._own:
            known = ", ".join([*BOTS, *self._own])
            raise BadSetup(f"There is no bot {level!r} at this table.", f"There are {known}.")
        return self._own[level]

    async def _work(self, worker: Worker) -> None:
        """Have a worker think, one thought after the other."""
        while True:
            await worker.keep()
            job = await self._jobs.get()
            # Who asked may have gone in the meantime.
            if not job.answer.done():
                self._waiting.discard(job.answer)
                await self._think(worker, job)

    async def _think(self, worker: Worker, job: _Job) -> None:
        """Have a worker think about a question, and hand on what comes of it."""
        self.under_way += 1
        try:
            thought, why = await worker.ask(job.question)
        except asyncio.CancelledError:
            _refuse(job, _closed())
            raise
        except Exception as error:  # noqa: BLE001 - it is for whoever asked; the next question is another one
            _refuse(job, error)
        else:
            self._count(job, why)
            if not job.answer.done():
                job.answer.set_result(thought)
        finally:
            self.under_way -= 1

    def _count(self, job: _Job, why: str) -> None:
        """Count a thought; write down why nothing came of it."""
        if why:
            self.failed += 1
            _log.warning("bot failed", level=job.level, why=why)
        else:
            self.thought += 1


def _refuse(job: _Job, error: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


def _closed() -> Closed:
    return Closed("No bot thinks here now.", "Ask while the server is running.")
