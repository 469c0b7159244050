"""The board in the browser draws by what the engine tells: it knows no bit order and keeps no list of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underkeep.games.vast.seat.lists import LISTS

CLIENT = Path(__file__).parents[3] / "client" / "src" / "games" / "vast"
FILES = sorted(path for path in CLIENT.iterdir() if path.suffix in (".ts", ".svelte") and path.name != "view.ts")
BIT = re.compile(r"\s(?:<<|>>>?)\s|[^&|]&\s*\d|\.toString\(2\)|inMask")  # prettier sets operators between blanks
LITERAL = re.compile(r"\[\s*((?:[\"'\d][^\[\]{}()]*?)(?:,[^\[\]{}()]*?){2,})\]")
QUOTED = re.compile(r"\"([^\"]*)\"|'([^']*)'|(\d+)")


def script_of(path: Path) -> str:
    """The program of a file, without its styles and comments."""
    text = re.sub(r"<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|<!--.*?-->", "", text, flags=re.DOTALL)


def bits_in(text: str) -> list[str]:
    return [found.group() for found in BIT.finditer(text)]


def lists_in(text: str) -> list[tuple[str, str]]:
    """Literal lists that repeat the beginning or the whole of a list of the engine's, three entries at least."""
    found: list[tuple[str, str]] = []
    for literal in LITERAL.finditer(text):
        words = ["".join(groups) for groups in QUOTED.findall(literal.group(1))]
        for name, values in LISTS.items():
            known = [str(value) for value in values] if isinstance(values, tuple) else []
            if len(words) >= 3 and words == known[: len(words)]:
                found.append((name, literal.group()))
    return found


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_no_file_of_the_board_takes_bits_apart_or_copies_a_list(path: Path) -> None:
    text = script_of(path)

    assert bits_in(text) == []
    assert lists_in(text) == []


def test_a_planted_breach_is_noticed() -> None:
    assert bits_in("on={((claims >> n) & 1) === 1}")
    assert bits_in("const done = mask & 4;")
    assert lists_in('const OWN = ["fangs", "bones", "eye"];') == [("TRIBES", '["fangs", "bones", "eye"]')]
    assert lists_in("const ROOM = [4, 4, 4, 1, 1];")
    assert not bits_in("if (a && 1 < 2) {}")
