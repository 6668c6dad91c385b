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
from touchline.table.options import Option
from touchline.table.season import Season, new_season
from touchline.table.setup_choices import Expansion, OptionalRule, expansions, options, teams
from touchline.table.standings import Standing
from touchline.table.view import View

__all__ = [
    "BadChoice",
    "BadPack",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "Card",
    "Decision",
    "Expansion",
    "Mistake",
    "NamedAbility",
    "Option",
    "OptionalRule",
    "QuestionType",
    "Season",
    "Standing",
    "TeamInfo",
    "View",
    "catalogue",
    "expansions",
    "new_season",
    "options",
    "questions",
    "teams",
]
