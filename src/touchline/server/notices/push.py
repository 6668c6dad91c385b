"""Web push: a notice that the browser shows although the page is closed.

pywebpush encrypts and signs; the request itself leaves by our own door, so that its endpoint is held to the same
rules as a webhook.
"""

from __future__ import annotations

import base64
import time
from typing import Final

import msgspec
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher, WebPushException

from touchline.server.notices.network import in_thread
from touchline.server.notices.notice import Notice, NoticeSettings, Outcome, Refused
from touchline.server.notices.posting import Answer, Place, outcome_of, post, read_url
from touchline.server.notices.wording import one_line, paragraphs

LONGEST_SUBSCRIPTION: Final = 4096
DAY: Final = 24 * 3600
SIGNED_FOR: Final = DAY // 2
KEPT: Final = 3 * DAY
GONE: Final = frozenset({404, 410})
BROKEN: Final = (WebPushException, VapidException, ValueError, TypeError, LookupError)


class Keys(msgspec.Struct, frozen=True):
    """The browser's public key and its secret, as it writes them."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """What the browser gives whoever may send to it."""

    endpoint: str
    keys: Keys


def read_subscription(target: str, settings: NoticeSettings) -> Subscription:
    """The subscription that a browser wrote, if a notice can be encrypted for it."""
    if not settings.vapid_private_key or not settings.vapid_subject:
        raise Refused("This server sends no web push.", "Choose another kind of notice.")
    try:
        if len(target) > LONGEST_SUBSCRIPTION:
            raise ValueError("too long")
        subscription = msgspec.json.decode(target, type=Subscription)
        encrypted(subscription, b"?")
    except BROKEN as error:
        raise Refused(
            "This is no subscription to web push.",
            "Send the subscription as JSON as the browser gives it, with endpoint and keys.",
        ) from error
    return subscription


async def send_push(notice: Notice, target: str, settings: NoticeSettings) -> Outcome:
    """Post a notice to the push service of a browser."""
    subscription = read_subscription(target, settings)
    place = read_url(subscription.endpoint, settings)
    try:
        signature = await in_thread(signed, place, settings)
    except BROKEN:
        return Outcome("failed", "This server's key and subject for web push do not sign for this address.")
    headers = {
        **signature,
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT),
        "Topic": notice.topic,
    }
    answer = await post(place, headers, encrypted(subscription, push_body(notice)), settings)
    if not isinstance(answer, Answer):
        return answer
    if answer.status in GONE:
        return Outcome("gone", "The browser has ended its subscription.")
    return outcome_of(answer)


def push_body(notice: Notice) -> bytes:
    """A notice as JSON, short enough for every push service."""
    return msgspec.json.encode(
        Notice(one_line(notice.title, 200), paragraphs(notice.text, 500), notice.link, notice.tag)
    )


def encrypted(subscription: Subscription, data: bytes) -> bytes:
    """What only this browser can read."""
    return bytes(WebPusher(msgspec.to_builtins(subscription)).encode(data, "aes128gcm")["body"])


def signed(place: Place, settings: NoticeSettings) -> dict[str, str]:
    """The header that says to a push service who sends."""
    claims = {"aud": place.origin, "sub": settings.vapid_subject, "exp": int(time.time()) + SIGNED_FOR}
    return dict(Vapid02.from_string(settings.vapid_private_key).sign(claims))


def new_push_key() -> str:
    """A private key for web push, as the settings take it; a host makes one and keeps it."""
    key = Vapid02()
    key.generate_keys()
    return plain(key.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_push_key(settings: NoticeSettings) -> str:
    """The key that a browser asks for when it subscribes."""
    key = Vapid02.from_string(settings.vapid_private_key).public_key
    return plain(key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))


def plain(key: bytes) -> str:
    """A key in letters, as browsers write it."""
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode("ascii")
