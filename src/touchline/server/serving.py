"""What one process serves: the database, the tables, the people, the bots; opened together and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from time import monotonic, time
from typing import Final

import structlog
from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update

from touchline.server.administration.orders import AnyOrder, carry_out
from touchline.server.administration.side_door import open_side_door
from touchline.server.clock import ServerClock
from touchline.server.journal import note
from touchline.server.leaving import forget_guests
from touchline.server.notices import Address, Notice, NoticeSettings, Outcome, Sender
from touchline.server.notices.sender import Told
from touchline.server.people import People
from touchline.server.refusals import Unavailable
from touchline.server.settings import Settings
from touchline.server.storage import schema
from touchline.server.storage.database import alone, held, is_shared, migrate, open_engine, said_by
from touchline.server.storage.facts import fact, set_fact
from touchline.server.storage.listening import SERVING, Listener
from touchline.server.storage.store import Store
from touchline.server.storage.versions import note_version
from touchline.server.tables.calling import Caller
from touchline.server.tables.hub import Hub
from touchline.server.tables.opening import OURS
from touchline.server.thinkers import Thinkers
from touchline.server.web.door import Door
from touchline.server.web.limits import Limit

BEAT_SECONDS: Final = 1.0
DEAD_SECONDS: Final = 5.0
"""Who has not been heard of for so long is dead."""
READY_SECONDS: Final = 3.0
"""A database that has taken nothing for so long takes nothing."""

log = structlog.get_logger()


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
        self.door = Door(people)
        self.is_stopping = False
        self._beat_at = monotonic()
        self._trouble = ""

    def stop(self) -> None:
        """Let whoever waits for news go: the process is about to end."""
        self.is_stopping = True
        for table in self.hub.tables.values():
            table.wake()

    async def beat(self) -> None:
        """Say that this process is alive, and learn which others are, and how long all of them were down."""
        process = self.hub.process
        try:
            alive, lost = await self.store.write(lambda connection: _note_beat(connection, process))
        except Unavailable as error:
            self._trouble = f"The database takes nothing: {said_by(error.__cause__ or error)}."
        else:
            self._trouble = ""
            self._beat_at = monotonic()
            self.clock.lost = lost
            self.hub.meet(alive)

    async def carry_out(self, order: AnyOrder) -> str:
        """Carry out an order of the host; says what came of it."""
        outcome = await carry_out(self.store, self.clock.now(), order)
        if outcome.table is not None:
            await self.hub.heard(outcome.table, outcome.version)
        await self.door.look()
        return outcome.said

    def why_not_ready(self) -> str:
        """What keeps this process from serving; empty if nothing does."""
        if self.is_stopping:
            return "The process is stopping."
        waited = monotonic() - self._beat_at
        if not self._trouble and waited > READY_SECONDS:
            return f"The database has taken nothing for {waited:.0f} seconds."
        return self._trouble


@contextlib.contextmanager
def prepared(settings: Settings) -> Iterator[Engine]:
    """The database, opened, held if it can't be shared, and brought up to date; BadSetup if that can't be."""
    engine = open_engine(settings.database)
    try:
        with held(engine):
            migrate(engine)
            yield engine
    finally:
        engine.dispose()


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
        await store.write(lambda connection: note_version(connection, OURS))
        await store.write(lambda connection: _count_downtime(connection, is_several))
        await house.beat()
        try:
            async with _in_touch(house):
                hub.spawn(hub.sweep())
                hub.spawn(hub.caller.take_over())
                hub.spawn(_beat_on(house))
                hub.spawn(house.door.watch())
                hub.spawn(forget_guests(house.people, settings.guest_days * 24 * 3600))
                yield house
        finally:
            await hub.close()
            with contextlib.suppress(Unavailable):
                await store.write(lambda connection: _leave(connection, hub.process))


@contextlib.asynccontextmanager
async def _in_touch(house: House) -> AsyncIterator[None]:
    """Hear what others write, in a database that is shared; else what the host wants written."""
    hub, engine = house.hub, house.store.engine
    if is_shared(engine):
        async with Listener(engine, hub.heard, hub.look_again, hub.spawn):
            yield
    else:
        assert engine.url.database is not None
        async with open_side_door(engine.url.database, house.carry_out):
            yield


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
        try:
            await house.beat()
        except Exception:  # noqa: BLE001 - whatever it is, there is another beat
            note("no beat")


def _note_beat(connection: Connection, process: str) -> tuple[frozenset[str], float]:
    found = schema.processes.c
    beaten = connection.execute(update(schema.processes).where(found.id == process).values(beat_at=time()))
    if beaten.rowcount == 0:
        connection.execute(insert(schema.processes).values(id=process, beat_at=time()))
    query = select(found.id).where(found.beat_at > time() - DEAD_SECONDS)
    return frozenset(connection.scalars(query)), float(fact(connection, "downtime") or 0)


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
    lost = float(fact(connection, "downtime") or 0)
    counted = float(fact(connection, "counted until") or 0)
    set_fact(connection, "downtime", repr(lost + max(0.0, time() - max(latest, counted))))
    set_fact(connection, "counted until", repr(time()))


def _somebody_serves(connection: Connection) -> bool:
    """Whether another process is at it; no second one can find that nobody is before this one has counted."""
    free = connection.scalar(text("SELECT pg_try_advisory_xact_lock(:number)"), {"number": SERVING})
    return not free


def _cookie_secret(connection: Connection) -> str:
    alone(connection)
    secret = fact(connection, "cookie secret")
    if secret is None:
        secret = secrets.token_urlsafe(32)
        set_fact(connection, "cookie secret", secret)
    return secret
