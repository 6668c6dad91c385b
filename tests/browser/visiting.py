"""People who come with a browser: what goes wrong in it fails the test, and a failed test leaves what was on screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

PHONE: Final = (390, 844)
THEMES: Final = ("dark", "light")
ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
ARTIFACTS: Final = ROOT / "build" / "browser"
"""Where pictures and logs are kept."""
NETWORK: Final = re.compile(r"net::ERR_|WebSocket|Failed to load resource")
"""What a browser itself says when a server is away."""
SOON_MS: Final = 20_000


class Visitor:
    """A person with a browser of his own: cookies, preferences, one page."""

    def __init__(self, browser: Browser, url: str, name: str, **context: Any) -> None:
        self.name = name
        self.url = url
        options: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "base_url": url} | context
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(SOON_MS)
        self.console: list[str] = []
        self.faults: list[str] = []
        self.frames: list[str] = []
        """All that the server has said on sockets."""
        self.answers: list[str] = []
        """All that it has answered to requests of the API."""
        self.may_lose_network = False
        """Whether it is part of the test that the server is away."""
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        line = f"{message.type}: {message.text}"
        self.console.append(line)
        is_network = self.may_lose_network and NETWORK.search(message.text)
        if message.type in {"error", "warning"} and not is_network:
            self.faults.append(line)

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(self.url).netloc:
            self.faults.append(f"request to elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if response.status >= 500:
            self.faults.append(f"{response.status}: {response.url}")
        if path.startswith("/api/tables/"):
            self.answers.append(path)

    def _connected(self, socket: WebSocket) -> None:
        def keep(payload: str | bytes) -> None:
            self.frames.append(payload if isinstance(payload, str) else payload.decode())

        socket.on("framereceived", keep)

    def prefer(self, **preferences: object) -> None:
        """Have set these preferences before the page is opened."""
        said = json.dumps(json.dumps(preferences))
        self.context.add_init_script(f"localStorage.touchline ??= {said}")

    def be(self, cookie: str) -> None:
        """Be the person of this cookie."""
        self.context.add_cookies([{"name": "touchline", "value": cookie, "url": self.url}])

    def go(self, path: str) -> Page:
        """Open a page of the site."""
        self.page.goto(path)
        return self.page

    def leave(self, folder: Path, *, has_failed: bool) -> None:
        """Go; where the test failed, the screen and the console are kept."""
        try:
            if (has_failed or self.faults) and not self.page.is_closed():
                folder.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(path=folder / f"{self.name}.png")
                said = [self.page.url, *self.faults, "", *self.console]
                (folder / f"{self.name}.log").write_text("\n".join(said), encoding="utf-8")
        finally:
            self.context.close()


Visit = Callable[..., Visitor]


def tell(figure: str) -> None:
    """Say what was measured, and keep it beside the pictures."""
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    with (ARTIFACTS / "figures.txt").open("a", encoding="utf-8") as figures:
        figures.write(f"{figure}\n")
    print(figure)  # noqa: T201 - shown by `pytest -s`, and where the test fails
