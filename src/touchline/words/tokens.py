"""Effects on cheating tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.bags import title_of
from touchline.rules.cheating import EJECTION, assign_token, discard_token, is_faceup
from touchline.rules.season import GONE
from touchline.rules.upgrades import (
    EITHER_WAY,
    FACEDOWN,
    FACEUP,
    ChooseToken,
    GatherTokens,
    LookAtToken,
    move_token,
    others_here,
    tokens_to_name,
)
from touchline.rules.vocabulary import OneOf
from touchline.words.selectors import WHERE, WHERE_NEEDS, WHOSE, WHOSE_NEEDS, select, selection_text

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

FACING: Final = {"down": FACEDOWN, "up": FACEUP, "either": EITHER_WAY}
FACING_TEXT: Final = {
    "down": "a facedown cheating token",
    "up": "a revealed cheating token",
    "either": "a cheating token",
}


class TakeToken(Effect):
    """A token from the pool is assigned to this player, or to the chosen one."""

    word = "assign_token"
    parameters = (OneOf("to", ("this", "chosen"), "this", {"this": given.THIS, "chosen": given.CHOSEN}),)

    def __init__(self, to: str = "this") -> None:
        super().__init__()
        self.to = to

    def text(self) -> str:
        return "assign a cheating token to " + ("this player" if self.to == "this" else "him")

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return season.pool > 0 and season.where[self.player(use)] != GONE

    def perform(self, season: Season, use: UseAbility) -> Next:
        assign_token(season, self.player(use))
        return None

    def player(self, use: UseAbility) -> int:
        """Who gets it."""
        return use.player if self.to == "this" else use.chosen


class ChoosesToken(Effect):
    """The manager names a token on a player, which the effects after it mean."""

    word = "choose_token"
    gives = (given.CHOSEN, given.TOKEN)
    parameters = (
        OneOf("whose", WHOSE, needs=WHOSE_NEEDS),
        OneOf("where", WHERE, "here", WHERE_NEEDS),
        OneOf("facing", tuple(FACING), "down"),
    )

    def __init__(self, whose: str, where: str = "here", facing: str = "down") -> None:
        super().__init__()
        self.whose = whose
        self.where = where
        self.facing = facing

    def text(self) -> str:
        return f"choose {FACING_TEXT[self.facing]} on {selection_text(self.whose, 'any', self.where)}"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        return bool(tokens_to_name(season, self.players(season, use), FACING[self.facing]))

    def perform(self, season: Season, use: UseAbility) -> Next:
        card = season.book.abilities[use.ability].title
        return ChooseToken(use.manager, self.players(season, use), FACING[self.facing], card)

    def players(self, season: Season, use: UseAbility) -> tuple[int, ...]:
        """The players whose tokens can be named."""
        return tuple(select(season, use, self.whose, "any", self.where, "nothing"))


class LookAtChosenToken(Effect):
    """The manager looks at the chosen token, and keeps or replaces it."""

    word = "look_at_token"
    needs = (given.CHOSEN, given.TOKEN)

    def text(self) -> str:
        return "look at it and keep it, or discard it and assign a new one to that player"

    def perform(self, season: Season, use: UseAbility) -> Next:
        return LookAtToken(use.manager, use.chosen, use.token)


class MoveTokenHere(Effect):
    """The chosen token moves to this player."""

    word = "move_token_here"
    needs = (given.THIS, given.CHOSEN, given.TOKEN)

    def text(self) -> str:
        return "move it to this player"

    def perform(self, season: Season, use: UseAbility) -> Next:
        move_token(season, use.chosen, use.token, use.player)
        return None


class DiscardChosenToken(Effect):
    """The chosen token is discarded."""

    word = "discard_token"
    needs = (given.CHOSEN, given.TOKEN)

    def text(self) -> str:
        return "discard it"

    def perform(self, season: Season, use: UseAbility) -> Next:
        discard_token(season, use.chosen, use.token)
        return None


class GathersTokens(Effect):
    """This player takes any number of tokens from the players at his matchup."""

    word = "gather_tokens"
    needs = (given.THIS,)

    def text(self) -> str:
        return "move any number of cheating tokens from any players here to this player"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        for player in others_here(season, use.player):
            if season.tokens[player]:
                return True
        return False

    def perform(self, season: Season, use: UseAbility) -> Next:
        return GatherTokens(use.player, season.book.abilities[use.ability].title)


class ShiftEjections(Effect):
    """All ejection tokens on this player move to the chosen one."""

    word = "shift_ejections"
    needs = (given.THIS, given.CHOSEN)

    def text(self) -> str:
        return "move all ejections on this player to him"

    def perform(self, season: Season, use: UseAbility) -> Next:
        for place in reversed(range(len(season.tokens[use.player]))):
            token = season.tokens[use.player][place]
            if is_faceup(token) and title_of(token) == EJECTION:
                move_token(season, use.player, place, use.chosen)
        return None
