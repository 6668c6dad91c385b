"""Cards as the terminal shows them: one in full, or many as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from touchline.cards import Card
from touchline.cards.shapes import OWN
from touchline.cli.shelf import KINDS, SETS, Shelf, power_of, skills_of

PROVENANCE: Final = {
    "documents": "Its facts are from the rule documents.",
    "printed": "Its facts are those of the printed card.",
    "reconstructed": "The printed card is not known to us: its values are ours.",
}
THE_REST: Final = {"documents": "from the rule documents", "printed": "printed"}
FACTS: Final = {"named": "named abilities"}
"""Facts whose keys say too little."""


def portrait(shelf: Shelf, card: Card) -> Panel:
    """A card in full: all its facts, what its named abilities do, and where the facts are from."""
    parts: list[RenderableType] = [_home(shelf, card)]
    if card.star_power is not None:
        standing, downed = card.star_power
        parts.append(Text.assemble(("Star Power ", "quiet"), (str(standing), "power"), f", downed {downed}"))
        parts.append(Text.assemble(("Skills     ", "quiet"), skills_of(card) or "none"))
    parts.append(Text(f"\n{card.text}" if card.text else "\nIt has no abilities."))
    for id in card.named or ():
        said = shelf.named[id]
        parts.append(Text.assemble((said.name, "bold"), f" – {said.text}"))
    parts.append(Text(f"\n{_source(card)}", "quiet"))
    title = Text.assemble((f" {card.name} ", "card"))
    return Panel(
        Group(*parts), title=title, title_align="left", subtitle=f" {card.id} ", box=ROUNDED, width=78
    )


def _home(shelf: Shelf, card: Card) -> Text:
    """What a card is, and to whom it belongs."""
    said = [KINDS.get(card.kind, card.kind.replace("_", " "))]
    if card.team is not None:
        said.append(shelf.team(card.team))
    elif card.kind == "star":
        said.append("free agent")
    if card.union is not None:
        said.append(card.union)
    said.append(f"{SETS.get(card.set, card.set)}, {_copies(card.copies)}")
    line = " · ".join(said)
    return Text(line[0].upper() + line[1:], "quiet")


def _copies(number: int) -> str:
    return "1 copy" if number == 1 else f"{number} copies"


def _source(card: Card) -> str:
    """Where the facts of a card are from, and which of them are ours."""
    if card.set == OWN and card.provenance == "reconstructed":
        return "A card of your own."
    ours = [FACTS.get(field, field.replace("_", " ")) for field in card.reconstructed]
    if ours and card.provenance in THE_REST:
        return f"Reconstructed by us: {', '.join(ours)}; the rest is {THE_REST[card.provenance]}."
    return PROVENANCE[card.provenance]


def gallery(shelf: Shelf, cards: Sequence[Card], whole_ids: bool = False) -> Table:
    """Many cards, a row each; with whole ids no id is broken over two lines."""
    table = Table(box=SIMPLE, pad_edge=False, expand=True)
    if whole_ids:
        table.add_column("Card", no_wrap=True)
    else:
        table.add_column("Card", overflow="fold", ratio=4)
    table.add_column("Kind", overflow="fold", ratio=3)
    table.add_column("Power", justify="center")
    table.add_column("Skills and text", overflow="fold", ratio=7)
    for card in cards:
        name = f"{card.name} ×{card.copies}" if card.copies > 1 else card.name
        table.add_row(
            Text.assemble((name, "card"), (f"\n{card.id}", "quiet")),
            Text.assemble(KINDS.get(card.kind, card.kind), (f"\n{_owner(shelf, card)}", "quiet")),
            power_of(card),
            facts(card),
        )
    return table


def _owner(shelf: Shelf, card: Card) -> str:
    """The team or the union that a card belongs to."""
    names = [shelf.team(card.team)] if card.team else []
    return ", ".join([*names, *([card.union] if card.union else [])])


def facts(card: Card) -> Text:
    """Skills and text of a card, in short."""
    skills = skills_of(card)
    return Text.assemble((skills, "cyan"), " · " if skills and card.text else "", card.text)


def hand_table(
    shelf: Shelf, cards: Sequence[str], title: str, numbers: Mapping[str, str] | None = None
) -> Table:
    """A hand: each card once, with how many there are, and the number that picks it, if one does."""
    table = Table(box=SIMPLE, title=title, title_style="heading", title_justify="left", pad_edge=False)
    if numbers:
        table.add_column("", style="key", justify="right")
    table.add_column("Card", overflow="fold", min_width=18)
    table.add_column("Power", justify="center")
    table.add_column("Skills and abilities", overflow="fold", ratio=1)
    for id, copies in Counter(cards).items():
        card = shelf.cards[id]
        name = f"{card.name} ×{copies}" if copies > 1 else card.name
        key = [numbers.get(id, "")] if numbers else []
        table.add_row(*key, Text(name, "card"), Text(power_of(card), "power"), facts(card))
    return table
