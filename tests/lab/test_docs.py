"""What docs/study.md says is so."""

import re
from pathlib import Path

import pytest
from typer.main import get_group

from touchline.cli.app import app
from touchline.lab.tables import COLUMNS

PAGE = (Path(__file__).parents[2] / "docs" / "study.md").read_text(encoding="utf-8")


@pytest.mark.random_seasons
def test_examples_run(capsys):
    """All of them, one after the other."""
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(compile(example, "study.md", "exec"), names)
    winner, seat = capsys.readouterr().out.splitlines()
    assert winner in {"0", "1", "2", "None"}
    assert seat.split()[0] in {"0", "1"}


def test_all_columns_are_described():
    listed = [
        name
        for line in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", line)
    ]
    assert set(COLUMNS) <= set(listed)


def test_commands_have_the_options_that_the_page_gives_them():
    commands = get_group(app).commands
    lines = re.findall(r"^touchline (\w+) (.*)$", PAGE, re.MULTILINE)
    assert {name for name, _ in lines} == {"simulate", "arena", "report"}
    for name, rest in lines:
        known = {option for parameter in commands[name].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z]+", rest)) <= known
