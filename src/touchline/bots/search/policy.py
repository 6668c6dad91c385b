"""A manager's rules of thumb over the numbers of the rules: what each option of a decision is worth, in fans.

Nothing is read here that the manager who is asked may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.search.abilities import arrival_gain, gain_if_named, use_gain
from touchline.bots.search.commitments import rate_commitments
from touchline.bots.search.facts import AVERAGE, Facts
from touchline.bots.search.outlook import Outlook
from touchline.bots.search.skilful import USUAL, safety, skill_gain, tackle_gain
from touchline.engine.machine import Decision, Option
from touchline.rules import questions as ask
from touchline.rules.bags import title_of
from touchline.rules.cheating import EJECTION, POWER_OF, is_known
from touchline.rules.draws import TACKLER_DOWN, TARGET_DOWN
from touchline.rules.matchup import action_fact
from touchline.rules.modifiers import star_power
from touchline.rules.position import NONE
from touchline.rules.printed import TACKLE
from touchline.rules.season import GONE, MIDFIELD, Season
from touchline.rules.windows import UPGRADES_FROM, UseAbility, Window

LIKED_DICE: Final = (1.0, 0.4, 0.0)
"""How a tackler likes the faces of a die."""

HAND_POINT: Final = 0.15
"""What a point of Star Power in the hand is worth, in fans."""

Rule = Callable[[Outlook, Decision], list[float]]


class Policy:
    """Rules of thumb with the facts of the cards that a season is made of."""

    __slots__ = ("facts",)

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def take(self, season: Season, decision: Decision) -> Option:
        """The best option; of equal ones the first."""
        options = decision.options
        if decision.kind in PLAIN:
            return options[0]
        rates = self.rate(season, decision)
        best = 0
        for at in range(1, len(rates)):
            if rates[at] > rates[best]:
                best = at
        return options[best]

    def rate(self, season: Season, decision: Decision) -> list[float]:
        """What each option is worth, in fans, next to the others."""
        outlook = Outlook(season, decision.manager, self.facts)
        rule = RULES.get(decision.kind)
        if rule is None:
            return [USUAL] + [0.0] * (len(decision.options) - 1)
        return rule(outlook, decision)


# Skills and tackles.


def rate_skill_use(outlook: Outlook, decision: Decision) -> list[float]:
    """Use the skill, or decline."""
    gain = skill_gain(outlook, decision.about[0], decision.about[1])
    return [gain if option[0] == ask.USE else 0.0 for option in decision.options]


def rate_targets(outlook: Outlook, decision: Decision) -> list[float]:
    """Whom to tackle, whether to strip the ball instead, or neither."""
    tackler = decision.about[0]
    season = outlook.season
    where = season.where[tackler]
    cost = 0.0
    stadium = season.stadium_of(where) if season.stadiums and where != GONE else NONE
    if stadium != NONE and outlook.facts.bans[stadium] == TACKLE:
        cost = outlook.facts.weights.penalty
    found: list[float] = []
    for option in decision.options:
        if option[0] == ask.TACKLE:
            found.append(tackle_gain(outlook, tackler, option[1]) - cost)
        elif option[0] == ask.STRIP:
            carrier = season.ball[where]
            is_mine = carrier != MIDFIELD and season.owner[carrier] == outlook.me
            found.append(-1.0 if is_mine else outlook.shift(where, 0.0, -outlook.balls[where]))
        else:
            found.append(0.0)
    return found


def rate_results(outlook: Outlook, decision: Decision) -> list[float]:
    """Which face applies."""
    tackler = decision.about[0]
    target = decision.about[1]
    found: list[float] = []
    for option in decision.options:
        if option[1] == TARGET_DOWN:
            found.append(outlook.if_struck(target))
        elif option[1] == TACKLER_DOWN:
            found.append(outlook.if_struck(tackler))
        else:
            found.append(0.0)
    likes = 1.0 if outlook.season.owner[tackler] == outlook.me else -1.0
    return [
        worth + 0.01 * likes * LIKED_DICE[option[1]]
        for worth, option in zip(found, decision.options, strict=True)
    ]


def rate_dice(outlook: Outlook, decision: Decision) -> list[float]:
    """Which die to roll again: the one that the manager likes least."""
    likes = 1.0 if outlook.season.owner[decision.about[0]] == outlook.me else -1.0
    return [-likes * LIKED_DICE[option[1]] for option in decision.options]


def rate_skills(outlook: Outlook, decision: Decision) -> list[float]:
    """Which skill to use."""
    player = decision.about[0]
    return [skill_gain(outlook, player, option[1]) for option in decision.options]


def rate_skill_sets(outlook: Outlook, decision: Decision) -> list[float]:
    """Which set of skills to take: the one that does most now."""
    player = decision.about[0]
    season = outlook.season
    sets = season.printed[season.title[player]].skill_sets
    return [
        sum([skill_gain(outlook, player, skill) for skill in sets[option[1]]]) for option in decision.options
    ]


# Players.


def rate_players(outlook: Outlook, decision: Decision) -> list[float]:
    """Whom to name for a card: by what comes of it."""
    use = outlook.season.stack[-2]
    assert isinstance(use, UseAbility)
    found: list[float] = []
    for option in decision.options:
        gain = 0.0
        if option[0] == ask.PLAYER and outlook.season.where[option[1]] != GONE:
            gain = gain_if_named(outlook, use, option[1], use.block, use.line)
            # Who is better helped of two that it does nothing for.
            gain += NEXT_TO_NOTHING * liking(outlook, option[1])
        found.append(gain)
    return found


NEXT_TO_NOTHING: Final = 0.001


def liking(outlook: Outlook, player: int) -> float:
    """How much the manager likes a player: the more the stronger he is; a rival as little."""
    season = outlook.season
    power = float(star_power(season, player))
    return power if season.owner[player] == outlook.me else -power


def rate_carriers(outlook: Outlook, decision: Decision) -> list[float]:
    """Who gets the ball: with whom it is safest."""
    return [0.1 * safety(outlook, option[1]) for option in decision.options]


def rate_places(outlook: Outlook, decision: Decision) -> list[float]:
    """Where a player goes: to where he helps most."""
    return [arrival_gain(outlook, decision.about[0], option[1]) for option in decision.options]


# Abilities and upgrades.


def rate_uses(outlook: Outlook, decision: Decision) -> list[float]:
    """Whether to use an ability at a moment."""
    window = outlook.season.stack[-1]
    assert isinstance(window, Window)
    return [
        use_gain(outlook, option[1], option[2], window.facts[option[3]]) if option[0] == ask.ABILITY else 0.0
        for option in decision.options
    ]


def rate_actions(outlook: Outlook, decision: Decision) -> list[float]:
    """Which upgrade to use as matchup action."""
    season = outlook.season
    fact = action_fact(season)
    found: list[float] = []
    for option in decision.options:
        gain = 0.0
        if option[0] == ask.ACT:
            action = season.printed[season.upgrades[outlook.me][option[1]]].action
            assert action is not None
            gain = use_gain(outlook, action.number, UPGRADES_FROM + option[1], fact)
        found.append(gain)
    return found


# Cheating tokens.


def rate_tokens(outlook: Outlook, decision: Decision) -> list[float]:
    """Which token to name: one's own ejected, a rival's best open one, one's own best hidden one."""
    season = outlook.season
    found: list[float] = []
    for option in decision.options:
        if option[0] != ask.TOKEN:
            found.append(0.0)
            continue
        player = option[1]
        tokens = season.tokens[player]
        token = tokens[option[2]] if option[2] < len(tokens) else -1
        is_mine = season.owner[player] == outlook.me
        if not is_known(token, outlook.me):
            found.append(0.1 * star_power(season, player) if is_mine else 0.0)
        elif title_of(token) == EJECTION:
            found.append(1.0 + star_power(season, player) if is_mine else 0.0)
        else:
            found.append(0.0 if is_mine else float(POWER_OF[title_of(token)]))
    return found


