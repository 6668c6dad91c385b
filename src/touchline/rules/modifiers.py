"""What holds all the time: modifiers folded in when a rule asks, from players, upgrades and the week's headline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.rules.abilities import POWER
from touchline.rules.moments import MOMENTS, NOBODY
from touchline.rules.position import NONE

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
    if not season.hears[manager] >> MOMENTS + fold & 1:
        return total
    for title in season.upgrades[manager]:
        modifier = season.printed[title].folds[fold]
        if modifier is not None:
            total += modifier.amount(season, manager, about)
    return total


def of_week_or_upgrades(season: Season, fold: int, manager: int, about: int = NOBODY) -> int:
    """What the week's headline and all upgrades of a manager say together."""
    return of_week(season, fold, about) + of_upgrades(season, fold, manager, about)


def of_title(season: Season, fold: int, title: int, manager: int, about: int = NOBODY) -> int:
    """What a card says that is not in play as a player."""
    modifier = season.printed[title].folds[fold]
    return 0 if modifier is None else modifier.amount(season, manager, about)


def of_opponents(season: Season, fold: int, player: int) -> int:
    """What the standing opponents at a player's matchup say of him, together."""
    total = 0
    for other in season.opponents_of(season.owner[player], season.where[player]):
        total += of_player(season, fold, other)
    return total


def changes(season: Season, player: int) -> int:
    """What blood and disease add to a player's Star Power, standing or downed."""
    return season.blood[player] - season.disease[player]


def star_power(season: Season, player: int) -> int:
    """A player's Star Power in his present state, without tokens and the ball."""
    card = season.printed[season.title[player]]
    power = season.blood[player] - season.disease[player]
    if season.downed[player]:
        power += card.downed
        return max(0, power)
    modifier = card.folds[POWER]
    if modifier is not None:
        power += modifier.amount(season, season.owner[player], player)
    power += card.standing
    return max(0, power)
