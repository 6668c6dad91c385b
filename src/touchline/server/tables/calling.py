"""Tells people who are not here that a slow table waits for them: once for each question, and once more in time."""

from __future__ import annotations

import contextlib
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from touchline.server.notices import Address, Notice, Outcome, Sender
from touchline.server.people import People
from touchline.server.refusals import Overtaken, Unavailable, Unknown
from touchline.server.tables import timing
from touchline.server.tables.game import Game
from touchline.server.tables.sheet import RUNNING, Chair, Noticed, Sheet

if TYPE_CHECKING:
    from touchline.server.tables.hub import Hub
    from touchline.server.tables.table import Table

MOST_TRIES: Final = 2
"""A notice that a process has taken with it is sent once more by another one."""
AWAY: Final = "away"


class Call(NamedTuple):
    """Something that a person has to be told: at which of his seats, and about what."""

    seat: int
    about: str


def calls(sheet: Sheet, game: Game | None, alive: AbstractSet[str], now: float) -> list[Call]:
    """Whom a table waits for who is not here, and what about; each person once."""
    if sheet.setup.clock.pace != "slow" or sheet.state not in RUNNING or sheet.paused_at is not None:
        return []
    found: dict[str, Call] = {}
    for call in _all_calls(sheet, game, now):
        chair = sheet.chairs[call.seat]
        if chair.person is not None and not chair.has_resigned and not timing.is_here(chair, alive):
            found.setdefault(chair.person, call)
    return list(found.values())


def _all_calls(sheet: Sheet, game: Game | None, now: float) -> list[Call]:
    number = -1 if game is None else game.number
    if sheet.wish is not None:
        return [Call(seat, f"undo {number}") for seat in sheet.seats_to_agree()]
    found = [Call(seat, AWAY) for seat, chair in enumerate(sheet.chairs) if chair.is_away]
    asked = timing.asked_seat(sheet, game)
    if asked is not None and not sheet.chairs[asked].plays_itself:
        reminder = timing.reminder_at(sheet, asked)
        is_late = reminder is not None and reminder <= now
        about = f"{asked} of {number}"
        found.append(Call(asked, f"reminder {about}" if is_late else f"question {about}"))
    return found


class Caller:
    """Sends notices about tables, and knows which of them are on their way."""

    def __init__(self, hub: Hub, people: People, sender: Sender, public_url: str) -> None:
        self.hub = hub
        self.people = people
        self.sender = sender
        self.public_url = public_url.rstrip("/")
        self._sent: dict[tuple[str, str], str] = {}
        """What the last notice to a person about a table was about, while it is on its way."""

    async def look(self, table: Table) -> None:
        """Tell whoever is waited for and is not here, and has not been told; take back what is settled."""
        self.withdraw(table)
        with contextlib.suppress(Overtaken, Unavailable):  # the next look tries again
            for call in self._open_calls(table):
                if self._is_to_be_told(table.sheet.chairs[call.seat], call):
                    await self._tell(table, call)
        self.withdraw(table)

    def withdraw(self, table: Table) -> None:
        """Take notices back that have not gone out, and about which nothing is to be done any more."""
        id = table.sheet.id
        still = {(table.sheet.chairs[call.seat].person, call.about) for call in self._open_calls(table)}
        for (person, tag), about in list(self._sent.items()):
            if tag == id and (person, about) not in still:
                del self._sent[person, tag]
                self.sender.withdraw(person, tag)

    async def take_over(self) -> None:
        """Send again what a process that is gone has taken with it."""
        with contextlib.suppress(Unavailable):
            for id in await self.hub.store.with_open_notices():
                with contextlib.suppress(Unknown):
                    await self.look(await self.hub.table(id))

    def _open_calls(self, table: Table) -> list[Call]:
        return calls(table.sheet, table.game, self.hub.alive, self.hub.clock.now())

    def _is_to_be_told(self, chair: Chair, call: Call) -> bool:
        noticed = chair.noticed.get(call.about)
        if noticed is None:
            return True
        return not noticed.is_done and noticed.by not in self.hub.alive and noticed.tries < MOST_TRIES

    async def _tell(self, table: Table, call: Call) -> None:
        """Note on the sheet that a notice goes out, and then send it."""
        person = table.sheet.chairs[call.seat].person
        addresses = [] if person is None else await self.people.addresses_of(person)
        if person is None or not addresses:
            return
        if await table.edit(partial(self._note, table, call), self.hub.clock.now(), self.hub.alive):
            self._sent[person, table.sheet.id] = call.about
            self.sender.post(person, self._notice(table, call), addresses)

    def _note(self, table: Table, call: Call, sheet: Sheet) -> bool:
        chair = sheet.chairs[call.seat]
        if call not in self._open_calls(table) or not self._is_to_be_told(chair, call):
            return False
        before = chair.noticed.get(call.about)
        tries = 1 if before is None else before.tries + 1
        subject = call.about.partition(" ")[2]
        chair.noticed = {
            about: noticed
            for about, noticed in chair.noticed.items()
            if (about == AWAY and chair.is_away) or (subject and about.endswith(subject))
        } | {call.about: Noticed(self.hub.process, tries)}
        return True

    async def told(self, person: str, notice: Notice, address: Address, outcome: Outcome) -> None:
        """Hear what has become of a notice."""
        if outcome.result == "gone":
            await self.people.forget_address(person, address)
        about = self._sent.get((person, notice.tag))
        if about is None or outcome.again:
            return
        # What can't be noted now leads to a second notice at worst.
        with contextlib.suppress(Overtaken, Unavailable, Unknown):
            table = await self.hub.table(notice.tag)
            await table.edit(partial(_settle, person, about), self.hub.clock.now(), self.hub.alive)

    def _notice(self, table: Table, call: Call) -> Notice:
        """The words of a notice: nothing that is hidden, and nothing of the position."""
        sheet = table.sheet
        title, text = _words(sheet, table.game, call)
        end = timing.clock_end(sheet, sheet.chairs[call.seat])
        if end is not None and call.about.startswith(("question", "reminder")):
            text += f" After {self._date(end)} a bot answers for you."
        return Notice(f"{title}: {sheet.title}", text, f"{self.public_url}/tables/{sheet.id}", sheet.id)

    def _date(self, moment: float) -> str:
        date = datetime.fromtimestamp(self.hub.clock.wall_at(moment), UTC)
        return f"{date.day} {date:%B %Y, %H:%M} UTC"


def _settle(person: str, about: str, sheet: Sheet) -> bool:
    """Note that a notice needs no process any longer; answers whether that is new."""
    is_new = False
    for chair in sheet.chairs:
        noticed = chair.noticed.get(about)
        if chair.person == person and noticed is not None and not noticed.is_done:
            noticed.is_done = is_new = True
    return is_new


def _words(sheet: Sheet, game: Game | None, call: Call) -> tuple[str, str]:
    match call.about.split()[0]:
        case "undo":
            assert sheet.wish is not None
            name = sheet.chairs[sheet.wish.seat].name
            return "May it be undone?", f"{name} asks all to take back an answer. Agree, or refuse."
        case "away":
            return "A bot sits in for you", "Your time was up. Take your seat back whenever you like."
        case "reminder":
            return "Your time runs out", "The table still waits for your answer."
    if game is None:
        return "Your team", "It is your turn to take a team."
    turn = game.season.view(None).turn
    if turn is None or turn == call.seat:
        return "Your turn", "The table waits for you."
    return "A question for you", f"You are asked something in the turn of {sheet.chairs[turn].name}."
