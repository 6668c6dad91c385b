"""Climbing: weights are changed one by one, and a change is kept that surely wins more seasons than it loses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from touchline.bots.search.facts import Facts
from touchline.bots.search.playout import play_season
from touchline.bots.search.policy import Policy
from touchline.bots.search.weights import WEIGHTS, Weights
from touchline.cards import library
from touchline.cards.shapes import SETS
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.engine.machine import advance
from touchline.rules.ending import winner
from touchline.rules.position import NONE
from touchline.rules.setup import begin


class Reach(NamedTuple):
    """By how much a weight is changed at first, and between which values it stays."""

    step: float
    least: float = -10.0
    most: float = 10.0


REACHES: Final = {
    "coming": Reach(0.1, 0.0, 0.95),
    "early_tackle": Reach(0.4),
    "hold": Reach(0.3, 0.0),
    "newcomer": Reach(1.0, 0.0),
    "rivalry": Reach(0.3, 0.0),
    "saved": Reach(0.15),
    "spread": Reach(0.3, 0.1),
    "sprint": Reach(0.1),
    "staff_upgrade": Reach(0.3, 0.0),
    "star": Reach(0.3, 0.0),
    "team_upgrade": Reach(0.3, 0.0),
    "tie": Reach(0.4, 0.0),
    "unplayed": Reach(0.2, 0.0),
    "upgrade": Reach(0.4, 0.0),
}
"""The weights that are climbed with; the others are found otherwise, or belong to characters."""

TABLES: Final = (2, 4)
"""A change is tried in seasons of so many managers; at the larger table in half as many."""

SURE: Final = 2.0
"""A change is kept if what it wins more is so many standard errors, taken together over both tables."""

SHRUNK: Final = 0.6
"""A step that led nowhere is this much shorter in the next round."""

Tell = Callable[[str], None]


def policy_of(weights: Mapping[str, float], cards: Mapping[str, float]) -> Policy:
    """Rules of thumb for all boxes that weigh so."""
    return Policy(Facts(library().book_of(SETS), Weights(weights), cards))


def share_won(challenger: Policy, holder: Policy, managers: int, seasons: int, seed: int) -> float:
    """The share of seasons that the challenger wins alone among holders; he goes around the seats of equal seasons."""
    book = challenger.facts.book
    won = 0.0
    for number in range(seasons):
        season = begin(book, (), managers, 0, KeyDealer(key_of_seed(seed + number // managers)))
        season.pending = advance(season)
        seat = number % managers
        play_season(season, [challenger if other == seat else holder for other in range(managers)])
        best = winner(season)
        won += 1.0 / managers if best == NONE else float(best == seat)
    return won / seasons


def surplus(challenger: Policy, holder: Policy, seasons: int, seed: int) -> float:
    """How many standard errors more than his fair share a challenger wins, over both tables."""
    total = 0.0
    for managers in TABLES:
        count = seasons * TABLES[0] // managers
        fair = 1.0 / managers
        error = sqrt(fair * (1.0 - fair) / count)
        total += (share_won(challenger, holder, managers, count, seed) - fair) / error
    return total / sqrt(len(TABLES))


def climb(cards: Mapping[str, float], rounds: int, seasons: int, seed: int, tell: Tell) -> dict[str, float]:
    """The weights after so many rounds, from those that nobody has tuned; each change is tried in so many seasons."""
    weights = dict(WEIGHTS)
    steps = {name: reach.step for name, reach in REACHES.items()}
    random = Random(seed)
    for number in range(rounds):
        names = list(steps)
        random.shuffle(names)
        for name in names:
            seed += seasons
            changed = _better(weights, name, steps[name], cards, seasons, seed)
            if changed is None:
                steps[name] *= SHRUNK
            else:
                weights = changed
                tell(f"round {number + 1}: {name} = {weights[name]}")
    return {name: weights[name] for name in REACHES}


def _better(
    weights: dict[str, float], name: str, step: float, cards: Mapping[str, float], seasons: int, seed: int
) -> dict[str, float] | None:
    """The weights with one of them changed, up or down, if that is surely better."""
    holder = policy_of(weights, cards)
    reach = REACHES[name]
    for change in (step, -step):
        value = round(min(reach.most, max(reach.least, weights[name] + change)), 3)
        changed = {**weights, name: value}
        if value != weights[name] and surplus(policy_of(changed, cards), holder, seasons, seed) > SURE:
            return changed
    return None
