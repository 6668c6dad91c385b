"""Who may look at a table."""

from __future__ import annotations

from touchline.server.people import Person
from touchline.server.refusals import Unknown
from touchline.server.tables.sheet import Sheet


def may_watch(sheet: Sheet, person: Person | None) -> None:
    """Unknown for who may not even know of the table. Invited people look before the season, to sit down."""
    if person is not None and (sheet.seats_of(person.id) or person.id == sheet.host):
        return
    is_kicked = person is not None and person.id in sheet.kicked
    if is_kicked or not _is_for(sheet, person):
        raise Unknown("There is no such table.", "Look for it among your tables, or ask for its link.")


def _is_for(sheet: Sheet, person: Person | None) -> bool:
    """Whether a table may be watched by somebody who doesn't sit there."""
    watching = sheet.setup.watching
    is_invited = person is not None and person.id in sheet.guests
    return watching == "anyone" or (is_invited and (watching == "invited" or sheet.state == "open"))
