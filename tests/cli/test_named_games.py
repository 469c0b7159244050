"""Games outside of the package are found where the operator names them, and nowhere else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
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


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Barrow as pip leaves it: the package, and beside it what its pyproject.toml says of entry points."""
    site = tmp_path / "site"
    shutil.copytree(EXAMPLES / "barrow", site / "barrow")
    told = tomllib.loads((EXAMPLES / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / "underkeep_barrow-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    points = "\n".join(f"{id} = {package}" for id, package in told["entry-points"]["underkeep.games"].items())
    (info / "entry_points.txt").write_text(f"[underkeep.games]\n{points}\n")
    return site


def with_site(site: Path, code: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


PLAYED = r"""
import underkeep
from underkeep.env.gymnasium import SoloEnv
from underkeep.server.catalogue import Catalogue
from underkeep.server.wire import to_wire

assert "barrow" in underkeep.games()
game = underkeep.new("barrow", seed=1)
game.play({role: "adept" for role in game.roles})
assert game.over
view = game.view("")
assert b'"drawn"' in bytes(to_wire.view("barrow", game._spec, view))  # the plain board of the browser
card = next(card for card in Catalogue().cards() if card.id == "barrow")
assert card.playable and card.name == "Barrow"
env = SoloEnv("barrow")
seen, info = env.reset(seed=1)
assert env.observation_space.contains(seen)
from click.testing import CliRunner
from underkeep.cli.main import main
told = CliRunner().invoke(main, ["play", "barrow", "--seat", "raven", "--bots", "novice"], input="dig\nquit\n")
assert "Raven digs:" in told.output, told.output
print("played everywhere")
"""


def test_an_installed_game_is_played_everywhere(installed: Path) -> None:
    told = with_site(installed, PLAYED)
    assert told.stdout == "played everywhere\n", told.stderr


def test_an_installed_package_without_a_game_is_named(installed: Path) -> None:
    (installed / "barrow" / "game.toml").unlink()
    told = with_site(installed, "import underkeep; underkeep.games()")
    assert "barrow = 'barrow' is not a package with a game.toml" in told.stderr
    assert "uninstall it" in told.stderr
