"""The build under test is the one that was asked for: what is tested as compiled is compiled."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import touchline

ROOT = Path(__file__).parents[1]
COMPILED = os.environ.get("TOUCHLINE_BUILD") == "compiled"
HOME = ROOT / "build" / "compiled" if COMPILED else ROOT / "src"
FOLDERS = ("engine", "rules", "words", "bots/search")


def rule_modules() -> list[str]:
    sources = [path for folder in FOLDERS for path in (ROOT / "src" / "touchline" / folder).rglob("*.py")]
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in sorted(sources)]
    return [name for name in names if not name.endswith("__init__")]


def test_package_is_of_this_build() -> None:
    assert Path(touchline.__file__).is_relative_to(HOME)


def test_rules_are_compiled_in_the_compiled_build_only() -> None:
    assert rule_modules()
    for name in rule_modules():
        file = importlib.import_module(name).__file__
        assert file is not None
        assert Path(file).is_relative_to(HOME), name
        assert (Path(file).suffix in {".so", ".pyd"}) == COMPILED, name


PLAYED = """
import hashlib
import touchline
from touchline.bots import Seat, make

season = touchline.new_season(2, options=["abbreviated-season"], seed=3)
bots = [make("regular", 1), make("legend:4", 2)]
told = hashlib.blake2b()
while (decision := season.decision) is not None:
    for event in season.choose(bots[decision.manager].decide(Seat(season, decision.manager))):
        told.update(repr(event).encode())
print(touchline.__file__, told.hexdigest())
"""
"""Plays a season of a regular and a small legend, and prints which build it was and what happened, as a digest."""


def played_in(home: Path) -> tuple[str, str]:
    """Where the package lay, and the digest of all events."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    file, digest = done.stdout.split()
    return file, digest


@pytest.mark.skipif(not COMPILED, reason="there is only one build to play on")
def test_bots_choose_the_same_in_both_builds() -> None:
    plain_file, plain = played_in(ROOT / "src")
    compiled_file, compiled = played_in(HOME)
    assert Path(plain_file).is_relative_to(ROOT / "src")
    assert Path(compiled_file).is_relative_to(HOME)
    assert compiled == plain
