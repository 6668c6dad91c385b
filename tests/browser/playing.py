"""How one plays in a browser: by keys, by mouse, by touch. Only what stands on the page is used."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page

LONGEST: Final = 1000
"""A season that asks more questions than this doesn't end."""
ASKED: Final = """before => {
    const asked = document.querySelector(".question[data-question]");
    const isNew = asked !== null && asked.dataset.number !== before;
    return isNew || document.querySelector(".ending") !== null;
}"""


def next_question(page: Page, before: str | None = None) -> str | None:
    """Wait for a question other than that one; its number, or None once the season is over."""
    page.wait_for_function(ASKED, arg=before)
    if page.locator(".ending").count():
        return None
    return page.locator(".question").get_attribute("data-number")


def answers(page: Page) -> Locator:
    """The lines of the list of answers."""
    return page.locator(".question .answer")


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab on {page.url}")
