"""Charts as inline SVG, drawn by hand: nothing to install, nothing to load, readable in print and in the dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from statistics import quantiles
from typing import Final

WIDTH: Final = 720
MIN_LABELS, MAX_LABELS = 110, 330  # room for names at the left
LETTER: Final = 6.6  # the width of a letter, about
RIGHT: Final = 60  # room for figures at the right
ROW: Final = 24
FOOT: Final = 34  # axis and its title
BINS: Final = 24
COLOURS: Final = 10


@dataclass(frozen=True)
class Interval:
    """A point with the interval that it lies in, all as shares."""

    label: str
    value: float
    low: float
    high: float
    group: int = 0  # colour


@dataclass(frozen=True)
class Scale:
    """A horizontal axis: where it begins, after the labels, and the largest number on it."""

    left: float
    most: float

    def at(self, value: float) -> float:
        return self.left + value / self.most * (WIDTH - self.left - RIGHT)


def scale_for(labels: Iterable[str], most: float) -> Scale:
    """As much room as the longest label needs."""
    longest = max([len(label) for label in labels], default=0)
    return Scale(min(MAX_LABELS, max(MIN_LABELS, 16 + LETTER * longest)), most)


# ---------------------------------------------------------------------- parts
def svg(height: float, title: str, body: Sequence[str]) -> str:
    """The frame of a chart; the title is what a screen reader says."""
    inner = "\n".join(body)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title>\n{inner}\n</svg>"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def label_text(scale: Scale, y: float, words: str) -> str:
    """A name at the left; what is longer than its room is cut, and told whole when it is pointed at."""
    room = int((scale.left - 8) / LETTER)
    short = words if len(words) <= room else words[: room - 1] + "…"
    inner = f"<title>{escape(words)}</title>{escape(short)}"
    return f'<text x="{scale.left - 8:.1f}" y="{y:.1f}" text-anchor="end">{inner}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def bar(x: float, y: float, width: float, height: float, kind: str, told: str) -> str:
    box = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}"'
    return f'<rect {box} class="{kind}"><title>{escape(told)}</title></rect>'


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to about `most`."""
    step = 1.0
    while most / step > 6:
        step *= 2 if str(step).strip("0.").startswith(("1", "5")) else 2.5
    while most / step < 3 and step > 1e-6:
        step /= 2 if str(step).strip("0.").startswith(("1", "2")) else 2.5
    return [n * step for n in range(int(most / step + 1e-9) + 1)]


def axis(
    scale: Scale, bottom: float, name: str, percent: bool = False, whole: bool = False, top: float = 4
) -> list[str]:
    """A horizontal axis with thin lines upwards; `whole` where only whole numbers make sense."""
    parts = []
    for value in ticks(scale.most):
        if whole and value != int(value):
            continue
        x = scale.at(value)
        parts.append(line(x, top, x, bottom, "grid"))
        parts.append(text(x, bottom + 14, f"{value:.0%}" if percent else f"{value:g}", "middle", "tick"))
    return [*parts, text((scale.left + WIDTH - RIGHT) / 2, bottom + 29, name, "middle", "tick")]


# ---------------------------------------------------------------------- charts
def intervals(title: str, points: Sequence[Interval], name: str) -> str:
    """Shares with their intervals, one below the other."""
    most = min(1.0, max([point.high for point in points] + [0.1]) * 1.05)
    scale = scale_for([point.label for point in points], most)
    bottom = 8.0 + ROW * len(points)
    parts = axis(scale, bottom, name, percent=True)
    for n, point in enumerate(points):
        y, kind = 8 + ROW * (n + 0.5), f"c{point.group % COLOURS}"
        low, high = scale.at(point.low), scale.at(point.high)
        parts += [
            label_text(scale, y + 4, point.label),
            line(low, y, high, y, f"whisker {kind}"),
            f'<circle cx="{scale.at(point.value):.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>',
            text(high + 8, y + 4, f"{point.value:.1%}", "start", "tick"),
        ]
    return svg(bottom + FOOT, title, parts)


