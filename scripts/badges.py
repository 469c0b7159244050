"""The badges of the README: facts of the project, drawn here, so that they are true and there without a network."""

from __future__ import annotations

import re
import tomllib
from html import escape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "docs" / "pictures" / "badges.svg"
LETTER: Final = 6.6  # pixels of a sign at this size, about
PAD: Final = 7
GAP: Final = 6
HEIGHT: Final = 20
COLOURS: Final = ("#3a3330", "#8a5a1f")  # name, value


def facts() -> list[tuple[str, str]]:
    """Name and value of every badge, from where each of them is true."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = re.search(r'__version__.*= "(.+)"', (ROOT / "src/underkeep/__init__.py").read_text(encoding="utf-8"))
    assert version is not None
    said = project["classifiers"]
    pythons = [one.rpartition(" :: ")[2] for one in said if re.search(r":: 3\.\d+$", one)]
    languages = [one.rpartition(" :: ")[2] for one in said if one.startswith("Natural Language")]
    return [
        ("version", version[1]),
        ("Python", f"{pythons[0]} to {pythons[-1]}"),
        ("licence", project["license"]),
        ("languages", " and ".join(languages)),
        ("types", "checked" if "Typing :: Typed" in said else "none"),
    ]


def svg() -> str:
    """One picture of all badges in a row."""
    parts, x = [], 0.0
    for pair in facts():
        for text, colour in zip(pair, COLOURS, strict=True):
            width = round(len(text) * LETTER + 2 * PAD, 1)
            parts.append(f'<rect x="{x:g}" width="{width:g}" height="{HEIGHT}" fill="{colour}"/>')
            parts.append(f'<text x="{x + width / 2:g}" y="14" text-anchor="middle">{escape(text)}</text>')
            x = round(x + width, 1)
        x += GAP
    told = escape(", ".join(f"{name} {value}" for name, value in facts()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{x - GAP:g}" height="{HEIGHT}" role="img" aria-label="{told}" '
        f'fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">{"".join(parts)}</svg>\n'
    )


def write() -> None:
    FILE.write_text(svg(), encoding="utf-8")


if __name__ == "__main__":
    write()
