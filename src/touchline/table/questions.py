"""Questions as they go out: a type for each, with what it is about. All managers may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from touchline.engine.machine import Option
from touchline.rules.printed import SKILL_NAMES
from touchline.rules.questions import QUESTIONS
from touchline.table.names import MOMENT_NAMES, Matchup, Names, Player


class Question(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a manager is asked."""


class CommitOrPass(Question, frozen=True, tag="commit-or-pass"):
    """Which player comes to which matchup; or does the manager commit no more this week?"""


class DiscardUnwanted(Question, frozen=True, tag="discard-unwanted"):
    """Which card does the manager, who has passed, not wish to keep?"""


class DiscardCard(Question, frozen=True, tag="discard-card"):
    """Which card of his hand does the manager discard?"""


class UseSkill(Question, frozen=True, tag="use-skill"):
    """Does the player use this skill?"""

    player: Player
    skill: str


class ChooseTarget(Question, frozen=True, tag="choose-target"):
    """Whom does the player attempt to tackle?"""

    player: Player


class ChooseResult(Question, frozen=True, tag="choose-result"):
    """Which of the dice of this tackle attempt is applied?"""

    player: Player
    target: Player


class ChooseAction(Question, frozen=True, tag="choose-action"):
    """Which upgrade does the manager use as his matchup action?"""


class Respond(Question, frozen=True, tag="respond"):
    """Which ability does the manager use at this moment, if any?"""

    moment: str
    matchup: Matchup | None


class OrderAbilities(Question, frozen=True, tag="order-abilities"):
    """Which of the abilities that act at this moment comes next?"""

    moment: str
    matchup: Matchup | None


class ChoosePlayer(Question, frozen=True, tag="choose-player"):
    """Which player does this card mean?"""

    card: str


class GiveBall(Question, frozen=True, tag="give-ball"):
    """Who gets the ball of this matchup?"""

    matchup: Matchup


class ChooseSkill(Question, frozen=True, tag="choose-skill"):
    """Which skill does the player use?"""

    player: Player


class ChooseToken(Question, frozen=True, tag="choose-token"):
    """Which cheating token does this card mean?"""

    card: str


class KeepToken(Question, frozen=True, tag="keep-token"):
    """Does the player keep the cheating token that his manager has looked at?"""

    player: Player


class ChoosePlace(Question, frozen=True, tag="choose-place"):
    """Where does the player go?"""

    player: Player


class ChooseHighlight(Question, frozen=True, tag="choose-highlight"):
    """Which highlight does this card mean?"""

    card: str


class TurnHighlight(Question, frozen=True, tag="turn-highlight"):
    """Which way round does the new highlight lie?"""

    matchup: Matchup


class ChooseSide(Question, frozen=True, tag="choose-side"):
    """Which side of the either/or payout does the manager take?"""

    matchup: Matchup


class CollectNext(Question, frozen=True, tag="collect-next"):
    """Which part of his payouts does the manager collect next?"""

    matchup: Matchup


class DrawMore(Question, frozen=True, tag="draw-more"):
    """Does this card make the manager draw one more?"""

    card: str


class KeepCard(Question, frozen=True, tag="keep-card"):
    """Which of the cards that he looks at does the manager keep?"""


class BottomCard(Question, frozen=True, tag="bottom-card"):
    """Which of the cards that he looks at goes to the bottom of the deck next?"""


class BreakTie(Question, frozen=True, tag="break-tie"):
    """Which of the tied teams comes first at this tournament?"""

    matchup: Matchup


class NameOpponent(Question, frozen=True, tag="name-opponent"):
    """Which opposing manager gets the ball of this matchup?"""

    matchup: Matchup


class AddStar(Question, frozen=True, tag="add-star"):
    """Which of the stars that are shuffled into the deck comes next?"""


class ReturnCard(Question, frozen=True, tag="return-card"):
    """Which player leaves the roster for this star, if any?"""

    card: str


class TopCard(Question, frozen=True, tag="top-card"):
    """Which star goes on top of the deck next?"""


class ChooseDie(Question, frozen=True, tag="choose-die"):
    """Which die of this tackle attempt is rolled again?"""

    player: Player
    target: Player


def _skill(_: Names, skill: int) -> str:
    return SKILL_NAMES[skill]


def _moment(_: Names, moment: int) -> str:
    return MOMENT_NAMES[moment]


_READERS: Final[dict[str, Callable[[Names, int], object]]] = {
    "player": Names.player,
    "target": Names.player,
    "matchup": Names.matchup_or_none,
    "card": Names.card,
    "skill": _skill,
    "moment": _moment,
}

QUESTION_TYPES: Final[tuple[type[Question], ...]] = (
    CommitOrPass,
    DiscardUnwanted,
    DiscardCard,
    UseSkill,
    ChooseTarget,
    ChooseResult,
    ChooseAction,
    Respond,
    OrderAbilities,
    ChoosePlayer,
    GiveBall,
    ChooseSkill,
    ChooseToken,
    KeepToken,
    ChoosePlace,
    ChooseHighlight,
    TurnHighlight,
    ChooseSide,
    CollectNext,
    DrawMore,
    KeepCard,
    BottomCard,
    BreakTie,
    NameOpponent,
    AddStar,
    ReturnCard,
    TopCard,
    ChooseDie,
)
"""The type of each kind of question, by the number that the rules give it."""

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
    | DrawMore
    | KeepCard
    | BottomCard
    | BreakTie
    | NameOpponent
    | AddStar
    | ReturnCard
    | TopCard
    | ChooseDie
)
"""Any question, for whoever sends or reads them."""


def question_of(kind: int, about: Option, names: Names) -> Question:
    """A question of the rules, as it goes out."""
    fields = [_READERS[field](names, value) for field, value in zip(QUESTIONS[kind][1], about, strict=True)]
    return QUESTION_TYPES[kind](*fields)
