"""Which players an ability may name: whose, in which state, where, and fit for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules.ball import can_receive
from touchline.rules.committing import destinations
from touchline.rules.season import GONE, NONE
from touchline.rules.tackle import targets
from touchline.rules.vocabulary import OneOf, Parameter
from touchline.words.grammar import with_article

if TYPE_CHECKING:
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

WHOSE: Final = ("this", "yours", "another-of-yours", "opposing", "another", "anyone")
STATES: Final = ("any", "standing", "downed")
WHERE: Final = (
    "here",
    "anywhere",
    "in-the-attempt",
    "with-yours",
    "with-yours-standing",
    "with-the-chosen",
)
FIT: Final = ("nothing", "moving", "tackling", "receiving")

SELECTION: Final[tuple[Parameter, ...]] = (
    OneOf("whose", WHOSE),
    OneOf("state", STATES, "any"),
    OneOf("where", WHERE, "here"),
    OneOf("fit", FIT, "nothing"),
)

WHOSE_TEXT: Final = {
    "this": "this player",
    "yours": "{state} player of yours",
    "another-of-yours": "another {state} player of yours",
    "opposing": "{state} opposing player",
    "another": "another {state} player",
    "anyone": "{state} player",
}
WHERE_TEXT: Final = {
    "here": "here",
    "anywhere": "at any matchup",
    "in-the-attempt": "in the attempt",
    "with-yours": "at a matchup where you have a player",
    "with-yours-standing": "at a matchup where you have a standing player",
    "with-the-chosen": "at his matchup",
}


def selection_text(whose: str, state: str, where: str) -> str:
    """The selection as a phrase: "a downed player of yours at any matchup"."""
    if whose == "this":
        return WHOSE_TEXT[whose]
    noun = WHOSE_TEXT[whose].format(state="" if state == "any" else state).strip().replace("  ", " ")
    phrase = noun if noun.startswith("another") else with_article(noun)
    return f"{phrase} {WHERE_TEXT[where]}"


def select(season: Season, use: UseAbility, whose: str, state: str, where: str, fit: str) -> list[int]:
    """The players that the selection names, in the order in which they came into play."""
    reach: tuple[int, ...] | range = range(len(season.title))
    if where == "here":
        reach = season.present[use.fact.matchup]
    return [
        player
        for player in reach
        if season.where[player] != GONE
        and is_of(season, use, player, whose)
        and (state == "any" or season.downed[player] == (state == "downed"))
        and is_at(season, use, player, where)
        and is_fit(season, player, fit)
    ]


def is_of(season: Season, use: UseAbility, player: int, whose: str) -> bool:
    """Whether the player belongs to whom the ability means."""
    if whose == "this":
        return player == use.player
    if whose == "yours":
        return season.owner[player] == use.manager
    if whose == "another-of-yours":
        return season.owner[player] == use.manager and player != use.player
    if whose == "opposing":
        return season.owner[player] != use.manager
    return whose == "anyone" or player != use.player


def is_at(season: Season, use: UseAbility, player: int, where: str) -> bool:
    """Whether the player is where the ability reaches."""
    matchup = season.where[player]
    if where == "here":
        return matchup == use.fact.matchup
    if where == "anywhere":
        return True
    if where == "in-the-attempt":
        return player in (use.fact.doer, use.fact.subject)
    if where == "with-the-chosen":
        return use.chosen != NONE and matchup == season.where[use.chosen]
    for friend in season.players_of(use.manager, matchup):
        if where == "with-yours" or not season.downed[friend]:
            return True
    return False


def is_fit(season: Season, player: int, fit: str) -> bool:
    """Whether the player can do what the ability wants of him."""
    if fit == "moving":
        return bool(destinations(season, player))
    if fit == "receiving":
        return can_receive(season, player)
    return fit == "nothing" or bool(targets(season, player))
