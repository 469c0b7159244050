"""What docs/architecture.md says of imports and frames holds, and a breach of it is found."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.zones import Pile
from underkeep.library import read_toml, spec_of
from underkeep.registry import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "underkeep"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
BREACHES = {  # a module, and what it must not import
    "core/kernel/zones.py": "underkeep.bots.api",
    "games/twister/names.py": "underkeep.games.vast.names",
    "core/kernel/luck.py": "time",
    "games/vast/turn.py": "underkeep.core.testing.run",
    "games/heroes/state/game.py": "underkeep.games.heroes.rules.team",
    "games/twister/rules/crowd.py": "underkeep.games.twister.seat.draw",
    "games/vast/rules/stats.py": "underkeep.games.vast.roles.knight.treasure",
    "games/vast/cards/powers.py": "underkeep.games.vast.roles.thief.targets",
    "games/vast/roles/knight/treasure.py": "underkeep.games.vast.roles.thief.targets",
    "games/heroes/rules/team.py": "underkeep.games.heroes.scenarios.base",
}
COMPILER = ("librt", "mypy_extensions", "mypyc")
SMALL = (int, i64, bool, str)


def test_every_contract_of_imports_notices_a_breach(tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path / "src/underkeep", ignore=shutil.ignore_patterns("web", "__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for module, imported in BREACHES.items():
        path = tmp_path / "src/underkeep" / module
        path.write_text(f"{path.read_text(encoding='utf-8')}\nimport {imported}\n", encoding="utf-8")

    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "UNDERKEEP_NATIVE": "0", "COLUMNS": "200"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    assert [one["name"] for one in CONTRACTS if f"{one['name']} BROKEN" not in done.stdout] == [], done.stdout[:3000]


# ---------------------------------------------------------------- the compiler's own types
def compiler_imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from (name for name in names if name.partition(".")[0] in COMPILER)


def test_one_module_knows_the_compilers_integers_and_vectors() -> None:
    found = [
        path for part in ("core", "games") for path in (SOURCES / part).rglob("*.py") if any(compiler_imports(path))
    ]

    assert found == [SOURCES / "core/kernel/native.py"]


def test_an_import_of_the_compilers_types_is_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("from mypy_extensions import i64\n", encoding="utf-8")

    assert list(compiler_imports(path)) == ["mypy_extensions"]


# ---------------------------------------------------------------- content
def test_content_is_data() -> None:
    """Nothing of a pack is run: what is no TOML is refused, and no other kind of file is read or shipped."""
    kinds = {path.suffix for game in GAMES for path in (SOURCES / "games" / game / "content").rglob("*")}

    assert kinds == {".toml"}
    with pytest.raises(BadInput, match="TOML"):
        read_toml(SOURCES / "library.py")


# ---------------------------------------------------------------- frames
def large_fields(frame: type) -> list[str]:
    """Fields that hold more than ids and small values: what a clone would share with its original."""
    hints = get_type_hints(frame)
    return [f"{frame.__name__}.{field.name}" for field in fields(frame) if not is_small(hints[field.name])]


def is_small(hint: Any) -> bool:
    """A number, a word, or some of them that nobody can change."""
    return hint in SMALL or (get_origin(hint) is tuple and all(arg in (*SMALL, ...) for arg in get_args(hint)))


@pytest.mark.parametrize("game", GAMES)
def test_frames_hold_ids_and_small_values(game: str) -> None:
    assert [field for frame in spec_of(game).frames.values() for field in large_fields(frame)] == []


def test_a_frame_that_holds_a_pile_is_found() -> None:
    @dataclass(frozen=True)
    class Hoard:
        role: int
        pile: Pile

    assert large_fields(Hoard) == ["Hoard.pile"]
