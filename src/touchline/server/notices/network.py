"""The one door through which webhooks and web push leave: a name is looked up once, and every address is checked.

The connection goes to an address that was checked, so a name that answers differently a moment later changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

import httpcore

from touchline.server.notices.notice import NoticeSettings, Refused

P = ParamSpec("P")
R = TypeVar("R")

# Threads of their own: names that never resolve and mail servers that never answer keep nobody else waiting.
THREADS: Final = ThreadPoolExecutor(8, thread_name_prefix="notices")

GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
TUNNELS: Final = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
MOST_TRIED: Final = 4


async def in_thread(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a function that waits comes to, while the server goes on."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(THREADS, lambda: function(*args, **kwargs))


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host, in the system's order; it takes decimal and other odd spellings as the system does."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise httpcore.ConnectError("no such name") from error
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def check_addresses(addresses: Iterable[str], settings: NoticeSettings) -> None:
    """Refuse a host as soon as one of its addresses is none of the public internet."""
    if settings.allow_private or all(is_public(address) for address in addresses):
        return
    raise Refused(
        "This address leads into a private network.",
        "Give one that the whole internet can reach, or ask the host of this server to allow private addresses.",
    )


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet; of an IPv4 address inside IPv6, that one counts."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = inner_address(found)
        if inner is None:
            return found in GLOBAL_UNICAST and found.is_global and not any(found in net for net in TUNNELS)
        found = inner
    return found.is_global and not (found.is_multicast or found.is_reserved)


def inner_address(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if address in TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped


class Door(httpcore.AsyncNetworkBackend):
    """Connects to hosts, and to nothing that the settings don't allow."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._settings = settings
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore calls it by this name
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a host up, check all of its addresses, and connect to the first that answers."""
        addresses = await in_thread(look_up, host, port)
        check_addresses(addresses, self._settings)
        tried = addresses[:MOST_TRIED]
        share = self._settings.seconds / len(tried)
        silence: Exception = httpcore.ConnectError("no address")
        for address in tried:
            try:
                return await self._network.connect_tcp(address, port, share, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                silence = error
        raise silence
