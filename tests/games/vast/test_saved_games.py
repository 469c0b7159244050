"""Tables that were saved before views and files named their fields one by one still open, and save to the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from underkeep.core.formats.codec import canonical
from underkeep.games.vast.spec import SPEC
from underkeep.library import load_game

SAVED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "fixtures" / "saved_games.json").read_text())


@pytest.mark.parametrize("tree", SAVED, ids=[str(tree["options"]["roles"]) for tree in SAVED])
def test_an_old_saved_game_loads_and_saves_to_the_same_tree(tree: dict[str, Any]) -> None:
    content = load_game("vast").content

    game = SPEC.load(tree, content)

    assert SPEC.save(game) == tree
    assert list(SPEC.save(game)["knight"]) == list(tree["knight"])  # in the same order, too
    assert canonical(SPEC.save(game)) == canonical(tree)
    assert game.options(game.first_asked())
