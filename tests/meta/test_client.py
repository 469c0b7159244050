"""The client's sources: sizes, and no line about a game outside its folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = ROOT / "client" / "src"
GENERATED: Final = ("protocol.ts", "view.ts")  # by `underkeep ts`
MAX_COLUMNS: Final = 120
MAX_LINES: Final = 400
COMMON: Final = ("lib", "shell", "board", "style", "still", "symbols")


def sources() -> Iterator[tuple[str, list[str]]]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css") and path.name not in GENERATED:
            yield path.relative_to(CLIENT).as_posix(), path.read_text(encoding="utf-8").splitlines()


def games() -> list[str]:
    return [path.parent.name for path in (ROOT / "src" / "underkeep" / "games").glob("*/game.toml")]


def test_no_line_is_too_long() -> None:
    assert [
        f"{name}:{n}" for name, lines in sources() for n, line in enumerate(lines, 1) if len(line) > MAX_COLUMNS
    ] == []


def test_no_file_is_too_long() -> None:
    assert [name for name, lines in sources() if len(lines) > MAX_LINES] == []


def test_what_all_games_share_names_no_game() -> None:
    assert len(games()) >= 3
    word = re.compile("|".join(games()), re.IGNORECASE)
    files = (path for folder in COMMON for path in (CLIENT / folder).rglob("*") if path.is_file())
    assert [path.name for path in files if word.search(path.read_text(encoding="utf-8"))] == []
