"""Playing seasons on at random, over the rules themselves: as fast as they go, and compiled together with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.engine.machine import advance, answer

if TYPE_CHECKING:
    from touchline.rules.season import Season

BITS: Final = 40
"""The state of the generator has so many bits, so that a step stays within the whole numbers a machine adds at once."""

MASK: Final = (1 << BITS) - 1
FACTOR: Final = 1664525
STEP: Final = 1013904223
GOLDEN: Final = 0x9E3779B97F4A7C15


def first_state(seed: int) -> int:
    """Where the generator stands before the first choice; seeds that lie side by side begin far from each other."""
    return (seed * GOLDEN ^ seed * GOLDEN >> 31) & MASK


def next_state(state: int) -> int:
    """Where the generator stands after a choice: a linear congruential step, of which the high bits are used."""
    return (state * FACTOR + STEP) & MASK


def place(state: int, options: int) -> int:
    """The place of the option that a state takes, of so many."""
    return (state * options) >> BITS


def play_random(season: Season, seed: int) -> int:
    """Play a season to its end, each manager taking any option; answers how many decisions were asked.

    The choices follow from the seed alone, those of chance from the dealer of the season.
    """
    pending = season.pending if season.pending is not None else advance(season)
    state = first_state(seed)
    decisions = 0
    while pending is not None:
        decisions += 1
        state = (state * FACTOR + STEP) & MASK  # `next_state` and `place`, written out for speed
        options = pending.options
        pending = answer(season, options[(state * len(options)) >> BITS])
    return decisions
