"""Looking after a table: bots answer, standing answers are given, and who is out of time gets a bot for his seat."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING

import structlog

import touchline
from touchline.server.refusals import Stale, Unavailable
from touchline.server.tables import timing
from touchline.server.tables.seats import STAND_IN
from touchline.server.tables.sheet import Sheet

if TYPE_CHECKING:
    from touchline.server.tables.hub import Hub
    from touchline.server.tables.table import Table

log = structlog.get_logger()


class Tender:
    """Does for tables what nobody's command does. `pace` is how long a bot waits, so that people can follow."""

    def __init__(self, hub: Hub, pace: float) -> None:
        self.hub = hub
        self.pace = pace
        self._busy: set[str] = set()

    def is_at(self, table: str) -> bool:
        """Whether it looks after this table now."""
        return table in self._busy

    async def tend(self, table: Table) -> None:
        """Do what is due, until the table waits for somebody."""
        id = table.sheet.id
        if id in self._busy:
            return
        self._busy.add(id)
        try:
            while await self._step(table):
                pass
        except (Stale, Unavailable):
            pass  # another process has looked after it, or the next sweep does
        except Exception:
            log.exception("a table could not be looked after", table=id)
        finally:
            self._busy.discard(id)

    async def _step(self, table: Table) -> bool:
        """Do the next thing that is due; False if there is none."""
        hub = self.hub
        sheet, game, now = table.sheet, table.game, hub.clock.now()
        seat = timing.asked_seat(sheet, game)
        if seat is None or sheet.paused_at is not None:
            return False
        if sheet.state == "drafting":
            return await self._draft(table, seat)
        assert game is not None
        chair = sheet.chairs[seat]
        if chair.plays_itself:
            await self._think(table, seat, chair.bot or STAND_IN)
            return True
        standing = standing_answer(game.season, chair.standing)
        if standing is not None:
            await asyncio.sleep(self.pace)  # as a bot does: at once, it would say that it was given before
            return await table.give(game.number, standing, "standing", hub.clock.now(), hub.alive)
        due = timing.deadline(sheet, seat, hub.alive)
        if due is None or due > now:
            return False
        await self._sit_in(table, seat)
        return True

    async def _think(self, table: Table, seat: int, level: str) -> None:
        """Let a bot answer."""
        game = table.game
        assert game is not None
        number = game.number
        if self.pace:
            await asyncio.sleep(self.pace)
        thought = await self.hub.thinkers.decide(
            game.season.save(), seat, level, secret_seed(table.secret.key, number)
        )
        await table.give(number, thought.option, "bot", self.hub.clock.now(), self.hub.alive)

    async def _sit_in(self, table: Table, seat: int) -> None:
        def mark(sheet: Sheet) -> bool:
            sheet.chairs[seat].is_away = True
            return True

        await table.edit(mark, self.hub.clock.now(), self.hub.alive)

    async def _draft(self, table: Table, seat: int) -> bool:
        """Draw a team for a bot, or for who takes too long."""
        due = timing.deadline(table.sheet, seat, self.hub.alive)
        if due is None or due > self.hub.clock.now():
            return False
        await table.draft_for(seat, self.hub.clock.now(), self.hub.alive)
        return True


def secret_seed(key: bytes, number: int) -> int:
    """The seed of a bot that plays, for one decision; it tells nothing of the table's key.

    Whoever could work it out would know what chance has brought a bot to choose, and so of what he could choose.
    """
    return _seed(key, str(number))


def open_seed(table: str, number: int) -> int:
    """The seed of the coach for one decision: what he advises may follow from nothing that is hidden from a seat."""
    return _seed(b"", f"{table} {number}")


def _seed(key: bytes, text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=6, key=key, person=b"touchline bot").digest())


def standing_answer(season: touchline.Season, standing: dict[str, str]) -> str | None:
    """The option that a standing answer takes here: of this kind of question, or of this kind about one card only."""
    decision = season.decision
    if decision is None or not standing:
        return None
    texts = [option.text for option in decision.options]
    kind = kind_of(decision)
    cards = {card_of(option) for option in decision.options} - {None}
    keys = [kind] if len(cards) != 1 else [f"{kind}:{cards.pop()}", kind]
    for key in keys:
        if standing.get(key) in texts:
            return standing[key]
    return None


def kind_of(decision: touchline.Decision) -> str:
    """The kind of a question, as `touchline.questions()` lists it."""
    tag = decision.question.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def card_of(option: touchline.Option) -> str | None:
    """The card that an option is about, if it is about one."""
    card = getattr(option, "card", None)
    return card if isinstance(card, str) else None
