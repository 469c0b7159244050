"""Training: a planted model is found again, every part resumes, and the same seed gives the same values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.lab.selfplay import SelfPlay, play
from underkeep.lab.softmax import Examples, chances, fitted, mean_loss
from underkeep.lab.training import Shape, borrowed, counted, winners

PLANTED = np.array([[0.5, 1.5, 0.0], [0.0, -1.0, 0.8], [-0.5, 0.0, -0.8]])


def examples(count: int, seed: int) -> Examples:
    """Positions of which the chances are known."""
    dice = np.random.default_rng(seed)
    read = np.column_stack([np.ones(count), dice.normal(size=count), dice.normal(size=count) * 3])
    expected = chances(read, PLANTED)
    won = np.array([dice.choice(3, p=row) for row in expected])
    return Examples(read, np.eye(3)[won], np.full(count, 1.0))


def test_a_planted_model_is_found_again() -> None:
    found = fitted(examples(4000, 1), np.zeros((3, 3)), 1.0)
    fresh = examples(4000, 2)

    assert mean_loss(fresh, found) == pytest.approx(mean_loss(fresh, PLANTED), abs=0.01)
    assert mean_loss(fresh, found) < mean_loss(fresh, np.zeros((3, 3))) - 0.2


def test_the_fewer_games_the_nearer_a_model_stays_to_where_it_started() -> None:
    few = examples(20, 3)
    held, free = (fitted(few, PLANTED, pull) for pull in (1000.0, 1.0))

    assert abs(held[:, 1:] - PLANTED[:, 1:]).max() < 0.1 < abs(free[:, 1:] - PLANTED[:, 1:]).max()


def test_nobody_is_an_outcome_of_its_own() -> None:
    rows = [{"won": [1.0, 0.0]}, {"won": [0.0, 0.0]}, {"won": [0.0, 0.0]}]

    assert [winners(row) for row in rows] == [[1, 0, 0], [0, 0, 1], [0, 0, 1]]
    assert counted(rows) == [1, 0, 2]


def test_a_new_set_borrows_what_others_know_of_the_same_roles() -> None:
    shape = Shape(("knight", "dragon"), ("one", "knight.lack", "dragon.lack"), [[9.0] * 3] * 3)
    other = {"roles": ["knight"], "readings": ["one", "knight.lack"], "win": [[1.0, -2.0], [3.0, 4.0]]}

    assert borrowed(shape, [other]) == [[9.0, -2.0, 9.0], [9.0, 9.0, 9.0], [9.0, 4.0, 9.0]]


def test_a_game_of_self_play_depends_on_seed_and_number_only() -> None:
    task = SelfPlay("vast", ("roles=dragon",), "5", 3, None)
    row = play(task)

    assert row == play(task)
    assert row["read"]
    assert len(row["goals"]) == len(row["won"]) == 1


def train(folder: Path, *more: str) -> dict[str, Any]:
    target = folder / "values.json"
    words = ["train", "vast", "--sets", "dragon", "--rounds", "1", "--games", "8", "--trial", "2", "--seed", "3"]
    told = CliRunner().invoke(main, [*words, "--out", str(folder), "--write", str(target), *more])
    assert told.exit_code == 0, told.output
    found: dict[str, Any] = json.loads(target.read_text())
    return found


def test_a_round_goes_on_where_it_stopped_and_the_seed_decides(tmp_path: Path) -> None:
    whole = train(tmp_path / "one")
    file = tmp_path / "one" / "dragon-0.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    torn = tmp_path / "two" / "dragon-0.jsonl"
    torn.parent.mkdir()
    torn.write_text("".join(lines[:4]) + lines[4][:20])
    again = train(tmp_path / "two")

    assert again["sets"] == whole["sets"]
    assert torn.read_text() == file.read_text()
    assert whole["origin"][0]["seed"] == "3"
    assert whole["sets"]["dragon"]["trained"]["games"] == 8


def test_an_unknown_role_set_is_told(tmp_path: Path) -> None:
    told = CliRunner().invoke(main, ["train", "vast", "--sets", "dwarf", "--out", str(tmp_path)])

    assert told.exit_code == 2
    assert "there is no role set 'dwarf'" in told.output
