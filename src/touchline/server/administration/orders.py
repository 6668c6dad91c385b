"""Orders of a host: they change what is stored, each as one change, and whoever serves the tables hears of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select, update

from touchline.server.clock import ServerClock
from touchline.server.people import People
from touchline.server.refusals import Refusal, Stale, Unknown
from touchline.server.storage import schema
from touchline.server.storage.store import Change, Store
from touchline.server.tables.sheet import RUNNING, read_sheet

TRIES: Final = 8
DAY: Final = 24 * 3600.0


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a host wants done."""


class Stop(Order, tag="stop", frozen=True):
    """Stop a table, and tell those who look at it why."""

    table: str
    why: str


class Ban(Order, tag="ban", frozen=True):
    """Let a person use the server no more. `who` is an id, the name of an account, or a name that one person has."""

    who: str


class Unban(Order, tag="unban", frozen=True):
    """Let a person use the server again."""

    who: str


class DeleteGuests(Order, tag="delete-guests", frozen=True):
    """Delete guests who have not been seen for so many days, and neither sit at a table nor host one."""

    days: float


AnyOrder = Stop | Ban | Unban | DeleteGuests


class Outcome(NamedTuple):
    """What came of an order, in a sentence, and which table has which version now."""

    said: str
    table: str | None = None
    version: int = 0


async def carry_out(store: Store, now: float, order: AnyOrder) -> Outcome:
    """Do what a host wants; Refusal if it can't be done."""
    match order:
        case Stop():
            return await _stop(store, now, order)
        case Ban():
            return await _set_banned(store, order.who, True)
        case Unban():
            return await _set_banned(store, order.who, False)
        case DeleteGuests():
            people = People(store, ServerClock(0, lambda: now), "")
            return Outcome(f"{await people.forget_guests(order.days * DAY)} guests are deleted.")


async def _stop(store: Store, now: float, order: Stop) -> Outcome:
    """Stop a table as it stands now; who changes it meanwhile is waited for."""
    found = schema.tables.c
    query = select(found.version, found.sheet).where(found.id == order.table)
    for _ in range(TRIES):
        line = await store.read(lambda connection: connection.execute(query).first())
        if line is None:
            raise Unknown(f"There is no table {order.table!r}.", "`touchline admin list` lists them.")
        sheet = read_sheet(line.sheet)
        if sheet.state not in {"open", *RUNNING}:
            raise Refusal(f"The table is {sheet.state}.", "There is nothing to stop.")
        sheet.state = "stopped"
        sheet.reason = order.why
        if await store.change(Change(sheet=sheet, version=line.version, at=now, due_at=None)):
            return Outcome(f"The table {sheet.id} is stopped.", sheet.id, line.version + 1)
    raise Stale("The table changes all the time.", "Try again.")


async def _set_banned(store: Store, who: str, is_banned: bool) -> Outcome:
    def work(connection: Connection) -> str:
        id, name = _person(connection, who)
        found = schema.people.c
        connection.execute(update(schema.people).where(found.id == id).values(is_banned=is_banned))
        return f"{name} ({id}) is {'banned' if is_banned else 'welcome again'}."

    return Outcome(await store.write(work))


def _person(connection: Connection, who: str) -> tuple[str, str]:
    """The id and the name of a person; Refusal if it could be several."""
    found = schema.people.c
    columns = select(found.id, found.name)
    for condition in (found.id == who, or_(found.login == who.casefold(), found.name == who)):
        people = connection.execute(columns.where(condition).limit(6)).all()
        if len(people) == 1:
            id, name = people[0]
            return id, name
        if people:
            ids = ", ".join([id for id, _ in people])
            raise Refusal(f"Several people are called {who!r}.", f"Give one of their ids: {ids}.")
    raise Unknown(f"Nobody here is {who!r}.", "Give an id, or a name as it is written.")


read_order: Final[Callable[[bytes], Any]] = msgspec.json.Decoder(AnyOrder).decode
