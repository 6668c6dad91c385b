"""The journal of a run: what was asked for, and every season that has been played, so that a run can go on.

It is a file in the folder of the run: a line with the plan, then a line for each chunk, written once that is done.
A line that was cut off by whatever ended the run does not count.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from touchline.cards import BadSetup
from touchline.lab.plans import Plan
from touchline.lab.seasons import Failure, Outcome
from touchline.lab.workers import Chunk
from touchline.table.version import VERSION

NAME: Final = "seasons.jsonl"


class Head(msgspec.Struct, frozen=True):
    """The first line: which version plays which plan."""

    version: str
    plan: Plan


class Journal:
    """The journal in a folder, which is made if there is none; BadSetup if it is one of something else."""

    def __init__(self, folder: Path, plan: Plan, version: str = VERSION) -> None:
        self.path = folder / NAME
        self.plan = plan
        self._head = Head(version, plan)
        self._played: dict[int, Outcome | Failure] = {}
        self._size = self._whole = 0
        if self.path.exists():
            self._go_on()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.path.touch()
            self._write(self._head)

    def _go_on(self) -> None:
        head, chunks, self._whole, self._size = _read(self.path)
        if head != self._head:
            raise BadSetup(
                f"{self.path.parent} holds another run.",
                "Name another folder, or ask for the same seasons with the same version.",
            )
        for chunk in chunks:
            self._played.update(chunk.seasons())

    def missing(self, seasons: int) -> list[range]:
        """The ranges of the first so many seasons that have not been played."""
        left = [number for number in range(seasons) if number not in self._played]
        runs = [
            [number for _, number in run] for _, run in groupby(enumerate(left), lambda at: at[1] - at[0])
        ]
        return [range(run[0], run[-1] + 1) for run in runs]

    def add(self, chunk: Chunk) -> None:
        """Keep a chunk."""
        self._write(chunk)
        self._played.update(chunk.seasons())

    def seasons(self, count: int) -> Iterator[tuple[int, Outcome | Failure]]:
        """What came of the first so many seasons, in order, as far as they have been played."""
        for number in range(count):
            if number in self._played:
                yield number, self._played[number]

    def __len__(self) -> int:
        return len(self._played)

    def _write(self, line: Head | Chunk) -> None:
        """Write a line behind the last whole one; BadSetup if somebody else has written meanwhile."""
        with self.path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise BadSetup(
                    f"Another run is writing to {self.path.parent}.",
                    "Wait until it is over, or name another folder.",
                )
            file.seek(self._whole)
            file.truncate()
            file.write(msgspec.json.encode(line) + b"\n")
            self._size = self._whole = file.tell()


def seed_of(folder: Path) -> int | None:
    """The seed of the run in a folder; None if there is no run."""
    path = folder / NAME
    return _read(path)[0].plan.seed if path.exists() else None


def opened(folder: Path) -> Journal:
    """The journal of the run in a folder, to be read; BadSetup if there is none."""
    path = folder / NAME
    if not path.exists():
        raise BadSetup(
            f"There are no seasons in {folder}.", f"Play some: `touchline simulate --out {folder}`."
        )
    head = _read(path)[0]
    return Journal(folder, head.plan, head.version)


def _read(path: Path) -> tuple[Head, list[Chunk], int, int]:
    """The plan, all whole chunks, where the last of them ends, and where the file does."""
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        head = msgspec.json.decode(whole[0], type=Head)
        chunks = [msgspec.json.decode(line, type=Chunk) for line in whole[1:]]
    except (IndexError, msgspec.DecodeError) as error:
        raise BadSetup(f"{path} is no journal of a run: {error}.", "Name another folder.") from error
    return head, chunks, sum([len(line) for line in whole]), sum([len(line) for line in lines])
