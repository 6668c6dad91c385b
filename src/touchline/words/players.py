"""Effects on players: naming, standing, downing, injuring, moving and placing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.committing import CommitTopCard, DrawIntoPlay, MovePlayer, destinations
from touchline.rules.harm import DOWN, INJURE, Harm, stand_up
from touchline.rules.position import NONE
from touchline.rules.season import GONE, PLACES
from touchline.rules.upgrades import ChoosePlayer, Substitute
from touchline.rules.vocabulary import OneOf
from touchline.words.selectors import (
    OBJECTS,
    PRONOUNS,
    SELECTION,
    WHOM_NEEDS,
    named_player,
    select,
    selection_text,
)

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

CHOSEN: Final = "chosen"
WHOM: Final = tuple(PRONOUNS)


class ChoosesPlayer(Effect):
    """The manager names a player, whom the effects after it mean by "him"."""

    word = "choose_player"
    gives = (given.CHOSEN,)
    parameters = SELECTION

    def __init__(
        self,
        whose: str,
        state: str = "any",
        where: str = "here",
        fit: str = "nothing",
        named: str = "any",
    ) -> None:
        super().__init__()
        self.whose = whose
        self.state = state
        self.where = where
        self.fit = fit
        self.named = named

    def text(self) -> str:
        return f"choose {selection_text(self.whose, self.state, self.where, self.named)}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(self.players(season, use))

    def perform(self, season: Season, use: UseAbility) -> Next:
        return ChoosePlayer(
            use.manager, tuple(self.players(season, use)), season.book.abilities[use.ability].title
        )

    def players(self, season: Season, use: UseAbility) -> list[int]:
        """The players who can be named now."""
        return select(season, use, self.whose, self.state, self.where, self.fit, self.named)


class OfOnePlayer(Effect):
    """What happens to one player: the one who has the ability, the one named, or one in question."""

    parameters = (OneOf("whom", WHOM, CHOSEN, WHOM_NEEDS),)

    def __init__(self, whom: str = CHOSEN) -> None:
        super().__init__()
        self.whom = whom

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.whom)
        return player == NONE or season.where[player] != GONE

    def tackler(self, use: UseAbility) -> int:
        """Whose tackle led to it, if it happens to the one who was tackled."""
        return use.fact.doer if self.whom == "subject" else NONE


class Stand(OfOnePlayer):
    """A downed player stands up."""

    word = "stand"

    def text(self) -> str:
        return f"stand {OBJECTS[self.whom]}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = named_player(use, self.whom)
        return player == NONE or (season.where[player] != GONE and season.downed[player])

    def perform(self, season: Season, use: UseAbility) -> Next:
        return stand_up(season, named_player(use, self.whom))


class BringDown(OfOnePlayer):
    """A player becomes downed; who is downed already is injured."""

    word = "bring_down"

    def actor(self) -> str:
        return PRONOUNS[self.whom]

    def text(self) -> str:
        return f"{self.actor()} becomes downed"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return Harm(((named_player(use, self.whom), DOWN),), use.manager, self.tackler(use))


class Injure(OfOnePlayer):
    """A player is injured; by the tackler, if it follows his tackle."""

    word = "injure"

    def actor(self) -> str:
        return PRONOUNS[self.whom]

    def text(self) -> str:
        return f"{self.actor()} is injured"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return Harm(((named_player(use, self.whom), INJURE),), use.manager, self.tackler(use))


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


BESIDE_NEEDS: Final = {"subject": given.FRIEND, "tackler": given.DOER}


class BringTopCard(Effect):
    """The top card of the manager's deck comes to where a player stands, or stood till then."""

    needs = (given.MATCHUP,)
    parameters = (OneOf("beside", tuple(BESIDE_NEEDS), "subject", BESIDE_NEEDS),)

    def __init__(self, beside: str = "subject") -> None:
        super().__init__()
        self.beside = beside

    def place(self, season: Season, use: UseAbility) -> int:
        """The zone to which the card comes."""
        neighbour = use.fact.subject if self.beside == "subject" else use.fact.doer
        return use.fact.matchup * PLACES + season.side[neighbour]


class PlaceTopCard(BringTopCard):
    """The top card of the manager's deck is placed where the player in question was, or beside the tackler."""

    word = "place_top_card"

    def text(self) -> str:
        where = "there" if self.beside == "subject" else "beside the tackler"
        return f"draw a card and place it {where} standing, without using skills"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return DrawIntoPlay(use.manager, self.place(season, use))


class CommitsTopCard(BringTopCard):
    """The top card of the manager's deck is committed where the player in question was, or beside the tackler."""

    word = "commit_top_card"

    def text(self) -> str:
        where = "here" if self.beside == "subject" else "beside the tackler"
        return f"draw a card, commit it {where} and use its skills at once"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return CommitTopCard(use.manager, self.place(season, use))


class SubstituteChosen(Effect):
    """The chosen player is injured, and a card from the deck takes his place."""

    word = "substitute"
    needs = (given.CHOSEN,)

    def actor(self) -> str:
        return PRONOUNS[CHOSEN]

    def text(self) -> str:
        return (
            f"{self.actor()} is injured, then draw a card and place it there standing, without using skills"
        )

    def perform(self, season: Season, use: UseAbility) -> Next:
        return Substitute(use.chosen)
