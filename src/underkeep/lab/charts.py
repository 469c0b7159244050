"""Charts as inline SVG, drawn by hand: nothing to install, nothing to load, readable in print and in the dark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
LABELS: Final = 190  # room for names at the left
ROW: Final = 24
FOOT: Final = 34  # axis and its title
BINS: Final = 24
LONG_LABEL: Final = 28  # letters


@dataclass(frozen=True)
class Interval:
    """A point with the interval that it lies in, all as shares."""

    label: str
    value: float
    low: float
    high: float
    group: int = 0  # colour


def svg(height: float, title: str, body: Sequence[str]) -> str:
    """The frame of a chart; the title is what a screen reader says."""
    inner = "\n".join(body)
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title>\n{inner}\n</svg>"


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


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


def axis(most: float, bottom: float, name: str, percent: bool) -> list[str]:
    """A horizontal axis with thin lines upwards."""
    parts = []
    for value in ticks(most):
        x = place(value, most)
        parts.append(line(x, 4, x, bottom, "grid"))
        parts.append(text(x, bottom + 14, f"{value:.0%}" if percent else f"{value:g}", "middle", "tick"))
    return [*parts, text((LABELS + WIDTH) / 2, bottom + 29, name, "middle", "tick")]


def place(value: float, most: float) -> float:
    return LABELS + value / most * (WIDTH - LABELS - 60)


def intervals(title: str, points: Sequence[Interval], name: str) -> str:
    """Shares with their intervals, one below the other."""
    most = min(1.0, max([point.high for point in points] + [0.1]) * 1.05)
    bottom = 8.0 + ROW * len(points)
    parts = axis(most, bottom, name, percent=True)
    for n, point in enumerate(points):
        y, kind = 8 + ROW * (n + 0.5), f"c{point.group % 6}"
        low, high = place(point.low, most), place(point.high, most)
        parts += [
            text(LABELS - 8, y + 4, point.label, "end"),
            line(low, y, high, y, f"whisker {kind}"),
            f'<circle cx="{place(point.value, most):.1f}" cy="{y:.1f}" r="4.5" class="{kind}"/>',
            text(high + 8, y + 4, f"{point.value:.1%}", "start", "tick"),
        ]
    return svg(bottom + FOOT, title, parts)


def bars(title: str, values: dict[str, float], name: str, percent: bool = False) -> str:
    """Named values as horizontal bars."""
    most = max([*values.values(), 1e-9]) * 1.02
    above = ROW - 4 if any(len(label) > LONG_LABEL for label in values) else 0  # long names have a line of their own
    bottom = 8.0 + (ROW + above) * len(values)
    parts = axis(most, bottom, name, percent)
    for n, (label, value) in enumerate(values.items()):
        y = 8 + (ROW + above) * n + above
        told = f"{value:.1%}" if percent else f"{value:.3g}"
        parts += [
            text(LABELS, y, label) if above else text(LABELS - 8, y + 16, label, "end"),
            bar(LABELS, y + 4, place(value, most) - LABELS, ROW - 8, "c0", f"{label}: {told}"),
            text(place(value, most) + 6, y + 16, told, "start", "tick"),
        ]
    return svg(bottom + FOOT, title, parts)


def histogram(title: str, values: Sequence[int], name: str, most: int, group: int = 0) -> str:
    """How often each length occurred; `most` is the end of the axis, so that charts can be compared."""
    width = max(1, -(-(most + 1) // BINS))
    counts = [0] * (most // width + 1)
    for value in values:
        counts[min(value, most) // width] += 1
    bottom, top = 150.0, max([*counts, 1])
    step = (WIDTH - LABELS - 60) / len(counts)
    parts = axis(width * len(counts), bottom, name, percent=False)
    for n, count in enumerate(counts):
        height = count / top * (bottom - 12)
        told = f"{n * width} to {(n + 1) * width - 1}: {count} games"
        parts.append(bar(LABELS + n * step, bottom - height, step * 0.9, height, f"c{group % 6}", told))
    parts.append(text(LABELS - 8, 16, f"{top} games", "end", "tick"))
    return svg(bottom + FOOT, title, parts)
