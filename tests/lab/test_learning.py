"""The example that trains an agent works, in a short form."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def test_an_agent_learns_to_do_as_a_rookie_does(tmp_path):
    """It is less surprised by him from round to round, plays against him, and its weights are kept."""
    found = subprocess.run(
        [sys.executable, EXAMPLE, "--quick"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    surprises = [float(surprise) for surprise in re.findall(r"surprise ([0-9.]+)", found.stdout)]
    assert len(surprises) == 2
    assert surprises[1] < surprises[0]
    assert re.search(r"^against the rookie: [0-9.]+% \([0-9.]+% to [0-9.]+%\)$", found.stdout, re.MULTILINE)
    with np.load(tmp_path / "learned.npz") as kept:
        assert all(np.isfinite(kept[name]).all() for name in kept.files)
