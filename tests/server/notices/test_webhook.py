"""A webhook gets what it needs, and its server can do nothing to ours."""

import asyncio
import time

import msgspec
import pytest

from tests.server.notices.conftest import OK, Endless, Receiver, Silent, free_port, served
from touchline.server.notices import Address, Notice, Outcome, send

pytestmark = pytest.mark.anyio


def answered(status: str, *headers: str) -> bytes:
    return "\r\n".join([f"HTTP/1.1 {status}", *headers, "Content-Length: 0", "", ""]).encode()


async def test_a_webhook_gets_the_notice_as_json(receiver, notice, settings):
    outcome = await send(notice, Address("webhook", receiver.url), settings)

    assert outcome == Outcome("sent")
    (request,) = receiver.requests
    assert (request.method, request.target) == ("POST", "/hook/secret")
    assert request.headers["content-type"] == "application/json"
    assert request.headers["host"] == f"127.0.0.1:{receiver.port}"
    assert request.json() == {
        "title": "Your turn",
        "text": "Grim's table waits for you.",
        "link": "https://touchline.example/t/7",
        "tag": "t7",
        "content": "**Your turn**\nGrim's table waits for you.\nhttps://touchline.example/t/7",
        "allowed_mentions": {"parse": []},
    }


async def test_titles_are_no_markup_for_discord_and_stay_within_its_limit(receiver, notice, settings):
    rude = Notice("@everyone [win](https://evil.example)\r\nX: y", "**" * 5000, notice.link, notice.tag)

    await send(rude, Address("webhook", receiver.url), settings)

    content = receiver.requests[0].json()["content"]
    assert content.startswith("**\\@everyone \\[win\\]\\(https://evil.example\\) X: y**\n\\*\\*")
    assert len(content) < 2000


async def test_the_query_of_a_web_address_is_kept(receiver, notice, settings):
    await send(notice, Address("webhook", f"http://127.0.0.1:{receiver.port}?wait=true&x=%20"), settings)

    assert receiver.requests[0].target == "/?wait=true&x=%20"


async def test_the_name_is_looked_up_once_and_the_checked_address_is_called(names, notice, settings):
    """A name that answers otherwise a moment later leads nowhere else; the name stands in the Host header."""
    async with (
        served(Receiver([OK]), "127.0.0.1") as first,
        served(Receiver([OK]), "127.0.0.2", first.port) as second,
    ):
        names["hooks.example"] = [["127.0.0.1"], ["127.0.0.2"]]

        await send(notice, Address("webhook", f"http://hooks.example:{first.port}/"), settings)

        assert (first.connections, second.connections) == (1, 0)
        assert first.requests[0].headers["host"] == f"hooks.example:{first.port}"
        assert names["hooks.example"] == [["127.0.0.2"]]


async def test_an_ipv6_address_keeps_its_brackets_in_the_host_header(names, receiver, notice, settings):
    """The name system of the test leads it to a machine that has none."""
    names["::1"] = [["127.0.0.1"]]

    await send(notice, Address("webhook", f"http://[::1]:{receiver.port}/"), settings)

    assert receiver.requests[0].headers["host"] == f"[::1]:{receiver.port}"


async def test_a_name_that_turned_private_is_refused_when_the_notice_is_sent(
    names, receiver, notice, settings
):
    names["hooks.example"] = [["127.0.0.1"]]
    strict = msgspec.structs.replace(settings, allow_private=False)

    outcome = await send(notice, Address("webhook", "https://hooks.example/"), strict)

    assert "private network" in outcome.reason
    assert receiver.connections == 0


async def test_the_next_address_is_tried_where_one_is_dead(names, notice, settings):
    async with served(Receiver([OK]), "127.0.0.2") as receiver:
        names["hooks.example"] = [["127.0.0.1", "127.0.0.2"]]

        outcome = await send(notice, Address("webhook", f"http://hooks.example:{receiver.port}/"), settings)

        assert outcome.result == "sent"


async def test_a_certificate_is_checked_against_the_name(certificate, names, notice, settings):
    """The name goes into the handshake although an address is called; another name proves nothing."""
    receiver = Receiver([OK])
    certificate.sni_callback = lambda _connection, name, _context: receiver.server_names.append(name)
    names["hooks.example"] = names["other.example"] = [["127.0.0.1"]]
    async with served(receiver, ssl=certificate):
        good = await send(notice, Address("webhook", f"https://hooks.example:{receiver.port}/"), settings)
        bad = await send(notice, Address("webhook", f"https://other.example:{receiver.port}/"), settings)

    assert (good.result, bad.result) == ("sent", "failed")
    assert receiver.server_names == ["hooks.example", "other.example"]
    assert len(receiver.requests) == 1


