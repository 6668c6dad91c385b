"""Checks a record: its key against its seal, every draw against the key, and, if this version wrote it, the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from touchline.cards.mistakes import BadRecord
from touchline.table.keys import seal_of, stream_of
from touchline.table.records import BadLine, Draw, Record, due, packs_hash, read_record
from touchline.table.replays import replayed
from touchline.table.version import VERSION
from touchline.words.grammar import capitalized

OTHER_CARDS: Final = "It was written with other cards than these."


class Failure(msgspec.Struct, frozen=True):
    """What is wrong in a record: in which line of it, if it is one line, and how."""

    line: int | None
    wrong: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a check of a record has found.

    `draws` were checked against the key and the salts. The record `is_sealed` if the key is the one that it was sealed
    with before the season. `is_replayed` tells whether the rules were asked too, by which each draw is also the one
    that was due; `reason` says why not.
    """

    draws: int
    answers: int
    undos: int
    is_sealed: bool
    is_replayed: bool
    reason: str
    failures: tuple[Failure, ...]

    @property
    def is_true(self) -> bool:
        """Whether nothing is wrong."""
        return not self.failures


def verify(text: str, packs: Sequence[str | Path] = ()) -> Report:
    """Check a record; BadRecord if the text is none, or has no key yet."""
    record = read_record(text)
    if record.key is None:
        raise BadRecord(
            "The record holds no key, so its draws can't be checked yet.",
            "It is there once the season is over, or if it is asked for.",
        )
    is_sealed = seal_of(record.key) == record.header.seal
    failures = [] if is_sealed else [Failure(1, "The seal is not that of the key.")]
    failures += _check_draws(record, stream_of(record.key, record.salts))
    reason = _why_not_replayed(record, packs)
    if not reason:
        try:
            replayed(text, packs)
        except BadLine as refused:
            failures.append(Failure(refused.line, capitalized(refused.in_line)))
        except BadRecord as refused:
            failures.append(Failure(None, refused.wrong))
    return Report(
        draws=len(record.draws),
        answers=len(record.answers),
        undos=len(record.undos),
        is_sealed=is_sealed,
        is_replayed=not reason,
        reason=reason,
        failures=tuple(failures),
    )


def _check_draws(record: Record, stream: bytes) -> list[Failure]:
    """The draws that did not bring what the key, with the salts, says."""
    failures: list[Failure] = []
    for at, line in enumerate(record.lines, start=2):
        if isinstance(line, Draw):
            right = due(stream, line)
            if line.outcome != right:
                wrong = f"Draw {line.number} brought {line.outcome}, but by the key it brings {right}."
                failures.append(Failure(at, wrong))
    return failures


def _why_not_replayed(record: Record, packs: Sequence[str | Path]) -> str:
    """Why the rules can't be asked about a record; empty if they can."""
    if record.header.versions:
        by = ", ".join(
            [f"{version.touchline} from decision {version.first} on" for version in record.header.versions]
        )
        return f"It was begun by Touchline {record.header.touchline}, and gone on with by {by}."
    if record.header.touchline != VERSION:
        return f"It was written by Touchline {record.header.touchline}, and this is {VERSION}."
    if record.header.packs != packs_hash(packs):
        return OTHER_CARDS
    return ""
