"""A whole season without a mouse: from the home page to the result."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Page

from tests.browser.playing import LONGEST, STEPS, is_answered, next_question, tab_to
from tests.browser.visiting import tell
from tests.server.players import thrown

NO_MOUSE: Final = """
for (const kind of ["mousedown", "pointerdown", "touchstart"])
    addEventListener(kind, (event) => event.isTrusted && console.error(`a ${kind} in a season by keyboard`), true);
"""


def set_the_table(page: Page) -> None:
    """Host a table for two, with a bot, and start."""
    tab_to(page, "a[href='/host']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/host")
    tab_to(page, "input[name=managers]")
    while not page.evaluate("document.activeElement.value === '2'"):
        page.keyboard.press("ArrowUp")
    tab_to(page, "form button.main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".start").wait_for()
    tab_to(page, "li:nth-child(2) .picker button")
    page.keyboard.press("Enter")
    page.locator(".start.main").wait_for()
    tab_to(page, ".start")
    page.keyboard.press("Enter")


def answer_by_key(page: Page, chance: random.Random) -> None:
    """Press the key beside a line; where that was a step, the key beside a line of the next one."""
    keys = page.locator(".question .answer kbd").all_inner_texts()
    page.keyboard.press(chance.choice(keys))


def answer_by_arrows(page: Page, chance: random.Random) -> None:
    """Go down the lines with the arrows, and press Enter."""
    lines = page.locator(".question .answer").count()
    for _ in range(chance.randint(1, min(lines, 5))):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def answer_on_the_table(page: Page, chance: random.Random) -> None:
    """Go round what lights up on the table with the arrows, and press Enter."""
    lit = page.locator("[data-lit]").count()
    for _ in range(chance.randint(1, min(lit, 5))):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def answer(page: Page, number: str, chance: random.Random) -> None:
    """Answer this question, in one of the ways that there are."""
    for _ in range(STEPS):
        ways = [answer_by_key, answer_by_key, answer_by_arrows]
        if page.locator("[data-lit]").count():
            ways.append(answer_on_the_table)
        chance.choice(ways)(page, chance)
        if is_answered(page, number):
            return
    raise AssertionError(f"question {number} is not answered")


def test_a_season_of_two_managers_is_played_by_keyboard_alone(visit):
    chance = random.Random(thrown())
    visitor = visit(reduced_motion="reduce")
    visitor.context.add_init_script(NO_MOUSE)
    page = visitor.go("/")
    page.locator("a[href='/host']").wait_for()
    set_the_table(page)
    number, answered = next_question(page), 0
    while number is not None:
        answer(page, number, chance)
        answered += 1
        assert answered < LONGEST
        number = next_question(page, number)
    tell(f"a season of {answered} answers")
    assert answered > 20
    assert page.locator(".ending li").count() == 2
    tab_to(page, ".ending .main")
