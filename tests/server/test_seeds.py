"""What bots are seeded with: nobody can work out why one has chosen so, and the coach knows no more than his seat."""

from __future__ import annotations

import asyncio

import touchline
from tests.server.secrecy.twins import house, original, positions
from touchline.server.tables.game import Secret
from touchline.server.tables.sheet import Chair
from touchline.server.tables.tending import Tender, open_seed, secret_seed
from touchline.server.thinking import Thought


class Asked(list[int]):
    """Remembers the seeds of whoever is asked to think."""

    async def decide(self, save: str, manager: int, level: str, seed: int) -> Thought:
        """The default."""
        self.append(seed)
        default = touchline.load(save, seed=0).decision
        assert default is not None
        return Thought(default.default.text, "", is_default=True)


def seed_at(secret: Secret) -> int:
    """The seed with which a bot is asked at a table with this key."""
    house_, asked = house(), Asked()
    house_.hub.thinkers = asked  # type: ignore[assignment]  # it thinks, and remembers
    table = original(house_, next(positions(3, 1000)), "viewer", 0)
    table.secret = secret
    table.sheet.chairs[0] = Chair(bot="random", name="Random")
    asyncio.run(Tender(house_.hub, 0.0)._think(table, 0))
    return asked[0]


def test_a_bots_seed_follows_from_the_secret_key_of_its_table():
    key, other = Secret(b"k" * 32, ()), Secret(b"l" * 32, ())
    assert seed_at(key) == seed_at(key) == secret_seed(b"k" * 32, 0)
    assert seed_at(other) != seed_at(key)
    assert open_seed("twin", 0) not in {seed_at(key), seed_at(other)}
