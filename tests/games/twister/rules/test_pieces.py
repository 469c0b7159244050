"""The pieces as the box has them; the numbers of the reference, written out once more."""

from __future__ import annotations

import pytest

from tests.games.twister.table import LOADED, new_game, told
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.content import Piece, read_content
from underkeep.games.twister.names import KINDS


def piece(name: str) -> Piece:
    found = LOADED.content.pieces[KINDS.number(name)]
    assert isinstance(found, Piece)
    return found


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


def test_AMB_01_the_troll_moves_two() -> None:
    assert piece("troll").movement == 2


def test_DT_FLY_02_only_the_wizard_flies_and_does_so_by_magic() -> None:
    base = LOADED.content.pieces[:8]

    assert [one.id for one in base if one.flies] == ["wizard"]
    assert [one.id for one in base if one.magic_user] == ["wizard"]


def test_DT_MAP_07_a_pack_with_a_missing_or_an_unknown_piece_is_refused() -> None:
    pieces = LOADED.pack.trees["pieces"]
    without = {**pieces, "object": [one for one in pieces["object"] if one["id"] != "rope"]}
    stranger = {**pieces["object"][0], "id": "bomb"}
    unknown = {**pieces, "object": [*pieces["object"], stranger]}

    weather = {**pieces, "weather": []}

    for tree, problem in ((without, "rope is missing"), (unknown, "bomb is unknown"), (weather, "weather")):
        with pytest.raises(BadInput, match=problem):
            read_content(make_pack("twister", "odd", "1", {**LOADED.pack.trees, "pieces": tree}))


def test_DT_SETUP_02_each_side_has_fourteen_tokens_and_sixteen_cards() -> None:
    game = new_game()

    for side in ("yellow", "blue"):
        cards = told(game, f"state.cards.{side}")
        assert len(told(game, f"state.tokens.{side}")) == 14
        assert len(cards["action"]) + len(cards["combat"]) + cards["jumps"] == 16
