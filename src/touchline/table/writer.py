"""Writes what people read of decisions: what is asked, and what each option would do. English; a table a language.

The tables give a template for each kind of question and option; the words in braces are fields, read by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from touchline.cards.text import icon_text, payout_text
from touchline.rules.abilities import CURSED_PASS
from touchline.rules.modifiers import of_week
from touchline.rules.payouts import CollectPayouts
from touchline.rules.printed import ICON_NAMES, KIND_NAMES, SPRINT, Payout
from touchline.rules.questions import QUESTIONS
from touchline.rules.season import MIDFIELD
from touchline.table.decisions import Decision
from touchline.table.names import SIDES, Matchup, Names, Player, numbered
from touchline.table.odds import odds_of
from touchline.table.options import (
    Act,
    Asked,
    Collect,
    Commit,
    GoTo,
    NamePlayer,
    NameToken,
    Option,
    Tackle,
    TakeSide,
    TakeSkillSet,
    UseAbility,
)
from touchline.table.questions import question_of
from touchline.table.season import Season
from touchline.table.spans import (
    Line,
    Span,
    card_span,
    fill,
    matchup_span,
    plain,
    player_span,
    team_span,
    text_of,
)
from touchline.words.grammar import capitalized, listed

SKILLS: Final = {
    "tackle": "tackling",
    "pass": "passing",
    "sprint": "sprinting",
    "cheat": "cheating",
    "regeneration": "regeneration",
    "foul": "fouling",
}
DICE: Final = {"down": "Target Down", "missed": "Target Missed", "tackler": "Tackler Down"}
STRUCK: Final = {"downed": "down", "injured": "injured"}
FALLS: Final = {"downed": "falls", "injured": "is injured"}
ZONES: Final = {"deck": "deck", "discard": "discard pile", "hand": "hand"}
FACES: Final = {
    "ejection": "an ejection",
    "power-0": "+0 Star Power",
    "power-1": "+1 Star Power",
    "power-2": "+2 Star Power",
    "power-3": "+3 Star Power",
    "one-fan": "a fan",
    "two-fans": "two fans",
    "penalty": "a penalty",
}
SECTIONS: Final = {
    "left": "the left zone's payout",
    "right": "the right zone's payout",
    "centre": "the central payout",
    "winner": "the winner's payout",
    "runner_up": "the runner-up's payout",
    "lose": "the loser's payout",
}
ICONS: Final = {
    "fans": "fans",
    "star_player": "star players",
    "team_upgrade": "team upgrades",
    "staff_upgrade": "staff upgrades",
    "contract": "contracts",
    "penalty": "penalties",
    "either_or": "one of two payouts, to be chosen",
}

KINDS: Final = {"star": "star players", "team_upgrade": "team upgrades", "staff_upgrade": "staff upgrades"}

PROMPTS: Final = {
    "commit-or-pass": "Commit a player to a matchup, or pass.",
    "discard-unwanted": "Discard any cards that you don't wish to keep.",
    "discard-card": "Discard a card from your hand.",
    "use-skill": "Shall {player} use {skill}?",
    "choose-target": "Whom does {player} tackle?",
    "choose-result": "{player} tackles {target}: which die applies?",
    "choose-action": "Use an upgrade as your matchup action?",
    "respond": "Use an ability?{at}",
    "order-abilities": "Which ability comes next?{at}",
    "choose-player": "{card}: name a player.",
    "give-ball": "Who gets the ball?{at}",
    "choose-skill": "Which skill does {player} use?",
    "choose-token": "{card}: name a cheating token.",
    "keep-token": "{player}: keep the cheating token, or discard it and take another?",
    "choose-place": "Where does {player} go?",
    "choose-highlight": "{card}: name a highlight.",
    "turn-highlight": "Which way round does {matchup} lie?",
    "choose-side": "Which payout do you take?{at}",
    "collect-next": "What do you collect next?{at}",
    "keep-card": "Keep one of these {choice}; the rest go to the bottom of their deck.",
    "bottom-card": "Which card goes to the bottom of the deck next?",
    "break-tie": "Which of the tied teams comes first?{at}",
    "name-opponent": "Which opponent gets the ball?{at}",
    "add-star": "Which star is shuffled into your deck next?",
    "return-card": "{card} comes as a Freebooter: return a player of your roster to the box for him?",
    "top-card": "Which star goes on top of your deck next?",
    "choose-die": "{player} tackles {target}: which die is rolled again?",
    "choose-skill-set": "Which skills does {player} come with?",
    "stand-up": "{player} has regenerated: does he get up?",
    "foul": "Into whose hand does {player} look?",
    "discard-fouled": "Discard the card of {manager}, or give it back?",
    "order-downed": "Who uses his downed skills next?",
    "resolve-penalty": "Which penalty do you resolve next?",
    "place-ref": "Where does the corrupt ref stand?",
    "lose-card": "{card}: what do you return to the box?",
}
"""What is asked, by the kind of the question."""

LABELS: Final[Mapping[str | tuple[str, str], str]] = {
    "commit": "Commit {card} to {place}{pays}",
    "pass": "Pass: commit no more players this week",
    "discard": "Discard {card}",
    "done": "That is all",
    ("discard-unwanted", "done"): "Keep the rest",
    "use": "Yes",
    "decline": "No",
    ("use-skill", "use"): "Use {skill}{outcome}",
    ("use-skill", "decline"): "Don't use {skill}",
    "tackle": "Tackle {player}{odds}",
    "strip-ball": "Place the ball at midfield instead",
    ("choose-target", "decline"): "Tackle nobody",
    "apply": "Apply {die}",
    "act": "Use {upgrade}: {effects}",
    ("choose-action", "decline"): "Use none",
    "ability": "Use {source}{about}: {effects}",
    ("respond", "decline"): "Use none",
    "player": "{player}",
    ("choose-player", "decline"): "Nobody",
    "skill": "Use {skill}",
    "token": "{token} of {player}",
    "keep": "Keep it",
    "replace": "Discard it and take another",
    "place": "To {place}{pays}",
    "matchup": "{matchup}",
    "straight": "As it is printed",
    "turned": "Turned round",
    "side": "{payout}",
    "collect": "{icon}, from {section}",
    "card": "{card}",
    "manager": "{manager}",
    "return": "Return {card}, from your {zone}",
    ("return-card", "decline"): "Return nobody",
    "reroll": "Roll {die} again",
    "skill-set": "{skills}",
    ("stand-up", "use"): "Get up",
    ("stand-up", "decline"): "Stay down",
    ("foul", "decline"): "Into nobody's",
    ("discard-fouled", "decline"): "Give it back",
    ("resolve-penalty", "card"): "Resolve {card}",
    ("lose-card", "card"): "Lose {card}",
}
"""What an option would do, by its kind, or by the kinds of question and option where that says more."""


def prompt(decision: Decision) -> Line:
    """What is asked, as a line."""
    names = decision.asked.names

    def read(field: str) -> Line:
        return _choice(decision) if field == "choice" else _field(names, decision.question, field)

    return fill(PROMPTS[_kind_of(decision.asked)], read)


def label(season: Season, option: Option) -> Line:
    """What an option of the season's decision would do, as a line."""
    asked = option.asked
    kind = _kind_of(asked)
    question = question_of(asked.kind, asked.about, asked.names)

    def read(field: str) -> Line:
        if field in _OF_OPTIONS:
            return _OF_OPTIONS[field](season, option)
        return _field(asked.names, option if hasattr(option, field) else question, field)

    first, *rest = fill(LABELS.get((kind, option.kind), LABELS.get(option.kind, "")), read)
    return (msgspec.structs.replace(first, text=capitalized(first.text)), *rest)


