"""The picture of the terminal table for the README."""

import re

import pytest

from tools.picture import PICTURE, draw, season_to_show


@pytest.fixture(scope="module")
def drawn() -> str:
    return draw(season_to_show())


def test_the_picture_shows_the_table_as_it_is_today(drawn: str):
    """`make golden` draws it anew."""
    assert PICTURE.read_text(encoding="utf-8") == drawn


def test_the_picture_asks_nobody_for_a_font(drawn: str):
    assert "<svg" in drawn
    assert "Highlight" in drawn
    assert "font-face" not in drawn
    assert re.findall(r"url\((?!#)", drawn) == []
