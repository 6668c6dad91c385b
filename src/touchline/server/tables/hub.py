"""All tables of a process: opened when somebody needs them, looked after when it is time, closed when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable
from typing import Any, Final

import structlog

from touchline.server.clock import ServerClock
from touchline.server.refusals import Forbidden, Refusal, Stale, Unknown
from touchline.server.storage.store import Change, Store
from touchline.server.tables import messages as ask
from touchline.server.tables.game import PACKS, VERSION, Boundary, Secret, again, is_of_this_version
from touchline.server.tables.messages import Advice, Command, Done
from touchline.server.tables.orders import Asker
from touchline.server.tables.seats import check_setup, empty_chairs, hand_over, new_id, seat_person
from touchline.server.tables.sheet import Chair, Setup, Sheet
from touchline.server.tables.table import LATEST_CHAT, Table, seal_of
from touchline.server.tables.tending import STAND_IN, Tender, seed_of
from touchline.server.tables.viewers import Viewer
from touchline.server.thinkers import Thinkers

SWEEP_SECONDS: Final = 0.5
SWEPT_AT_ONCE: Final = 100
IDLE_SECONDS: Final = 600.0

log = structlog.get_logger()


class Hub:
    """The tables that this process has open, and what all of them need."""

    def __init__(self, store: Store, clock: ServerClock, thinkers: Thinkers, pace: float = 0.0) -> None:
        self.store = store
        self.clock = clock
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.process = new_id()
        self.alive: frozenset[str] = frozenset({self.process})
        self.tender = Tender(self, pace)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Awaitable[Any]) -> None:
        """Let something be done beside; it is awaited when the hub closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop whatever is done beside."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables.

    async def create(self, host: Asker, setup: Setup, title: str) -> Table:
        """A new table, with its host at the first seat."""
        check_setup(setup)
        secret = Secret(secrets.token_bytes(32), ())
        now = self.clock.now()
        sheet = Sheet(
            id=new_id(),
            title=title,
            host=host.person,
            state="open",
            setup=setup,
            chairs=empty_chairs(setup.managers),
            seal=seal_of(secret.key),
            created_at=now,
        )
        seat_person(sheet, 0, host.person, host.name)
        await self.store.create(Change(sheet=sheet, version=0, at=now, due_at=None, secret=secret))
        table = Table(self.store, sheet, 1, secret, None, [])
        self.tables[sheet.id] = table
        return table

    async def table(self, id: str) -> Table:
        """The table of this id, opened if need be; Unknown if there is none."""
        found = self.tables.get(id)
        if found is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                found = self.tables.get(id) or await self._open(id)
                self.tables[id] = found
            self._opening.pop(id, None)
        found.used_at = self.clock.now()
        return found

    async def _open(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Unknown("There is no such table.", "Look for it among your tables, or ask for its link.")
        rows, boundary = stored.rows, stored.boundary
        game = None
        if rows:
            if not is_of_this_version(rows[-1]) and not _goes_on_here(boundary, rows[-1].number + 1):
                assert stored.save is not None
                boundary = Boundary(rows[-1].number + 1, VERSION, PACKS, stored.save)
                await self.store.go_on_from(id, boundary)
            game = again(stored.sheet, stored.secret, rows, boundary)
        chat = await self.store.chat(id, max(0, stored.sheet.chats - LATEST_CHAT), LATEST_CHAT)
        return Table(self.store, stored.sheet, stored.version, stored.secret, game, chat)

    # What people do.

    async def obey(self, id: str, asker: Asker, command: Command) -> Done:
        """Carry a command out at a table."""
        table = await self.table(id)
        if isinstance(command, ask.Advise):
            return await self._advise(table, asker, command)
        if isinstance(command, ask.Rematch):
            return await self._rematch(table, asker, command)
        done = await self._obey_again(table, asker, command)
        self.spawn(self.tender.tend(table))
        return done

    async def _obey_again(self, table: Table, asker: Asker, command: Command) -> Done:
        """Carry a command out; who was overtaken by something that doesn't matter to it tries again."""
        for _ in range(4):
            with contextlib.suppress(Stale):
                return await table.obey(asker, command, self.clock.now(), self.alive)
        return await table.obey(asker, command, self.clock.now(), self.alive)

    async def _advise(self, table: Table, asker: Asker, command: ask.Advise) -> Done:
        game = table.game
        decision = None if game is None else game.season.decision
        if game is None or decision is None or command.number != game.number:
            raise Stale("That decision is not open.", "Ask about the one that is.")
        if decision.manager not in table.sheet.seats_of(asker.person):
            raise Forbidden("It is not you who is asked.", "Ask the coach when it is your turn.")
        thought = await self.thinkers.advise(
            game.season.save(), decision.manager, STAND_IN, seed_of(table.sheet.id, game.number)
        )
        return Done(id=command.id, advice=Advice(thought.option, thought.label))

    async def _rematch(self, table: Table, asker: Asker, command: ask.Rematch) -> Done:
        sheet = table.sheet
        if asker.person not in {chair.person for chair in sheet.chairs}:
            raise Forbidden("Only who sat at the table may do that.", "Make a table of your own.")
        if sheet.state not in {"over", "ended", "stopped"}:
            raise Refusal("The season is not over.", "Finish it first.")
        if sheet.rematch is None:
            await self._seat_again(table, asker)
        return Done(id=command.id, table=table.sheet.rematch)

    async def _seat_again(self, table: Table, asker: Asker) -> None:
        """Make a table with the same people and bots."""
        again_ = await self.create(asker, table.sheet.setup, table.sheet.title)

        def seat_all(sheet: Sheet) -> bool:
            sheet.chairs = [
                Chair(person=chair.person, name=chair.name, bot=None if chair.person else chair.bot)
                for chair in table.sheet.chairs
            ]
            sheet.guests = list(table.sheet.guests)
            return True

        await again_.edit(seat_all, self.clock.now(), self.alive)

        def name_it(sheet: Sheet) -> bool:
            sheet.rematch = again_.sheet.id
            return True

        await table.edit(name_it, self.clock.now(), self.alive)

    async def accept(self, hashed: str, asker: Asker) -> str:
        """Take what a token invites to; answers which table. The token is void then."""
        found = await self.store.invitation(hashed, self.clock.now())
        if found is None:
            raise Unknown("This invitation is void.", "Ask the host for another one.")
        id, seat = found
        table = await self.table(id)
        async with table.lock:
            sheet = table.sheet.copy()
            if asker.person not in sheet.guests:
                sheet.guests.append(asker.person)
            sheet.kicked = [person for person in sheet.kicked if person != asker.person]
            if seat is not None:
                self._seat_invited(sheet, seat, asker)
            change = table.change_of(sheet, self.clock.now(), self.alive)
            change.spent = hashed
            await table.commit(change)
        self.spawn(self.tender.tend(table))
        return id

    def _seat_invited(self, sheet: Sheet, seat: int, asker: Asker) -> None:
        if seat >= len(sheet.chairs):
            raise Refusal("That seat is there no longer.", "Ask the host for another invitation.")
        if sheet.state == "open":
            if sheet.chairs[seat].person is not None:
                raise Refusal("That seat is taken.", "Ask the host for another invitation.")
            seat_person(sheet, seat, asker.person, asker.name)
        else:
            hand_over(sheet, seat, asker.person, asker.name, self.clock.now())

    # Who is here.

    async def come(self, table: Table, viewer: Viewer) -> None:
        """Somebody begins to look."""
        table.viewers.add(viewer)
        await self._note_presence(table)

    async def go(self, table: Table, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        table.viewers.discard(viewer)
        await self._note_presence(table)

    async def _note_presence(self, table: Table) -> None:
        here = {viewer.eyes.person for viewer in table.viewers if viewer.eyes.person is not None}

        def note(sheet: Sheet) -> bool:
            is_new = False
            for chair in sheet.chairs:
                is_here = chair.person is not None and chair.person in here
                if is_here != (self.process in chair.here):
                    is_new = True
                    chair.here = [process for process in chair.here if process in self.alive]
                    chair.here = [process for process in chair.here if process != self.process]
                    chair.here += [self.process] if is_here else []
                    chair.away_since = None if chair.here else self.clock.now()
            return is_new

        with contextlib.suppress(Stale):
            await table.edit(note, self.clock.now(), self.alive)
        self.spawn(self.tender.tend(table))

    async def heard(self, id: str, version: int) -> None:
        """Another process has changed a table."""
        table = self.tables.get(id)
        if table is not None and version > table.version:
            async with table.lock:
                await table.catch_up()

    # Time.

    async def sweep(self) -> None:
        """Look after tables that are due, for as long as the process runs."""
        while True:
            for id in await self.store.due(self.clock.now(), SWEPT_AT_ONCE):
                with contextlib.suppress(Unknown):
                    self.spawn(self.tender.tend(await self.table(id)))
            self._close_idle()
            await asyncio.sleep(SWEEP_SECONDS)

    def _close_idle(self) -> None:
        """Forget tables at which nobody looks; they are opened again when somebody does."""
        for id, table in list(self.tables.items()):
            is_idle = not table.viewers and not table.lock.locked()
            if is_idle and self.clock.now() - table.used_at > IDLE_SECONDS:
                del self.tables[id]


def _goes_on_here(boundary: Boundary | None, number: int) -> bool:
    """Whether this version has gone on from there already, without an answer since."""
    return boundary is not None and (boundary.number, boundary.version, boundary.packs) == (
        number,
        VERSION,
        PACKS,
    )
