"""Runs the server: the application behind uvicorn, with its limits, from the first line of the log to the last."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import structlog
import uvicorn
from sqlalchemy import Engine

import touchline
from touchline.cards import BadSetup
from touchline.server.collecting import collect_now_and_then, collect_rarely
from touchline.server.logs import begin_logging
from touchline.server.serving import House, prepared
from touchline.server.settings import Settings
from touchline.server.web.app import make_app
from touchline.server.web.playing import LONGEST_FRAME
from touchline.server.web.wire import Wire

STOP_SECONDS: Final = 3
"""So long open requests and sockets may take to end; then the process goes."""

log = structlog.get_logger()


class Serving(uvicorn.Server):
    """A server that says where it is once it is there, and lets waiting requests go before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, there: Callable[[], object] | None) -> None:
        super().__init__(config)
        self.house = house
        self.there = there

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        settings = self.house.settings
        ports = [found.getsockname()[1] for found in sockets or []]
        log.info(
            "serving",
            url=settings.public_url or f"http://{_bracketed(settings.host)}:{ports[0]}",
            database=self.house.store.engine.dialect.name,
            version=touchline.VERSION,
            process=self.house.hub.process,
        )
        if self.there is not None:
            await asyncio.to_thread(self.there)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End all sockets and requests; those that wait for news at once, without."""
        log.info("stopping", process=self.house.hub.process)
        self.house.stop()
        await super().shutdown(sockets)

    def note_signal(self, _: int, __: FrameType | None) -> None:
        """Stop; uvicorn hands the signal on when it is done, and what is left is to close the database."""
        self.should_exit = True


def run(settings: Settings, there: Callable[[], object] | None = None) -> None:
    """Serve until the process is told to stop; `there` is called once it can be reached."""
    begin_logging(settings.log_level)
    sockets = _bound(settings.host, settings.port)
    with prepared(settings) as engine:
        asyncio.run(_serve(settings, engine, sockets, there))
    log.info("stopped")


async def _serve(
    settings: Settings,
    engine: Engine,
    sockets: list[socket.socket],
    there: Callable[[], object] | None,
) -> None:
    app = make_app(settings, engine)
    # The application is opened here and not by uvicorn, so that what keeps it from opening is told as what it is.
    async with app.router.lifespan_context(app):
        server = Serving(_config(app, settings), app.state.house, there)
        collect_rarely()
        app.state.house.hub.spawn(collect_now_and_then())
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, server.note_signal)
        await server.serve(sockets)


def _bound(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host, all with the same port; BadSetup if one can't be had."""
    bound: list[socket.socket] = []
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            found = socket.socket(family)
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            wanted = bound[0].getsockname()[1] if bound else port
            found.bind((address[0], wanted, *address[2:]))
            bound.append(found)
    except OSError as error:
        raise BadSetup(
            f"Nothing can listen on {host}, port {port}: {error.strerror}.", "Name another address or port."
        ) from None
    return bound


def _config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # FastAPI's application is one, though its type says more
        host=settings.host,
        port=settings.port,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
