"""Rules of thumb for the pitch: whom to commit where, whom to tackle, which abilities to use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.cards import EJECTED, EXPECTED_POWER, is_harmful, player_facts
from touchline.bots.forecast import PENALTY, SPRINT, Forecast
from touchline.bots.sight import BALL, TOKEN_POWER, Sight
from touchline.bots.stadiums import is_banned
from touchline.table.options import (
    Act,
    Apply,
    Commit,
    Decline,
    GoTo,
    Keep,
    NameManager,
    NamePlayer,
    NameSkill,
    NameToken,
    Option,
    Replace,
    Reroll,
    StripBall,
    Tackle,
    TakeSkillSet,
    Use,
    UseAbility,
)
from touchline.table.questions import (
    ChooseDie,
    ChoosePlace,
    ChoosePlayer,
    ChooseResult,
    ChooseSkill,
    ChooseSkillSet,
    ChooseTarget,
    KeepToken,
    Respond,
    UseSkill,
)
from touchline.table.view import PlayerSeen

SAVED: Final = 0.1
"""What a card is worth next week for each point of its worth, if it stays in the hand."""

LIKED: Final = ("down", "missed", "tackler")
"""The faces of a die, from the one that the tackler likes best."""


def first(sight: Sight) -> Option:
    """Any option is as good as the others."""
    return sight.seat.decision.options[0]


def option_of(sight: Sight, kind: type[Option]) -> Option:
    """The option of a kind, or the default if there is none."""
    for option in sight.seat.decision.options:
        if isinstance(option, kind):
            return option
    return sight.seat.decision.default


# Committing.


def commit_or_pass(sight: Sight) -> Option:
    """Commit where it pays most; pass once the cards are better kept for next week."""
    decision = sight.seat.decision
    forecasts = {number: Forecast(sight, matchup) for number, matchup in sight.matchups.items()}
    best, best_gain = decision.default, 0.0
    for option in decision.options:
        if isinstance(option, Commit) and option.matchup.number in forecasts:
            facts = player_facts(option.card)
            gain = forecasts[option.matchup.number].gain(facts, option.side)
            gain -= SAVED * facts.worth * (sight.weeks_left > 0)
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def choose_place(sight: Sight) -> Option:
    """Move a player to where he helps most."""
    question = sight.seat.decision.question
    assert isinstance(question, ChoosePlace)
    facts = player_facts(question.player.card)
    idle = facts._replace(skills=())

    def gain(option: Option) -> float:
        if isinstance(option, GoTo) and option.matchup.number in sight.matchups:
            return Forecast(sight, sight.matchups[option.matchup.number]).gain(idle, option.side)
        return float("-inf")

    return max(sight.seat.decision.options, key=gain)


# Skills and tackles.


def use_skill(sight: Sight) -> Option:
    """Sprint always; take the ball, but from a friend only if the player is safer with it."""
    question = sight.seat.decision.question
    assert isinstance(question, UseSkill)
    player = sight.players.get(question.player.number)
    if player is not None and is_banned(sight.where[player.number].stadium, question.skill):
        return option_of(sight, Decline)
    if question.skill == "pass" and player is not None and not wants_ball(sight, player):
        return option_of(sight, Decline)
    return option_of(sight, Use)


def wants_ball(sight: Sight, player: PlayerSeen) -> bool:
    """Whether passing would do the player's team good."""
    matchup = sight.where[player.number]
    if matchup.ball is None or not sight.is_mine(matchup.ball):
        return True
    return safety(player) > safety(sight.players[matchup.ball])


def safety(player: PlayerSeen) -> float:
    """How safe the ball is with a player."""
    if player.is_downed:
        return float(player.star_power) - 3
    named = player_facts(player.card).named
    return (
        player.star_power + 3.0 * ("stand-firm" in named) + 2.0 * ("sure-hands" in named) + ("dodge" in named)
    )


def choose_skill_set(sight: Sight) -> Option:
    """Take the set whose skills do most now."""
    question = sight.seat.decision.question
    assert isinstance(question, ChooseSkillSet)
    player = sight.players.get(question.player.number)

    def worth(option: Option) -> float:
        if not isinstance(option, TakeSkillSet) or player is None:
            return 0.0
        return sum([SKILLS[skill](sight, player) for skill in option.skills])

    return max(sight.seat.decision.options, key=worth)


def stand_up(sight: Sight) -> Option:
    """Who may get up gets up."""
    return option_of(sight, Use)


def foul(sight: Sight) -> Option:
    """Look into the hand of the rival with most fans."""

    def rank(option: Option) -> int:
        return sight.view.managers[option.manager].fans if isinstance(option, NameManager) else -1

    return max(sight.seat.decision.options, key=rank)


