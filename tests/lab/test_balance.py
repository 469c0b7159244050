"""Studies: the same games whoever plays them, resumed without loss; figures and tests that are right."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.shares import share
from underkeep.lab import report
from underkeep.lab.balance import (
    Difference,
    arms_of,
    compare,
    corrected,
    means_differ,
    shares_differ,
    shown,
    usages,
)
from underkeep.lab.charts import Interval, bars, boxes, histogram, intervals, stacked, ticks
from underkeep.lab.ledger import open_ledgers, play_study
from underkeep.lab.lines import Row
from underkeep.lab.watched import Arm, leader, note_lead, watch
from underkeep.words import Speaker

QUICK = ("target_points=1", "stalemate_turns=10")
ARM = Arm("base", "twister", QUICK, None, "5")


def balance(*arguments: str) -> Result:
    options = [word for option in QUICK for word in ("--option", option)]
    return CliRunner().invoke(main, ["balance", "twister", "--bots", "random", *options, *arguments])


def row(n: int, **more: Any) -> Row:
    told = {"winners": [], "scores": {}, "how": "x", "decisions": 10, "options": 30, "leads": 0}
    return {"n": n, **told, "verbs": {}, "events": {}, "uses": {}, **more}


# ---------------------------------------------------------------- playing
def test_a_game_depends_on_its_seed_and_number_only() -> None:
    one = watch(ARM, 3)

    assert one == watch(ARM, 3)
    assert one != watch(replace(ARM, seed="6"), 3) | {"n": 3}
    assert sum(one["verbs"].values()) == one["decisions"]
    assert one["events"]["GameEnded"] == 1
    assert one["uses"]["thief"]


def test_bots_of_every_level_can_play() -> None:
    assert watch(replace(ARM, bots="novice"), 0)["decisions"] > 0


def test_an_interrupted_study_goes_on_without_loss(tmp_path: Path) -> None:
    whole = open_ledgers(tmp_path / "whole", [ARM])
    list(play_study(whole, 12, 1))
    expected = whole[0].finish(12)
    first = open_ledgers(tmp_path / "torn", [ARM])
    playing = play_study(first, 12, 1)
    next(playing)
    next(playing)  # ten games are there
    playing.close()
    path = first[0].path
    path.write_text(path.read_text("utf-8")[:-30], "utf-8")  # as a power cut leaves it

    again = open_ledgers(tmp_path / "torn", [ARM])
    assert len(again[0].rows) == 9
    list(play_study(again, 12, 1))

    assert again[0].finish(12) == expected
    assert path.read_bytes() == whole[0].path.read_bytes()


def test_a_ledger_of_another_study_is_left_alone(tmp_path: Path) -> None:
    list(play_study(open_ledgers(tmp_path, [ARM]), 1, 1))

    with pytest.raises(BadInput, match="another study"):
        open_ledgers(tmp_path, [replace(ARM, seed="6")])
    (tmp_path / "base.jsonl").write_text(open_ledgers(tmp_path, [ARM])[0].head + "\nnonsense\n", "utf-8")
    with pytest.raises(BadInput, match="line 2 is not a game"):
        open_ledgers(tmp_path, [ARM])


# ---------------------------------------------------------------- figures
def test_arms_are_the_base_the_values_of_an_option_and_the_what_if(tmp_path: Path) -> None:
    arms = arms_of(ARM, ("suicide_vp",), ("target_points=3",), None)

    assert [arm.name for arm in arms] == ["base", "suicide_vp=1", "suicide_vp=kill_value", "what-if"]
    assert arms[-1].options == ("stalemate_turns=10", "target_points=3")
    with pytest.raises(BadInput, match="--what-if"):
        arms_of(ARM, ("target_points",), (), None)


def test_crossed_arms_are_all_combinations_that_go_together() -> None:
    base = Arm("base", "heroes", ("clans=imp",), None, "5")

    arms = arms_of(base, ("mode", "difficulty"), (), None, cross=True)
    solo = arms_of(base, ("clans",), (), None)
    example = arms_of(replace(base, options=("scenario=k0",)), ("mode",), (), None, cross=True)

    assert [arm.name for arm in arms[1:3]] == ["mode=a difficulty=family", "mode=a difficulty=challenging"]
    assert (len(arms), len(solo)) == (1 + 2 * 3, 1 + 9)
    assert arms[-1].options == ("clans=imp", "mode=b", "difficulty=hardcore")
    assert [arm.name for arm in example] == ["base", "mode=a"]


def test_wins_of_those_who_used_a_component_count_roles_not_mentions() -> None:
    rows = [
        row(0, winners=["yellow"], uses={"rope": {"": 2, "yellow": 1}}),
        row(1, winners=["blue"], uses={"rope": {"yellow": 3}}),
        row(2, uses={}),
    ]

    (rope,) = usages(("yellow", "blue"), rows)

    assert (rope.id, rope.games, rope.times) == ("rope", 2, 6)
    assert rope.wins is not None
    assert (rope.wins.count, rope.wins.of) == (1, 2)
    assert (rope.by_winners, rope.by_others) == (0.5, 1.5)


def test_tests_of_differences_are_right() -> None:
    same = shares_differ("x", share(50, 100), share(50, 100))
    other = shares_differ("x", share(50, 100), share(70, 100))  # z = 2.887
    lengths = means_differ("y", (10, 12, 14), (20, 22, 24))

    assert same.p == 1.0
    assert other.p == pytest.approx(0.00389, abs=1e-5)
    assert lengths.p < 1e-6


def test_many_tests_are_corrected_together() -> None:
    found = corrected([Difference("a", 0, 0, 0.04), Difference("b", 0, 0, 0.01), Difference("c", 0, 0, 0.03)])

    assert [one.adjusted for one in found] == pytest.approx([0.06, 0.03, 0.06])
    assert [one.is_significant for one in found] == [False, True, False]


def test_a_clear_difference_is_found_and_none_where_there_is_none() -> None:
    some = shown(ARM, [row(n, winners=["yellow"] if n % 2 else ["blue"]) for n in range(100)])
    others = shown(ARM, [row(n, winners=["yellow"]) for n in range(100)])

    assert not any(one.is_significant for one in compare(some, some))
    assert {one.what for one in compare(some, others) if one.is_significant} == {"yellow wins", "blue wins"}


def test_the_lead_is_who_is_clearly_ahead() -> None:
    leads: list[int] = []
    for standings in ([0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [1.0, 2.0], [1.0, 3.0]):
        note_lead(leads, leader(standings))

    assert leads == [0, 1]
    assert leader(None) is None


# ---------------------------------------------------------------- report
def test_the_command_writes_a_report_that_needs_nothing_else(tmp_path: Path) -> None:
    result = balance("--games", "4", "--jobs", "1", "--what-if", "target_points=2", "--out", str(tmp_path / "s"))

    assert result.exit_code == 0, result.output
    page = (tmp_path / "s" / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 8
    assert not re.search(r"(src|href)=|https?:|twister-result", page)
    assert "what if stalemate_turns=10 target_points=2" in page
    assert "underkeep balance twister --games 4 --seed 1" in page


def test_the_same_figures_whatever_the_number_of_processes(tmp_path: Path) -> None:
    told = []
    for jobs in ("1", "2"):
        out = str(tmp_path / jobs)
        result = balance("--games", "4", "--seed", "9", "--jobs", jobs, "--out", out, "--json")
        assert result.exit_code == 0, result.output
        told.append(json.loads(result.stdout))

    assert told[0] == told[1]
    assert (tmp_path / "1" / "base.jsonl").read_bytes() == (tmp_path / "2" / "base.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["--bots", "god"], "bots"),
        (["--vary", "colour"], "colour"),
        (["--what-if", "target_points=99"], "target_points"),
        (["--seed", "x"], "seed"),
        (["--cluster", "tcp://127.0.0.1:9"], "--cluster"),
    ],
)
def test_bad_input_is_told_in_one_message_and_nothing_written(
    tmp_path: Path, arguments: list[str], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("underkeep.lab.executors.SECONDS_TO_CONNECT", 0.5)
    result = balance("--games", "1", "--out", str(tmp_path / "s"), *arguments)

    assert result.exit_code == 2
    assert field in result.output
    assert not (tmp_path / "s").exists()


def test_charts_are_well_formed_at_the_edges() -> None:
    import xml.etree.ElementTree as tree

    drawn = [
        intervals("a & b", [Interval("<x>", 0.0, 0.0, 0.1)], "share"),
        bars("none", {}, "n"),
        histogram("one", [0], "n", 0),
        histogram("many", list(range(1000)), "n", 999),
        boxes("lengths", {"<one>": [7], "many": list(range(100))}, "n"),
        stacked("ends", {"a & b": {"x": 0.5, "<y>": 0.5}}, ["x", "<y>"], "share"),
    ]

    for chart in drawn:
        assert tree.fromstring(chart).tag == "svg"  # noqa: S314  our own text
    assert ticks(0.1)[-1] <= 0.1
    assert 3 <= len(ticks(1300)) <= 8


def test_numbers_of_players_can_be_varied_where_an_option_names_who_plays() -> None:
    base = Arm("base", "heroes", ("clans=imp",), None, "5")

    arms = arms_of(base, ("players",), (), None)

    assert [arm.name for arm in arms[1:]] == [f"players={count}" for count in range(1, 7)]
    assert arms[1].options == ("clans=imp",)
    assert [len(shown(arm, [row(0)]).roles) for arm in arms[1:]] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(BadInput, match="unknown option"):
        arms_of(ARM, ("players",), (), None)


def test_a_report_pools_arms_by_the_number_of_players_and_by_role() -> None:
    base = Arm("base", "vast", (), None, "5")
    arms = [replace(base, name=f"roles={id}", options=(f"roles={id}",)) for id in ("knight-goblins", "knight-dragon")]
    told = [shown(base, [row(0, winners=["cave"])]), *(shown(arm, [row(0, winners=["knight"])]) for arm in arms)]

    page = report.page("vast", told, {one.arm.name: compare(told[0], one) for one in told[1:]}, "command")

    assert "by the number of players" in page
    assert "Each role, in all arms where it plays" in page
    assert [point.value for point in report.points_of(Speaker("en", "vast"), told[1], 0, False)] == [1.0, 0.0, 0.0]


def test_who_wins_together_is_told_once() -> None:
    arm = Arm("base", "heroes", (), None, "5")
    told = shown(arm, [row(0, winners=["dragon", "ratkin"]), row(1)])

    points = report.points_of(Speaker("en", "heroes"), told, 0, False)

    assert [(point.label, point.value) for point in points] == [("all 2 together", 0.5), ("lost", 0.5)]
    assert "nobody leads" in "".join(report.leads([told]))


def test_an_interval_of_a_difference_holds_it() -> None:
    one = shares_differ("x", share(50, 100), share(70, 100))

    assert one.interval == pytest.approx((0.0671, 0.3329), abs=1e-4)
