"""The bot of the page on the server: played as it stands there, through a real server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.serving import SOON, Guest, guest

ROOT = Path(__file__).parents[3]
BOT = ROOT / "examples/bot.py"


async def token_of(owner: Guest) -> str:
    token: str = (await owner.post("/api/me/tokens", label="My bot")).json()["token"]
    return token


async def run(*arguments: str) -> None:
    """Let the bot play, as somebody would who has read the page."""
    bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), *arguments)
    try:
        async with asyncio.timeout(SOON):
            assert await bot.wait() == 0
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()


def test_the_page_shows_the_bot_as_it_is():
    page = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    assert f"```python\n{BOT.read_text(encoding='utf-8')}```" in page


def test_the_bot_plays_a_season_against_a_rookie_where_it_is_invited(town):
    async def season() -> None:
        async with guest(town.url, "Ann") as ann, guest(town.url, "Botkeeper") as owner:
            table = await ann.host(
                managers=3, watching="invited", is_listed=False, options=["abbreviated-season"]
            )
            async with ann.at(table) as socket:
                await socket.order("seat-bot", seat=2, level="rookie")
                invited = (await socket.order("invite", seat=1))["token"]
                playing = asyncio.create_task(run(town.url, await token_of(owner), invited))
                await socket.until(lambda: socket.table and not socket.table["chairs"][1]["is_free"])
                await socket.order("start")
                await socket.order("resign", seat=0)
                await socket.until(lambda: socket.is_over)
                await playing
                assert socket.table["state"] == "over"
                assert [chair["name"] for chair in socket.table["chairs"]] == ["Ann", "Botkeeper", "Rookie"]
            (result,) = (await owner.get("/api/me/results")).json()
            assert result["table"] == table

    asyncio.run(season())


def test_uninvited_the_bot_looks_in_the_lobby_and_else_plays_against_a_rookie(serve):
    server = serve()

    async def season() -> None:
        async with guest(server.url, "Botkeeper") as owner, guest(server.url, "Ann") as ann:
            token = await token_of(owner)
            await run(server.url, token)
            assert [result["managers"] for result in (await owner.get("/api/me/results")).json()] == [2]
            table = await ann.host()
            async with ann.at(table) as socket:
                playing = asyncio.create_task(run(server.url, token))
                await socket.until(lambda: socket.table and not socket.table["chairs"][1]["is_free"])
                await socket.order("start")
                await socket.order("want-end", yes=True)
                await socket.order("kick", seat=1)
                await playing

    asyncio.run(season())
