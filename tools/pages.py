"""Writes the pages of docs/ that are made from the code: words and questions.

`python tools/pages.py` writes them anew; a test holds that they are fresh.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import touchline
from touchline.cards import vocabulary_page

DOCS: Final = Path(__file__).parent.parent / "docs"


def questions_page() -> str:
    """Every type of question, with what it is about and the options that it can have."""
    lines = [
        "# Questions",
        "",
        "Everything that a manager can be asked.",
        "`decision.question` is one of these types, and `decision.options` are among those listed with it.",
        "The default, for who does not answer, is the last option.",
    ]
    for question in touchline.questions():
        lines += ["", f"## {question.kind}", "", question.about]
        if question.fields:
            lines += [
                "",
                "About: " + ", ".join(f"`{field.name}` ({field.type})" for field in question.fields) + ".",
            ]
        lines += ["", "| option | fields | what it does |", "| --- | --- | --- |"]
        for option in question.options:
            fields = ", ".join(f"`{field.name}` ({field.type.replace('|', 'or')})" for field in option.fields)
            lines.append(f"| {option.kind} | {fields} | {option.about} |")
    return "\n".join(lines) + "\n"


PAGES: Final = {"words.md": vocabulary_page, "questions.md": questions_page}


def main() -> None:
    """Write all pages."""
    for name, page in PAGES.items():
        DOCS.joinpath(name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
