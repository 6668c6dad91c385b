"""Sends notices on the side: a few at a time, some more than once, and never an old one after a newer one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from types import TracebackType
from typing import Self
from weakref import WeakValueDictionary

from touchline.server.notices.notice import Address, Notice, NoticeSettings, Outcome
from touchline.server.notices.sending import send

LOG = logging.getLogger(__name__)

Told = Callable[[str, Notice, Address, Outcome], Awaitable[None]]


class Sender:
    """A queue of notices, open while its context is.

    `told` hears of the last outcome for each notice and address, so that addresses that are gone can be forgotten;
    of a notice that was replaced or withdrawn it hears nothing.
    At most `places` attempts are under way, and one for each person: whoever has slow addresses waits for himself.
    An attempt that may help is repeated after each of `delays`, or later if the other side asks for it.
    At most `most` notices wait; one more makes room by dropping the oldest.
    """

    def __init__(
        self,
        settings: NoticeSettings,
        told: Told,
        *,
        places: int = 8,
        delays: Sequence[float] = (5, 60, 600),
        most: int = 10_000,
    ) -> None:
        self._settings = settings
        self._told = told
        self._delays = delays
        self._most = most
        self._places = asyncio.Semaphore(places)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._letters: dict[tuple[str, str], set[asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let each notice have the attempt that it waits for, within the time of one, and repeat none."""
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._settings.seconds)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many notices are under way or wait, counted by person and tag."""
        return len(self._letters)

    def post(self, person: str, notice: Notice, addresses: Iterable[Address]) -> None:
        """Send a notice to all addresses of a person, in place of an older one of the same tag."""
        self.withdraw(person, notice.tag)
        if self._closing.is_set():
            return
        if len(self._letters) >= self._most:
            LOG.warning("more than %d notices wait; the oldest is dropped", self._most)
            self.withdraw(*next(iter(self._letters)))
        tasks = {asyncio.create_task(self._deliver(person, notice, address)) for address in addresses}
        if tasks:
            self._letters[person, notice.tag] = tasks
        for task in tasks:
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def withdraw(self, person: str, tag: str) -> None:
        """Forget a notice that has not gone out: what it was about is settled."""
        for task in self._letters.pop((person, tag), ()):
            task.cancel()

    async def _deliver(self, person: str, notice: Notice, address: Address) -> None:
        outcome = await self._attempts(person, notice, address)
        self._settle(person, notice.tag)
        await self._told(person, notice, address, outcome)

    async def _attempts(self, person: str, notice: Notice, address: Address) -> Outcome:
        turn = self._turns.setdefault(person, asyncio.Lock())
        for delay in self._delays:
            outcome = await self._attempt(turn, notice, address)
            if not outcome.again or await self._closes_within(max(delay, outcome.wait)):
                return outcome
        return await self._attempt(turn, notice, address)

    async def _attempt(self, turn: asyncio.Lock, notice: Notice, address: Address) -> Outcome:
        async with turn, self._places:
            return await send(notice, address, self._settings)

    async def _closes_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                return await self._closing.wait()
        except TimeoutError:
            return False

    def _settle(self, person: str, tag: str) -> None:
        """Take the letter whose task this is from those that can still be withdrawn."""
        tasks = self._letters.get((person, tag), set())
        tasks.discard(self._current())
        if not tasks:
            self._letters.pop((person, tag), None)

    @staticmethod
    def _current() -> asyncio.Task[None]:
        task = asyncio.current_task()
        assert task is not None
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a notice broke off", exc_info=error)
