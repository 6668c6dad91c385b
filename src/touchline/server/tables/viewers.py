"""Who looks at a table: a socket, or a request that waits; and how far it has read."""

from __future__ import annotations

import asyncio

from touchline.server.storage.store import Said
from touchline.server.tables.messages import Cursor, Update
from touchline.server.tables.projection import Eyes, Sight, update_for


class Viewer:
    """Somebody who looks. `changed` is set when there may be something new; `news` says what it is."""

    def __init__(self, eyes: Eyes, cursor: Cursor | None) -> None:
        self.eyes = eyes
        self.cursor = cursor
        self.changed = asyncio.Event()
        self.changed.set()

    def look_with(self, eyes: Eyes) -> None:
        """Look with other eyes, which have not seen anything yet."""
        if eyes != self.eyes:
            self.eyes = eyes
            self.cursor = None

    def news(self, sight: Sight, chat: list[Said]) -> Update | None:
        """What this viewer does not know yet; he knows it from now on. None if there is nothing."""
        update = update_for(sight, self.eyes, self.cursor, chat)
        if update is not None:
            self.cursor = update.cursor
        return update
