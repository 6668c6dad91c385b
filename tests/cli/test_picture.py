"""The picture of the terminal table for the README."""

import re

from tools.picture import PICTURE, draw, season_to_show


def test_the_picture_can_be_drawn_and_asks_nobody_for_a_font():
    drawn = draw(season_to_show())
    for picture in (drawn, PICTURE.read_text(encoding="utf-8")):
        assert "<svg" in picture
        assert "Highlight" in picture
        assert "font-face" not in picture
        assert re.findall(r"url\((?!#)", picture) == []
