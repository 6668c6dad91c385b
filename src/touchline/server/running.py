"""Runs the server: the application behind uvicorn, with its limits."""

from __future__ import annotations

from typing import Final

import uvicorn

from touchline.server.settings import Settings
from touchline.server.web.app import make_app
from touchline.server.web.playing import LONGEST_FRAME

STOP_SECONDS: Final = 5


def run(settings: Settings) -> None:
    """Serve until the process is told to stop."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
    uvicorn.Server(config).run()
