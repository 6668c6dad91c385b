"""Who may look at a table."""

from __future__ import annotations

from touchline.server.people import Person
from touchline.server.refusals import Unknown
from touchline.server.tables.sheet import Sheet


def may_watch(sheet: Sheet, person: Person | None) -> None:
    """Unknown for who may not even know of the table."""
    if person is not None and (
        sheet.seats_of(person.id) or person.id in sheet.guests or person.id == sheet.host
    ):
        return
    is_kicked = person is not None and person.id in sheet.kicked
    if is_kicked or sheet.setup.watching != "anyone":
        raise Unknown("There is no such table.", "Look for it among your tables, or ask for its link.")
