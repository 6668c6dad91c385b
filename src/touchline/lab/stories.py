"""How a season went for each manager: where his fans came from, what he gained and when, and how his dice fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from touchline.table import events as told
from touchline.table.events import AnyEvent

PAYOUTS: Final = "payouts"
TOKENS: Final = "tokens"
ABILITIES: Final = "abilities"
CONTRACTS: Final = "contracts"
PENALTIES: Final = "penalties"
SUSPENSION: Final = "suspension"
SOURCES: Final = (PAYOUTS, TOKENS, ABILITIES, CONTRACTS, PENALTIES, SUSPENSION)
"""What fans can come from, or go to."""

FAN_FACES: Final = {"one-fan": 1, "two-fans": 2}
USUAL: Final = (3 - 1) / 6
"""Of a die's six faces three are Target Down, one is Tackler Down."""


class Gain(msgspec.Struct, frozen=True):
    """An improvement that a manager revealed: in which week, and which card; in week 0, before the first."""

    week: int
    card: str


class Story(msgspec.Struct, frozen=True):
    """How a season went for a manager.

    `luck` is by how much the Target Downs less the Tackler Downs of his tackles exceed what as many dice bring on
    average. `decisions` are those that he was asked.
    """

    decisions: int
    fans_from: dict[str, int]
    gains: tuple[Gain, ...]
    tackles: int
    dice: int
    luck: float
    ejections: int


class Watcher:
    """Hears all events of a season, and tells afterwards how it went."""

    def __init__(self, managers: int) -> None:
        self._managers = range(managers)
        self._week = 0
        self._asked: Counter[int] = Counter()
        self._fans: list[Counter[str]] = [Counter() for _ in self._managers]
        self._gains: list[list[Gain]] = [[] for _ in self._managers]
        self._counts: list[Counter[str]] = [Counter() for _ in self._managers]
        self._cause = ABILITIES
        self._promised: list[tuple[int, int]] = []
        self._changes: list[told.FansChanged] = []
        self._tackler: int | None = None

    def count_decision(self, manager: int) -> None:
        """Note that a manager was asked."""
        self._asked[manager] += 1

    def see(self, events: Iterable[AnyEvent]) -> None:
        """Hear what happened."""
        for event in events:
            hear = HEARD.get(type(event))
            if hear is not None:
                hear(self, event)
            if not isinstance(event, told.FansChanged):
                self._changes.clear()

    def stories(self) -> tuple[Story, ...]:
        """How it went for each manager, in seating order."""
        return tuple([self._story(manager) for manager in self._managers])

    def _story(self, manager: int) -> Story:
        counts = self._counts[manager]
        return Story(
            self._asked[manager],
            {source: self._fans[manager][source] for source in SOURCES},
            tuple(self._gains[manager]),
            counts["tackles"],
            counts["dice"],
            round(counts["down"] - counts["tackler"] - counts["dice"] * USUAL, 3),
            counts["ejections"],
        )

    # What is heard.

    def begin_week(self, event: told.WeekBegan) -> None:
        """Another week."""
        self._week = event.number
        self._promised.clear()

    def blame(self, cause: str) -> None:
        """Fans that change from now on do so for this reason."""
        self._cause = cause

    def turn_token(self, event: told.TokenTurned) -> None:
        """A token is turned: it ejects, or its fans come soon."""
        if event.face in FAN_FACES:
            self._promised.append((event.player.manager, FAN_FACES[event.face]))
        self._counts[event.player.manager]["ejections"] += event.face == "ejection"

    def change_fans(self, event: told.FansChanged) -> None:
        """Fans come or go: those that a token promised, or for the reason that was heard last."""
        promise = (event.manager, event.number)
        self._changes.append(event)
        if promise in self._promised:
            self._promised.remove(promise)
            self._fans[event.manager][TOKENS] += event.number
        else:
            self._fans[event.manager][self._cause] += event.number

    def end(self, _: told.SeasonEnded) -> None:
        """Those who lost everything just now were suspended."""
        for event in self._changes:
            if event.total == 0 and event.number < 0:
                self._fans[event.manager][self._cause] -= event.number
                self._fans[event.manager][SUSPENSION] += event.number

    def gain(self, event: told.ImprovementRevealed) -> None:
        """An improvement is revealed."""
        self._gains[event.manager].append(Gain(self._week, event.card))

    def attempt(self, event: told.TackleAttempted) -> None:
        """A tackle: the dice that follow are the tackler's."""
        self._tackler = event.player.manager
        self._counts[self._tackler]["tackles"] += 1

    def roll(self, event: told.DieRolled) -> None:
        """A die shows a face."""
        if self._tackler is not None:
            self._counts[self._tackler]["dice"] += 1
            self._counts[self._tackler][event.die] += 1

    def end_attempt(self, _: told.ResultChosen) -> None:
        """A tackle has its result."""
        self._tackler = None


HEARD: Final[dict[type, Callable[[Watcher, Any], None]]] = {
    told.WeekBegan: Watcher.begin_week,
    told.PayoutCollected: lambda watcher, _: watcher.blame(PAYOUTS),
    told.AbilityUsed: lambda watcher, _: watcher.blame(ABILITIES),
    told.MatchupWon: lambda watcher, _: watcher.blame(ABILITIES),
    told.TackleAttempted: Watcher.attempt,
    told.ContractRevealed: lambda watcher, _: watcher.blame(CONTRACTS),
    told.PenaltyRevealed: lambda watcher, _: watcher.blame(PENALTIES),
    told.TokenTurned: Watcher.turn_token,
    told.FansChanged: Watcher.change_fans,
    told.SeasonEnded: Watcher.end,
    told.ImprovementRevealed: Watcher.gain,
    told.DieRolled: Watcher.roll,
    told.ResultChosen: Watcher.end_attempt,
}
"""What is done when an event of a type is heard."""
