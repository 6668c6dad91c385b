"""The table itself: a socket for each who looks, or requests that wait; the same commands and messages behind both."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final

import msgspec
import structlog
from fastapi import APIRouter, Query, Request, Response, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

import touchline
from touchline.server.meters import REFUSALS, UPDATES
from touchline.server.people import Person
from touchline.server.refusals import Busy, Forbidden, Malformed, Outdated, Refusal, Unknown
from touchline.server.serving import House
from touchline.server.tables.messages import (
    SORRY,
    Command,
    Cursor,
    Done,
    Message,
    Refused,
    Say,
    id_of,
    read_command,
    read_cursor,
    write_message,
)
from touchline.server.tables.projection import Eyes
from touchline.server.tables.sheet import Sheet
from touchline.server.tables.table import Table
from touchline.server.tables.viewers import Viewer
from touchline.server.web.answers import STATUS
from touchline.server.web.door import CLOSING, TURNED_AWAY
from touchline.server.web.knocking import Anybody, Known, address_of, check_origin, house_of, who
from touchline.server.web.seasons import TableId, asker_of
from touchline.server.web.watching import may_watch

router = APIRouter(prefix="/api/tables", tags=["playing"])

LONGEST_FRAME: Final = 8 * 1024
LONGEST_WAIT: Final = 25.0
LONGEST_REASON: Final = 300
ONLY_LOOKS: Final = Refused(
    id=None, code="forbidden", wrong="Strangers only look.", right="Give yourself a name first."
)
COME_AGAIN: Final = 1012
"""The code with which a socket is closed that another process will serve, or this one after a restart."""
GONE: Final = (WebSocketDisconnect, RuntimeError, TimeoutError, OSError)
"""What is raised where somebody is gone, or doesn't read."""

log = structlog.get_logger()


def eyes_of(sheet: Sheet, person: Person | None, seat: int | None) -> Eyes:
    """The eyes with which a person looks: from a seat of his, the first if he names none, or as a spectator."""
    may_watch(sheet, person)
    mine = sheet.seats_of(None if person is None else person.id)
    if seat is not None and seat not in mine:
        raise Forbidden(f"Seat {seat} is not yours.", "Look from a seat at which you sit.")
    at = seat if seat is not None else (mine[0] if mine else None)
    return Eyes(None if person is None else person.id, at)


def eyes_now(sheet: Sheet, person: Person | None, eyes: Eyes) -> Eyes:
    """The same eyes, unless the seat has been taken from them, or they may not look any longer."""
    mine = sheet.seats_of(eyes.person)
    return eyes_of(sheet, person, eyes.seat if eyes.seat in mine else None)


