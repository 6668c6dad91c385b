"""Which cards a test is about: `@of("human-catcher")` above it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

TESTED: Final[dict[str, set[str]]] = {}
"""The names of the tests of each card and of each named ability, as far as their files have been imported."""


def of(*ids: str) -> Callable[[Test], Test]:
    """Say of which cards and named abilities the test below shows that they work."""

    def link(test: Test) -> Test:
        for id in ids:
            TESTED.setdefault(id, set()).add(test.__name__)
        return test

    return link
