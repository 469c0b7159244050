"""A game small enough for exact solvers is solved: OpenSpiel's CFR walks through every game of the small barrow."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_cfr_solves_the_small_barrow() -> None:
    env = {**os.environ, "UNDERKEEP_GAMES": str(ROOT / "examples")}  # the registry is read once a process
    command = [sys.executable, "tests/games/barrow/solving.py"]

    told = json.loads(subprocess.run(command, env=env, capture_output=True, check=True, cwd=ROOT).stdout)

    assert told["utility"] == "Utility.ZERO_SUM"
    assert told["uniform"] > 0.3
    assert told["solved"] < 0.05
