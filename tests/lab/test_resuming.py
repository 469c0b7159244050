"""Many games by one command, killed in the middle and resumed: nothing is lost, the bytes are the same, for every game;
the same on a Dask cluster of two workers.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.registry import GAMES

QUICK = {
    "twister": ("target_points=1", "stalemate_turns=10"),
    "vast": ("roles=knight-goblins", "last_round=20"),
    "heroes": (),
}
SIMULATED, BALANCED = 60, 25


def words_of(command: str, game: str, out: Path, games: int) -> list[str]:
    options = [word for option in QUICK[game] for word in ("--option", option)]
    play = ["--games", str(games), "--bots", "random", "--seed", "9", "--jobs", "1"]  # what is resumed, not who plays
    return [command, game, *play, "--out", str(out), *options]


def kill_after_some(words: list[str], file: Path) -> int:
    """Start a command in a process of its own, end it without notice once some games are written: how many are."""
    process = subprocess.Popen(
        [sys.executable, "-m", "underkeep.cli", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        deadline = time.monotonic() + 120
        while games_in(file) < 10 and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.005)
    finally:
        process.kill()
        process.wait()
    return games_in(file)


def file_of(command: str, out: Path) -> Path:
    return out / "base.jsonl" if command == "balance" else out


def games_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def run(words: list[str]) -> None:
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("command", "games"), [("simulate", SIMULATED), ("balance", BALANCED)])
def test_killed_and_resumed_gives_the_same_bytes(command: str, games: int, game: str, tmp_path: Path) -> None:
    whole, torn = (tmp_path / name for name in ("whole", "torn"))
    run(words_of(command, game, whole, games))

    done = kill_after_some(words_of(command, game, torn, games), file_of(command, torn))
    assert 10 <= done < games, "it was ended in the middle"
    kept = file_of(command, torn).read_bytes()
    kept = kept[: kept.rindex(b"\n") + 1]  # the last line may be torn
    run(words_of(command, game, torn, games))

    assert file_of(command, torn).read_bytes() == file_of(command, whole).read_bytes()
    assert set(kept.splitlines()) <= set(file_of(command, torn).read_bytes().splitlines())


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    run(words_of("simulate", "twister", tmp_path / "one", 6))
    run(words_of("simulate", "twister", tmp_path / "two", 3))
    first = (tmp_path / "two").read_bytes()

    run(words_of("simulate", "twister", tmp_path / "two", 6))

    assert (tmp_path / "two").read_bytes() == (tmp_path / "one").read_bytes()
    assert (tmp_path / "one").read_bytes().startswith(first)


def test_a_file_of_other_games_is_left_alone(tmp_path: Path) -> None:
    run(words_of("simulate", "twister", tmp_path / "games", 2))
    before = (tmp_path / "games").read_bytes()

    result = CliRunner().invoke(main, [*words_of("simulate", "heroes", tmp_path / "games", 2)])

    assert result.exit_code == 2
    assert "another study" in result.output
    assert (tmp_path / "games").read_bytes() == before


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Dask's own, when its processes end
def test_a_cluster_of_two_workers_gives_identical_games(tmp_path: Path) -> None:
    from distributed import LocalCluster  # not above: workers of the other tests import this file too

    for game in GAMES:
        run(words_of("simulate", game, tmp_path / f"{game}-alone", 30))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        for game in GAMES:
            run([*words_of("simulate", game, tmp_path / game, 30), "--cluster", cluster.scheduler_address])

    for game in GAMES:
        assert (tmp_path / game).read_bytes() == (tmp_path / f"{game}-alone").read_bytes()
