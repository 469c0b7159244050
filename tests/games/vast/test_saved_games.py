"""Tables that were saved by older rules still open; what has come since has its default, the rest saves to the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from underkeep.core.formats.codec import canonical
from underkeep.games.vast.spec import SPEC
from underkeep.library import load_game

SAVED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "fixtures" / "saved_games.json").read_text())


def without_new_options(tree: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """A saved tree without the options that came after an older one."""
    return {**tree, "options": {name: value for name, value in tree["options"].items() if name in old["options"]}}


@pytest.mark.parametrize("tree", SAVED, ids=[str(tree["options"]["roles"]) for tree in SAVED])
def test_an_old_saved_game_loads_and_saves_to_the_same_tree(tree: dict[str, Any]) -> None:
    content = load_game("vast").content

    now = SPEC.upgraded(tree, 1)
    game = SPEC.load(now, content)

    saved = without_new_options(SPEC.save(game), tree)
    assert saved == now
    assert list(saved["knight"]) == list(now["knight"])  # in the same order, too
    assert canonical(saved) == canonical(now)
    assert game.options(game.first_asked())


def test_rounds_that_were_counted_from_0_are_counted_from_1() -> None:
    tree = SAVED[0]

    now = SPEC.upgraded(tree, 1)

    assert now["game"]["round"] == tree["game"]["round"] + 1
    assert SPEC.upgraded(now, SPEC.rules_version) == now
