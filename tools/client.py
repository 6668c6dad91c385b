"""Builds the browser client, with the Node that comes as a package for Python; nothing is done if it is fresh."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
DOCS: Final = ROOT / "docs"
BUILT: Final = ROOT / "src/touchline/server/client/index.html"
INSTALLED: Final = WEB / "node_modules/.package-lock.json"
TYPES: Final = WEB / "src/protocol/types.ts"
LOCK: Final = WEB / "package-lock.json"


def is_fresh() -> bool:
    """Whether nothing in web/, nor any page of docs/ that it shows, is newer than what was built from it."""
    if not BUILT.exists():
        return False
    built = BUILT.stat().st_mtime
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    pages = [DOCS / "rulings.md", *(DOCS / "rulebook").glob("*.md")]
    return all(path.stat().st_mtime <= built for path in [*sources, *pages])


def npm(*words: str) -> None:
    """Run npm in web/, with the Node of this environment before any other."""
    beside = str(Path(sys.executable).parent)
    environment = os.environ | {"PATH": os.pathsep.join([beside, os.environ.get("PATH", "")])}
    subprocess.run(["npm", "--silent", *words], cwd=WEB, env=environment, check=True)


def install() -> None:
    """Install what building needs, if it is not there."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def build() -> None:
    """Build the client, if it is not fresh."""
    if not is_fresh():
        install()
        npm("run", "build")


def check() -> None:
    """Check types and warnings, whether the types are those of the schema, and run the client's own tests."""
    install()
    before = TYPES.read_text(encoding="utf-8")
    npm("run", "types")
    if TYPES.read_text(encoding="utf-8") != before:
        sys.exit(f"{TYPES} was stale: it is made anew now, by `make types`; keep it.")
    npm("run", "check")
    npm("test")


if __name__ == "__main__":
    {"build": build, "check": check}["build" if len(sys.argv) < 2 else sys.argv[1]]()