def choose_target(sight: Sight) -> Option:
    """Tackle at good odds, where it hurts most; a ball that can be stripped is often worth more."""
    question = sight.seat.decision.question
    assert isinstance(question, ChooseTarget)
    tackler = sight.players.get(question.player.number)
    is_dear = tackler is not None and is_banned(sight.where[tackler.number].stadium, "tackle")
    best, best_gain = sight.seat.decision.default, PENALTY * is_dear
    for option in sight.seat.decision.options:
        gain = 0.0
        if isinstance(option, StripBall) and tackler is not None:
            gain = 0.0 if sight.holds_ball(sight.where[tackler.number]) else BALL
        elif isinstance(option, Tackle) and tackler is not None and option.player.number in sight.players:
            gain = sight.tackle_gain(tackler, sight.players[option.player.number])
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def choose_result(sight: Sight) -> Option:
    """Take the face that is best for the manager's own player."""
    question = sight.seat.decision.question
    assert isinstance(question, ChooseResult)
    liked = LIKED if question.player.manager == sight.me else LIKED[::-1]

    def rank(option: Option) -> int:
        return liked.index(option.die) if isinstance(option, Apply) else len(liked)

    return min(sight.seat.decision.options, key=rank)


def choose_die(sight: Sight) -> Option:
    """Have the die rolled again that suits the manager least."""
    question = sight.seat.decision.question
    assert isinstance(question, ChooseDie)
    liked = LIKED if question.player.manager == sight.me else LIKED[::-1]

    def rank(option: Option) -> int:
        return liked.index(option.die) if isinstance(option, Reroll) else -1

    return max(sight.seat.decision.options, key=rank)


def choose_skill(sight: Sight) -> Option:
    """Use the skill that does most for the player."""
    question = sight.seat.decision.question
    assert isinstance(question, ChooseSkill)
    player = sight.players.get(question.player.number)

    def gain(option: Option) -> float:
        if player is None or not isinstance(option, NameSkill):
            return 0.0
        return SKILLS[option.skill](sight, player) if option.skill in SKILLS else 0.0

    return max(sight.seat.decision.options, key=gain)


def _pass_gain(sight: Sight, player: PlayerSeen) -> float:
    ball = sight.where[player.number].ball
    return BALL if ball is None or not sight.is_mine(ball) else 0.0


def _cheat_gain(sight: Sight, player: PlayerSeen) -> float:
    """What a token does for the player, who may be ejected; little is to be won where it is won already."""
    forecast = Forecast(sight, sight.where[player.number])
    lead = forecast.mine - max([0.0, *forecast.rivals])
    return EXPECTED_POWER - EJECTED * (player.star_power + BALL * player.is_carrier) - 0.1 * max(0.0, lead)


SKILLS: Final[dict[str, Callable[[Sight, PlayerSeen], float]]] = {
    "tackle": lambda sight, player: sight.best_tackle(player),
    "pass": _pass_gain,
    "sprint": lambda _, __: SPRINT,
    "cheat": _cheat_gain,
    "foul": lambda _, __: SPRINT,
    "regeneration": lambda _, player: float(_rise(player)),
}
"""What a use of a skill changes for a player, in Star Power."""


# Upgrades and abilities.


def choose_action(sight: Sight) -> Option:
    """Use the first upgrade that helps now."""
    for option in sight.seat.decision.options:
        if isinstance(option, Act) and ACTIONS.get(option.upgrade, _always)(sight):
            return option
    return option_of(sight, Decline)


def _always(_: Sight) -> bool:
    return True


def _never(_: Sight) -> bool:
    return False


def _if_skill(skill: str) -> Callable[[Sight], bool]:
    """Whether a use of the skill would help the player committed this turn."""

    def helps(sight: Sight) -> bool:
        committed = sight.view.committed
        player = None if committed is None else sight.players.get(committed.number)
        return player is not None and SKILLS[skill](sight, player) > 0.1

    return helps


def _if_downed(sight: Sight) -> bool:
    """Whether a player of the manager's own lies on the ground who was worth more on his feet."""
    return any(_rise(player) > 1 for player in sight.players.values() if player.manager == sight.me)


def _rise(player: PlayerSeen) -> int:
    """What it would add to stand a player."""
    return player_facts(player.card).standing - player.star_power if player.is_downed else 0


ACTIONS: Final[dict[str, Callable[[Sight], bool]]] = {
    "tackling-coach": _if_skill("tackle"),
    "passing-coach": _if_skill("pass"),
    "ringer-in-disguise": _if_downed,
    "stretcher-bearers": _never,
    "willing-throats": _if_downed,
    "interception-assistant": _if_skill("pass"),
    "cheating-coach": _if_skill("cheat"),
    "illegal-substitution": _if_downed,
    "team-apothecary": _if_downed,
    "changer-of-plays": _never,
    "sewer-go-map": _never,
}
"""When an upgrade is used as matchup action; one that isn't named here always is."""


def respond(sight: Sight) -> Option:
    """Use what helps at this moment."""
    question = sight.seat.decision.question
    assert isinstance(question, Respond)
    judge = RESPONSES.get(question.moment)
    for option in sight.seat.decision.options:
        if isinstance(option, UseAbility) and (judge is None or judge(sight, option)):
            return option
    return option_of(sight, Decline)


