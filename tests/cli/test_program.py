"""The command that people are told to type is the one that works where they are."""

import os
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.cli.terminal import Terminal
from touchline.cli.app import app
from touchline.cli.program import as_called, program


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The program as an environment installs it, in a folder that is on no path."""
    file = tmp_path / "environment of mine" / "touchline"
    file.parent.mkdir()
    file.write_text(f"#!{sys.executable}\nfrom touchline.cli import main\nmain()\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_a_program_called_by_its_path_is_told_by_that_path(script: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "argv", [str(script), "play"])
    assert program() == f"'{script}'"
    assert as_called("`touchline play` and touchline.") == f"`'{script}' play` and touchline."
    refused = CliRunner().invoke(app, ["cards", "nobody-at-all"])
    assert f"`'{script}' cards` lists them all" in refused.stderr


def test_a_program_that_its_name_finds_is_told_by_its_name(script: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", f"{script.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert program() == "touchline"


def test_another_program_that_uses_the_commands_is_not_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest"])
    assert program() == "touchline"


def test_the_way_back_to_a_saved_season_is_told_as_the_table_was_opened(script: Path, tmp_path: Path):
    command = [str(script)]
    with Terminal("play", "--seed", "7", "--managers", "2", command=command) as table:
        table.see("helps): ")
        table.type("?")
        assert f"`'{script}' play --load FILE` goes on from there" in joined(table.see("helps): "))
        table.type(f"save {tmp_path}/season.json")
        assert f"`'{script}' play --load {tmp_path}/season.json` goes on from here" in joined(
            table.see("helps): ")
        )
        table.press_control_d()
        table.see("without saving: ")
        table.press_control_d()
        assert table.leave() == 0


def joined(shown: str) -> str:
    """What was shown, as if no line had been broken."""
    return " ".join(shown.split())
