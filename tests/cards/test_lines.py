"""The line of everything in a TOML file."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from touchline.cards.lines import Path, lines_of
from touchline.cards.reader import BUILT_IN

TRICKY = '''\
# [[no]] = "header"
top = "a # no comment" # a comment with "quotes"
"quoted key" = 1
dotted.a.b = 2

[table] # with a comment
when = 2024-05-27 07:32:00
long = """
[[not.a.header]]
x = 1 \\""" still inside
"""""
literal = \'\'\'
y = 2
\'\'\'

[[ list ]]
empty = []
inline = { a = 1, b.c = [ { d = "}" }, { e = ']' } ] }
many = [
  1, # one
  "two, ]",
  [
    3,
  ],
]
[[list.inner]]
x = true
[[list.inner]]
x = false
[list.table]
z = -1.5e3
[[list]]
[[list.inner]]
x = "again"
'''


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The path of every value, and of every value in it."""
    if here:
        yield here
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from paths(item, (*here, key))


def test_every_value_has_a_line():
    assert set(lines_of(TRICKY)) == set(paths(tomllib.loads(TRICKY)))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("quoted key",), 3),
        (("dotted", "a", "b"), 4),
        (("table",), 6),
        (("table", "long"), 8),
        (("table", "literal"), 12),
        (("list",), 16),
        (("list", 0), 16),
        (("list", 0, "inline", "b", "c", 1, "e"), 18),
        (("list", 0, "many", 1), 21),
        (("list", 0, "many", 2, 0), 23),
        (("list", 0, "inner", 1), 28),
        (("list", 0, "inner", 1, "x"), 29),
        (("list", 0, "table", "z"), 31),
        (("list", 1), 32),
        (("list", 1, "inner", 0, "x"), 34),
    ],
)
def test_line(path, line):
    assert lines_of(TRICKY)[path] == line


@pytest.mark.parametrize("file", sorted(BUILT_IN.rglob("*.toml")), ids=lambda file: file.name)
def test_built_in_packs(file):
    text = file.read_text(encoding="utf-8")
    lines = lines_of(text)
    assert set(lines) == set(paths(tomllib.loads(text)))
    assert all(
        path[-1] in text.splitlines()[line - 1] for path, line in lines.items() if isinstance(path[-1], str)
    )
