"""The benchmark measures what it says, on whatever build it runs."""

import os
from typing import Any

import pytest

from touchline.lab import bench as benchmark


class Toy:
    """A peer that does nothing."""

    def play(self, number):
        return 10

    def middle(self):
        return object

    def simulation(self):
        return object


@pytest.mark.random_seasons
def test_bench(monkeypatch):
    monkeypatch.setattr(benchmark, "SEASONS", 1)
    monkeypatch.setattr(benchmark, "REPEATS", 2)
    monkeypatch.setattr(benchmark, "installed_peers", lambda: {"toy": Toy()})
    found: Any = benchmark.bench()
    assert list(found) == [
        "compiled",
        "decision_us",
        "full_decision_us",
        "clone_us",
        "save_us",
        "load_us",
        "view_us",
        "redeal_us",
        "playout_us",
        "peers",
    ]
    assert found["compiled"] == (os.environ.get("TOUCHLINE_BUILD") == "compiled")
    assert found["decision_us"] > 0
    assert list(found["peers"]["toy"]) == ["decision_us", "clone_us", "simulation_us"]


@pytest.mark.random_seasons
def test_middle_of_week():
    view = benchmark.middle_of_week().view(None)
    assert view.phase == "matchup"
    assert sum([len(matchup.players) for matchup in view.reel]) == benchmark.PLAYERS_IN_THE_MIDDLE
