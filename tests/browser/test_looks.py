"""Pictures of everything in four windows, light and dark: kept to be looked at, and checked for what a program sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.states import is_often_looked_at, settle, states
from tests.browser.visiting import ARTIFACTS, SIZES, THEMES

LAYOUT: Final = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SCROLLING: Final = "() => document.querySelector('.table, .replay') === null"
"""Only a table has to fit into its window."""
TOUCHED: Final = 1000
"""Windows that are narrower are those of tablets and phones."""
STATES: Final = states()
MARKED: Final = [
    pytest.param(name, size, id=f"{name}-{size[0]}", marks=() if name == "fullest" else pytest.mark.proof)
    for size in SIZES
    for name in STATES
]


def window(width: int, height: int) -> dict[str, Any]:
    is_touched = width < TOUCHED
    return {
        "viewport": {"width": width, "height": height},
        "reduced_motion": "reduce",
        "has_touch": is_touched,
        "is_mobile": is_touched,
    }


@pytest.mark.parametrize(("name", "size"), MARKED)
def test_nothing_overlaps_is_cut_off_or_lies_outside(visit, laid, name, size):
    visitor = visit(url=laid.served.url, **window(*size))
    visitor.be(laid.cookie)
    STATES[name](visitor, laid)
    page = visitor.page
    settle(page)
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=ARTIFACTS / f"{name}-{size[0]}x{size[1]}-{theme}.png")
    assert (
        page.evaluate(f"({LAYOUT.strip().rstrip(';')})({'true' if page.evaluate(SCROLLING) else 'false'})")
        == []
    )
