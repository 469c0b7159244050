"""The board, the pieces and the cards as the box has them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.situations import ALL_ROOMS, piece, room, square
from tests.games.twister.table import (
    LOADED,
    do,
    moves,
    new_game,
    situation,
    told,
    why_not,
)
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import SQUARE_NAMES, beyond, dot, is_dot, square_at
from underkeep.games.twister.content import read_content
from underkeep.games.twister.names import (
    CHARACTER_SLOTS,
    EAST,
    FLOOR,
    GATE,
    GEAR,
    NORTH,
    OPEN,
    PIT,
    SOUTH,
    WALL,
    WEST,
)
from underkeep.games.twister.spec import SPEC


def test_abilities_belong_to_those_who_have_them() -> None:
    texts = [action.text for action in SPEC.table.actions]

    owners = {
        verb: {text.split()[1] for text in texts if text.startswith(f"{verb} ")}
        for verb in ("heal", "gate", "break", "fire", "through", "regenerate", "drink", "fight")
    }

    # the Specter may become anybody
    assert owners["heal"] == {"cleric", "specter"}
    assert owners["break"] == {"warrior", "mummy", "specter"}
    assert owners["fire"] == {"wizard", "specter"}
    assert owners["through"] == {"wall-walker", "specter"}
    assert owners["regenerate"] == {"troll", "dragon", "specter"}
    assert owners["drink"] == owners["fight"] == owners["gate"] == set(CHARACTER_SLOTS)


@pytest.mark.rule("DT-BOARD-02")
def test_DT_BOARD_01_the_field_is_22_by_10_with_eight_rooms_of_25_squares() -> None:
    view = SPEC.view(situation(ALL_ROOMS), frozenset())

    assert len(view.squares) == 220
    assert [one.name for one in view.squares if one.terrain == "line"] == [
        f"{column}{row}" for row in range(1, 11) for column in "av"
    ]
    assert [one.name for one in view.rooms] == ["n1", "n2", "n3", "n4", "s1", "s2", "s3", "s4"]
    assert all(told(situation({place: "1D"}), f"state.rooms.{place}.room") == "1D" for place in ALL_ROOMS)


def test_DT_BOARD_03_four_squares_of_each_line_carry_a_dot() -> None:
    view = SPEC.view(situation({}), frozenset())

    assert [one.name for one in view.squares if one.dot] == ["a2", "v2", "a4", "v4", "a7", "v7", "a9", "v9"]
    assert [SQUARE_NAMES.name(int(dot(1, n))) for n in range(4)] == ["v2", "v4", "v7", "v9"]
    assert [SQUARE_NAMES.name(int(dot(0, n))) for n in range(4)] == ["a2", "a4", "a7", "a9"]
    assert not is_dot(square("b2"))


def test_DT_BOARD_04_line_squares_have_no_walls_and_take_no_tokens_of_rooms() -> None:
    game = situation({}, {"thief": "a5"}, hidden={"rooms": {"n1": "1D"}, "tokens": {"blue": {"rope": "n1"}}})
    line = next(one for one in SPEC.view(game, frozenset()).squares if one.name == "a5")

    SPEC.act(game, 0, SPEC.parse("reveal thief n1"))

    assert line.edges == ("open", "open", "open", "open")
    assert why_not(game, "at a5") == "DT-REVEAL-05"
    assert why_not(game, "at a4") == "DT-REVEAL-05"


@pytest.mark.rule("DT-BOARD-04")
@pytest.mark.rule("DT-MAP-04")
def test_DT_BOARD_05_a_passage_needs_both_facing_edges() -> None:
    maze = situation({"n1": "1D", "n2": "1G"}).maze

    assert maze.edge(square("f2"), EAST) == WALL
    assert maze.edge(square("g2"), WEST) == OPEN
    assert not maze.passage(square("f2"), EAST)
    assert not maze.passage(square("g2"), WEST)
    assert maze.passage(square("f3"), EAST)
    assert maze.passage(square("g3"), WEST)
    for cell in range(25):
        for side in range(4):
            assert maze.edge(square_at(1, cell), side) == room("1G").edges[cell * 4 + side]


def test_DT_BOARD_06_nothing_lies_beyond_the_long_sides_or_behind_the_lines() -> None:
    assert [beyond(square(name), NORTH) for name in ("a1", "b1", "u1")] == [-1, -1, -1]
    assert [beyond(square(name), SOUTH) for name in ("a10", "b10", "u10")] == [-1, -1, -1]
    assert [beyond(square("a5"), WEST), beyond(square("v5"), EAST)] == [-1, -1]
    assert beyond(square("b2"), NORTH) == square("b1")
    assert beyond(square("b9"), SOUTH) == square("b10")
    assert beyond(square("b2"), WEST) == square("a2")
    assert beyond(square("u2"), EAST) == square("v2")


def test_DT_BOARD_07_rooms_come_in_four_pairs_of_opposite_arrows() -> None:
    rooms = LOADED.content.rooms[:8]

    assert sorted(room.number for room in rooms) == [1, 1, 2, 2, 3, 3, 4, 4]
    for number in range(1, 5):
        assert sorted(room.clockwise for room in rooms if room.number == number) == [False, True]


def broken_pack(**changes: Any) -> Any:
    """The box with some fields of its first room changed."""
    rooms = [dict(entry) for entry in LOADED.pack.trees["rooms"]["room"]]
    rooms[0].update(changes)
    trees = {**LOADED.pack.trees, "rooms": {"room": rooms}}
    return make_pack("twister", "broken", "1", trees)


@pytest.mark.parametrize("changes", [{"number": 2}, {"number": 9}, {"rotation": "ccw"}])
def test_DT_BOARD_07_a_pack_without_pairs_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"rooms\.toml"):
        read_content(broken_pack(**changes))


def test_DT_BOARD_07_a_pack_with_three_pairs_is_refused() -> None:
    rooms = [entry for entry in LOADED.pack.trees["rooms"]["room"] if entry["number"] != 4]
    pack = make_pack("twister", "small", "1", {**LOADED.pack.trees, "rooms": {"room": rooms}})

    with pytest.raises(BadInput, match="3 pairs"):
        read_content(pack)


@pytest.mark.parametrize(
    "cells", [["....O", ".....", ".....", ".....", "....."], ["....O", ".R...", "..R..", ".....", "....."]]
)
def test_DT_BOARD_08_a_room_has_exactly_one_gear(cells: list[str]) -> None:
    with pytest.raises(BadInput, match="exactly one gear"):
        read_content(broken_pack(cells=cells))


def test_DT_BOARD_08_terrain_is_floor_gear_or_pit_and_edges_open_wall_or_portcullis() -> None:
    for one in LOADED.content.rooms[:8]:
        assert one.terrain.count(GEAR) == 1
        assert set(one.terrain) == {FLOOR, GEAR, PIT}
        assert {min(edge, GATE) for edge in one.edges} <= {OPEN, WALL, GATE}


@pytest.mark.rule("DT-MAP-02")
def test_DT_BOARD_05_every_edge_is_read_as_it_is_drawn() -> None:
    trees = LOADED.pack.trees
    printed = [*trees["rooms"]["room"], *trees["rooms-darkness"]["room"]]
    for drawn, one in zip(printed * 2, LOADED.content.rooms, strict=True):
        for cell in range(25):
            row, column = divmod(cell, 5)
            letters = (
                drawn["h"][row][column],
                drawn["v"][row][column + 1],
                drawn["h"][row + 1][column],
                drawn["v"][row][column],
            )
            kinds = [min(one.edges[cell * 4 + side], GATE) for side in (NORTH, EAST, SOUTH, WEST)]
            assert kinds == [OPEN if letter == "." else WALL if letter in "-|" else GATE for letter in letters]
    gates = [edge for one in LOADED.content.rooms for edge in one.edges if edge >= GATE]
    assert sorted(set(gates)) == [GATE + n for n in range(LOADED.content.gates)]
    assert all(gates.count(gate) == 2 for gate in gates)


def test_DT_CARD_01_four_action_cards_of_two_to_five() -> None:
    game = situation({}, {"thief": "a2"}, {"thief": "v2"}, question="card", turn={"ceiling": 5})

    assert moves(game) == ["play 2", "play 3", "play 4", "play 5"]
    assert told(new_game(), "state.cards.blue.action") == [2, 3, 4, 5]


def test_DT_CARD_01_all_four_are_played_before_they_come_back() -> None:
    game = situation({}, {"thief": "a2"}, question="card", turn={"ceiling": 5})

    for card in (5, 2, 4):
        do(game, f"play {card}", "done")
        assert why_not(game, f"play {card}") == "DT-CARD-06"
    do(game, "play 3", "done")

    assert moves(game) == ["play 2", "play 3", "play 4", "play 5"]


def test_DT_CARD_02_nine_combat_cards() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e")

    assert told(game, "state.cards.yellow.combat") == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    assert moves(game, 1) == [f"card {value}" for value in range(7)]


def test_DT_CARD_03_three_jump_cards() -> None:
    game = situation({"s4": "4G"}, {"goblin": "r7"}, turn={"points": 5})

    for landing in ("t7", "r7", "t7"):
        do(game, "jump goblin", f"to {landing}")

    assert told(game, "state.cards.yellow.jumps") == 0
    assert why_not(game, "jump goblin") == "DT-CARD-05"


@pytest.mark.rule("DT-CARD-02")
@pytest.mark.rule("DT-FIGHT-06")
def test_DT_CARD_04_of_two_equal_cards_one_is_left() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e", "yellow: card 2", "blue: card 2", "fight goblin e")
    assert told(game, "state.cards.blue.combat") == [0, 1, 2, 3, 3, 4, 5, 6]
    do(game, "yellow: card 2", "blue: card 2", "fight goblin e")

    assert told(game, "state.cards.blue.combat") == [0, 1, 3, 3, 4, 5, 6]
    assert why_not(game, "card 2", 0) == "DT-CARD-04"


def test_DT_CARD_04_the_one_is_spent_too() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"})

    do(game, "fight goblin e", "yellow: card 1", "blue: card 1", "fight goblin e")

    assert moves(game, 0) == ["card 0", "card 2", "card 3", "card 4", "card 5", "card 6"]
    assert told(game, "state.cards.blue.laid") == -1


@pytest.mark.rule("DT-FIGHT-11")
def test_DT_CARD_04_the_zero_always_comes_back() -> None:
    cards = {"cards": {"yellow": {"combat": [0]}, "blue": {"combat": [0]}}}
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"goblin": "d3"}, state=cards)

    do(game, "fight goblin e", "yellow: card 0", "blue: card 0", "fight goblin e")

    assert moves(game, 0) == ["card 0"]
    assert moves(game, 1) == ["card 0"]


def test_DT_CARD_07_hands_are_hidden_and_what_was_played_is_public() -> None:
    cards = {"cards": {"blue": {"action": [2, 5], "combat": [0, 6]}}}
    view = SPEC.view(situation({}, {"thief": "a2"}, state=cards), frozenset({0}))
    own, other = view.sides

    assert own.combat_hand == (0, 1, 2, 2, 3, 3, 4, 5, 6)
    assert own.action_hand == (2, 3, 4, 5)
    assert (other.combat_hand, other.action_hand, other.hand) == (None, None, None)
    assert own.hand is not None
    assert other.combat_played == (1, 2, 2, 3, 3, 4, 5)
    assert other.action_played == (3, 4)


@pytest.mark.parametrize(
    ("name", "movement", "strength", "exit_points", "flies"),
    [
        pytest.param("cleric", 4, 2, 1, False, marks=pytest.mark.rule("DT-CHAR-CLERIC")),
        pytest.param("goblin", 4, 1, 2, False, marks=pytest.mark.rule("DT-CHAR-GOBLIN")),
        pytest.param("mekanork", 3, 2, 1, False, marks=pytest.mark.rule("DT-CHAR-MEKANORK")),
        pytest.param("thief", 5, 2, 1, False, marks=pytest.mark.rule("DT-CHAR-THIEF")),
        pytest.param("troll", 2, 4, 1, False, marks=pytest.mark.rule("DT-CHAR-TROLL")),
        pytest.param("wall-walker", 4, 1, 1, False, marks=pytest.mark.rule("DT-CHAR-WALLWALKER")),
        pytest.param("warrior", 3, 3, 1, False, marks=pytest.mark.rule("DT-CHAR-WARRIOR")),
        pytest.param("wizard", 4, 1, 1, True, marks=pytest.mark.rule("DT-CHAR-WIZARD")),
    ],
)
@pytest.mark.rule("DT-MAP-07")
def test_characters(name: str, movement: int, strength: int, exit_points: int, flies: bool) -> None:
    found = piece(name)

    assert (found.movement, found.strength, found.exit_points, found.flies) == (movement, strength, exit_points, flies)
    assert found.kill_points == 1
    assert found.magic_user == (name == "wizard")
    assert found.rule == f"DT-CHAR-{name.replace('-', '').upper()}"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("armor", marks=pytest.mark.rule("DT-OBJ-ARMOR")),
        pytest.param("sword", marks=pytest.mark.rule("DT-OBJ-SWORD")),
        pytest.param("rope", marks=pytest.mark.rule("DT-OBJ-ROPE")),
        pytest.param("wand", marks=pytest.mark.rule("DT-OBJ-WAND")),
        pytest.param("potion", marks=pytest.mark.rule("DT-OBJ-POTION")),
        pytest.param("treasure", marks=pytest.mark.rule("DT-OBJ-TREASURE")),
    ],
)
def test_objects(name: str) -> None:
    found = piece(name)

    assert found.rule == f"DT-OBJ-{name.upper()}"
    assert (found.movement, found.strength) == (0, 0)
