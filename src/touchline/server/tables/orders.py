"""What each command does to a table. Nothing is stored here: an order says what shall be different, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

import touchline
from touchline.bots.registry import BOTS
from touchline.server.refusals import Forbidden, Refusal, Stale
from touchline.server.storage.store import Invitation
from touchline.server.tables import messages as ask
from touchline.server.tables import timing
from touchline.server.tables.game import Game, Next
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
from touchline.server.tables.sheet import RUNNING, Chair, Sheet, Wish, readable

INVITATION_SECONDS: Final = 14 * 24 * 3600.0
QUESTIONS: Final = frozenset([question.kind for question in touchline.questions()])


class Asker(msgspec.Struct, frozen=True):
    """Who gives a command: a person, by id and name."""

    person: str
    name: str


class Order(msgspec.Struct, kw_only=True):
    """A command at a table, and what comes of it.

    `sheet` is a copy, to be changed; `game` is not to be changed: `following` is what it goes on with.
    """

    sheet: Sheet
    game: Game | None
    asker: Asker
    now: float
    following: Next | None = None
    begins: bool = False
    said: str | None = None
    invitation: Invitation | None = None
    voids: bool = False
    token: str | None = None

    @property
    def seats(self) -> list[int]:
        """The seats of whoever asks."""
        return self.sheet.seats_of(self.asker.person)

    @property
    def is_host(self) -> bool:
        """Whether the host asks."""
        return self.asker.person == self.sheet.host

    def own(self, seat: int) -> Chair:
        """A seat of whoever asks; Forbidden if it isn't his."""
        if seat not in self.seats:
            raise Forbidden(f"Seat {seat} is not yours.", "Speak for a seat at which you sit.")
        return self.sheet.chairs[seat]

    def host_only(self) -> None:
        """Forbidden for all but the host."""
        if not self.is_host:
            raise Forbidden("Only the host may do that.", "Ask whoever made the table.")

    def seated_only(self) -> None:
        """Forbidden for who doesn't sit here."""
        if not self.seats:
            raise Forbidden("Only who sits at the table may do that.", "Take a seat while one is free.")

    def only_while(self, *states: str) -> None:
        """Refused unless the table is in one of these states."""
        if self.sheet.state not in states:
            raise Refusal(
                f"The table is {self.sheet.state}.", f"That can be done while it is {' or '.join(states)}."
            )

    def playing(self, number: int) -> Game:
        """The game at the decision of this number; Stale if it is at another."""
        self.only_while("playing")
        assert self.game is not None
        if number != self.game.number:
            raise Stale(
                f"That answers decision {number}, and decision {self.game.number} is open.",
                "Answer the one that is open.",
            )
        return self.game


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


def undo(order: Order, command: ask.Undo) -> None:
    """Go back: at once where it is free or nobody else minds, else once all other people agree."""
    game = order.playing(command.number)
    sheet = order.sheet
    seat = _answerer(game, command.to)
    if seat is None or seat not in order.seats or sheet.chairs[seat].has_resigned:
        raise Forbidden("That was no answer of yours.", "Undo an answer that you gave.")
    if sheet.setup.undo == "never":
        raise Refusal("Nothing is undone at this table.", "It was agreed so when the table was made.")
    is_free = game.season.is_free_to_undo(command.to, seat)
    if is_free or len(sheet.persons) == 1:
        order.following = game.undone(command.to, seat, command.id, order.now)
    elif sheet.setup.undo == "free":
        raise Refusal(
            "Somebody has learned something since.", "At this table only what taught nothing is undone."
        )
    elif sheet.wish is not None:
        raise Refusal("An undo is asked for already.", "Wait until all have answered.")
    else:
        agreed = order.sheet.seats_of(order.asker.person)
        sheet.wish = Wish(seat, command.to, command.number, agreed)


def _answerer(game: Game, number: int) -> int | None:
    """Who answered a decision of this season."""
    for row in game.rows:
        if row.number == number and row.kind == "answer":
            return row.manager
    return None


