"""What it is worth to use an ability: its effects one after the other, each by what it changes, in fans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.search.outlook import EJECTED, EXPECTED_POWER, Outlook, strength
from touchline.bots.search.skilful import (
    SLIGHT,
    USUAL,
    attempt_gain,
    best_tackle,
    carrier_gain,
    power_gain,
    rise_gain,
    safety,
    skill_gain,
    sprint_gain,
    strength_at_stake,
    tackle_gain,
)
from touchline.rules.abilities import Effect
from touchline.rules.committing import destinations
from touchline.rules.draws import DIE, TACKLER_DOWN, TARGET_DOWN, TARGET_MISSED
from touchline.rules.moments import NOBODY
from touchline.rules.position import NONE
from touchline.rules.printed import SKILL_NAMES, STARS
from touchline.rules.season import GONE, PLACES
from touchline.rules.tackle import (
    BOTH_APPLY,
    ONE,
    STANDING_POWER,
    TACKLER_CHOOSES,
    TARGET_CHOOSES,
    TackleAttempt,
    attempt_in_progress,
    dice_rule,
    powers,
)
from touchline.rules.windows import UseAbility
from touchline.words.ball import BecomeCarrier
from touchline.words.cards import DrawCards, RollDie
from touchline.words.fans import GainFans, GainFansForEach, LoseFans
from touchline.words.players import BringDown, ChoosesPlayer, Injure, Stand
from touchline.words.selectors import named_player
from touchline.words.skills import CarrierUses, CommittedUses, CommittedUsesAny, GainIcon, PlayerUses
from touchline.words.supplies import GainBlood, Infect, ReceivePenalty, TakeContract
from touchline.words.tackles import CountAsStronger, TackleAnother, TackleBack, Weaken
from touchline.words.tokens import TakeToken

Gain = Callable[[Outlook, Effect, UseAbility], float]

FACES: Final = (TARGET_DOWN, TARGET_MISSED, TACKLER_DOWN)

FACE_ODDS: Final = tuple([DIE.count(face) / len(DIE) for face in FACES])

FRESH: Final = 2.0
"""The Star Power of a card off the deck, on average."""

DRAWN: Final = 1.0
"""What a card in the hand is worth, in fans."""

TOKEN: Final = 1.5
"""The Star Power of a token that is shown, on average."""

EXHAUSTED: Final = 0.02
"""What it costs that an upgrade can't be used again this week."""


def use_gain(outlook: Outlook, ability: int, source: int, fact: tuple[int, ...]) -> float:
    """What it is worth to the manager to use an ability now, whoever has to be named for it being named well."""
    use = UseAbility(ability, outlook.me, source, fact)
    cost = EXHAUSTED if outlook.season.book.abilities[ability].exhausts else 0.0
    return gain_from(outlook, use, 0, 0) - cost


def gain_from(outlook: Outlook, use: UseAbility, block: int, line: int) -> float:
    """What the effects of a block are worth from a line on."""
    effects = outlook.season.book.abilities[use.ability].blocks[block]
    gain = 0.0
    for at in range(line, len(effects)):
        effect = effects[at]
        if isinstance(effect, ChoosesPlayer):
            gains = [
                gain_if_named(outlook, use, player, block, at + 1)
                for player in effect.players(outlook.season, use)
            ]
            return gain + (max(gains) if gains else 0.0)
        if isinstance(effect, RollDie):
            for face in FACES:
                gain += FACE_ODDS[face] * gain_from(outlook, use, effect.first_branch + face, 0)
            continue
        found = GAINS.get(effect.word)
        gain += USUAL if found is None else found(outlook, effect, use)
    return gain


def gain_if_named(outlook: Outlook, use: UseAbility, player: int, block: int, line: int) -> float:
    """What the effects from a line on are worth if a player has been named for them."""
    chosen = UseAbility(use.ability, use.manager, use.source, use.fact, block, line, player, use.token)
    return gain_from(outlook, chosen, block, line)


def is_here(outlook: Outlook, player: int) -> bool:
    """Whether there is such a player at a matchup."""
    return player not in (NONE, NOBODY) and outlook.season.where[player] != GONE


# Players.


def _bring_down(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, BringDown)
    player = named_player(use, effect.whom)
    return outlook.if_struck(player) if is_here(outlook, player) else 0.0


