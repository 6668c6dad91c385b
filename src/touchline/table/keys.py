"""Keys: how a season's 32 secret bytes are made from a seed, and the seal that commits to them."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from touchline.cards.mistakes import BadSetup
from touchline.engine.dealer import key_of_seed

KEY_BYTES: Final = 32


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


def seal_of(key: bytes) -> str:
    """The seal of a key, in hex: it can be shown before a season, and tells afterwards whether the key is the same."""
    return blake2b(key, digest_size=32, person=b"touchline seal").hexdigest()
