"""Rosters: every player card that belongs to a manager (rulings, Scoreboard: Roster)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules.season import GONE

if TYPE_CHECKING:
    from touchline.rules.season import Season


def roster(season: Season, manager: int) -> list[int]:
    """The titles of all player cards of a manager: at matchups, in hand, deck and discard pile."""
    cards = list(season.hand[manager] + season.top[manager] + season.deck[manager] + season.discard[manager])
    for player, title in enumerate(season.title):
        if season.owner[player] == manager and season.where[player] != GONE:
            cards.append(title)
    return cards
