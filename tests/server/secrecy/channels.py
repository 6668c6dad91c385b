"""Everything that a viewer can get from a table, by every channel: as bytes, under a name for each."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Final

import msgspec
from fastapi import Request, Response

import touchline
from tests.server.secrecy.twins import NOW, TABLE, forked, forked_game
from touchline.server.people import Person
from touchline.server.serving import House
from touchline.server.tables.messages import Cursor, Update, write_message
from touchline.server.tables.projection import Eyes, moment_seen
from touchline.server.tables.table import Table
from touchline.server.tables.viewers import Viewer
from touchline.server.web import moments, playing, seasons
from touchline.server.web.answers import answer
from touchline.server.web.app import refused_for

Heard = dict[str, bytes]
NOTHING: Final = b"(nothing)"


class Listener:
    """Somebody at a table of his own copy: what he does has no effect on the table itself."""

    def __init__(self, house: House, table: Table, person: Person, seat: int | None) -> None:
        self.house = house
        self.table = table
        self.person = person
        self.seat = seat
        self.eyes = Eyes(person.id, seat)

    # What is told.

    def update(self, cursor: Cursor | None, table: Table | None = None) -> Update | None:
        """What somebody is told who has read so far."""
        at = self.table if table is None else table
        return Viewer(self.eyes, cursor).news(at.sight(self.house.hub.alive, NOW), at.chat)

    def told(self, cursor: Cursor | None, table: Table | None = None) -> bytes:
        """The same as it is sent."""
        update = self.update(cursor, table)
        return NOTHING if update is None else write_message(update)

    def cursor(self) -> Cursor:
        """The cursor of who has read everything."""
        update = self.update(None)
        assert update is not None
        return update.cursor

    def updates(self, cursor: Cursor, number: int) -> Heard:
        """Updates for who knows nothing, and for who has read this far, less far, or claims to have read more."""
        read = cursor.events
        earlier = Cursor(max(0, read - 5), 1, number - 1, "")
        return {
            "fresh": self.told(None),
            "up to date": self.told(cursor),
            "events only": self.told(Cursor(max(0, read - 3), cursor.chat, cursor.number, cursor.table)),
            "earlier": self.told(earlier),
            "too far": self.told(Cursor(read + 1, 9, cursor.number, cursor.table)),
        }

    async def routes(self, cursor: Cursor) -> Heard:
        """What the routes to the table answer, as the web calls them."""
        request = self._request(b"")
        game = self.table.game
        assert game is not None
        moment = moment_seen(TABLE, game, forked_game(game), self.seat, game.number - 3, None)
        return {
            "GET moment": bytes(answer(moment).body),
            "GET table": await _answered(seasons.look(request, TABLE, self.person)),
            "GET record": await _answered(moments.record(request, TABLE, self.person)),
            "GET updates": await _answered(
                playing.updates(request, TABLE, self.person, None, self.seat, 0),
            ),
            "GET updates since": await _answered(
                playing.updates(
                    request, TABLE, self.person, msgspec.json.encode(cursor).decode(), self.seat, 0.001
                ),
            ),
            "GET updates of another seat": await _answered(
                playing.updates(request, TABLE, self.person, None, 4 if self.seat == 0 else 0, 0),
            ),
            "GET lobby": bytes(answer(seasons._listed(self.table.sheet)).body),
        }

    def _request(self, body: bytes) -> Request:
        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": body, "more_body": False}

        self.house.hub.tables[TABLE] = forked(self.table)
        app = SimpleNamespace(state=SimpleNamespace(house=self.house))
        scope = {"type": "http", "app": app, "headers": [], "method": "GET", "path": "/", "query_string": b""}
        return Request(scope, receive)

    # What is asked for, and what others ask for.

    async def asks(self, texts: Iterator[tuple[str, bytes]], cursor: Cursor) -> Heard:
        """What commands of his are answered with, and what he is told after those that were carried out."""
        heard: Heard = {}
        for name, text in texts:
            table = forked(self.table)
            self.house.hub.tables[TABLE] = table
            done = await playing._obey(self.house, TABLE, self.person, text)
            heard[f"> {name}"] = without_drawn(write_message(done))
            if table.sheet.rematch is not None:
                table.sheet.rematch = "a table"  # as drawn by the system
            if table.version != self.table.version:
                heard[f"> {name}, then"] = self.told(cursor, table)
        return heard

    async def overhears(self, cursor: Cursor) -> Heard:
        """What he is told when others do something."""
        heard: Heard = {}
        chairs = self.table.sheet.chairs
        for seat, chair in enumerate(chairs):
            if seat == self.seat or chair.person is None:
                continue
            other = msgspec.structs.replace(self.person, id=chair.person, name=chair.name)
            for name, text in doings(seat):
                table = forked(self.table)
                self.house.hub.tables[TABLE] = table
                await playing._obey(self.house, TABLE, other, text)
                heard[f"seat {seat}: {name}"] = self.told(cursor, table)
        return heard


def without_drawn(message: bytes) -> bytes:
    """The answer without what the system draws for it: the token of an `invite`, the table of a `rematch`."""
    found = msgspec.json.decode(message)
    drawn = {
        name: f"a {name}" for name in ("token", "table") if found.get("type") == "done" and name in found
    }
    return msgspec.json.encode(found | drawn) if drawn else message


async def _answered(answering: object) -> bytes:
    """The answer of a route, or its refusal."""
    try:
        response = await answering  # type: ignore[misc]  # a coroutine of a route
    except touchline.Mistake as mistake:
        return b"refused " + write_message(refused_for(mistake))
    assert isinstance(response, Response)
    return str(response.status_code).encode() + b" " + bytes(response.body)


PRIVATE: Final = "stands"
"""What others do that concerns nobody else."""


def doings(seat: int) -> Iterator[tuple[str, bytes]]:
    """What another seat does."""
    orders: dict[str, dict[str, object]] = {
        PRIVATE: {"type": "stand", "seat": seat, "question": "use-skill", "option": "use"},
        "pauses": {"type": "pause"},
        "speaks": {"type": "say", "text": "Hm."},
        "resigns": {"type": "resign", "seat": seat},
        "votes": {"type": "want-end", "yes": True},
    }
    for name, order in orders.items():
        yield name, msgspec.json.encode(order | {"id": "other"})


def commands(
    game_number: int, mine: int | None, managers: int, hidden: tuple[str, ...]
) -> list[tuple[str, bytes]]:
    """Commands of every kind: right ones, foreign ones, stale ones, malformed ones. `hidden` are others' options."""
    own = 0 if mine is None else mine
    other = (own + 1) % managers
    orders: list[dict[str, object]] = []
    for number in (game_number, game_number - 1, game_number + 1):
        orders += [
            {"type": "choose", "number": number, "option": option}
            for option in ("no such option", "", *(hidden if number == game_number else ()))
        ]
        orders += [
            {"type": "advise", "number": number},
            {"type": "agree", "number": number, "yes": True},
            *[
                {"type": "undo", "number": number, "to": to}
                for to in (game_number - 1, game_number - 2, 10**6)
            ],
        ]
    for seat in {own, other, 4}:
        orders += [
            {"type": "stand", "seat": seat, "question": "use-skill", "card": "ogre", "option": "use"},
            {"type": "stand", "seat": seat, "question": "use-skill"},
            {"type": "stand", "seat": seat, "question": "no such question"},
            {"type": "come-back", "seat": seat},
            {"type": "resign", "seat": seat},
            {"type": "salt", "seat": seat, "salt": "00" * 16},
            {"type": "draft", "seat": seat, "team": "gouged-eye"},
            {"type": "sit", "seat": seat},
            {"type": "leave", "seat": seat},
            {"type": "seat-bot", "seat": seat, "level": "rookie"},
            {"type": "kick", "seat": seat},
            {"type": "invite", "seat": seat},
        ]
    orders += [
        {"type": "pause"},
        {"type": "resume"},
        {"type": "say", "text": "Well played."},
        {"type": "want-end", "yes": True},
        {"type": "start"},
        {"type": "rematch"},
        {"type": "change", "title": "Other", "setup": {"managers": 2}},
        {"type": "no such command"},
        {"type": "choose", "number": "1", "option": "x"},
        {"type": "choose", "number": game_number, "option": "x", "seat": 0},
    ]
    found = [
        (f"{place} {order}"[:90], msgspec.json.encode(order | {"id": f"q{place}"}))
        for place, order in enumerate(orders)
    ]
    used = [
        (f"again, {id_}", msgspec.json.encode({"type": "pause", "id": id_})) for id_ in used_ids(game_number)
    ]
    return [*found, *used, ("nonsense", b"{nonsense")]


def used_ids(number: int) -> list[str]:
    """Ids that the commands of others had, in one of the twins or the other."""
    return [f"{which}{number - back}" for which in "cx" for back in (1, 2, 3)]
