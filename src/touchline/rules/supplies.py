"""Blood and disease tokens: their supplies, and what lies on players and at midfield.

Player aid, Blood Tokens; Foul Play, Disease Tokens. Each is limited: what the supply lacks is not placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.abilities import IMMUNE
from touchline.rules.events import BLOOD_GAINED, DISEASE_CAUGHT, DISEASE_SPREAD
from touchline.rules.modifiers import of_player
from touchline.rules.printed import BLOOD, DISEASE

if TYPE_CHECKING:
    from touchline.rules.season import Season

SUPPLY: Final = 6
"""How many tokens of each there are."""


def set_out_supplies(season: Season) -> None:
    """Set out the tokens of the unions that have a managed team."""
    book = season.book
    for team in season.teams:
        supply = book.supplies[book.teams[team].union]
        if supply == BLOOD:
            season.blood_left = SUPPLY
        elif supply == DISEASE:
            season.disease_left = SUPPLY


def gain_blood(season: Season, player: int, count: int) -> None:
    """A player gains blood tokens, as far as the supply goes."""
    gained = min(count, season.blood_left)
    if gained:
        season.blood_left -= gained
        season.blood[player] += gained
        season.tell(BLOOD_GAINED, player, gained)


def spread_disease(season: Season, matchup: int, count: int) -> None:
    """Disease tokens are placed at midfield, as far as the supply goes."""
    placed = min(count, season.disease_left)
    if placed:
        season.disease_left -= placed
        season.plague[matchup] += placed
        season.tell(DISEASE_SPREAD, matchup, placed)


def infect(season: Season, player: int, count: int) -> None:
    """A player gets disease tokens from the supply, as far as it goes."""
    placed = 0 if of_player(season, IMMUNE, player) else min(count, season.disease_left)
    if placed:
        season.disease_left -= placed
        season.disease[player] += placed
        season.tell(DISEASE_CAUGHT, player, placed)


def take_disease(season: Season, player: int) -> None:
    """A player who comes to a matchup takes all disease tokens that lie at midfield there."""
    matchup = season.where[player]
    taken = season.plague[matchup]
    if taken and not of_player(season, IMMUNE, player):
        season.plague[matchup] = 0
        season.disease[player] += taken
        season.tell(DISEASE_CAUGHT, player, taken)


def return_supplies(season: Season, player: int) -> None:
    """The tokens of a player who leaves play go back to the supplies."""
    season.blood_left += season.blood[player]
    season.disease_left += season.disease[player]
    season.blood[player] = 0
    season.disease[player] = 0


def return_plague(season: Season, matchup: int) -> None:
    """The disease tokens at midfield go back to the supply."""
    season.disease_left += season.plague[matchup]
    season.plague[matchup] = 0
