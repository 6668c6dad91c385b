"""The build under test is the one that was asked for: what is tested as compiled is compiled."""

import importlib
import os
from pathlib import Path

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
