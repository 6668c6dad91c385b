"""What it is worth to bring a card to a matchup: what its manager's total, the ball and his rivals' players become."""

from __future__ import annotations

from typing import Final

from touchline.bots.search.facts import Facts
from touchline.bots.search.outlook import EJECTED, EXPECTED_POWER, Outlook
from touchline.bots.search.skilful import DOWN, FALL
from touchline.engine.machine import Decision
from touchline.rules.modifiers import star_power
from touchline.rules.position import NONE
from touchline.rules.printed import CHEAT, PASS, TACKLE
from touchline.rules.questions import COMMIT
from touchline.rules.season import MIDFIELD, OPEN, PLACES, Season
from touchline.rules.tackle import ONE, TACKLER_CHOOSES, TARGET_CHOOSES

SECOND: Final = 0.6
"""What a second tackle of the same player is worth of the first."""


def dice_between(own: float, other: float, is_dauntless: bool) -> int:
    """The rule of the dice of a tackle by the Star Power of tackler and target."""
    if own > other:
        return TACKLER_CHOOSES
    return ONE if own == other or is_dauntless else TARGET_CHOOSES


class Commitments:
    """What each card of a manager is worth at each place."""

    __slots__ = ("facts", "now", "outlook", "season")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.season: Season = outlook.season
        self.facts: Facts = outlook.facts
        self.now = [outlook.worth(matchup) for matchup in range(len(self.season.reel))]

    def gain(self, title: int, place: int) -> float:
        """What it is worth, in fans, to commit a card there."""
        matchup = place // PLACES
        side = place % PLACES
        outlook = self.outlook
        facts = self.facts
        weights = facts.weights
        mine, theirs = self.totals(title, place)
        extra = weights.cheat * facts.cheats[title]
        if outlook.there[matchup]:
            extra += weights.strike * facts.tackles[title]
        else:
            extra -= weights.early_tackle * facts.tackles[title]
        if outlook.weeks:
            extra += weights.sprint * facts.sprints[title] - weights.saved * facts.worth[title]
        if outlook.here[matchup] and side != OPEN:
            side = outlook.my_side(matchup)
        after = outlook.worth_if(matchup, mine, theirs, side, True, outlook.there[matchup])
        return after - self.now[matchup] + extra

    def totals(self, title: int, place: int) -> tuple[float, float]:
        """The totals once a card has come and used its skills, on average: the manager's and his best rival's."""
        matchup = place // PLACES
        facts = self.facts
        season = self.season
        stadium = season.stadium_of(matchup) if season.stadiums else NONE
        banned = NONE if stadium == NONE else facts.bans[stadium]
        power = max(0.0, facts.standing[title] - season.plague[matchup])
        mine = self.outlook.mine[matchup] + power + facts.bonus[title]
        theirs = self.outlook.theirs[matchup]
        tackles = facts.tackles[title]
        if tackles and banned != TACKLE and self.outlook.there[matchup]:
            mine_lost, theirs_lost = self._tackle(title, power, matchup)
            share = 1.0 + SECOND * (tackles - 1)
            mine -= mine_lost * share
            theirs = max(0.0, theirs - theirs_lost * share)
        if facts.passes[title] and banned != PASS:
            mine, theirs = self._pass(matchup, mine, theirs)
        if facts.cheats[title] and banned != CHEAT:
            mine += facts.cheats[title] * max(0.0, EXPECTED_POWER - EJECTED * power)
        return mine, theirs

    def _pass(self, matchup: int, mine: float, theirs: float) -> tuple[float, float]:
        """The totals once a card has passed: the ball comes from midfield, or goes there from a rival."""
        season = self.season
        carrier = season.ball[matchup]
        ball = self.outlook.balls[matchup]
        if carrier == MIDFIELD:
            mine += ball
        elif season.owner[carrier] != self.outlook.me:
            theirs -= ball
        return mine, theirs

    def _tackle(self, title: int, power: float, matchup: int) -> tuple[float, float]:
        """What each side loses by the best tackle that a card could try there, on average."""
        season = self.season
        facts = self.facts
        best = 0.0
        own_loss = 0.0
        their_loss = 0.0
        own = power + facts.tackling[title]
        fall = max(0.0, power - facts.downed[title])
        for target in season.present[matchup]:
            if season.owner[target] != self.outlook.me:
                rule = dice_between(own, star_power(season, target), facts.dauntless[title])
                lost = DOWN[rule] * self.outlook.power_lost(target)
                gain = lost - FALL[rule] * fall
                if gain > best:
                    best = gain
                    own_loss = FALL[rule] * fall
                    their_loss = lost
        return own_loss, their_loss


def rate_commitments(outlook: Outlook, decision: Decision) -> list[float]:
    """What each of the options is worth: to commit a card to a place, or to pass."""
    commitments = Commitments(outlook)
    facts = outlook.facts
    hold = facts.weights.hold
    found: list[float] = []
    for option in decision.options:
        if option[0] == COMMIT:
            gain = commitments.gain(option[1], option[2])
            # Strong cards are kept back for later, but never rather than passed on.
            found.append(gain / (1.0 + hold * facts.worth[option[1]]) if gain > 0.0 else gain)
        else:
            found.append(0.0)
    return found
