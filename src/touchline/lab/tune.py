"""Tuning: what each improvement brings in a week, and how to weigh matchups, found from seasons of self-play.

Run as `python -m touchline.lab.tune`; it writes the whole file of weights that comes with the package, from nothing:
first what cards bring with untuned weights, then the weights by climbing, then the cards again, and what leads mean.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from touchline.bots.search.facts import Facts
from touchline.bots.search.outlook import weeks_to_come
from touchline.bots.search.playout import advance_in_week, answer_in_week
from touchline.bots.search.policy import Policy
from touchline.bots.search.worth import prospects
from touchline.bots.tuning import FILE
from touchline.cards import library
from touchline.cards.shapes import SETS
from touchline.engine.dealer import KeyDealer, key_of_seed
from touchline.lab.climbing import Tell, climb, policy_of
from touchline.rules.ending import winner
from touchline.rules.position import NONE
from touchline.rules.printed import Book
from touchline.rules.questions import KEEP_CARD
from touchline.rules.season import Season
from touchline.rules.setup import begin

MANAGERS: Final = (2, 3, 4)
"""Seasons of these numbers of managers are played in turn."""

CURIOUS: Final = 0.5
"""How often any card is kept, so that every card is seen at work."""

RIDGE: Final = 60.0
"""How many weeks' evidence it takes to move a card half the way from the average of its kind."""

Row = tuple[dict[int, float], float]
"""What a manager had more than the others at the end of a week, times weeks to come; what he then gained more."""


