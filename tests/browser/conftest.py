"""A real server with the built client, and Chromium. Tests share both; each visitor has cookies of his own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import prepared
from tests.browser.prepared import Laid
from tests.browser.visiting import ARTIFACTS, Visit, Visitor
from tests.server.serving import Served
from tools.chromium import HINT, find

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
REPORTS: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Remember which tests failed, for what they leave."""
    report = yield
    item.stash[REPORTS] = item.stash.get(REPORTS, False) or report.failed
    return report


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests share."""
    folder = tmp_path_factory.mktemp("browser")
    server = Served(f"sqlite:///{folder}/tables.sqlite", folder / "server.log").start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    server = Served(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "server.log").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """A server with tables at which a season stands where a test wants it."""
    folder = tmp_path_factory.mktemp("laid")
    server = Served(f"sqlite:///{folder}/tables.sqlite", folder / "server.log")
    asked = prepared.questions()
    moments = asked | {
        "fullest": prepared.fullest(),
        "over": prepared.over(),
        "paused": asked["commit-or-pass"],
    }
    yield prepared.lay(server, moments)
    server.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser. One a module: while it is open, no other test of the process could have a loop of its own."""
    path = find()
    assert path is not None, HINT
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """What lets somebody come with a browser of his own; nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(name: str = "Ann", url: str | None = None, **context: Any) -> Visitor:
        visitors.append(Visitor(chromium, url or served.url, name, **context))
        return visitors[-1]

    yield come
    folder = ARTIFACTS / "failed" / re.sub(r"[^\w-]+", "-", request.node.name)
    for visitor in visitors:
        visitor.leave(folder, has_failed=request.node.stash.get(REPORTS, False))
    assert [fault for visitor in visitors for fault in visitor.faults] == []
