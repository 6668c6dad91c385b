"""Who is waited for, until when, and what happens then. Times are on the server's clock."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from touchline.server.tables.game import Game
from touchline.server.tables.sheet import RUNNING, Chair, HowEnded, Pace, Sheet, WishEnded

DAY: Final = 24 * 3600.0
DRAFTING: Final[dict[Pace, float]] = {"none": 60.0, "live": 60.0, "slow": DAY}
"""So many seconds a manager has at least to draft a team."""
WISHING: Final[dict[Pace, float]] = {"none": DAY, "live": 60.0, "slow": DAY}
"""So long an undo is asked for, unless all have answered before."""
PAUSING: Final[dict[Pace, float | None]] = {"none": None, "live": 1800.0, "slow": 14 * DAY}
"""So long a pause lasts, unless somebody ends it before."""
LISTED: Final = DAY
UNLISTED: Final = 14 * DAY
"""So long an open table is kept at which nobody is."""


def is_here(chair: Chair, alive: AbstractSet[str]) -> bool:
    """Whether somebody of this seat is connected to a process that is alive."""
    return not alive.isdisjoint(chair.here)


def is_asleep(sheet: Sheet, alive: AbstractSet[str]) -> bool:
    """Whether none of the people plays: then nothing is done for them, as bots alone would play the season out.

    At a table that is played at one sitting who plays is also here.
    """
    is_slow = sheet.setup.clock.pace == "slow"
    playing = [sheet.chairs[seat] for seat in sheet.people if not sheet.chairs[seat].is_away]
    return bool(sheet.people) and not any(is_slow or is_here(chair, alive) for chair in playing)


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


def bot_answers(sheet: Sheet, seat: int, alive: AbstractSet[str]) -> bool:
    """Whether a bot answers now for the seat that is asked."""
    chair = sheet.chairs[seat]
    if sheet.still_since is not None or not (chair.plays_itself or sheet.is_overdue):
        return False
    return seat not in sheet.people or not is_asleep(sheet, alive)


def deadline(sheet: Sheet, asked: int | None, alive: AbstractSet[str]) -> float | None:
    """When the time of the person who is asked is up; None if nothing presses."""
    if asked is None or sheet.still_since is not None or is_asleep(sheet, alive):
        return None
    chair = sheet.chairs[asked]
    if chair.plays_itself or sheet.is_overdue:
        return None
    ends = [clock_end(sheet, chair), grace_end(sheet, asked, alive)]
    return min([end for end in ends if end is not None], default=None)


def left(sheet: Sheet, asked: int) -> float | None:
    """How many seconds the person who is asked has left, while clocks stand still."""
    end = clock_end(sheet, sheet.chairs[asked])
    if sheet.still_since is None or end is None or sheet.chairs[asked].plays_itself:
        return None
    return max(0.0, end - sheet.still_since)


def due(sheet: Sheet, asked: int | None, alive: AbstractSet[str], now: float) -> float | None:
    """When somebody has to look after the table next; None if that is up to people."""
    if sheet.state == "open":
        return now + (LISTED if sheet.setup.is_listed else UNLISTED)
    if sheet.state not in RUNNING:
        return None
    ends = [deadline(sheet, asked, alive), pause_end(sheet), None if sheet.wish is None else sheet.wish.until]
    if asked is not None and sheet.still_since is None:
        reminder = reminder_at(sheet, asked)
        ends.append(None if reminder is None or reminder <= now else reminder)
    if asked is not None and bot_answers(sheet, asked, alive):
        ends.append(now)
    return min([end for end in ends if end is not None], default=None)


def clock_end(sheet: Sheet, chair: Chair) -> float | None:
    """When the clock of a seat that is asked has run out."""
    clock = sheet.setup.clock
    if sheet.state == "drafting":
        return sheet.asked_at + max(clock.seconds, DRAFTING[clock.pace])
    if clock.pace == "none":
        return None
    return sheet.asked_at + clock.seconds + chair.bank


def grace_end(sheet: Sheet, asked: int, alive: AbstractSet[str]) -> float | None:
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


def reminder_at(sheet: Sheet, asked: int) -> float | None:
    """When who is asked at a slow table is reminded: a day before his time is up, or in its last quarter."""
    end = clock_end(sheet, sheet.chairs[asked])
    if sheet.setup.clock.pace != "slow" or end is None or sheet.chairs[asked].plays_itself:
        return None
    return end - min(DAY, (end - sheet.asked_at) / 4)


def pause_end(sheet: Sheet) -> float | None:
    """When a pause ends by itself."""
    longest = PAUSING[sheet.setup.clock.pace]
    return None if sheet.paused_at is None or longest is None else sheet.paused_at + longest


def spend(sheet: Sheet, seat: int, now: float) -> None:
    """Take what this question has cost so far of the bank of the seat that is asked, who has as much time left."""
    clock = sheet.setup.clock
    chair = sheet.chairs[seat]
    if clock.pace != "none" and not chair.plays_itself and sheet.state == "playing":
        until = now if sheet.still_since is None else sheet.still_since
        over = max(0.0, until - sheet.asked_at - clock.seconds)
        chair.bank = max(0.0, chair.bank - over)
        sheet.asked_at += over


def ask_next(sheet: Sheet, now: float) -> None:
    """Give the next question its time; what was asked about the one before is settled."""
    sheet.asked_at = now
    sheet.is_overdue = False
    sheet.wish = None
    sheet.wish_ended = None
    sheet.still_since = None if sheet.paused_at is None else now


def hold(sheet: Sheet, now: float) -> None:
    """Let the clocks stand still."""
    if sheet.still_since is None:
        sheet.still_since = now


def release(sheet: Sheet, now: float) -> None:
    """Let the clocks go on where they stood, if nothing holds them any longer."""
    if sheet.still_since is None or sheet.paused_at is not None or sheet.wish is not None:
        return
    gap = max(0.0, now - sheet.still_since)
    sheet.asked_at += gap
    for chair in sheet.chairs:
        if chair.away_since is not None:
            chair.away_since = min(now, chair.away_since + gap)
    sheet.still_since = None


def pause(sheet: Sheet, seat: int, now: float) -> None:
    """Let a seat pause the table."""
    sheet.paused_at = now
    sheet.paused_by = seat
    hold(sheet, now)


def resume(sheet: Sheet, now: float) -> None:
    """End a pause."""
    sheet.paused_at = None
    sheet.paused_by = None
    release(sheet, now)


def end_wish(sheet: Sheet, how: HowEnded, now: float) -> None:
    """Let an undo that is asked for not come about."""
    if sheet.wish is not None:
        sheet.wish_ended = WishEnded(sheet.wish.seat, sheet.wish.to, how)
        sheet.wish = None
        release(sheet, now)


def wake_up(sheet: Sheet, now: float) -> None:
    """Begin the question anew for those who come back to a table at which nobody was."""
    sheet.asked_at = now
    sheet.is_overdue = False
    if sheet.still_since is not None:
        sheet.still_since = now


def sit_in(sheet: Sheet, seat: int, now: float) -> None:
    """Let a bot sit in for the person who is asked, as his time is up.

    If it was his clock, this answer is the bot's even if he comes back at once: else he would have all the time in
    the world.
    """
    chair = sheet.chairs[seat]
    end = clock_end(sheet, chair)
    spend(sheet, seat, now)
    chair.is_away = True
    sheet.is_overdue = end is not None and end <= now
