"""The list of hidden places, by which the conformance suite puts other secrets, and the laws of conservation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import do, new_game, situation, through_setup
from underkeep.core.kernel.zones import Hidden
from underkeep.games.twister.seat.hidden import conserved, place_is_known
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.game import Twister

LINE = ["line thief", "line goblin", "line troll", "line wizard"]
CLERIC, GOBLIN, THIEF, TROLL, SWORD, ROPE, BLUE = 0, 1, 3, 4, 20, 21, 38


def places(game: Twister) -> dict[str, Hidden]:
    found = SPEC.hidden(game)
    assert len({one.name for one in found}) == len(found)
    return {one.name: one for one in found}


def test_DT_SETUP_01_rooms_face_down_are_hidden_from_everybody_with_their_orientation() -> None:
    hidden = {"rooms": {"n2": {"room": "1G", "orientation": 3}}}
    found = places(situation({"n1": "1D"}, {"goblin": "c3"}, hidden=hidden))

    assert found["room 1"] == Hidden("room 1", "rooms", 0, (1,))
    assert found["orientation 1"] == Hidden("orientation 1", "orientation", 0, (3,), 4)
    assert "room 0" not in found
    assert "orientation 0" not in found
    assert len([name for name in found if name.startswith("room")]) == 7


@pytest.mark.rule("MIX-FREE-02")
def test_DT_SETUP_06_face_down_tokens_are_hidden_from_all_but_their_owner() -> None:
    hidden = {"tokens": {"yellow": {"troll": "n2", "rope": "n2"}, "blue": {"thief": "s3"}}}
    found = places(situation({"n1": "1D"}, {"goblin": "c3"}, hidden=hidden))

    assert found["tokens 1 0"] == Hidden("tokens 1 0", "tokens yellow", 1, (TROLL, ROPE))
    assert found["tokens 6 1"] == Hidden("tokens 6 1", "tokens blue", 2, (BLUE + THIEF,))
    assert not [name for name in found if name.startswith(("characters", "objects"))]


@pytest.mark.rule("MIX-COMMON-01")
def test_DT_SETUP_06_while_a_line_is_down_characters_and_objects_keep_to_themselves() -> None:
    game = new_game(1)
    do(game, *[f"yellow: {move}" for move in LINE])

    half = places(game)
    do(game, *[f"blue: {move}" for move in LINE], "lay rope n2")
    full = places(game)

    assert set(half["characters line 0"].values) == {THIEF, GOBLIN, TROLL, 7}
    assert len(half["characters hand 0"].values) == 4
    assert half["objects hand 0"].values == tuple(range(19, 25))
    assert not [name for name in half if name.endswith(" 1") and not name.startswith(("room", "orient"))]
    assert full["characters line 1"].eyes == 2
    assert len(full["objects hand 0"].values) + len(full["objects hand 1"].values) == 11
    assert ROPE in [int(token) % BLUE for name in full if name.startswith("objects 1 ") for token in full[name].values]


def test_DT_FIGHT_06_a_laid_card_may_be_any_of_the_hand() -> None:
    cards = {"cards": {"blue": {"combat": [0, 4, 6]}}}
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"troll": "d3"}, state=cards)
    assert not [name for name in places(game) if name.startswith(("laid", "kept"))]
    do(game, "fight goblin e", "blue: card 4")

    found = places(game)
    other: Any = SPEC.with_hidden(game, [Hidden("laid blue", "cards blue", 2, (6,))])

    assert found["laid blue"] == Hidden("laid blue", "cards blue", 2, (4,))
    assert found["kept blue"] == Hidden("kept blue", "cards blue", 2, (0, 6))
    assert "laid yellow" not in found
    assert (int(other.laid[1]), int(game.laid[1])) == (6, 4)


def test_hidden_places_take_other_values() -> None:
    game = through_setup(new_game(2))
    room, turn = places(game)["room 0"], places(game)["orientation 0"]
    swap = [Hidden(room.name, room.pool, 0, (int(game.maze.room[1]),)), Hidden(turn.name, turn.pool, 0, (2,), 4)]

    other: Any = SPEC.with_hidden(game, swap)

    assert int(other.maze.room[0]) == int(game.maze.room[1])
    assert int(other.maze.orientation[0]) == 2


# ---------------------------------------------------------------------- conservation
def spoilt(**changes: int) -> dict[str, Any]:
    """What is conserved of a quiet position, with some numbers of the state changed: field and index to value."""
    game = situation(
        {"n1": "1D"}, {"goblin": "c3", "rope": "c3", "troll": "c4"}, {"thief": {"at": "d3", "wounded": True}}
    )
    for name, value in changes.items():
        field, _, index = name.partition("_")
        getattr(game, field)[int(index)] = value
    return conserved(game)


@pytest.mark.rule("DT-GOLD-05")
@pytest.mark.rule("DT-GOLD-07")
def test_DT_CARD_01_a_sound_position_is_sound() -> None:
    told = spoilt()

    assert told["cards"] == [True, True]
    assert told["golden rules"] is True
    assert told["rooms"] == list(range(8))
    assert all(told["tokens"])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("combats_0", 2),
        ("combats_13", 2),
        ("combats_3", -1),
        ("jumps_1", 4),
        ("jumps_0", -1),
        ("actions_0", 1),
        ("actions_1", 64),
    ],
)
def test_DT_CARD_01_too_many_cards_are_noticed(field: str, value: int) -> None:
    side = 1 if field in ("combats_13", "jumps_1", "actions_1") else 0

    told = spoilt(**{field: value})

    assert told["cards"][side] is False
    assert told["cards"][1 - side] is True


@pytest.mark.parametrize(("field", "value"), [("jumps_0", 0), ("jumps_0", 3), ("actions_0", 0), ("combats_6", 0)])
def test_DT_CARD_01_spent_cards_are_no_fault(field: str, value: int) -> None:
    assert spoilt(**{field: value})["cards"] == [True, True]


C3, D3 = 46, 47  # squares where the Goblin stands and where the blue Thief lies


@pytest.mark.parametrize(
    ("token", "square"),
    [
        pytest.param(CLERIC, C3, id="two standing"),
        pytest.param(SWORD, C3, id="three tokens"),
        pytest.param(TROLL, D3, id="a standing character on a wounded enemy"),
    ],
)
def test_DT_GOLD_05_what_may_not_share_a_square_is_noticed(token: int, square: int) -> None:
    assert spoilt(**{f"place_{token}": square})["golden rules"] is False


@pytest.mark.rule("DT-GOLD-05")
def test_DT_GOLD_07_on_the_way_the_golden_rules_may_be_broken() -> None:
    game = situation({"n1": "1D"}, {"goblin": "b1", "cleric": "c1", "sword": "c1"})
    do(game, "walk goblin", "via c1")
    assert conserved(game)["golden rules"] is True

    do(game, "take sword", "to d1")

    assert conserved(game)["golden rules"] is True
    assert not place_is_known(-6)
    assert not place_is_known(220)
    assert not place_is_known(-18)
    assert place_is_known(-17)
