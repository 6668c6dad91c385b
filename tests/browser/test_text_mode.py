"""A week in text mode, found by roles and names alone and typed on the keyboard, as a screen reader has it."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.playing import STEPS, is_answered, next_question
from tests.browser.visiting import tell
from tests.server.players import thrown

PASS: Final = "commit no more players"
SECOND_WEEK: Final = "Week 2 of"
TOLD: Final = {
    "table": "Week 1 of",
    "hand": "power",
    "scores": "fans",
    "? disease": "disease",
    "help": "undo",
}
"""What a command tells, among other things."""


def say(page: Page, line: str) -> None:
    """Type a line and press Enter."""
    field = page.get_by_role("textbox", name="Answer or command")
    field.focus()
    page.keyboard.type(line)
    page.keyboard.press("Enter")


def heard(page: Page) -> str:
    """All that was told."""
    return page.get_by_role("log").inner_text()


def lines(page: Page) -> list[str]:
    """The answers that there are: a key each, and what it means."""
    return page.get_by_role("list", name="Answers").get_by_role("button").all_inner_texts()


def answer(page: Page, number: str, chance: random.Random) -> None:
    """Answer this question by its key or by its words; who passes at once has hardly a week."""
    for _ in range(STEPS):
        found = lines(page)
        livelier = [line for line in found if PASS not in line]
        key, words = chance.choice(livelier or found).split(maxsplit=1)
        say(page, chance.choice((key, key, words)))
        if is_answered(page, number):
            return
    raise AssertionError(f"question {number} is not answered")


def test_a_week_is_played_in_text_mode_through_what_a_screen_reader_has(visit):
    chance = random.Random(thrown())
    visitor = visit(reduced_motion="reduce")
    visitor.prefer(textMode=True)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").press("Enter")
    number, answered = next_question(page), 0
    for command, told in TOLD.items():
        before = heard(page)
        say(page, command)
        expect(page.get_by_role("log")).to_contain_text(told, ignore_case=True)
        assert told.casefold() in heard(page).removeprefix(before).casefold()
    while number is not None:
        answer(page, number, chance)
        answered += 1
        number = next_question(page, number)
        if answered % 3 == 0:
            say(page, "table")
            if SECOND_WEEK in heard(page):
                break
    tell(f"a week of {answered} answers in text mode")
    assert number is not None
    assert answered > 5
