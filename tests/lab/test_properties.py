"""Figures of games: counted by hand where they can be, the same on one process or two, a table that can be read."""

from __future__ import annotations

import json
import math

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.kernel.zones import Hidden
from underkeep.lab.properties import FIGURES, Estimate, figures_of, hidden_bits
from underkeep.lab.watched import Arm, Play

QUICK = ("--option", "target_points=1", "--option", "stalemate_turns=10")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["properties", *words])


def test_hidden_bits_count_the_orders_of_what_a_role_does_not_see() -> None:
    deck = Hidden("deck", "cards", 0, (1, 2, 3))
    mine = Hidden("hand", "cards", 0b01, (4,))
    coin = Hidden("coin", "", 0, (1,), domain=2)

    assert hidden_bits([deck], 0) == pytest.approx(math.log2(6))
    assert hidden_bits([deck, mine], 0) == pytest.approx(math.log2(6)), "my hand is no secret to me"
    assert hidden_bits([deck, mine], 1) == pytest.approx(math.log2(24)), "it might lie in the deck for the others"
    assert hidden_bits([Hidden("deck", "cards", 0, (7, 7))], 0) == pytest.approx(0)
    assert hidden_bits([coin], 0) == 1


def test_an_interval_is_that_of_a_mean() -> None:
    told = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert told.mean == 2.5
    assert told.margin == pytest.approx(1.96 * math.sqrt(5 / 3) / 2, rel=1e-4)


def test_a_game_is_counted_as_it_is_played() -> None:
    arm = Arm("twister", "twister", ("target_points=1", "stalemate_turns=10"), None, "3", "random")
    play = Play(arm, 0)
    offered = [len(options) for _, options, _ in play.moves()]

    told = figures_of(arm, 0)

    assert list(told) == list(FIGURES)
    assert told["decisions"] == len(offered)
    assert told["branching"] == pytest.approx(sum(offered) / len(offered))
    assert told["setup"] > 0, "rooms are shuffled"
    assert told["hidden"] > 0, "rooms lie face down"


def test_figures_are_the_same_on_one_or_two_processes_and_make_a_table() -> None:
    words = ("twister", *QUICK, "--games", "4", "--bots", "random")
    one, two = (json.loads(run(*words, "--json", "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one == two

    shown = run(*words, "--jobs", "1").stdout.splitlines()

    assert shown[0].startswith("| game | roles | actions | decisions |")
    assert shown[2].startswith("| twister `target_points=1` `stalemate_turns=10` | 2 |")
    assert "±" in shown[2]


def test_without_options_the_sets_of_the_benchmark_are_taken() -> None:
    told = json.loads(run("heroes", "--games", "2", "--bots", "random", "--jobs", "1", "--json").stdout)
    assert [one["options"][0] for one in told["properties"]] == ["scenario=k1", "scenario=k10"]
