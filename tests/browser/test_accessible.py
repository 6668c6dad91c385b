"""axe finds nothing: WCAG 2.2 AA and best practice, on every screen and in every state of the table, light and dark."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.states import is_often_looked_at, settle, states
from tests.browser.visiting import PHONE, THEMES, WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
LOOK: Final = """async (tags) => (await axe.run(document, { runOnly: tags })).violations.map((found) => ({
    rule: found.id,
    help: found.help,
    nodes: found.nodes.slice(0, 5).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
}))"""
FAULTY: Final = """() => {
    document.querySelector("main").innerHTML = '<button></button><p style="color: #888; background: #777">Faint</p>';
}"""
STATES: Final = states()
MARKED: Final = [
    name if is_often_looked_at(name) else pytest.param(name, marks=pytest.mark.proof) for name in STATES
]


def violations(page: Page) -> list[Any]:
    """What axe finds on the page, in both themes."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found += [(theme, *each.values()) for each in page.evaluate(LOOK, list(RULES))]
    return found


@pytest.mark.parametrize("name", MARKED)
def test_axe_finds_nothing(visit, laid, name):
    visitor = visit(url=laid.served.url, reduced_motion="reduce")
    visitor.be(laid.cookie)
    STATES[name](visitor, laid)
    settle(visitor.page)
    assert violations(visitor.page) == []


def test_axe_would_find_a_button_without_a_name_and_words_that_are_hard_to_read(visit):
    page = visit().go("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate(FAULTY)
    assert {rule for _, rule, *_ in violations(page)} >= {"button-name", "color-contrast"}


@pytest.mark.proof
@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing_on_a_phone(visit, laid, name):
    visitor = visit(
        url=laid.served.url,
        reduced_motion="reduce",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
    )
    visitor.be(laid.cookie)
    STATES[name](visitor, laid)
    settle(visitor.page)
    assert violations(visitor.page) == []
