"""A bot over the network. It sits down where it is invited, or at a table of the lobby, or else against a rookie.

python examples/bot.py URL TOKEN [INVITATION]
"""

import asyncio
import contextlib
import json
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

TURNED_AWAY = 4403  # the host has shown the bot out


def decide(told: dict[str, Any]) -> str:
    """What to answer, by told["view"] and told["prompt"]: the text of an option. This bot likes the last one best."""
    best: str = told["prompt"]["options"][-1]["text"]
    return best


async def sit_down(server: httpx.AsyncClient, invitation: str | None) -> str:
    """Find a seat; answers at which table."""
    if invitation is not None:
        return await made(server, "/api/invitations", token=invitation)
    for table in (await server.get("/api/tables")).raise_for_status().json():
        if table["state"] == "open" and table["free"]:
            sit = {"type": "sit", "id": "sit", "seat": table["names"].index("")}
            if (await server.post(f"/api/tables/{table['id']}/commands", json=sit)).is_success:
                return str(table["id"])
    return await made(server, "/api/play", managers=2, level="rookie")


async def made(server: httpx.AsyncClient, path: str, **wish: object) -> str:
    """The table that a request leads to."""
    table: str = (await server.post(path, json=wish)).raise_for_status().json()["table"]
    return table


async def play(url: str, token: str, invitation: str | None = None) -> None:
    """Play a season to its end; after a lost connection a new one is made, on which all is told anew."""
    shown = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, headers=shown) as server:
        table = await sit_down(server, invitation)
    print(f"At {url}/tables/{table}")
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    told: dict[str, Any] = {"prompt": None}
    async for socket in connect(address, additional_headers=shown, max_size=None):
        with contextlib.suppress(ConnectionClosed):
            while "table" not in told or told["table"]["state"] not in {"over", "ended", "stopped"}:
                message = json.loads(await socket.recv())
                if message["type"] == "refused":
                    await asyncio.sleep(1)  # too fast, or something came in between
                elif "view" in message:
                    told["prompt"] = None
                told |= message
                if told["prompt"] and message["type"] != "done":
                    number = told["prompt"]["number"]
                    choice = {"type": "choose", "id": f"answer-{number}", "number": number}
                    await socket.send(json.dumps(choice | {"option": decide(told)}))
            for standing in told["view"]["standings"]:
                print(standing["place"], standing["team"], standing["fans"])
            return
        if socket.close_code == TURNED_AWAY:
            return


if __name__ == "__main__":
    if len(sys.argv) not in {3, 4}:
        sys.exit(__doc__)
    asyncio.run(play(*sys.argv[1:]))
