"""Workpieces: all that is wrong at once, each with its things; as a file, and back again."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from tests.hostile_packs import VALUES, damaged
from tests.pieces import piece, tiles
from underkeep.bots.measuring import play
from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.library import check_tree, load_game
from underkeep.pack_file import written
from underkeep.packs import BROKEN, checked_pack, checked_trees
from underkeep.workpieces import MAX_BYTES, UNREADABLE, Workpiece, faults_of, from_text, pack_of, readable, text_of

HEAD = 'game = "heroes"\nname = "Mine"\nadds = true\n'


def kinds(made: Workpiece) -> dict[str, tuple[str, ...]]:
    return {fault.kind: fault.things for fault in faults_of(made)}


@pytest.mark.rule("KHO-SCEN-16")
def test_a_map_that_can_be_played_has_no_faults() -> None:
    assert faults_of(piece()) == ()
    assert checked_trees(pack_of(piece())).pack.name == "The Crooked Keep"


@pytest.mark.rule("KHO-SCEN-16")
@pytest.mark.rule("KHO-SCEN-18")
@pytest.mark.parametrize(
    ("changes", "kind", "things"),
    [
        ({"tile": tiles(library={"open": ""})}, "no-way", ("library",)),
        ({"tile": tiles()[1:]}, "no-such-room", ("library", "library")),
        ({"tile": tiles(library={"row": 0, "column": 1})}, "twice", ("pantry",)),
        ({"portals": []}, "no-portal", ()),
        ({"tokens": {"vault": ["frog"] * 6}}, "tokens", ("frog",)),
        ({"cards": [7]}, "cards", ()),
        ({"treasures": {"vault": 3}}, "prize", ("vault",)),
        ({"treasures": {"vault": 4, **dict.fromkeys(("library", "sewers", "study", "forge", "crypt", "cells"), 1)}},
         "treasures", ("library", "sewers", "study", "forge", "crypt", "cells")),
    ],
)  # fmt: skip
def test_a_fault_names_its_things(changes: dict[str, Any], kind: str, things: tuple[str, ...]) -> None:
    assert kinds(piece(**changes))[kind] == things


@pytest.mark.rule("KHO-SCEN-16")
def test_all_faults_are_told_at_once() -> None:
    found = kinds(piece(portals=[], cards=[9], tile=tiles(library={"open": ""})))
    assert set(found) == {"no-way", "no-portal", "cards", "no-tip"}  # the Witch's tip speaks of Portals


@pytest.mark.rule("KHO-ROOM-03")
def test_a_tile_may_have_passages_of_its_own() -> None:
    shut = tiles(library={"open": ""})
    opened = tiles(library={"open": "S"}, study={"open": "NESW"})  # Library lies turned twice, so its door is north
    loaded = checked_trees(pack_of(piece()))
    assert "no-way" in kinds(piece(tile=shut))
    assert "no-way" in kinds(piece(tile=opened))
    assert "no-way" not in kinds(piece(tile=tiles(library={"open": "N"}, study={"open": "NESW"})))
    mine = next(one for one in loaded.content.scenarios if one.id == "crooked")
    own = next(one for one in loaded.content.scenarios if one.id == "k2")
    assert [tile.sides for tile in mine.tiles] == [tile.sides for tile in own.tiles]


def test_what_cannot_be_read_is_told_with_place_and_remedy() -> None:
    (fault,) = faults_of(piece(tile=tiles(vault={"row": 9})))
    assert (fault.kind, fault.where) == (UNREADABLE, "scenarios-mine.toml.scenario[crooked].tile[6].row")
    assert (fault.problem, fault.remedy) == ("9 does not fit", "Give a whole number from 0 to 3.")


@pytest.mark.rule("DT-BOARD-08")
@pytest.mark.rule("MIX-SCEN-01")
@pytest.mark.parametrize(
    ("file", "key", "value", "told"),
    [
        ("scenarios-mine", "rooms", ["1D"], ("at-rooms", ("ring",))),
        ("scenarios-mine", "target_points", 99, ("at-target_points", ("ring",))),
        ("rooms", "cells", ["....."] * 5, ("at-cells", ("1D",))),
        ("rooms", "sconce", [2, 2], ("at-sconce_side", ("1D",))),
        ("rooms", "h", 3, ("at-h", ("1D",))),
    ],
)
def test_a_fault_of_a_twister_layout_is_named_after_its_field(
    file: str, key: str, value: object, told: tuple[str, tuple[str, ...]]
) -> None:
    own = deepcopy(load_game("twister").pack.trees)
    files = {"rooms": own["rooms"], "scenarios-mine": {"scenario": [{**own["scenarios"]["scenario"][0], "id": "ring"}]}}
    made = Workpiece("twister", "The Ring", "", files)
    assert faults_of(made) == ()
    rows = files[file]["scenario" if file == "scenarios-mine" else "room"]
    rows[0][key] = value
    (fault,) = faults_of(made)
    assert (fault.kind, fault.things) == told
    assert fault.remedy


# ---------------------------------------------------------------- as a file
def test_a_file_holds_the_same_and_is_a_pack(tmp_path: Path) -> None:
    file = tmp_path / "crooked.toml"
    file.write_text(text_of(piece()), encoding="utf-8")
    assert from_text(file.read_text(encoding="utf-8")) == piece()
    assert checked_pack(file).pack.digest == pack_of(piece()).digest


def test_the_check_of_a_file_tells_the_line_and_draws_the_map(tmp_path: Path) -> None:
    file = tmp_path / "crooked.toml"
    file.write_text(text_of(piece(tile=tiles(library={"open": ""}))), encoding="utf-8")
    line = file.read_text(encoding="utf-8").splitlines().index('id = "crooked"') + 1
    done = CliRunner().invoke(main, ["content", "check", str(file)])
    assert done.exit_code == 2
    assert "!library!" in done.output
    assert f"{file}:{line}: scenario crooked: a room has no way to the Vault" in done.output


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game", "not valid TOML"),
        ("name = 'x'", "game: is missing"),
        (HEAD.replace("true", "false"), "replaces a game's content"),
        (HEAD.replace("heroes", "chess"), "no game"),
        (HEAD + "[file.'../etc']\na = 1", "no name of a file"),
        (HEAD + "[file.pack]\na = 1", "no name of a file"),
        (HEAD + "file = 3", "not a table of files"),
        (HEAD + "a = " + "[" * 60_000, "too much|not valid TOML"),
        (HEAD + "# " + "x" * MAX_BYTES, "larger than 100 kB"),
        (HEAD + '[[file.scenarios-x.scenario]]\nid = "a"\nname = 2020-01-01', "line 6: .*name: 2020-01-01"),
        (HEAD + '[[file.scenarios-x.scenario]]\nid = "a"\nrules = "__import__(1)"', "line 6: .*rules: .* is unknown"),
        (HEAD + '[[file.scenarios-x.scenario]]\nid = "a"\nname = { en = "\\u202E", it = "b" }', "invisible sign"),
    ],
)
def test_files_from_somewhere_are_refused_with_place_and_remedy(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem) as refused:
        readable(text)
    assert refused.value.remedy
    assert refused.value.where


def test_damaged_workpieces_never_break_anything() -> None:
    dice, whole = Random(5), {"scenarios-mine": piece().files["scenarios-mine"]}  # noqa: S311  no secret
    for _ in range(150):
        broken = Workpiece("heroes", "x", "", damaged(whole, dice))
        for fault in faults_of(broken):
            assert BROKEN not in fault.problem
            assert "\x1b" not in fault.problem + fault.where


def test_whatever_a_pack_may_hold_is_written_so_that_it_is_read_again() -> None:
    held: list[Any] = []
    for value in VALUES:
        try:
            check_tree(value, "x")
        except BadInput:
            continue
        held.append(value)
    tree = {"a": held, "b c": {"d": held}, "rows": [{"id": "1", "x": held}, {"id": "2"}], "none": []}
    assert tomllib.loads(written({"game": "x"}, {"f": tree}))["file"]["f"] == tree


def test_bots_play_the_same_game_for_the_same_seed() -> None:
    loaded = checked_trees(pack_of(piece()))
    one, other = (play(loaded, {"scenario": "crooked", "clans": ["ratkin"]}, "novice", "s:1") for _ in range(2))
    assert one == other
    assert one.decisions == sum(one.moves.values())
    assert set(one.losses) <= set(one.things)
    assert "room:vault" in one.things
