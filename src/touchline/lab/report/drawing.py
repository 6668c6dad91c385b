"""Pictures of figures with their intervals, as SVG that stands in a page by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

from touchline.lab.intervals import Estimate

WIDTH: Final = 760
LABELS: Final = 250
RIGHT: Final = 130
LINE: Final = 22
AXIS: Final = 26
STEPS: Final = 5
"""About so many numbers stand on an axis."""


class Line(NamedTuple):
    """A line of a chart: whose figure it is, the figure, and what it would be if all were equal, if that is known."""

    label: str
    estimate: Estimate
    fair: float | None = None


class Part(NamedTuple):
    """A bar made of parts, each with its figure."""

    label: str
    figures: tuple[float, ...]


Told = Callable[[float], str]


def percent(value: float) -> str:
    """A share, as it is read."""
    return f"{100 * value:.1f} %"


def figure(value: float) -> str:
    """A figure, as it is read."""
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def told(estimate: Estimate, tell: Told) -> str:
    """A figure with its interval."""
    return f"{tell(estimate.value)} ({tell(estimate.low)} to {tell(estimate.high)})"


def dots(title: str, lines: Sequence[Line], tell: Told) -> str:
    """A dot for each figure, on a line as long as its interval; a tick where all equals would be."""
    values = [
        value
        for line in lines
        for value in (line.estimate.low, line.estimate.high, line.fair)
        if value is not None
    ]
    axis = _Axis(min([0.0, *values]), max([*values, 1e-9]))
    height = LINE * len(lines) + AXIS
    drawn = [axis.drawn(height, tell)]
    for number, line in enumerate(lines):
        y = LINE * number + LINE / 2
        low, middle, high = [
            axis.at(value) for value in (line.estimate.low, line.estimate.value, line.estimate.high)
        ]
        drawn += [
            _text(LABELS - 10, y, line.label, "end"),
            f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{middle:.1f}" cy="{y}" r="4"/>',
            _text(WIDTH - RIGHT + 12, y, tell(line.estimate.value), "start"),
        ]
        if line.fair is not None:
            fair = axis.at(line.fair)
            drawn.append(f'<line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 8}" y2="{y + 8}"/>')
    return _picture(title, height, drawn)


def stacks(title: str, bars: Sequence[Part], names: Sequence[str]) -> str:
    """A bar for each, made of parts in the order of their names; parts below nothing go to the left."""
    below = min([sum([min(0.0, part) for part in bar.figures]) for bar in bars], default=0.0)
    above = max([sum([max(0.0, part) for part in bar.figures]) for bar in bars], default=1.0)
    axis = _Axis(below, max(above, 1e-9))
    height = LINE * len(bars) + AXIS
    drawn = [axis.drawn(height, figure)]
    for number, bar in enumerate(bars):
        y = LINE * number
        drawn.append(_text(LABELS - 10, y + LINE / 2, bar.label, "end"))
        ends = [0.0, 0.0]
        for kind, part in enumerate(bar.figures):
            side = part > 0
            begin, ends[side] = ends[side], ends[side] + part
            left, right = sorted((axis.at(begin), axis.at(ends[side])))
            told_part = escape(f"{bar.label}, {names[kind]}: {figure(part)}")
            drawn.append(
                f'<rect class="part part{kind}" x="{left:.1f}" y="{y + 4}" width="{right - left:.1f}" '
                f'height="{LINE - 8}"><title>{told_part}</title></rect>'
            )
        drawn.append(_text(WIDTH - RIGHT + 12, y + LINE / 2, figure(sum(bar.figures)), "start"))
    key = "".join(
        [
            f'<span class="key"><i class="part{kind}"></i>{escape(name)}</span>'
            for kind, name in enumerate(names)
        ]
    )
    return f"<p>{key}</p>" + _picture(title, height, drawn)


def columns(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """A bar for each count."""
    most = max([STEPS, *[count for _, count in counts]])
    axis = _Axis(0.0, float(most))
    height = LINE * len(counts) + AXIS
    drawn = [axis.drawn(height, lambda value: f"{value:.0f}")]
    for number, (label, count) in enumerate(counts):
        y = LINE * number
        drawn += [
            _text(LABELS - 10, y + LINE / 2, label, "end"),
            f'<rect class="part0" x="{LABELS}" y="{y + 4}" width="{axis.at(count) - LABELS:.1f}" height="{LINE - 8}"/>',
            _text(WIDTH - RIGHT + 12, y + LINE / 2, str(count), "start"),
        ]
    return _picture(title, height, drawn)


class _Axis:
    """What goes from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.step = _round_step((high - low) / STEPS)
        self.low = floor(low / self.step) * self.step
        self.high = high

    def at(self, value: float) -> float:
        """Where a value stands."""
        return LABELS + (WIDTH - LABELS - RIGHT) * (value - self.low) / (self.high - self.low)

    def drawn(self, height: int, tell: Told) -> str:
        """Its lines and numbers."""
        marks = []
        value = self.low
        while value <= self.high * (1 + 1e-9):
            x = self.at(value)
            marks.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS}"/>')
            marks.append(_text(x, height - AXIS / 2, tell(value), "middle", "mark"))
            value += self.step
        return "".join(marks)


def _round_step(wanted: float) -> float:
    """A step that people count in: 1, 2 or 5, or so many times ten."""
    size = 10 ** floor(log10(wanted))
    return float(min([step * size for step in (1, 2, 5, 10)], key=lambda step: abs(step - wanted)))


def _text(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" dy="0.35em" text-anchor="{anchor}">{escape(text)}</text>'


def _picture(title: str, height: int, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(drawn)}</svg>"
    )
