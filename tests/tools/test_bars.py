"""The bars of speed: each of them can break, and then `make bench` does."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import bars

WELL: dict[str, Any] = {
    "compiled": False,
    "decision_us": 10.0,
    "full_decision_us": 13.0,
    "clone_us": 20.0,
    "playout_us": 500.0,
    "peers": {"catanatron": {"decision_us": 20.0, "clone_us": 25.0, "simulation_us": 7500.0}},
}


def test_what_reaches_every_bar_breaks_none():
    assert bars.broken(WELL) == []
    assert bars.broken(WELL | {"compiled": True, "decision_us": 3.3, "full_decision_us": 4.2}) == []


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"decision_us": 10.1}, "a decision takes 10.10 µs, and may take 10.00 (0.50 of catanatron's)"),
        ({"compiled": True}, "a decision takes 10.00 µs, and may take 3.33 (0.17 of catanatron's)"),
        (
            {"full_decision_us": 13.1},
            "everything in play takes 13.10 µs, and may take 13.00 (1.3 of the base",
        ),
        ({"clone_us": 20.1}, "a copy takes 20.10 µs, and may take 20.00 (in the middle of a week)"),
        (
            {"peers": {"catanatron": {"decision_us": 20.0, "clone_us": 19.0}}},
            "a copy takes 20.00 µs, and may take 19.00 (catanatron's)",
        ),
        (
            {"compiled": True, "decision_us": 3.3, "full_decision_us": 4.2, "playout_us": 501.0}
            | {"peers": {"catanatron": {"decision_us": 20.0, "clone_us": 25.0, "simulation_us": 9000.0}}},
            "a playout of a week takes 501.00 µs, and may take 500.00 (2,000 a second)",
        ),
        (
            {"compiled": True, "decision_us": 3.3, "full_decision_us": 4.2, "playout_us": 301.0}
            | {"peers": {"catanatron": {"decision_us": 20.0, "clone_us": 25.0, "simulation_us": 4500.0}}},
            "a playout of a week takes 301.00 µs, and may take 300.00 (15 for one of catanatron's)",
        ),
        ({"peers": {}}, "catanatron is not installed"),
    ],
)
def test_each_bar_can_be_broken(changed, said):
    (line,) = bars.broken(WELL | changed)
    assert said in line


@pytest.mark.parametrize(("changed", "code"), [({}, 0), ({"clone_us": 30.0}, 1)])
def test_a_broken_bar_fails_and_the_measures_are_passed_on(changed, code):
    text = json.dumps(WELL | changed)
    found = subprocess.run(
        [sys.executable, str(Path(bars.__file__))], input=text, capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stdout) == (code, text)
    assert ("Broken bar" in found.stderr) == (code == 1)
