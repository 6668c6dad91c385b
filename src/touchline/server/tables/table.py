"""A table in the memory of a process: takes commands one at a time, and lets viewers know once they are on disk."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from time import monotonic
from typing import Final

import msgspec
import structlog

import touchline
from touchline.server.finishing import finished
from touchline.server.meters import CHOICES, UNDOS
from touchline.server.refusals import Failed, Outdated, Overtaken, Stale, Unavailable
from touchline.server.storage.results import Outcome
from touchline.server.storage.store import REMEMBERED, Change, Obeyed, Repeated, Said, Store
from touchline.server.tables import timing
from touchline.server.tables.game import Game, Next, Secret, begin, is_of_this_version, team_ids
from touchline.server.tables.messages import Command, Done
from touchline.server.tables.opening import check_format, game_of
from touchline.server.tables.order import Asker, Order
from touchline.server.tables.orders import ORDERS, take_team
from touchline.server.tables.projection import Sight
from touchline.server.tables.rows import GivenBy, Row
from touchline.server.tables.seats import free, salts_of
from touchline.server.tables.sheet import Sheet
from touchline.server.tables.soundness import Broken, check_after, counts_of
from touchline.server.tables.viewers import Viewer

LATEST_CHAT: Final = 100
SOON_BACK_SECONDS: Final = 10.0
NOBODY: Final = Asker("", "")

log = structlog.get_logger()


class Table:
    """A table: its sheet, its season, who looks at it. All changes go through `commit`, under `lock`.

    `is_ours` says whether this process has changed it last: then it is for this one to look after it.
    """

    def __init__(
        self,
        store: Store,
        sheet: Sheet,
        version: int,
        secret: Secret,
        game: Game | None,
        chat: list[Said],
        obeyed: Iterable[Obeyed] = (),
    ) -> None:
        self.store = store
        self.sheet = sheet
        self.version = version
        self.secret = secret
        self.game = game
        self.chat = chat
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used_at = 0.0
        self.is_outdated = False
        """Whether a later version has gone on with it, so that this process may not."""
        self.is_ours = False
        self._soon_back: dict[str, float] = {}
        self._obeyed: dict[tuple[str, str], str] = {}
        self._remember(obeyed)

    @property
    def persons_here(self) -> set[str]:
        """Who looks at it in this process, or did a moment ago and comes again."""
        now = monotonic()
        self._soon_back = {person: until for person, until in self._soon_back.items() if until > now}
        return self.persons_looking | set(self._soon_back)

    @property
    def persons_looking(self) -> set[str]:
        """Who looks at it in this process."""
        return {viewer.eyes.person for viewer in self.viewers if viewer.eyes.person is not None}

    def leave_for_now(self, viewer: Viewer) -> None:
        """Somebody looks no longer who asks again and again: he is here until he has not asked for a while."""
        self.viewers.discard(viewer)
        if viewer.eyes.person is not None:
            self.hear_of(viewer.eyes.person)

    def hear_of(self, person: str) -> None:
        """Somebody asks or commands without looking: he is here for a while."""
        self._soon_back[person] = monotonic() + SOON_BACK_SECONDS

    @property
    def processes(self) -> set[str]:
        """The processes at which somebody is who sits here, as the sheet says."""
        return {process for chair in self.sheet.chairs for process in chair.here}

    def sight(self, alive: frozenset[str], now: float) -> Sight:
        """The table as it stands, to be projected."""
        return Sight(self.sheet, self.game, alive, now)

    def wake(self) -> None:
        """Let everybody who looks see what is new."""
        for viewer in self.viewers:
            viewer.changed.set()

    # Commands.

    async def obey(self, asker: Asker, command: Command, now: float, alive: frozenset[str]) -> Done:
        """Carry a command out; it is on disk when this returns. Refused, it has changed nothing."""
        async with self.lock:
            done = Obeyed(asker.person, command.id, digest_of(command))
            if self._is_done(done):
                return Done(id=command.id)
            order = self._order(asker, now, alive)
            with self._refusing_errors():
                ORDERS[type(command)](order, command)
            try:
                await self._carry_out(order, done, alive)
            except Repeated:
                return Done(id=command.id)
            return Done(id=command.id, token=order.token)

    def _order(self, asker: Asker, now: float, alive: frozenset[str]) -> Order:
        return Order(
            sheet=self.sheet.copy(),
            game=self.game,
            asker=asker,
            now=now,
            alive=alive,
            speakers=[said.person for said in self.chat],
        )

    @contextlib.contextmanager
    def _refusing_errors(self) -> Iterator[None]:
        """An error in a rule refuses whatever brought it about; the table is as it was."""
        try:
            yield
        except touchline.Mistake:
            raise
        except Exception as error:
            log.exception("a rule failed", table=self.sheet.id, number=self.game and self.game.number)
            raise Failed(
                "The rules failed at this, and nothing has changed.", "Answer otherwise, and tell the host."
            ) from error

    def _is_done(self, asked: Obeyed) -> bool:
        """Whether a command was carried out already; Stale if its id was another command's."""
        digest = self._obeyed.get((asked.person, asked.id))
        if digest is not None and digest != asked.digest:
            raise Stale("This id was another command's.", "Give each command an id of its own.")
        return digest is not None

    def _remember(self, obeyed: Iterable[Obeyed]) -> None:
        for one in obeyed:
            self._obeyed[one.person, one.id] = one.digest
        while len(self._obeyed) > REMEMBERED:
            del self._obeyed[next(iter(self._obeyed))]

    async def _carry_out(self, order: Order, done: Obeyed | None, alive: frozenset[str]) -> None:
        said = None
        if order.said is not None:
            order.sheet.chats += 1
            seat = order.seats[0] if order.seats else None
            said = Said(order.sheet.chats, seat, order.asker.person, order.asker.name, order.said, order.now)
        begun = secret = None
        if order.begins:
            secret = Secret(self.secret.key, salts_of(order.sheet))
            with self._refusing_errors():
                begun = begin(order.sheet, secret, order.now)
            for chair, team in zip(order.sheet.chairs, team_ids(begun.season), strict=True):
                chair.team = team
            order.sheet.asked_at = order.now
        change = await self._sound_change(order.sheet, order.now, alive, order.following, begun)
        change.command = done
        change.said = said
        change.secret = secret
        change.invitation = order.invitation
        change.voids = order.voids
        await self.commit(change, order.following, begun)

    async def _sound_change(
        self,
        sheet: Sheet,
        now: float,
        alive: frozenset[str],
        following: Next | None,
        begun: Game | None = None,
    ) -> Change:
        """What has to be written; if the season would be broken by it, the table is stopped as it is."""
        with self._refusing_errors():
            change = self.change_of(sheet, now, alive, following, begun)
        try:
            if following is not None:
                assert change.save is not None
                check_after(following.season, following.row.number, change.save, self._card_counts())
        except Broken as fault:
            await self._stop(fault, now, alive)
            raise Failed(
                "The table is stopped, as its season is broken.", "Tell the host; the server's log says more."
            ) from fault
        return change

    def _card_counts(self) -> dict[str, int]:
        assert self.game is not None
        if not self.game.counts:
            self.game.counts = counts_of(self.game.season.save())
        return self.game.counts

    async def stop(self, fault: Broken, now: float, alive: frozenset[str]) -> None:
        """Stop this table, and say why; all others go on."""
        async with self.lock:
            await self._stop(fault, now, alive)

    async def _stop(self, fault: Broken, now: float, alive: frozenset[str]) -> None:
        log.error("a table is stopped", table=self.sheet.id, fault=str(fault))
        sheet = self.sheet.copy()
        sheet.state = "stopped"
        sheet.reason = str(fault)
        await self.commit(self.change_of(sheet, now, alive))

    def change_of(
        self,
        sheet: Sheet,
        now: float,
        alive: frozenset[str],
        following: Next | None = None,
        begun: Game | None = None,
    ) -> Change:
        """What has to be written so that the table has this sheet, and its season has gone on."""
        game = self.game if begun is None else begun
        change = Change(sheet=sheet, version=self.version, at=now, due_at=None)
        if begun is not None:
            change.rows = tuple(begun.rows)
            change.save = begun.season.save()
        if following is not None:
            assert game is not None
            self._go_on(sheet, game, following, now)
            change.rows = (following.row,)
            change.boundary = game.fresh
            change.save = following.season.save()
            change.results = results_of(sheet, following.season)
            game = Game(following.season, game.rows, [])
        sheet.asked = timing.asked_seat(sheet, game)
        change.due_at = timing.due(sheet, sheet.asked, alive, now)
        return change

    def _go_on(self, sheet: Sheet, game: Game, following: Next, now: float) -> None:
        """What an answer or an undo changes on the sheet."""
        asked = timing.asked_seat(sheet, game)
        if asked is not None:
            timing.spend(sheet, asked, now)
        timing.ask_next(sheet, now)
        if following.season.over:
            sheet.state = "over"

    async def commit(self, change: Change, following: Next | None = None, begun: Game | None = None) -> None:
        """Write a change; once it is on disk the table is as it says, and everybody may see it.

        It is finished even if whoever asked for it goes meanwhile: memory is never behind what was written.
        """
        await finished(self._commit(change, following, begun))

    async def _commit(self, change: Change, following: Next | None, begun: Game | None) -> None:
        if not await self._write(change):
            await self.catch_up()
            raise Overtaken("The table has changed meanwhile.", "Look at it again.")
        self.version += 1
        self.is_ours = True
        self.sheet = change.sheet
        if change.command is not None:
            self._remember([change.command])
        if change.secret is not None:
            self.secret = change.secret
        if begun is not None:
            self.game = begun
        if following is not None:
            assert self.game is not None
            self.game.go_on(following)
            _count(following.row)
        if change.said is not None:
            self.chat = [*self.chat, change.said][-LATEST_CHAT:]
        self.wake()

    async def _write(self, change: Change) -> bool:
        """Write a change; False if it names another version than the table has, or if nobody can know."""
        before = self.version
        try:
            return await self.store.change(change)
        except Unavailable:
            # The connection may have been lost just after the commit.
            with contextlib.suppress(Unavailable):
                await self.catch_up()
            if self.version == before:
                raise
            return False

    # Without anybody's command.

    async def edit(self, alter: Callable[[Sheet], bool], now: float, alive: frozenset[str]) -> bool:
        """Change the sheet, if the alteration says that it did; answers that too."""
        async with self.lock:
            sheet = self.sheet.copy()
            is_altered = alter(sheet)
            if is_altered:
                await self.commit(self.change_of(sheet, now, alive))
            return is_altered

    async def put_off(self, now: float, alive: frozenset[str]) -> None:
        """Write when the table is due next, if that is later than now."""
        async with self.lock:
            change = self.change_of(self.sheet.copy(), now, alive)
            if change.due_at is None or change.due_at > now:
                await self.commit(change)

    async def give(
        self, number: int, option: str, given_by: GivenBy, now: float, alive: frozenset[str]
    ) -> bool:
        """Give an answer for a seat that doesn't; False if the decision is another by now, or the table is held."""
        async with self.lock:
            game = self.game
            if game is None or game.number != number or self.sheet.state != "playing":
                return False
            if self.sheet.still_since is not None:
                return False
            # No command of a client's can have this id.
            with self._refusing_errors():
                following = game.answered(option, given_by, f"{given_by} {number}", now)
            change = await self._sound_change(self.sheet.copy(), now, alive, following)
            await self.commit(change, following)
            return True

    async def draft_for(self, seat: int, now: float, alive: frozenset[str]) -> None:
        """Draw a team for a seat that takes none."""
        async with self.lock:
            if timing.asked_seat(self.sheet, self.game) == seat and self.sheet.still_since is None:
                order = self._order(NOBODY, now, alive)
                take_team(order, order.sheet.chairs[seat], secrets.choice(free(order.sheet, seat)))
                await self._carry_out(order, None, alive)

    async def catch_up(self) -> None:
        """Read what another process has changed; Outdated if it was of a later version."""
        try:
            await self._catch_up()
        except Outdated:
            log.info("a later version goes on", table=self.sheet.id)
            self.is_outdated = True
            self.wake()
            raise

    async def _catch_up(self) -> None:
        game = self.game
        news = await self.store.news(self.sheet.id, self.version, -2 if game is None else game.number - 1)
        if news is None or news.version <= self.version:
            return
        check_format(news.sheet)
        chat = await self._latest_chat(news.sheet)
        if news.rows and (game is None or not _has_played_on(game, news.rows)):
            await self._read_again()
        else:
            self.version, self.sheet = news.version, news.sheet
        self.chat, self.is_ours = chat, False
        self._remember(news.obeyed)
        self.wake()

    async def _latest_chat(self, sheet: Sheet) -> list[Said]:
        if sheet.chats == self.sheet.chats:
            return self.chat
        return await self.store.chat(sheet.id, max(0, sheet.chats - LATEST_CHAT), LATEST_CHAT)

    async def _read_again(self) -> None:
        """Take all of the table as it is on disk; if its season can't be played here, it is stopped."""
        stored = await self.store.load(self.sheet.id)
        assert stored is not None
        self.game, fault = await game_of(self.store, stored)
        self.version, self.sheet, self.secret = stored.version, stored.sheet, stored.secret
        if fault is not None:
            log.error("a table can't be followed here", table=stored.sheet.id, fault=str(fault))
            self.sheet.state, self.sheet.reason = "stopped", str(fault)


