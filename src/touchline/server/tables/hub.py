"""All tables of a process: opened when somebody needs them, looked after when it is time, closed when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog

from touchline.server.clock import ServerClock
from touchline.server.finishing import finished
from touchline.server.journal import note
from touchline.server.refusals import Forbidden, Overtaken, Refusal, Stale, Unavailable, Unknown
from touchline.server.storage.database import is_shared
from touchline.server.storage.store import Change, Store, Void
from touchline.server.tables import messages as ask
from touchline.server.tables import timing
from touchline.server.tables.founding import Founded, Quick, against_bots, new_table, played_on, seated_again
from touchline.server.tables.game import PACKS, VERSION, Boundary, Game, again, is_of_this_version
from touchline.server.tables.messages import Advice, Command, Done
from touchline.server.tables.orders import Asker
from touchline.server.tables.seats import STAND_IN, new_id, seat_invited
from touchline.server.tables.sheet import Setup, Sheet
from touchline.server.tables.table import LATEST_CHAT, Table
from touchline.server.tables.tending import Tender, open_seed
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
        return await self._found(new_table(host, setup, title, self.clock.now()))

    async def play(self, player: Asker, wish: Quick) -> Table:
        """A new table, at which somebody plays against bots at once."""
        return await self._found(against_bots(player, wish, self.clock.now()))

    async def play_on(self, table: Table, number: int, asker: Asker, seat: int, level: str) -> Table:
        """A new table, at which somebody plays on from a moment of a finished season, against bots."""
        then = await self.moment(table, number)
        return await self._found(played_on(table, then, asker, seat, level, self.clock.now()))

    async def _found(self, founded: Founded) -> Table:
        return await finished(self._write_new(founded))

    async def _write_new(self, founded: Founded) -> Table:
        sheet, secret, game = founded
        change = Change(sheet=sheet, version=0, at=self.clock.now(), due_at=None, secret=secret)
        if game is not None:
            change.rows = tuple(game.rows)
            change.save = game.season.save()
            change.due_at = timing.deadline(sheet, timing.asked_seat(sheet, game), self.alive)
        await self.store.create(change)
        table = self._keep(Table(self.store, sheet, change.version + 1, secret, game, []))
        self.spawn(self.tender.tend(table))
        return table

    def _keep(self, table: Table) -> Table:
        table.used_at = self.clock.now()
        self.tables[table.sheet.id] = table
        return table

    async def moment(self, table: Table, number: int) -> Game:
        """The season of a table as it stood at a decision; Unknown if it never did."""
        game = table.game
        if game is None or not game.rows[0].number < number <= game.number:
            raise Unknown("There is no such moment.", "Name the number of a decision of this season.")
        rows = [row for row in game.rows if row.number < number]
        boundary = None
        if not is_of_this_version(rows[-1]) or not is_of_this_version(rows[0]):
            stored = await self.store.load(table.sheet.id)
            boundary = None if stored is None else stored.boundary
            if boundary is None or number < boundary.number:
                raise Refusal(
                    "An earlier version played that.", "Look at a moment since this version goes on."
                )
        return await asyncio.to_thread(again, table.sheet, table.secret, rows, boundary)

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
        game = None
        if rows:
            if not is_of_this_version(rows[-1]) and not _goes_on_here(boundary, rows[-1].number + 1):
                assert stored.save is not None
                boundary = Boundary(rows[-1].number + 1, VERSION, PACKS, stored.save)
                await self.store.go_on_from(id, boundary)
            game = again(stored.sheet, stored.secret, rows, boundary)
        chat = await self.store.chat(id, max(0, stored.sheet.chats - LATEST_CHAT), LATEST_CHAT)
        table = Table(self.store, stored.sheet, stored.version, stored.secret, game, chat, stored.obeyed)
        return self._keep(table)

    # What people do.

    async def obey(self, id: str, asker: Asker, command: Command) -> Done:
        """Carry a command out at a table."""
        table = await self.table(id)
        if isinstance(command, ask.Advise):
            return await self._advise(table, asker, command)
        if isinstance(command, ask.Rematch):
            return await self._rematch(table, asker, command)
        done = await _unless_overtaken(lambda: table.obey(asker, command, self.clock.now(), self.alive))
        self.spawn(self.tender.tend(table))
        return done

    async def _advise(self, table: Table, asker: Asker, command: ask.Advise) -> Done:
        game = table.game
        decision = None if game is None else game.season.decision
        if game is None or decision is None or command.number != game.number:
            raise Stale("That decision is not open.", "Ask about the one that is.")
        if decision.manager not in table.sheet.seats_of(asker.person):
            raise Forbidden("It is not you who is asked.", "Ask the coach when it is your turn.")
        thought = await self.thinkers.advise(
            game.season.save(), decision.manager, STAND_IN, open_seed(table.sheet.id, game.number)
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
        now = self.clock.now()
        async with table.lock:
            if table.sheet.rematch is None:
                sheet = table.sheet.copy()
                new = seated_again(sheet, asker, now)
                sheet.rematch = new.sheet.id
                change = table.change_of(sheet, now, self.alive)
                change.opens = Change(sheet=new.sheet, version=0, at=now, due_at=None, secret=new.secret)
                await table.commit(change)

    async def accept(self, hashed: str, asker: Asker) -> str:
        """Take what a token invites to; answers which table. One for a seat is void then, one to watch is not."""
        id, seat = await self._invited(hashed)
        table = await self.table(id)
        await _unless_overtaken(lambda: self._accept(table, seat, asker, hashed))
        self.spawn(self.tender.tend(table))
        return id

    async def _accept(self, table: Table, seat: int | None, asker: Asker, hashed: str) -> None:
        async with table.lock:
            await self._invited(hashed)  # it may have been taken while this one waited
            sheet = table.sheet.copy()
            if asker.person not in sheet.guests:
                sheet.guests.append(asker.person)
            if seat is not None:
                sheet.kicked = [person for person in sheet.kicked if person != asker.person]
                seat_invited(sheet, seat, asker.person, asker.name, self.clock.now())
            elif asker.person in sheet.kicked:
                raise Forbidden("The host has asked you to leave.", "Find another table.")
            change = table.change_of(sheet, self.clock.now(), self.alive)
            change.spent = None if seat is None else hashed
            await table.commit(change)

    async def _invited(self, hashed: str) -> tuple[str, int | None]:
        """The table and the seat that a token invites to; Void if it does no longer."""
        found = await self.store.invitation(hashed, self.clock.now())
        if found is None:
            raise Void
        return found

    # Who is here.

    async def come(self, table: Table, viewer: Viewer) -> None:
        """Somebody begins to look."""
        table.viewers.add(viewer)
        await self._note_presence(table)

    async def go(self, table: Table, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        table.viewers.discard(viewer)
        await self._note_presence(table)

    def _is_new_here(self, table: Table, sheet: Sheet) -> bool:
        """Whether a sheet says otherwise than what this process knows: who is connected to it, and who is dead."""
        here = table.persons_here
        return any(
            (chair.person in here) != (self.process in chair.here) or not self.dead.isdisjoint(chair.here)
            for chair in sheet.chairs
        )

    async def _note_presence(self, table: Table) -> None:
        """Write who is here, if it is not what the sheet says. If it can't be written, the next sweep tries again."""

        def note(sheet: Sheet) -> bool:
            if not self._is_new_here(table, sheet):
                return False
            here = table.persons_here
            for chair in sheet.chairs:
                before = bool(chair.here)
                others = [process for process in chair.here if process not in {self.process, *self.dead}]
                chair.here = [*others, self.process] if chair.person in here else others
                if chair.here:
                    chair.away_since = None
                elif before:
                    chair.away_since = self.clock.now()
            return True

        with contextlib.suppress(Overtaken, Unavailable):
            await table.edit(note, self.clock.now(), self.alive)
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
                await self._sweep_once()
                if is_shared(self.store.engine) and self.clock.now() - looked > AGAIN_SECONDS:
                    await self.look_again()
                    looked = self.clock.now()
            except Exception:  # noqa: BLE001 - whatever it is, there is another time
                note("tables could not be looked after")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep_once(self) -> None:
        now = self.clock.now()
        for id, due_at in await self.store.due(now, SWEPT_AT_ONCE):
            if self._is_for_me(id, now - due_at):
                with contextlib.suppress(Unknown):
                    self.spawn(self.tender.tend(await self.table(id)))
        for table in self.tables.values():
            if not table.lock.locked() and self._is_new_here(table, table.sheet):
                self.spawn(self._note_presence(table))
        self._close_idle()

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
