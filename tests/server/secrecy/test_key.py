"""Key, salts and the save never leave the process before the end; then the record has them, and all may check it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from base64 import b64encode, urlsafe_b64encode
from functools import partial
from typing import Any

import httpx
from sqlalchemy import select

import touchline
from tests.server.serving import Guest, Served, Socket, guest
from touchline.server.storage import schema
from touchline.server.storage.database import open_engine
from touchline.table.keys import secret_of

OF_A_SAVE = ('"touchline save"', '"by_manager":', '"by_player":', '"by_matchup":', '"seen_hands":')
"""What is written in every save, and in nothing else."""
ANNS, BOBS = "a5" * 16, "5b" * 16
SHORTEST = 10
"""A piece of so many bytes of a secret is looked for; by chance none turns up."""


class Ears:
    """Everything that ever left the server, as bytes."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def note(self, response: httpx.Response) -> None:
        """A response, with its headers."""
        await response.aread()
        self.heard.append(response.content)
        self.heard += [value for _, value in response.headers.raw]

    def note_socket(self, socket: Socket) -> None:
        """All that was told on a socket."""
        self.heard += [json.dumps(message, ensure_ascii=False).encode() for message in socket.told]


def forms(secret: bytes) -> list[bytes]:
    """How a secret could be written: pieces of it raw, as numbers, in hex, in base64 from any byte on."""
    found = [secret[at : at + SHORTEST] for at in range(len(secret) - SHORTEST)]
    found += [secret.hex().encode()[at : at + 2 * SHORTEST] for at in range(2 * len(secret) - 2 * SHORTEST)]
    found += [piece.upper() for piece in found[-(2 * len(secret) - 2 * SHORTEST) :]]
    for shift in range(3):
        for write in (b64encode, urlsafe_b64encode):
            whole = write(secret[shift:]).rstrip(b"=")
            found += [whole[at : at + 14] for at in range(0, len(whole) - 16, 4)]
    found += [str(int.from_bytes(secret, order)).encode() for order in ("big", "little")]
    found.append(json.dumps(list(secret)).encode().strip(b"[]")[: 4 * SHORTEST])
    return found


def secrets_of(database: str, table: str) -> tuple[bytes, list[bytes], str]:
    """The key of a table, its salts, and its save, as they are on disk."""
    engine = open_engine(database)
    with engine.connect() as connection:
        kept = schema.keys.c
        key, salts = connection.execute(select(kept.key, kept.salts).where(kept.table_id == table)).one()
        save = connection.scalar(select(schema.tables.c.save).where(schema.tables.c.id == table))
    engine.dispose()
    return bytes(key), [bytes.fromhex(salt) for salt in json.loads(salts)], save or ""


async def try_all(person: Guest, table: str, ears: Ears) -> None:
    """Ask for whatever there is, rightly and wrongly."""
    for path in ("", "/record", "/updates", "/updates?seat=1", "/updates?cursor={}", "/nothing", "/socket"):
        await ears.note(await person.get(f"/api/tables/{table}{path}"))
    for path in (
        "/api/tables",
        "/api/me",
        "/api/me/tables",
        "/metrics",
        "/health",
        "/ready",
        "/api/openapi.json",
    ):
        await ears.note(await person.get(path))
    bodies: tuple[object, ...] = (
        {"type": "choose", "id": "x", "number": 0, "option": "?"},
        {"type": "undo"},
        [],
        None,
    )
    for body in bodies:
        command = await person.client.post(f"/api/tables/{table}/commands", json=body)
        await ears.note(command)


async def season(server: Served, database: str, ears: Ears) -> tuple[str, list[list[bytes]], str]:
    """Two people play a season, and others look; what is secret at some moments of it, and the record."""
    secrets: list[list[bytes]] = []
    async with (
        guest(server.url, "Ann") as ann,
        guest(server.url, "Bob") as bob,
        guest(server.url, None) as stranger,
        contextlib.AsyncExitStack() as end,
    ):
        people = (ann, bob, stranger)
        table = await ann.host(options=["abbreviated-season"])
        await try_all(ann, table, ears)
        his = await end.enter_async_context(bob.at(table))
        hers = await end.enter_async_context(ann.at(table))
        watching = await end.enter_async_context(stranger.at(table))
        await his.order("sit", seat=1)
        await his.order("salt", seat=1, salt=BOBS)
        await hers.order("salt", seat=0, salt=ANNS)
        await hers.until(lambda: "seal" in hers.table)
        seal = hers.table["seal"]
        await hers.order("start")
        await hers.until(lambda: hers.table["asked"] is not None)
        count = 0
        while not hers.is_over:
            if count % 40 == 7:
                for person in people:
                    await try_all(person, table, ears)
                key, salts, save = secrets_of(database, table)
                secrets.append(_all_secrets(key, salts, save))
            asked = hers if hers.table["asked"] == 0 else his
            if count % 20 == 3:
                await _ask_the_coach(asked)
            await asked.choose(count)
            for socket in (hers, his, watching):
                await socket.until(partial(_is_with, socket, asked))
            count += 1
        for socket in (hers, his, watching):
            ears.note_socket(socket)
        record = (await stranger.get(f"/api/tables/{table}/record")).text
    return seal, secrets, record


async def _ask_the_coach(asked: Socket) -> None:
    await asked.until(lambda: asked.prompt is not None)
    assert asked.prompt is not None
    assert (await asked.order("advise", number=asked.prompt["number"]))["type"] == "done"


def _is_with(socket: Socket, other: Socket) -> bool:
    return bool(socket.cursor.get("number") == other.cursor.get("number"))


def _all_secrets(key: bytes, salts: list[bytes], save: str) -> list[bytes]:
    stream = secret_of(key, salts, len(salts)).stream
    pieces = [piece.encode() for piece in OF_A_SAVE]
    assert all(piece in save for piece in OF_A_SAVE)
    return [piece for secret in (key, stream, *salts) for piece in forms(secret)] + pieces


def test_key_salts_and_save_never_leave_the_process_before_the_end(serve, database):
    server = serve(database, log_level="debug")
    ears = Ears()
    seal, secrets, record = asyncio.run(season(server, database, ears))
    ears.heard.append(server.log.read_bytes())
    heard = b"\n".join(ears.heard)
    assert len(heard) > 1_000_000
    assert len(secrets) >= 2
    for piece in {piece for moment in secrets for piece in moment}:
        assert piece not in heard, f"{piece!r} left the process"
    report: Any = touchline.verify(record)
    assert report.is_true
    assert report.is_sealed
    assert report.is_replayed
    assert seal in record
    assert ANNS in record
    assert BOBS in record


def test_a_secret_that_got_out_is_found():
    secret = bytes(range(100, 132))
    for written in (secret, secret.hex().encode(), b"x" + secret, repr(secret.hex()[7:]).encode()):
        assert any(piece in b"a page with " + written for piece in forms(secret))
    for shift in range(3):
        assert any(piece in b64encode(b"?" * shift + secret) for piece in forms(secret))
    assert any(piece in str(int.from_bytes(secret)).encode() for piece in forms(secret))
    assert not any(piece in b64encode(secret[::-1]) for piece in forms(secret))
