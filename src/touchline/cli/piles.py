"""What has gone, and what may still come: discard piles, decks, and the cheating token pool, as far as a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from touchline.cli.board import FACES
from touchline.cli.console import manager_style
from touchline.cli.shelf import Shelf
from touchline.table.view import ManagerSeen, View


def piles(shelf: Shelf, view: View) -> RenderableType:
    """Everything in one list."""
    parts: list[RenderableType] = []
    for manager in view.managers:
        parts.append(Text(shelf.team(manager.team), manager_style(manager.manager)))
        parts += [Text(f"  {line}") for line in _of_manager(shelf, manager)]
    faces = Counter([FACES[face] for face in view.pool.unknown])
    said = ", ".join([f"{face} ×{number}" for face, number in faces.items()])
    parts.append(
        Text.assemble(("Cheating tokens you haven't seen this week", "heading"), f"\n  {said or 'none'}")
    )
    parts += list(_supplies(shelf, view))
    parts.append(Text("Improvement decks", "heading"))
    for deck in view.decks:
        name = shelf.teams[deck.id].name if deck.id in shelf.teams else deck.id
        left = _counted(shelf, deck.unknown)
        parts.append(
            Text.assemble(f"  {name}: ", f"{deck.count} left", (f" – may be there: {left}", "quiet"))
        )
    return Group(*parts)


def _supplies(shelf: Shelf, view: View) -> Iterable[Text]:
    """What the expansions keep in stock, if any is played with."""
    supplies = view.supplies
    if not view.expansions:
        return
    stock = {
        "contracts": supplies.contracts,
        "blood tokens": supplies.blood,
        "disease tokens": supplies.disease,
    }
    said = [f"{name}: {left}" for name, left in stock.items() if left]
    yield Text.assemble(("Supplies", "heading"), f"\n  {', '.join(said) or 'nothing left'}")
    if supplies.penalties:
        yield Text(f"  penalties in the deck or facedown: {_counted(shelf, supplies.penalties)}")
    if supplies.penalties_before:
        yield Text(f"  penalties that lay facedown before: {_counted(shelf, supplies.penalties_before)}")
    if supplies.penalty_discard:
        yield Text(f"  penalties discarded: {_counted(shelf, supplies.penalty_discard)}")


def _of_manager(shelf: Shelf, manager: ManagerSeen) -> Iterable[str]:
    yield f"discard pile: {_counted(shelf, manager.discard)}"
    if manager.top:
        yield f"on top of the deck: {_counted(shelf, manager.top)}"
    yield f"in the deck, or unseen in hand: {_counted(shelf, manager.unknown)}"
    if manager.shown:
        yield f"known to be in hand: {_counted(shelf, manager.shown)}"


def _counted(shelf: Shelf, cards: Iterable[str]) -> str:
    """Cards by name, with how many there are of each."""
    found = Counter([shelf.name(card) for card in cards])
    said = [name if number == 1 else f"{name} ×{number}" for name, number in found.items()]
    return ", ".join(said) or "nothing"
