"""Build the compiled Touchline: a copy of the package in build/compiled/, its rules compiled by mypyc.

Nothing is ever written into src/. With build/compiled/ first in PYTHONPATH the copy is imported instead;
beside each `x.py` that was compiled lies its extension module, which Python prefers.
A copy that was built from the same files, by the same tools, is kept as it is; `--force` builds anew.
"""

import argparse
import hashlib
import importlib.metadata
import os
import shutil
import sys
import time
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "touchline"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
SCRATCH = BUILD / "mypyc"
STAMP = TARGET / ".digest"

FOLDERS = ("engine", "rules", "words", "bots/search")
SINGLE_FILES = ("lab/playout.py",)
OPTIMIZATION = "3"


def modules() -> list[str]:
    """The files that are compiled, as paths from the folder that holds the package; no `__init__.py`."""
    found = [path for folder in FOLDERS for path in (SOURCE / folder).rglob("*.py")]
    found += [SOURCE / name for name in SINGLE_FILES if (SOURCE / name).is_file()]
    return sorted(str(path.relative_to(SOURCE.parent)) for path in found if path.name != "__init__.py")


def digest() -> str:
    """What the build depends on, as one text: Python, the compiler, this file, each file of the package."""
    state = hashlib.blake2b(digest_size=16)
    state.update(sys.version.encode())
    state.update(importlib.metadata.version("mypy").encode())
    state.update(Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            state.update(f"{path.relative_to(SOURCE)}\0".encode())
            state.update(hashlib.blake2b(path.read_bytes()).digest())
    return state.hexdigest()


def copy_package() -> None:
    """Put a fresh copy of the package into build/compiled/."""
    for folder in (TARGET, SCRATCH):
        shutil.rmtree(folder, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    shutil.copytree(
        SOURCE, TARGET / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )


def compile_modules(names: list[str]) -> None:
    """Compile the copies of these modules in place, as one group, under mypy's strict rules."""
    os.chdir(TARGET)
    os.environ["MYPYPATH"] = str(TARGET)
    options = [
        "--config-file=",
        "--strict",
        "--warn-unreachable",
        "--explicit-package-bases",
        "--follow-imports=silent",  # what they import is `make check`'s business
        f"--cache-dir={SCRATCH / 'cache'}",
    ]
    extensions = mypycify(
        [*options, *names],
        opt_level=OPTIMIZATION,
        debug_level="0",
        group_name="touchline",
        target_dir=str(SCRATCH / "c"),
    )
    arguments = ["--quiet", "build_ext", "--inplace"]
    arguments += [f"--build-temp={SCRATCH / 'objects'}", f"--build-lib={SCRATCH / 'lib'}"]
    setup(name="touchline", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments)


def main() -> int:
    """Build, and say what was built and how long it took."""
    parser = argparse.ArgumentParser(description="Build the compiled Touchline into build/compiled/.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    force: bool = parser.parse_args().force
    names = modules()
    if not names:
        print(f"nothing to compile: no modules in {', '.join(FOLDERS)} of {SOURCE}", file=sys.stderr)
        return 1
    state = digest()
    if not force and STAMP.is_file() and STAMP.read_text() == state:
        print(f"build/compiled is up to date ({len(names)} modules)")
        return 0
    begun = time.perf_counter()
    copy_package()
    compile_modules(names)
    lines = sum(len((SOURCE.parent / name).read_text(encoding="utf-8").splitlines()) for name in names)
    STAMP.write_text(state)
    for name in names:
        print(f"compiled {name}")
    seconds = time.perf_counter() - begun
    print(f"build/compiled: {len(names)} modules, {lines} lines, {seconds:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
