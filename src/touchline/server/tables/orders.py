"""What each command does to a table. Nothing is stored here: an order says what shall be different, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import touchline
from touchline.bots.registry import BOTS, NAMES
from touchline.server.refusals import Forbidden, Refusal
from touchline.server.storage.store import Invitation
from touchline.server.tables import leaving, talking, timing, undoing
from touchline.server.tables import messages as ask
from touchline.server.tables.order import Order
from touchline.server.tables.seats import (
    check_setup,
    check_team,
    draw_teams,
    empty_chairs,
    hash_of_token,
    named,
    seat_person,
    vacate,
)
from touchline.server.tables.sheet import RUNNING, Chair, Sheet, readable

MOST_STANDING: Final = 50
INVITATION_SECONDS: Final = 14 * 24 * 3600.0
QUESTIONS: Final = frozenset([question.kind for question in touchline.questions()])


# Playing.


def choose(order: Order, command: ask.Choose) -> None:
    """Answer the open decision."""
    game = order.playing(command.number)
    decision = game.season.decision
    assert decision is not None
    if decision.manager not in order.seats:
        raise Forbidden("It is not you who is asked.", "Wait until you are asked.")
    chair = order.sheet.chairs[decision.manager]
    if chair.has_resigned:
        raise Forbidden("You have resigned this seat.", "A bot plays on for you.")
    if order.sheet.paused_at is not None:
        raise Refusal("The table is paused.", "Let it go on first.")
    chair.is_away = False
    order.following = game.answered(command.option, "person", command.id, order.now)


def stand(order: Order, command: ask.Stand) -> None:
    """Give an answer that stands, or take it back."""
    chair = order.own(command.seat)
    if command.question not in QUESTIONS:
        raise Refusal(f"There is no question {command.question!r}.", "Name one of touchline.questions().")
    key = command.question if command.about is None else f"{command.question}:{command.about}"
    if command.option is None:
        chair.standing.pop(key, None)
    elif len(chair.standing) >= MOST_STANDING and key not in chair.standing:
        raise Refusal(f"You have {MOST_STANDING} standing answers.", "Take one back first.")
    else:
        chair.standing[key] = command.option


# Before the season.


def salt(order: Order, command: ask.Salt) -> None:
    """Add to the key."""
    order.only_while("open", "drafting")
    order.own(command.seat).salt = command.salt


def draft(order: Order, command: ask.Draft) -> None:
    """Take a team."""
    sheet = order.sheet
    chair = order.own(command.seat)
    if sheet.setup.teams == "drawn":
        raise Refusal("Teams are drawn at this table.", "Let the host agree on another way.")
    if sheet.setup.teams == "drafted" and timing.asked_seat(sheet, None) != command.seat:
        raise Refusal("It is not your turn to draft.", "Teams are drafted in seating order.")
    order.only_while("drafting" if sheet.setup.teams == "drafted" else "open")
    check_team(sheet, command.seat, command.team)
    take_team(order, chair, command.team)


def take_team(order: Order, chair: Chair, team: str) -> None:
    """Let a seat have a team; the season begins once all that draft have one."""
    chair.team = team
    order.sheet.asked_at = order.now
    if order.sheet.state == "drafting" and timing.drafter(order.sheet) is None:
        _play(order)


def sit(order: Order, command: ask.Sit) -> None:
    """Sit down at a free seat, as may whoever may look on; people at one screen have several."""
    sheet = order.sheet
    order.only_while("open")
    is_open = sheet.setup.is_listed or sheet.setup.watching == "anyone"
    if not (is_open or order.is_host or order.asker.person in sheet.guests):
        raise Forbidden("This table is private.", "Ask the host for an invitation.")
    if order.asker.person in sheet.kicked:
        raise Forbidden("The host has asked you to leave.", "Find another table.")
    _check_seat(sheet, command.seat)
    if not sheet.chairs[command.seat].is_free:
        raise Refusal(f"Seat {command.seat} is taken.", "Take a free one.")
    seat_person(sheet, command.seat, order.asker.person, order.asker.name)


def leave(order: Order, command: ask.StandUp) -> None:
    """Leave a seat."""
    order.only_while("open")
    order.own(command.seat)
    order.sheet.chairs[command.seat] = Chair()


def seat_bot(order: Order, command: ask.SeatBot) -> None:
    """Let a bot have a seat."""
    order.host_only()
    order.only_while("open")
    _check_seat(order.sheet, command.seat)
    if command.level not in NAMES:
        raise Refusal(f"There is no bot {command.level!r}.", f"There are {', '.join(BOTS)}.")
    if order.sheet.chairs[command.seat].person is not None:
        raise Refusal(f"Seat {command.seat} is taken.", "Take a free one.")
    order.sheet.chairs[command.seat] = Chair(bot=command.level, name=named(command.level))


def kick(order: Order, command: ask.Kick) -> None:
    """Take a seat away; links that were given out are void then, so that nobody comes back by one."""
    order.host_only()
    order.only_while("open", *RUNNING)
    sheet = order.sheet
    _check_seat(sheet, command.seat)
    chair = sheet.chairs[command.seat]
    if chair.is_free or chair.person == sheet.host:
        raise Refusal(f"Nobody at seat {command.seat} can be asked to leave.", "Name another seat.")
    if chair.person is not None:
        sheet.kicked.append(chair.person)
        sheet.guests = [guest for guest in sheet.guests if guest != chair.person]
    order.voids = True
    if sheet.state != "open":
        timing.end_wish(sheet, "withdrawn", order.now)
    vacate(sheet, command.seat)


def invite(order: Order, command: ask.Invite) -> None:
    """Make a token."""
    order.host_only()
    order.only_while("open", *RUNNING)
    if command.seat is not None:
        _check_seat(order.sheet, command.seat)
    order.token = secrets.token_urlsafe(32)
    order.invitation = Invitation(hash_of_token(order.token), command.seat, order.now + INVITATION_SECONDS)


def change(order: Order, command: ask.Change) -> None:
    """Agree on other rules; who sits here stays seated as far as there are seats."""
    order.host_only()
    order.only_while("open")
    check_setup(command.setup)
    sheet = order.sheet
    kept = [chair for chair in sheet.chairs if not chair.is_free]
    if len(kept) > command.setup.managers:
        raise Refusal(
            f"{len(kept)} seats are taken.",
            "Agree on at least as many managers, or let somebody leave first.",
        )
    sheet.setup = command.setup
    sheet.title = readable(command.title) or sheet.title
    if len(sheet.chairs) != command.setup.managers:
        sheet.chairs = kept + empty_chairs(command.setup.managers - len(kept))
    for chair in sheet.chairs:
        chair.team = None


def start(order: Order, _: ask.Start) -> None:
    """Begin."""
    order.host_only()
    order.only_while("open")
    sheet = order.sheet
    if any(chair.is_free for chair in sheet.chairs):
        raise Refusal("Not all seats are taken.", "Invite somebody, or seat a bot.")
    sheet.asked_at = order.now
    if sheet.setup.teams == "drafted":
        sheet.state = "drafting"
    else:
        if sheet.setup.teams == "chosen":
            draw_teams(sheet)
        _play(order)


def _play(order: Order) -> None:
    order.sheet.state = "playing"
    order.begins = True
    for chair in order.sheet.chairs:
        chair.bank = order.sheet.setup.clock.bank


def _check_seat(sheet: Sheet, seat: int) -> None:
    if seat >= len(sheet.chairs):
        raise Refusal(f"There is no seat {seat}.", f"Seats are numbered from 0 to {len(sheet.chairs) - 1}.")


ORDERS: Final[dict[type[ask.Command], Callable[[Order, Any], None]]] = {
    ask.Choose: choose,
    ask.Undo: undoing.undo,
    ask.Agree: undoing.agree,
    ask.Stand: stand,
    ask.Say: talking.say,
    ask.Mute: talking.mute,
    ask.Pause: leaving.pause,
    ask.Resume: leaving.resume,
    ask.ComeBack: leaving.come_back,
    ask.Resign: leaving.resign,
    ask.WantEnd: leaving.want_end,
    ask.Salt: salt,
    ask.Draft: draft,
    ask.Sit: sit,
    ask.StandUp: leave,
    ask.SeatBot: seat_bot,
    ask.Kick: kick,
    ask.Invite: invite,
    ask.Change: change,
    ask.Start: start,
}
"""What the commands do that change a table. `Advise` asks a bot, and `Rematch` makes another table."""
