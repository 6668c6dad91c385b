"""Who plays the seasons of a plan: this process, or several of this machine, each some seasons in a row."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

import msgspec

from touchline.lab.plans import Plan
from touchline.lab.seasons import Failure, Outcome, play_season

LARGEST_CHUNK: Final = 25
"""So many seasons are played before a process reports; slow ones one by one, so that little is lost by stopping."""

WORTH_A_PROCESS: Final = 16
"""Starting a process takes as long as some random seasons do."""


class Chunk(msgspec.Struct, frozen=True):
    """Seasons in a row, from a number on: what came of each. None: it failed, as the next of `failures` tells."""

    first: int
    outcomes: tuple[Outcome | None, ...]
    failures: tuple[Failure, ...] = ()

    def seasons(self) -> Iterator[tuple[int, Outcome | Failure]]:
        """What came of each season, by its number."""
        failures = iter(self.failures)
        for number, outcome in enumerate(self.outcomes, self.first):
            yield number, next(failures) if outcome is None else outcome


Workers = Callable[[Plan, Sequence[range]], Iterator[Chunk]]
"""Play all these ranges of seasons, and hand each over as soon as it is done, in any order."""


def play_chunk(plan: Plan, numbers: range) -> Chunk:
    """Play some seasons, one after the other."""
    found = [play_season(plan, number) for number in numbers]
    return Chunk(
        numbers.start,
        tuple([season if isinstance(season, Outcome) else None for season in found]),
        tuple([season for season in found if isinstance(season, Failure)]),
    )


def chunks_of(plan: Plan, missing: Sequence[range], processes: int) -> list[range]:
    """Ranges of seasons cut into pieces, small enough that all processes are busy to the end."""
    seasons = sum([len(numbers) for numbers in missing])
    size = 1 if plan.is_slow else max(1, min(LARGEST_CHUNK, seasons // (processes * 4)))
    return [
        range(first, min(first + size, numbers.stop))
        for numbers in missing
        for first in range(numbers.start, numbers.stop, size)
    ]


def here(processes: int) -> Workers:
    """So many processes of this machine; few quick seasons are played by this one alone."""

    def work(plan: Plan, missing: Sequence[range]) -> Iterator[Chunk]:
        seasons = sum([len(numbers) for numbers in missing])
        if processes < 2 or (seasons < 2 * WORTH_A_PROCESS and not plan.is_slow):
            for numbers in missing:
                for number in numbers:
                    yield play_chunk(plan, range(number, number + 1))
            return
        # A fresh interpreter each: a forked one may inherit a lock that a thread, of a progress bar say, holds on to.
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_begin_process)
        try:
            chunks = chunks_of(plan, missing, processes)
            for future in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    return work


def _begin_process() -> None:
    """Leave it to the parent to be interrupted, and go when it has gone, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
