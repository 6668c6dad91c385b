"""Leaks, planted on purpose: each lets something out that a viewer may not know. The check of twins has to see it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec
import pytest

import touchline
from touchline.rules.cheating import UNSEEN
from touchline.rules.season import Season
from touchline.server.refusals import Refusal
from touchline.server.tables import messages, orders, projection, viewers
from touchline.server.tables.game import Game
from touchline.server.tables.messages import Choose, Entry, Prompt, Stand, TableSeen
from touchline.server.tables.order import Order
from touchline.server.tables.projection import Eyes, Sight
from touchline.table import seeing
from touchline.table.view import ManagerSeen

Plant = Callable[[pytest.MonkeyPatch], None]


def prompt_for_all(patch: pytest.MonkeyPatch) -> None:
    """The question with its options goes to every seat."""
    prompt_for = projection.prompt_for

    def leak(game: Game, seat: int | None) -> Prompt | None:
        decision = game.season.decision
        return None if decision is None else prompt_for(game, decision.manager)

    patch.setattr(projection, "prompt_for", leak)


def refusal_with_options(patch: pytest.MonkeyPatch) -> None:
    """Who answers for another is told what the options are, before he is told that it is not for him."""
    listed: dict[Any, Any] = orders.ORDERS
    choose = listed[Choose]

    def leak(order: Order, command: Choose) -> None:
        order.playing(command.number).answered(command.option, "person", command.id, order.now)
        choose(order, command)

    patch.setitem(listed, Choose, leak)


def error_with_contents(patch: pytest.MonkeyPatch) -> None:
    """A refusal quotes the position that it is about."""
    listed: dict[Any, Any] = orders.ORDERS
    stand = listed[Stand]

    def leak(order: Order, command: Stand) -> None:
        try:
            stand(order, command)
        except touchline.Mistake as mistake:
            assert order.game is not None
            hands = order.game.season.position.hand
            raise Refusal(mistake.wrong, f"{mistake.right} {hands}") from None

    patch.setitem(listed, Stand, leak)


def raw_events(patch: pytest.MonkeyPatch) -> None:
    """Events go out as they are, not as they are told."""

    def leak(game: Game, seat: int | None) -> list[Entry]:
        events = [happened for happened in game.chronicle if happened.event.told(seat) is not None]
        return [
            Entry(number, happened.at, happened.event, touchline.sentence(game.season, happened.event))
            for number, happened in enumerate(events)
        ]

    patch.setattr(projection, "entries", leak)


def words_of_raw_events(patch: pytest.MonkeyPatch) -> None:
    """An event is told as it may be, but its sentence is that of the whole event."""

    def leak(game: Game, seat: int | None) -> list[Entry]:
        found: list[Entry] = []
        for happened in game.chronicle:
            told = happened.event.told(seat)
            if told is not None:
                words = touchline.sentence(game.season, happened.event)
                found.append(Entry(len(found), happened.at, told, words))
        return found

    patch.setattr(projection, "entries", leak)


def gaps(patch: pytest.MonkeyPatch) -> None:
    """Events are numbered as they happened: what is kept from a viewer leaves a gap."""

    def leak(game: Game, seat: int | None) -> list[Entry]:
        found: list[Entry] = []
        for number, happened in enumerate(game.chronicle):
            told = happened.event.told(seat)
            if told is not None:
                found.append(Entry(number, happened.at, told, touchline.sentence(game.season, told)))
        return found

    patch.setattr(projection, "entries", leak)


def cursor_of_all_events(patch: pytest.MonkeyPatch) -> None:
    """The cursor counts all events, also those that were not told."""
    update_for = projection.update_for

    def leak(sight: Sight, *rest: Any) -> messages.Update | None:
        update = update_for(sight, *rest)
        if update is None or sight.game is None:
            return update
        cursor = msgspec.structs.replace(update.cursor, events=len(sight.game.chronicle))
        return msgspec.structs.replace(update, cursor=cursor)

    patch.setattr(viewers, "update_for", leak)


def deck_without_hand(patch: pytest.MonkeyPatch) -> None:
    """What a seat can't place is split: the cards that lie in a deck, without those in the hand."""
    patch.setattr(seeing, "unknown_team_cards", lambda season, owner, _: season.deck[owner])


def tops_of_decks(patch: pytest.MonkeyPatch) -> None:
    """A deck of improvements shows what comes next: the order of a deck."""
    patch.setattr(
        seeing, "unknown_improvements", lambda season, deck, _: season.bags[deck] + season.bags[deck][:1]
    )


def faces(patch: pytest.MonkeyPatch) -> None:
    """A facedown token shows its face to everybody, once anybody has looked."""
    patch.setattr(seeing, "is_known", lambda token, _: token != UNSEEN)


def pseudonyms(patch: pytest.MonkeyPatch) -> None:
    """Hidden cards have handles that tell nothing by themselves, but stay the same until the card is played."""
    manager = seeing._Eyes.manager

    def handle(title: int) -> str:
        return blake2b(str(title).encode(), digest_size=4, key=b"the table's own").hexdigest()

    def leak(eyes: Any, number: int) -> ManagerSeen:
        season: Season = eyes.season
        handles = tuple([handle(title) for title in season.hand[number]])
        return msgspec.structs.replace(manager(eyes, number), shown=handles)

    patch.setattr(seeing._Eyes, "manager", leak)


def all_standing(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the standing answers of whoever is asked."""

    def leak(sight: Sight, seen: TableSeen) -> TableSeen:
        asked = seen.asked if seen.asked is not None else 0
        return msgspec.structs.replace(seen, standing=sight.sheet.chairs[asked].standing)

    _patch_table(patch, leak)


def salts(patch: pytest.MonkeyPatch) -> None:
    """The seal is that of the key and of what the seats have added, before the end."""

    def leak(sight: Sight, seen: TableSeen) -> TableSeen:
        added = "".join([chair.salt for chair in sight.sheet.chairs])
        return msgspec.structs.replace(seen, seal=blake2b(added.encode()).hexdigest())

    _patch_table(patch, leak)


def who_is_not_welcome(patch: pytest.MonkeyPatch) -> None:
    """The table tells who was invited, and who was asked to leave."""

    def leak(sight: Sight, seen: TableSeen) -> TableSeen:
        return msgspec.structs.replace(seen, reason=f"{sight.sheet.guests} {sight.sheet.kicked}")

    _patch_table(patch, leak)


def mark_of_whole_sheet(patch: pytest.MonkeyPatch) -> None:
    """The mark of the table moves with everything on the sheet, also what is private."""
    update_for = projection.update_for

    def leak(sight: Sight, *rest: Any) -> messages.Update | None:
        whole = blake2b(messages.write_message(sight.sheet), digest_size=8).hexdigest()
        patch.setattr(projection, "mark_of", lambda _: whole)
        return update_for(sight, *rest)

    patch.setattr(viewers, "update_for", leak)


def _patch_table(patch: pytest.MonkeyPatch, leak: Callable[[Sight, TableSeen], TableSeen]) -> None:
    table_seen = projection.table_seen

    def leaking(sight: Sight, eyes: Eyes) -> TableSeen:
        return leak(sight, table_seen(sight, eyes))

    patch.setattr(projection, "table_seen", leaking)


LEAKS: Final[tuple[Plant, ...]] = (
    prompt_for_all,
    refusal_with_options,
    error_with_contents,
    raw_events,
    words_of_raw_events,
    gaps,
    cursor_of_all_events,
    deck_without_hand,
    tops_of_decks,
    faces,
    pseudonyms,
    all_standing,
    salts,
    who_is_not_welcome,
    mark_of_whole_sheet,
)
