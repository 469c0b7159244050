"""The page about adding a game shows Barrow as it is: every snippet stands in its files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "adding-a-game.md"
FOLDERS = (ROOT / "examples" / "barrow", ROOT / "tests" / "games" / "barrow")
SNIPPET = re.compile(r"^```(python|toml|ftl)\n(.*?)^```", re.M | re.S)
LEFT_OUT = re.compile(r"^\.\.\.\n", re.M)
FILES = [path for folder in FOLDERS for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml", ".ftl")]


def lines_of(text: str) -> str:
    """Line by line, without blank lines; margins count."""
    return "\n".join(line.rstrip() for line in text.splitlines() if line.strip()) + "\n"


CODE = ["\n" + lines_of(path.read_text(encoding="utf-8")) for path in FILES if path != Path(__file__)]


def stands_there(part: str) -> bool:
    return any("\n" + lines_of(part) in code for code in CODE)


def unknown_parts(page: str) -> list[str]:
    """Stretches of snippets that stand in no file; each entry of a list of TOML may stand elsewhere in its file."""
    found: list[str] = []
    for kind, body in SNIPPET.findall(page):
        parts = body.split("\n\n") if kind == "toml" else LEFT_OUT.split(body)
        found.extend(part for part in parts if not stands_there(part))
    return found


def test_every_snippet_is_the_games_own() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert len(SNIPPET.findall(page)) >= 15
    assert unknown_parts(page) == []


@pytest.mark.parametrize("kind", ["python", "toml"])
def test_a_snippet_of_another_game_is_noticed(kind: str) -> None:
    assert unknown_parts(f"```{kind}\nDIGS = 3\n```\n") == ["DIGS = 3\n"]