def agree(order: Order, command: ask.Agree) -> None:
    """Agree to an undo, or refuse it; the last to agree lets it happen."""
    game = order.playing(command.number)
    wish = order.sheet.wish
    order.seated_only()
    if wish is None:
        raise Stale("No undo is asked for.", "There is nothing to agree to.")
    if not command.yes:
        order.sheet.wish = None
        return
    wish.agreed += [seat for seat in order.seats if seat not in wish.agreed]
    if set(order.sheet.people) <= set(wish.agreed):
        order.following = game.undone(wish.to, wish.seat, command.id, order.now)


def stand(order: Order, command: ask.Stand) -> None:
    """Give an answer that stands, or take it back."""
    chair = order.own(command.seat)
    if command.question not in QUESTIONS:
        raise Refusal(f"There is no question {command.question!r}.", "Name one of touchline.questions().")
    key = command.question if command.card is None else f"{command.question}:{command.card}"
    if command.option is None:
        chair.standing.pop(key, None)
    elif len(chair.standing) >= 50 and key not in chair.standing:
        raise Refusal("You have fifty standing answers.", "Take one back first.")
    else:
        chair.standing[key] = command.option


def pause(order: Order, _: ask.Pause) -> None:
    """Let the clocks stand still."""
    order.seated_only()
    order.only_while(*RUNNING)
    if order.sheet.paused_at is not None:
        raise Stale("The table is paused.", "It stands still already.")
    order.sheet.paused_at = order.now
    order.sheet.paused_by = order.seats[0]


def resume(order: Order, _: ask.Resume) -> None:
    """Let the clocks run again."""
    order.seated_only()
    if order.sheet.paused_at is None:
        raise Stale("The table is not paused.", "It goes on already.")
    timing.resume(order.sheet, order.now)


def come_back(order: Order, command: ask.ComeBack) -> None:
    """Take the seat back from the bot."""
    chair = order.own(command.seat)
    if chair.has_resigned:
        raise Forbidden("You have resigned this seat.", "A bot plays on for you.")
    chair.is_away = False
    if timing.asked_seat(order.sheet, order.game) == command.seat:
        order.sheet.asked_at = order.now


def resign(order: Order, command: ask.Resign) -> None:
    """Leave the season for good."""
    chair = order.own(command.seat)
    order.only_while(*RUNNING)
    chair.has_resigned = True
    _end_if_all_agree(order)


def want_end(order: Order, command: ask.WantEnd) -> None:
    """Vote to end the season here."""
    order.seated_only()
    order.only_while(*RUNNING)
    for seat in order.seats:
        order.sheet.chairs[seat].wants_end = command.yes
    _end_if_all_agree(order)


def _end_if_all_agree(order: Order) -> None:
    sheet = order.sheet
    if all(sheet.chairs[seat].wants_end for seat in sheet.people):
        sheet.state = "ended"
        sheet.reason = "All who played agreed to end it here." if sheet.people else "All who played resigned."


def say(order: Order, command: ask.Say) -> None:
    """Say something."""
    if (
        not order.seats
        and order.asker.person not in order.sheet.guests
        and order.sheet.setup.watching != "anyone"
    ):
        raise Forbidden("Only who sits or watches here may speak.", "Ask the host for an invitation.")
    text = readable(command.text)
    if not text:
        raise Refusal("That says nothing.", "Say something in words.")
    order.said = text


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
    """Sit down at a free seat; the host may have several, for people at his screen."""
    sheet = order.sheet
    order.only_while("open")
    if not (sheet.setup.is_listed or order.is_host or order.asker.person in sheet.guests):
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
    if command.level not in BOTS:
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
    ask.Undo: undo,
    ask.Agree: agree,
    ask.Stand: stand,
    ask.Say: say,
    ask.Pause: pause,
    ask.Resume: resume,
    ask.ComeBack: come_back,
    ask.Resign: resign,
    ask.WantEnd: want_end,
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
