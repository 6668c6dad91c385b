"""Leaving the server for good: a person's seats, tables and account."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from touchline.server.people import People, Person
from touchline.server.refusals import Stale, Unavailable
from touchline.server.tables import seats
from touchline.server.tables.hub import Hub
from touchline.server.tables.sheet import Sheet

TRIES: Final = 5
UNSEEN_EVERY: Final = 3600.0
"""How often the server looks for guests who don't come any more."""


async def leave_for_good(hub: Hub, people: People, person: Person) -> None:
    """Let a person be gone: bots have his seats where a season is on, and finished tables keep his name alone."""
    for id in await hub.store.tables_with(person.id):
        await _leave_table(hub, id, person)
    await people.forget(person)


async def _leave_table(hub: Hub, id: str, person: Person) -> None:
    def forget(sheet: Sheet) -> bool:
        seats.forget(sheet, person.id)
        return True

    table = await hub.table(id)
    for _ in range(TRIES):
        with contextlib.suppress(Stale):
            await table.edit(forget, hub.clock.now(), hub.alive)
            hub.spawn(hub.tender.tend(table))
            return
    raise Stale("Your tables change too fast.", "Try again in a moment.")


async def forget_guests(people: People, unseen: float) -> None:
    """Forget guests not seen for so many seconds, and invitations that have run out, while the process runs."""
    while True:
        with contextlib.suppress(Unavailable):  # it is tried again
            await people.forget_guests(unseen)
            await people.store.forget_invitations(people.clock.now())
        await asyncio.sleep(UNSEEN_EVERY)
