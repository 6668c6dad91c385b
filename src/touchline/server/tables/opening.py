"""Opening what is stored of a season: played again by the version that played it, or gone on with from its save."""

from __future__ import annotations

from typing import Final

import touchline
from touchline.server.refusals import Failed, Outdated
from touchline.server.storage.store import Store, Stored
from touchline.server.storage.versions import came_later
from touchline.server.tables.game import PACKS, VERSION, Boundary, Game, again, is_of_this_version
from touchline.server.tables.sheet import FORMAT, Sheet
from touchline.server.tables.soundness import Broken, check_rows, read_game

OURS: Final = (VERSION, PACKS)


def check_format(sheet: Sheet) -> None:
    """Outdated for a sheet that a later version has written: this one would lose what it doesn't know."""
    if sheet.format > FORMAT:
        raise _outdated()


async def game_of(store: Store, stored: Stored) -> tuple[Game | None, Broken | None]:
    """The season of a table, None before it has begun; and what is wrong with it.

    A season that an earlier version has played last goes on from its save; that is written with the next row.
    Outdated if it was a later one, Failed if this version can't open it.
    """
    check_format(stored.sheet)
    if not stored.rows:
        return None, None
    last = stored.rows[-1]
    if is_of_this_version(last):
        return read_game(stored)
    if await store.read(lambda connection: came_later(connection, (last.version, last.packs), OURS)):
        raise _outdated()
    assert stored.save is not None
    boundary = Boundary(last.number + 1, VERSION, PACKS, stored.save)
    try:
        check_rows(stored)
        game = again(stored.sheet, stored.secret, stored.rows, boundary)
    except Broken as found:
        return None, found
    except touchline.Mistake as mistake:
        raise Failed(f"This table can't be opened: {mistake.wrong}", "Tell the host.") from mistake
    game.fresh = boundary
    return game, None


def _outdated() -> Outdated:
    return Outdated(
        "This table is played by a later version than this process has.",
        "Come again in a moment: the server is being brought up to date.",
    )
