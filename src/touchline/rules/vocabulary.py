"""The parameters of words: what a word of a card's ability may be given, of which kind, within which bounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

REQUIRED: Final = object()
"""The default of a parameter that has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """One parameter of a word: its name, and the value it has when it is left out."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: object = REQUIRED) -> None:
        self.name = name
        self.default = default


class Count(Parameter):
    """A whole number within bounds."""

    __slots__ = ("high", "low")

    def __init__(self, name: str, low: int, high: int, default: object = REQUIRED) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high


class OneOf(Parameter):
    """One of a closed list of names; some may need what others don't."""

    __slots__ = ("choices", "needs")

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: object = REQUIRED,
        needs: dict[str, str] | None = None,
    ) -> None:
        super().__init__(name, default)
        self.choices = choices
        self.needs = needs or {}


class Effects(Parameter):
    """A list of effects, carried out one after the other; may be empty."""

    __slots__ = ()
