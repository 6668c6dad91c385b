"""The table screen has a widget for each kind of question."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import touchline

WIDGETS: Final = Path(__file__).parents[2] / "web" / "src" / "parts" / "widgets.ts"


def test_each_kind_of_question_has_its_widget() -> None:
    source = WIDGETS.read_text()
    table = source[source.index("WIDGETS:") :]
    found = dict(re.findall(r'^  "?([a-z-]+)"?: "([a-z]+)",$', table, re.MULTILINE))
    known = set(re.findall(r'^  \| "([a-z]+)"', source, re.MULTILINE))

    assert set(found) == {question.kind for question in touchline.questions()}
    assert set(found.values()) <= known
