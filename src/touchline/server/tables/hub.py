"""All tables of a process: opened when somebody needs them, looked after when it is time, closed when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog

from touchline.server.clock import ServerClock
from touchline.server.finishing import finished
from touchline.server.refusals import Forbidden, Overtaken, Refusal, Stale, Unavailable, Unknown
from touchline.server.storage.database import is_shared
from touchline.server.storage.store import Change, Store
from touchline.server.tables import messages as ask
from touchline.server.tables import presence, timing
from touchline.server.tables.calling import Caller
from touchline.server.tables.game import PACKS, VERSION, Boundary, Game, Secret, is_of_this_version
from touchline.server.tables.messages import Advice, Command, Done
from touchline.server.tables.order import Asker
from touchline.server.tables.seats import check_setup, empty_chairs, hand_over, new_id, seat_person
from touchline.server.tables.sheet import RUNNING, Chair, Setup, Sheet
from touchline.server.tables.soundness import read_game
from touchline.server.tables.table import LATEST_CHAT, Table, seal_of
from touchline.server.tables.tending import STAND_IN, Tender, seed_of
from touchline.server.tables.viewers import Viewer
from touchline.server.thinkers import Thinkers

SWEEP_SECONDS: Final = 0.5
SWEPT_AT_ONCE: Final = 100
IDLE_SECONDS: Final = 600.0
LATE_SECONDS: Final = 1.0
"""Beside the time that a bot needs: who is waited for longer has been forgotten by the process that looks after him."""
AGAIN_SECONDS: Final = 5.0
"""How often a process asks whether another one has changed its tables without its having heard of it."""
TRIES: Final = 10

Result = TypeVar("Result")

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
        self.dead: frozenset[str] = frozenset()
        """Processes that are gone, and at which sheets in memory say that somebody is."""
        self.tender = Tender(self, pace)
        self.caller: Caller | None = None
        """Who tells people that are not here; nobody, if no notices are sent."""
        self._opening: dict[str, asyncio.Task[Table]] = {}
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
        new, secret = self._new(host, setup, title)
        seat_person(new.sheet, 0, host.person, host.name)
        return await finished(self._create(new, secret))

    async def _create(self, new: Change, secret: Secret) -> Table:
        await self.store.create(new)
        return self._keep(Table(self.store, new.sheet, new.version + 1, secret, None, []))

    def _new(self, host: Asker, setup: Setup, title: str) -> tuple[Change, Secret]:
        """What has to be written of a new table, at which nobody sits yet."""
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
        due_at = timing.due(sheet, None, self.alive, now)
        return Change(sheet=sheet, version=0, at=now, due_at=due_at, secret=secret), secret

    def _keep(self, table: Table) -> Table:
        table.used_at = self.clock.now()
        self.tables[table.sheet.id] = table
        return table

    async def table(self, id: str) -> Table:
        """The table of this id, opened if need be; Unknown if there is none."""
        found = self.tables.get(id)
        if found is None:
            # All who want it wait for the same one: there are never two of one table.
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            found = await asyncio.shield(self._opening[id])
        found.used_at = self.clock.now()
        return found

    async def _open(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Unknown("There is no such table.", "Look for it among your tables, or ask for its link.")
        rows, boundary = stored.rows, stored.boundary
        if rows and not is_of_this_version(rows[-1]) and not _goes_on_here(boundary, rows[-1].number + 1):
            assert stored.save is not None
            boundary = Boundary(rows[-1].number + 1, VERSION, PACKS, stored.save)
            await self.store.go_on_from(id, boundary)
            stored = stored._replace(boundary=boundary)
        game, fault = read_game(stored)
        chat = await self.store.chat(id, max(0, stored.sheet.chats - LATEST_CHAT), LATEST_CHAT)
        table = Table(self.store, stored.sheet, stored.version, stored.secret, game, chat, stored.obeyed)
        if fault is not None and stored.sheet.state in RUNNING:
            await table.stop(fault, self.clock.now(), self.alive)
        return self._keep(table)

    # What people do.

    async def obey(self, id: str, asker: Asker, command: Command) -> Done:
        """Carry a command out at a table."""
        table = await self.table(id)
        if table.sheet.seats_of(asker.person) and asker.person not in table.persons_looking:
            table.hear_of(asker.person)
            await self._note_presence(table)
        if isinstance(command, ask.Advise):
            return await self._advise(table, asker, command)
        if isinstance(command, ask.Rematch):
            return await self._rematch(table, asker, command)
        done = await _unless_overtaken(lambda: table.obey(asker, command, self.clock.now(), self.alive))
        await self._note_presence(table)
        return done

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
            await _unless_overtaken(lambda: self._seat_again(table, asker))
        return Done(id=command.id, table=table.sheet.rematch)

    async def _seat_again(self, table: Table, asker: Asker) -> None:
        """Make a table with the same people and bots; both are written at once, so there is one however many ask."""
        new, _ = self._new(asker, table.sheet.setup, table.sheet.title)
        new.sheet.chairs = [
            Chair(person=chair.person, name=chair.name, bot=None if chair.person else chair.bot)
            for chair in table.sheet.chairs
        ]
        new.sheet.guests = list(table.sheet.guests)
        async with table.lock:
            if table.sheet.rematch is None:
                sheet = table.sheet.copy()
                sheet.rematch = new.sheet.id
                change = table.change_of(sheet, self.clock.now(), self.alive)
                change.opens = new
                await table.commit(change)

    async def accept(self, hashed: str, asker: Asker) -> str:
        """Take what a token invites to; answers which table. The token is void then."""
        found = await self.store.invitation(hashed, self.clock.now())
        if found is None:
            raise Unknown("This invitation is void.", "Ask the host for another one.")
        id, seat = found
        table = await self.table(id)
        await _unless_overtaken(lambda: self._accept(table, seat, asker, hashed))
        await self._note_presence(table)
        return id

    async def _accept(self, table: Table, seat: int | None, asker: Asker, hashed: str) -> None:
        async with table.lock:
            sheet = table.sheet.copy()
            if asker.person not in sheet.guests:
                sheet.guests.append(asker.person)
            sheet.kicked = [person for person in sheet.kicked if person != asker.person]
            if seat is not None:
                self._seat_invited(sheet, table.game, seat, asker)
            change = table.change_of(sheet, self.clock.now(), self.alive)
            change.spent = hashed
            await table.commit(change)

    def _seat_invited(self, sheet: Sheet, game: Game | None, seat: int, asker: Asker) -> None:
        if seat >= len(sheet.chairs):
            raise Refusal("That seat is there no longer.", "Ask the host for another invitation.")
        if sheet.state == "open":
            if sheet.chairs[seat].person is not None:
                raise Refusal("That seat is taken.", "Ask the host for another invitation.")
            seat_person(sheet, seat, asker.person, asker.name)
        else:
            now = self.clock.now()
            timing.end_wish(sheet, "withdrawn", now)
            hand_over(sheet, seat, asker.person, asker.name, now)
            if timing.asked_seat(sheet, game) == seat:
                timing.wake_up(sheet, now)

    # Who is here.

    async def come(self, table: Table, viewer: Viewer) -> None:
        """Somebody begins to look."""
        table.viewers.add(viewer)
        await self._note_presence(table)

    async def go(self, table: Table, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        table.viewers.discard(viewer)
        await self._note_presence(table)

    def _known_here(self, table: Table) -> presence.Known:
        return presence.Known(table.persons_here, self.process, self.dead, self.alive)

    async def _note_presence(self, table: Table) -> None:
        """Write who is here, if it is not what the sheet says. If it can't be written, the next sweep tries again."""
        now = self.clock.now()

        def note(sheet: Sheet) -> bool:
            return presence.note(self._known_here(table), sheet, now)

        if presence.is_new(self._known_here(table), table.sheet):
            with contextlib.suppress(Overtaken, Unavailable):
                await table.edit(note, now, self.alive)
        self.spawn(self.tender.tend(table))

    # Other processes.

    def meet(self, alive: frozenset[str]) -> None:
        """Learn which processes are alive. Called with what was just read, it knows who is dead.

        Whoever is named by a sheet that is in memory had been alive before that was read.
        """
        alive |= {self.process}
        named = {process for table in self.tables.values() for process in table.processes}
        self.dead = frozenset(named - alive)
        if alive != self.alive:
            self.alive = alive
            if self.caller is not None:
                self.spawn(self.caller.take_over())
            for table in self.tables.values():
                table.wake()
                self.spawn(self.tender.tend(table))

    async def heard(self, id: str, version: int) -> None:
        """Another process has changed a table."""
        if id in self._opening:
            await asyncio.wait([self._opening[id]])
        table = self.tables.get(id)
        if table is not None and version > table.version:
            async with table.lock:
                if version > table.version:
                    await table.catch_up()
            if self.caller is not None:
                self.caller.withdraw(table)

    async def look_again(self) -> None:
        """Catch up with whatever other processes have changed without this one hearing of it."""
        for id, version in await self.store.versions(list(self.tables)):
            await self.heard(id, version)

    # Time.

    async def sweep(self) -> None:
        """Look after tables that are due, for as long as the process runs."""
        looked = self.clock.now()
        while True:
            try:
                await self.sweep_once()
                if is_shared(self.store.engine) and self.clock.now() - looked > AGAIN_SECONDS:
                    await self.look_again()
                    looked = self.clock.now()
            except Unavailable:
                log.warning("the database can't be read", exc_info=True)
            except Exception:
                log.exception("tables could not be looked after")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep_once(self) -> None:
        """Look after the tables that are due, and close those that nobody needs."""
        now = self.clock.now()
        for id, due_at in await self.store.due(now, SWEPT_AT_ONCE):
            if self._is_for_me(id, now - due_at):
                with contextlib.suppress(Unknown):
                    self.spawn(self._look_after(await self.table(id)))
        for table in self.tables.values():
            if not table.lock.locked() and presence.is_new(self._known_here(table), table.sheet):
                self.spawn(self._note_presence(table))
        self._close_idle()

    async def _look_after(self, table: Table) -> None:
        """Do what is due at a table; afterwards it is due again when it is, and no sooner."""
        version = table.version
        await self._note_presence(table)
        await self.tender.tend(table)
        if table.version != version:
            return
        with contextlib.suppress(Overtaken, Unavailable):
            if table.sheet.state == "open" and not table.processes and not table.viewers:
                await self._remove(table)
            else:
                await table.put_off(self.clock.now(), self.alive)

    async def _remove(self, table: Table) -> None:
        """Remove an open table at which nobody has been for long."""
        async with table.lock:
            if await self.store.remove(table.sheet.id, table.version):
                self.tables.pop(table.sheet.id, None)
                log.info("an open table is removed", table=table.sheet.id)

    def _is_for_me(self, id: str, late: float) -> bool:
        """Whether this process looks after a table that is due so long.

        The one that has changed it last does so; the others once that takes too long: it may be gone.
        """
        table = self.tables.get(id)
        is_ours = not is_shared(self.store.engine) or (table is not None and table.is_ours)
        return is_ours or late > LATE_SECONDS + self.tender.pace + self.thinkers.seconds

    def _close_idle(self) -> None:
        """Forget tables at which nobody looks; they are opened again when somebody does."""
        for id, table in list(self.tables.items()):
            is_idle = not table.viewers and not table.lock.locked() and not self.tender.is_at(id)
            if is_idle and self.clock.now() - table.used_at > IDLE_SECONDS:
                del self.tables[id]


async def _unless_overtaken(do: Callable[[], Awaitable[Result]]) -> Result:
    """Do something; whoever is overtaken by something that may not matter to it tries again."""
    for _ in range(TRIES):
        with contextlib.suppress(Overtaken):
            return await do()
    return await do()


def _goes_on_here(boundary: Boundary | None, number: int) -> bool:
    """Whether this version has gone on from there already, without an answer since."""
    return boundary is not None and (boundary.number, boundary.version, boundary.packs) == (
        number,
        VERSION,
        PACKS,
    )
