"""Garbage in circles: looked for rarely, since a full search holds everybody up for as long as there are many tables.

What is young is looked through as always, in some milliseconds, and most objects go without any search.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

SECONDS: Final = 600.0
"""So long there is no full search; with two hundred tables it takes a third of a second."""
YOUNG: Final = (700, 10)
NEVER: Final = 1_000_000_000


def collect_rarely() -> None:
    """Leave what is there by now alone for good, and what grows old until `collect_now_and_then` looks at it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def collect_now_and_then() -> None:
    """Search all of it, every now and then."""
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
