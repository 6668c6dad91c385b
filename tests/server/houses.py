"""Servers inside the test's own process, on a real database: for what has to be timed to the moment."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from itertools import count
from typing import Final

from touchline.server.serving import House, opened, prepared
from touchline.server.settings import Settings
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Asker
from touchline.server.tables.sheet import Setup
from touchline.server.tables.table import Table

ANN: Final = Asker("ann", "Ann")
BOB: Final = Asker("bob", "Bob")
IDS: Final = map("c{}".format, count())


@contextlib.asynccontextmanager
async def house(database: str) -> AsyncIterator[House]:
    """A server without its sockets."""
    settings = Settings(database=database, bot_pace=0)
    with prepared(settings) as engine:
        async with opened(settings, engine) as found:
            yield found


async def table_of(house: House, bots: int = 0) -> Table:
    """A table at which Ann plays at all seats but those of bots, at its first decision."""
    table = await house.hub.create(ANN, Setup(managers=2), "Ann's")
    id = table.sheet.id
    if bots:
        await house.hub.obey(id, ANN, ask.SeatBot(id=next(IDS), seat=1, level="random"))
    else:
        await house.hub.obey(id, ANN, ask.Sit(id=next(IDS), seat=1))
    await house.hub.obey(id, ANN, ask.Start(id=next(IDS)))
    return table


def answer_of(table: Table) -> ask.Choose:
    """An answer to what is asked there."""
    game = table.game
    assert game is not None
    decision = game.season.decision
    assert decision is not None
    return ask.Choose(id=next(IDS), number=game.number, option=decision.options[0].text)