async def test_a_certificate_that_nobody_vouches_for_is_refused(certificate, monkeypatch, notice, settings):
    monkeypatch.delenv("SSL_CERT_FILE")
    async with served(Receiver([OK]), ssl=certificate) as receiver:
        outcome = await send(notice, Address("webhook", f"https://127.0.0.1:{receiver.port}/"), settings)

        assert outcome.result == "failed"
        assert receiver.requests == []


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See", "307 Temporary", "308 Permanent"])
async def test_redirects_are_not_followed(status, receiver, notice, settings):
    async with served(Receiver([answered(status, f"Location: {receiver.url}")])) as door:
        outcome = await send(notice, Address("webhook", door.url), settings)

    assert (outcome.result, outcome.again) == ("failed", False)
    assert "redirect" in outcome.reason
    assert receiver.connections == 0


@pytest.mark.parametrize(
    ("answer", "again", "wait"),
    [
        (answered("400 Bad"), False, 0),
        (answered("401 No"), False, 0),
        (answered("404 Not Found"), False, 0),
        (answered("410 Gone"), False, 0),
        (answered("429 Slow down", "retry-after: 7"), True, 7),
        (answered("429 Slow down", "Retry-After: 99999999"), True, 3600),
        (answered("429 Slow down", "Retry-After: " + "9" * 5000), True, 0),
        (answered("429 Slow down", "Retry-After: Wed, 21 Oct 2026 07:28:00 GMT"), True, 0),
        (answered("429 Slow down", "Retry-After: -1"), True, 0),
        (answered("500 Broken"), True, 0),
        (answered("503 Busy"), True, 0),
    ],
    ids=lambda value: value.split(b"\r\n")[0].decode() if isinstance(value, bytes) else None,
)
async def test_an_answer_says_whether_another_attempt_may_help(answer, again, wait, notice, settings):
    async with served(Receiver([answer])) as receiver:
        outcome = await send(notice, Address("webhook", receiver.url), settings)

    assert (outcome.result, outcome.again, outcome.wait) == ("failed", again, wait)
    assert "secret" not in outcome.reason


@pytest.mark.parametrize(
    "answer", [b"220 mail.example ESMTP\r\n", b"\xff" * 300_000, b"", b"HTTP/1.1 200 OK\r\nX: "]
)
async def test_what_does_not_speak_http_is_said_to(answer, notice, settings):
    async with served(Receiver([answer])) as receiver:
        outcome = await send(notice, Address("webhook", receiver.url), settings)

    assert outcome.result == "failed"
    assert "HTTP" in outcome.reason


async def test_an_address_where_nobody_listens_can_be_tried_again(notice, settings):
    outcome = await send(notice, Address("webhook", f"http://127.0.0.1:{free_port()}/"), settings)

    assert (outcome.result, outcome.again) == ("failed", True)


async def test_a_name_that_is_not_found_can_be_tried_again(notice, settings):
    outcome = await send(notice, Address("webhook", "http://nobody.invalid/"), settings)

    assert (outcome.result, outcome.again) == ("failed", True)


async def test_a_server_that_never_answers_is_left_in_time(notice, settings):
    async with served(Silent([b""])) as receiver:
        begun = time.monotonic()
        outcome = await send(
            notice, Address("webhook", receiver.url), msgspec.structs.replace(settings, seconds=0.2)
        )

        assert time.monotonic() - begun < 2
        assert (outcome.result, outcome.again) == ("failed", True)
        await asyncio.wait_for(receiver.broken_off.wait(), 5)


@pytest.mark.parametrize(
    ("head", "result"),
    [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n", "sent"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n", "sent"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "failed"),
        (b"HTTP/1.1 200 OK\r\nX: ", "failed"),
    ],
)
async def test_an_endless_answer_is_not_read(head, result, notice, settings):
    """Nothing past the head is asked for; what was written beyond that lies in buffers on the way."""
    async with served(Endless([head])) as receiver:
        outcome = await send(notice, Address("webhook", receiver.url), settings)
        await asyncio.wait_for(receiver.broken_off.wait(), 5)

        assert outcome.result == result
        assert receiver.written < 16 * 2**20
