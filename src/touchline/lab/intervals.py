"""Shares and averages with the 95 % intervals that the true ones lie in."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.96
"""So many standard errors to either side make 95 %."""


class Estimate(NamedTuple):
    """A figure, and the bounds of its 95 % interval; `cases` is how many it is from."""

    value: float
    low: float
    high: float
    cases: int


def share(wins: float, count: int) -> Estimate:
    """The share of wins, with its interval by Wilson; wins may be parts of wins."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    found = wins / count
    middle = (found + Z * Z / (2 * count)) / (1 + Z * Z / count)
    width = Z * sqrt(found * (1 - found) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Estimate(found, max(0.0, middle - width), min(1.0, middle + width), count)


def average(values: Sequence[float]) -> Estimate:
    """The average of some values; of a single one nothing is known about how far it may be off."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = fmean(values)
    width = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - width, mean + width, len(values))
