"""Which players an ability may name: whose, in which state, where, and fit for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.ball import can_receive
from touchline.rules.committing import destinations
from touchline.rules.position import NONE
from touchline.rules.printed import FOUL, PASS
from touchline.rules.season import GONE
from touchline.rules.skills import can_use
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
FIT: Final = ("nothing", "moving", "tackling", "receiving", "passing", "fouling")
NAMED: Final = ("any", "willing-vein", "bloodlust", "guard")
"""The named abilities by which an ability may tell players apart."""

WHOSE_NEEDS: Final = {"this": given.THIS}
WHERE_NEEDS: Final = {
    "here": given.MATCHUP,
    "in-the-attempt": given.ATTEMPT,
    "with-the-chosen": given.CHOSEN,
}

SELECTION: Final[tuple[Parameter, ...]] = (
    OneOf("whose", WHOSE, needs=WHOSE_NEEDS),
    OneOf("state", STATES, "any"),
    OneOf("where", WHERE, "here", WHERE_NEEDS),
    OneOf("fit", FIT, "nothing"),
    OneOf("named", NAMED, "any"),
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


PRONOUNS: Final = {
    "this": "this player",
    "chosen": "he",
    "subject": "he",
    "doer": "that opponent",
    "tackler": "the tackler",
}
"""Whom an effect means: the player who has the ability, the one named, the one it happened to, the one who did it."""
WHOM_NEEDS: Final = {
    "this": given.THIS,
    "chosen": given.CHOSEN,
    "subject": given.SUBJECT,
    "doer": given.DOER,
    "tackler": given.DOER,
}
OBJECTS: Final = PRONOUNS | {"chosen": "him", "subject": "him"}


def named_player(use: UseAbility, whom: str) -> int:
    """The player whom an effect means; NONE if there is none."""
    if whom == "this":
        return use.player
    if whom == "chosen":
        return use.chosen
    return use.fact.subject if whom == "subject" else use.fact.doer


def selection_text(whose: str, state: str, where: str, named: str = "any") -> str:
    """The selection as a phrase: "a downed player of yours at any matchup"."""
    if whose == "this":
        return WHOSE_TEXT[whose]
    noun = WHOSE_TEXT[whose].format(state="" if state == "any" else state).strip().replace("  ", " ")
    if named != "any":
        noun += f" with {spoken_name(named)}"
    phrase = noun if noun.startswith("another") else with_article(noun)
    return f"{phrase} {WHERE_TEXT[where]}"


def spoken_name(named: str) -> str:
    """A named ability as texts say it: "Sure Hands"."""
    return named.replace("-", " ").title()


def select(
    season: Season, use: UseAbility, whose: str, state: str, where: str, fit: str, named: str = "any"
) -> list[int]:
    """The players that the selection names, in the order in which they came into play."""
    reach: tuple[int, ...] | range = range(len(season.title))
    if where == "here":
        reach = season.present[use.fact.matchup] if use.fact.matchup != NONE else ()
    found: list[int] = []
    for player in those_of(season, use, reach, whose):
        if season.where[player] == GONE:
            continue
        if state != "any" and season.downed[player] != (state == "downed"):
            continue
        if named != "any" and named not in season.printed[season.title[player]].named:
            continue
        if is_at(season, use, player, where) and is_fit(season, player, fit):
            found.append(player)
    return found


def those_of(season: Season, use: UseAbility, reach: tuple[int, ...] | range, whose: str) -> list[int]:
    """The players, of those within reach, who belong to whom the ability means."""
    owner = season.owner
    manager = use.manager
    this = use.player
    if whose == "this":
        return [player for player in reach if player == this]
    if whose == "yours":
        return [player for player in reach if owner[player] == manager]
    if whose == "another-of-yours":
        return [player for player in reach if owner[player] == manager and player != this]
    if whose == "opposing":
        return [player for player in reach if owner[player] != manager]
    return [player for player in reach if whose == "anyone" or player != this]


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
    if fit == "passing":
        return can_use(season, player, PASS)
    if fit == "fouling":
        return can_use(season, player, FOUL)
    return fit == "nothing" or bool(targets(season, player))
