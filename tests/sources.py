"""What classes say of themselves in their source: compiled ones tell neither slots nor parameters."""

from __future__ import annotations

import ast
from functools import lru_cache
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"


@lru_cache
def class_of(module: str, name: str) -> ast.ClassDef:
    """The definition of a class."""
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise AssertionError(f"{module} defines no class {name}")


def slots(kind: type) -> list[str]:
    """The slots that a class itself adds."""
    for node in class_of(kind.__module__, kind.__name__).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__":
            return list(ast.literal_eval(node.value))
    return []


def parameters(kind: type) -> list[str]:
    """The parameters that a class is made with, its own or those of the nearest parent that has some."""
    for parent in kind.__mro__:
        for node in class_of(parent.__module__, parent.__name__).body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                return [argument.arg for argument in node.args.args[1:]]
    raise AssertionError(f"{kind.__name__} is made with nothing")
