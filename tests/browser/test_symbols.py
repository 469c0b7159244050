"""The symbol sheets: each stands on its own beside the interface's, since a table loads only those two."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT

SOURCES = ROOT / "client" / "src"
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/symbols.svg"))
COMMON = SOURCES / "symbols" / "ui.svg"
SHEETS = [COMMON, *(SOURCES / "games" / game / "symbols.svg" for game in GAMES)]


def symbols(sheet: Path) -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', sheet.read_text(encoding="utf-8"))


@pytest.mark.parametrize("sheet", SHEETS, ids=["ui", *GAMES])
def test_what_a_symbol_borrows_is_there(sheet: Path) -> None:
    borrowed = set(re.findall(r'<use href="#([^"]+)"', sheet.read_text(encoding="utf-8")))
    assert borrowed <= {*symbols(sheet), *symbols(COMMON)}


def test_no_symbol_is_drawn_twice() -> None:
    names = [name for sheet in SHEETS for name in symbols(sheet)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_that_a_game_names_is_on_its_sheets(game: str) -> None:
    folder = SOURCES / "games" / game
    sources = (path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    named = set(re.findall(r'"((?:ui|t|v|h)-[a-z_]+(?:-[a-z]+)?)"', text))
    known = {*symbols(COMMON), *symbols(folder / "symbols.svg")}
    assert named - known == set()
