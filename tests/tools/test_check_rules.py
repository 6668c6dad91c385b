"""The checker finds what it is there to find, names the line, and lets pass what is right."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import check_rules

PATH = check_rules.ROOT / "src" / "touchline" / "rules" / "example.py"


def lines(slips: Iterable[check_rules.Slip]) -> list[int]:
    return [slip.line for slip in slips]


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "import os.path",
        "from time import sleep",
        "from datetime import datetime as moment",
        "import uuid, secrets",
        "import msgspec",
        "def rule():\n    import random",
    ],
)
def test_imports_of_chance_clock_system_and_libraries_are_found(text: str) -> None:
    assert list(check_rules.purity_slips(PATH, text))


@pytest.mark.parametrize(
    "text",
    [
        "import hashlib",
        "from collections.abc import Callable",
        "from mypy_extensions import mypyc_attr",
        "from touchline.engine.machine import step",
        "from . import season",
    ],
)
def test_other_imports_pass(text: str) -> None:
    assert not list(check_rules.purity_slips(PATH, text))


def test_calls_of_hash_and_id_are_found_and_names_like_them_are_not() -> None:
    assert lines(check_rules.purity_slips(PATH, "x = 1\ny = hash(x)\nz = id(x)")) == [2, 3]
    assert not list(check_rules.purity_slips(PATH, "id = card.id\nx = card.hash()\n"))


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: pass",
        "for x in set(cards): pass",
        "[x for x in {y for y in cards}]",
        "list(frozenset(cards))",
        "tuple({1} | more)",
        "sorted(set(cards), key=star_power)",
        "[*{1, 2}]",
        "a, b = {1, 2}",
        "', '.join({'a', 'b'})",
        "dict.fromkeys(set(cards))",
        "for x in first.keys() & second.keys(): pass",
        "for x in ({1} if y else ()): pass",
        "SEEN = {1, 2}\ndef rule():\n    for x in SEEN: pass",
        "def rule(seen: set[int]):\n    for x in seen: pass",
        "def rule():\n    seen: set[int] = make()\n    return seen.pop()",
        "def rule():\n    seen = set()\n    return tuple(seen.union(others))",
        "SEEN: Final[frozenset[int]] = make()\nx = list(SEEN)",
        "def rule():\n    yield from {1, 2}",
    ],
)
def test_going_through_a_set_is_found(text: str) -> None:
    assert len(list(check_rules.purity_slips(PATH, text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "if x in {1, 2}: pass",
        "for x in sorted({1, 2}): pass",
        "n = len(set(cards))",
        "for x in {1: 2}: pass",
        "for x in first.keys(): pass",
        "seen = {1}\nseen.add(2)\nfound = 1 in seen",
        "SEEN = {1}\ndef rule(SEEN: list[int]):\n    for x in SEEN: pass",
        "def one():\n    seen = {1}\ndef two(seen):\n    return list(seen)",
        "x = hand.pop()",
    ],
)
def test_sets_that_are_only_asked_pass(text: str) -> None:
    assert not list(check_rules.purity_slips(PATH, text))


def test_a_file_may_have_600_lines() -> None:
    assert not list(check_rules.file_slips(PATH, "x = 1\n" * 600))
    assert lines(check_rules.file_slips(PATH, "x = 1\n" * 601)) == [601]


@pytest.mark.parametrize("comment", ["type: " + "ignore", "no" + "qa", "ruff: no" + "qa"])
def test_comments_that_silence_everything_are_found(comment: str) -> None:
    assert lines(check_rules.file_slips(PATH, f"x = 1\ny = 2  # {comment}\n")) == [2]
    assert lines(check_rules.file_slips(PATH, f"y = 2  # {comment} because\n")) == [1]


@pytest.mark.parametrize(
    "comment", ["type: " + "ignore[arg-type]", "no" + "qa: S101", "ruff: no" + "qa: S101, D100"]
)
def test_comments_that_name_what_they_silence_pass(comment: str) -> None:
    assert not list(check_rules.file_slips(PATH, f"x = 1  # {comment}\n"))
    assert not list(check_rules.file_slips(PATH, f"x = '# {comment[:6]}'\n"))


def functions(short: int, long: int) -> str:
    body = "    x = 1\n"
    texts = [f"def short_{n}():\n{body * 39}" for n in range(short)]
    texts += [f"def long_{n}():\n{body * 40}" for n in range(long)]
    return "".join(texts)


def test_one_function_in_twenty_may_be_long() -> None:
    assert not check_rules.function_slips({PATH: functions(19, 1)})
    assert not check_rules.function_slips({})
    (slip,) = check_rules.function_slips({PATH: functions(18, 1)})
    assert str(slip) == "src/touchline/rules/example.py:721: long_0 has 41 lines: at most 40"


def test_addresses_of_package_indexes_are_found() -> None:
    host = "pypi" + "." + "org"
    assert lines(check_rules.address_slips(Path("notes.md"), f"one\nhttps://{host}/simple\n".encode())) == [2]
    assert not list(check_rules.address_slips(Path("notes.md"), b"pip install touchline\n"))


def test_pins_are_pins_only() -> None:
    pins = b"# exact\nrich==15.0.0\ntypes-x==1.0.post1\n"
    assert not list(check_rules.address_slips(Path("constraints.txt"), pins))
    assert lines(check_rules.address_slips(Path("constraints.txt"), b"--no-index\nx @ file:///x\nx>=1")) == [
        1,
        2,
        3,
    ]


def test_all_slips_are_printed_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rule = tmp_path / "src" / "touchline" / "rules" / "tackle.py"
    rule.parent.mkdir(parents=True)
    rule.write_text("import random\n")
    bot = tmp_path / "src" / "touchline" / "bots.py"
    bot.write_text("import random\n")
    monkeypatch.setattr(check_rules, "ROOT", tmp_path)

    assert check_rules.main() == 1

    printed = capsys.readouterr().out
    assert printed.startswith("src/touchline/rules/tackle.py:1: imports random: ")
    assert printed.endswith("2 files: 1 slips\n")
