"""How far many seasons are: how many have been played, how many a second, and the time that is left.

On a terminal it is a bar, elsewhere a line once a minute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

SLOW: Final = 10
"""Below so many seasons a second the fractions matter."""

LINE_EVERY: Final = 60
"""Seconds between two lines where there is no terminal."""


class Pace:
    """Counts seasons against the clock. Those that were played before it began don't count for the rate."""

    def __init__(self, total: int, clock: Callable[[], float] = monotonic) -> None:
        self._total = total
        self._clock = clock
        self._begun = clock()
        self._before: int | None = None
        self._done = 0

    def reach(self, done: int) -> None:
        """So many seasons have been played by now."""
        if self._before is None:
            self._before = done
        self._done = done

    def __str__(self) -> str:
        seconds = self._clock() - self._begun
        rate = (self._done - (self._before or 0)) / seconds if seconds else 0.0
        if not rate:
            return "no rate yet"
        return f"{told_rate(rate)} a second, {told_time((self._total - self._done) / rate)} left"


def told_rate(rate: float) -> str:
    """A rate, as precise as makes sense."""
    return f"{rate:.0f}" if rate >= SLOW else f"{rate:.1f}" if rate >= 1 / SLOW else f"{rate:.3f}"


def told_time(seconds: float) -> str:
    """A time as a clock shows it."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


@contextmanager
def progress_bar(total: int, console: Console) -> Iterator[Callable[[int], None]]:
    """Shows how far the work is, which it is told of; all that was told first had been done before."""
    pace = Pace(total)
    if not console.is_terminal:
        yield _liner(total, pace, console)
        return
    columns = (TextColumn("Seasons"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)

        def tell(done: int) -> None:
            pace.reach(done)
            progress.update(task, completed=done, description=str(pace))

        yield tell


def _liner(total: int, pace: Pace, console: Console) -> Callable[[int], None]:
    """Prints a line now and then."""
    said = monotonic()

    def tell(done: int) -> None:
        nonlocal said
        pace.reach(done)
        if monotonic() - said >= LINE_EVERY:
            said = monotonic()
            console.print(f"{done} of {total} seasons, {pace}")

    return tell
