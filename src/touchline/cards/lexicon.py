"""The words that cards may use, found among the classes of `touchline.words`, and sentences made of them."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import touchline.words
from touchline.rules.abilities import Condition, Effect, Modifier, Moment, Word

CATEGORIES: Final[dict[str, type[Any]]] = {
    "moment": Moment,
    "condition": Condition,
    "effect": Effect,
    "modifier": Modifier,
}


class Lexicon:
    """Words by category and name."""

    def __init__(self, words: Iterable[type[Word]]) -> None:
        self.words: dict[str, dict[str, type[Word]]] = {category: {} for category in CATEGORIES}
        for word in words:
            shelf = self.words[category_of(word)]
            assert word.word not in shelf, f"{word} and {shelf[word.word]} are called the same"
            shelf[word.word] = word
        for category, shelf in self.words.items():
            self.words[category] = dict(sorted(shelf.items()))

    def elsewhere(self, name: str, category: str) -> str:
        """The category in which a name is a word, if it isn't one in this; else nothing."""
        found = [other for other, shelf in self.words.items() if other != category and name in shelf]
        return found[0] if found else ""


class Use:
    """A word as a card uses it: its class, and the values of its parameters. Built anew for each card."""

    __slots__ = ("values", "word")

    def __init__(self, word: type[Word], values: dict[str, Any]) -> None:
        self.word = word
        self.values = values

    def build(self) -> Any:
        """The word itself."""
        return self.word(**{name: _built(value) for name, value in self.values.items()})

    def all(self) -> Iterator[Use]:
        """This use, and all uses inside its parameters."""
        yield self
        for value in self.values.values():
            if isinstance(value, tuple):
                for use in value:
                    yield from use.all()


def _built(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple([use.build() for use in value])
    return value


def category_of(word: type[Word]) -> str:
    """Whether a word is a moment, a condition, an effect or a modifier."""
    # Not issubclass: compiled abstract classes share one memory of what is below them, and it mixes them up.
    return next(category for category, kind in CATEGORIES.items() if kind in word.__mro__)


def meaning_of(word: type[Word]) -> str:
    """What the docstring of a word says; from its source, since compiled classes have lost theirs."""
    return _docstrings(str(sys.modules[word.__module__].__file__))[word.__name__]


@lru_cache
def _docstrings(file: str) -> dict[str, str]:
    path = Path(file)
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    classes = [node for node in ast.parse(source.read_bytes()).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def all_words() -> Lexicon:
    """Every word of `touchline.words`."""
    for module in pkgutil.iter_modules(touchline.words.__path__, "touchline.words."):
        importlib.import_module(module.name)
    found = [word for kind in CATEGORIES.values() for word in _heirs(kind)]
    return Lexicon([word for word in found if word.__module__.startswith("touchline.words.")])


def _heirs(kind: type[Any]) -> Iterator[type[Word]]:
    """All classes below this one that have a name of their own as a word."""
    for heir in kind.__subclasses__():
        if heir.word and heir.word != kind.word:
            yield heir
        yield from _heirs(heir)
