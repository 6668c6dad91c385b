"""`touchline` alone: a server of one's own on this machine, and the browser opened on it."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import httpcore
import typer
from sqlalchemy import make_url

from touchline.server.running import run
from touchline.server.settings import Settings, read_settings, with_these

ALIVE: Final = b'{"alive":true}'
"""What a server of ours answers when it is asked whether it lives."""


def tables_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where the tables of a person who plays on this machine are kept."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData/Local")
    elif platform == "darwin":
        folder = home / "Library/Application Support"
    else:
        folder = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    return folder / "touchline" / "tables.sqlite"


def settings_at_home() -> Settings:
    """The settings of the environment, with the tables kept where this person's things are, unless they say where."""
    found = read_settings()
    if found.database != Settings().database:
        return found
    file = tables_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    return with_these(found, None, None, f"sqlite:///{file}")


def open_at_home() -> None:
    """Serve, and open the browser; if that is done already, only open the browser."""
    settings = settings_at_home()
    page = f"http://{settings.host}:{settings.port}/"
    if is_there(page):
        typer.echo(f"Touchline runs already, at {page}")
        show(page)
        return
    typer.echo(f"Touchline is at {page} – Ctrl-C ends it; your tables are kept, in {kept_in(settings)}.")
    run(settings, there=lambda: show(page))


def kept_in(settings: Settings) -> str:
    """Where the tables are kept, as a person calls it: a file by its name, else without passwords."""
    return make_url(settings.database).render_as_string().removeprefix("sqlite:///")


def is_there(page: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        answer = httpcore.request(
            "GET", f"{page}health", extensions={"timeout": {"connect": 1.0, "read": 1.0}}
        )
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
        return False
    return answer.content == ALIVE


def show(page: str) -> None:
    """Open a page in the browser, if there is one."""
    if not webbrowser.open(page):
        typer.echo(f"No browser can be opened from here: open {page} in one.")
