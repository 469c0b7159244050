"""Forces of Darkness as the box has it: characters, objects, rooms and corridor tiles, written out once more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import LOADED, dark_situation, do, heard, new_game, told
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import SQUARE_NAMES
from underkeep.games.twister.content import Content, Room, read_content
from underkeep.games.twister.names import (
    COMMON,
    DARK,
    DARK_OBJECTS,
    FOUNTAIN,
    GATE,
    HOLY,
    KINDS,
    NEUTRALS,
    SARCOPHAGUS,
    SOUTH,
    STATUE,
    TOMB,
    WEST,
    ZOMBIES,
)
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.darkness import RoomsSwapped, TileDrawn, TileLaid, ZombieRaised

BOX: Content = LOADED.content
UNDEAD = ("dragon", "ghoul", "mummy", "shadow", "specter", "vampire", "zombie", "bat")


def room(id: str) -> Room:
    return next(one for one in BOX.rooms if one.id == id)


@pytest.mark.parametrize(
    ("name", "movement", "strength", "exit_points", "kill_points", "flies"),
    [
        pytest.param(
            *("angel", 5, 1, 1, 1, True), marks=[pytest.mark.rule("FOD-CHAR-ANGEL"), pytest.mark.rule("FOD-GLOSS-03")]
        ),
        pytest.param("dragon", 2, 6, 1, 2, False, marks=pytest.mark.rule("FOD-CHAR-DRAGON")),
        pytest.param("ghoul", 6, 2, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-GHOUL")),
        pytest.param("mummy", 3, 4, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-MUMMY")),
        pytest.param("necromancer", 4, 2, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-NECRO")),
        pytest.param("shadow", 4, 2, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-SHADOW")),
        pytest.param("specter", 4, 0, 0, 1, False, marks=pytest.mark.rule("FOD-CHAR-SPECTER")),
        pytest.param("vampire", 4, 2, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-VAMPIRE")),
        pytest.param("zombie", 4, 2, 1, 1, False, marks=pytest.mark.rule("FOD-CHAR-ZOMBIE")),
        pytest.param("bat", 6, 0, 1, 1, True, marks=pytest.mark.rule("FOD-CHAR-BAT")),
    ],
)
def test_characters(name: str, movement: int, strength: int, exit_points: int, kill_points: int, flies: bool) -> None:
    one = BOX.pieces[KINDS.number(name)]

    assert (one.movement, one.strength, one.exit_points, one.kill_points) == (
        movement,
        strength,
        exit_points,
        kill_points,
    )
    assert one.flies == flies
    assert one.help.en != one.help.it


@pytest.mark.rule("FOD-GLOSS-05")
@pytest.mark.rule("FOD-DRAGON-06")
@pytest.mark.rule("FOD-GHOUL-05")
@pytest.mark.rule("FOD-MUMMY-05")
@pytest.mark.rule("FOD-SHADOW-08")
@pytest.mark.rule("FOD-VAMP-08")
def test_FOD_GLOSS_05_who_is_undead() -> None:
    assert {one.id for one in BOX.pieces if one.undead} == set(UNDEAD)


@pytest.mark.rule("FOD-GLOSS-03")
def test_FOD_GLOSS_01_wizard_and_necromancer_use_magic() -> None:
    assert {one.id for one in BOX.pieces if one.magic_user} == {"wizard", "necromancer"}


@pytest.mark.rule("FOD-COMP-03")
@pytest.mark.rule("FOD-COMP-04")
@pytest.mark.rule("AMB-13")
def test_AMB_12_seven_objects_three_zombies_and_the_neutral_ones() -> None:
    assert len(DARK_OBJECTS) == 7
    assert len(ZOMBIES) == 3
    assert [name.rpartition("-")[0] or name for name in NEUTRALS.names[:2]] == ["greatsword", "greatsword"]
    assert sum(one.sconce >= 0 for one in BOX.rooms[:16]) == 4
    assert sum(one.front >= 0 for one in BOX.rooms[:16]) == 1


@pytest.mark.rule("FOD-KEY-02")
def test_FOD_GLOSS_06_common_objects() -> None:
    assert COMMON == ("rope", "key", "torch")


def test_FOD_COMP_05_the_cards_are_those_of_the_base_set() -> None:
    cards = told(new_game(box="darkness", first_set=True), "state.cards.yellow")

    assert len(cards["action"]) + len(cards["combat"]) + cards["jumps"] == 16


# ---------------------------------------------------------------------- rooms
@pytest.mark.rule("AMB-32")
def test_FOD_COMP_01_eight_rooms_in_four_pairs_all_reconstructed() -> None:
    rooms = BOX.rooms[8:16]

    assert [one.id for one in rooms] == ["17D", "17G", "18D", "18G", "19D", "19G", "20D", "20G"]
    assert all(one.reconstructed for one in rooms)


def test_FOD_STOMB_01_twelve_squares_two_of_them_sarcophagus() -> None:
    assert room("17D").terrain.count(HOLY) == 10
    assert room("17D").terrain.count(SARCOPHAGUS) == 2


def test_FOD_STATUE_03_one_square_touches_statue_and_darkness() -> None:
    one = room("18D")
    statue = one.terrain.index(STATUE)
    both = [
        cell for cell in range(25) if statue in beside(cell) and any(one.terrain[near] == DARK for near in beside(cell))
    ]

    assert both == [one.front]


def beside(cell: int) -> list[int]:
    row, column = divmod(cell, 5)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * 5 + c for r, c in steps if 0 <= r < 5 and 0 <= c < 5]


@pytest.mark.rule("FOD-3D-02")
def test_FOD_NEED_01_every_terrain_is_somewhere() -> None:
    met = {kind for one in BOX.rooms[8:16] for kind in one.terrain}

    assert {DARK, TOMB, HOLY, SARCOPHAGUS, STATUE, FOUNTAIN} <= met


def test_DT_MAP_06_sconces_sit_on_walls_and_rims_have_no_portcullis() -> None:
    for one in BOX.rooms[8:16]:
        if one.sconce >= 0:
            assert one.edges[one.sconce] == 1
        assert all(edge < GATE for edge in one.edges[0:20:4])


def broken(file: str, entry: str, **changes: Any) -> Any:
    tree = LOADED.pack.trees[file]
    entries = [dict(one) for one in tree[entry]]
    entries[0].update(changes)
    return make_pack("twister", "broken", "1", {**LOADED.pack.trees, file: {**tree, entry: entries}})


@pytest.mark.parametrize(
    ("file", "entry", "changes"),
    [
        ("tiles", "tile", {"cells": "...."}),
        ("tiles", "tile", {"top": "--"}),
        ("tiles", "tile", {"number": 2}),
        ("rooms-darkness", "room", {"sconce": [2, 2], "sconce_side": "n"}),
        ("rooms-darkness", "room", {"statue_front": [0, 0]}),
        ("scenarios", "scenario", {"id": "picnic"}),
        ("scenarios", "scenario", {"rooms": ["1D"]}),
        ("scenarios", "scenario", {"yellow": ["cleric"]}),
    ],
)
@pytest.mark.rule("FOD-TOUR-04")
def test_DT_MAP_06_a_faulty_pack_is_refused(file: str, entry: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        read_content(broken(file, entry, **changes))

    assert caught.value.where.startswith(file)
    assert caught.value.remedy.endswith(".")


# ---------------------------------------------------------------------- corridor tiles
@pytest.mark.rule("FOD-COMP-02")
@pytest.mark.rule("FOD-TOUR-04")
def test_FOD_TILE_01_thirty_numbered_tiles_ten_of_each_length() -> None:
    assert [tile.number for tile in BOX.tiles] == list(range(1, 31))
    assert [tile.length() for tile in BOX.tiles] == [1] * 10 + [2] * 10 + [3] * 10


def test_FOD_TILE_02_two_tiles_with_pits_per_length() -> None:
    assert [sum(any(tile.pits) for tile in BOX.tiles[n : n + 10]) for n in (0, 10, 20)] == [2, 2, 2]


@pytest.mark.rule("AMB-24")
def test_FOD_LIGHT_12_the_tile_closes_what_either_side_draws() -> None:
    game = dark_situation({"n1": "18D"}, {"goblin": "c2"}, state={"tiles": {"c3": {"tile": 1, "turns": 0}}})
    c2, c3 = SQUARE_NAMES.number("c2"), SQUARE_NAMES.number("c3")

    assert not game.maze.passage(c2, SOUTH)  # the room's wall between c2 and c3 stays
    assert game.maze.passage(c3, WEST)


@pytest.mark.rule("FOD-USE-06")
def test_FOD_LIGHT_02_what_is_drawn_is_told_and_out_of_the_stack() -> None:
    game = dark_situation({"n1": "18G"}, {"angel": "d3"}, luck={"tiles": [3]})

    events = heard(game, "light angel", "length 1", "tile c3 1")

    assert TileDrawn("tok:yellow:angel", 4, 1) in events
    assert TileLaid(4, ("sq:c3",), 1) in events
    assert SPEC.view(game, frozenset({1})).stacks == (9, 10, 10)


# ---------------------------------------------------------------------- what is told
@pytest.mark.rule("FOD-GLOSS-04")
def test_FOD_TOMB_03_used_tombs_empty_statues_and_sconces_are_shown() -> None:
    game = dark_situation(
        {"n1": "17G", "n2": "18D"}, {"necromancer": "d2", "goblin": "i2", "thief": "b2"}, turn={"points": 5}
    )
    do(game, "wake necromancer n", "draw goblin", "unhook thief")
    squares = {square.name: square for square in SPEC.view(game, frozenset()).squares}

    assert squares["d1"].used
    assert squares["i1"].used
    assert squares["i2"].front
    assert (squares["b2"].sconce, squares["b2"].torch) == ("w", False)
    assert not squares["e2"].used


def test_FOD_NECRO_01_the_raising_is_told() -> None:
    game = dark_situation({"n1": "1D"}, {"necromancer": "c3"}, {"goblin": {"at": "d3", "wounded": True}})

    events = heard(game, "raise necromancer e")

    assert ZombieRaised("tok:yellow:necromancer", "tok:yellow:zombie-1", "tok:blue:goblin", "sq:d3") in events
    assert SPEC.view(game, frozenset()).sides[0].zombies_left == 2


@pytest.mark.rule("DT-TURN-04")
@pytest.mark.rule("FOD-USE-05")
def test_FOD_INV_02_the_swap_is_told() -> None:
    game = dark_situation({"n1": "1D", "n2": "1G"}, {"wizard": "c3", "inversion": "c3"})

    assert RoomsSwapped("tok:yellow:wizard", "room:n1", "room:n2") in heard(game, "invert wizard n2")


@pytest.mark.parametrize(
    ("state", "where"),
    [
        ({"tokens": {"yellow": {"mummy": "b2"}}}, "state.tokens.yellow.mummy"),
        ({"tokens": {"yellow": {"mummy": "c1"}, "blue": {"cross": "c1"}}}, "state.tokens.yellow.mummy"),
        ({"tokens": {"yellow": {"shadow": "c1", "torch": "c1"}}}, "state.tokens.yellow.shadow"),
        ({"tokens": {"yellow": {"goblin": "c3"}}}, "state.tokens.yellow.goblin"),
        ({"tokens": {"yellow": {"goblin": {"at": "c1", "as": "bat"}}}}, "state.tokens.yellow.goblin.as"),
        ({"tiles": {"c1": {"tile": 1}}}, "state.tiles.c1"),
        ({"tiles": {"c1": {"tile": 99}}}, "state.tiles.c1"),
        ({"tombs": ["c1"]}, "state.tombs"),
    ],
)
@pytest.mark.rule("FOD-STOMB-05")
@pytest.mark.rule("FOD-SPECTER-06")
def test_FOD_3D_02_positions_that_cannot_be_are_refused(state: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as caught:
        SPEC.position_in({"setup": {"box": "mixed"}, "state": {"rooms": {"n1": "17D"}, **state}}, BOX)

    assert caught.value.where == where


@pytest.mark.rule("FOD-USE-05")
def test_pieces_of_this_box_need_the_option() -> None:
    with pytest.raises(BadInput, match="Forces of Darkness"):
        SPEC.position_in({"state": {"tokens": {"yellow": {"mummy": "a2"}}}}, BOX)
