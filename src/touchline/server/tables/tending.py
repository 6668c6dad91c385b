"""Looking after a table: bots answer, standing answers are given, and who is out of time gets a bot for his seat."""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import structlog

import touchline
from touchline.server.refusals import Outdated, Overtaken, Unavailable
from touchline.server.tables import timing
from touchline.server.tables.game import Game
from touchline.server.tables.rows import GivenBy
from touchline.server.tables.seats import STAND_IN
from touchline.server.tables.sheet import Chair, Sheet
from touchline.server.tables.soundness import Broken

if TYPE_CHECKING:
    from touchline.server.tables.hub import Hub
    from touchline.server.tables.table import Table

LONGEST_THOUGHT: Final = 60.0
"""A bot that has not answered after so many seconds, waiting for a worker included, gets the default."""
MOST_OVERTAKEN: Final = 10
TROUBLED: Final = 5.0
"""A table that can't be looked after is left alone for so many seconds."""

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
        """Do what is due, until the table waits for somebody; and tell him, if he isn't here."""
        id = table.sheet.id
        if id in self._busy:
            return
        self._busy.add(id)
        try:
            await self._tend(table)
        except (Outdated, Unavailable):
            pass  # a later version looks after it, or the next sweep does
        except Exception:
            log.exception("a table could not be looked after", table=id)
            await asyncio.sleep(TROUBLED)
        finally:
            self._busy.discard(id)
        # While this waits for the database, others may look after the table already.
        if self.hub.caller is not None:
            await self.hub.caller.look(table)

    async def _tend(self, table: Table) -> None:
        overtaken = 0
        while overtaken < MOST_OVERTAKEN:
            try:
                if not await self._step(table):
                    return
                overtaken = 0
            except Overtaken:  # another process was faster; what is left to do is seen anew
                overtaken += 1

    async def _step(self, table: Table) -> bool:
        """Do the next thing that is due; False if there is none."""
        sheet, now, alive = table.sheet, self.hub.clock.now(), self.hub.alive
        if sheet.still_since is not None:
            return await self._end_what_holds(table, now)
        seat = timing.asked_seat(sheet, table.game)
        if seat is None:
            return False
        if sheet.state == "drafting":
            return await self._draft(table, seat)
        standing = standing_answer(table.game, sheet.chairs[seat])
        if standing is not None:
            await asyncio.sleep(self.pace)  # as a bot does: at once, it would say that it was given before
            if await self._give(table, standing, "standing"):
                return True
        if timing.bot_answers(sheet, seat, alive):
            await self._think(table, seat)
            return True
        due = timing.deadline(sheet, seat, alive)
        if due is None or due > now:
            return False
        await table.edit(partial(_sit_in, seat, now, alive), now, alive)
        return True

    async def _end_what_holds(self, table: Table, now: float) -> bool:
        """End a pause, or a wish for an undo, that has lasted long enough."""
        sheet = table.sheet
        pause_end = timing.pause_end(sheet)
        if pause_end is not None and pause_end <= now:
            return await table.edit(partial(_resume, now), now, self.hub.alive)
        if sheet.wish is not None and sheet.wish.until <= now:
            return await table.edit(partial(_let_lapse, now), now, self.hub.alive)
        return False

    async def _think(self, table: Table, seat: int) -> None:
        """Let a bot answer. If its answer can't be carried out the default is given; and if that can't, any other."""
        game = table.game
        assert game is not None
        decision = game.season.decision
        assert decision is not None
        if self.pace:
            await asyncio.sleep(self.pace)
        if not self._waits_still(table, seat, decision.number):
            return
        level = table.sheet.chairs[seat].bot or STAND_IN
        option = await self._thought(game, seat, level, secret_seed(table.secret.key, decision.number))
        if not self._waits_still(table, seat, decision.number):
            return
        rest = [decision.default.text, *[other.text for other in decision.options]]
        for text in dict.fromkeys(rest if option is None else [option, *rest]):
            given_by: GivenBy = "clock" if option is None else "bot"
            if await self._give(table, text, given_by, decision.number):
                return
        await table.stop(Broken("No answer can be carried out."), self.hub.clock.now(), self.hub.alive)

    def _waits_still(self, table: Table, seat: int, number: int) -> bool:
        """Whether a bot is to answer this decision still: the person may be back, or the table be held."""
        is_open = table.sheet.state == "playing" and table.game is not None and table.game.number == number
        return is_open and timing.bot_answers(table.sheet, seat, self.hub.alive)

    async def _thought(self, game: Game, seat: int, level: str, seed: int) -> str | None:
        """What a bot would answer; None if nothing comes of it, whatever the reason."""
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                thought = await self.hub.thinkers.decide(game.season.save(), seat, level, seed)
        except Exception:
            log.exception("no bot has answered", level=level)
            return None
        return thought.option

    async def _give(self, table: Table, text: str, given_by: GivenBy, number: int | None = None) -> bool:
        """Give an answer, unless it can't be carried out. It is given too if the question is another one by now."""
        game = table.game
        assert game is not None
        try:
            await table.give(
                game.number if number is None else number,
                text,
                given_by,
                self.hub.clock.now(),
                self.hub.alive,
            )
        except (Overtaken, Unavailable):
            raise
        except touchline.Mistake:
            return table.sheet.state != "playing"
        return True

    async def _draft(self, table: Table, seat: int) -> bool:
        """Draw a team for a bot, or for who takes too long."""
        sheet, now, alive = table.sheet, self.hub.clock.now(), self.hub.alive
        due = timing.deadline(sheet, seat, alive)
        if not timing.bot_answers(sheet, seat, alive) and (due is None or due > now):
            return False
        await table.draft_for(seat, now, alive)
        return True


def _sit_in(seat: int, now: float, alive: frozenset[str], sheet: Sheet) -> bool:
    due = timing.deadline(sheet, seat, alive)
    if due is None or due > now:
        return False
    timing.sit_in(sheet, seat, now)
    return True


def _resume(now: float, sheet: Sheet) -> bool:
    timing.resume(sheet, now)
    return True


def _let_lapse(now: float, sheet: Sheet) -> bool:
    timing.end_wish(sheet, "lapsed", now)
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


def standing_answer(game: Game | None, chair: Chair) -> str | None:
    """The option that a standing answer of a seat takes here; that about one thing comes before that about all.

    None is given to a question that an undo has brought back, as whoever went back wants to answer otherwise.
    """
    decision = None if game is None else game.season.decision
    if game is None or decision is None or not chair.standing or chair.has_resigned:
        return None
    if game.rows[-1].kind == "undo":
        return None
    texts = [option.text for option in decision.options]
    kind = kind_of(decision)
    for key in [*[f"{kind}:{about}" for about in what_about(decision)], kind]:
        if chair.standing.get(key) in texts:
            return chair.standing[key]
    return None


def kind_of(decision: touchline.Decision) -> str:
    """The kind of a question, as `touchline.questions()` lists it."""
    tag = decision.question.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def what_about(decision: touchline.Decision) -> list[str]:
    """What a question is about: a skill, a card, or the one card that its options offer."""
    question = decision.question
    named = [getattr(question, field, None) for field in ("skill", "card")]
    offered = {getattr(option, "card", None) for option in decision.options} - {None}
    found = [*named, *(offered if len(offered) == 1 else ())]
    return [about for about in found if isinstance(about, str)]
