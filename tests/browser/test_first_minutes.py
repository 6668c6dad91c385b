"""From the home page to the table: how many clicks, how long, how much is loaded."""

from __future__ import annotations

import gzip
import time
from statistics import median
from typing import Final

from playwright.sync_api import Response, expect

from tests.browser.playing import next_question
from tests.browser.visiting import Visitor, tell
from touchline.server.web.client import BUILT

MOST_CLICKS: Final = 3
SECONDS_TO_FIRST_CARD: Final = 30
SECONDS_TO_TABLE: Final = 1.0
FEW, MANY = 5, 20
SCRIPT_BYTES: Final = 150_000
TABLE_SHOWN: Final = """() => new Promise((resolve) => {
    const look = () => {
        if (document.querySelector(".question[data-question]")) resolve(performance.now());
        else requestAnimationFrame(look);
    };
    look();
})"""
NOTE_CLICK: Final = "addEventListener('click', () => (window.clicked = performance.now()), true)"


def test_from_home_it_is_at_most_three_clicks_and_thirty_seconds_to_the_first_committed_card(visit):
    page = visit().go("/")
    begun = time.monotonic()
    page.get_by_role("button", name="Play now").click()
    first = next_question(page)
    hand = page.locator(".hand .card").count()
    page.locator(".hand [data-lit]").first.click()
    page.locator(".reel [data-lit]").first.click()
    clicks = 3
    expect(page.locator(".hand .card")).not_to_have_count(hand)
    took = time.monotonic() - begun
    tell(f"the first card is committed after {clicks} clicks and {took:.1f} s")
    assert next_question(page, first) is not None
    assert clicks <= MOST_CLICKS
    assert took <= SECONDS_TO_FIRST_CARD


def seconds_to_table(visitor: Visitor) -> float:
    """How long it takes to load the home page and, after the click, to see what one is asked at the table."""
    page = visitor.go("/")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    home: float = page.evaluate("performance.now()")
    play.click(no_wait_after=True)
    clicked: float = page.evaluate("window.clicked")
    shown: float = page.evaluate(TABLE_SHOWN)
    visitor.context.close()
    return (home + shown - clicked) / 1000


def test_the_first_table_is_on_screen_within_a_second_of_the_address(visit):
    """With nothing kept from before. What else the machine does can only add: the best of several visits counts."""
    times: list[float] = []
    while len(times) < FEW or (min(times) > SECONDS_TO_TABLE and len(times) < MANY):
        visitor = visit()
        visitor.context.add_init_script(NOTE_CLICK)
        times.append(seconds_to_table(visitor))
    tell(f"the table is on screen after {min(times):.2f} s, {median(times):.2f} s in the median")
    assert min(times) <= SECONDS_TO_TABLE


def packed(scripts: list[bytes]) -> int:
    return sum(len(gzip.compress(script)) for script in scripts)


def test_home_and_table_load_less_than_150_kilobytes_of_script(visit):
    visitor = visit()
    scripts: dict[str, Response] = {}
    visitor.page.on("response", lambda response: scripts.setdefault(response.url, response))
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    next_question(page)
    loaded = [response.body() for url, response in scripts.items() if url.endswith(".js")]
    everything = [path.read_bytes() for path in BUILT.rglob("*.js")]
    tell(f"script: {packed(loaded) / 1000:.0f} kB until the table, {packed(everything) / 1000:.0f} kB in all")
    assert packed(loaded) < SCRIPT_BYTES
    assert len(loaded) < len(everything)
