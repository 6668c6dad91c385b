"""Work that is done to its end, though whoever asked for it goes meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


async def finished(work: Coroutine[Any, Any, Result]) -> Result:
    """What the work comes to. Whoever waits for it can be cancelled, but only once it is done.

    So what he holds meanwhile, such as a lock, stays held until then.
    """
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # looked at, so that asyncio doesn't call it forgotten
        raise cancelled
    return task.result()
