"""Web push: the browser can read what was sent, and nobody between."""

import base64
import json
import time

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.notices.conftest import Receiver, served
from touchline.server.notices import Address, Notice, Outcome, public_push_key, send

pytestmark = pytest.mark.anyio

CREATED = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


class Browser:
    """A browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))

    def subscription(self, endpoint: str) -> Address:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": letters(point), "auth": letters(self.secret)}
        return Address("push", json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys}))

    def read(self, body: bytes):
        return json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        )


def letters(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


def claims(authorization: str) -> dict[str, object]:
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    payload = token.split(".")[1]
    found: dict[str, object] = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return found


async def test_the_browser_can_read_the_notice(notice, settings):
    browser = Browser()
    async with served(Receiver([CREATED])) as service:
        outcome = await send(notice, browser.subscription(service.url), settings)

    assert outcome == Outcome("sent")
    (request,) = service.requests
    assert (request.method, request.target) == ("POST", "/hook/secret")
    assert request.headers["content-encoding"] == "aes128gcm"
    assert b"Grim" not in request.body
    assert browser.read(request.body) == msgspec.to_builtins(notice)


async def test_the_service_can_tell_who_sends(notice, settings):
    async with served(Receiver([CREATED])) as service:
        await send(notice, Browser().subscription(service.url), settings)

    authorization = service.requests[0].headers["authorization"]
    assert Vapid02.verify(authorization.replace(", ", ","))
    assert authorization.endswith(f"k={public_push_key(settings)}")
    said = claims(authorization)
    assert said["aud"] == f"http://127.0.0.1:{service.port}"
    assert said["sub"] == "mailto:host@touchline.example"
    assert isinstance(said["exp"], int)
    assert time.time() < said["exp"] <= time.time() + 24 * 3600


async def test_a_later_notice_of_the_same_table_replaces_the_earlier_at_the_service(notice, settings):
    """The service sees that two notices are of the same topic, and not which table it is."""
    other = Notice(notice.title, notice.text, notice.link, "t8")
    async with served(Receiver([CREATED])) as service:
        for sent in (notice, notice, other):
            await send(sent, Browser().subscription(service.url), settings)

    first, again, else_where = (request.headers["topic"] for request in service.requests)
    assert first == again != else_where
    assert len(first) == 32
    assert all(int(request.headers["ttl"]) > 0 for request in service.requests)


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_subscription_that_has_ended_is_gone(status, notice, settings):
    async with served(Receiver([f"HTTP/1.1 {status}\r\n\r\n".encode()])) as service:
        outcome = await send(notice, Browser().subscription(service.url), settings)

    assert outcome.result == "gone"


async def test_a_busy_service_is_tried_again(notice, settings):
    async with served(Receiver([b"HTTP/1.1 429 Slow\r\nRetry-After: 60\r\n\r\n"])) as service:
        outcome = await send(notice, Browser().subscription(service.url), settings)

    assert (outcome.result, outcome.again, outcome.wait) == ("failed", True, 60)


async def test_long_notices_are_cut_to_what_services_take(settings):
    long = Notice("💥" * 5000, "💥\n" * 5000, "https://touchline.example/t/7", "t7")
    browser = Browser()
    async with served(Receiver([CREATED])) as service:
        await send(long, browser.subscription(service.url), settings)

    assert len(service.requests[0].body) <= 4096
    assert browser.read(service.requests[0].body)["title"].endswith("…")


@pytest.mark.parametrize("wrong", [{"vapid_private_key": "no key"}, {"vapid_subject": "nobody"}])
async def test_a_key_or_subject_that_cannot_sign_fails_and_is_not_shown(wrong, notice, settings):
    async with served(Receiver([CREATED])) as service:
        outcome = await send(
            notice, Browser().subscription(service.url), msgspec.structs.replace(settings, **wrong)
        )

    assert (outcome.result, outcome.again, service.connections) == ("failed", False, 0)
    assert next(iter(wrong.values())) not in outcome.reason


async def test_a_service_in_a_private_network_is_refused(notice, settings):
    async with served(Receiver([CREATED])) as service:
        outcome = await send(
            notice,
            Browser().subscription(f"https://127.0.0.1:{service.port}/"),
            msgspec.structs.replace(settings, allow_private=False),
        )

    assert (outcome.result, service.connections) == ("failed", 0)
