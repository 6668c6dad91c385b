"""What a bot is, and what it gets: a seat at the table, through which it sees no more than its manager may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from touchline.cards import BadChoice
from touchline.rules.season import Season as Position
from touchline.table.decisions import Decision
from touchline.table.options import Option
from touchline.table.season import Season
from touchline.table.view import View


class Seat:
    """A manager's place at a season that waits for his answer.

    `seconds` is what is left to think, or None where no clock runs. A seat is good for one decision.
    """

    __slots__ = ("__season", "__view", "decision", "manager", "seconds")

    def __init__(self, season: Season, manager: int, seconds: float | None = None) -> None:
        decision = season.decision
        if decision is None or decision.manager != manager:
            asked = "nobody" if decision is None else f"manager {decision.manager}"
            raise BadChoice(f"Manager {manager} has nothing to decide.", f"It is {asked} who is asked now.")
        self.manager = manager
        self.decision: Decision = decision
        self.seconds = seconds
        self.__season = season
        self.__view: View | None = None

    @property
    def view(self) -> View:
        """What the manager may know."""
        if self.__view is None:
            self.__view = self.__season.view(self.manager)
        return self.__view

    def deal(self, seed: int) -> Season:
        """A whole season that the manager could be in, with dice of its own, to try things out on."""
        return self.__season.redeal(self.manager, seed)

    def deal_numbers(self, seed: int) -> Position:
        """The season of `deal` in the numbers of the rules: for search, where a label would take longer than a move."""
        return self.__season.redeal(self.manager, seed, events=False).position


class Bot(ABC):
    """A manager that decides for itself. Of equal seeds, and asked the same, it decides alike.

    `playouts` is how many seasons it plays on in its head for a decision, unless its name says another number; None
    if it does no such thing.
    """

    playouts: int | None = None

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, seat: Seat) -> Option:
        """One of the options of `seat.decision`."""
