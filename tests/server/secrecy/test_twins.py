"""A seat sees what it may see, on every channel: twins that differ in nothing else can't be told apart."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count, islice

import pytest

from tests.server.secrecy.leaks import LEAKS, Plant
from tests.server.secrecy.pairs import Pairs, Told
from tests.server.secrecy.twins import positions

ONE_IN = 40
SHARES = 4
"""The pairs are checked in so many shares, each with seasons of its own, so that several processes can do it."""
LEAKY = range(500, 520)
"""The seasons in which planted leaks are looked for."""


async def check(pairs: Pairs, wanted: int, first: int, step: int) -> Counter[str]:
    """Check so many pairs, and a few more, of these seasons."""
    for number in count(first, step):
        for position in positions(number, ONE_IN):
            for seat in (*range(position.season.managers), None):
                await pairs.check(position, seat)
            if pairs.seen["pairs"] >= wanted:
                return pairs.seen
    raise AssertionError


def check_share(wanted: int, share: int) -> None:
    """Check a share, and that there was something to be told."""
    seen = asyncio.run(check(Pairs(), wanted // SHARES, share, SHARES))
    print(f"seasons {share}, {share + SHARES}, …: {dict(seen)}")  # noqa: T201 - pytest shows it with a failure
    assert seen["pairs with other cards"] > 0.9 * seen["pairs"]
    assert seen["of these with other cards"] > 0.99 * seen["pairs that should have"]
    assert seen["answers with other draws"] > 0.05 * seen["answers"]
    assert seen["answers that reveal a difference"] < 0.2 * seen["answers"]
    assert seen["pairs of spectators"] > 0.15 * seen["pairs"]


@pytest.mark.parametrize("share", range(SHARES))
def test_twins_that_differ_in_what_a_viewer_may_not_know_look_alike_to_him(share):
    check_share(2_000, share)


@pytest.mark.proof
@pytest.mark.parametrize("share", range(SHARES))
def test_all_twins_look_alike(share):
    check_share(20_000, share)


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_is_noticed(plant: Plant, monkeypatch):
    """Each of the leaks that were planted on purpose."""
    plant(monkeypatch)

    async def look() -> None:
        pairs = Pairs()
        for number in LEAKY:
            for position in islice(positions(number, ONE_IN), 2, None, 3):
                for seat in (*range(position.season.managers), None):
                    await pairs.check(position, seat)

    with pytest.raises(Told):
        asyncio.run(look())
