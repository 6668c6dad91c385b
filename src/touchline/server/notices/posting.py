"""Posts to a URL that a person gave us: strict about the URL, blind to redirects, and deaf to what comes back."""

from __future__ import annotations

import asyncio
import functools
import re
import ssl
from typing import Final, NamedTuple

import httpcore

from touchline.server.notices.network import Door, check_addresses, look_up
from touchline.server.notices.notice import NoticeSettings, Outcome, Refused

LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
URL: Final = re.compile(
    rf"(?P<scheme>https?)://(?P<host>{LABEL}(?:\.{LABEL})*|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[1-9][0-9]{0,4}))?(?P<target>[/?][^ \\#]*)?",
    re.ASCII | re.IGNORECASE,
)
LONGEST_URL: Final = 2000
PORTS: Final = {"http": 80, "https": 443}
TEMPORARY: Final = frozenset({408, 425, 429})
WAIT: Final = re.compile(rb"[0-9]{1,8}")
LONGEST_WAIT: Final = 3600


class Place(NamedTuple):
    """A URL in the parts that a request is made of, so that no second reading of it can differ."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """Host and port as the Host header and a signature name them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The URL up to its path."""
        return f"{self.scheme}://{self.authority}"


class Answer(NamedTuple):
    """What the other side said: its status, and how many seconds it wants to be left alone."""

    status: int
    wait: int


def read_url(url: str, settings: NoticeSettings) -> Place:
    """The place that a URL names, if it is one to which notices may go."""
    found = URL.fullmatch(url) if url.isascii() and url.isprintable() and len(url) <= LONGEST_URL else None
    port = int(found["port"] or 0) if found else 0
    if found is None or port > 65535:
        raise Refused(
            "This is no web address to which a notice can be sent.",
            "Give one of the form https://name/path, without user name, fragment or blanks.",
        )
    scheme = found["scheme"].lower()
    if scheme == "http" and not settings.allow_private:
        raise Refused("This address is not encrypted.", "Give one that begins with https.")
    if port not in {0, 443} and not settings.allow_private:
        raise Refused("This address names a port.", "Give one without a port.")
    target = found["target"] or "/"
    return Place(
        scheme,
        found["host"].lower().strip("[]"),
        port or PORTS[scheme],
        target if target[0] == "/" else f"/{target}",
    )


def check_place(place: Place, settings: NoticeSettings) -> None:
    """Look a place up, and refuse it if it isn't there or not public."""
    try:
        addresses = look_up(place.host, place.port)
    except httpcore.ConnectError as error:
        raise Refused("There is no host of this name.", "Look for a slip in the address.") from error
    check_addresses(addresses, settings)


async def post(
    place: Place, headers: dict[str, str], body: bytes, settings: NoticeSettings
) -> Answer | Outcome:
    """The answer of a place, of which nothing but the head is read; or what prevented one."""
    try:
        async with asyncio.timeout(settings.seconds):
            return await exchange(place, headers, body, settings)
    except Refused as refusal:
        return Outcome("failed", str(refusal))
    except (TimeoutError, httpcore.TimeoutException):
        return Outcome("failed", "The address did not answer in time.", again=True)
    except (OSError, httpcore.NetworkError):
        return Outcome("failed", "The address could not be reached, or has no valid certificate.", again=True)
    except httpcore.ProtocolError:
        return Outcome("failed", "What answers at the address does not speak HTTP.", again=True)


async def exchange(place: Place, headers: dict[str, str], body: bytes, settings: NoticeSettings) -> Answer:
    """One request on one connection, which is closed as soon as the head of the answer is there."""
    url = httpcore.URL(scheme=place.scheme, host=place.host, port=place.port, target=place.target)
    sent = {"Host": place.authority, "User-Agent": "Touchline", "Content-Length": str(len(body)), **headers}
    async with (
        httpcore.AsyncConnectionPool(ssl_context=trusted(), network_backend=Door(settings)) as pool,
        pool.stream("POST", url, headers=list(sent.items()), content=body) as response,
    ):
        wait = {name.lower(): value for name, value in response.headers}.get(b"retry-after", b"")
        return Answer(response.status, min(int(wait), LONGEST_WAIT) if WAIT.fullmatch(wait) else 0)


@functools.cache
def trusted() -> ssl.SSLContext:
    """Whom this machine trusts; reading it takes long enough to do it only once."""
    return ssl.create_default_context()


def outcome_of(answer: Answer) -> Outcome:
    """What an answer means for the notice."""
    if 200 <= answer.status < 300:
        return Outcome("sent")
    if 300 <= answer.status < 400:
        return Outcome("failed", "The address answers with a redirect, and redirects are not followed.")
    again = answer.status in TEMPORARY or answer.status >= 500
    return Outcome("failed", f"The address answers with status {answer.status}.", again, answer.wait)