def cursor_of(text: str | None) -> Cursor | None:
    """How far somebody says that he has read."""
    if not text:
        return None
    try:
        return read_cursor(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Malformed("The cursor can't be read.", "Bring the one of the last update, or none.") from None


async def _obey(house: House, id: str, person: Person, text: str | bytes) -> Done | Refused:
    """Carry out the command that a text is; whatever is wrong with it is answered."""
    command_id = id_of(text) if len(text) <= LONGEST_FRAME else None
    try:
        command = _command_in(house, person, text)
        table = await house.hub.table(id)
        may_watch(table.sheet, person)
        return await house.hub.obey(id, asker_of(person), command)
    except touchline.Mistake as mistake:
        code = mistake.code if isinstance(mistake, Refusal) else "wrong"
        REFUSALS.labels(code).inc()
        return Refused(id=command_id, code=code, wrong=mistake.wrong, right=mistake.right)
    except Exception:
        log.exception("a command failed", table=id)
        return Refused(id=command_id, code="failed", wrong=SORRY.wrong, right=SORRY.right)


def _command_in(house: House, person: Person, text: str | bytes) -> Command:
    """The command that a text is; Busy if he sends too many texts, whatever they are."""
    if not house.commands.allows(person.id):
        raise Busy("Too many commands.", "Wait a moment.")
    if len(text) > LONGEST_FRAME:
        raise Malformed("That is too long for a command.", f"Send up to {LONGEST_FRAME} bytes.")
    try:
        command: Command = read_command(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        why = str(error)[:LONGEST_REASON]
        raise Malformed(f"That is no command: {why}.", "docs/server.md lists the commands.") from None
    if isinstance(command, Say) and not house.talking.allows(person.id):
        raise Busy("You talk too much at once.", "Wait a moment.")
    return command


# Plain HTTP.


@router.post("/{id}/commands")
async def command(request: Request, id: TableId, person: Known) -> Response:
    """Carry out a command; the answer says whether it was."""
    house = house_of(request)
    table = await house.hub.table(id)
    may_watch(table.sheet, person)
    said = await _obey(house, id, person, await request.body())
    status = 200 if isinstance(said, Done) else STATUS[said.code]
    return Response(write_message(said), status, media_type="application/json")


@router.get("/{id}/updates")
async def updates(
    request: Request,
    id: TableId,
    person: Anybody,
    cursor: Annotated[str | None, Query(max_length=200)] = None,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What one has not seen yet; without news it waits for some, and answers nothing if none comes."""
    house = house_of(request)
    table = await house.hub.table(id)
    viewer = Viewer(eyes_of(table.sheet, person, seat), cursor_of(cursor))
    await house.hub.come(table, viewer)
    try:
        async with asyncio.timeout(wait or None):
            while True:
                viewer.changed.clear()
                viewer.look_with(eyes_now(table.sheet, person, viewer.eyes))
                update = viewer.news(table.sight(house.hub.alive, house.clock.now()), table.chat)
                if update is not None or not wait or house.is_stopping or table.is_outdated:
                    break
                await viewer.changed.wait()
    except TimeoutError:
        update = None
    finally:
        table.leave_for_now(viewer)
    if update is None:
        return Response(status_code=204)
    UPDATES.inc()
    return Response(write_message(update), media_type="application/json")


# Sockets.


@router.websocket("/{id}/socket")
async def socket(
    websocket: WebSocket,
    id: TableId,
    cursor: Annotated[str | None, Query(max_length=200)] = None,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> None:
    """Look at a table and play at it, for as long as the socket is open."""
    house = house_of(websocket)
    try:
        check_origin(websocket)
        person = await who(websocket)
        table = await house.hub.table(id)
        viewer = Viewer(eyes_of(table.sheet, person, seat), cursor_of(cursor))
        _count_socket(house, _name(websocket, person))
    except touchline.Mistake as mistake:
        await _turn_away(websocket, mistake)
        return
    try:
        await websocket.accept()
        with house.door.open_for(person, websocket):
            await _serve(websocket, house, table, viewer, person)
    finally:
        _uncount_socket(house, _name(websocket, person))


async def _turn_away(websocket: WebSocket, mistake: touchline.Mistake) -> None:
    """Say why a socket is not for whoever opens it."""
    code = mistake.code if isinstance(mistake, Refusal) else "wrong"
    REFUSALS.labels(code).inc()
    await websocket.accept()
    await websocket.send_bytes(
        write_message(Refused(id=None, code=code, wrong=mistake.wrong, right=mistake.right))
    )
    await websocket.close(COME_AGAIN if isinstance(mistake, Outdated) else TURNED_AWAY)


def _name(websocket: WebSocket, person: Person | None) -> str:
    return address_of(websocket) if person is None else person.id


def _count_socket(house: House, name: str) -> None:
    if house.sockets.get(name, 0) >= house.settings.sockets_per_person:
        raise Busy("You have too many sockets open.", "Close one first.")
    house.sockets[name] = house.sockets.get(name, 0) + 1


def _uncount_socket(house: House, name: str) -> None:
    house.sockets[name] -= 1
    if not house.sockets[name]:
        del house.sockets[name]


async def _serve(
    websocket: WebSocket, house: House, table: Table, viewer: Viewer, person: Person | None
) -> None:
    """Let news go out and commands come in until either ends: he goes, or doesn't read, or may look no longer."""
    await house.hub.come(table, viewer)
    ways = [
        asyncio.create_task(_tell(websocket, house, table, viewer, person)),
        asyncio.create_task(_hear(websocket, house, table, person)),
    ]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        for ended in await asyncio.gather(*ways, return_exceptions=True):
            _note_end(ended, table)
        await house.hub.go(table, viewer)
        await _close(websocket)


def _note_end(ended: BaseException | None, table: Table) -> None:
    """Write down why a socket has ended, unless its viewer is gone; he comes again if he likes."""
    if isinstance(ended, Exception) and not isinstance(ended, GONE):
        log.error("a socket failed", table=table.sheet.id, exc_info=ended)


async def _close(websocket: WebSocket) -> None:
    """Close a socket, without waiting for who doesn't read."""
    open_ = WebSocketState.CONNECTED
    if websocket.client_state is open_ and websocket.application_state is open_:
        with contextlib.suppress(*GONE):
            async with asyncio.timeout(CLOSING):
                await websocket.close(1001)


async def _tell(
    websocket: WebSocket, house: House, table: Table, viewer: Viewer, person: Person | None
) -> None:
    """Send what is new, whenever something is."""
    while True:
        await viewer.changed.wait()
        viewer.changed.clear()
        if table.is_outdated:
            await websocket.close(COME_AGAIN)
            return
        try:
            viewer.look_with(eyes_now(table.sheet, person, viewer.eyes))
        except Unknown:
            await websocket.close(TURNED_AWAY)
            return
        update = viewer.news(table.sight(house.hub.alive, house.clock.now()), table.chat)
        if update is not None:
            await _send(websocket, update)
            UPDATES.inc()


async def _send(websocket: WebSocket, message: Message) -> None:
    """Send a message; TimeoutError for who doesn't read. He comes again with what he has read."""
    async with asyncio.timeout(house_of(websocket).settings.reader_seconds):
        await websocket.send_bytes(write_message(message))


async def _hear(websocket: WebSocket, house: House, table: Table, person: Person | None) -> None:
    """Carry out what comes in, one after the other."""
    while True:
        frame = await websocket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text") or frame.get("bytes") or b""
        if person is not None:
            await _send(websocket, await _obey(house, table.sheet.id, person, text))
        elif house.commands.allows(address_of(websocket)):
            await _send(websocket, ONLY_LOOKS)
        else:
            await websocket.close(TURNED_AWAY)
            return
