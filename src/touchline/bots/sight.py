"""What a rule of thumb sees at a decision: the view by player and matchup, with the odds and losses that follow."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from touchline.bots.cards import EJECTED, EXPECTED_POWER, PlayerFacts, ball_worth, player_facts
from touchline.bots.seat import Seat
from touchline.table.view import ManagerSeen, MatchupSeen, PlayerSeen, View

BALL: Final = 2.0
"""What the ball adds to a team's total."""

UP_AGAIN: Final = 0.3
"""How likely regeneration works."""

STRIKES_BACK: Final = 0.6
"""What a tackle from the ground is worth."""

STABBED: Final = 3
"""From this printed Star Power on somebody is stabbed."""

TOKEN_POWER: Final = {"power-1": 1.0, "power-2": 2.0, "power-3": 3.0}


class Chances(NamedTuple):
    """How likely a tackle brings its target down, and how likely it brings down the tackler."""

    down: float
    fall: float


STRONGER: Final = Chances(3 / 4, 1 / 36)
EQUAL: Final = Chances(1 / 2, 1 / 6)
WEAKER: Final = Chances(1 / 4, 11 / 36)


def chances(own: float, other: float, is_dauntless: bool = False) -> Chances:
    """The chances of a tackle by the Star Power of tackler and target."""
    if own > other:
        return STRONGER
    return EQUAL if own == other or is_dauntless else WEAKER


def odds_of(tackler: PlayerFacts, power: int, target: PlayerSeen) -> Chances:
    """The chances of a tackler with so much Star Power against a player."""
    facts = player_facts(target.card)
    if "stab" in tackler.named and facts.standing >= STABBED:
        return STRONGER
    odds = chances(power + tackler.tackling, target.star_power, "dauntless" in tackler.named)
    return EQUAL if odds == STRONGER and "pogo-stick" in facts.named and not target.is_downed else odds


class Sight:
    """A seat's view, looked up by number."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.me = seat.manager

    @cached_property
    def view(self) -> View:
        """What the manager may know."""
        return self.seat.view

    @cached_property
    def players(self) -> dict[int, PlayerSeen]:
        """All players at matchups, by number."""
        return {player.number: player for matchup in self.view.reel for player in matchup.players}

    @cached_property
    def matchups(self) -> dict[int, MatchupSeen]:
        """The matchups of the week, by number."""
        return {matchup.number: matchup for matchup in self.view.reel}

    @cached_property
    def where(self) -> dict[int, MatchupSeen]:
        """The matchup of each player."""
        return {player.number: matchup for matchup in self.view.reel for player in matchup.players}

    @property
    def own(self) -> ManagerSeen:
        """The manager himself."""
        return self.view.managers[self.me]

    @property
    def weeks_left(self) -> int:
        """How many weeks come after this one."""
        return max(0, self.view.weeks - self.view.week)

    def is_mine(self, player: int) -> bool:
        """Whether a player is one of the manager's own."""
        found = self.players.get(player)
        return found is not None and found.manager == self.me

    def strength(self, player: PlayerSeen) -> float:
        """What a player adds to his team's total, facedown tokens as they are on average, the ball left out."""
        power = float(player.star_power)
        total = power
        for token in player.tokens:
            if token.face is None:
                total += EXPECTED_POWER - EJECTED * power
            elif token.face == "ejection":
                return 0.0
            else:
                total += TOKEN_POWER.get(token.face, 0.0)
        return total

    def loss(self, player: PlayerSeen) -> float:
        """What a player's team loses there if a tackle against him succeeds."""
        facts = player_facts(player.card)
        ball = self.ball(self.where[player.number])
        if player.is_downed:
            return self.strength(player) + ball * player.is_carrier
        lost = float(max(0, player.star_power - max(0, facts.downed + player.blood - player.disease)))
        # Who may get up again loses less, and who strikes from the ground takes something for it.
        lost *= 1 - UP_AGAIN * ("regeneration" in facts.downed_skills)
        lost -= STRIKES_BACK * facts.downed_skills.count("tackle")
        return max(0.0, lost) + ball * (player.is_carrier and "sure-hands" not in facts.named)

    def ball(self, matchup: MatchupSeen) -> float:
        """What the ball of a matchup adds to a team's total."""
        return BALL if matchup.enchanted_ball is None else ball_worth(matchup.enchanted_ball)

    def tackle_gain(self, tackler: PlayerSeen, target: PlayerSeen) -> float:
        """By how much a tackle changes the difference of the totals, on average."""
        odds = odds_of(player_facts(tackler.card), tackler.star_power, target)
        return odds.down * self.loss(target) - odds.fall * self.loss(tackler)

    def best_tackle(self, tackler: PlayerSeen) -> float:
        """What the best tackle of a player at his matchup is worth; nothing if none is worth trying."""
        rivals = [player for player in self.where[tackler.number].players if player.manager != self.me]
        return max([self.tackle_gain(tackler, rival) for rival in rivals], default=0.0)

    def holds_ball(self, matchup: MatchupSeen) -> bool:
        """Whether one of the manager's players has the ball there."""
        return matchup.ball is not None and self.is_mine(matchup.ball)
