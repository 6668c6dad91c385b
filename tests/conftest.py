"""What all tests share."""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
OF_THE_RULES = {"cards", "engine", "rulebook", "rules", "seasons", "words"}
"""The folders whose tests count for the coverage of the rules; those of all others go through seasons as they come."""


def pytest_report_header() -> str:
    """Name the build that is tested."""
    return f"touchline build: {os.environ.get('TOUCHLINE_BUILD', 'plain')}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let no season that is played by the way cover a rule that no test is about."""
    for item in items:
        if item.path.relative_to(TESTS).parts[0] not in OF_THE_RULES:
            item.add_marker("random_seasons")
