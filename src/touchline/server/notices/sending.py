"""Chooses the channel by the kind of address."""

from __future__ import annotations

from touchline.server.notices.mail import check_mail, send_mail
from touchline.server.notices.notice import Address, Notice, NoticeSettings, Outcome, Refused
from touchline.server.notices.posting import check_place, read_url
from touchline.server.notices.push import read_subscription, send_push
from touchline.server.notices.webhook import send_webhook


def check_address(address: Address, settings: NoticeSettings) -> None:
    """Refuse an address that is malformed or not allowed.

    It looks up the name of a webhook or push service and waits for that: a server calls it in a thread.
    """
    match address.kind:
        case "email":
            check_mail(address.target, settings)
        case "webhook":
            check_place(read_url(address.target, settings), settings)
        case "push":
            endpoint = read_subscription(address.target, settings).endpoint
            check_place(read_url(endpoint, settings), settings)
        case _:
            raise unknown_kind()


async def send(notice: Notice, address: Address, settings: NoticeSettings) -> Outcome:
    """Send a notice once, checking the address anew: what was public yesterday may be private today."""
    try:
        match address.kind:
            case "email":
                check_mail(address.target, settings)
                return await send_mail(notice, address.target, settings)
            case "webhook":
                return await send_webhook(notice, address.target, settings)
            case "push":
                return await send_push(notice, address.target, settings)
            case _:
                raise unknown_kind()
    except Refused as refusal:
        return Outcome("failed", str(refusal))


def unknown_kind() -> Refused:
    """What is said of an address of no known kind."""
    return Refused("There is no such kind of address.", "Take email, webhook or push.")
