"""A table in the memory of a process: takes commands one at a time, and lets viewers know once they are on disk."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable
from hashlib import blake2b
from time import monotonic
from typing import Final

import msgspec
import structlog

import touchline
from touchline.server.finishing import finished
from touchline.server.refusals import Failed, Overtaken, Stale, Unavailable
from touchline.server.storage.results import Outcome
from touchline.server.storage.store import REMEMBERED, Change, Obeyed, Repeated, Said, Store
from touchline.server.tables import timing
from touchline.server.tables.game import Game, Next, Secret, again, begin, team_ids
from touchline.server.tables.messages import Command, Done
from touchline.server.tables.orders import ORDERS, Asker, Order, take_team
from touchline.server.tables.projection import Sight
from touchline.server.tables.rows import GivenBy
from touchline.server.tables.seats import free, salts_of
from touchline.server.tables.sheet import Sheet
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
        self.is_ours = False
        self._soon_back: dict[str, float] = {}
        self._obeyed: dict[tuple[str, str], str] = {}
        self._remember(obeyed)

    @property
    def persons_here(self) -> set[str]:
        """Who looks at it in this process, or did a moment ago and comes again."""
        now = monotonic()
        self._soon_back = {person: until for person, until in self._soon_back.items() if until > now}
        looking = {viewer.eyes.person for viewer in self.viewers if viewer.eyes.person is not None}
        return looking | set(self._soon_back)

    def leave_for_now(self, viewer: Viewer) -> None:
        """Somebody looks no longer who asks again and again: he is here until he has not asked for a while."""
        self.viewers.discard(viewer)
        if viewer.eyes.person is not None:
            self._soon_back[viewer.eyes.person] = monotonic() + SOON_BACK_SECONDS

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
            order = Order(sheet=self.sheet.copy(), game=self.game, asker=asker, now=now)
            self._follow(ORDERS[type(command)], order, command)
            try:
                await self._carry_out(order, done, alive)
            except Repeated:
                return Done(id=command.id)
            return Done(id=command.id, token=order.token)

    def _follow(self, do: Callable[[Order, Command], None], order: Order, command: Command) -> None:
        """Do what the command asks for; an error in a rule refuses it."""
        try:
            do(order, command)
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
            said = Said(order.sheet.chats, seat, order.asker.name, order.said, order.now)
        begun = secret = None
        if order.begins:
            secret = Secret(self.secret.key, salts_of(order.sheet))
            begun = begin(order.sheet, secret, order.now)
            for chair, team in zip(order.sheet.chairs, team_ids(begun.season), strict=True):
                chair.team = team
            order.sheet.asked_at = order.now
        change = self.change_of(order.sheet, order.now, alive, order.following, begun)
        change.command = done
        change.said = said
        change.secret = secret
        change.invitation = order.invitation
        change.voids = order.voids
        await self.commit(change, order.following, begun)

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
            change.save = following.season.save()
            change.results = results_of(sheet, following.season)
            game = Game(following.season, game.rows, [])
        if sheet.state in {"playing", "drafting"}:
            change.due_at = timing.deadline(sheet, timing.asked_seat(sheet, game), alive)
        return change

    def _go_on(self, sheet: Sheet, game: Game, following: Next, now: float) -> None:
        """What an answer or an undo changes on the sheet."""
        asked = timing.asked_seat(sheet, game)
        if asked is not None:
            timing.spend(sheet, asked, now)
        sheet.wish = None
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

    async def edit(self, alter: Callable[[Sheet], bool], now: float, alive: frozenset[str]) -> None:
        """Change the sheet, if the alteration says that it did."""
        async with self.lock:
            sheet = self.sheet.copy()
            if alter(sheet):
                await self.commit(self.change_of(sheet, now, alive))

    async def give(
        self, number: int, option: str, given_by: GivenBy, now: float, alive: frozenset[str]
    ) -> bool:
        """Give an answer for a seat that doesn't; False if the decision is another by now."""
        async with self.lock:
            game = self.game
            if game is None or game.number != number or self.sheet.state != "playing":
                return False
            # No command of a client's can have this id.
            following = game.answered(option, given_by, f"{given_by} {number}", now)
            await self.commit(self.change_of(self.sheet.copy(), now, alive, following), following)
            return True

    async def draft_for(self, seat: int, now: float, alive: frozenset[str]) -> None:
        """Draw a team for a seat that takes none."""
        async with self.lock:
            if timing.asked_seat(self.sheet, self.game) == seat:
                order = Order(sheet=self.sheet.copy(), game=self.game, asker=NOBODY, now=now)
                take_team(order, order.sheet.chairs[seat], secrets.choice(free(order.sheet, seat)))
                await self._carry_out(order, None, alive)

    async def catch_up(self) -> None:
        """Read what another process has changed."""
        game, chat = self.game, self.chat
        news = await self.store.news(self.sheet.id, self.version, -2 if game is None else game.number - 1)
        if news is None or news.version <= self.version:
            return
        sheet, secret = news.sheet, self.secret
        if sheet.chats > self.sheet.chats:
            chat = await self.store.chat(sheet.id, max(0, sheet.chats - LATEST_CHAT), LATEST_CHAT)
        if game is None and news.rows:
            stored = await self.store.load(sheet.id)
            assert stored is not None
            secret = stored.secret
            game = again(sheet, secret, news.rows, stored.boundary)
        elif game is not None:
            game.play_on(news.rows)
        self.version, self.is_ours = news.version, False
        self.sheet, self.secret, self.game, self.chat = sheet, secret, game, chat
        self._remember(news.obeyed)
        self.wake()


def digest_of(command: Command) -> str:
    """What tells a command from another one with the same id."""
    return blake2b(msgspec.json.encode(command), digest_size=8, person=b"touchline order").hexdigest()


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