def _has_played_on(game: Game, rows: Sequence[Row]) -> bool:
    if not all(is_of_this_version(row) for row in rows):
        return False
    try:
        game.play_on(rows)
    except Exception:
        log.exception("the rows of another process can't be played")
        return False
    return True


def digest_of(command: Command) -> str:
    """What tells a command from another one with the same id."""
    return blake2b(msgspec.json.encode(command), digest_size=8, person=b"touchline order").hexdigest()


def _count(row: Row) -> None:
    if row.kind == "undo":
        UNDOS.inc()
    else:
        CHOICES.labels(row.given_by).inc()


def results_of(sheet: Sheet, season: touchline.Season) -> tuple[Outcome, ...]:
    """How a season ended for each seat; nothing while it is on, and of one that was played on from a moment."""
    if not season.over or sheet.origin is not None:
        return ()
    return tuple([_outcome(sheet, standing) for standing in season.standings])


def _outcome(sheet: Sheet, standing: touchline.Standing) -> Outcome:
    chair = sheet.chairs[standing.manager]
    return Outcome(
        seat=standing.manager,
        person=chair.person,
        name=chair.name,
        bot=chair.bot if chair.person is None else None,
        has_resigned=chair.has_resigned,
        team=standing.team,
        place=standing.place,
        fans=standing.fans,
    )


def seal_of(key: bytes) -> str:
    """What a table publishes of its key before anybody has added to it; the seal of the record is the same."""
    return blake2b(key, digest_size=32, person=b"touchline seal").hexdigest()
