"""Data sets: tables that replay, the same bytes whoever wrote them, resumed without loss."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.env.adapter import GameAdapter, Setting
from underkeep.env.steps import batches
from underkeep.env.tensors import Encoder
from underkeep.lab.simulate import opened, seed_of

QUICK = ["--option", "target_points=1", "--option", "stalemate_turns=10"]


def dataset(out: Path, *arguments: str) -> Result:
    return CliRunner().invoke(
        main, ["dataset", "twister", *QUICK, "--bots", "random", "--jobs", "1", "--out", str(out), *arguments]
    )


def written(out: Path, *arguments: str) -> Path:
    result = dataset(out, *arguments)
    assert result.exit_code == 0, result.output
    return out


def table(out: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for part in sorted((out / name).glob("*.csv")):
        with part.open(newline="") as file:
            rows.extend(csv.DictReader(file))
    return rows


def files(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


def test_moves_replay_to_the_end_that_the_table_of_games_tells(tmp_path: Path) -> None:
    out = written(tmp_path / "d", "--games", "2", "--seed", "4")
    loaded = opened("twister", None)
    options = loaded.spec.options.from_words(["target_points=1", "stalemate_turns=10"])

    for row in table(out, "games"):
        game = loaded.spec.new(options, loaded.content, seed_of("4", int(row["game"])))
        moves = [move for move in table(out, "moves") if move["game"] == row["game"]]
        for move in moves:
            role = loaded.spec.roles(options).index(move["role"])
            assert loaded.spec.version(game, role) == int(move["question"])
            assert len(game.options(role)) == int(move["options"])
            loaded.spec.act(game, role, loaded.spec.parse(move["move"]))
        result = loaded.spec.result(game)
        assert result is not None
        assert " ".join(result.winners) == row["winners"]
        assert len(moves) == int(row["decisions"])


def test_features_are_those_of_the_role_that_is_asked(tmp_path: Path) -> None:
    out = written(tmp_path / "d", "--games", "1", "--features-every", "25")

    rows = table(out, "features")

    assert [int(row["decision"]) % 25 for row in rows] == [0] * len(rows)
    assert {"progress", "own_points", "enemy_points"} <= set(rows[0])


def test_a_data_set_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = files(written(tmp_path / "whole", "--games", "22"))
    out = written(tmp_path / "more", "--games", "21")
    before = (out / "moves" / "part-0000000-0000019.csv").stat().st_mtime_ns
    (out / "features" / "part-0000020-0000020.csv").unlink()  # as if it had been interrupted

    written(out, "--games", "22")

    assert files(out) == whole
    assert (out / "moves" / "part-0000000-0000019.csv").stat().st_mtime_ns == before


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    as_csv = table(written(tmp_path / "c", "--games", "2"), "moves")
    out = written(tmp_path / "p", "--games", "2", "--format", "parquet")

    rows = parquet.read_table(out / "moves").to_pylist()

    assert [{name: str(value) for name, value in row.items()} for row in rows] == as_csv


def test_json_tells_what_was_written(tmp_path: Path) -> None:
    told = json.loads(dataset(tmp_path / "d", "--games", "1", "--json").stdout)

    assert told["parts"] == {"games": 1, "moves": 1, "features": 1}
    assert told["seed"] == "1"


def test_another_data_set_is_left_alone(tmp_path: Path) -> None:
    before = files(written(tmp_path / "d", "--games", "1"))

    result = dataset(tmp_path / "d", "--games", "1", "--seed", "2")

    assert result.exit_code == 2
    assert "another data set" in result.output
    assert files(tmp_path / "d") == before


# ---------------------------------------------------------------- steps for learners
def replayed(game: int, moves: list[int]) -> Iterator[tuple[GameAdapter, Game, int, int]]:
    """Adapter, game, role and action of each decision, played anew."""
    adapter = GameAdapter(Setting("twister", {"target_points": 1, "stalemate_turns": 10}))
    state = adapter.new(seed_of("5", game))
    for number in moves:
        role = int(state.first_asked())
        yield adapter, state, role, number
        adapter.spec.act(state, role, adapter.action(number))


def test_steps_are_what_the_role_saw_could_do_and_did(tmp_path: Path) -> None:
    out = written(tmp_path / "d", "--games", "1", "--seed", "5", "--steps", "--format", "parquet", "--bots", "random")
    read = list(batches(out, rows=50))
    actions = [int(number) for batch in read for number in batch.action]
    rows = [(batch, row) for batch in read for row in range(len(batch.action))]

    for (adapter, game, role, number), (batch, row) in zip(replayed(0, actions), rows, strict=True):
        assert batch.role[row] == adapter.roles[role]
        assert batch.mask[row].tolist() == adapter.mask(game, role).tolist()
        assert np.array_equal(batch.observation[row], adapter.look(game, role, Encoder(adapter.layout)))
        assert batch.mask[row, number] == 1
    (winner,) = parquet.read_table(out / "games").to_pydict()["winners"]
    assert winner, "take a seed of which somebody wins"
    assert {batch.reward[row] for batch, row in rows if batch.role[row] == winner} == {1.0}
    assert {batch.reward[row] for batch, row in rows if batch.role[row] != winner} == {-1.0}


def test_steps_that_cannot_be_written_or_read_are_refused(tmp_path: Path) -> None:
    assert "--format parquet" in dataset(tmp_path / "d", "--steps").output
    out = written(tmp_path / "e", "--games", "1")
    with pytest.raises(BadInput, match="no data set with steps"):
        next(batches(out))
    steps = written(tmp_path / "f", "--games", "1", "--steps", "--format", "parquet")
    manifest = json.loads((steps / "dataset.json").read_text())
    (steps / "dataset.json").write_text(json.dumps({**manifest, "rules_version": 0}))
    with pytest.raises(BadInput, match="rules version 0"):
        next(batches(steps))
