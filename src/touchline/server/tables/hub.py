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
from touchline.server.refusals import (
    Failed,
    Forbidden,
    Outdated,
    Overtaken,
    Refusal,
    Stale,
    Unavailable,
    Unknown,
)
from touchline.server.storage.database import is_shared
from touchline.server.storage.store import Change, Store, Void
from touchline.server.tables import messages as ask
from touchline.server.tables import presence, timing
from touchline.server.tables.calling import Caller
from touchline.server.tables.founding import Founded, Quick, against_bots, new_table, played_on, seated_again
from touchline.server.tables.game import Game, again
from touchline.server.tables.messages import Advice, Command, Done
from touchline.server.tables.opening import game_of
from touchline.server.tables.order import Asker
from touchline.server.tables.seats import COACH, new_id, seat_invited
from touchline.server.tables.sheet import RUNNING, Setup, Sheet
from touchline.server.tables.table import LATEST_CHAT, Table
from touchline.server.tables.tending import Tender, open_seed
from touchline.server.tables.viewers import Viewer
from touchline.server.thinkers import Thinkers

SWEEP_SECONDS: Final = 0.5
SWEPT_AT_ONCE: Final = 100
IDLE_SECONDS: Final = 600.0
"""A table at which nobody has looked for so long is forgotten."""
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
        self.idle_seconds = IDLE_SECONDS
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
        """Stop whatever is done beside, and what that begins while it stops."""
        while self._tasks:
            for task in self._tasks:
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
        change.due_at = timing.due(sheet, timing.asked_seat(sheet, game), self.alive, change.at)
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
        if number < game.since:
            raise Refusal("An earlier version played that.", "Look at a moment since this version goes on.")
        rows = [row for row in game.rows if row.number < number]
        return await asyncio.to_thread(again, table.sheet, table.secret, rows, game.boundary)

    async def table(self, id: str) -> Table:
        """The table of this id, opened if need be; Unknown if there is none."""
        found = self.tables.get(id)
        if found is None or found.is_outdated:
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
        game, fault = await game_of(self.store, stored)
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
            game.season.save(), decision.manager, COACH, open_seed(table.sheet.id, game.number)
        )
        return Done(id=command.id, advice=Advice(thought.option, thought.label, thought.reasons))

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
        await self._note_presence(table)
        return id

    async def _accept(self, table: Table, seat: int | None, asker: Asker, hashed: str) -> None:
        async with table.lock:
            await self._invited(hashed)  # it may have been taken while this one waited
            sheet = table.sheet.copy()
            if asker.person not in sheet.guests:
                sheet.guests.append(asker.person)
            if seat is not None:
                sheet.kicked = [person for person in sheet.kicked if person != asker.person]
                self._seat_invited(sheet, table.game, seat, asker)
            elif asker.person in sheet.kicked:
                raise Forbidden("The host has asked you to leave.", "Find another table.")
            change = table.change_of(sheet, self.clock.now(), self.alive)
            change.spent = None if seat is None else hashed
            await table.commit(change)

    def _seat_invited(self, sheet: Sheet, game: Game | None, seat: int, asker: Asker) -> None:
        now = self.clock.now()
        timing.end_wish(sheet, "withdrawn", now)
        seat_invited(sheet, seat, asker.person, asker.name, now)
        if timing.asked_seat(sheet, game) == seat:
            timing.wake_up(sheet, now)

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
                    with contextlib.suppress(Outdated):
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
            except Exception:  # noqa: BLE001 - whatever it is, there is another time
                note("tables could not be looked after")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep_once(self) -> None:
        """Look after the tables that are due, and close those that nobody needs."""
        now = self.clock.now()
        for id, due_at in await self.store.due(now, SWEPT_AT_ONCE):
            if self._is_for_me(id, now - due_at):
                with contextlib.suppress(Unknown, Outdated, Failed):
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
        with contextlib.suppress(Overtaken, Outdated, Unavailable):
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
        """Forget tables at which nobody looks and nothing is done; they are opened again when somebody does."""
        for id, table in list(self.tables.items()):
            is_idle = not table.viewers and not table.lock.locked() and not self.tender.is_at(id)
            if is_idle and self.clock.now() - table.used_at > self.idle_seconds:
                del self.tables[id]


async def _unless_overtaken(do: Callable[[], Awaitable[Result]]) -> Result:
    """Do something; whoever is overtaken by something that may not matter to it tries again."""
    for _ in range(TRIES):
        with contextlib.suppress(Overtaken):
            return await do()
    return await do()
