"""Games outside of the package are found where the operator names them, and nowhere else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def underkeep(*words: str, games: str = "", typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, since games are looked for when it starts."""
    env = {**os.environ, "UNDERKEEP_GAMES": games}
    command = [sys.executable, "-m", "underkeep.cli", *words]
    return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, check=False, cwd=ROOT)


def test_a_game_that_nobody_named_is_not_there() -> None:
    told = underkeep("play", "barrow")

    assert told.returncode == 2
    assert "there is no game 'barrow'" in told.stderr


@pytest.mark.parametrize("named", [EXAMPLES, EXAMPLES / "barrow"], ids=["folder of games", "game"])
def test_a_named_game_is_played_in_the_terminal(named: Path) -> None:
    told = underkeep("play", "barrow", "--seat", "raven", "--bots", "novice", games=str(named), typed="dig\nquit\n")

    assert told.returncode == 0, told.stderr
    assert "Mound: 26 cards" in told.stdout
    assert "Raven digs:" in told.stdout


def test_its_own_judge_makes_the_adept_stronger_than_chance() -> None:
    words = ("tournament", "barrow", "--bots", "adept,random", "--games", "80", "--jobs", "1", "--json")

    told = underkeep(*words, "--option", "players=2", games=str(EXAMPLES))

    adept, random = (json.loads(told.stdout)["bots"][name] for name in ("adept", "random"))
    assert adept["won"] > random["won"] + 5


def test_a_folder_without_games_is_an_error(tmp_path: Path) -> None:
    told = underkeep("rules", "coverage", "twister", games=str(tmp_path))

    assert told.returncode == 2
    assert "has no game" in told.stderr


def test_two_games_of_one_name_are_an_error(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "barrow", tmp_path / "barrow")

    told = underkeep("rules", "coverage", "barrow", games=f"{EXAMPLES}{os.pathsep}{tmp_path}")

    assert told.returncode == 2
    assert "two games 'barrow'" in told.stderr


def test_a_game_may_stand_anywhere(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "barrow", tmp_path / "barrow", ignore=shutil.ignore_patterns("__pycache__"))

    told = underkeep("simulate", "barrow", "--games", "2", "--jobs", "1", "--json", games=str(tmp_path))

    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["games"] == 2