def _on_entering(_: Sight, option: UseAbility) -> bool:
    """Nobody is thrown elsewhere: he would not use his skills there."""
    return "throw-team-mate" not in player_facts(option.card).named


def _on_declared(_: Sight, option: UseAbility) -> bool:
    """An assassin costs fans more often than not, and is sent for the strong only."""
    return option.card != "eshin-assassination-coordinator"


def _on_succeeding(sight: Sight, option: UseAbility) -> bool:
    """A guard takes the hit if his team loses less by it."""
    guard, target = option.player, option.subject
    if guard is None or target is None:
        return True
    if guard.number not in sight.players or target.number not in sight.players:
        return False
    return sight.loss(sight.players[guard.number]) < sight.loss(sight.players[target.number])


def _on_arriving(_: Sight, __: UseAbility) -> bool:
    """Who gets the ball keeps it."""
    return False


def _on_ejections(sight: Sight, option: UseAbility) -> bool:
    """A bribe is paid for those who would be ejected."""
    if option.card != "bribe-kitty":
        return True
    mine = [player for player in sight.players.values() if player.manager == sight.me]
    return any(token.face == "ejection" for player in mine for token in player.tokens)


RESPONSES: Final[dict[str, Callable[[Sight, UseAbility], bool]]] = {
    "entered": _on_entering,
    "tackle-declared": _on_declared,
    "tackle-succeeding": _on_succeeding,
    "ball-arriving": _on_arriving,
    "ejections-revealed": _on_ejections,
}
"""When an ability is used at a moment; at one that isn't named here always."""


# Naming players and tokens.


def choose_player(sight: Sight) -> Option:
    """Harm the rivals' best and one's own worst; help one's own best and nobody else."""
    question = sight.seat.decision.question
    assert isinstance(question, ChoosePlayer)
    worth = WORTHS.get(question.card, _harm if is_harmful(question.card) else _help)

    def gain(option: Option) -> float:
        if not isinstance(option, NamePlayer) or option.player.number not in sight.players:
            return 0.0
        return worth(sight, sight.players[option.player.number])

    return max(sight.seat.decision.options, key=gain)


def _harm(sight: Sight, player: PlayerSeen) -> float:
    loss = sight.loss(player)
    return -loss if player.manager == sight.me else loss


def _help(sight: Sight, player: PlayerSeen) -> float:
    worth = sight.strength(player) + 2.0 * _rise(player)
    return worth if player.manager == sight.me else -worth


def _cheat(sight: Sight, player: PlayerSeen) -> float:
    gain = EXPECTED_POWER - EJECTED * (player.star_power + BALL * player.is_carrier)
    return gain if player.manager == sight.me else -gain


WORTHS: Final[dict[str, Callable[[Sight, PlayerSeen], float]]] = {
    "bite-bite": _harm,
    "eshin-assassination-coordinator": _harm,
    "hired-wizard": _harm,
    "illegal-substitution": _harm,
    "willing-throats": _help,
    "winds-of-change": _cheat,
    "writhing-tentacles": _harm,
}
"""What it is worth to name a player for a card; for one that isn't named here, what it is worth to help him."""


def give_ball(sight: Sight) -> Option:
    """Give the ball to the player with whom it is safest."""

    def gain(option: Option) -> float:
        if isinstance(option, NamePlayer) and option.player.number in sight.players:
            return safety(sight.players[option.player.number])
        return float("-inf")

    return max(sight.seat.decision.options, key=gain)


def choose_token(sight: Sight) -> Option:
    """Name the token that matters most: one's own best ejected, a rival's best open one, one's own best hidden one."""
    best, best_gain = sight.seat.decision.default, 0.0
    for option in sight.seat.decision.options:
        if isinstance(option, NameToken) and option.player.number in sight.players:
            player = sight.players[option.player.number]
            tokens = player.tokens[option.token - 1 : option.token]
            face = tokens[0].face if tokens else None
            gain = 0.1 * player.star_power if face is None else TOKEN_POWER.get(face, 0.0)
            gain = gain if sight.is_mine(player.number) == (face is None) else 0.0
            if face == "ejection" and sight.is_mine(player.number):
                gain = 1.0 + player.star_power
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def keep_token(sight: Sight) -> Option:
    """Let a player of one's own be rid of an ejection, and a rival of anything else."""
    question = sight.seat.decision.question
    assert isinstance(question, KeepToken)
    player = sight.players.get(question.player.number)
    tokens = () if player is None else player.tokens[question.token - 1 : question.token]
    is_ejection = bool(tokens) and tokens[0].face == "ejection"
    is_mine = sight.is_mine(question.player.number)
    return option_of(sight, Replace if is_ejection == is_mine else Keep)


def break_tie(sight: Sight) -> Option:
    """Put oneself first, or else who has the fewest fans."""

    def rank(option: Option) -> tuple[bool, int]:
        if not isinstance(option, NameManager):
            return (True, 0)
        return (option.manager != sight.me, sight.view.managers[option.manager].fans)

    return min(sight.seat.decision.options, key=rank)
