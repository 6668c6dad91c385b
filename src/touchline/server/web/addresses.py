"""Routes for where one wants to be told that a slow table waits."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from touchline.server.notices import Address, Notice, check_address, public_push_key
from touchline.server.refusals import Refusal
from touchline.server.serving import notice_settings
from touchline.server.web.answers import answer
from touchline.server.web.knocking import Anybody, Body, Known, house_of, sparingly

router = APIRouter(prefix="/api", tags=["notices"])

LONGEST_TARGET: Final = 4096
CONFIRMING: Final = "touchline-confirm"


class NewAddress(Body):
    """An address: a mail address, the URL of a webhook, or a browser's subscription to web push as JSON."""

    kind: Literal["email", "webhook", "push"]
    target: str = Field(min_length=1, max_length=LONGEST_TARGET)


class Code(Body):
    """What was sent to a mail address."""

    code: str = Field(min_length=1, max_length=100)


class AddressSeen(msgspec.Struct, frozen=True):
    """An address as its owner is shown it: of those that are as good as a password only the place."""

    id: int
    kind: str
    shown: str
    is_confirmed: bool


class AddressGiven(msgspec.Struct, frozen=True):
    """An address was added; whether a code that was sent to it has to be given first."""

    needs_code: bool


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key for web push."""

    key: str


class _Subscription(msgspec.Struct):
    endpoint: str


def _shown(address: Address) -> str:
    match address.kind:
        case "email":
            return address.target
        case "push":
            return urlsplit(msgspec.json.decode(address.target, type=_Subscription).endpoint).netloc
        case _:
            return urlsplit(address.target).netloc


@router.get("/me/addresses")
async def addresses(request: Request, person: Known) -> Response:
    """Where one is told."""
    given = await house_of(request).people.all_addresses(person)
    return answer(
        [AddressSeen(id, address.kind, _shown(address), is_ready) for id, address, is_ready in given]
    )


@router.post("/me/addresses", status_code=201)
async def give_address(request: Request, body: NewAddress, person: Known) -> Response:
    """Add an address; a mail address gets a letter with a code first."""
    sparingly(request)
    house = house_of(request)
    address = Address(body.kind, body.target)
    await asyncio.to_thread(check_address, address, notice_settings(house.settings))
    code = await house.people.give_address(person, address)
    if code is not None:
        link = f"{house.settings.public_url.rstrip('/')}/confirm#{code}"
        text = f"{person.name} wants notices of Touchline sent here. If that is not you, do nothing. The code: {code}"
        house.sender.post(person.id, Notice("Confirm your address", text, link, CONFIRMING), [address])
    return answer(AddressGiven(code is not None), 201)


@router.post("/addresses/confirm")
async def confirm(request: Request, body: Code, _: Anybody) -> Response:
    """Confirm a mail address, on whatever device the letter was read."""
    sparingly(request)
    await house_of(request).people.confirm_address(body.code)
    return answer(None)


@router.delete("/me/addresses/{address}")
async def take_address(
    request: Request, address: Annotated[int, Path(ge=0, le=2**31 - 1)], person: Known
) -> Response:
    """Forget an address."""
    await house_of(request).people.take_address(person, address)
    return answer(None)


@router.get("/push-key")
async def push_key(request: Request, _: Anybody) -> Response:
    """The key with which a browser subscribes to web push."""
    settings = notice_settings(house_of(request).settings)
    if not settings.vapid_private_key:
        raise Refusal("This server sends no web push.", "Choose another kind of notice.")
    return answer(PushKey(public_push_key(settings)))
