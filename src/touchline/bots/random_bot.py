"""A manager who takes any option."""

from __future__ import annotations

from random import Random

from touchline.bots.seat import Bot, Seat
from touchline.table.options import Option


class RandomBot(Bot):
    """Takes any option, each as likely as the others: what every other bot has to beat."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.random = Random(seed)

    def decide(self, seat: Seat) -> Option:
        """Any of the options."""
        return self.random.choice(seat.decision.options)
