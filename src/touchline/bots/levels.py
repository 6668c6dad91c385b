"""The levels that count: regular, veteran and legend. All of them think on seasons that are dealt from their seat."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Final

from touchline.bots.advice import Advice, Weighed, advised
from touchline.bots.crew import Crew, Habits, can_help, crew_of
from touchline.bots.search.policy import Policy
from touchline.bots.search.tree import SETTLED, Search
from touchline.bots.seat import Bot, Seat
from touchline.bots.tuning import facts_of
from touchline.engine.machine import Option as Answer
from touchline.rules.season import Season
from touchline.table.options import Option

Character = tuple[tuple[str, float], ...]
"""Weights that differ from the tuned ones, by name."""

CHARACTERS: Final[dict[str, Character]] = {
    "aggressive": (("strike", 0.6), ("early_tackle", 0.3), ("rivalry", 1.6)),
    "careful": (("strike", -0.3), ("cheat", -1.0), ("spread", 0.9), ("hold", 0.5)),
    "cheating": (("cheat", 1.5),),
}
"""Characters by name: who likes a fight more than it is worth, who runs no risks, and who can't leave tokens alone."""


class Regular(Bot):
    """Follows sound rules of thumb: commits and tackles where it is worth most fans, on average."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.character: Character = ()

    def decide(self, seat: Seat) -> Option:
        """The option that the rules of thumb rate highest."""
        season = seat.deal_numbers(0)
        assert season.pending is not None
        return _option(seat, season, self.policy(season).take(season, season.pending))

    def policy(self, season: Season) -> Policy:
        """His rules of thumb, for the cards that a season is made of."""
        return Policy(facts_of(season.book, self.character))

    def advise(self, seat: Seat, most: int = 3) -> tuple[Advice, ...]:
        """The best options, best first, with what each is worth and why."""
        dealt = seat.deal(0)
        policy = self.policy(dealt.position)
        return advised(dealt, policy, self.weigh(seat, dealt.position, policy), most)

    def weigh(self, seat: Seat, season: Season, policy: Policy) -> list[Weighed]:
        """What each answer is worth in fans, the best first."""
        assert season.pending is not None
        rates = policy.rate(season, season.pending)
        weighed = [Weighed(*pair) for pair in zip(season.pending.options, rates, strict=True)]
        return sorted(weighed, key=lambda found: -found.fans)


class Searcher(Regular):
    """Plays the week on in his head from each option, on seasons that he could be in, before he decides."""

    playouts: int | None = 20

    trust: ClassVar[float] = 4.0
    """How many tries the word of a rule of thumb is worth."""

    curiosity: ClassVar[float] = 0.1
    """How much he looks into options that he knows little about, as a share of winning."""

    breadth: ClassVar[float] = 2.0
    """An option is never taken to be worse than so many fans before it is tried."""

    def decide(self, seat: Seat) -> Option:
        """The option that did best."""
        season = seat.deal_numbers(0)
        assert season.pending is not None
        policy = self.policy(season)
        if season.pending.kind in SETTLED:
            return _option(seat, season, policy.take(season, season.pending))
        search = self.begin(seat.decision.number, season, policy)
        self.think(search, seat)
        return _option(seat, season, search.best())

    def weigh(self, seat: Seat, season: Season, policy: Policy) -> list[Weighed]:
        """What each answer came to be worth in fans, the best first, by tries and rules of thumb together."""
        assert season.pending is not None
        if season.pending.kind in SETTLED:
            return super().weigh(seat, season, policy)
        search = self.begin(seat.decision.number, season, policy)
        self.think(search, seat)
        return [Weighed(branch.option, search.lead(branch), branch.tries) for branch in search.ranking()]

    def begin(self, number: int, season: Season, policy: Policy) -> Search:
        """A search at the decision of this number, with a seed of its own."""
        return Search(season, policy, self.seed_of(number), self.trust, self.curiosity, self.breadth)

    def seed_of(self, number: int) -> int:
        """The seed of the decision of this number."""
        return self.seed * SEEDS + number * TRIES

    def think(self, search: Search, seat: Seat) -> None:
        """Play as many weeks as he has."""
        assert self.playouts is not None
        search.run(self.playouts)


class Veteran(Searcher):
    """Weighs the options by odds and payouts over this week, with a few tries of the likeliest."""


class Legend(Searcher):
    """Searches as long as he may: by the clock where one runs, else for so many playouts; in several processes if told.

    The playouts are divided among the processes, each with a tree of its own; all count for the choice.
    """

    playouts: int | None = 200

    def __init__(self, seed: int = 0, processes: int = 1) -> None:
        super().__init__(seed)
        self.processes = processes

    def think(self, search: Search, seat: Seat) -> None:
        """Play weeks till the time is up, or as many as he has."""
        crew = self._crew(search.season)
        playouts = self.playouts or 0
        share = playouts // self.processes if crew else 0
        seconds = None if seat.seconds is None else seat.seconds * SHARE
        end = monotonic() + (seconds or 0.0)
        if crew:
            crew.send(search.season, self._habits(), self.seed_of(seat.decision.number), share, seconds)
        if seconds is None:
            search.run(playouts - share * (self.processes - 1))
        while monotonic() < end:
            search.play()
        if crew:
            for found in crew.hear(None if seat.seconds is None else seat.seconds * LATE):
                search.add(found)

    def _crew(self, season: Season) -> Crew | None:
        """The processes that help, if there are any and they know the cards."""
        return crew_of(self.processes - 1) if self.processes > 1 and can_help(season) else None

    def _habits(self) -> Habits:
        return Habits(self.character, self.trust, self.curiosity, self.breadth)


LATE: Final = 0.1
"""For so much of his time he waits for what other processes have found."""

SHARE: Final = 0.8
"""So much of his time he thinks; the rest is for what comes before and after."""

TRIES: Final = 1 << 20
SEEDS: Final = 1 << 40
"""How far apart the seeds of bots and of decisions lie."""


def _option(seat: Seat, season: Season, answer: Answer) -> Option:
    """The seat's option of an answer in the numbers of the rules."""
    assert season.pending is not None
    return seat.decision.options[season.pending.options.index(answer)]
