"""The server's clock: it stands still while no process is up, so no deadline passes while nobody can answer."""

from __future__ import annotations

from collections.abc import Callable
from time import time


class ServerClock:
    """Seconds since the epoch, less the time for which the server was down in all."""

    def __init__(self, lost: float = 0, wall: Callable[[], float] = time) -> None:
        self.lost = lost
        self.wall = wall

    def wall_at(self, moment: float) -> float:
        """What a clock on the wall shows at a moment of the server's clock, if the server isn't down till then."""
        return moment + self.lost

    def now(self) -> float:
        """What the server's clock shows."""
        return self.wall() - self.lost
