"""Pictures of everything in four windows, light and dark: kept to be looked at, and checked for what a program sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.states import settle, states
from tests.browser.visiting import ARTIFACTS, PHONE, THEMES

LAYOUT: Final = Path(__file__).with_name("layout.js").read_text(encoding="utf-8").strip().rstrip(";")
MAY_SCROLL: Final = "document.querySelector('.table > .top, .replay') === null"
"""Only a table has to fit into its window."""
DEVICES: Final = {"screen": ((1280, 720), (1920, 1080)), "touch": (PHONE, (768, 1024))}
STATES: Final = states()
MARKED: Final = [
    pytest.param(name, device, id=f"{name}-{device}", marks=() if name == "fullest" else pytest.mark.proof)
    for name in STATES
    for device in DEVICES
]


def window(device: str) -> dict[str, Any]:
    """A browser on a device, in its first window."""
    width, height = DEVICES[device][0]
    is_touched = device == "touch"
    return {
        "viewport": {"width": width, "height": height},
        "reduced_motion": "reduce",
        "has_touch": is_touched,
        "is_mobile": is_touched,
    }


@pytest.mark.parametrize(("name", "device"), MARKED)
def test_nothing_overlaps_is_cut_off_or_lies_outside(visit, laid, name, device):
    visitor = visit(url=laid.served.url, **window(device))
    visitor.be(laid.cookie)
    STATES[name](visitor, laid)
    page = visitor.page
    settle(page)
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    faults = []
    for width, height in DEVICES[device]:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=ARTIFACTS / f"{name}-{width}x{height}-{theme}.png")
        faults += [(width, fault) for fault in page.evaluate(f"({LAYOUT})({MAY_SCROLL})")]
    assert not faults, "\n".join(f"{width}: {fault}" for width, fault in faults)
