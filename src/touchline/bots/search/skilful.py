"""What skills, tackles and the ball are worth to the manager who looks, in fans."""

from __future__ import annotations

from typing import Final

from touchline.bots.search.outlook import EJECTED, EXPECTED_POWER, Outlook
from touchline.rules.modifiers import star_power
from touchline.rules.position import NONE
from touchline.rules.printed import CHEAT, PASS, REGENERATE, SPRINT, TACKLE
from touchline.rules.season import GONE, MIDFIELD
from touchline.rules.tackle import (
    BOTH_APPLY,
    ONE,
    PRESENT_POWER,
    TACKLER_CHOOSES,
    TARGET_CHOOSES,
    TackleAttempt,
    dice_rule,
)

USUAL: Final = 0.1
"""What it is worth to use what may be used, where nothing speaks against it."""

SLIGHT: Final = 0.05
"""What it is worth to do rather than not what changes next to nothing."""

DOWN: Final[dict[int, float]] = {TACKLER_CHOOSES: 3 / 4, BOTH_APPLY: 3 / 4, ONE: 1 / 2, TARGET_CHOOSES: 1 / 4}
"""How likely a tackle brings its target down, by the rule of its dice."""

FALL: Final[dict[int, float]] = {
    TACKLER_CHOOSES: 1 / 36,
    BOTH_APPLY: 11 / 36,
    ONE: 1 / 6,
    TARGET_CHOOSES: 11 / 36,
}
"""How likely it brings down the tackler."""


def skill_gain(outlook: Outlook, player: int, skill: int) -> float:
    """What the use of a skill is worth to a player's manager."""
    season = outlook.season
    facts = outlook.facts
    where = season.where[player]
    if where == GONE:
        return 0.0
    stadium = season.stadium_of(where) if season.stadiums else NONE
    if stadium != NONE and facts.bans[stadium] == skill:
        return -facts.weights.penalty
    if skill == PASS:
        return pass_gain(outlook, player, where)
    if skill == CHEAT:
        power = strength_at_stake(outlook, player)
        return outlook.shift(where, EXPECTED_POWER - EJECTED * power, 0.0) + facts.weights.cheat
    if skill == SPRINT:
        return sprint_gain(outlook)
    if skill == TACKLE:
        return best_tackle(outlook, player, PRESENT_POWER)
    if skill == REGENERATE:
        return UP_AGAIN * rise_gain(outlook, player)
    return USUAL


UP_AGAIN: Final = 11 / 36
"""How likely regeneration works."""


def sprint_gain(outlook: Outlook) -> float:
    """What it is worth to draw a card and discard another."""
    return outlook.facts.weights.sprint if outlook.weeks else SLIGHT


def power_gain(outlook: Outlook, player: int, power: float) -> float:
    """What it is worth that a player has so much more Star Power: his own team's gain, or a rival's."""
    season = outlook.season
    where = season.where[player]
    if season.owner[player] == outlook.me:
        return outlook.shift(where, power, 0.0)
    return outlook.shift(where, 0.0, power)


def rise_gain(outlook: Outlook, player: int) -> float:
    """What it is worth that a player stands up."""
    season = outlook.season
    if not season.downed[player]:
        return 0.0
    title = season.title[player]
    return power_gain(outlook, player, max(0.0, outlook.facts.standing[title] - star_power(season, player)))


def strength_at_stake(outlook: Outlook, player: int) -> float:
    """What a player's team loses, in Star Power, if he is ejected."""
    season = outlook.season
    where = season.where[player]
    stake = float(star_power(season, player))
    if season.ball[where] == player:
        stake += outlook.balls[where]
    if len(season.players_of(season.owner[player], where)) == 1:
        stake += 2.0
    return stake


# The ball.


def safety(outlook: Outlook, player: int) -> float:
    """How safe the ball is with a player."""
    season = outlook.season
    power = float(star_power(season, player))
    if season.downed[player]:
        return power - 3.0
    return power + outlook.facts.safety[season.title[player]]


def pass_gain(outlook: Outlook, player: int, where: int) -> float:
    """What passing is worth: the ball, or that a rival loses it, or that a friend had it less safely."""
    season = outlook.season
    carrier = season.ball[where]
    if carrier != MIDFIELD and season.owner[carrier] != outlook.me:
        return outlook.shift(where, 0.0, -outlook.balls[where]) + SLIGHT
    return carrier_gain(outlook, player)


def carrier_gain(outlook: Outlook, player: int) -> float:
    """What it is worth that a player of the manager's own becomes the ball carrier, wherever the ball is now."""
    season = outlook.season
    where = season.where[player]
    carrier = season.ball[where]
    ball = outlook.balls[where]
    if carrier == MIDFIELD:
        return outlook.shift(where, ball, 0.0) + SLIGHT
    if season.owner[carrier] == outlook.me:
        return SLIGHT if safety(outlook, player) > safety(outlook, carrier) else -SLIGHT
    return outlook.shift(where, ball, -ball) + SLIGHT


# Tackles.


def tackle_gain(outlook: Outlook, tackler: int, target: int, power: int = PRESENT_POWER) -> float:
    """What a tackle is worth on average."""
    rule = dice_rule(outlook.season, TackleAttempt(tackler, target, power))
    return attempt_gain(outlook, tackler, target, rule) + outlook.facts.weights.strike


def attempt_gain(outlook: Outlook, tackler: int, target: int, rule: int) -> float:
    """What comes of an attempt on average, with dice by such a rule."""
    return DOWN[rule] * outlook.if_struck(target) + FALL[rule] * outlook.if_struck(tackler)


def best_tackle(outlook: Outlook, tackler: int, power: int) -> float:
    """What the best tackle of a player at his matchup is worth; nothing if none is worth trying."""
    season = outlook.season
    best = 0.0
    for target in season.present[season.where[tackler]]:
        if season.owner[target] != season.owner[tackler]:
            best = max(best, tackle_gain(outlook, tackler, target, power))
    return best