def bars(title: str, values: dict[str, float], name: str, percent: bool = False) -> str:
    """Named values as horizontal bars."""
    scale = scale_for(values, max([*values.values(), 1e-9]) * 1.02)
    bottom = 8.0 + ROW * len(values)
    parts = axis(scale, bottom, name, percent)
    for n, (label, value) in enumerate(values.items()):
        y = 8 + ROW * n
        told = f"{value:.1%}" if percent else f"{value:.3g}"
        parts += [
            label_text(scale, y + 16, label),
            bar(scale.left, y + 4, scale.at(value) - scale.left, ROW - 8, "c0", f"{label}: {told}"),
            text(scale.at(value) + 6, y + 16, told, "start", "tick"),
        ]
    return svg(bottom + FOOT, title, parts)


def stacked(title: str, rows: dict[str, dict[str, float]], kinds: Sequence[str], name: str) -> str:
    """Shares that make up a whole, one bar for each row; a kind has the same colour everywhere."""
    scale = scale_for(rows, 1.0)
    key = ROW * len(kinds)
    bottom = 8.0 + key + ROW * len(rows)
    parts = axis(scale, bottom, name, percent=True, top=key + 6)
    for n, kind in enumerate(kinds):
        y = 4 + ROW * n
        parts += [bar(scale.left, y + 2, 14, 14, f"c{n % COLOURS}", kind), text(scale.left + 22, y + 14, kind)]
    for n, (label, shares) in enumerate(rows.items()):
        y, done = 8 + key + ROW * n, 0.0
        parts.append(label_text(scale, y + 16, label))
        for number, kind in enumerate(kinds):
            part = shares.get(kind, 0.0)
            if part:
                x, width = scale.at(done), scale.at(done + part) - scale.at(done)
                parts.append(bar(x, y + 4, width, ROW - 8, f"c{number % COLOURS}", f"{label}: {kind} {part:.1%}"))
            done += part
    return svg(bottom + FOOT, title, parts)


def boxes(title: str, rows: dict[str, Sequence[int]], name: str) -> str:
    """Distributions one below the other: least to largest, the middle half as a box, the median, the mean."""
    scale = scale_for(rows, max([max(values) for values in rows.values()] + [1]) * 1.02)
    bottom = 8.0 + ROW * len(rows)
    parts = axis(scale, bottom, name, whole=True)
    for n, (label, values) in enumerate(rows.items()):
        y, kind = 8 + ROW * (n + 0.5), f"c{n % COLOURS}"
        low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
        mean = sum(values) / len(values)
        told = f"{label}: {min(values)} to {max(values)}, middle half {low:g} to {high:g}, median {middle:g}"
        parts += [
            label_text(scale, y + 4, label),
            line(scale.at(min(values)), y, scale.at(max(values)), y, f"whisker {kind}"),
            bar(scale.at(low), y - 7, scale.at(high) - scale.at(low), 14, f"{kind} soft", told),
            line(scale.at(middle), y - 7, scale.at(middle), y + 7, "median"),
            f'<circle cx="{scale.at(mean):.1f}" cy="{y:.1f}" r="2.5" class="mean"/>',
            text(scale.at(max(values)) + 6, y + 4, f"{mean:.4g}", "start", "tick"),
        ]
    return svg(bottom + FOOT, title, parts)


def histogram(title: str, values: Sequence[int], name: str, most: int, group: int = 0) -> str:
    """How often each length occurred; `most` is the end of the axis, so that charts can be compared."""
    width = max(1, -(-(most + 1) // BINS))
    counts = [0] * (most // width + 1)
    for value in values:
        counts[min(value, most) // width] += 1
    bottom, top = 150.0, max([*counts, 1])
    scale = Scale(MIN_LABELS, width * len(counts))
    step = scale.at(width) - scale.left
    parts = axis(scale, bottom, name, whole=True)
    for n, count in enumerate(counts):
        height = count / top * (bottom - 12)
        told = f"{n * width} to {(n + 1) * width - 1}: {count} games"
        parts.append(bar(scale.left + n * step, bottom - height, step * 0.9, height, f"c{group % COLOURS}", told))
    parts.append(text(scale.left - 8, 16, f"{top} games", "end", "tick"))
    return svg(bottom + FOOT, title, parts)