def _injure(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, Injure)
    player = named_player(use, effect.whom)
    return outlook.if_gone(player) if is_here(outlook, player) else 0.0


def _stand(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, Stand)
    player = named_player(use, effect.whom)
    return rise_gain(outlook, player) if is_here(outlook, player) else 0.0


def _substitute(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    player = use.chosen
    season = outlook.season
    ball = outlook.balls[season.where[player]] if season.is_carrier(player) else 0.0
    return power_gain(outlook, player, FRESH - strength(season, player) - ball)


def _place_top_card(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    where = use.fact.matchup
    return outlook.shift(where, FRESH, 0.0) if where != NONE else USUAL


def _move(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    """A player's power leaves one matchup for the best of the others, in the eyes of his manager."""
    season = outlook.season
    player = use.chosen
    if not is_here(outlook, player) or season.owner[player] != outlook.me:
        return 0.0
    places = destinations(season, player)
    if not places:
        return 0.0
    return outlook.if_gone(player) + max([arrival_gain(outlook, player, place) for place in places])


def arrival_gain(outlook: Outlook, player: int, place: int) -> float:
    """What it is worth that a player of the manager's own comes to a place, skills left out."""
    matchup = place // PLACES
    side = outlook.my_side(matchup) if outlook.here[matchup] else place % PLACES
    after = outlook.worth_if(
        matchup,
        outlook.mine[matchup] + strength(outlook.season, player),
        outlook.theirs[matchup],
        side,
        True,
        outlook.there[matchup],
    )
    return after - outlook.worth(matchup)


def _infect(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, Infect)
    player = named_player(use, effect.whom)
    if not is_here(outlook, player):
        return 0.0
    return power_gain(outlook, player, -min(float(effect.n), strength(outlook.season, player)))


def _gain_blood(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, GainBlood)
    player = named_player(use, effect.to)
    return power_gain(outlook, player, float(effect.n)) if is_here(outlook, player) else 0.0


# Skills and the ball.


def _skill_gain(outlook: Outlook, player: int, skill: str) -> float:
    if not is_here(outlook, player) or outlook.season.owner[player] != outlook.me:
        return 0.0
    return skill_gain(outlook, player, SKILL_NAMES.index(skill))


def _player_uses(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, PlayerUses)
    return _skill_gain(outlook, named_player(use, effect.who), effect.skill)


def _gain_icon(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, GainIcon)
    return _skill_gain(outlook, use.player, effect.skill)


def _carrier_uses(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, CarrierUses)
    return _skill_gain(outlook, use.fact.subject, effect.skill)


def _committed_uses(outlook: Outlook, effect: Effect, _: UseAbility) -> float:
    assert isinstance(effect, CommittedUses)
    return _skill_gain(outlook, outlook.season.committed, effect.skill)


def _committed_uses_any(outlook: Outlook, effect: Effect, _: UseAbility) -> float:
    assert isinstance(effect, CommittedUsesAny)
    player = outlook.season.committed
    if not is_here(outlook, player):
        return 0.0
    return max([0.0, *[skill_gain(outlook, player, icon) for icon in effect.icons(outlook.season)]])


def _become_carrier(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, BecomeCarrier)
    player = effect.player(outlook.season, use)
    if not is_here(outlook, player) or outlook.season.owner[player] != outlook.me:
        return 0.0
    return carrier_gain(outlook, player)


def _hand_ball_on(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    if not is_here(outlook, use.player) or not is_here(outlook, use.chosen):
        return 0.0
    return SLIGHT if safety(outlook, use.chosen) > safety(outlook, use.player) else -SLIGHT


# Tackles.


def _take_the_hit(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    return outlook.if_struck(use.source) - outlook.if_struck(use.fact.subject) - USUAL


def outcome(outlook: Outlook, attempt: TackleAttempt, dice: tuple[int, ...], rule: int) -> float:
    """What comes of a tackle whose dice lie so."""
    worths = [0.0, 0.0, 0.0]
    worths[TARGET_DOWN] = outlook.if_struck(attempt.target)
    worths[TACKLER_DOWN] = outlook.if_struck(attempt.tackler)
    found = [worths[face] for face in dice]
    if rule == BOTH_APPLY:
        return sum(found)
    chooser = attempt.target if rule == TARGET_CHOOSES else attempt.tackler
    return max(found) if outlook.season.owner[chooser] == outlook.me else min(found)


def if_rerolled(outlook: Outlook, attempt: TackleAttempt, dice: tuple[int, ...], at: int, rule: int) -> float:
    """What is to be expected if the dice from this one on are rolled again."""
    if at == len(dice):
        return outcome(outlook, attempt, dice, rule)
    expected = 0.0
    for face in FACES:
        rolled = (*dice[:at], face, *dice[at + 1 :])
        expected += FACE_ODDS[face] * if_rerolled(outlook, attempt, rolled, at + 1, rule)
    return expected


def _reroll_all(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    attempt = attempt_in_progress(outlook.season)
    rule = dice_rule(outlook.season, attempt)
    now = outcome(outlook, attempt, attempt.dice, rule)
    return if_rerolled(outlook, attempt, attempt.dice, 0, rule) - now - SLIGHT


def _reroll_one(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    attempt = attempt_in_progress(outlook.season)
    rule = dice_rule(outlook.season, attempt)
    now = outcome(outlook, attempt, attempt.dice, rule)
    return max([if_one_rerolled(outlook, attempt, face, rule) for face in attempt.dice]) - now - SLIGHT


def if_one_rerolled(outlook: Outlook, attempt: TackleAttempt, face: int, rule: int) -> float:
    """What is to be expected if one die that shows this face is rolled again."""
    at = attempt.dice.index(face)
    dice = (*attempt.dice[:at], *attempt.dice[at + 1 :], face)
    return if_rerolled(outlook, attempt, dice, len(dice) - 1, rule)


def _with_rule(outlook: Outlook, attempt: TackleAttempt, rule: int) -> float:
    """By how much an attempt is better with dice by such a rule than as it stands."""
    now = dice_rule(outlook.season, attempt)
    if now == rule:
        return 0.0
    after = attempt_gain(outlook, attempt.tackler, attempt.target, rule)
    return after - attempt_gain(outlook, attempt.tackler, attempt.target, now)


def _with_power(outlook: Outlook, own_more: float, other_more: float) -> float:
    """What it is worth that tackler and target have so much more Star Power in the attempt."""
    attempt = attempt_in_progress(outlook.season)
    if dice_rule(outlook.season, attempt) == BOTH_APPLY or attempt.stronger or attempt.slowed:
        return 0.0
    own, other = powers(outlook.season, attempt)
    margin = own + own_more - other - other_more
    rule = ONE if margin == 0.0 else TARGET_CHOOSES
    return _with_rule(outlook, attempt, TACKLER_CHOOSES if margin > 0.0 else rule)


def _count_as_stronger(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, CountAsStronger)
    cost = effect.stake * MISSED if use.manager == outlook.me else 0.0
    return _with_rule(outlook, attempt_in_progress(outlook.season), TACKLER_CHOOSES) - cost


MISSED: Final = 2 / 9
"""How likely a stronger tackler misses."""


def _slow_the_tackle(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    return _with_rule(outlook, attempt_in_progress(outlook.season), ONE)


def _swarm(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    friends = outlook.season.players_of(use.manager, use.fact.matchup)
    return _with_power(outlook, len(friends) - 1.0, 0.0)


def _weaken(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, Weaken)
    if named_player(use, effect.whom) == attempt_in_progress(outlook.season).tackler:
        return _with_power(outlook, -float(effect.n), 0.0)
    return _with_power(outlook, 0.0, -float(effect.n))


def _show_token(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    return _with_power(outlook, 0.0, TOKEN)


def _call_off(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    attempt = attempt_in_progress(outlook.season)
    rule = dice_rule(outlook.season, attempt)
    return -attempt_gain(outlook, attempt.tackler, attempt.target, rule)


def _tackle_back(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, TackleBack)
    target = named_player(use, effect.whom)
    if not is_here(outlook, use.player) or not is_here(outlook, target):
        return 0.0
    return tackle_gain(outlook, use.player, target)


def _tackle_another(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, TackleAnother)
    victims = effect.victims(outlook.season, use)
    return max([tackle_gain(outlook, use.player, target) for target in victims]) if victims else 0.0


def _tackle_from_the_ground(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    return best_tackle(outlook, use.chosen, STANDING_POWER) if is_here(outlook, use.chosen) else 0.0


# Tokens.


def _assign_token(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, TakeToken)
    player = effect.player(use)
    if not is_here(outlook, player):
        return 0.0
    liking = outlook.facts.weights.cheat if outlook.season.owner[player] == outlook.me else 0.0
    return power_gain(outlook, player, EXPECTED_POWER - EJECTED * strength_at_stake(outlook, player)) + liking


def _shift_ejections(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    return outlook.if_gone(use.chosen) if is_here(outlook, use.chosen) else 0.0


# Fans and cards.


def _gain_fans(_: Outlook, effect: Effect, __: UseAbility) -> float:
    assert isinstance(effect, GainFans)
    return float(effect.n)


def _lose_fans(_: Outlook, effect: Effect, __: UseAbility) -> float:
    assert isinstance(effect, LoseFans)
    return -float(effect.n)


def _gain_fans_for_each(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, GainFansForEach)
    return float(effect.n * effect.how_many(outlook.season, use))


def _take_contract(outlook: Outlook, effect: Effect, _: UseAbility) -> float:
    assert isinstance(effect, TakeContract)
    return outlook.facts.weights.contract * effect.n


def _receive_penalty(outlook: Outlook, effect: Effect, use: UseAbility) -> float:
    assert isinstance(effect, ReceivePenalty)
    penalty = outlook.facts.weights.penalty
    if effect.who == "you":
        return -penalty
    player = named_player(use, effect.who.removeprefix("owner-of-"))
    return -penalty if outlook.season.owner[player] == outlook.me else penalty * outlook.rivalry


def _discard_penalty(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    return outlook.facts.weights.penalty


def _draw_cards(_: Outlook, effect: Effect, __: UseAbility) -> float:
    assert isinstance(effect, DrawCards)
    return DRAWN * effect.n


def _draw_then_discard(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    return sprint_gain(outlook)


def _lose_this_card(outlook: Outlook, _: Effect, use: UseAbility) -> float:
    title = outlook.season.book.abilities[use.ability].title
    return -outlook.facts.weekly[title] * outlook.weeks


def _receive_star(outlook: Outlook, _: Effect, __: UseAbility) -> float:
    return outlook.facts.payout_worth(((STARS, 1),), outlook.weeks)


def _replace_highlight(_: Outlook, __: Effect, ___: UseAbility) -> float:
    """As likely as not what comes is worse."""
    return -USUAL


GAINS: Final[dict[str, Gain]] = {
    "assign_token": _assign_token,
    "become_carrier": _become_carrier,
    "bring_down": _bring_down,
    "carrier_uses": _carrier_uses,
    "commit_top_card": _place_top_card,
    "committed_uses": _committed_uses,
    "committed_uses_any": _committed_uses_any,
    "count_as_stronger": _count_as_stronger,
    "discard_penalty": _discard_penalty,
    "draw_cards": _draw_cards,
    "draw_then_discard": _draw_then_discard,
    "gain_blood": _gain_blood,
    "gain_fans": _gain_fans,
    "gain_fans_for_each": _gain_fans_for_each,
    "gain_icon": _gain_icon,
    "hand_ball_on": _hand_ball_on,
    "infect": _infect,
    "injure": _injure,
    "instead_of_tackling": _call_off,
    "lose_fans": _lose_fans,
    "lose_this_card": _lose_this_card,
    "move": _move,
    "place_top_card": _place_top_card,
    "player_uses": _player_uses,
    "receive_penalty": _receive_penalty,
    "receive_star": _receive_star,
    "replace_highlight": _replace_highlight,
    "reroll_all": _reroll_all,
    "reroll_one": _reroll_one,
    "shift_ejections": _shift_ejections,
    "show_token": _show_token,
    "slow_the_tackle": _slow_the_tackle,
    "stand": _stand,
    "substitute": _substitute,
    "swarm": _swarm,
    "tackle_another": _tackle_another,
    "tackle_back": _tackle_back,
    "tackle_from_the_ground": _tackle_from_the_ground,
    "take_contract": _take_contract,
    "take_the_hit": _take_the_hit,
    "weaken": _weaken,
}
"""What an effect is worth, by its word; one that isn't named here is worth what is usual."""
