"""Tournaments: seats rotate, seeds are shared, files are taken up again, tests stop when they know enough."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.lab.tournament import (
    Bout,
    Match,
    comparisons,
    in_the_same_role,
    line_of,
    mend,
    play_bout,
    points_of,
    read_bouts,
    record,
    seats_of,
    sequential_test,
    that_count,
)

MATCH = Match("twister", ("adept", "random"), (), None, "5", 4)


def bout(number: int, winner: str) -> Bout:
    seats = seats_of(MATCH, ("yellow", "blue"), number)
    winners = [role for role, bot in seats.items() if bot == winner]
    return Bout(MATCH.key(), number, seats, winners, {}, "twister-result-points", 1, 0.0)


def underkeep(*args: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(main, ["tournament", *args])
    return done.exit_code, done.stdout, done.stderr


def test_seats_rotate() -> None:
    assert seats_of(MATCH, ("yellow", "blue"), 0) == {"yellow": "adept", "blue": "random"}
    assert seats_of(MATCH, ("yellow", "blue"), 1) == {"yellow": "random", "blue": "adept"}


def test_a_game_repeats_itself() -> None:
    first, again = play_bout(MATCH, 2), play_bout(MATCH, 2)
    assert (first.winners, first.scores, first.decisions) == (again.winners, again.scores, again.decisions)
    assert set(first.scores) == {"yellow", "blue"}


def test_the_test_stops_on_either_side() -> None:
    assert sequential_test([bout(n, "adept") for n in range(40)], "adept", 0.5, 0.6).text == "stronger"
    assert sequential_test([bout(n, "random") for n in range(40)], "adept", 0.5, 0.6).text == "not stronger"
    even = [bout(n, "adept" if n % 2 else "random") for n in range(10)]
    assert sequential_test(even, "adept", 0.5, 0.6).text == "open"
    assert points_of(bout(0, "nobody"), "adept") == 0.5


def test_a_file_is_taken_up_again_even_if_its_last_line_is_torn(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    other = line_of(bout(3, "adept")).replace("adept,random", "master,adept")
    lines = [line_of(bout(0, "adept")), other, line_of(bout(1, "random")), line_of(bout(2, "adept"))[:30]]
    path.write_text("\n".join(lines))
    assert [found.number for found in read_bouts(path, MATCH)] == [0, 1]


def test_a_torn_line_is_cut_off_before_more_are_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line_of(bout(0, "adept")) + "\n" + line_of(bout(1, "adept"))[:20])

    mend(path)
    assert path.read_text() == line_of(bout(0, "adept")) + "\n"
    mend(path)
    mend(tmp_path / "none")

    assert path.read_text() == line_of(bout(0, "adept")) + "\n"


ALONE = Match("heroes", ("master", "adept"), (), None, "5", 4)


def alone(number: int, won: bool) -> Bout:
    seats = seats_of(ALONE, ("dragon", "ratkin"), number)
    return Bout(ALONE.key(), number, seats, list(seats) if won else [], {}, "heroes-result", 1, 0.0)


def test_where_all_win_together_a_bot_plays_every_role_of_a_seed() -> None:
    assert seats_of(ALONE, ("dragon", "ratkin"), 0) == {"dragon": "master", "ratkin": "master"}
    assert seats_of(ALONE, ("dragon", "ratkin"), 1) == {"dragon": "adept", "ratkin": "adept"}


def test_seeds_that_both_win_or_lose_say_nothing() -> None:
    even = [alone(n, won=n < 4) for n in range(8)]
    assert comparisons(even, "master") == []
    better = [*even, alone(8, won=True), alone(9, won=False), alone(10, won=False), alone(11, won=True)]
    assert comparisons(better, "master") == [1.0, 0.0]
    assert comparisons(better, "adept") == [0.0, 1.0]
    assert comparisons(better[:9], "master") == [], "a seed counts when both have played it"


def test_points_in_the_same_role() -> None:
    assert in_the_same_role([bout(n, "adept") for n in range(8)], "adept", "random") == (100.0, 0.0)
    assert in_the_same_role([bout(n, "random") for n in range(8)], "adept", "random") == (-100.0, 0.0)
    assert in_the_same_role([bout(0, "adept")], "adept", "random") is None
    found = in_the_same_role([bout(n, "adept" if n < 4 else "random") for n in range(8)], "adept", "random")
    assert found is not None
    assert found[0] == 0.0
    assert found[1] > 50


def test_in_one_role_it_is_that_role_that_must_win() -> None:
    """Of five roles a bot has several: that another one of its own wins is no win of this one."""
    seats = {"knight": "master", "goblins": "adept", "dragon": "master"}
    bouts = [
        Bout("m", n, seats, [winner], {}, "end", 1, 0.0) for n, winner in enumerate(["knight", "knight", "dragon"])
    ]
    assert record(bouts, "master") == (3, 0, 3)
    assert record(bouts, "master", "knight") == (2, 0, 3)
    assert record(bouts, "master", "dragon") == (1, 0, 3)
    assert record(bouts, "adept", "goblins") == (0, 0, 3)


def test_the_command_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(line_of(bout(n, "adept")) + "\n" for n in range(3)))
    status, out, _ = underkeep(
        "twister", "--bots", "adept,random", "--games", "4", "--seed", "5", "--jobs", "1", "--out", str(path), "--json"
    )
    told = json.loads(out)
    assert status == 0
    assert told["games"] == 4
    assert told["bots"]["adept"]["played"] == 4
    assert len(path.read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "adept"], "different bots"),
        (["--bots", "adept,god"], "no bot 'god'"),
        (["--bots", "adept,random", "--test", "0.6,0.5"], "0 < LOW < HIGH < 1"),
        (["--bots", "adept,random", "--test", "x"], "not two numbers"),
    ],
)
def test_bad_input_is_one_message(args: list[str], message: str) -> None:
    status, out, err = underkeep("twister", *args)
    assert status == 2
    assert out == ""
    assert message in err


def test_games_after_the_decision_do_not_count() -> None:
    won = [bout(n, "adept") for n in range(40)]
    counted = that_count(MATCH, won, (0.5, 0.6))
    assert 0 < len(counted) < 40
    assert sequential_test(counted, "adept", 0.5, 0.6).text == "stronger"
    assert sequential_test(counted[:-2], "adept", 0.5, 0.6).text == "open"
    assert that_count(MATCH, won[::-1], (0.5, 0.6)) == counted, "whatever came in first"
    assert that_count(MATCH, won[::-1], None) == won
    assert that_count(MATCH, won[:4], (0.5, 0.6)) == won[:4]


# ---------------------------------------------------------------- wherever they are played
def told_by(tmp_path: Path, name: str, *more: str) -> dict[str, Any]:
    args = ("twister", "--bots", "adept,novice,random", "--games", "6", "--seed", "5", "--option", "target_points=1")
    status, out, err = underkeep(*args, "--out", str(tmp_path / name), "--json", *more)
    assert status == 0, err
    told: dict[str, Any] = json.loads(out)
    del told["seconds"]
    return told


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Dask's own, when its processes end
def test_one_process_several_and_a_cluster_tell_the_same(tmp_path: Path) -> None:
    from distributed import LocalCluster

    alone = told_by(tmp_path, "alone", "--jobs", "1")
    assert told_by(tmp_path, "two", "--jobs", "2") == alone
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert told_by(tmp_path, "cluster", "--cluster", cluster.scheduler_address) == alone
    assert set(alone["ratings"]) == {"adept", "novice", "random"}
    assert set(alone["ratings_by_role"]) == {"yellow", "blue"}
