"""Who is at a table: noted on its sheet by the process to which he is connected."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from touchline.server.tables import timing
from touchline.server.tables.sheet import Chair, Sheet


class Known(NamedTuple):
    """What a process knows: which people are connected to it, and which processes are dead, or alive."""

    here: AbstractSet[str]
    process: str
    dead: AbstractSet[str]
    alive: AbstractSet[str]


def is_new(known: Known, sheet: Sheet) -> bool:
    """Whether a sheet says otherwise than what this process knows."""
    return any(_processes(known, chair) != set(chair.here) for chair in sheet.chairs)


def note(known: Known, sheet: Sheet, now: float) -> bool:
    """Write on a sheet what a process knows; answers whether that is new.

    Who comes back to a table that was asleep finds the question asked anew.
    """
    if not is_new(known, sheet):
        return False
    was_asleep = timing.is_asleep(sheet, known.alive)
    for chair in sheet.chairs:
        before = bool(chair.here)
        chair.here = sorted(_processes(known, chair))
        if chair.here:
            chair.away_since = None
        elif before:
            chair.away_since = now
    if was_asleep and not timing.is_asleep(sheet, known.alive):
        timing.wake_up(sheet, now)
    return True


def _processes(known: Known, chair: Chair) -> set[str]:
    """The processes to which somebody of a seat is connected."""
    others = set(chair.here) - known.dead - {known.process}
    is_here = chair.person is not None and chair.person in known.here
    return others | {known.process} if is_here else others
