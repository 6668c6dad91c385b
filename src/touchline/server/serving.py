"""What one process serves: the database, the tables, the people, the bots; opened together and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from time import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from touchline.server.clock import ServerClock
from touchline.server.people import People
from touchline.server.settings import Settings
from touchline.server.storage import schema
from touchline.server.storage.database import held, is_shared, migrate, open_engine
from touchline.server.storage.listening import Listener
from touchline.server.storage.store import Store
from touchline.server.tables.hub import Hub
from touchline.server.thinkers import Thinkers
from touchline.server.web.limits import Limit

BEAT_SECONDS: Final = 1.0
DEAD_SECONDS: Final = 5.0
"""Who has not been heard of for so long is dead."""
SHORTEST_DOWNTIME: Final = 2.0


class House:
    """All that a process serves."""

    def __init__(
        self, settings: Settings, store: Store, clock: ServerClock, people: People, hub: Hub
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.people = people
        self.hub = hub
        self.requests = Limit(settings.requests_per_second)
        self.commands = Limit(settings.commands_per_second)
        self.signing = Limit(settings.sign_ins_per_minute / 60)
        self.sockets: dict[str, int] = {}


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """The house, open for as long as this lasts."""
    engine = open_engine(settings.database)
    with held(engine):
        migrate(engine)
        store = Store(engine)
        try:
            async with _running(settings, store) as house:
                yield house
        finally:
            store.close()


@contextlib.asynccontextmanager
async def _running(settings: Settings, store: Store) -> AsyncIterator[House]:
    lost = await store.write(_count_downtime)
    secret = settings.secret or await store.write(_cookie_secret)
    clock = ServerClock(lost)
    async with Thinkers(settings.bot_workers, settings.bot_seconds) as thinkers:
        hub = Hub(store, clock, thinkers, settings.bot_pace)
        house = House(settings, store, clock, People(store, clock, secret), hub)
        await _beat(house)
        with Listener(store.engine, hub.heard) if is_shared(store.engine) else contextlib.nullcontext():
            hub.spawn(hub.sweep())
            hub.spawn(_beat_on(house))
            try:
                yield house
            finally:
                await hub.close()
                await store.write(lambda connection: _leave(connection, hub.process))


async def _beat_on(house: House) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        await _beat(house)


async def _beat(house: House) -> None:
    """Say that this process is alive, and learn which others are."""
    house.hub.alive = await house.store.write(lambda connection: _note_beat(connection, house.hub.process))


def _note_beat(connection: Connection, process: str) -> frozenset[str]:
    found = schema.processes.c
    beaten = connection.execute(update(schema.processes).where(found.id == process).values(beat_at=time()))
    if beaten.rowcount == 0:
        connection.execute(insert(schema.processes).values(id=process, beat_at=time()))
    query = select(found.id).where(found.beat_at > time() - DEAD_SECONDS)
    return frozenset(connection.scalars(query)) | {process}


def _leave(connection: Connection, process: str) -> None:
    """Be gone; the last one's beat stays, from which the downtime is counted."""
    found = schema.processes.c
    connection.execute(update(schema.processes).where(found.id == process).values(beat_at=time()))
    connection.execute(delete(schema.processes).where(found.beat_at < time() - 24 * 3600))


def _count_downtime(connection: Connection) -> float:
    """How long the server has been down in all, by its processes' beats."""
    latest = connection.scalar(
        select(schema.processes.c.beat_at).order_by(schema.processes.c.beat_at.desc()).limit(1)
    )
    lost = float(_fact(connection, "downtime") or 0)
    down = 0.0 if latest is None else time() - latest
    if down > SHORTEST_DOWNTIME:
        lost += down
        _set_fact(connection, "downtime", repr(lost))
    return lost


def _cookie_secret(connection: Connection) -> str:
    secret = _fact(connection, "cookie secret")
    if secret is None:
        secret = secrets.token_urlsafe(32)
        _set_fact(connection, "cookie secret", secret)
    return secret


def _fact(connection: Connection, name: str) -> str | None:
    found: str | None = connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
    return found


def _set_fact(connection: Connection, name: str, value: str) -> None:
    connection.execute(delete(schema.facts).where(schema.facts.c.name == name))
    connection.execute(insert(schema.facts).values(name=name, value=value))
