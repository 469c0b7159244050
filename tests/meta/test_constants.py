"""Named numbers are Final where play is hot: compiled, a plain name is looked up in a dict at every use."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "underkeep"
HOT = {"kernel", "search", "board", "state", "rules", "roles", "cards", "scenarios"}


def loose_numbers(text: str) -> list[str]:
    """The constants of a module that are plain numbers and not Final."""
    found: list[str] = []
    for line in ast.parse(text).body:
        if isinstance(line, ast.Assign) and is_number(line.value):
            found += [name.id for name in line.targets if isinstance(name, ast.Name)]
        if isinstance(line, ast.AnnAssign) and is_number(line.value) and "Final" not in ast.unparse(line.annotation):
            found.append(ast.unparse(line.target))
    return found


def is_number(value: ast.expr | None) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant) and isinstance(value.value, int)


def test_numbers_with_names_are_constants_in_c() -> None:
    files = [file for file in SOURCES.rglob("*.py") if HOT & set(file.relative_to(SOURCES).parts)]
    loose = {file.name: names for file in files if (names := loose_numbers(file.read_text(encoding="utf-8")))}

    assert len(files) > 150
    assert loose == {}


def test_a_plain_number_is_found() -> None:
    text = "A = 1\nB: int = -1\nC: i64 = 3\nD: Final = 4\nE: Final[i64] = 5\nF = []\n"

    assert loose_numbers(text) == ["A", "B", "C"]
