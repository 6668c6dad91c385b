"""A whole season of four managers with both expansions and all optional rules, by mouse; and a week by touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import (
    LONGEST,
    answer_by_pressing,
    drag_a_card,
    is_answered,
    next_question,
)
from tests.browser.visiting import PHONE, tell
from tests.server.players import thrown


def host_everything(page: Page) -> None:
    """Host a table with both expansions and all rules that go together; bots at the other seats."""
    page.get_by_role("link", name="Host a table").click()
    boxes = page.locator("fieldset input[type=checkbox]")
    expect(boxes).not_to_have_count(0)
    for box in boxes.all():
        if box.is_enabled():
            box.check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    for seat in (2, 3, 4):
        page.locator(f"li:nth-child({seat}) button").nth(1).click()
    page.locator(".start.main").click()


@pytest.mark.proof
def test_a_season_of_four_managers_with_everything_is_played_by_mouse(visit):
    chance = random.Random(thrown())
    page = visit(reduced_motion="reduce").go("/")
    host_everything(page)
    number, answered, dragged = next_question(page), 0, 0
    while number is not None:
        kind = page.locator(".question").get_attribute("data-question")
        if kind == "commit-or-pass" and answered % 3 == 0 and drag_a_card(page, chance):
            dragged += 1
        if not is_answered(page, number):
            answer_by_pressing(page, number, chance)
        answered += 1
        assert answered < LONGEST
        number = next_question(page, number)
    tell(f"a season with everything: {answered} answers by mouse, {dragged} cards dragged")
    assert dragged > 5
    assert page.locator(".ending li").count() == 4


def test_a_week_is_played_by_touch_on_a_phone(visit):
    chance = random.Random(thrown())
    visitor = visit(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").tap()
    number, answered = next_question(page), 0
    while number is not None and "Week 1" in page.locator(".week .number").inner_text():
        answer_by_pressing(page, number, chance, is_touch=True)
        answered += 1
        number = next_question(page, number)
    tell(f"a week of {answered} answers by touch")
    assert number is not None
    for panel in ("Log", "Piles", "Scores"):
        page.locator(".drawers").get_by_role("button", name=panel).tap()
        expect(page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
        page.get_by_role("button", name="Close").tap()
    assert page.locator(".panel-area").is_hidden()
