"""`underkeep simulate`: the same games whatever the number of processes, and a summary that adds up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.search.shares import share
from underkeep.lab.simulate import NO_END, Outcome, chunks, summary, tree

TIMING = ("seconds", "decisions_per_s")


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "twister", "--bots", "random", *arguments])


def told(*arguments: str) -> dict[str, Any]:
    result = simulate(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = (told("--games", "5", "--seed", "7", "--jobs", jobs) for jobs in ("1", "2"))
    for timing in TIMING:
        assert alone.pop(timing) > 0
        assert together.pop(timing) > 0

    assert alone == together
    assert alone["games"] == 5
    assert sum(alone["ends"].values()) == 5
    assert set(alone["wins"]) == {"yellow", "blue"}


def test_another_seed_gives_other_games() -> None:
    first, second = (told("--games", "3", "--seed", seed, "--jobs", "1") for seed in ("1", "2"))

    assert first["decisions"] != second["decisions"]


def test_the_text_has_intervals_lengths_and_ends() -> None:
    text = simulate("--games", "2", "--jobs", "1").stdout

    assert "Wins (with 95 % interval)" in text
    assert "How games end" in text
    assert "twister-result" not in text, "every end is told in words"
    assert "decisions/s" in text


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["--option", "colour=red"], "colour"),
        (["--option", "stalemate_turns=soon"], "stalemate_turns"),
        (["--option", "nonsense"], "options"),
        (["--seed", "yesterday"], "seed"),
        (["--content", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_told_once_with_field_and_remedy(arguments: list[str], field: str) -> None:
    result = simulate("--games", "2", *arguments)

    assert result.exit_code == 2
    assert f"{field}: " in result.stderr
    assert len(result.stderr.strip().splitlines()) == 2, "the problem, then the remedy"
    assert result.stdout == ""


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["simulate", "chess"])

    assert result.exit_code == 2
    assert "The games are: " in result.stderr


# ---------------------------------------------------------------------- the figures
def test_an_interval_holds_its_share_and_stays_between_0_and_1() -> None:
    half, none, every = share(50, 100), share(0, 20), share(20, 20)

    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert none.low == 0
    assert 0 < none.high < 0.17
    assert every.high == 1


def test_a_summary_counts_wins_draws_and_what_did_not_end() -> None:
    outcomes = [
        Outcome(2, (), (), NO_END, 30, 60),
        Outcome(0, ("a",), (("a", 5), ("b", 1)), "end-points", 10, 40),
        Outcome(1, (), (("a", 2), ("b", 2)), "end-time", 20, 20),
    ]

    found = tree(summary(("a", "b"), outcomes))

    assert found["wins"]["a"]["count"] == 1
    assert found["nobody"]["count"] == 1
    assert found["ends"] == {"end-points": 1, "end-time": 1, NO_END: 1}
    assert found["mean_scores"] == {"a": 3.5, "b": 1.5}
    assert found["length"] == {"min": 10, "median": 20, "mean": 20, "max": 30}
    assert found["mean_options"] == 2


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (1000, 2), (3, 8)])
def test_chunks_cover_every_game_once(games: int, jobs: int) -> None:
    numbers = [n for some in chunks(list(range(games)), jobs) for n in some]

    assert numbers == list(range(games))
