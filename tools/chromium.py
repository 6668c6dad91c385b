"""Finds the Chromium that the browser tests drive, and installs one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "google-chrome")
HINT: Final = (
    "No Chromium was found for the browser tests. "
    "Install one by `apt-get install chromium` or `playwright install chromium`, or name yours in $CHROMIUM."
)


def find(environment: Mapping[str, str] = os.environ) -> str | None:
    """The first of $CHROMIUM, chromium, google-chrome and Playwright's own; None if there is none."""
    named = environment.get("CHROMIUM")
    if named:
        return shutil.which(named)
    found = [shutil.which(name, path=environment.get("PATH", "")) for name in NAMES]
    return next((path for path in [*found, _playwrights_own()] if path is not None), None)


def _playwrights_own() -> str | None:
    """What `playwright install chromium` has left, if it has."""
    asked = "from playwright.sync_api import sync_playwright as p\nwith p() as it: print(it.chromium.executable_path)"
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    path = Path(said.stdout.strip() or "nowhere")
    return str(path) if path.is_file() else None


def install() -> None:
    """Install one: by Debian's packages where we may, else Playwright's own."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], env=quiet, check=False
        )
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> None:
    """See that there is one."""
    if find() is None:
        install()
    if find() is None:
        sys.exit(HINT)


if __name__ == "__main__":
    main()
