"""Spans: the pieces of a line that people read, each with what it names; and templates that are made into lines."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter
from typing import TypeAlias

import msgspec

from touchline.rules.printed import Book
from touchline.table.names import Matchup, Player


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a line: its text and, if it names one, the card, the manager, the player's number in this week."""

    text: str
    card: str | None = None
    manager: int | None = None
    number: int | None = None


Line: TypeAlias = tuple[Span, ...]


def fill(template: str, read: Callable[[str], Line]) -> Line:
    """The template as a line; `read` gives what stands in place of a field in braces."""
    spans: list[Span] = []
    for words, field, _, _ in Formatter().parse(template):
        if words:
            spans.append(Span(words))
        if field:
            spans += read(field)
    return tuple(spans)


def text_of(line: Line) -> str:
    """A line without its names, for whoever can only show text."""
    return "".join([span.text for span in line])


def plain(text: str) -> Line:
    """A line that names nothing."""
    return (Span(text),) if text else ()


def card_span(book: Book, id: str) -> Span:
    """A card, by its name."""
    return Span(book.printed[book.numbers[id]].name, card=id)


def player_span(book: Book, player: Player, ordinal: int = 1) -> Span:
    """A player, by the name of his card; among equal ones at his matchup the later have a number."""
    name = book.printed[book.numbers[player.card]].name
    return Span(ranked(name, ordinal), card=player.card, manager=player.manager, number=player.number)


def ranked(name: str, ordinal: int) -> str:
    """The name of one of several equal players: the second is "Orc Lineman #2"."""
    return name if ordinal == 1 else f"{name} #{ordinal}"


def matchup_span(book: Book, matchup: Matchup) -> Span:
    """A matchup, by the name of its card."""
    return card_span(book, matchup.card)


def team_span(book: Book, team: int, manager: int) -> Span:
    """A manager, by the name of his team."""
    return Span(book.teams[team].name, manager=manager)


def possessive(span: Span) -> Span:
    """Somebody to whom belongs what comes next: "Gouged Eye's", "Reikland Reavers’"."""
    return msgspec.structs.replace(span, text=span.text + ("’" if span.text.endswith("s") else "’s"))
