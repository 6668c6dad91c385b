"""A server for all tests of people: they don't mind each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Served

SECRET = "a secret that tests know"


@pytest.fixture(scope="session")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that stays up for all of them, whose cookies can be made here too."""
    folder: Path = tmp_path_factory.mktemp("town")
    served = Served(f"sqlite:///{folder}/town.sqlite", folder / "server.log", secret=SECRET)
    try:
        yield served.start()
    finally:
        served.stop()
