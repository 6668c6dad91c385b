"""Chance: a dealer answers each draw of a season, which has a number, with the place of one of its alternatives."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from struct import unpack
from typing import Final

from mypy_extensions import mypyc_attr

WORDS: Final = 16
"""How many draws one block of the stream serves."""


def words_of_block(key: bytes, block: int) -> tuple[int, ...]:
    """The sixteen 32-bit words of a block: keyed BLAKE2b over the block's number, read little-endian."""
    digest = blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest()
    words: tuple[int, ...] = unpack("<16I", digest)
    return words


def outcome(key: bytes, number: int, alternatives: int) -> int:
    """What draw `number` gives among so many alternatives: a function of the key and the number alone."""
    return (words_of_block(key, number // WORDS)[number % WORDS] * alternatives) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Answers draws. Subclasses say how: from a key, from a record, from a test's script."""

    __slots__ = ()

    @abstractmethod
    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """The place, in `alternatives`, of what draw `number` brings."""

    def take(self, number: int, kind: int, pool: list[int], count: int) -> list[int]:
        """Take so many out of a pool, a draw for each; the first draw has this number."""
        return [pool.pop(self.deal(draw, kind, tuple(pool))) for draw in range(number, number + count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyDealer(Dealer):
    """The dealer of play: `outcome`, with the latest block kept at hand."""

    __slots__ = ("block", "key", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = -1
        self.words: tuple[int, ...] = ()

    def deal(self, number: int, kind: int, alternatives: tuple[int, ...]) -> int:
        """The place of what draw `number` brings; the kind of draw makes no difference."""
        block = number // WORDS
        if block != self.block:
            self.words = words_of_block(self.key, block)
            self.block = block
        return (self.words[number % WORDS] * len(alternatives)) >> 32

    def take(self, number: int, kind: int, pool: list[int], count: int) -> list[int]:
        """Take so many out of a pool, with the same draws as one by one."""
        taken: list[int] = []
        left = len(pool)
        for draw in range(number, number + count):
            block = draw // WORDS
            if block != self.block:
                self.words = words_of_block(self.key, block)
                self.block = block
            taken.append(pool.pop(self.words[draw % WORDS] * left >> 32))
            left -= 1
        return taken


def key_of_seed(seed: int | bytes) -> bytes:
    """The key for a seed: 32 bytes are a key as they are, a number is hashed into one."""
    if isinstance(seed, bytes):
        return seed
    return blake2b(str(seed).encode(), digest_size=32, person=b"touchline seed").digest()
