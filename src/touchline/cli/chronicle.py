"""The chronicle: everything that has happened, as each seat may know it, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from touchline.cli.console import styled
from touchline.table.events import AnyEvent
from touchline.table.season import Season
from touchline.table.sentences import kind_of, sentence

LONGEST: Final = 60
"""So many lines are shown at once; `log` shows the rest."""

HEADINGS: Final = frozenset({"week-began", "matchup-resolved", "season-ended"})
TURNS: Final = frozenset({"turn-began"})


class Chronicle:
    """All events of a sitting, and how far each seat has read."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self.events: list[AnyEvent] = list(season.events)
        self.read: dict[int | None, int] = {}
        self.is_whole = bool(self.events)
        """Whether it begins with the season: a save holds no events, so that of a loaded season begins later."""

    def add(self, events: Sequence[AnyEvent]) -> None:
        """Note what has happened."""
        self.events += events

    def news(self, seat: int | None) -> list[Text]:
        """What has happened since this seat read last; now it has read it."""
        lines = self.lines(seat, self.read.get(seat, 0))
        self.read[seat] = len(self.events)
        if len(lines) > LONGEST:
            earlier = len(lines) - LONGEST
            return [Text(f"… {earlier} lines before: `log` shows them.", "quiet"), *lines[earlier:]]
        return lines

    def lines(self, seat: int | None, first: int = 0) -> list[Text]:
        """What a seat may know of what happened from an event on, a line each."""
        return list(told(self.season, self.events[first:], seat))


def told(season: Season, events: Sequence[AnyEvent], seat: int | None) -> Iterator[Text]:
    """Events in words, as a seat may know them; equal ones in a row are one line."""
    last = Text()
    times = 0
    for event in events:
        known = event.told(seat)
        if known is None:
            continue
        line = _laid_out(kind_of(known), styled(sentence(season, known)))
        if times and line == last:
            times += 1
            continue
        if times:
            yield _counted(last, times)
        last, times = line, 1
    if times:
        yield _counted(last, times)


def _laid_out(kind: str, line: Text) -> Text:
    """Headings stand out, turns begin a paragraph, what happens in them is set in."""
    if kind in HEADINGS:
        line.stylize("heading")
        return Text.assemble("\n", line)
    return line if kind in TURNS else Text.assemble("  ", line)


def _counted(line: Text, times: int) -> Text:
    return line if times == 1 else Text.assemble(line, (f" (×{times})", "quiet"))
