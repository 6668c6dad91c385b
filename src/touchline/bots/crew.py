"""Processes that search beside this one: each grows a tree of its own from the same decision, and tells what it found.

They are started when they are first wanted, kept for further decisions, and end with the process that wanted them.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, NamedTuple

from touchline.bots.search.policy import Policy
from touchline.bots.search.tree import Found, Search
from touchline.bots.tuning import facts_of
from touchline.cards import library
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.rules.season import Season
from touchline.table.saves import boxes_in, pack, unpack


class Habits(NamedTuple):
    """How a bot searches: his character, and what he makes of rules of thumb and tries (`Searcher`)."""

    character: tuple[tuple[str, float], ...]
    trust: float
    curiosity: float
    breadth: float

    def begin(self, season: Season, seed: int) -> Search:
        """A search at the decision that a dealt season waits for."""
        policy = Policy(facts_of(season.book, self.character))
        return Search(season, policy, seed, self.trust, self.curiosity, self.breadth)


class Errand(NamedTuple):
    """A decision to search at, and for how long: so many playouts, or so many seconds."""

    number: int
    save: str
    habits: Habits
    seed: int
    playouts: int
    seconds: float | None


def run_errand(errand: Errand) -> list[Found]:
    """Search, and tell what came of each option."""
    book = library().book_of(boxes_in(errand.save))
    season = unpack(errand.save, KeyDealer(key_of_seed(0)), book)
    search = errand.habits.begin(season, errand.seed)
    if errand.seconds is None:
        search.run(errand.playouts)
    else:
        end = monotonic() + errand.seconds
        while monotonic() < end:
            search.play()
    return search.found()


def helper(errands: Connection) -> None:
    """What a helping process does: one errand after the other, until nobody is there to send it on any."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            errand: Errand = errands.recv()
            errands.send((errand.number, run_errand(errand)))


class Crew:
    """So many helping processes."""

    def __init__(self, helpers: int) -> None:
        self._helpers = helpers
        self._lines: list[Connection] = []
        self._sent = 0

    def start(self) -> None:
        """Start the processes that don't run yet."""
        context = get_context("spawn")
        while len(self._lines) < self._helpers:
            here, there = context.Pipe()
            context.Process(target=helper, args=(there,), daemon=True).start()
            there.close()
            self._lines.append(here)

    def send(
        self, season: Season, habits: Habits, seed: int, playouts: int, seconds: float | None = None
    ) -> None:
        """Have all of them search, each with a seed of its own, and each for so many playouts or seconds."""
        self.start()
        self._sent += 1
        save = pack(season)
        for at, line in enumerate(tuple(self._lines), 1):
            errand = Errand(self._sent, save, habits, seed + at * APART, playouts, seconds)
            try:
                line.send(errand)
            except OSError:
                self._lines.remove(line)

    def hear(self, seconds: float | None = None) -> list[list[Found]]:
        """What they found; of those who have not ended after so many seconds, nothing."""
        end = None if seconds is None else monotonic() + seconds
        heard: list[list[Found]] = []
        for line in tuple(self._lines):
            try:
                found = self._answer(line, end)
            except (EOFError, OSError):
                # It has gone; another one is started for the next decision.
                self._lines.remove(line)
                continue
            if found is not None:
                heard.append(found)
        return heard

    def _answer(self, line: Connection, end: float | None) -> list[Found] | None:
        """The answer to the last errand; answers that came too late for the ones before are dropped."""
        while line.poll(None if end is None else max(0.0, end - monotonic())):
            number, found = line.recv()
            if number == self._sent:
                answer: list[Found] = found
                return answer
        return None


APART: Final = 1 << 14
"""How far the seeds of helpers lie apart."""


@cache
def crew_of(helpers: int) -> Crew:
    """The crew of so many processes."""
    return Crew(helpers)


def can_help(season: Season) -> bool:
    """Whether other processes know the cards of a season: not those of a pack of somebody's own."""
    return library().book_of(season.book.expansions) is season.book
