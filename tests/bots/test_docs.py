"""What docs/bots.md shows runs."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_examples(capsys):
    """All examples, one after the other."""
    examples = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, DOCS.name, "exec"), names)
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 6
    assert {line.split()[1] for line in printed[:2]} == {"grudgebearers", "gouged-eye"}


def test_a_bot_in_twenty_lines():
    example = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len([line for line in example.splitlines() if line]) <= 25
