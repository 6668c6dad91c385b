"""Who is waited for, until when, and what happens then. Times are on the server's clock."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from touchline.server.tables.game import Game
from touchline.server.tables.sheet import Chair, Sheet

DRAFTING: Final = 60.0
"""So many seconds a manager has to draft a team, where the clock doesn't say it."""


def is_here(chair: Chair, alive: AbstractSet[str]) -> bool:
    """Whether somebody of this seat is connected to a process that is alive."""
    return not alive.isdisjoint(chair.here)


def drafter(sheet: Sheet) -> int | None:
    """Whose turn it is to draft a team."""
    for seat, chair in enumerate(sheet.chairs):
        if chair.team is None:
            return seat
    return None


def asked_seat(sheet: Sheet, game: Game | None) -> int | None:
    """The seat that the table waits for."""
    if sheet.state == "drafting":
        return drafter(sheet)
    if sheet.state != "playing" or game is None or game.season.decision is None:
        return None
    return game.season.decision.manager


def deadline(sheet: Sheet, asked: int | None, alive: AbstractSet[str]) -> float | None:
    """When a bot answers for the seat that is waited for; None if nothing presses."""
    if asked is None or sheet.paused_at is not None:
        return None
    chair = sheet.chairs[asked]
    if chair.plays_itself:
        return sheet.asked_at
    ends = [end for end in (_clock_end(sheet, chair), _grace_end(sheet, asked, alive)) if end is not None]
    return min(ends, default=None)


def _clock_end(sheet: Sheet, chair: Chair) -> float | None:
    clock = sheet.setup.clock
    if clock.pace == "none":
        return sheet.asked_at + DRAFTING if sheet.state == "drafting" else None
    return sheet.asked_at + clock.seconds + chair.bank


def _grace_end(sheet: Sheet, asked: int, alive: AbstractSet[str]) -> float | None:
    """When who is away is waited for no longer: only at a table that is played at one sitting, where others wait."""
    chair = sheet.chairs[asked]
    # A process that is gone could not say since when he is away; another one will.
    if sheet.setup.clock.pace == "slow" or chair.here:
        return None
    others = [seat for seat in sheet.people if sheet.chairs[seat].person != chair.person]
    if not any(is_here(sheet.chairs[seat], alive) for seat in others):
        return None
    since = sheet.asked_at if chair.away_since is None else max(sheet.asked_at, chair.away_since)
    return since + sheet.setup.clock.grace


def spend(sheet: Sheet, seat: int, now: float) -> None:
    """Take what an answer has cost of the bank of a seat, and give the next question its time."""
    clock = sheet.setup.clock
    if clock.pace != "none":
        chair = sheet.chairs[seat]
        chair.bank = max(0.0, chair.bank - max(0.0, now - sheet.asked_at - clock.seconds))
    sheet.asked_at = now


def resume(sheet: Sheet, now: float) -> None:
    """Let the clocks go on where they stood."""
    if sheet.paused_at is not None:
        sheet.asked_at += now - sheet.paused_at
    sheet.paused_at = None
    sheet.paused_by = None
