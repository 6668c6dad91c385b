"""What a matchup is worth to a manager, in fans: as it stands, and after one more card."""

from __future__ import annotations

from math import exp
from typing import Final

from touchline.bots.cards import EJECTED, EXPECTED_POWER, PlayerFacts, payouts_of
from touchline.bots.sight import Sight, odds_of
from touchline.bots.stadiums import is_banned, penalties_for
from touchline.table.view import MatchupSeen, PlayerSeen

NEWCOMER: Final = 2.5
"""The total that somebody may bring who isn't there yet."""

MAY_COME: Final = 0.75
"""How likely somebody comes to a matchup as long as he can."""

TIE: Final = 0.4
"""The ball decides ties."""

SPRINT: Final = 0.12
"""What it is worth to change a card."""


CONTRACT: Final = 3.0
"""What a contract is worth, on average."""

BOMB: Final = 0.5
"""How likely a bomb takes its target down."""

PENALTY: Final = 2.0
"""What a penalty costs, on average."""


def payout_worth(payout: dict[str, int], weeks_left: int) -> float:
    """What one alternative of a section is worth; of the cards of an icon only one is kept."""
    worth = 0.0
    for icon, count in payout.items():
        if icon == "fans":
            worth += count
        elif icon == "star_player":
            worth += 0.35 * weeks_left + 0.12 * (count - 1) * (weeks_left > 0)
        elif icon == "contract":
            worth += CONTRACT * count
        elif icon == "penalty":
            worth -= PENALTY * count
        elif icon == "team_upgrade":
            worth += 0.45 * weeks_left + 0.3 + 0.1 * (count - 1)
        else:
            worth += 0.25 * weeks_left + 0.9 + 0.1 * (count - 1)
    return worth


def stadium_worth(stadium: str | None, side: str | None, weeks_left: int) -> float:
    """What a stadium adds to the zone on a side."""
    sections = payouts_of(stadium) if stadium is not None else {}
    return sum([payout_worth(dict(payout), weeks_left) for payout in sections.get(side or "left", ())])


