"""What the golden files hold, made anew: texts of cards, recorded seasons with the digests of their events, counts."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

import touchline
from tests.seasons import counts
from touchline.cards import catalogue
from touchline.table.events import AnyEvent

FOLDER: Final = Path(__file__).resolve().parent
TEXTS: Final = FOLDER / "texts.txt"
COUNTS: Final = FOLDER / "counts.json"
SEASONS: Final = FOLDER / "seasons"


class Recorded(NamedTuple):
    """A season that is recorded: by name, its set-up, and the seed of its dice and its answers."""

    name: str
    teams: tuple[str, ...] | int
    options: tuple[str, ...]
    seed: int
    expansions: tuple[str, ...] = ()


BOTH: Final = ("sudden-death", "foul-play")

RECORDED: Final = (
    Recorded("two", ("reikland-reavers", "gouged-eye"), (), 1),
    Recorded("two-abbreviated", ("athelorn-avengers", "chaos-all-stars"), ("abbreviated-season",), 2),
    Recorded("two-scheduled", 2, ("scheduling-limitations", "no-salary-cap"), 3),
    Recorded("three", ("grudgebearers", "skavenblight-scramblers", "reikland-reavers"), (), 4),
    Recorded("three-extended", 3, ("extended-season",), 5),
    Recorded(
        "three-abbreviated-scheduled",
        ("gouged-eye", "grudgebearers", "athelorn-avengers"),
        ("abbreviated-season", "scheduling-limitations"),
        6,
    ),
    Recorded("four", ("chaos-all-stars", "reikland-reavers", "skavenblight-scramblers", "gouged-eye"), (), 7),
    Recorded("four-no-salary-cap", 4, ("no-salary-cap",), 8),
    Recorded(
        "four-extended-scheduled",
        ("skavenblight-scramblers", "athelorn-avengers", "chaos-all-stars", "grudgebearers"),
        ("extended-season", "scheduling-limitations"),
        9,
    ),
    Recorded("four-abbreviated", 4, ("abbreviated-season", "no-salary-cap"), 10),
    Recorded(
        "two-sudden-death",
        ("black-fangs", "champions-of-death"),
        ("enchanted-balls",),
        11,
        ("sudden-death",),
    ),
    Recorded(
        "three-foul-play",
        ("nurgles-rotters", "lowdown-rats", "gouged-eye"),
        ("corrupt-ref", "stadiums"),
        12,
        ("foul-play",),
    ),
    Recorded(
        "four-both",
        ("naggaroth-nightmares", "zharr-naggrund-ziggurats", "grudgebearers", "nurgles-rotters"),
        (),
        13,
        BOTH,
    ),
    Recorded(
        "five-both-everything",
        5,
        ("no-salary-cap", "enchanted-balls", "corrupt-ref", "stadiums", "scheduling-limitations"),
        14,
        BOTH,
    ),
)


def texts() -> list[str]:
    """A line for each card: its id and its text."""
    return [f"{card.id}: {card.text}".rstrip() for card in catalogue()]


def record(recorded: Recorded) -> str:
    """The record of that season, played at random."""
    season = touchline.new_season(
        recorded.teams, recorded.expansions, recorded.options, seed=recorded.seed, events=False
    )
    answers = Random(recorded.seed)
    while (decision := season.decision) is not None:
        season.choose(answers.choice(decision.options))
    return season.record()


def digests(text: str) -> list[str]:
    """The events of a record, told as they are, as a digest for each week: the same on every build."""
    season = touchline.replay(text, answers=0)
    weeks: list[list[AnyEvent]] = [[]]
    add_events(weeks, season.events)
    for answer in answers_of(text):
        add_events(weeks, season.choose(answer))
    assert season.over
    return [f"week {week}: {len(events)} events, {digest(events)}" for week, events in enumerate(weeks)]


def answers_of(text: str) -> list[str]:
    """The answers of a record, in order."""
    return [line.split(" ", 3)[3] for line in text.splitlines() if line.startswith("answer ")]


def add_events(weeks: list[list[AnyEvent]], events: Iterable[AnyEvent]) -> None:
    """Add what happened to the week in which it did; what comes before the first is week 0."""
    for event in events:
        if msgspec.to_builtins(event)["kind"] == "week-began":
            weeks.append([])
        weeks[-1].append(event)


def digest(events: list[AnyEvent]) -> str:
    """A digest of the JSON of these events."""
    return blake2b(msgspec.json.encode(events), digest_size=16).hexdigest()


def counted() -> dict[str, list[int]]:
    """The counts of the decision tree from each of the named positions."""
    return {name: counts.counts(name) for name in counts.DEPTHS}


def encoded_counts(found: dict[str, list[int]]) -> str:
    """The counts as the golden file holds them, a position a line."""
    lines = [f'  "{name}": {numbers}' for name, numbers in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_all() -> list[str]:
    """Write all golden files anew, and say which.

    Records that somebody dropped into the folder stay and get digests, if they can still be replayed.
    """
    SEASONS.mkdir(parents=True, exist_ok=True)
    TEXTS.write_text("\n".join(texts()) + "\n", encoding="utf-8")
    COUNTS.write_text(encoded_counts(counted()), encoding="utf-8")
    said = [TEXTS.name, COUNTS.name]
    for recorded in RECORDED:
        path = SEASONS / f"{recorded.name}.record"
        path.write_text(record(recorded), encoding="utf-8")
    for path in sorted(SEASONS.glob("*.record")):
        said.append(f"{SEASONS.name}/{path.name}")
        try:
            found = digests(path.read_text(encoding="utf-8"))
        except touchline.BadRecord as refused:
            said.append(f"  can't be replayed: {refused}")
        else:
            path.with_suffix(".events").write_text("\n".join(found) + "\n", encoding="utf-8")
    return said
