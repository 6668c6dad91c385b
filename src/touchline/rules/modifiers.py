"""What holds all the time: modifiers folded in when a rule asks, from players, upgrades and the week's headline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules.abilities import POWER
from touchline.rules.moments import NOBODY
from touchline.rules.season import NONE

if TYPE_CHECKING:
    from touchline.rules.season import Season


def of_player(season: Season, fold: int, player: int) -> int:
    """What a player's own card says; a downed player has no abilities."""
    if season.downed[player]:
        return 0
    modifier = season.printed[season.title[player]].folds[fold]
    return 0 if modifier is None else modifier.amount(season, season.owner[player], player)


def of_week(season: Season, fold: int, about: int = NOBODY) -> int:
    """What the week's headline says, of a player or matchup if it is about one."""
    if season.headline == NONE:
        return 0
    modifier = season.printed[season.headline].folds[fold]
    return 0 if modifier is None else modifier.amount(season, NONE, about)


def of_upgrades(season: Season, fold: int, manager: int, about: int = NOBODY) -> int:
    """What all upgrades of a manager say together, of a player or matchup if it is about one."""
    total = 0
    for title in season.upgrades[manager]:
        modifier = season.printed[title].folds[fold]
        if modifier is not None:
            total += modifier.amount(season, manager, about)
    return total


def of_title(season: Season, fold: int, title: int, manager: int) -> int:
    """What a card says that is not in play as a player."""
    modifier = season.printed[title].folds[fold]
    return 0 if modifier is None else modifier.amount(season, manager, NOBODY)


def star_power(season: Season, player: int) -> int:
    """A player's Star Power in his present state, without tokens and the ball."""
    card = season.printed[season.title[player]]
    if season.downed[player]:
        return card.downed
    modifier = card.folds[POWER]
    if modifier is None:
        return card.standing
    return max(0, card.standing + modifier.amount(season, season.owner[player], player))
