"""Effects on the ball."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.rules import given
from touchline.rules.abilities import Effect
from touchline.rules.ball import MoveBall, ball_in_motion
from touchline.rules.position import NONE
from touchline.rules.season import GONE
from touchline.rules.vocabulary import OneOf

if TYPE_CHECKING:
    from touchline.engine.machine import Next
    from touchline.rules.season import Season
    from touchline.rules.windows import UseAbility

CARRIERS: Final = {
    "this": "this player",
    "chosen": "he",
    "tackler": "the tackler",
    "committed": "the player you committed this turn",
}
CARRIER_NEEDS: Final = {"this": given.THIS, "chosen": given.CHOSEN, "tackler": given.DOER}


class BecomeCarrier(Effect):
    """A player becomes the ball carrier of his matchup, wherever the ball is there."""

    word = "become_carrier"
    parameters = (OneOf("who", tuple(CARRIERS), "this", CARRIER_NEEDS),)

    def __init__(self, who: str = "this") -> None:
        super().__init__()
        self.who = who

    def actor(self) -> str:
        return CARRIERS[self.who]

    def text(self) -> str:
        return f"{self.actor()} becomes the ball carrier"

    def is_possible(self, season: Season, use: UseAbility) -> bool:
        player = self.player(season, use)
        return player != NONE and season.where[player] != GONE

    def perform(self, season: Season, use: UseAbility) -> Next:
        player = self.player(season, use)
        return MoveBall(season.where[player], player)

    def player(self, season: Season, use: UseAbility) -> int:
        """Who gets the ball."""
        if self.who == "this":
            return use.player
        if self.who == "chosen":
            return use.chosen
        return use.fact.doer if self.who == "tackler" else season.committed


class HandBallOn(Effect):
    """The ball in motion goes to the chosen player instead."""

    word = "hand_ball_on"
    needs = (given.THIS, given.CHOSEN, given.BALL)

    def text(self) -> str:
        return "move the ball to him instead"

    def perform(self, season: Season, use: UseAbility) -> Next:
        ball_in_motion(season).hand_to(use.player, use.chosen)
        return None
