"""Decisions: who is asked what, and which answers there are; and the list of all that can be asked."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Final, Union, get_args, get_origin, get_type_hints

import msgspec

from touchline.engine.machine import Option as Answer
from touchline.rules import questions as rules
from touchline.rules.season import Season as Position
from touchline.table.names import names_in
from touchline.table.options import FIELDS, OPTION_TYPES, Asked, Option, options_of
from touchline.table.questions import QUESTION_TYPES, AnyQuestion, Question, question_of


class Decision:
    """A question that a manager has to answer; the season goes on once one of its options is chosen."""

    __slots__ = ("_options", "_question", "asked")

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self._options: tuple[Option, ...] = ()
        self._question: AnyQuestion | None = None

    def __repr__(self) -> str:
        return f"<decision {self.number}: manager {self.manager}, {rules.QUESTIONS[self.asked.kind][0]}>"

    @property
    def number(self) -> int:
        """Which decision of the season it is, counted from 0."""
        return self.asked.number

    @property
    def manager(self) -> int:
        """Who is asked."""
        return self.asked.manager

    @property
    def question(self) -> AnyQuestion:
        """What is asked, as one of the types that `touchline.questions()` lists."""
        if self._question is None:
            self._question = question_of(self.asked.kind, self.asked.about, self.asked.names)
        return self._question

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that are allowed; never fewer than two."""
        if not self._options:
            self._options = options_of(self.asked)
        return self._options

    @property
    def default(self) -> Option:
        """The option taken for who does not answer."""
        return self.options[-1]


def decision_at(position: Position, number: int) -> Decision | None:
    """What is to be decided at a position; None once the season is over."""
    pending = position.pending
    if pending is None:
        return None
    return Decision(
        Asked(number, pending.manager, pending.kind, pending.about, pending.options, names_in(position))
    )


def answer_to(asked: Asked, choice: Option | str) -> Answer | None:
    """The answer that a choice gives to this decision; None if it gives none."""
    if isinstance(choice, Option):
        is_listed = choice.asked is asked or (
            choice.asked.number == asked.number and choice.answer in asked.answers
        )
        return choice.answer if is_listed else None
    if choice in asked.texts:
        return asked.answers[asked.texts.index(choice)]
    return None


class FieldType(msgspec.Struct, frozen=True):
    """A field of a question or an option: its name, and what it holds."""

    name: str
    type: str


class OptionType(msgspec.Struct, frozen=True):
    """A kind of option: its name, what it means, and its fields."""

    kind: str
    about: str
    fields: tuple[FieldType, ...]


class QuestionType(msgspec.Struct, frozen=True):
    """A kind of question: its name, what it asks, its fields, and the kinds of options that it can have."""

    kind: str
    about: str
    fields: tuple[FieldType, ...]
    options: tuple[OptionType, ...]


OPTIONS_OF: Final[dict[int, tuple[int, ...]]] = {
    rules.COMMIT_OR_PASS: (rules.COMMIT, rules.PASS),
    rules.DISCARD_UNWANTED: (rules.DISCARD, rules.DONE),
    rules.DISCARD_CARD: (rules.DISCARD,),
    rules.USE_SKILL: (rules.USE, rules.DECLINE),
    rules.CHOOSE_TARGET: (rules.TACKLE, rules.STRIP, rules.DECLINE),
    rules.CHOOSE_RESULT: (rules.RESULT,),
    rules.CHOOSE_ACTION: (rules.ACT, rules.DECLINE),
    rules.RESPOND: (rules.ABILITY, rules.DECLINE),
    rules.ORDER_ABILITIES: (rules.ABILITY,),
    rules.CHOOSE_PLAYER: (rules.PLAYER, rules.DECLINE),
    rules.GIVE_BALL: (rules.PLAYER,),
    rules.CHOOSE_SKILL: (rules.SKILL,),
    rules.CHOOSE_TOKEN: (rules.TOKEN, rules.DONE),
    rules.KEEP_TOKEN: (rules.KEEP, rules.REPLACE),
    rules.CHOOSE_PLACE: (rules.PLACE,),
    rules.CHOOSE_HIGHLIGHT: (rules.MATCHUP,),
    rules.TURN_HIGHLIGHT: (rules.STRAIGHT, rules.TURNED),
    rules.CHOOSE_SIDE: (rules.SIDE,),
    rules.COLLECT_NEXT: (rules.COLLECT,),
    rules.KEEP_CARD: (rules.CARD,),
    rules.BOTTOM_CARD: (rules.CARD,),
    rules.BREAK_TIE: (rules.MANAGER,),
    rules.NAME_OPPONENT: (rules.MANAGER,),
    rules.ADD_STAR: (rules.CARD,),
    rules.RETURN_CARD: (rules.RETURN, rules.DECLINE),
    rules.TOP_CARD: (rules.CARD,),
    rules.CHOOSE_DIE: (rules.DIE,),
    rules.CHOOSE_SKILL_SET: (rules.SKILL_SET,),
    rules.STAND_UP: (rules.USE, rules.DECLINE),
    rules.FOUL: (rules.MANAGER, rules.DECLINE),
    rules.DISCARD_FOULED: (rules.DISCARD, rules.DECLINE),
    rules.ORDER_DOWNED: (rules.PLAYER,),
    rules.RESOLVE_PENALTY: (rules.CARD,),
    rules.LOSE_CARD: (rules.CARD,),
    rules.PLACE_REF: (rules.MATCHUP,),
}
"""Which kinds of options each question can have."""


def questions() -> tuple[QuestionType, ...]:
    """Every type of question, its fields, and the fields of its options."""
    return tuple(
        [
            QuestionType(
                rules.QUESTIONS[kind][0],
                _about(question),
                _fields(question),
                tuple([_option_type(OPTION_TYPES[option]) for option in OPTIONS_OF[kind]]),
            )
            for kind, question in enumerate(QUESTION_TYPES)
        ]
    )


def _fields(question: type[Question]) -> tuple[FieldType, ...]:
    hints = get_type_hints(question)
    return tuple([FieldType(name, _type_name(hints[name])) for name in question.__struct_fields__])


def _option_type(option: type[Option]) -> OptionType:
    fields = [
        FieldType(name, _type_name(get_type_hints(field.read)["return"]))
        for name, field in FIELDS[option].items()
    ]
    return OptionType(option.kind, _about(option), tuple(fields))


def _about(kind: type) -> str:
    assert kind.__doc__
    return kind.__doc__.splitlines()[0]


def _type_name(hint: object) -> str:
    """The name of a type as it is written."""
    if get_origin(hint) in {Union, UnionType}:
        return " | ".join([_type_name(each) for each in get_args(hint)])
    if hint is NoneType:
        return "None"
    return hint.__name__ if isinstance(hint, type) else str(hint).replace("typing.", "")
