"""`./run learners`: the training recipes of the documentation, shortened to minutes; torch comes only for them."""

from __future__ import annotations

import csv
import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
STEPS: Final = 1024  # two updates
LIMIT: Final = 300  # seconds, on a machine that has other work as well


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def typed(*words: str, **settings: str) -> str:
    """A command, in time."""
    env = {**os.environ, "OMP_NUM_THREADS": "1", **settings}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=env, text=True, capture_output=True, timeout=LIMIT, check=True).stdout


@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_maskable_ppo_learns_every_game_and_plays_it_afterwards(game: str, tmp_path: Path) -> None:
    told = typed("examples/ppo.py", game, str(STEPS), str(tmp_path))

    assert re.search(r"total_timesteps +\| +[1-9]\d+", told)
    words = ("tournament", game, "--bots", "examples/ppo.py:choose,random", "--games", "2", "--jobs", "1", "--json")
    result = json.loads(typed("-m", "underkeep.cli", *words, MODELS=str(tmp_path)))
    assert result["mistakes"] == []


def test_self_play_in_one_file_measures_itself_and_changes_its_network(tmp_path: Path) -> None:
    torch = importlib.import_module("torch")
    selfplay = example("selfplay")
    words = ["--steps", "4096", "--places", "16", "--length", "32", "--measure-every", "4", "--measured-games", "32"]

    points = selfplay.main([*words, "--pool-every", "2", "--out", str(tmp_path)])

    with (tmp_path / "curve.csv").open(newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["steps", "won"]
    assert [int(steps) for steps, _ in rows[1:]] == [steps for steps, _ in points] == [0, 2048, 4096]
    assert all(0 <= share <= 1 for _, share in points)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    learnt = torch.load(tmp_path / "policy.pt")
    torch.manual_seed(1)
    fresh = selfplay.Policy(learnt["body.0.weight"].shape[1], len(learnt["actor.bias"]))
    assert not torch.equal(learnt["actor.bias"], fresh.actor.bias)
