"""The README of a game leads from each chapter of its rulebook to ids and modules, and to nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from underkeep.library import rulebook_trees
from underkeep.registry import GAMES
from underkeep.rule_sources import EXCEPTIONS, PACKAGE

GAME_FOLDERS = PACKAGE / "games"
NAMED = re.compile(r"`([\w./-]+)`")
ID_PREFIX = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)*\b")


def readme_of(game: str) -> str:
    return (GAME_FOLDERS / game / "README.md").read_text(encoding="utf-8")


def ids_by_chapter(game: str) -> dict[str, set[str]]:
    """The ids of a chapter without their numbers, by the file's name."""
    trees = {name: tree for name, tree in rulebook_trees(game).items() if name != EXCEPTIONS}
    return {f"{name}.toml": {rule["id"].rpartition("-")[0] for rule in tree["rule"]} for name, tree in trees.items()}


def told_chapters(text: str) -> dict[str, set[str]]:
    """The rows of the README that begin with a chapter, with the ids they name."""
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `") and line.count("|") >= 4]
    return {row[1].strip(" `"): set(ID_PREFIX.findall(row[2])) for row in rows if row[1].strip(" `").endswith(".toml")}


def untold_modules(folder: Path, text: str) -> list[str]:
    """Modules that are named neither themselves nor by a folder."""
    named = NAMED.findall(text)
    modules = [str(path.relative_to(folder)) for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    return [
        module
        for module in modules
        if module not in named and not any(name.endswith("/") and module.startswith(name) for name in named)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_stands_with_its_ids(game: str) -> None:
    assert told_chapters(readme_of(game)) == ids_by_chapter(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_module_is_named(game: str) -> None:
    assert untold_modules(GAME_FOLDERS / game, readme_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_named_exists(game: str) -> None:
    folder = GAME_FOLDERS / game
    named = [name for name in NAMED.findall(readme_of(game)) if name.endswith((".py", "/"))]

    assert [name for name in named if not (folder / name).exists()] == []


def test_a_chapter_with_a_wrong_id_and_a_forgotten_module_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "moving.py").touch()
    (tmp_path / "turn.py").touch()

    told = told_chapters("| `02-turn.toml` | KHO-TURN | `turn.py` |")

    assert told == {"02-turn.toml": {"KHO-TURN"}} != {"02-turn.toml": {"KHO-TURN", "KHO-PLAY"}}
    assert untold_modules(tmp_path, "`turn.py`") == ["rules/moving.py"]
    assert untold_modules(tmp_path, "`turn.py`, `rules/`") == []
