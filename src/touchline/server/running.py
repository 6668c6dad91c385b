"""Runs the server: the application behind uvicorn, with its limits."""

from __future__ import annotations

import logging
from typing import Final

import uvicorn
from sqlalchemy import Engine

from touchline.server.logs import level_of, write_logs
from touchline.server.serving import prepared
from touchline.server.settings import Settings
from touchline.server.web.app import make_app
from touchline.server.web.playing import LONGEST_FRAME
from touchline.server.web.wire import Wire

STOP_SECONDS: Final = 5
FAILED: Final = 3
"""The exit code of a server that could not start."""


def run(settings: Settings) -> None:
    """Serve until the process is told to stop; BadSetup if the database can't be had."""
    write_logs(settings.log_level)
    with prepared(settings) as engine:
        server = uvicorn.Server(_config(settings, engine))
        server.run()
    if not server.started:
        raise SystemExit(FAILED)


def _config(settings: Settings, engine: Engine) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, engine),
        host=settings.host,
        port=settings.port,
        log_config=None,
        log_level=max(
            level_of(settings.log_level), logging.INFO
        ),  # below, it writes down cookies and commands
        access_log=False,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )
