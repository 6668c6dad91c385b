"""What a season is worth to each manager between two weeks, and how likely each becomes manager of the year."""

from __future__ import annotations

from math import exp

from touchline.bots.search.facts import Facts
from touchline.rules.season import Season


def prospects(season: Season, facts: Facts, weeks: int) -> list[float]:
    """What fans each manager may expect in the end, with so many weeks to come."""
    found: list[float] = []
    for manager in range(season.managers):
        fans = float(season.fans[manager]) + facts.weights.contract * season.contracts[manager]
        fans -= facts.weights.penalty * season.facedown[manager]
        if weeks:
            fans += weeks * possessions(season, manager, facts)
        found.append(fans + 0.01 * season.improvements[manager])
    return found


def possessions(season: Season, manager: int, facts: Facts) -> float:
    """What a manager's upgrades and stars bring a week."""
    weekly = facts.weekly
    worth = 0.0
    for title in season.upgrades[manager]:
        worth += weekly[title]
    for zone in (season.top[manager], season.hand[manager], season.deck[manager], season.discard[manager]):
        for title in zone:
            if facts.is_star[title]:
                worth += weekly[title]
    return worth


def chances(season: Season, facts: Facts, weeks: int) -> list[float]:
    """How likely each manager becomes manager of the year."""
    found = prospects(season, facts, weeks)
    best = max(found)
    scale = facts.weights.temper + facts.weights.temper_week * weeks
    shares = [exp((fans - best) / scale) for fans in found]
    total = sum(shares)
    return [share / total for share in shares]