class Forecast:
    """A matchup in the eyes of a manager: who would come out ahead, and what that is worth.

    Totals are expected ones. `mine` is the manager's, `rivals` the others', best first; the ball is a share for each.
    """

    def __init__(self, sight: Sight, matchup: MatchupSeen) -> None:
        view = sight.view
        self.sight = sight
        self.matchup = matchup
        self.rivalry = 1 / (len(view.managers) - 1)
        totals: dict[int, float] = {}
        for player in matchup.players:
            totals[player.manager] = totals.get(player.manager, 0.0) + sight.strength(player)
        self.is_here = sight.me in totals
        self.mine = totals.pop(sight.me, 0.0)
        self.rivals = sorted(totals.values(), reverse=True)
        carrier = None if matchup.ball is None else sight.players[matchup.ball]
        self.ball_mine = float(carrier is not None and carrier.manager == sight.me)
        self.ball_theirs = float(carrier is not None and carrier.manager != sight.me)
        coming = [
            manager.hand_count
            for manager in view.managers
            if manager.manager != sight.me and not manager.has_passed and view.phase == "matchup"
        ]
        self.may_come = bool(sum(coming))
        unplayed = (sum(coming) / max(1, len(coming)) + sight.own.hand_count) / max(1, len(view.reel))
        self.spread = 0.6 + 0.4 * unplayed * self.may_come

    def victory(self, margin: float, ball: float) -> float:
        """How likely it is to stay ahead with such a margin."""
        return 1 / (1 + exp(-max(-30.0, min(30.0, (margin + TIE * ball) / self.spread))))

    def payout(self, section: str) -> float:
        """What a section is worth."""
        weeks_left = self.sight.weeks_left
        sides = self.matchup.payouts.get(section, ())
        return max([payout_worth(side, weeks_left) for side in sides], default=0.0)

    def zone(self, side: str | None) -> float:
        """What the payout on a side is worth, whichever way round the card lies."""
        added = stadium_worth(self.matchup.stadium, side, self.sight.weeks_left)
        if self.matchup.is_turned:
            side = "right" if side == "left" else "left"
        return self.payout(side or "left") + added

    def my_side(self) -> str | None:
        """The side that the manager has."""
        return "left" if self.matchup.left == self.sight.me else "right"

    def present_worth(self) -> float:
        """What the matchup is worth as it stands."""
        return self.worth(self.mine, 0.0, self.ball_mine, self.ball_theirs, self.my_side(), self.is_here)

    def worth(
        self, mine: float, harm: float, ball_mine: float, ball_theirs: float, side: str | None, is_here: bool
    ) -> float:
        """What it is worth with such totals: `harm` is what the strongest rival has less than now."""
        rivals = [self.rivals[0] - harm, *self.rivals[1:]] if self.rivals else []
        meets = 1.0 if rivals else MAY_COME * self.may_come
        rivals.sort(reverse=True)
        if not rivals and self.may_come:
            rivals = [NEWCOMER]
        ball_power = self.sight.ball(self.matchup)
        mine += ball_power * ball_mine
        rivals = [rivals[0] + ball_power * ball_theirs, *rivals[1:]] if rivals else [0.0]
        ball = ball_mine - ball_theirs
        if self.matchup.is_tournament:
            return self._tournament(mine, rivals, ball, meets, is_here)
        return self._highlight(mine - rivals[0], ball, meets, side, is_here)

    def _highlight(self, margin: float, ball: float, meets: float, side: str | None, is_here: bool) -> float:
        centre = self.payout("centre")
        here = self.zone(side)
        there = self.zone("right" if side == "left" else "left")
        if not is_here:
            return -self.rivalry * meets * (here + there + centre)
        chance = self.victory(margin, ball)
        contested = here + chance * centre - self.rivalry * (there + (1 - chance) * centre)
        return meets * contested + (1 - meets) * (here + there + centre)

    def _tournament(
        self, mine: float, rivals: list[float], ball: float, meets: float, is_here: bool
    ) -> float:
        winner, lose = self.payout("winner"), self.payout("lose")
        second = lose if len(self.sight.view.managers) == 2 else self.payout("runner_up")
        if not is_here:
            return -self.rivalry * meets * winner
        first = self.victory(mine - rivals[0], ball)
        among = self.victory(mine - rivals[1], ball) if len(rivals) > 1 else 1.0
        among = max(first, among)
        own = first * winner + (among - first) * second + (1 - among) * lose
        contested = own - self.rivalry * ((1 - first) * winner + first * second)
        return meets * contested + (1 - meets) * (winner + second)

    # One more card.

    def gain(self, facts: PlayerFacts, side: str | None) -> float:
        """What it is worth to commit a card there; skills that are banned there are left alone."""
        allowed = [skill for skill in facts.skills if not is_banned(self.matchup.stadium, skill)]
        facts = facts._replace(skills=tuple(allowed))
        mine, harm, ball_mine, ball_theirs = self.after(facts)
        worth = self.worth(
            mine, harm, ball_mine, ball_theirs, side if not self.is_here else self.my_side(), True
        )
        extra = SPRINT * facts.skills.count("sprint") * (self.sight.weeks_left > 0)
        own = [player for player in self.matchup.players if player.manager == self.sight.me]
        extra -= PENALTY * penalties_for(self.matchup.stadium, facts, len(own))
        return worth - self.present_worth() + extra

    def after(self, facts: PlayerFacts) -> tuple[float, float, float, float]:
        """Totals and ball once a card has come and used its skills, on average."""
        mine = self.mine + max(0, facts.standing - self.matchup.disease)
        harm = 0.0
        ball_mine, ball_theirs = self.ball_mine, self.ball_theirs
        targets = [player for player in self.matchup.players if player.manager != self.sight.me]
        if "bombs" in facts.named and targets:
            harm += BOMB * max(
                [self.sight.loss(target) for target in targets if not target.is_downed], default=0
            )
        for skill in facts.skills:
            if skill == "pass":
                midfield = 1 - ball_mine - ball_theirs
                ball_mine, ball_theirs = ball_mine + midfield, 0.0
            elif skill == "cheat":
                mine += EXPECTED_POWER - EJECTED * facts.standing
            elif skill == "tackle" and targets:
                target, down, fall = self._tackle(facts, targets)
                ball = self.sight.ball(self.matchup) * target.is_carrier
                harm += down * max(0.0, self.sight.loss(target) - ball)
                mine -= fall * (facts.standing - facts.downed)
                if target.is_carrier:
                    ball_theirs *= 1 - down
        return mine, harm, ball_mine, ball_theirs

    def _tackle(self, facts: PlayerFacts, targets: list[PlayerSeen]) -> tuple[PlayerSeen, float, float]:
        """Whom such a card would tackle, and the chances: of bringing him down, and of falling."""
        best, best_gain, best_odds = targets[0], 0.0, (0.0, 0.0)
        for target in targets:
            odds = odds_of(facts, max(0, facts.standing - self.matchup.disease), target)
            gain = odds.down * self.sight.loss(target) - odds.fall * (facts.standing - facts.downed)
            if gain > best_gain:
                best, best_gain, best_odds = target, gain, (odds.down, odds.fall)
        return best, *best_odds
