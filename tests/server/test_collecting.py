"""No choice waits for a search of all that is in memory, and yet garbage goes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Iterator

import pytest

from touchline.server import collecting


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_served() -> Iterator[None]:
    before = gc.get_threshold()
    collecting.collect_rarely()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("as_served")
def test_what_has_grown_old_is_not_searched_by_the_way():
    searched: list[int] = []

    def watch(_: str, search: dict[str, int]) -> None:
        searched.append(search["generation"])

    gc.callbacks.append(watch)
    kept = [[number] for number in range(200_000)]
    gc.callbacks.remove(watch)
    assert len(kept) == 200_000
    assert max(searched) == 1


@pytest.mark.usefixtures("as_served")
def test_what_has_grown_old_goes_in_the_end(monkeypatch):
    monkeypatch.setattr(collecting, "SECONDS", 0.0)
    circle = Circle()
    gc.collect()  # it is old now
    seen = weakref.ref(circle)
    del circle

    async def evening() -> None:
        task = asyncio.create_task(collecting.collect_now_and_then())
        async with asyncio.timeout(10):
            while seen() is not None:  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0.01)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(evening())