def rate_keeping(outlook: Outlook, decision: Decision) -> list[float]:
    """Whether a token stays: an ejection on a rival, anything else on a player of one's own."""
    season = outlook.season
    player, place = decision.about[0], decision.about[1]
    tokens = season.tokens[player]
    token = tokens[place] if place < len(tokens) else -1
    is_ejection = is_known(token, outlook.me) and title_of(token) == EJECTION
    is_mine = season.owner[player] == outlook.me
    wanted = ask.REPLACE if is_ejection == is_mine else ask.KEEP
    return [USUAL if option[0] == wanted else 0.0 for option in decision.options]


# Cards.


def rate_discards(outlook: Outlook, decision: Decision) -> list[float]:
    """Which card of the hand to discard: the weakest."""
    worth = outlook.facts.worth
    return [-HAND_POINT * worth[option[1]] for option in decision.options]


GOOD_ENOUGH: Final = 0.9
"""A card is kept in the hand from this share of what the average card of the roster is worth."""


def rate_unwanted(outlook: Outlook, decision: Decision) -> list[float]:
    """Whether to discard what a card off the deck would likely be better than."""
    season = outlook.season
    me = outlook.me
    worth = outlook.facts.worth
    if not outlook.weeks:
        return [-USUAL if option[0] == ask.DISCARD else 0.0 for option in decision.options]
    roster = season.hand[me] + season.top[me] + season.deck[me] + season.discard[me]
    average = sum([worth[title] for title in roster]) / max(1, len(roster))
    found: list[float] = []
    for option in decision.options:
        if option[0] == ask.DISCARD:
            found.append(HAND_POINT * (GOOD_ENOUGH * average - worth[option[1]]))
        else:
            found.append(0.0)
    return found


