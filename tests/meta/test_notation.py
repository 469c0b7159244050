"""docs/notation.md has every move of every game, and no move that there is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underkeep.library import load_game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
SECTIONS = {
    "twister": "Dungeon Twister",
    "heroes": "Keep the Heroes Out!",
    "vast": "Vast: The Crystal Caverns",
}


def texts_of(game: str) -> list[str]:
    """The moves in the first column of the game's table."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n### {SECTIONS[game]}\n")[2].partition("\n#")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("game", SECTIONS)
def test_every_verb_stands_on_the_page(game: str) -> None:
    verbs = {action.text.split()[0] for action in load_game(game).spec.table.actions}

    written = {text.split()[0] for text in texts_of(game)}

    assert verbs - written == set()


@pytest.mark.parametrize("game", SECTIONS)
def test_every_move_on_the_page_is_one_of_the_game(game: str) -> None:
    known = load_game(game).spec.table.by_text

    assert [text for text in texts_of(game) if text not in known] == []
