"""Questions as they go out: a type for each, with what it is about. All managers may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

import msgspec

from touchline.engine.machine import Option
from touchline.rules.printed import SKILL_NAMES
from touchline.rules.questions import QUESTIONS
from touchline.table.names import MOMENT_NAMES, Matchup, Names, Player


class Question(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a manager is asked."""


class CommitOrPass(Question, frozen=True, tag="commit-or-pass"):
    """Which player to commit to which matchup; or to pass, and commit no more this week."""


class DiscardUnwanted(Question, frozen=True, tag="discard-unwanted"):
    """Which card of his hand the manager, who has passed, does not wish to keep."""


class DiscardCard(Question, frozen=True, tag="discard-card"):
    """Which card of his hand the manager discards."""


class UseSkill(Question, frozen=True, tag="use-skill"):
    """Whether the player uses this skill."""

    player: Player
    skill: str


class ChooseTarget(Question, frozen=True, tag="choose-target"):
    """Whom the player attempts to tackle."""

    player: Player


class ChooseResult(Question, frozen=True, tag="choose-result"):
    """Which of the dice of a tackle attempt is applied."""

    player: Player
    target: Player


class ChooseAction(Question, frozen=True, tag="choose-action"):
    """Which upgrade the manager uses as his matchup action, if any."""


class Respond(Question, frozen=True, tag="respond"):
    """Which ability the manager uses at this moment, if any."""

    moment: str
    matchup: Matchup | None


class OrderAbilities(Question, frozen=True, tag="order-abilities"):
    """Which of the manager's abilities that act at this moment comes next."""

    moment: str
    matchup: Matchup | None


class ChoosePlayer(Question, frozen=True, tag="choose-player"):
    """Which player this card is used on."""

    card: str


class GiveBall(Question, frozen=True, tag="give-ball"):
    """Which of his players at this matchup the manager gives the ball to."""

    matchup: Matchup


class ChooseSkill(Question, frozen=True, tag="choose-skill"):
    """Which skill the player uses."""

    player: Player


class ChooseToken(Question, frozen=True, tag="choose-token"):
    """Which cheating token this card is used on."""

    card: str


class KeepToken(Question, frozen=True, tag="keep-token"):
    """Whether the player keeps the cheating token that his manager has looked at; his first is 1."""

    player: Player
    token: int


class ChoosePlace(Question, frozen=True, tag="choose-place"):
    """Where the player is moved."""

    player: Player


class ChooseHighlight(Question, frozen=True, tag="choose-highlight"):
    """Which highlight this card is used on."""

    card: str


class TurnHighlight(Question, frozen=True, tag="turn-highlight"):
    """Which way round the new highlight is laid."""

    matchup: Matchup


class ChooseSide(Question, frozen=True, tag="choose-side"):
    """Which side of an either/or payout the manager takes."""

    matchup: Matchup


class CollectNext(Question, frozen=True, tag="collect-next"):
    """Which part of his payouts the manager collects next."""

    matchup: Matchup


class KeepCard(Question, frozen=True, tag="keep-card"):
    """Which of the cards that he looks at the manager keeps."""


class BottomCard(Question, frozen=True, tag="bottom-card"):
    """Which of the cards that he looks at goes to the bottom of the deck next."""


class BreakTie(Question, frozen=True, tag="break-tie"):
    """Which of the tied teams comes first at this tournament."""

    matchup: Matchup


class NameOpponent(Question, frozen=True, tag="name-opponent"):
    """Which opposing manager gives the ball of this matchup to one of his players."""

    matchup: Matchup


class AddStar(Question, frozen=True, tag="add-star"):
    """Which of the stars that are shuffled into the deck comes next."""


class ReturnCard(Question, frozen=True, tag="return-card"):
    """Which card leaves the roster for this star, if any."""

    card: str


class TopCard(Question, frozen=True, tag="top-card"):
    """Which star goes on top of the deck next."""


class ChooseDie(Question, frozen=True, tag="choose-die"):
    """Which die of a tackle attempt is rolled again."""

    player: Player
    target: Player


class ChooseSkillSet(Question, frozen=True, tag="choose-skill-set"):
    """Which of his skill sets the player has for as long as he is in play."""

    player: Player


class StandUp(Question, frozen=True, tag="stand-up"):
    """Whether the player gets up, now that he has regenerated."""

    player: Player


class Foul(Question, frozen=True, tag="foul"):
    """Into whose hand the player's manager looks by fouling."""

    player: Player


class DiscardFouled(Question, frozen=True, tag="discard-fouled"):
    """Whether the card of this manager's hand that was looked at is discarded."""

    manager: int


class OrderDowned(Question, frozen=True, tag="order-downed"):
    """Which of the players who fell at the same time uses his downed skills next."""


class ResolvePenalty(Question, frozen=True, tag="resolve-penalty"):
    """Which of his penalties the manager resolves next."""


class PlaceRef(Question, frozen=True, tag="place-ref"):
    """At which matchup the corrupt ref is placed."""


class LoseCard(Question, frozen=True, tag="lose-card"):
    """Which of his cards the manager returns to the box, as this card demands."""

    card: str


def _skill(_: Names, skill: int) -> str:
    return SKILL_NAMES[skill]


def _manager(_: Names, manager: int) -> int:
    return manager


def _token(_: Names, place: int) -> int:
    return place + 1


def _moment(_: Names, moment: int) -> str:
    return MOMENT_NAMES[moment]


_READERS: Final[dict[str, Callable[[Names, int], object]]] = {
    "player": Names.player,
    "target": Names.player,
    "matchup": Names.matchup_or_none,
    "card": Names.card,
    "skill": _skill,
    "token": _token,
    "moment": _moment,
    "manager": _manager,
}

AnyQuestion = (
    CommitOrPass
    | DiscardUnwanted
    | DiscardCard
    | UseSkill
    | ChooseTarget
    | ChooseResult
    | ChooseAction
    | Respond
    | OrderAbilities
    | ChoosePlayer
    | GiveBall
    | ChooseSkill
    | ChooseToken
    | KeepToken
    | ChoosePlace
    | ChooseHighlight
    | TurnHighlight
    | ChooseSide
    | CollectNext
    | KeepCard
    | BottomCard
    | BreakTie
    | NameOpponent
    | AddStar
    | ReturnCard
    | TopCard
    | ChooseDie
    | ChooseSkillSet
    | StandUp
    | Foul
    | DiscardFouled
    | OrderDowned
    | ResolvePenalty
    | PlaceRef
    | LoseCard
)
"""Any question: the types of all kinds, in the order in which the rules number them."""

QUESTION_TYPES: Final[tuple[type[Question], ...]] = get_args(AnyQuestion)
_MAKERS: Final[tuple[Callable[..., AnyQuestion], ...]] = get_args(AnyQuestion)


def question_of(kind: int, about: Option, names: Names) -> AnyQuestion:
    """A question of the rules, as it goes out."""
    fields = [_READERS[field](names, value) for field, value in zip(QUESTIONS[kind][1], about, strict=True)]
    return _MAKERS[kind](*fields)
