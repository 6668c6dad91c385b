"""What one process serves: the database, the tables, the people, the bots; opened together and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from time import time
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update
from sqlalchemy.exc import ArgumentError, DBAPIError

from touchline.cards import BadSetup
from touchline.server.clock import ServerClock
from touchline.server.notices import Address, Notice, NoticeSettings, Outcome, Sender
from touchline.server.notices.sender import Told
from touchline.server.people import People
from touchline.server.refusals import Unavailable
from touchline.server.settings import Settings
from touchline.server.storage import schema
from touchline.server.storage.database import held, is_shared, migrate, open_engine
from touchline.server.storage.listening import SERVING, Listener
from touchline.server.storage.store import Store
from touchline.server.tables.calling import Caller
from touchline.server.tables.hub import Hub
from touchline.server.thinkers import Thinkers
from touchline.server.web.limits import Limit

BEAT_SECONDS: Final = 1.0
DEAD_SECONDS: Final = 5.0
"""Who has not been heard of for so long is dead."""


class House:
    """All that a process serves."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: ServerClock,
        people: People,
        hub: Hub,
        sender: Sender,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.people = people
        self.hub = hub
        self.sender = sender
        self.requests = Limit(settings.requests_per_second)
        self.commands = Limit(settings.commands_per_second)
        self.talking = Limit(settings.words_per_minute / 60, settings.words_per_minute / 4)
        self.signing = Limit(settings.sign_ins_per_minute / 60)
        self.sockets: dict[str, int] = {}


@contextlib.contextmanager
def prepared(settings: Settings) -> Iterator[Engine]:
    """The database, opened, held if it can't be shared, and brought up to date; BadSetup if that can't be."""
    with contextlib.ExitStack() as kept:
        try:
            engine = open_engine(settings.database)
            kept.callback(engine.dispose)
            kept.enter_context(held(engine))
            migrate(engine)
        except (ArgumentError, CommandError, DBAPIError, OSError) as error:
            reason = str(getattr(error, "orig", error)).partition("\n")[0].rstrip(".")
            raise BadSetup(
                f"The database can't be opened: {reason}.",
                "Name it as sqlite:///FILE, in a folder that is there, or postgresql://USER:PASSWORD@HOST/NAME.",
            ) from error
        yield engine


@contextlib.asynccontextmanager
async def opened(settings: Settings, engine: Engine) -> AsyncIterator[House]:
    """The house, open for as long as this lasts, on a database that is prepared."""
    store = Store(engine)
    try:
        async with _running(settings, store) as house:
            yield house
    finally:
        store.close()


@contextlib.asynccontextmanager
async def _running(settings: Settings, store: Store) -> AsyncIterator[House]:
    is_several = is_shared(store.engine)
    secret = settings.secret or await store.write(_cookie_secret)
    clock = ServerClock()
    async with contextlib.AsyncExitStack() as open_:
        thinkers = await open_.enter_async_context(Thinkers(settings.bot_workers, settings.bot_seconds))
        hub = Hub(store, clock, thinkers, settings.bot_pace)
        people = People(store, clock, secret)
        sender = await open_.enter_async_context(Sender(notice_settings(settings), _teller(hub)))
        hub.caller = Caller(
            hub, people, sender, settings.public_url or f"http://{settings.host}:{settings.port}"
        )
        house = House(settings, store, clock, people, hub, sender)
        await store.write(lambda connection: _count_downtime(connection, is_several))
        await _beat(house)
        listening = Listener(store.engine, hub.heard, hub.look_again) if is_several else None
        with listening or contextlib.nullcontext():
            hub.spawn(hub.sweep())
            hub.spawn(hub.caller.take_over())
            hub.spawn(_beat_on(house))
            try:
                yield house
            finally:
                await hub.close()
                with contextlib.suppress(Unavailable):
                    await store.write(lambda connection: _leave(connection, hub.process))


def notice_settings(settings: Settings) -> NoticeSettings:
    """What of the settings is about notices."""
    names = set(NoticeSettings.__struct_fields__) & set(Settings.__struct_fields__)
    return NoticeSettings(**{name: getattr(settings, name) for name in names})


def _teller(hub: Hub) -> Told:
    """What hears of the outcome of notices, once somebody sends any."""

    async def told(person: str, notice: Notice, address: Address, outcome: Outcome) -> None:
        if hub.caller is not None:
            await hub.caller.told(person, notice, address, outcome)

    return told


async def _beat_on(house: House) -> None:
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        with contextlib.suppress(Unavailable):
            await _beat(house)


async def _beat(house: House) -> None:
    """Say that this process is alive, and learn which others are, and how long all of them were down."""
    alive, lost = await house.store.write(lambda connection: _note_beat(connection, house.hub.process))
    house.clock.lost = lost
    house.hub.meet(alive)


def _note_beat(connection: Connection, process: str) -> tuple[frozenset[str], float]:
    found = schema.processes.c
    beaten = connection.execute(update(schema.processes).where(found.id == process).values(beat_at=time()))
    if beaten.rowcount == 0:
        connection.execute(insert(schema.processes).values(id=process, beat_at=time()))
    query = select(found.id).where(found.beat_at > time() - DEAD_SECONDS)
    return frozenset(connection.scalars(query)), float(_fact(connection, "downtime") or 0)


def _leave(connection: Connection, process: str) -> None:
    """Be gone; the last one's beat stays, from which the downtime is counted."""
    found = schema.processes.c
    connection.execute(update(schema.processes).where(found.id == process).values(beat_at=time()))
    connection.execute(delete(schema.processes).where(found.beat_at < time() - 24 * 3600))


def _count_downtime(connection: Connection, is_several: bool) -> None:
    """Add to how long the server has been down in all, by its processes' beats; nothing while another one serves."""
    latest = connection.scalar(select(func.max(schema.processes.c.beat_at)))
    if latest is None or (is_several and _somebody_serves(connection)):
        return
    lost = float(_fact(connection, "downtime") or 0)
    counted = float(_fact(connection, "counted until") or 0)
    _set_fact(connection, "downtime", repr(lost + max(0.0, time() - max(latest, counted))))
    _set_fact(connection, "counted until", repr(time()))


def _somebody_serves(connection: Connection) -> bool:
    """Whether another process is at it; no second one can find that nobody is before this one has counted."""
    free = connection.scalar(text("SELECT pg_try_advisory_xact_lock(:number)"), {"number": SERVING})
    return not free


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
