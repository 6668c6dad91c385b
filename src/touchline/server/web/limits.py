"""How much anybody may ask for: buckets that fill with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

REMEMBERED: Final = 10_000


class Limit:
    """So many a second for each name, and `most` at once: three times as many, if nothing else is said."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self.per_second = per_second
        self.most = max(1.0, per_second * 3) if most is None else most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Whether this one may; it is counted."""
        now = monotonic()
        left, at = self._left.pop(name, (self.most, now))
        left = min(self.most, left + (now - at) * self.per_second)
        is_allowed = left >= 1
        self._left[name] = (left - 1 if is_allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return is_allowed
