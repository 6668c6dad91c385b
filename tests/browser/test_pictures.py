"""The pictures of the README: `make pictures` takes them, and puts them into docs/pictures/."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.browser.states import settle, states
from tests.browser.visiting import ARTIFACTS, PHONE, ROOT

TAKEN: Final = ARTIFACTS / "pictures"
LARGEST: Final = 150_000
QUALITIES: Final = (72, 60, 50, 40)
PICTURES: Final = {
    "browser-table": ("fullest-picked", (1280, 720), "dark"),
    "browser-tackle": ("asks-choose-result", (1280, 720), "light"),
    "browser-cards": ("cards", (1280, 720), "dark"),
    "browser-replay": ("replay-moment", (1280, 720), "light"),
    "browser-ending": ("ending", (1280, 720), "dark"),
    "browser-phone": ("fullest", PHONE, "dark"),
}
"""Each with the state that it shows, its window and its theme."""


@pytest.mark.proof
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_taken_for_the_readme(visit, laid, name):
    state, (width, height), theme = PICTURES[name]
    visitor = visit(
        url=laid.served.url,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        reduced_motion="reduce",
    )
    visitor.be(laid.cookie)
    states()[state](visitor, laid)
    settle(visitor.page)
    TAKEN.mkdir(parents=True, exist_ok=True)
    taken = [visitor.page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES]
    picture = next((each for each in taken if len(each) <= LARGEST), None)
    assert picture is not None
    (TAKEN / f"{name}.jpg").write_bytes(picture)


def test_the_readme_shows_all_pictures_with_words_for_who_does_not_see_them():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = {
        name: words for words, name in re.findall(r"!\[([^\]]*)\]\(docs/pictures/([a-z-]+)\.jpg\)", readme)
    }
    assert set(shown) == set(PICTURES)
    assert all(len(words) > 20 for words in shown.values())
    assert all((ROOT / f"docs/pictures/{name}.jpg").stat().st_size <= LARGEST for name in PICTURES)
