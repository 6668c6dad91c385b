"""Writes the log: what happened, as lines that people read. English; a table a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from touchline.rules.printed import SKILL_NAMES
from touchline.table.events import SkillsChosen
from touchline.table.names import Matchup, Player
from touchline.table.season import Season
from touchline.table.spans import (
    Line,
    card_span,
    fill,
    matchup_span,
    plain,
    player_span,
    possessive,
    team_span,
)
from touchline.table.telling import Event
from touchline.table.writer import DICE, FACES, SECTIONS, SKILLS
from touchline.words.grammar import count, listed

SENTENCES: Final[Mapping[str, str]] = {
    "week-began": "Week {number} begins.",
    "team-taken": "{manager} take the field.",
    "card-drawn": "{manager} draw {card}.",
    "deck-renewed": "{manager} shuffle their discard pile into a new deck.",
    "spike-revealed": "Spike! Magazine has {card} on its front page.",
    "highlight-rolled": "{matchup} joins the highlight reel.",
    "highlight-returned": "{matchup} goes back to the box: players are at two other highlights.",
    "turn-began": "It is the turn of {manager}.",
    "player-committed": "{player} is committed to {matchup}{side}.",
    "manager-passed": "{manager} pass.",
    "card-discarded": "{manager} discard {card}.",
    "skill-used": "{player} uses {skill}.",
    "ability-used": "{manager} use {card}.",
    "ball-moved": "At {matchup}, the ball goes to {player}.",
    "tackle-attempted": "{player} tackles {target} …",
    "die-rolled": "A die shows {die}.",
    "result-chosen": "{die} applies.",
    "player-guarded": "{player} steps in for {target}.",
    "player-downed": "{player} goes down.",
    "player-stood": "{player} is up again.",
    "player-injured": "{player} is injured.",
    "player-ejected": "{player} is ejected.",
    "player-moved": "{player} moves to {matchup}{side}.",
    "player-placed": "{player} is placed at {matchup}{side}.",
    "token-assigned": "{player} takes a cheating token.",
    "token-looked-at": "{manager} look at a cheating token on {player}: {face}.",
    "token-discarded": "A cheating token on {player} is set aside.",
    "token-turned": "{player} is found with {face}.",
    "token-moved": "A cheating token goes from {player} to {target}.",
    "fans-changed": "{manager} {change}, and have {total}.",
    "matchup-resolved": "{matchup} is resolved.",
    "total-counted": "{manager} count {total} Star Power at {matchup}.",
    "matchup-won": "{manager} win {matchup}.",
    "matchup-drawn": "{matchup} ends in a draw.",
    "tie-decided": "{manager}, who hold the coin, put {winner} first.",
    "payout-collected": "{manager} collect {section} of {matchup}.",
    "card-looked-at": "{manager} look at {card}.",
    "card-kept": "{manager} keep {card}.",
    "card-bottomed": "{manager} put {card} at the bottom of the deck.",
    "improvement-revealed": "{manager} reveal {card}.",
    "star-on-top": "{card} goes on top of the deck of {manager}.",
    "star-shuffled-in": "{card} is shuffled into the deck of {manager}.",
    "card-returned": "{manager} return {card} to the box.",
    "star-received": "{manager} receive {card}.",
    "coin-passed": "The golden coin goes to {manager}.",
    "upgrade-lost": "{manager} lose {card}.",
    "highlight-replaced": "{matchup} takes its place in the highlight reel.",
    "token-shown": "A cheating token is drawn for {player}: {face}.",
    "matchup-cleared": "{matchup} is cleared.",
    "season-ended": "The season is over.",
    "blood-gained": "{player} gains {blood}.",
    "disease-spread": "At {matchup}, {disease} at midfield.",
    "disease-caught": "{player} takes {disease}.",
    "skills-chosen": "{player} comes with {skills}.",
    "card-fouled": "{manager} look into the hand of {victim}, at {card}.",
    "card-given-back": "{manager} give the card back to {victim}.",
    "contract-taken": "{manager} sign a contract, unread.",
    "contract-returned": "{manager} lose a contract, unread.",
    "contract-revealed": "{manager} read a contract: it is worth {fans}.",
    "penalty-received": "{manager} receive a penalty, facedown.",
    "penalty-revealed": "{manager} turn their penalty: {card}.",
    "penalty-discarded": "{manager} have served {card}.",
    "stadium-laid": "{card} is one of the season's stadiums.",
    "ball-laid": "At {matchup}, they play with {card}.",
    "ref-placed": "The corrupt ref takes his place at {matchup}.",
    "ref-moved": "The corrupt ref strolls on to {matchup}.",
    "undone": "{manager} go back to decision {to}.",
}
"""What happened, by the kind of the event. Teams are many, so managers stand in the plural."""

NOTHING_SEEN: Final[Mapping[str, str]] = {
    "card": "a card",
    "player": "midfield",
    "face": "only they know what it is",
    "manager": "The managers",
}
"""What stands for a field that is not there or not told."""


def sentence(season: Season, event: Event) -> Line:
    """What happened, as a line; `event` as it was told to whoever reads it."""
    return fill(SENTENCES[kind_of(event)], lambda field: _field(season, event, field))


def kind_of(event: Event) -> str:
    """The name of an event's kind."""
    kind = event.__struct_config__.tag
    assert isinstance(kind, str)
    return kind


def _field(season: Season, event: Event, field: str) -> Line:
    if field == "change":
        number: int = getattr(event, "number", 0)
        return plain(f"{'gain' if number > 0 else 'lose'} {count(abs(number), 'fan')}")
    if field in _COUNTED:
        return plain(count(getattr(event, "number", 0), _COUNTED[field]))
    if isinstance(event, SkillsChosen) and field == "skills":
        card = season.position.book.printed[season.position.book.numbers[event.player.card]]
        skills = [SKILLS[SKILL_NAMES[skill]] for skill in card.skill_sets[event.set]]
        return plain(listed(skills) or "no skills")
    value: object = getattr(event, field)
    if value is None:
        return plain(NOTHING_SEEN.get(field, ""))
    return _said(season, field, value)


def _said(season: Season, field: str, value: object) -> Line:
    """A value, by its type; what a text or a number means follows from the name of its field."""
    book = season.position.book
    match value:
        case Player(manager=manager):
            team = season.position.teams[manager]
            return (possessive(team_span(book, team, manager)), *plain(" "), player_span(book, value))
        case Matchup():
            return (matchup_span(book, value),)
        case int():
            if field in {"manager", "winner", "victim"}:
                return (team_span(book, season.position.teams[value], value),)
            return plain(str(value))
        case _:
            assert isinstance(value, str)
            if field == "side":
                return plain(f", {value}")
            return plain(_WORDS[field][value]) if field in _WORDS else (card_span(book, value),)


_COUNTED: Final = {"blood": "blood token", "disease": "disease token", "fans": "fan"}
"""What an event counts, by the name that stands for the number with it."""

_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "skill": SKILLS,
    "die": DICE,
    "face": FACES,
    "section": SECTIONS,
}
