"""Writes the pages of docs/ that are made from the code: words, questions, and the table of the server's settings.

`python tools/pages.py` writes them anew; a test holds that they are fresh.
"""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from pathlib import Path
from typing import Final

import touchline
from touchline.cards import vocabulary_page
from touchline.server.settings import Settings

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


SETTINGS: Final = ("<!-- settings -->\n", "<!-- end of settings -->\n")
"""Between these the page of the server has its table of settings; what stands around it is written by hand."""


def server_page() -> str:
    """The page of the server, with the settings as they are."""
    begin, end = SETTINGS
    before, _, rest = DOCS.joinpath("server.md").read_text(encoding="utf-8").partition(begin)
    return before + begin + settings_table() + end + rest.partition(end)[2]


def settings_table() -> str:
    """Every setting, what it is unless somebody says otherwise, and what it means."""
    lines = ["| setting | default | what it is |", "| --- | --- | --- |"]
    abouts = settings_abouts()
    for name in Settings.__struct_fields__:
        default = _written(getattr(Settings(), name))
        lines.append(f"| `{name}` | {default} | {abouts[name]} |")
    return "\n".join(lines) + "\n"


def settings_abouts() -> dict[str, str]:
    """What stands under each setting in the code."""
    (found,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(found, ast.ClassDef)
    abouts: dict[str, str] = {}
    for field, about in pairwise(found.body):
        match field, about:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                abouts[name] = " ".join(text.split())
            case _:
                pass
    return abouts


def _written(default: object) -> str:
    match default:
        case bool():
            return f"`{str(default).lower()}`"
        case (*parts,) if parts:
            return ", ".join([f"`{part}`" for part in parts])
        case str() | tuple() if not default:
            return "none"
        case _:
            return f"`{default}`"


PAGES: Final = {"words.md": vocabulary_page, "questions.md": questions_page, "server.md": server_page}


def main() -> None:
    """Write all pages."""
    for name, page in PAGES.items():
        DOCS.joinpath(name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