class Study:
    """Sums over rows, from which the worths follow."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.products: dict[int, dict[int, float]] = {}
        self.sums: dict[int, float] = {}
        self.rows = 0

    def add(self, row: Row) -> None:
        """Add a row."""
        counts, gained = row
        self.rows += 1
        for title, count in counts.items():
            self.sums[title] = self.sums.get(title, 0.0) + count * gained
            line = self.products.setdefault(title, {})
            for other, many in counts.items():
                line[other] = line.get(other, 0.0) + count * many

    def worths(self) -> dict[str, float]:
        """What each card brings a week, in fans: a ridge regression, kinds first and then each card beside its kind."""
        cards = self.book.printed
        kinds = sorted({cards[title].kind for title in self.sums})
        titles = sorted(self.sums)
        size = len(kinds) + len(titles)
        lines = [[0.0] * (size + 1) for _ in range(size)]
        for at, title in enumerate(titles, len(kinds)):
            kind = kinds.index(cards[title].kind)
            lines[at][-1] += self.sums[title]
            lines[kind][-1] += self.sums[title]
            for to, other in enumerate(titles, len(kinds)):
                product = self.products[title].get(other, 0.0)
                other_kind = kinds.index(cards[other].kind)
                lines[at][to] += product
                lines[kind][to] += product
                lines[at][other_kind] += product
                lines[kind][other_kind] += product
        for at in range(len(kinds), size):
            lines[at][at] += RIDGE
        found = solved(lines)
        return {
            cards[title].id: round(found[at] + found[kinds.index(cards[title].kind)], 3)
            for at, title in enumerate(titles, len(kinds))
        }


def solved(lines: list[list[float]]) -> list[float]:
    """The solution of linear equations, by elimination; the last column is the right side."""
    size = len(lines)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(lines[row][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        top = lines[at]
        for row in range(at + 1, size):
            factor = lines[row][at] / top[at]
            if factor:
                line = lines[row]
                for column in range(at, size + 1):
                    line[column] -= factor * top[column]
    found = [0.0] * size
    for at in reversed(range(size)):
        line = lines[at]
        rest = sum([line[column] * found[column] for column in range(at + 1, size)])
        found[at] = (line[size] - rest) / line[at]
    return found


class Stop(NamedTuple):
    """A season between two weeks: how many are to come, what each manager owns, fans, and fans to be expected."""

    weeks: int
    owned: list[dict[int, float]]
    fans: list[int]
    prospects: list[float]


def played(season: Season, policy: Policy, random: Random, curious: float) -> list[Stop]:
    """Play a season, each manager by the same rules of thumb; answers its stops between weeks."""
    stops: list[Stop] = []
    pending = season.pending
    while True:
        while pending is not None:
            option = policy.take(season, pending)
            if pending.kind == KEEP_CARD and random.random() < curious:
                option = random.choice(pending.options)
            pending = answer_in_week(season, option)
        if not season.stack:
            return stops
        weeks = weeks_to_come(season)
        owned = [_owned(season, manager, policy.facts) for manager in range(season.managers)]
        stops.append(Stop(weeks, owned, list(season.fans), prospects(season, policy.facts, weeks)))
        season.stack[-1].go_to("begin_week")
        pending = advance_in_week(season)


def _owned(season: Season, manager: int, facts: Facts) -> dict[int, float]:
    found: dict[int, float] = {}
    roster = season.top[manager] + season.hand[manager] + season.deck[manager] + season.discard[manager]
    for title in (*season.upgrades[manager], *[title for title in roster if facts.is_star[title]]):
        found[title] = found.get(title, 0.0) + 1.0
    return found


def _row(owned: Sequence[dict[int, float]], gained: Sequence[float], manager: int, weeks: int) -> Row:
    """A manager beside the average of the others."""
    others = len(owned) - 1
    counts: dict[int, float] = {}
    for other, cards in enumerate(owned):
        share = float(weeks) if other == manager else -weeks / others
        for title, count in cards.items():
            counts[title] = counts.get(title, 0.0) + share * count
    return counts, gained[manager] - (sum(gained) - gained[manager]) / others


def seasons_of(
    count: int, seed: int, weights: Mapping[str, float], cards: Mapping[str, float]
) -> Iterator[tuple[Season, Policy]]:
    """Seasons of all boxes that are about to be played, with rules of thumb that weigh so."""
    policy = policy_of(weights, cards)
    for number in range(count):
        managers = MANAGERS[number % len(MANAGERS)]
        season = begin(policy.facts.book, (), managers, 0, KeyDealer(key_of_seed(seed + number)))
        advance_in_week(season)
        yield season, policy


def weigh_cards(count: int, seed: int, weights: Mapping[str, float], cards: Mapping[str, float]) -> Study:
    """Play so many seasons, and gather what came of the improvements."""
    study = Study(library().book_of(SETS))
    random = Random(seed)
    for season, policy in seasons_of(count, seed, weights, cards):
        for stop in played(season, policy, random, CURIOUS):
            pairs = zip(season.fans, stop.fans, strict=True)
            gained = [float(end - then) for end, then in pairs]
            for manager in range(season.managers):
                study.add(_row(stop.owned, gained, manager, stop.weeks))
    return study


def weigh_leads(
    count: int, seed: int, weights: Mapping[str, float], cards: Mapping[str, float]
) -> tuple[float, float, float]:
    """How large a lead is a fair chance at the end, how much more each week to come, and how surprised they leave us.

    The surprise is the average of what the winner's chance lacked, as minus its logarithm.
    """
    seen: list[tuple[int, list[float], int]] = []
    for season, policy in seasons_of(count, seed, weights, cards):
        stops = played(season, policy, Random(seed), 0.0)
        best = winner(season)
        if best != NONE:
            seen += [(stop.weeks, stop.prospects, best) for stop in stops]
    surprise, temper, temper_week = min(
        [
            (_surprise(seen, end / 4, week / 4), end / 4, week / 4)
            for end in range(2, 17, 2)
            for week in range(1, 17)
        ]
    )
    return temper, temper_week, surprise


def _surprise(seen: list[tuple[int, list[float], int]], temper: float, temper_week: float) -> float:
    total = 0.0
    for weeks, found, best in seen:
        scale = temper + temper_week * weeks
        top = max(found)
        total += log(sum([exp((fans - top) / scale) for fans in found])) - (found[best] - top) / scale
    return total / len(seen)


def written(
    command: str, seed: int, figures: dict[str, float], weights: dict[str, float], cards: dict[str, float]
) -> str:
    """The file of weights."""
    lines = [f'command = "{command}"', f"seed = {seed}"]
    for name, table in (("figures", figures), ("weights", weights), ("cards", cards)):
        lines += ["", f"[{name}]", *[f"{key} = {value}" for key, value in sorted(table.items())]]
    return "\n".join(lines) + "\n"


def tune(seasons: int, rounds: int, tries: int, seed: int, tell: Tell) -> str:
    """The file of weights, made anew: nothing of the present one goes into it."""
    cards = weigh_cards(seasons, seed, {}, {}).worths()
    tell(f"{len(cards)} cards weighed, with untuned weights")
    weights = climb(cards, rounds, tries, seed, tell)
    study = weigh_cards(seasons, seed + seasons, weights, cards)
    cards = study.worths()
    temper, temper_week, surprise = weigh_leads(seasons // 3, seed + 2 * seasons, weights, cards)
    weights.update({"temper": temper, "temper_week": temper_week})
    figures = {
        "seasons": float(seasons),
        "rows": float(study.rows),
        "rounds": float(rounds),
        "tries": float(tries),
        "surprise": round(surprise, 4),
    }
    command = (
        f"python -m touchline.lab.tune --seasons {seasons} --rounds {rounds} --tries {tries} --seed {seed}"
    )
    return written(command, seed, figures, weights, cards)


def main() -> None:
    """Play, and write the file."""
    parser = ArgumentParser(
        description="Find out by self-play what improvements, matchups and leads are worth."
    )
    parser.add_argument("--seasons", type=int, default=6000, help="seasons from which cards are weighed")
    parser.add_argument("--rounds", type=int, default=4, help="how often each weight is tried to be changed")
    parser.add_argument("--tries", type=int, default=1000, help="seasons in which a change is tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path(__file__).parents[1] / "bots" / FILE)
    given = parser.parse_args()
    text = tune(given.seasons, given.rounds, given.tries, given.seed, print)
    given.file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