def _kind_of(asked: Asked) -> str:
    return QUESTIONS[asked.kind][0]


# Fields of questions and options, by name.


def _field(names: Names, thing: object, field: str) -> Line:
    """A field of a question or an option, as people read it."""
    if field == "at":
        matchup = getattr(thing, "matchup", None)
        return () if matchup is None else (Span(" ("), *_said(names, field, matchup), Span(")"))
    return _said(names, field, getattr(thing, field))


def _said(names: Names, field: str, value: object) -> Line:
    """A value, by its type; what a text means follows from the name of its field."""
    match value:
        case Player(number=number):
            return (player_span(names.book, value, names.ordinal(number)),)
        case Matchup():
            return (matchup_span(names.book, value),)
        case int():
            return plain(numbered("Token", value - 1)) if field == "token" else _team(names, value)
        case _:
            assert isinstance(value, str)
            return plain(_WORDS[field][value]) if field in _WORDS else (card_span(names.book, value),)


def _team(names: Names, manager: int) -> Line:
    return (team_span(names.book, names.teams[manager], manager),)


_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "skill": SKILLS,
    "die": DICE,
    "zone": ZONES,
    "section": SECTIONS,
    "icon": ICONS,
}


# Fields that are made of more than one.


def _choice(decision: Decision) -> Line:
    """What kind of cards there is to choose from."""
    names = decision.asked.names
    kind = KIND_NAMES[names.book.printed[decision.options[0].answer[1]].kind]
    return plain(KINDS.get(kind, "cards"))


def _place(_: Season, option: Option) -> Line:
    assert isinstance(option, Commit | GoTo)
    spans = _said(option.asked.names, "matchup", option.matchup)
    return (*spans, Span(f", {option.side}")) if option.side else spans


def _pays(_: Season, option: Option) -> Line:
    """What the zone of a highlight pays."""
    assert isinstance(option, Commit | GoTo)
    if option.side is None:
        return ()
    names = option.asked.names
    section = SIDES.index(option.side) ^ names.turned[option.matchup.number]
    return plain(f" ({payout_words(names, option.matchup.number, section)})")


