"""Effects on players: naming, standing, downing, injuring, moving and placing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.committing import CommitTopCard, DrawIntoPlay, MovePlayer, destinations
from touchline.rules.harm import DOWN, INJURE, Harm
from touchline.rules.season import GONE, NONE, PLACES
from touchline.rules.skills import stand_up
from touchline.rules.upgrades import ChoosePlayer, Substitute
from touchline.rules.vocabulary import OneOf
from touchline.words.selectors import SELECTION, select, selection_text

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

CHOSEN: Final = "chosen"
WHOM: Final = (CHOSEN, "subject")


def named_player(use: UseAbility, whom: str) -> int:
    """The player whom an effect means: the one chosen, or the one whom the moment was about."""
    return use.chosen if whom == CHOSEN else use.fact.subject


class ChoosesPlayer(Effect):
    """The manager names a player, whom the effects after it mean by "him"."""

    word = "choose_player"
    gives = (given.CHOSEN,)
    parameters = SELECTION

    def __init__(self, whose: str, state: str = "any", where: str = "here", fit: str = "nothing") -> None:
        super().__init__()
        self.whose = whose
        self.state = state
        self.where = where
        self.fit = fit

    def text(self) -> str:
        return f"choose {selection_text(self.whose, self.state, self.where)}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(self.players(season, use))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ChoosePlayer(
            use.manager, tuple(self.players(season, use)), season.book.abilities[use.ability].title
        )

    def players(self, season: Season, use: UseAbility) -> list[int]:
        """The players who can be named now."""
        return select(season, use, self.whose, self.state, self.where, self.fit)


class Stand(Effect):
    """The chosen player stands up."""

    word = "stand"
    needs = (given.CHOSEN,)

    def text(self) -> str:
        return "stand him"

    def perform(self, season: Season, use: UseAbility) -> Next:
        stand_up(season, use.chosen)
        return None


class BringDown(Effect):
    """The chosen player becomes downed."""

    word = "bring_down"
    needs = (given.CHOSEN,)

    def text(self) -> str:
        return "he becomes downed"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return Harm(((use.chosen, DOWN),), use.manager)


class Injure(Effect):
    """The chosen player, or the one in question, is injured; by the tackler, if it follows his tackle."""

    word = "injure"
    parameters = (OneOf("whom", WHOM, CHOSEN, {CHOSEN: given.CHOSEN, "subject": given.SUBJECT}),)

    def __init__(self, whom: str = CHOSEN) -> None:
        super().__init__()
        self.whom = whom

    def text(self) -> str:
        return "he is injured"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.whom)
        return player == NONE or season.where[player] != GONE

    def perform(self, season: Season, use: UseAbility) -> Next:
        if self.whom == CHOSEN:
            return Harm(((use.chosen, INJURE),), use.manager)
        return Harm(((use.fact.subject, INJURE),), use.manager, use.fact.doer)


class Move(Effect):
    """The chosen player moves to another matchup."""

    word = "move"
    needs = (given.CHOSEN,)

    def text(self) -> str:
        return "move him to another matchup"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(destinations(season, use.chosen))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return MovePlayer(use.chosen)


class PlaceTopCard(Effect):
    """The top card of the manager's deck is placed where the player in question was."""

    word = "place_top_card"
    needs = (given.MATCHUP, given.FRIEND)

    def text(self) -> str:
        return "draw a card and place it there standing, without using skills"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return DrawIntoPlay(use.manager, place_of_subject(season, use))


class CommitsTopCard(Effect):
    """The top card of the manager's deck is committed where the player in question was."""

    word = "commit_top_card"
    needs = (given.MATCHUP, given.FRIEND)

    def text(self) -> str:
        return "draw a card, commit it here and use its skills at once"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return CommitTopCard(use.manager, place_of_subject(season, use))


def place_of_subject(season: Season, use: UseAbility) -> int:
    """The zone in which the player in question stood."""
    return use.fact.matchup * PLACES + season.side[use.fact.subject]


class SubstituteChosen(Effect):
    """The chosen player is injured, and a card from the deck takes his place."""

    word = "substitute"
    needs = (given.CHOSEN,)

    def text(self) -> str:
        return "he is injured, then draw a card and place it there standing, without using skills"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return Substitute(use.chosen)
