"""Twins at real servers: two databases that differ in what a viewer may not know, and everything that he hears."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.secrecy.channels import commands
from tests.server.secrecy.pairs import same, season_of
from tests.server.secrecy.twins import WATCHER, Position, house, original, person, positions, twin
from tests.server.serving import SOON, Guest, Served, guest
from touchline.server.clock import ServerClock
from touchline.server.people import People
from touchline.server.storage import schema
from touchline.server.storage.database import migrate, open_engine
from touchline.server.storage.store import Change, Store
from touchline.server.tables.game import PACKS, VERSION, Boundary
from touchline.server.tables.rows import Row, chained
from touchline.server.tables.sheet import Clock
from touchline.server.tables.table import Table

SECRET: Final = "what both servers sign cookies with"
VIEWERS: Final = ("viewer", WATCHER)
CARRIED_OUT: Final = ("resign", "kick", "invite", "want-end", "rematch")
"""Commands that a server would carry out, and go on by itself."""
Pair = tuple[Position, int | None]


def pairs(wanted: int) -> list[Pair]:
    """So many positions of different seasons, each with a viewer: all seats in turn, and spectators."""
    found: list[Pair] = []
    for number in count(800):
        for position in islice(positions(number, 1000), 0, None, 4):
            managers = position.season.managers
            seat = len(found) % (managers + 1)
            loose = position._replace(season=position.season.clone())
            found.append((loose, None if seat == managers else seat))
            if len(found) == wanted:
                return found
    raise AssertionError


class World:
    """A database with one of each pair of twins, and its server."""

    def __init__(self, folder: Path, which: str, began_at: float) -> None:
        self.folder = folder
        self.which = which
        self.began_at = began_at
        self.database = f"sqlite:///{folder}/{which}.sqlite"

    def furnish(self, found: list[Pair]) -> dict[str, str]:
        """Write people and tables; answers the viewers' cookies."""
        engine = open_engine(self.database)
        migrate(engine)
        store = Store(engine)
        try:
            return asyncio.run(self._furnish(store, found))
        finally:
            store.close()

    async def _furnish(self, store: Store, found: list[Pair]) -> dict[str, str]:
        people = People(store, ServerClock(), SECRET)
        for name in VIEWERS:
            values = msgspec.structs.asdict(person(name)) | {"created_at": 0.0}
            await store.execute(insert(schema.people).values(values))
        make = original if self.which == "one" else twin
        for number, (position, seat) in enumerate(found):
            table = make(house(), position, WATCHER if seat is None else "viewer", seat)
            table.sheet.id = f"table-{number}"
            await self._write(store, table, seat)
        return {name: people.cookie_of(person(name)) for name in VIEWERS}

    async def _write(self, store: Store, table: Table, seat: int | None) -> None:
        """Write a table as one that this version goes on with from a save."""
        sheet, season = table.sheet, season_of(table)
        sheet.asked_at = self.began_at
        sheet.setup.clock = Clock(pace="slow", seconds=500_000.0)
        sheet.chats = 0
        if seat is not None:
            sheet.chairs[seat].standing = {"use-skill": "never"}
        for chair in sheet.chairs:
            chair.here = []
        assert table.game is not None
        save = season.save()
        boundary = Boundary(table.game.number, VERSION, PACKS, save)
        new = Change(sheet=sheet, version=0, at=self.began_at, due_at=None, secret=table.secret)
        await store.create(new)
        rows = tuple(_chain(table.game.rows))
        later = Change(
            sheet=sheet,
            version=1,
            at=self.began_at,
            due_at=None,
            rows=rows,
            save=save,
            secret=table.secret,
            boundary=boundary,
        )
        assert await store.change(later)

    def served(self) -> Served:
        """Its server."""
        return Served(self.database, self.folder / f"{self.which}.log", secret=SECRET).start()


def _chain(rows: list[Row]) -> Iterator[Row]:
    before = ""
    for row in rows:
        link = chained(row, before)
        before = link.hash
        yield link


