"""Whether a table is sound: its rows follow from each other, and its season from them. One that isn't is stopped."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

import touchline
from touchline.server.storage.store import Stored
from touchline.server.tables.game import Game, again, is_of_this_version
from touchline.server.tables.rows import first_broken

CHECKED_EVERY: Final = 8
"""So often a position is read back from its save, which counts every card and token: it takes half a millisecond."""


log = structlog.get_logger()


class Broken(Exception):
    """Something that must never be; a sentence on what it is, without a word of what is hidden."""


class _Counted(msgspec.Struct):
    cards: dict[str, int]


_read_counts: Final = msgspec.json.Decoder(_Counted).decode


def counts_of(save: str) -> dict[str, int]:
    """How many cards of each kind a season has, wherever they lie: the same from its beginning to its end."""
    return _read_counts(save).cards


def check_after(season: touchline.Season, number: int, save: str, counts: dict[str, int]) -> None:
    """Check a season after the row of this number, before it is written: Broken if it can't be so.

    `counts` are those of the position before.
    """
    decision = season.decision
    if season.over:
        if decision is not None:
            raise Broken("The season is over and goes on.")
    elif decision is None:
        raise Broken("The season is not over, and nobody is asked.")
    else:
        _check_decision(decision, number, season.managers)
    if counts_of(save) != counts:
        raise Broken("The position can't be: a card has been lost, or has come from nowhere.")
    if season.over or number % CHECKED_EVERY == 0:
        _check_save(save)


def _check_decision(decision: touchline.Decision, number: int, managers: int) -> None:
    if decision.number != number + 1:
        raise Broken(f"After row {number} the season stands at decision {decision.number}.")
    if decision.manager not in range(managers):
        raise Broken(f"Decision {decision.number} is nobody's.")
    if len(decision.options) < 2 or decision.default not in decision.options:
        raise Broken(f"Decision {decision.number} is none.")


def _check_save(save: str) -> None:
    """Read a position back: each card and token must lie in exactly one place."""
    try:
        touchline.load(save, events=False)
    except touchline.BadSave as mistake:
        raise Broken("The position can't be: a card or a token is not where it must be.") from mistake


def check_rows(stored: Stored) -> None:
    """Check that each row follows from the one before it, and none is missing."""
    number = first_broken(stored.rows)
    if number is not None:
        raise Broken(f"Row {number} does not follow from the rows before it.")
    first = stored.rows[0].number
    if [row.number for row in stored.rows] != list(range(first, first + len(stored.rows))):
        raise Broken("A row is missing.")


def read_game(stored: Stored) -> tuple[Game | None, Broken | None]:
    """The season of a stored table, and what is wrong with it; no season if it can't be played again."""
    if not stored.rows:
        return None, None
    try:
        check_rows(stored)
        game = again(stored.sheet, stored.secret, stored.rows, stored.boundary)
    except Broken as found:
        return None, found
    except Exception:
        log.exception("a season can't be played again", table=stored.sheet.id)
        return None, Broken("The season can't be played again from its rows.")
    if is_of_this_version(stored.rows[-1]) and game.season.save() != stored.save:
        return game, Broken("The season is not where its rows lead.")
    return game, None
