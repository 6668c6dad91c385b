"""Touchline: Blood Bowl: Team Manager – The Card Game as a rules engine. Unofficial."""

from touchline.cards import (
    BadChoice,
    BadPack,
    BadRecord,
    BadSave,
    BadSetup,
    Card,
    Mistake,
    NamedAbility,
    TeamInfo,
    catalogue,
)
from touchline.table.decisions import Decision, QuestionType, questions
from touchline.table.events import AnyEvent as Event
from touchline.table.odds import Odds
from touchline.table.options import Option
from touchline.table.records import compose_record
from touchline.table.season import Season, load, new_season, replay
from touchline.table.sentences import sentence
from touchline.table.setup_choices import Expansion, OptionalRule, expansions, options, teams
from touchline.table.spans import Line, Span
from touchline.table.standings import Standing
from touchline.table.verify import Report, verify
from touchline.table.version import VERSION
from touchline.table.view import View
from touchline.table.writer import label, prompt

__all__ = [
    "VERSION",
    "BadChoice",
    "BadPack",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "Card",
    "Decision",
    "Event",
    "Expansion",
    "Line",
    "Mistake",
    "NamedAbility",
    "Odds",
    "Option",
    "OptionalRule",
    "QuestionType",
    "Report",
    "Season",
    "Span",
    "Standing",
    "TeamInfo",
    "View",
    "catalogue",
    "compose_record",
    "expansions",
    "label",
    "load",
    "new_season",
    "options",
    "prompt",
    "questions",
    "replay",
    "sentence",
    "teams",
    "verify",
]
