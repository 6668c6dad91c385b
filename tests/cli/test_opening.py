"""`touchline` alone: a server on this machine, and the browser opened on it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.serving import SOON, free_port
from touchline.cli.opening import tables_file


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with a home of its own, and a browser that only notes what it is to show."""
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" >> "$HOME/shown"\n', encoding="utf-8")
    browser.chmod(0o755)
    return os.environ | {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "BROWSER": f"{browser} %s",
        "TOUCHLINE_PORT": str(free_port()),
    }


def shown(home: dict[str, str], times: int) -> list[str]:
    """The pages that were opened, once there are so many."""
    file = Path(home["HOME"]) / "shown"
    deadline = time.monotonic() + SOON * 3
    while True:
        pages = file.read_text(encoding="utf-8").split() if file.exists() else []
        if len(pages) >= times:
            return pages
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_browser_is_opened_on_a_server_that_keeps_its_tables(home: dict[str, str], tmp_path: Path):
    command = [sys.executable, "-m", "touchline"]
    with subprocess.Popen(command, env=home, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as first:
        try:
            (page,) = shown(home, 1)
            assert httpx.get(page).status_code in {200, 404}
            assert httpx.get(f"{page}health").json() == {"alive": True}
            again = subprocess.run(
                command, env=home, capture_output=True, text=True, timeout=SOON * 3, check=True
            )
            assert "runs already" in again.stdout
            assert shown(home, 2) == [page, page]
        finally:
            first.send_signal(signal.SIGINT)
            first.communicate(timeout=SOON * 3)
    assert first.returncode in {0, 130, -signal.SIGINT}
    assert (tmp_path / "data/touchline/tables.sqlite").exists()


@pytest.mark.parametrize(
    ("platform", "environment", "file"),
    [
        ("linux", {"HOME": "/home/ann"}, "/home/ann/.local/share/touchline/tables.sqlite"),
        ("linux", {"HOME": "/home/ann", "XDG_DATA_HOME": "/data"}, "/data/touchline/tables.sqlite"),
        ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Application Support/touchline/tables.sqlite"),
        ("win32", {"HOME": "/c/ann", "LOCALAPPDATA": "/c/ann/local"}, "/c/ann/local/touchline/tables.sqlite"),
    ],
)
def test_tables_are_kept_where_the_system_keeps_such_things(
    platform: str, environment: dict[str, str], file: str
):
    assert tables_file(environment, platform).as_posix() == file