def _odds(season: Season, option: Option) -> Line:
    assert isinstance(option, Tackle)
    if not _is_current(season, option):
        return ()
    odds = odds_of(season.position, option.asked.about[0], option.answer[1])
    names = option.asked.names
    tackler = text_of(_said(names, "player", names.player(option.asked.about[0])))
    struck = f"{odds.down:.0%} {STRUCK[odds.target_becomes]}"
    falls = f"{odds.tackler:.0%} {tackler} {FALLS[odds.tackler_becomes]}"
    return plain(f" ({struck}, {falls})".replace("%", " %"))


def _outcome(season: Season, option: Option) -> Line:
    """What using the skill would do now."""
    player, skill = option.asked.about
    if skill == SPRINT:
        return plain(": draw a card, then discard one")
    if not _is_current(season, option):
        return ()
    if of_week(season.position, CURSED_PASS, player):
        return plain(": roll for the Cursed Ball")
    names = option.asked.names
    carrier = season.position.ball[names.where[player]]
    if carrier == MIDFIELD:
        return plain(": the ball goes from midfield to him")
    if names.owner[carrier] != names.owner[player]:
        return (
            *plain(": the ball goes from "),
            *_said(names, "player", names.player(carrier)),
            *plain(" to midfield"),
        )
    return (
        *plain(": the ball goes from "),
        *_said(names, "player", names.player(carrier)),
        *plain(" to him"),
    )


def _source(_: Season, option: Option) -> Line:
    """Whose ability it is."""
    assert isinstance(option, UseAbility)
    names = option.asked.names
    if option.player is None:
        return _said(names, "card", option.card)
    return _said(names, "player", option.player)


def _about(_: Season, option: Option) -> Line:
    """Whom the ability answers to, where that can be several."""
    assert isinstance(option, UseAbility)
    subject = option.subject
    if subject is None or option.asked.facts == 1:
        return ()
    return (Span(" for "), *_said(option.asked.names, "player", subject))


def _named(_: Season, option: Option) -> Line:
    """A player; if the options name players of several matchups, with his."""
    assert isinstance(option, Tackle | NamePlayer | NameToken)
    names = option.asked.names
    spans = _said(names, "player", option.player)
    if not option.asked.is_spread:
        return spans
    return (*spans, Span(" at "), *_said(names, "matchup", names.matchup(names.where[option.player.number])))


def _effects(_: Season, option: Option) -> Line:
    """What an ability does."""
    assert isinstance(option, Act | UseAbility)
    book = option.asked.names.book
    if isinstance(option, UseAbility):
        ability = book.abilities[option.answer[1]]
    else:
        action = book.printed[book.numbers[option.upgrade]].action
        assert action is not None
        ability = action
    return plain(", then ".join([effect.text() for effect in ability.blocks[0]]))


def _payout(season: Season, option: Option) -> Line:
    """What a side of an either/or pays."""
    assert isinstance(option, TakeSide)
    rule = season.position.stack[-1]
    if not _is_current(season, option) or not isinstance(rule, CollectPayouts):
        return plain(option.text)
    names = option.asked.names
    sides = names.book.printed[names.reel[option.asked.about[0]]].payouts[rule.section]
    return plain(capitalized(_paid(sides[option.answer[1]])))


def _skills(_: Season, option: Option) -> Line:
    """The skills of a set."""
    assert isinstance(option, TakeSkillSet)
    return plain(listed([SKILLS[skill] for skill in option.skills]) or "no skills")


def _icon(season: Season, option: Option) -> Line:
    """Cards to choose from, with how many there will be."""
    assert isinstance(option, Collect)
    rule = season.position.stack[-1]
    if (
        not _is_current(season, option)
        or not isinstance(rule, CollectPayouts)
        or option.icon not in ICON_NAMES
    ):
        return _said(option.asked.names, "icon", option.icon)
    number = sum([due[2] for due in rule.due if due[:2] == option.answer[1:]])
    return plain(icon_text(option.icon, number))


_OF_OPTIONS: Final[Mapping[str, Callable[[Season, Option], Line]]] = {
    "place": _place,
    "pays": _pays,
    "odds": _odds,
    "outcome": _outcome,
    "player": _named,
    "source": _source,
    "about": _about,
    "effects": _effects,
    "payout": _payout,
    "skills": _skills,
    "icon": _icon,
}


def _is_current(season: Season, option: Option) -> bool:
    return season.decision is not None and season.decision.number == option.asked.number


def payout_words(names: Names, matchup: int, section: int) -> str:
    """What a section of a matchup's card pays."""
    sides = names.book.printed[names.reel[matchup]].payouts[section]
    return " or ".join([_paid(side) for side in sides])


def _paid(payout: Payout) -> str:
    return payout_text({ICON_NAMES[icon]: count for icon, count in payout})
