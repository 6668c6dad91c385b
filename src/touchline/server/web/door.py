"""The door: who has sockets open is asked again now and then whether he is still who he was."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final, NamedTuple

from starlette.websockets import WebSocket

from touchline.server.people import People, Person
from touchline.server.refusals import Unavailable

LOOK_SECONDS: Final = 2.0
"""So long a socket may stay open after its person was banned, has signed out everywhere, or is gone."""
TURNED_AWAY: Final = 4403
"""The code with which a socket is closed that may not look (any longer)."""

CLOSING: Final = 1.0
"""So long a socket is given to take its end in."""


class Visit(NamedTuple):
    """A person's socket. Sockets of programs have a token, which signing out everywhere leaves good."""

    person: Person
    has_token: bool
    socket: WebSocket


class Door:
    """The sockets of people that this process has open."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._visits: set[Visit] = set()

    @contextlib.contextmanager
    def open_for(self, person: Person | None, socket: WebSocket) -> Iterator[None]:
        """Keep an eye on a socket for as long as this lasts."""
        if person is None:
            yield
            return
        visit = Visit(person, "authorization" in socket.headers, socket)
        self._visits.add(visit)
        try:
            yield
        finally:
            self._visits.discard(visit)

    async def watch(self) -> None:
        """Close sockets of people who may not come in any more, for as long as the process runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self._visits:
                with contextlib.suppress(Unavailable):  # it is tried again
                    await self.look()

    async def look(self) -> None:
        """Close the sockets of people who may not come in any more."""
        visits = list(self._visits)
        good = await self._people.sign_ins({visit.person.id for visit in visits})
        for visit in visits:
            sign_in = good.get(visit.person.id)
            if sign_in is None or (sign_in != visit.person.sign_in and not visit.has_token):
                self._visits.discard(visit)
                # It may have been closed meanwhile, and who doesn't read is not waited for.
                with contextlib.suppress(RuntimeError, TimeoutError):
                    async with asyncio.timeout(CLOSING):
                        await visit.socket.close(TURNED_AWAY)
