"""Stadiums: where highlights are played, what they pay beside, and what breaks their rules (Foul Play, Stadiums)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.abilities import BANNED_SKILL, BREACH, CROWD
from touchline.rules.draws import DRAW_CARD
from touchline.rules.events import SKILL_USED, STADIUM_LAID
from touchline.rules.modifiers import of_title
from touchline.rules.penalties import receive_penalty
from touchline.rules.position import NONE

if TYPE_CHECKING:
    from touchline.rules.season import Season

WITH_TWO_MANAGERS: Final = 4


def lay_stadiums(season: Season) -> None:
    """Draw the stadiums of the season and lay them in a line; the others go back to the box."""
    left = season.book.stadiums
    for _ in range(WITH_TWO_MANAGERS if season.managers == 2 else season.managers):
        at = season.draw(DRAW_CARD, left)
        season.stadiums += (left[at],)
        season.tell(STADIUM_LAID, left[at])
        left = left[:at] + left[at + 1 :]
    season.box += left


def is_banned(season: Season, player: int, icon: int) -> bool:
    """Whether a skill is banned where a player stands."""
    stadium = season.stadium_of(season.where[player])
    return stadium != NONE and bool(of_title(season, BANNED_SKILL, stadium, season.owner[player], icon))


def note_use(season: Season, player: int, icon: int) -> None:
    """A player uses a skill; where it is banned his manager receives a penalty."""
    season.tell(SKILL_USED, player, icon)
    if season.stadiums and is_banned(season, player, icon):
        receive_penalty(season, season.owner[player])


def enter_stadium(season: Season, player: int) -> None:
    """A player has come to a matchup by commitment or move: a penalty for each rule of its stadium that he breaches."""
    stadium = season.stadium_of(season.where[player])
    if stadium != NONE:
        for rule in (CROWD, BREACH):
            if of_title(season, rule, stadium, season.owner[player], player):
                receive_penalty(season, season.owner[player])
