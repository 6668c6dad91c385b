"""What many seasons show, as figures with intervals: read from the rows of their table, one for each manager."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from touchline.cards import Card
from touchline.lab.intervals import Estimate, average, share
from touchline.lab.stories import SOURCES
from touchline.lab.tables import Row, Value

IMPROVEMENTS: Final = ("star", "team_upgrade", "staff_upgrade")
FEWEST_GAINS: Final = 20
"""Of a card that was gained less often nothing is said."""

FIFTHS: Final = 5


class Standing(NamedTuple):
    """How some managers fared together: the share of wins, what would be fair, and their fans."""

    wins: Estimate
    fair: float
    fans: Estimate


class Adds(NamedTuple):
    """What a card adds against another of its kind of the same week: fans, and the share of wins above the fair one."""

    card: str
    fans: Estimate
    wins: Estimate


def standing(rows: Sequence[Row]) -> Standing:
    """How the managers of these rows fared."""
    fair = fmean([1 / number(row, "managers") for row in rows])
    wins = sum([number(row, "win") for row in rows])
    return Standing(share(wins, len(rows)), fair, average([number(row, "fans") for row in rows]))


def grouped(rows: Iterable[Row], key: Callable[[Row], Value]) -> dict[Value, list[Row]]:
    """Rows by what they have in common, in order of that."""
    found: dict[Value, list[Row]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return {value: found[value] for value in sorted(found, key=lambda value: (isinstance(value, str), value))}


def number(row: Row, column: str) -> float:
    """A figure of a row."""
    value = row[column]
    assert not isinstance(value, str)
    return float(value)


def rules_of(row: Row) -> list[str]:
    """The optional rules of a row's season."""
    return str(row["options"]).split()


def with_rule(rows: Iterable[Row], rule: str) -> list[Row]:
    """The rows of seasons with an optional rule."""
    return [row for row in rows if rule in rules_of(row)]


def sources(rows: Sequence[Row]) -> dict[str, Estimate]:
    """How many fans came from what, for a manager in a season."""
    return {source: of_seasons(rows, f"fans_from_{source}") for source in SOURCES}


def of_seasons(rows: Iterable[Row], column: str) -> Estimate:
    """A figure of a manager in a season. Managers of one season have much in common, so each season counts once."""
    seasons = grouped(rows, lambda row: row["season"]).values()
    return average([fmean([number(row, column) for row in season]) for season in seasons])


def adds(rows: Sequence[Row], cards: Sequence[Card]) -> dict[str, list[Adds]]:
    """What each improvement adds, by its kind, most first.

    Who gains much wins anyway, and who gains early has more of it. So a gain is held against the gains of other cards
    of the same kind in the same week by managers of seasons with as many managers.
    """
    kinds = {card.id: card.kind for card in cards if card.kind in IMPROVEMENTS}
    gains: dict[tuple[str, str, Value], list[tuple[str, float, float]]] = defaultdict(list)
    for row in rows:
        for gain in str(row["gains"]).split():
            week, _, card = gain.partition(":")
            if card in kinds:
                fans = number(row, "fans")
                win = number(row, "win") - 1 / number(row, "managers")
                gains[kinds[card], week, row["managers"]].append((card, fans, win))
    more: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for cases in gains.values():
        usual_fans = fmean([fans for _, fans, _ in cases])
        usual_win = fmean([win for _, _, win in cases])
        for card, fans, win in cases:
            more[card].append((fans - usual_fans, win - usual_win))
    found = [
        Adds(card, average([fans for fans, _ in cases]), average([win for _, win in cases]))
        for card, cases in more.items()
        if len(cases) >= FEWEST_GAINS
    ]
    found.sort(key=lambda each: (-each.fans.value, each.card))
    return {kind: [each for each in found if kinds[each.card] == kind] for kind in IMPROVEMENTS}


def by_luck(rows: Sequence[Row]) -> list[tuple[float, Standing]]:
    """How managers fared, from the fifth with the worst dice to that with the best; with the luck that each had."""
    ordered = sorted(rows, key=lambda row: number(row, "luck"))
    cuts = [len(ordered) * at // FIFTHS for at in range(FIFTHS + 1)]
    fifths = [ordered[low:high] for low, high in pairwise(cuts) if high > low]
    return [(fmean([number(row, "luck") for row in fifth]), standing(fifth)) for fifth in fifths]


def slope(rows: Sequence[Row]) -> Estimate:
    """How many fans more a manager has for a Target Down more than the dice usually bring; least squares."""
    luck = [number(row, "luck") for row in rows]
    fans = [number(row, "fans") for row in rows]
    middle, usual = fmean(luck), fmean(fans)
    spread = sum([(value - middle) ** 2 for value in luck])
    if not spread or len(rows) < 3:
        return Estimate(0.0, 0.0, 0.0, len(rows))
    found = sum([(x - middle) * (y - usual) for x, y in zip(luck, fans, strict=True)]) / spread
    left = sum([(y - usual - found * (x - middle)) ** 2 for x, y in zip(luck, fans, strict=True)])
    width = 1.96 * (left / (len(rows) - 2) / spread) ** 0.5
    return Estimate(found, found - width, found + width, len(rows))


def seasons_of(rows: Iterable[Row]) -> list[Row]:
    """A row for each season: that of its first manager."""
    return [row for row in rows if row["manager"] == 0]


def told_in_bins(values: Sequence[float], bins: int = 12) -> list[tuple[str, int]]:
    """How often figures lie in each of some ranges of equal length."""
    if not values:
        return []
    low, high = min(values), max(values)
    size = max(1, round((high - low) / bins + 0.5))
    first = int(low // size) * size
    counts = [0] * (int((high - first) // size) + 1)
    for value in values:
        counts[int((value - first) // size)] += 1
    return [(f"{first + at * size}–{first + (at + 1) * size - 1}", count) for at, count in enumerate(counts)]
