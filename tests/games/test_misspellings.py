"""A misspelt word anywhere in a position file is told: it would be looked up nowhere, and the file would state less
than it seems to.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from underkeep.core.kernel.errors import UnderkeepError
from underkeep.registry import GAMES
from underkeep.yaml_positions import check_position, open_position, parse_yaml

HERE = Path(__file__).parent
FILES_DRAWN = 6
OUR_WORDS = ("title", "game")  # a title may be anything; another game has other tests
Path_ = tuple[str | int, ...]


def files_of(game: str) -> list[Path]:
    return sorted((HERE / game / "positions").rglob("*.yaml"))


def inside(tree: Any, path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    """Every value with its path."""
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for name, value in pairs:
        yield (*path, name), value
        yield from inside(value, (*path, name))


def holder(tree: Any, path: Path_) -> Any:
    for name in path[:-1]:
        tree = tree[name]
    return tree


def with_key_misspelt(tree: Any, path: Path_) -> Any:
    again = deepcopy(tree)
    here = holder(again, path)
    pairs = [(f"{name}x" if name == path[-1] else name, value) for name, value in here.items()]
    here.clear()
    here.update(pairs)
    return again


def with_word_misspelt(tree: Any, path: Path_) -> Any:
    again = deepcopy(tree)
    holder(again, path)[path[-1]] += "x"
    return again


def misspellings(tree: Any) -> Iterator[tuple[Callable[[Any, Path_], Any], Path_]]:
    for path, value in inside(tree):
        if path[0] in OUR_WORDS:
            continue
        if isinstance(path[-1], str):
            yield with_key_misspelt, path
        if isinstance(value, str):
            yield with_word_misspelt, path


def is_noticed(file: Path, tree: Any) -> bool:
    """Written as JSON, which is YAML."""
    file.write_text(json.dumps(tree), encoding="utf-8")
    try:
        return bool(check_position(file))
    except UnderkeepError:
        return True


@pytest.mark.parametrize("game", GAMES)
def test_every_misspelt_word_of_a_position_file_is_told(game: str, tmp_path: Path) -> None:
    drawn = random.Random(7).sample(files_of(game), FILES_DRAWN)  # noqa: S311  files, not secrets

    silent = []
    for source in drawn:
        tree = parse_yaml(source.read_text(encoding="utf-8")).tree
        for misspell, path in misspellings(tree):
            if not is_noticed(tmp_path / "misspelt.yaml", misspell(tree, path)):
                silent.append((source.name, path))

    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_every_position_file_states_something_beside_its_moves(game: str) -> None:
    opened = {path: open_position(path)[1] for path in files_of(game)}

    assert [path.name for path, position in opened.items() if all("do" in step for step in position.steps)] == []
