"""Calibration: chances that come true have no error, and those far too sure have one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.lab.calibration import Point, calibration_error, points_of


def told(chance: float, won: int, of: int) -> list[Point]:
    return [Point(chance, float(n < won), 1.0) for n in range(of)]


def test_chances_that_come_true_have_no_error() -> None:
    assert calibration_error(told(0.3, 3, 10) + told(0.8, 8, 10)) == pytest.approx(0)


def test_chances_that_are_too_sure_have_one() -> None:
    assert calibration_error(told(0.95, 6, 10) + told(0.05, 4, 10)) == pytest.approx(0.35)


def test_phases_and_roles_are_told_apart() -> None:
    row = {"roles": ["a", "b"], "won": [1.0, 0.0], "told": [[0.1, 0.9], [0.5, 0.5], [0.9, 0.1]]}

    assert [(one.told, one.came) for one in points_of([row], "early")] == [(0.1, 1.0), (0.9, 0.0)]
    assert [one.told for one in points_of([row], "", "a")] == [0.1, 0.5, 0.9]
    assert sum(one.weight for one in points_of([row], "", "a")) == pytest.approx(1)


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    words = ["calibrate", "vast", "--bots", "random", "--setup", "roles=dragon", "--out", str(tmp_path / "a"), "--json"]
    first = CliRunner().invoke(main, [*words, "--games", "1"])
    both = CliRunner().invoke(main, [*words, "--games", "2"])
    again = CliRunner().invoke(main, [*words, "--games", "2"])

    assert first.exit_code == both.exit_code == 0, first.output
    assert both.output == again.output
    assert json.loads(both.output)["games"] == 2
