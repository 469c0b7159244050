"""Underkeep-Bench: the same bytes whoever plays it, every role as often, and tables that can be read."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.lab import bench
from underkeep.lab.bench import ALL, BenchGame

TASK = "heroes-cauldron"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["bench", *words])


def test_the_same_bot_gives_the_same_bytes_on_one_or_two_processes() -> None:
    first, second = (run("run", "random", "--task", TASK, "--jobs", jobs) for jobs in ("1", "2"))
    assert first.exit_code == second.exit_code == 0, first.output
    assert first.stdout_bytes == second.stdout_bytes
    tree = json.loads(first.stdout)
    assert tree["score"] is None, "one task is not the whole"
    assert tree["tasks"][TASK]["roles"]["all"]["games"] == 20


def test_what_was_interrupted_goes_on_with_the_same_result(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("run", "random", "--task", TASK, "--jobs", "1", "--resume", str(file))
    whole = run(*words)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:8]))

    again = run(*words)

    assert (len(lines), again.stdout_bytes) == (21, whole.stdout_bytes)
    assert len(file.read_text().splitlines()) == 21
    assert "another study" in run("run", "novice", "--task", TASK, "--resume", str(file)).output


def test_every_role_is_played_equally_often_and_weighs_the_same() -> None:
    task = bench.task_named("vast-three")
    games = bench.games_of(task)
    roles = bench.played_roles(task)
    assert [sum(one.role == role for one in games) for role in roles] == [task.games] * 3

    won = {one: one.role == roles[0] for one in games}
    assert bench.task_result(task, won)["score"] == round(1 / 3, 4)


def test_where_all_win_together_the_bot_plays_all_roles() -> None:
    task = bench.task_named(TASK)
    assert bench.games_of(task)[0] == BenchGame(TASK, ALL, 0)


def test_all_tasks_can_be_played_and_their_options_exist() -> None:
    assert [task.id for task in bench.suite()[1] if not bench.played_roles(task)] == []
    assert "vast-five" in run("tasks").stdout


def test_results_stand_side_by_side_the_best_first(tmp_path: Path) -> None:
    tasks = list(bench.suite()[1])
    for bot, wins in (("weak", False), ("strong", True)):
        won = {one: wins for task in tasks for one in bench.games_of(task)}
        (tmp_path / f"{bot}.json").write_text(json.dumps(bench.result(bot, tasks, won)))

    shown = run("table", str(tmp_path / "weak.json"), str(tmp_path / "strong.json")).stdout.splitlines()

    assert shown[2].startswith("| strong | 100.0 % |")
    assert shown[3].startswith("| weak | 0.0 % |")


def test_what_is_no_result_and_an_unknown_task_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]")
    assert "underkeep bench run" in run("table", str(tmp_path / "x.json")).output
    assert "Did you mean vast-five?" in run("run", "random", "--task", "vast-fve").output
