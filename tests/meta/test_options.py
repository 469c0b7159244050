"""Options are derived: core makes them of candidates and refusals; no question of a game writes a list of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src" / "underkeep"
QUESTIONS = {"Decision", "SimultaneousDecision", "SurveyedDecision"}


def classes(folder: Path) -> Iterator[tuple[Path, ast.ClassDef]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield path, node


def bases(cls: ast.ClassDef) -> set[str]:
    return {base.id for base in cls.bases if isinstance(base, ast.Name)}


def questions(folder: Path) -> list[tuple[Path, ast.ClassDef]]:
    """Every class that is a question, by its own bases or by those of other classes of the folder."""
    found = list(classes(folder))
    known = set(QUESTIONS)
    while True:
        more = {cls.name for _, cls in found if bases(cls) & known} - known
        if not more:
            return [(path, cls) for path, cls in found if cls.name in known]
        known |= more


def own_options(folder: Path) -> list[str]:
    """Questions that write `options` themselves."""
    return [
        f"{path.name}:{node.lineno} {cls.name}"
        for path, cls in questions(folder)
        for node in cls.body
        if isinstance(node, ast.FunctionDef) and node.name == "options"
    ]


@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_no_question_writes_its_own_options(game: str) -> None:
    folder = SOURCES / "games" / game

    assert len(questions(folder)) > 10
    assert own_options(folder) == []


def test_a_question_with_options_of_its_own_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        "class Ask(Decision):\n    def refuse(self, game, action): ...\n"
        "class Planted(Ask):\n    def options(self, game): return []\n"
    )
    assert own_options(tmp_path) == ["planted.py:4 Planted"]
