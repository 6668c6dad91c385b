"""Everybody who can come to a table: with which right, or with none any more."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final

import httpx
from itsdangerous import TimestampSigner, URLSafeTimedSerializer

from tests.server.people.conftest import SECRET
from tests.server.serving import SOON, Guest, Served

ROLES: Final = (
    "stranger",
    "spectator",
    "other",
    "host",
    "elsewhere",
    "kicked",
    "left",
    "handed",
    "expired",
    "void",
    "forged",
    "token",
    "banned",
)
"""Nobody; who may only watch; who has the seat that commands are about; the host; who sits at another table; who was
kicked, has left, or whose seat was handed over; and with the host's own cookie, but too old, from before he signed out
everywhere, or signed by somebody else; with a token of the host's that was taken back; and who is banned.
"""

_names = count()


class LongAgo(TimestampSigner):
    """Signs as the server did two years ago."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() - 2 * 365 * 24 * 3600


class Cast:
    """A table with everybody around it: three seats, of which the host has 0, and who is called other has 1."""

    def __init__(self, served: Served, clients: contextlib.AsyncExitStack) -> None:
        self.served = served
        self.clients = clients
        self.who: dict[str, Guest] = {}
        self.table = ""
        self.watch = ""

    async def person(self, name: str) -> Guest:
        """Somebody new."""
        guest = await self.stranger()
        answer = await guest.post("/api/me", name=name)
        assert answer.status_code == 201, answer.text
        return guest

    async def stranger(self, cookie: str | None = None, token: str | None = None) -> Guest:
        """Somebody who brings this, or nothing."""
        client = httpx.AsyncClient(base_url=self.served.url, timeout=SOON)
        await self.clients.enter_async_context(client)
        if cookie is not None:
            client.cookies.set("touchline", cookie, domain="127.0.0.1")
        if token is not None:
            client.headers["authorization"] = f"Bearer {token}"
        return Guest(self.served.url, client)

    async def order(self, role: str, type_: str, **fields: object) -> dict[str, Any]:
        """Give a command that has to be carried out."""
        answer = await self.command(role, type_, **fields)
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done

    async def command(self, role: str, type_: str, **fields: object) -> httpx.Response:
        """Give a command by plain HTTP."""
        body = {"type": type_, "id": f"c{next(_names)}", **fields}
        return await self.who[role].post(f"/api/tables/{self.table}/commands", **body)

    async def sit(self, role: str, seat: int) -> None:
        """Let somebody sit down by an invitation."""
        token = (await self.order("host", "invite", seat=seat))["token"]
        answer = await self.who[role].post("/api/invitations", token=token)
        assert answer.status_code == 200, answer.text

    async def gather(self) -> None:
        """Let everybody come."""
        for role in ("spectator", "other", "elsewhere", "kicked", "left", "handed", "banned"):
            self.who[role] = await self.person(role.capitalize())
        self.who["stranger"] = await self.stranger()
        host = self.who["host"] = await self.person("Host")
        void = host.client.cookies["touchline"]
        assert (await host.post("/api/sign-out-everywhere")).status_code == 200
        id = (await host.get("/api/me")).json()["id"]
        token = (await host.post("/api/me/tokens", label="bot")).json()["token"]
        assert (await host.client.delete("/api/me/tokens/bot")).status_code == 200
        self.who["expired"] = await self.stranger(_signed(SECRET, [id, 1], LongAgo))
        self.who["void"] = await self.stranger(void)
        self.who["forged"] = await self.stranger(_signed("another secret", [id, 1], TimestampSigner))
        self.who["token"] = await self.stranger(token=token)
        await self.who["elsewhere"].host()
        self._ban((await self.who["banned"].get("/api/me")).json()["id"])

    def _ban(self, id: str) -> None:
        with contextlib.closing(sqlite3.connect(self.served.database.removeprefix("sqlite:///"))) as tables:
            tables.execute("UPDATE people SET is_banned = 1 WHERE id = ?", (id,))
            tables.commit()

    # The states in which a table can be.

    async def open(self, is_private: bool = False) -> None:
        """A table with a free seat, 2: there some have sat."""
        watching = "invited" if is_private else "anyone"
        self.table = await self.who["host"].host(
            managers=3, teams="chosen", watching=watching, is_listed=not is_private
        )
        self.watch = (await self.order("host", "invite"))["token"]
        await self.sit("left", 2)
        await self.order("left", "leave", seat=2)
        await self.sit("kicked", 2)
        await self.order("host", "kick", seat=2)
        await self.sit("handed", 1)
        await self.order("handed", "leave", seat=1)
        await self.sit("other", 1)

    async def full(self, is_private: bool = False) -> None:
        """A table that can begin."""
        await self.open(is_private)
        await self.order("host", "seat-bot", seat=2, level="rookie")

    async def playing(self, is_private: bool = False) -> None:
        """A season that is on: the host is asked first."""
        await self.open(is_private)
        await self.order("other", "leave", seat=1)
        await self.sit("handed", 1)
        await self.sit("kicked", 2)
        await self.order("host", "start")
        await self.order("host", "kick", seat=2)
        await self.sit("other", 1)
        self.watch = (await self.order("host", "invite"))["token"]

    async def ended(self, is_private: bool = False) -> None:
        """A season that all agreed to end."""
        await self.playing(is_private)
        await self.order("host", "want-end", yes=True)
        await self.order("other", "want-end", yes=True)

    async def answered(self, is_private: bool = False) -> None:
        """A season in which the host has answered."""
        await self.playing(is_private)
        await self.order("host", "choose", number=0, option=await self.option())

    async def option(self) -> str:
        """An option of the open decision, which is the host's."""
        update = (await self.who["host"].get(f"/api/tables/{self.table}/updates")).json()
        text: str = update["prompt"]["options"][0]["text"]
        return text

    async def voice(self) -> str:
        """By what somebody who sits there is known when he says something."""
        await self.order("other", "say", text="Well played")
        update = (await self.who["host"].get(f"/api/tables/{self.table}/updates")).json()
        by: str = update["chat"][-1]["by"]
        return by

    async def seen(self) -> dict[str, Any]:
        """What the host sees of the table, but not who is connected and what time it is."""
        update: dict[str, Any] = (await self.who["host"].get(f"/api/tables/{self.table}/updates")).json()
        for chair in update["table"]["chairs"]:
            del chair["is_here"]
        return {name: update.get(name) for name in ("table", "view", "prompt", "events", "chat")}


def _signed(secret: str, content: object, signer: type[TimestampSigner]) -> str:
    written: str = URLSafeTimedSerializer(secret, salt="touchline person", signer=signer).dumps(content)
    return written


@contextlib.asynccontextmanager
async def cast_at(served: Served) -> AsyncIterator[Cast]:
    """Everybody, without a table yet."""
    async with contextlib.AsyncExitStack() as clients:
        cast = Cast(served, clients)
        await cast.gather()
        yield cast
