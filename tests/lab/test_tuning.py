"""Tuning: a planted bad weight is found and mended, and nothing is accepted that a trial does not bear out."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from underkeep.cli import tune as cli
from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.weights import read_sheet
from underkeep.lab.fitting import Sample, descended, loss, surprise
from underkeep.lab.tuning import Numbers, Pair, Row, TuningPlan, accepted_of, compare, tunable, tune
from underkeep.lab.weights_file import rewritten
from underkeep.library import game_folder, load_game, weights_of

PLAN = TuningPlan("vast", ("thief",), (), "7", steps=12, pairs=8, trial=64, nudge=0.3)
BURDEN = "thief.burden"
BEST = 85


def quiet(line: str) -> None:
    return


def strength(numbers: Numbers) -> float:
    """A game of which the best play is known: everything is right but perhaps what the Thief carries."""
    return -abs(numbers[BURDEN][0] - BEST) / 100


def noisy(pairs: Iterable[Pair]) -> list[float]:
    """Pairs of games of which luck decides much."""
    found = []
    for pair in pairs:
        dice = Random(f"{pair.seed}:{pair.number}")  # noqa: S311
        found.append(strength(pair.one) - strength(pair.other) + dice.gauss(0, 0.15))
    return found


def planted(number: int) -> Row:
    """A round before that left a bad weight in force."""
    return {"n": 0, "group": "thief", "verdict": "stronger", "games": 0, "numbers": {BURDEN: [number]}}


@pytest.mark.parametrize("bad", [12, 400])
def test_a_planted_bad_weight_is_found_and_mended(bad: int) -> None:
    rows = [planted(bad)]

    list(tune(PLAN, rows, 7, noisy, quiet))

    assert abs(accepted_of(rows)[BURDEN][0] - BEST) < abs(bad - BEST) / 2
    assert any(row["verdict"] == "stronger" for row in rows[1:])


def test_what_is_best_already_stays_as_it_is() -> None:
    rows: list[Row] = []

    list(tune(PLAN, rows, 3, noisy, quiet))

    assert strength({BURDEN: weights_of("vast").weights[BURDEN].numbers}) == 0
    assert accepted_of(rows) == {}


def test_only_a_trial_on_other_seeds_accepts() -> None:
    """Luck that favours one side in the steps does not count."""

    def lucky(pairs: Iterable[Pair]) -> list[float]:
        return [0.2 if "step" in pair.seed else 0.0 for pair in pairs]

    rows: list[Row] = []
    list(tune(PLAN, rows, 1, lucky, quiet))

    assert rows[0]["verdict"] == "not stronger"
    assert accepted_of(rows) == {}


def test_rounds_go_on_where_they_stopped_and_come_out_the_same() -> None:
    rows, again = [planted(12)], [planted(12)]
    list(tune(PLAN, rows, 4, noisy, quiet))

    list(tune(PLAN, again, 2, noisy, quiet))
    list(tune(PLAN, again, 4, noisy, quiet))

    assert again == rows


def test_fixed_weights_are_left_alone_and_unknown_groups_refused() -> None:
    assert "thief.loot" not in tunable(weights_of("vast"), "thief")
    with pytest.raises(BadInput, match="no group of weights 'ghost'"):
        tunable(weights_of("vast"), "ghost")


def test_in_real_games_a_thief_who_despises_loot_does_worse() -> None:
    """The beginning of one game suffices: the weights of a group reach the seat of its role."""
    plan = TuningPlan("vast", ("thief",), ("roles=knight-thief",), "5", 1, 2, 2, 0.3, most=200)
    own: Numbers = {BURDEN: (85,), "thief.way": (5,)}
    bad: Numbers = {BURDEN: (-85,), "thief.way": (-5,)}

    assert compare(Pair(plan, "thief", {}, own, bad, "real", 0))[1] > 0
    assert compare(Pair(replace(plan, most=12), "thief", {}, own, own, "real", 0))[1] == 0


# ---------------------------------------------------------------------- chances
class Coin:
    """A judge of one weight: how much a lead of ten points says."""

    def __init__(self) -> None:
        self.scale = 1.0

    def load_weights(self, sheet: Any) -> None:
        self.scale = sheet.real("judge.scale")

    def chances(self, game: Any, role: int, gain: float) -> list[float]:
        chance = 1 / (1 + math.exp(-game / self.scale))
        return [chance, 1 - chance]


def test_chances_are_fitted_to_results() -> None:
    """Ten points won three of four games: that is a scale of 9.1."""
    coin: Any = Coin()
    coin.spec = coin
    samples: list[Any] = [Sample(10.0, 0, 0.0, [1.0, 0.0], 1.0)] * 3 + [Sample(10.0, 0, 0.0, [0.0, 1.0], 1.0)]  # type: ignore[arg-type]
    weights = {"judge": {"scale": {"value": 300.0, "meaning": "s"}}}
    sheet = read_sheet({"unit": "u", "origin": [{"how": "h"}], "weights": weights})
    coin.load_weights(sheet)
    before = loss(coin, samples)

    numbers = descended(coin, coin, sheet, ("judge.scale",), samples)

    assert numbers["judge.scale"][0] == pytest.approx(10 / math.log(3), rel=0.05)
    assert loss(coin, samples) < before


def test_games_that_all_lose_together_count_too() -> None:
    """A chance of a quarter expects a lost game, and is the more surprised by a won one."""
    assert surprise([0.25, 0.25], [0.0, 0.0]) == pytest.approx(-math.log(0.75))
    assert surprise([0.25, 0.25], [1.0, 1.0]) == pytest.approx(-math.log(0.25))
    assert math.isfinite(surprise([1.0, 1.0], [0.0, 0.0]))


def test_set_ups_take_turns_by_two_games_so_that_each_is_also_held_back() -> None:
    plan = replace(PLAN, options=("events=on",), setups=(("roles=all",), ("roles=duel", "collapse=off")))

    assert [plan.words(number) for number in (0, 1, 4)] == [["events=on", "roles=all"]] * 3
    assert plan.words(3) == ["events=on", "roles=duel", "collapse=off"]
    assert plan.key() != PLAN.key()
    assert PLAN.words(3) == []


# ---------------------------------------------------------------------- files
@pytest.mark.parametrize(
    ("game", "name", "numbers"),
    [("twister", "objects.held", tuple(float(n) for n in range(14))), ("vast", "knight.grit", (13,))],
)
def test_a_weights_file_gets_numbers_and_origin_and_keeps_the_rest(game: str, name: str, numbers: Any) -> None:
    text = (game_folder(game) / "judge" / "weights.toml").read_text(encoding="utf-8")

    new = rewritten(text, {name: numbers}, {"how": 'Tuned: "so"', "games": 12})

    tree = tomllib.loads(new)
    assert read_sheet(tree).weights[name].numbers == numbers
    assert tree["origin"][-1] == {"how": 'Tuned: "so"', "games": 12}
    old, sheet = weights_of(game).weights, read_sheet(tree).weights
    assert [one for one in sheet if sheet[one] != old[one]] == [name]
    assert [line for line in text.splitlines() if "#" in line and "[weights" in line] == [
        line for line in new.splitlines() if "#" in line and "[weights" in line
    ]


def test_the_command_resumes_and_writes_what_was_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target, rounds = tmp_path / "weights.toml", tmp_path / "rounds.jsonl"
    text = (game_folder("vast") / "judge" / "weights.toml").read_text(encoding="utf-8")
    target.write_text(text, encoding="utf-8")
    monkeypatch.setattr(cli, "arena", lambda jobs: eager)
    words = ["tune", "vast", "--groups", "thief", "--steps", "2", "--pairs", "4", "--out", str(rounds), "--json"]

    first = CliRunner().invoke(main, [*words, "--rounds", "1"])
    second = CliRunner().invoke(main, [*words, "--rounds", "2", "--write", str(target)])

    assert first.exit_code == second.exit_code == 0, second.output
    assert json.loads(second.output)["trials"][:1] == json.loads(first.output)["trials"]
    sheet = read_sheet(tomllib.loads(target.read_text(encoding="utf-8")))
    found = json.loads(second.output)["numbers"]
    assert found
    assert all(list(sheet.weights[name].numbers) == some for name, some in found.items())
    load_game("vast").spec.load_weights(sheet)
    load_game("vast").spec.load_weights(weights_of("vast"))


def eager(pairs: Iterable[Pair]) -> list[float]:
    """The more a token carried is worth, the better."""
    return [(pair.one[BURDEN][0] - pair.other[BURDEN][0]) / 100 + 0.001 * (pair.number % 2) for pair in pairs]
