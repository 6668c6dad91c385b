"""Who is gone, at real servers: killed and started again, and several behind one database."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.conftest import Serve
from tests.server.serving import Guest, Socket, guest

SLOW = {"pace": "slow", "seconds": 3600, "bank": 600}
DOWN = 3.0


async def begun(ann: Guest, bob: Guest, **clock: object) -> str:
    """A table at which Ann and Bob play; it has begun, and both have seen it."""
    table = await ann.host(clock=clock)
    async with ann.at(table) as hers, bob.at(table) as his:
        await his.order("sit", seat=1)
        await hers.until(lambda: hers.table and not hers.table["chairs"][1]["is_free"])
        await hers.order("start")
        await hers.until(lambda: hers.view)
        await his.until(lambda: his.view)
    return table


def lag(socket: Socket) -> float:
    """How far the server's clock stood behind the one on the wall when the last update came."""
    return time.time() - float(socket.told[-1]["now"])


def test_no_clock_has_run_while_the_server_was_killed(serve: Serve, database: str):
    server = serve(database)

    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await begun(ann, bob, **SLOW)
            async with ann.at(table) as hers:
                await hers.hear()
                before, table_before = lag(hers), hers.table
            server.kill()
            time.sleep(DOWN)  # noqa: ASYNC251 - nothing else is to happen while the server is down
            server.start()
            async with ann.at(table) as hers:
                await hers.hear()
                assert hers.table == table_before
                assert hers.table["until"] is not None
                assert lag(hers) - before > DOWN / 2

    asyncio.run(evening())


def test_who_loses_his_socket_is_counted_down_replaced_and_has_his_seat_when_he_is_back(serve: Serve):
    server = serve()

    async def evening() -> None:
        async with guest(server.url, "Ann") as ann, guest(server.url, "Bob") as bob:
            table = await begun(ann, bob, grace=1)
            async with ann.at(table) as hers:
                await hers.hear()
                if hers.table["asked"] == 0:
                    await _let_other_be_asked(hers)
                await hers.until(lambda: not hers.table["chairs"][1]["is_here"])
                assert hers.table["until"] == hers.table["away_until"]
                await hers.until(lambda: hers.table["chairs"][1]["is_away"])
                async with bob.at(table) as his:
                    await his.hear()
                    done = await his.order("come-back", seat=1)
                    assert done["type"] == "done"
                    await hers.until(lambda: not hers.table["chairs"][1]["is_away"])
                    await hers.until(lambda: hers.table["chairs"][1]["is_here"])

    asyncio.run(evening())


async def _let_other_be_asked(socket: Socket) -> None:
    while socket.table["asked"] == 0:
        await socket.choose(-1)
        await socket.until(lambda: socket.table["number"] == socket.cursor["number"])


def test_whose_server_dies_is_away_and_comes_back_by_another_one(
    serve: Serve, request: pytest.FixtureRequest
):
    address = request.getfixturevalue("postgresql")()
    first, second = serve(address, secret="of both"), serve(address, secret="of both")

    async def evening() -> None:
        async with guest(first.url, "Ann") as ann, guest(second.url, "Bob") as bob:
            table = await begun(ann, bob, grace=1)
            async with ann.at(table) as hers:
                await hers.hear()
                async with bob.at(table) as his:
                    await his.hear()
                    await hers.until(lambda: hers.table["chairs"][1]["is_here"])
                    if hers.table["asked"] == 0:
                        await _let_other_be_asked(hers)
                    second.kill()
                await hers.until(lambda: not hers.table["chairs"][1]["is_here"])
                await hers.until(lambda: hers.table["chairs"][1]["is_away"])
                bob.url = first.url
                async with bob.at(table) as his:
                    await his.hear()
                    await his.order("come-back", seat=1)
                    await hers.until(lambda: not hers.table["chairs"][1]["is_away"])

    asyncio.run(evening())
