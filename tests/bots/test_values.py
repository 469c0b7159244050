"""Fitted values: data that fits the rules or is refused, chances that add up with nobody's, reasons that add up."""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.vast.table import new_game, situation
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64
from underkeep.core.search.playout import playout
from underkeep.core.search.values import read_values
from underkeep.games.vast.judge.judge import JUDGE
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast
from underkeep.lab.training import TrainingPlan, new_tree, shape_of, start_of
from underkeep.library import VALUES_FILE, game_folder, values_of
from underkeep.registry import FOLDERS

ROLES = "knight-goblins-dragon"


@pytest.fixture(autouse=True)
def own_values() -> Iterator[None]:
    """Afterwards the judge has its own values again."""
    yield
    SPEC.load_values(values_of("vast"))


def tree(plays: tuple[str, ...] = ("knight", "goblins", "dragon")) -> dict[str, Any]:
    """Values that say what the standings say, with a little for the goal."""
    plan = TrainingPlan("vast", (ROLES,), "1", 1, 8, 2, 1, Path())
    shape = shape_of(plan, ROLES)
    model = start_of(shape, shape.centre)
    model |= {"plays": list(plays), "goal_counts": [[0.3] * 3]}
    return {**new_tree("vast"), "sets": {ROLES: model}}


def middle(moves: int) -> Vast:
    game = new_game(moves, roles=ROLES)
    playout(game, 7, moves)
    return game


@pytest.mark.parametrize("moves", [3, 60, 150])
def test_the_chances_of_all_and_of_nobody_are_one(moves: int) -> None:
    SPEC.load_values(read_values(tree()))
    game = middle(moves)
    chances = JUDGE.chances(game, i64(0), 0.0)

    assert len(chances) == 3
    assert 0 < sum(chances) < 1
    assert JUDGE.chances(game, i64(0), 50.0)[0] > chances[0]


@pytest.mark.parametrize("moves", [3, 60, 150])
def test_reasons_by_values_add_up_to_the_score(moves: int) -> None:
    SPEC.load_values(read_values(tree()))
    game = middle(moves)
    role = game.first_asked()
    options = game.options(role)
    reasons = [JUDGE.explain(game, role, action) for action in options]

    assert [sum(one.weight for one in some) for some in reasons] == pytest.approx(JUDGE.scores(game, role, options))
    assert len({one.label.id for some in reasons for one in some}) > 1


def test_only_those_who_play_by_the_values_are_judged_by_them() -> None:
    game = middle(60)
    role = game.first_asked()
    options = game.options(role)
    SPEC.load_values(None)
    by_hand = JUDGE.scores(game, role, options)
    SPEC.load_values(read_values(tree(())))
    assert JUDGE.scores(game, role, options) == by_hand

    SPEC.load_values(read_values(tree()))
    assert JUDGE.scores(game, role, options) != by_hand


def test_a_role_set_without_a_model_keeps_its_weights() -> None:
    SPEC.load_values(read_values(tree()))
    game = situation("knight-goblins", "knight")

    assert sum(JUDGE.chances(game, i64(0), 0.0)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"win": [[1.0]]}, "win"),
        ({"goal_counts": [[0.1]]}, "goal_counts"),
        ({"readings": ["one"], "win": [[1.0]] * 4, "goal": [[1.0]] * 3}, "values.json"),
    ],
)
def test_a_model_of_the_wrong_shape_is_refused(change: dict[str, Any], where: str) -> None:
    told = tree()
    told["sets"][ROLES] |= change

    with pytest.raises(BadInput, match=where):
        SPEC.load_values(read_values(told))


@pytest.mark.parametrize(("fits", "why"), [({"rules": 2}, "rules version 2"), ({"weights": "0" * 32}, "other weights")])
def test_values_for_other_rules_or_weights_are_refused_loudly(
    fits: dict[str, Any], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And the bots play by the weights alone."""
    folder = tmp_path / "vast"
    shutil.copytree(game_folder("vast") / "judge", folder / "judge", ignore=shutil.ignore_patterns("*.py", "*.so"))
    told = tree()
    told["fits"] |= fits
    (folder / VALUES_FILE).write_text(json.dumps(told))
    monkeypatch.setitem(FOLDERS, "vast", folder)

    with caplog.at_level(logging.WARNING, "underkeep"):
        assert values_of("vast") is None
    assert why in caplog.text
    assert "underkeep train vast" in caplog.text