async def hear_all(server: Served, cookies: dict[str, str], found: list[Pair]) -> dict[str, bytes]:
    """Everything that the viewers hear, table by table."""
    heard: dict[str, bytes] = {}
    async with guest(server.url, None) as viewer, guest(server.url, None) as watcher:
        for who, name in ((viewer, "viewer"), (watcher, WATCHER)):
            who.client.cookies.set("touchline", cookies[name])
        for number, (position, seat) in enumerate(found):
            person_ = watcher if seat is None else viewer
            part = await hear(person_, f"table-{number}", position, seat)
            heard |= {f"{position.where}, seat {seat}: {name}": text for name, text in part.items()}
        for path in ("/api/me", "/api/me/tables", "/api/tables"):
            heard[path] = (await viewer.get(path)).content
    return {name: timeless(text) for name, text in heard.items()}


async def hear(who: Guest, table: str, position: Position, seat: int | None) -> dict[str, bytes]:
    """Everything that a viewer hears at a table."""
    heard: dict[str, bytes] = {}
    for path in ("", "/record", "/updates", "/updates?seat=0", "/updates?seat=3", "/updates?cursor=?"):
        answer = await who.get(f"/api/tables/{table}{path}")
        heard[f"GET {path}"] = f"{answer.status_code} ".encode() + answer.content
    async with who.at(table) as socket:
        heard["socket"] = json.dumps(await socket.hear()).encode()
        cursor = json.dumps(socket.cursor)
        late = await who.get(f"/api/tables/{table}/updates", cursor=cursor, wait=0.01)
        heard["GET updates with a cursor"] = f"{late.status_code} ".encode() + late.content
        for place, text in list(enumerate(texts(position, seat)))[int(table[6:]) % 3 :: 3]:
            channel = "socket" if place % 2 else "POST"
            if channel == "socket":
                answered = await _said(socket.connection, text)
            else:
                answered = (await who.client.post(f"/api/tables/{table}/commands", content=text)).content
            heard[f"{channel} {place} {text[:80]!r}"] = answered
    heard["in the end"] = (await who.get(f"/api/tables/{table}/updates")).content
    return heard


def texts(position: Position, seat: int | None) -> list[bytes]:
    """What is asked for, rightly and wrongly, and with the options of others."""
    decision = position.season.decision
    assert decision is not None
    hidden = () if decision.manager == seat else (decision.options[0].text,)
    found = commands(decision.number, seat, position.season.managers, hidden)
    return [text for name, text in found if not any(f"'{kind}'" in name for kind in CARRIED_OUT)]


async def _said(connection: Any, text: bytes) -> bytes:
    """The answer to a command."""
    await connection.send(text)
    async with asyncio.timeout(SOON):
        while True:
            told = bytes(await connection.recv())
            if json.loads(told)["type"] != "update":
                return told


def timeless(message: bytes) -> bytes:
    """The message without the times of its sending, and of clocks that begin when somebody comes.

    The marks of a cursor are made of what has these times in it, so they go too; twins in one process have them.
    """
    timed = re.sub(rb'"(now|at|until|away_until|resumes|left)": ?\d+\.\d+', rb'"\1":0', message)
    return re.sub(rb'"(table|check)": ?"[0-9a-f]{16}"', rb'"\1":""', timed)


def check(folder: Path, wanted: int) -> None:
    """Let both worlds be heard, and compare."""
    found = pairs(wanted)
    began_at = time()
    heard = []
    for which in ("one", "other"):
        world = World(folder, which, began_at)
        cookies = world.furnish(found)
        with contextlib.closing(_Stopped(world.served())) as running:
            heard.append(asyncio.run(hear_all(running.server, cookies, found)))
    assert len(heard[0]) > 20 * wanted
    same(heard[0], heard[1], "")


class _Stopped:
    """A server that is stopped when it is closed."""

    def __init__(self, server: Served) -> None:
        self.server = server

    def close(self) -> None:
        self.server.stop()


def test_twins_at_real_servers_sound_alike(tmp_path):
    check(tmp_path, 15)


@pytest.mark.proof
def test_many_twins_at_real_servers_sound_alike(tmp_path):
    check(tmp_path, 250)
