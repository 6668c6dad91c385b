"""Which cards a test is about: `@of("human-catcher")` above it says so, and its lines must bear it out."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

TESTED: Final[dict[str, list[Callable[..., Any]]]] = {}
"""The tests of each card and of each named ability, as far as their files have been imported."""


def of(*ids: str) -> Callable[[Test], Test]:
    """Say of which cards and named abilities the test below shows that they work."""

    def link(test: Test) -> Test:
        for id in ids:
            TESTED.setdefault(id, []).append(test)
        return test

    return link


@cache
def ids_in(test: Callable[..., Any]) -> frozenset[str]:
    """Every id that a test plays with: those in its lines, in what of its file it uses, and in its parameters."""
    file = _parts_of_file(Path(inspect.getfile(test)).read_text(encoding="utf-8"))
    given = [str(mark.args) for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    said = " ".join([_texts(test.__name__, file, set()), *given])
    return frozenset(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", said))


@cache
def _parts_of_file(source: str) -> dict[str, ast.stmt]:
    """What stands at the outermost level of a file, by name."""
    parts: dict[str, ast.stmt] = {}
    for part in ast.parse(source).body:
        if isinstance(part, ast.FunctionDef):
            parts[part.name] = part
        elif isinstance(part, ast.Assign | ast.AnnAssign):
            named = part.targets[0] if isinstance(part, ast.Assign) else part.target
            parts[ast.unparse(named)] = part
    return parts


def _texts(name: str, parts: dict[str, ast.stmt], seen: set[str]) -> str:
    """All strings of a part of a file, and of the other parts that it uses; what a test is said to be about is none."""
    seen.add(name)
    texts = []
    for node in _nodes(parts[name]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.append(node.value)
        elif isinstance(node, ast.Name) and node.id in parts and node.id not in seen:
            texts.append(_texts(node.id, parts, seen))
    return "\n".join(texts)


def _nodes(part: ast.stmt) -> list[ast.AST]:
    """All of a part of a file but for docstrings and links."""
    if not isinstance(part, ast.FunctionDef):
        return list(ast.walk(part))
    is_told = ast.get_docstring(part) is not None
    links = [link for link in part.decorator_list if not ast.unparse(link).startswith("of(")]
    return [node for piece in (*links, *part.body[is_told:]) for node in ast.walk(piece)]
