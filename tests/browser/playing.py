"""How one plays in a browser: by keys, by mouse, by touch. Only what stands on the page is used."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, Page

LONGEST: Final = 1000
"""A season that asks more questions than this doesn't end."""
STEPS: Final = 6
"""More steps than any question needs."""
ASKED: Final = """before => {
    const asked = document.querySelector(".question[data-question]");
    const isNew = asked !== null && asked.dataset.number !== before;
    return isNew || document.querySelector(".ending") !== null;
}"""
ANSWERED: Final = """number => {
    const asked = document.querySelector(".question[data-question]");
    return asked?.dataset.number !== number;
}"""


def next_question(page: Page, before: str | None = None) -> str | None:
    """Wait for a question other than that one; its number, or None once the season is over."""
    page.wait_for_function(ASKED, arg=before)
    if page.locator(".ending").count():
        return None
    return page.locator(".question").get_attribute("data-number")


def is_answered(page: Page, number: str) -> bool:
    """Whether that question is asked no longer."""
    answered: bool = page.evaluate(ANSWERED, number)
    return answered


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab on {page.url}")


def lit(page: Page) -> Locator:
    """What lights up on the table."""
    return page.locator("[data-lit]:visible")


def press_one(page: Page, chance: random.Random, *, is_touch: bool = False) -> None:
    """Press a line of the list, or something that lights up on the table."""
    found = page.locator(".question .answer:visible")
    if lit(page).count() and chance.random() < 0.5:
        found = lit(page)
    one = found.nth(chance.randrange(found.count()))
    # What lies in a zone that lights up may be pressed for the zone: whatever is on top takes it.
    if is_touch:
        one.tap(force=True)
    else:
        one.click(force=True)


def answer_by_pressing(page: Page, number: str, chance: random.Random, *, is_touch: bool = False) -> None:
    """Answer this question by mouse or by touch."""
    for _ in range(STEPS):
        press_one(page, chance, is_touch=is_touch)
        if is_answered(page, number):
            return
    # Chance may go round in circles on the table: each line of the list leads on.
    for _ in range(STEPS):
        page.locator(".question .answer:visible").first.click(force=True)
        if is_answered(page, number):
            return
    raise AssertionError(f"question {number} is not answered")


def drag_a_card(page: Page, chance: random.Random) -> bool:
    """Drag a card of the hand to a place that lights up for it; whether there was one to drag."""
    cards = page.locator(".hand [data-lit]")
    if not cards.count():
        return False
    card = cards.nth(chance.randrange(cards.count()))
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"], box["y"] - 40, steps=3)
    place = page.locator(".reel .here").first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] - 12, steps=5)
    page.mouse.up()
    return True
