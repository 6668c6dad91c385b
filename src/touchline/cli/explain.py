"""What `?` says: of a card, a named ability, a word of the game, a team or an optional rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.cards import Card
from touchline.cli.portraits import portrait
from touchline.cli.program import as_called
from touchline.cli.shelf import Shelf, word
from touchline.table.glossary import TERMS
from touchline.table.setup_choices import options

BY_NAME: Final = {word(name): term for term in TERMS for name in term.names}
"""Every name that leads to a word of the game."""

Found = RenderableType | None


def explain(shelf: Shelf, asked: str) -> RenderableType:
    """What is meant by something; if nothing is called so, what is called nearly so."""
    name = word(asked)
    for look_up in _LOOK_UPS:
        found = look_up(shelf, name)
        if found is not None:
            return found
    close = _close(shelf, name)
    if close:
        return Text(f"Nothing is called “{asked}”. Did you mean {', '.join(close)}?")
    return Text(f"Nothing is called “{asked}”. `? words` lists what can be explained.")


def word_list(shelf: Shelf) -> RenderableType:
    """Every word that can be explained."""
    words = sorted([term.names[0] for term in TERMS])
    named = sorted([named.name for named in shelf.named.values()])
    rules = [rule.name for rule in options()]
    return Group(
        Text.assemble(("Words: ", "heading"), ", ".join(words)),
        Text.assemble(("Named abilities: ", "heading"), ", ".join(named)),
        Text.assemble(("Optional rules: ", "heading"), ", ".join(rules)),
        Text("And every card and team, by name or id: `? human blitzer`.", "quiet"),
    )


def _term(_: Shelf, name: str) -> Found:
    term = BY_NAME.get(name)
    return None if term is None else _said(term.names[0].capitalize(), term.text)


def _named(shelf: Shelf, name: str) -> Found:
    for named in shelf.named.values():
        if name in {word(named.id), word(named.name)}:
            return _said(named.name, named.text)
    return None


def _card(shelf: Shelf, name: str) -> Found:
    cards = card_called(shelf, name)
    return portrait(shelf, cards[0]) if cards else None


def _team(shelf: Shelf, name: str) -> Found:
    for team in shelf.teams.values():
        if name in {word(team.id), word(team.name)}:
            return _said(team.name, f"{team.race}, {team.union}. {team.style}")
    return None


def _rule(_: Shelf, name: str) -> Found:
    for rule in options():
        if name in {word(rule.id), word(rule.name)}:
            return _said(rule.name, rule.sentence)
    return None


_LOOK_UPS: Final[tuple[Callable[[Shelf, str], Found], ...]] = (_named, _term, _card, _team, _rule)


def card_called(shelf: Shelf, name: str) -> list[Card]:
    """The cards of that id or name, one for each deck; else the only title that begins or ends so."""
    exact = [card for card in shelf.all if name in {word(card.id), word(card.name)}]
    if exact or not name:
        return exact
    ids = cards_holding(shelf, name)
    return [card for card in shelf.all if card.id in ids] if len(ids) == 1 else []


def cards_holding(shelf: Shelf, name: str) -> list[str]:
    """The ids of the titles that begin or end so; the name is one as people compare them."""
    names = {card.id: word(card.name) for card in shelf.all}
    return [id for id, full in names.items() if name and (full.startswith(name) or full.endswith(f" {name}"))]


def _close(shelf: Shelf, name: str) -> list[str]:
    """Names that are nearly the one that was typed, or hold it."""
    names = dict(_names(shelf))
    holding = [key for key in names if name and name in key]
    close = holding or get_close_matches(name, names, n=6, cutoff=0.7)
    return list(dict.fromkeys([names[key] for key in close]))[:8]


def _names(shelf: Shelf) -> Iterator[tuple[str, str]]:
    """Everything that has a name, as it is compared and as it is written."""
    yield from [(key, term.names[0]) for key, term in BY_NAME.items()]
    yield from [(word(named.name), named.name) for named in shelf.named.values()]
    yield from [(word(card.name), card.name) for card in shelf.all]
    yield from [(word(team.name), team.name) for team in shelf.teams.values()]


def _said(name: str, text: str) -> Text:
    return Text.assemble((name, "bold"), f" – {as_called(text)}")
