"""`underkeep rules`: list, show, where, search and coverage, as text and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from underkeep import rule_sources
from underkeep.cli.main import main
from underkeep.rule_sources import load_rulebook


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def rows(*arguments: str) -> list[dict[str, Any]]:
    result = rules(*arguments, "--json")
    assert result.exit_code == 0, result.output
    tree = json.loads(result.stdout)
    assert list(tree) == ["rules"]
    found: list[dict[str, Any]] = tree["rules"]
    return found


def test_list_prints_a_section_under_its_heading() -> None:
    result = rules("list", "twister", "--section", "corda", "--lang", "it")

    assert result.stdout.splitlines()[1:3] == ["Corda", "DT-ROPE-01        La Corda"]


def test_list_as_json_has_every_id_in_printed_order() -> None:
    assert [row["id"] for row in rows("list", "twister")] == list(load_rulebook("twister").ids())
    assert {row["kind"] for row in rows("list", "vast", "--kind", "data")} == {"data"}


def test_show_prints_the_rule_and_why_not_in_both_languages() -> None:
    assert "closed portcullises stop" in rules("show", "DT-MOVE-03").stdout
    assert "Why not: Un muro o un Cancello" in rules("show", "dt_move_03", "--lang", "it").stdout


def test_show_as_json_has_all_languages_and_a_family_has_all_members() -> None:
    shown = rows("show", "DT-MOVE", "VAST-RUL-02")

    assert [row["id"] for row in shown][:2] == ["DT-MOVE-01", "DT-MOVE-02"]
    assert shown[-1]["game"] == "vast"
    assert set(shown[-1]["text"]) == {"en", "it"}


def test_search_finds_a_rule_by_italian_words() -> None:
    found = [row["id"] for row in rows("search", "velocita", "--game", "twister")]
    assert set(found[:3]) == {"DT-OBJ-POTION", "DT-POTION-01", "DT-ACT-DRINK"}
    assert "No rule" in rules("search", "zeppelin").stdout


def test_where_and_coverage_agree() -> None:
    covered = {row["id"]: row for row in rows("coverage", "twister")}
    where = rows("where", "UK-TWISTER-01")[0]

    assert where == {key: covered["UK-TWISTER-01"][key] for key in ("id", "code", "tests")}


def test_coverage_has_every_id_with_exactly_the_promised_fields() -> None:
    covered = rows("coverage", "heroes")

    assert [row["id"] for row in covered] == list(load_rulebook("heroes").ids())
    assert all(list(row) == ["id", "kind", "code", "tests", "exception", "tried"] for row in covered)


def test_pieces_of_other_boxes_are_excused() -> None:
    covered = {row["id"]: row["exception"] for row in rows("coverage", "twister")}

    assert covered["OTH-PALADIN"] == "other box"
    assert covered["OTH-GHOST"] != "other box"
    assert covered["AMB-04"].startswith("fact: ")


def test_coverage_ends_with_a_summary() -> None:
    lines = rules("coverage", "vast").stdout.splitlines()

    assert lines[-4].split()[1] == "ids:"
    assert lines[-3].endswith(" uncovered")
    assert re.match(r"\d+ decided, \d+ cited, \d+ not yet tried", lines[-2])
    assert lines[-1].startswith("uncovered: ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("coverage", "chess"), "Give one of: heroes, twister, vast."),
        (("show", "DT-MOVE-99"), "Did you mean DT-MOVE-0"),
        (("list", "twister", "--section", "zeppelin"), "no rule fits"),
    ],
)
def test_bad_input_is_one_message_and_status_2(arguments: tuple[str, ...], message: str) -> None:
    result = rules(*arguments)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr


def test_a_wheel_without_tests_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rule_sources, "PACKAGE", tmp_path / "site-packages" / "underkeep")

    result = rules("coverage", "heroes", "--json")

    assert "has no tests" in result.stderr
    assert json.loads(result.stdout)["rules"][0]["tests"] == []


def test_tests_are_found_by_name_by_mark_and_by_position(tmp_path: Path) -> None:
    positions = tmp_path / "games" / "twister" / "positions"
    positions.mkdir(parents=True)
    (positions / "wall.yaml").write_text("rule: [DT-MOVE-03, DT-GATE-02]\ntitle: A wall\n")
    (tmp_path / "test_move.py").write_text(
        "import pytest\n"
        "def test_DT_CHAR_TROLL_is_slow(): ...\n"
        "@pytest.mark.rule('DT-MOVE-03')\ndef test_walls(): ...\n"
        "class TestGates:\n    def test_DT_GATE_02(self): ...\n"
        "def helper_DT_MOVE_01(): ...\n"
    )

    found = {row["id"]: row["tests"] for row in rows("coverage", "twister", "--tests", str(tmp_path))}

    move, wall = (tmp_path / "test_move.py").as_posix(), (positions / "wall.yaml").as_posix()
    assert found["DT-CHAR-TROLL"] == [f"{move}::test_DT_CHAR_TROLL_is_slow"]
    assert found["DT-MOVE-03"] == [f"{move}::test_walls", f"{wall}::wall"]
    assert found["DT-GATE-02"] == [f"{move}::TestGates::test_DT_GATE_02", f"{wall}::wall"]
    assert found["DT-MOVE-01"] == []


def test_a_broken_position_file_is_named(tmp_path: Path) -> None:
    positions = tmp_path / "games" / "twister" / "positions"
    positions.mkdir(parents=True)
    (positions / "bad.yaml").write_text("rule: [DT-MOVE-03\n")

    result = rules("coverage", "twister", "--tests", str(tmp_path))

    assert result.exit_code == 2
    assert "bad.yaml: is not valid YAML" in result.stderr
