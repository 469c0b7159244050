"""Forces of Darkness: what is in the box and how it is used."""

from __future__ import annotations

import pytest

from tests.games.twister.situations import BOX, choose_all, room_ids, team
from tests.games.twister.table import (
    Pieces,
    dark_situation,
    do,
    moves,
    new_game,
    told,
    why_not,
)
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.names import (
    DARK_CHARACTERS,
    DARK_OBJECTS,
    FIRST_SET,
    KINDS,
)
from underkeep.games.twister.spec import SPEC


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


def test_FOD_COMP_05_the_cards_are_those_of_the_base_set() -> None:
    cards = told(new_game(box="darkness", first_set=True), "state.cards.yellow")

    assert len(cards["action"]) + len(cards["combat"]) + cards["jumps"] == 16


@pytest.mark.rule("AMB-32")
def test_FOD_COMP_01_eight_rooms_in_four_pairs_all_reconstructed() -> None:
    rooms = BOX.rooms[8:16]

    assert [one.id for one in rooms] == ["17D", "17G", "18D", "18G", "19D", "19G", "20D", "20G"]
    assert all(one.reconstructed for one in rooms)


@pytest.mark.rule("FOD-USE-05")
def test_pieces_of_this_box_need_the_option() -> None:
    with pytest.raises(BadInput, match="Forces of Darkness"):
        SPEC.position_in({"state": {"tokens": {"yellow": {"mummy": "a2"}}}}, BOX)


@pytest.mark.parametrize(
    ("room", "pieces", "move"),
    [
        ("17D", {"necromancer": "d1", "goblin": {"at": "d2", "wounded": True}}, "raise necromancer s"),
        ("17G", {"necromancer": "d2"}, "wake necromancer n"),
        ("1D", {"vampire": "c3"}, "change vampire"),
        ("1D", {"wizard": "c3", "inversion": "c3"}, "invert wizard s1"),
        ("1D", {"goblin": "b2", "key": "b2"}, "gate goblin e"),
        ("18D", {"goblin": "d2"}, "draw goblin"),
        ("18G", {"goblin": "f3"}, "unhook goblin"),
    ],
)
@pytest.mark.rule("FOD-KEY-01")
def test_FOD_USE_05_what_the_box_adds_is_offered(room: str, pieces: Pieces, move: str) -> None:
    assert move in moves(dark_situation({"n1": room}, pieces))


@pytest.mark.rule("DT-ACT-01")
@pytest.mark.rule("DT-TURN-04")
@pytest.mark.parametrize(
    ("rooms", "pieces", "move"),
    [
        ({"n1": "1D"}, {"dragon": {"at": "c3", "wounded": True}, "goblin": "b1"}, "regenerate dragon"),
        ({"n1": "19G"}, {"goblin": {"at": "c3", "wounded": True}, "troll": "e3"}, "sip goblin"),
        ({"n1": "1D", "n2": "1G"}, {"mummy": "g3"}, "break mummy e"),
    ],
)
def test_FOD_USE_05_what_wounded_ones_and_mummies_can_do_is_offered(
    rooms: dict[str, str], pieces: Pieces, move: str
) -> None:
    assert move in moves(dark_situation(rooms, pieces, turn={"points": 1}))


@pytest.mark.rule("FOD-USE-02")
@pytest.mark.rule("FOD-USE-04")
def test_FOD_USE_01_the_box_alone_with_the_first_set() -> None:
    game = new_game(box="darkness", first_set=True)

    for side in ("yellow", "blue"):
        assert team(game, side) == {*DARK_CHARACTERS, *FIRST_SET}


@pytest.mark.rule("DT-SETUP-01")
@pytest.mark.rule("MIX-COMMON-01")
def test_FOD_COMP_03_with_the_box_alone_its_rooms_are_laid_and_its_tokens_in_the_game() -> None:
    game = new_game(box="darkness", first_set=True)

    assert told(game, "question") == "line"
    assert len(game.roster) == 28
    assert room_ids(game) == ["17D", "17G", "18D", "18G", "19D", "19G", "20D", "20G"]


@pytest.mark.rule("AMB-57")
def test_FOD_USE_02_six_objects_of_seven_and_the_rope() -> None:
    game = new_game(box="darkness")

    assert {move.split()[1] for move in moves(game, 0)} == {*DARK_OBJECTS, "rope"}
    do(game, "yellow: pick torch")
    assert "pick torch" not in moves(game, 0)
    assert why_not(game, "pick torch", 0) == "MIX-FREE-02"
    assert why_not(game, "pick angel", 0) == "MIX-FREE-02"
    choose_all(game)
    assert len(team(game, "yellow")) == len(team(game, "blue")) == 14
