"""Bots at a table: they are asked in turn until the season is over."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.bots.seat import Bot, Seat
from touchline.table.season import Season


def play(season: Season, bots: Sequence[Bot]) -> int:
    """Let bots, one for each manager in seating order, play a season to its end; answers how often they were asked."""
    decisions = 0
    while (decision := season.decision) is not None:
        manager = decision.manager
        season.choose(bots[manager].decide(Seat(season, manager)))
        decisions += 1
    return decisions
