"""What of which box is in play, and the tokens that come with it (rulings, Counts; Setup)."""

from __future__ import annotations

from typing import Final

from touchline.cards.reader import Entry
from touchline.cards.shapes import OWN

BASE: Final = "base"
SUDDEN_DEATH: Final = "sudden_death"
FOUL_PLAY: Final = "foul_play"

CONTRACT_TOKENS: Final = (2,) * 6 + (3,) * 4 + (4,) * 3 + (5,) * 2
"""The fans on the contract tokens."""


def is_in_play(entries: dict[str, Entry], entry: Entry, boxes: tuple[str, ...]) -> bool:
    """Whether a card, team or union is in play with these boxes beside the base game; one's own cards always are."""
    if entry.origin not in {BASE, OWN, *boxes}:
        return False
    if entry.kind == "tournament":
        # Those of Sudden Death replace those of the base game.
        return not (entry.origin == BASE and SUDDEN_DEATH in boxes)
    if entry.kind == "team_upgrade" and entry.origin == FOUL_PLAY and SUDDEN_DEATH in boxes:
        # With both boxes a team of the base game takes the card of Sudden Death.
        return entries[entry["team"]].origin != BASE
    return True
