"""Information-set Monte Carlo tree search over one's own decisions of a week, on seasons that are dealt anew each time.

The tree is that of the manager who decides; whatever others answer, and chance brings, lies between two of its nodes.
Each option starts out with some tries' weight of what the rules of thumb say of it.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from touchline.bots.search.facts import Facts
from touchline.bots.search.outlook import weeks_to_come
from touchline.bots.search.playout import answer_in_week, values
from touchline.bots.search.policy import PLAIN, Policy
from touchline.bots.search.worth import chances, prospects
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.engine.machine import Decision, Option
from touchline.rules import questions as ask
from touchline.rules.redeal import redeal
from touchline.rules.season import Season

SETTLED: Final = (
    *PLAIN,
    ask.BOTTOM_CARD,
    ask.KEEP_CARD,
    ask.ADD_STAR,
    ask.RETURN_CARD,
    ask.TOP_CARD,
    ask.LOSE_CARD,
    ask.DISCARD_UNWANTED,
)
"""Questions that nothing of this week tells more about than the rules of thumb do."""


Found = tuple[Option, int, float, float]
"""What a search elsewhere found of an option: tries, what came of them as a share of winning, and as a lead."""


class Branch:
    """An option: how often it was tried, what came of it, and what the rules of thumb expect of it."""

    __slots__ = ("fans", "nodes", "option", "prior", "total", "tries")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.tries: int = 0
        self.total: float = 0.0
        self.fans: float = 0.0
        """The lead in fans that came of it, summed up."""
        self.nodes: dict[Option, Node] = {}


class Node:
    """A decision of the manager's own, in whichever of the seasons that look alike to him."""

    __slots__ = ("branches", "tries")

    def __init__(self) -> None:
        self.tries: int = 0
        self.branches: dict[Option, Branch] = {}


class Search:
    """A search for the best option of a decision. `trust` is how many tries a rule of thumb's word is worth."""

    __slots__ = (
        "breadth",
        "curiosity",
        "facts",
        "me",
        "policy",
        "root",
        "season",
        "seed",
        "slope",
        "standing",
        "trust",
    )

    def __init__(
        self, season: Season, policy: Policy, seed: int, trust: float, curiosity: float, breadth: float
    ) -> None:
        """The season must have been dealt from the seat of who decides; it is left as it is."""
        assert season.pending is not None
        self.season = season
        self.policy = policy
        self.facts: Facts = policy.facts
        self.me = season.pending.manager
        self.seed = seed
        self.trust = trust
        self.curiosity = curiosity
        self.breadth = breadth
        weeks = weeks_to_come(season) + 1
        chance = chances(season, self.facts, weeks)[self.me]
        scale = self.facts.weights.temper + self.facts.weights.temper_week * (weeks - 1)
        self.standing: float = chance
        self.slope: float = max(0.02, chance * (1.0 - chance)) / scale
        """What a fan is worth, as a share of winning."""
        self.root = Node()
        self._grow(self.root, season, season.pending)

    def run(self, playouts: int) -> None:
        """Play so many weeks."""
        for _ in range(playouts):
            self.play()

    def found(self) -> list[Found]:
        """What came of each option, for a search at the same decision to add to its own."""
        return [
            (branch.option, branch.tries, branch.total, branch.fans) for branch in self.root.branches.values()
        ]

    def add(self, found: list[Found]) -> None:
        """Take over what another search at the same decision has found."""
        for option, tries, total, fans in found:
            branch = self.root.branches[option]
            branch.tries += tries
            branch.total += total
            branch.fans += fans
            self.root.tries += tries

    def play(self) -> None:
        """Play a week from the decision on, by the most promising branches as far as the tree goes."""
        branch = self._choose(self.root)
        # Options are compared on the same deals, as far as each has been tried.
        season = redeal(self.season, self.me, KeyDealer(key_of_seed(self.seed + branch.tries)))
        path = [branch]
        self.root.tries += 1
        pending = answer_in_week(season, branch.option)
        is_known = True
        while pending is not None:
            if is_known and pending.manager == self.me and pending.kind not in SETTLED:
                key = (pending.kind, *pending.about)
                found = branch.nodes.get(key)
                if found is None:
                    found = Node()
                    branch.nodes[key] = found
                    is_known = False
                if found.tries or is_known:
                    self._grow(found, season, pending)
                    branch = self._choose_of(found, pending)
                    found.tries += 1
                    path.append(branch)
                    pending = answer_in_week(season, branch.option)
                    continue
                found.tries += 1
            pending = answer_in_week(season, self.policy.take(season, pending))
        self._learn(path, season)

    def _learn(self, path: list[Branch], season: Season) -> None:
        value = values(season, self.facts)[self.me]
        fans = prospects(season, self.facts, weeks_to_come(season) if season.stack else 0)
        own = fans[self.me]
        fans[self.me] = -1000.0
        lead = own - max(fans)
        for branch in path:
            branch.tries += 1
            branch.total += value
            branch.fans += lead

    def _grow(self, node: Node, season: Season, decision: Decision) -> None:
        """Give a node a branch for each option that it has none for yet."""
        missing = False
        for option in decision.options:
            if option not in node.branches:
                missing = True
        if missing:
            rates = self.policy.rate(season, decision)
            best = max(rates)
            for at, option in enumerate(decision.options):
                if option not in node.branches:
                    below = max(-self.breadth, rates[at] - best)
                    node.branches[option] = Branch(option, below * self.slope)

    def _choose(self, node: Node) -> Branch:
        return self._best_of(list(node.branches.values()), node.tries)

    def _choose_of(self, node: Node, decision: Decision) -> Branch:
        return self._best_of([node.branches[option] for option in decision.options], node.tries)

    def _best_of(self, branches: list[Branch], tries: int) -> Branch:
        """The branch to try next."""
        best = branches[0]
        best_hope = -1000.0
        level = self._level(branches)
        wonder = self.curiosity * sqrt(log(tries + 2.0))
        for branch in branches:
            hope = self._judged(branch, level) + wonder / sqrt(self.trust + branch.tries)
            if hope > best_hope:
                best = branch
                best_hope = hope
        return best

    def _level(self, branches: list[Branch]) -> float:
        """What the best option is worth about, if the rules of thumb are right."""
        total = 0.0
        tries = 0
        for branch in branches:
            total += branch.total - branch.prior * branch.tries
            tries += branch.tries
        return total / tries if tries else self.standing

    def _judged(self, branch: Branch, level: float) -> float:
        """What an option is worth, by tries and rules of thumb together."""
        prior = (level + branch.prior) * self.trust
        return (branch.total + prior) / (branch.tries + self.trust)

    def best(self) -> Option:
        """The option that looks best now."""
        return self.ranking()[0].option

    def lead(self, branch: Branch) -> float:
        """By how many fans the manager is ahead in the end with an option, by tries and rules of thumb together."""
        tries = 0
        fans = 0.0
        for other in self.root.branches.values():
            tries += other.tries
            fans += other.fans - other.tries * other.prior / self.slope
        expected = fans / max(1, tries) + branch.prior / self.slope
        return (branch.fans + expected * self.trust) / (branch.tries + self.trust)

    def ranking(self) -> list[Branch]:
        """All options, the best first."""
        branches = list(self.root.branches.values())
        level = self._level(branches)
        judged = [(self._judged(branch, level), branch.tries, -at) for at, branch in enumerate(branches)]
        judged.sort(reverse=True)
        return [branches[-at] for _, _, at in judged]