def rate_fouled(outlook: Outlook, decision: Decision) -> list[float]:
    """Whether to discard a rival's card: if it is better than what he would likely draw for it."""
    worth = outlook.facts.worth
    return [
        HAND_POINT * (worth[option[1]] - AVERAGE) if option[0] == ask.DISCARD else 0.0
        for option in decision.options
    ]


def rate_kept(outlook: Outlook, decision: Decision) -> list[float]:
    """Which card to keep: the one that brings most in the weeks to come."""
    weeks = max(1, outlook.weeks)
    return [outlook.facts.weekly[option[1]] * weeks for option in decision.options]


def rate_on_top(outlook: Outlook, decision: Decision) -> list[float]:
    """Which star to put on top first: the weakest, as what comes last is drawn first."""
    return [-0.01 * outlook.facts.worth[option[1]] for option in decision.options]


def rate_lost(outlook: Outlook, decision: Decision) -> list[float]:
    """Which card to lose: the one that brings least."""
    weeks = max(1, outlook.weeks)
    return [
        -outlook.facts.weekly[option[1]] * weeks if option[0] == ask.CARD else 0.0
        for option in decision.options
    ]


WEAK: Final = 3.0
"""A card of less worth is better off the roster."""


def rate_returned(outlook: Outlook, decision: Decision) -> list[float]:
    """Which card of the roster to return to the box for a newcomer, if it is a weak one."""
    worth = outlook.facts.worth
    return [
        HAND_POINT * (WEAK - worth[option[2]]) if option[0] == ask.RETURN else 0.0
        for option in decision.options
    ]


def rate_sides(outlook: Outlook, decision: Decision) -> list[float]:
    """Which side of an either/or to collect."""
    season = outlook.season
    title = season.reel[decision.about[0]]
    for sides in season.printed[title].payouts:
        if len(sides) > 1:
            return [
                outlook.facts.payout_worth(sides[option[1]], outlook.weeks) if option[1] < len(sides) else 0.0
                for option in decision.options
            ]
    return [0.0] * len(decision.options)


# Rivals.


def rate_managers(outlook: Outlook, decision: Decision) -> list[float]:
    """Whom to name for harm: the rival with most fans."""
    fans = outlook.season.fans
    return [
        USUAL + 0.01 * fans[option[1]] if option[0] == ask.MANAGER else 0.0 for option in decision.options
    ]


def rate_tied(outlook: Outlook, decision: Decision) -> list[float]:
    """Who is placed first of those who are tied: oneself, or else who has fewest fans."""
    fans = outlook.season.fans
    return [1.0 if option[1] == outlook.me else -0.01 * fans[option[1]] for option in decision.options]


PLAIN: Final = (
    ask.ORDER_ABILITIES,
    ask.CHOOSE_HIGHLIGHT,
    ask.TURN_HIGHLIGHT,
    ask.COLLECT_NEXT,
    ask.BOTTOM_CARD,
    ask.NAME_OPPONENT,
    ask.ORDER_DOWNED,
    ask.RESOLVE_PENALTY,
    ask.PLACE_REF,
    ask.STAND_UP,
)
"""Questions of which a rule of thumb takes the first option."""

RULES: Final[dict[int, Rule]] = {
    ask.COMMIT_OR_PASS: rate_commitments,
    ask.USE_SKILL: rate_skill_use,
    ask.CHOOSE_TARGET: rate_targets,
    ask.CHOOSE_RESULT: rate_results,
    ask.DISCARD_UNWANTED: rate_unwanted,
    ask.DISCARD_CARD: rate_discards,
    ask.CHOOSE_ACTION: rate_actions,
    ask.RESPOND: rate_uses,
    ask.CHOOSE_PLAYER: rate_players,
    ask.GIVE_BALL: rate_carriers,
    ask.CHOOSE_SKILL: rate_skills,
    ask.CHOOSE_TOKEN: rate_tokens,
    ask.KEEP_TOKEN: rate_keeping,
    ask.CHOOSE_PLACE: rate_places,
    ask.CHOOSE_SIDE: rate_sides,
    ask.KEEP_CARD: rate_kept,
    ask.BREAK_TIE: rate_tied,
    ask.ADD_STAR: rate_kept,
    ask.RETURN_CARD: rate_returned,
    ask.TOP_CARD: rate_on_top,
    ask.CHOOSE_DIE: rate_dice,
    ask.CHOOSE_SKILL_SET: rate_skill_sets,
    ask.FOUL: rate_managers,
    ask.DISCARD_FOULED: rate_fouled,
    ask.LOSE_CARD: rate_lost,
}
