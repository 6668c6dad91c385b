"""Keys: how a season's 32 secret bytes are made from a seed, the seal that commits to them, and what seats add."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from touchline.cards.mistakes import BadSetup
from touchline.engine.dealer import key_of_seed

KEY_BYTES: Final = 32
SALT_BYTES: Final = 16


class Secret:
    """What a season's dice follow from: its key, and the salts that the seats have added, if they have.

    `stream` is the key of the stream from which draws come.
    """

    __slots__ = ("key", "salts", "stream")

    def __init__(self, key: bytes, salts: tuple[bytes, ...] = ()) -> None:
        self.key = key
        self.salts = salts
        self.stream = stream_of(key, salts)


def key_of(seed: object) -> bytes:
    """The key for a seed: a number is hashed into one, 32 bytes are one, without a seed it is new and secret."""
    if seed is None:
        return secrets.token_bytes(KEY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != KEY_BYTES:
            raise BadSetup(
                f"A seed of {len(seed)} bytes is no key.",
                f"A key has {KEY_BYTES} bytes; a whole number will do too.",
            )
        return seed
    if isinstance(seed, int):
        return key_of_seed(seed)
    raise BadSetup(f"{seed!r} is no seed.", f"A seed is a whole number or {KEY_BYTES} bytes.")


def secret_of(seed: object, salts: Sequence[bytes], managers: int) -> Secret:
    """The secret of a season of so many managers; without salts its stream is that of the key alone."""
    return Secret(key_of(seed), checked_salts(salts, managers))


def checked_salts(salts: Sequence[bytes], managers: int) -> tuple[bytes, ...]:
    """Salts as they are given, one of 16 bytes for each manager, or none at all; BadSetup otherwise."""
    if not isinstance(salts, list | tuple):
        raise BadSetup(f"Salts are given as {type(salts).__name__}.", "Give a list of them, or none.")
    if salts and len(salts) != managers:
        raise BadSetup(
            f"Salts are given for {len(salts)} of {managers} managers.",
            "Give one for each manager, in seating order, or none at all.",
        )
    for manager, salt in enumerate(salts):
        if not isinstance(salt, bytes) or len(salt) != SALT_BYTES:
            raise BadSetup(
                f"What is given as the salt of manager {manager} is none.",
                f"A salt is {SALT_BYTES} bytes; zeros for who adds nothing.",
            )
    return tuple(salts)


def seal_of(key: bytes) -> str:
    """The seal of a key, in hex: it can be shown before a season, and tells afterwards whether the key is the same."""
    return blake2b(key, digest_size=32, person=b"touchline seal").hexdigest()


def stream_of(key: bytes, salts: tuple[bytes, ...] = ()) -> bytes:
    """The key of the stream from which draws come: the key, or, if seats have added salts, the hash of all."""
    if not salts:
        return key
    return blake2b(b"".join(salts), digest_size=32, key=key, person=b"touchline stream").digest()
