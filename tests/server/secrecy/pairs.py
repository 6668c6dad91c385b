"""Checks a pair of twins: what their viewer gets is equal, at the position and after each answer that both allow.

After an answer a viewer may learn other things in one twin than in the other, and rightly so: what is drawn openly,
and what lay hidden and is turned up. So the twin is dealt what the original was dealt, in two tries: first only where
both draw from equal piles, as a manager does from his own deck, and something else wherever piles differ; then by
name, wherever it has that. What the viewer is entitled to know of the events is read off by a list of its own
(`reading.py`), and so is the question that comes next, which is open to all. Where both are the same in both twins,
every byte has to be. Where neither try brings that about, he has rightly learned a difference, and the pair ends
there; how often is counted, and limited.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import msgspec

import touchline
from tests.seasons.properties import hidden_zones, is_open
from tests.server.secrecy.channels import NOTHING, PRIVATE, Heard, Listener, commands, without_drawn
from tests.server.secrecy.reading import reading
from tests.server.secrecy.twins import (
    NOW,
    TABLE,
    WATCHER,
    Position,
    dealer_of,
    forked,
    house,
    original,
    person,
    twin,
)
from touchline.server.serving import House
from touchline.server.tables.messages import Choose, Cursor, Entry, Undo, write_message
from touchline.server.tables.order import Asker
from touchline.server.tables.table import Table
from touchline.server.web import playing
from touchline.table.events import CardReturned
from touchline.table.records import Dealt

THOROUGH: Final = 20
"""After one answer in so many all channels are listened to again; after each, those that tell of the season."""


class Told(AssertionError):
    """A viewer is told something that he may not know; the message says where, and by which channel."""


class Pairs:
    """Checks pairs, and counts what it has seen."""

    def __init__(self) -> None:
        self.house: House = house()
        self.seen: Counter[str] = Counter()
        self.chance = Random("pairs")

    async def check(self, position: Position, seat: int | None) -> None:
        """Check the twins of a position for a seat, or a spectator."""
        pair = Pair(self, position, seat)
        try:
            await pair.check()
        except AssertionError as error:
            raise Told(f"{position.where}, seat {seat}: {error}") from error
        self.seen["pairs"] += 1
        self.seen["pairs of spectators"] += seat is None


class Pair:
    """Two twins, and the viewer who must not be able to tell them apart."""

    def __init__(self, pairs: Pairs, position: Position, seat: int | None) -> None:
        self.pairs = pairs
        self.seat = seat
        self.viewer = person(WATCHER if seat is None else "viewer")
        self.one = self._listener(original(pairs.house, position, self.viewer.id, seat))
        self.other = self._listener(twin(pairs.house, position, self.viewer.id, seat))
        decision = season_of(self.one.table).decision
        assert decision is not None
        self.decision: touchline.Decision = decision

    def _listener(self, table: Table) -> Listener:
        return Listener(self.pairs.house, table, self.viewer, self.seat)

    async def check(self) -> None:
        """Listen to everything, and then after each answer."""
        self.count_difference()
        cursor = self.one.cursor()
        await self.listen(self.one, self.other, "")
        theirs = season_of(self.other.table).decision
        assert theirs is not None
        allowed = {option.text for option in theirs.options}
        for option in self.decision.options:
            if option.text in allowed:
                await self.after(option.text, cursor)

    def count_difference(self) -> None:
        """Count what there is to be told."""
        one, other = season_of(self.one.table), season_of(self.other.table)
        seen = self.pairs.seen
        differs = hidden_zones(one.position) != hidden_zones(other.position)
        seen["pairs with other cards"] += differs
        if is_open(one.position, self.seat):
            seen["pairs that should have"] += 1
            seen["of these with other cards"] += differs
        assert self.one.table.secret.key != self.other.table.secret.key
        assert self.one.table.sheet != self.other.table.sheet
        assert self.one.table.version != self.other.table.version

    async def listen(self, one: Listener, other: Listener, when: str) -> None:
        """Compare all channels."""
        cursor = one.cursor()
        same({"cursor": write_message(cursor)}, {"cursor": write_message(other.cursor())}, when)
        number = self.decision.number
        hidden = () if self.decision.manager == self.seat else (self.decision.options[0].text,)
        managers = len(one.table.sheet.chairs)
        texts = commands(number, self.seat, managers, hidden)
        heard = []
        for listener in (one, other):
            found = listener.updates(cursor, number)
            found |= await listener.routes(cursor)
            found |= await listener.asks(iter(texts), cursor)
            found |= await listener.overhears(cursor)
            heard.append(found)
        same(heard[0], heard[1], when)
        for name, message in heard[0].items():
            if name.endswith(PRIVATE):
                assert message == NOTHING, f"{name}, and others are told: {message[:300]!r}"
        numbers = [entry.number for entry in self.fresh(other)]
        assert numbers == list(range(len(numbers))), f"what he is told is numbered {numbers}"
        self.pairs.seen["channels"] += len(heard[0])

    def fresh(self, listener: Listener) -> tuple[Entry, ...]:
        """All entries of the log."""
        update = listener.update(None)
        assert update is not None
        return update.events

    # After an answer.

    async def after(self, text: str, cursor: Cursor) -> None:
        """Compare again after this answer, if chance tells the viewer nothing new in one of them."""
        one = await self.answered(self.one.table, text)
        script = season_of(one)._since.dealt
        other = await self.followed(script, text, strays=True)
        if self.entitled(one) != self.entitled(other):
            other = await self.followed(script, text, strays=False)
        self.pairs.seen["answers"] += 1
        if self.entitled(one) != self.entitled(other):
            self.pairs.seen["answers that reveal a difference"] += 1
            return
        self.pairs.seen["answers with other draws"] += script != season_of(other)._since.dealt
        await self.compare(self._listener(one), self._listener(other), text, cursor)

    async def followed(self, script: tuple[Dealt, ...], text: str, *, strays: bool) -> Table:
        """The twin after the answer, with these draws."""
        dealer_of(self.other.table).follow(script, strays=strays)
        return await self.answered(self.other.table, text)

    async def answered(self, table: Table, text: str) -> Table:
        """The table after an answer of whoever is asked."""
        after = forked(table)
        await after.obey(
            self.asked(table), Choose(id="answer", number=self.decision.number, option=text), NOW, ALIVE
        )
        return after

    def asked(self, table: Table) -> Asker:
        """Whoever is asked, at this table."""
        chair = table.sheet.chairs[self.decision.manager]
        assert chair.person is not None
        return Asker(chair.person, chair.name)

    def entitled(self, table: Table) -> object:
        """What the viewer may know of what the answer has brought."""
        season = season_of(table)
        decision = season.decision
        asked = None if decision is None else (decision.manager, msgspec.to_builtins(decision.question))
        return reading(season.events, self.seat), asked, hands_after_return(season)

    async def compare(self, one: Listener, other: Listener, text: str, cursor: Cursor) -> None:
        """Compare what the viewer is told after an answer."""
        when = f"after {text!r}: "
        if self.pairs.chance.randrange(THOROUGH) == 0:
            await self.listen(one, other, when)
        wrong = msgspec.json.encode(
            {"type": "choose", "id": "w", "number": self.decision.number + 1, "option": "?"}
        )
        undo = Undo(id="u", number=self.decision.number + 1, to=self.decision.number)
        heard: list[Heard] = []
        for listener in (one, other):
            found = {"news": listener.told(cursor), "fresh": listener.told(None)}
            self.pairs.house.hub.tables[TABLE] = listener.table
            refused = await playing._obey(self.pairs.house, TABLE, self.viewer, wrong)
            found["a wrong answer"] = without_drawn(write_message(refused))
            if not season_of(listener.table).over:
                back = forked(listener.table)
                try:
                    await back.obey(self.asked(listener.table), undo, NOW, ALIVE)
                except touchline.Mistake as mistake:
                    found["a refused undo"] = str(mistake).encode()
                found["after an undo"] = listener.told(cursor, back)
            heard.append(found)
        same(heard[0], heard[1], when)
        self.pairs.seen["channels"] += len(heard[0])


ALIVE: Final = frozenset({"here", "there"})


def hands_after_return(season: touchline.Season) -> list[int]:
    """The sizes of all hands, once a card was returned to the box: all see whether it came out of a hand."""
    if not any(isinstance(event, CardReturned) for event in season.events):
        return []
    return [manager.hand_count for manager in season.view(None).managers]


def season_of(table: Table) -> touchline.Season:
    """The season of a table."""
    assert table.game is not None
    return table.game.season


def same(one: Heard, other: Heard, when: str) -> None:
    """Whether the viewer is told the same by all channels."""
    assert one.keys() == other.keys(), f"{when}other things are answered: {one.keys() ^ other.keys()}"
    for name, message in one.items():
        if message != other[name]:
            at = next(
                (at for at, pair in enumerate(zip(message, other[name], strict=False)) if len(set(pair)) > 1),
                0,
            )
            start = max(0, at - 60)
            raise AssertionError(
                f"{when}{name}: {message[start : at + 80]!r} or {other[name][start : at + 80]!r}"
            )
