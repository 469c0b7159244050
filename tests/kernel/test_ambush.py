"""What the kernel must do, seen in Ambush: windows in printed order, a reaction inside a reaction, a map
that shifts.
"""

from __future__ import annotations

from typing import Any

import pytest
from kernel_games.ambush.case import CASE
from kernel_games.ambush.content import read_content
from kernel_games.ambush.spec import SPEC
from kernel_games.ambush.state import Ambush

from underkeep.core.formats.content import make_pack
from underkeep.core.formats.positions import read_position, run_position
from underkeep.core.kernel.errors import BadInput


def position(**keys: Any) -> Ambush:
    game = SPEC.position_in(keys, CASE.content)
    assert isinstance(game, Ambush)
    return game


def play(game: Ambush, *moves: str) -> None:
    for move in moves:
        SPEC.act(game, SPEC.asked(game)[0], SPEC.parse(move))


def asked(game: Ambush) -> str:
    return SPEC.role_names(game)[SPEC.asked(game)[0]]


ALL_CAN_REACT = {
    "state": {"map": ["..", ".."], "scout": "a1", "beast": "b2", "shields": 2},
    "hidden": {"bandit-hand": ["arrow", "net"], "witch-hand": ["fog", "hex"]},
}


def test_three_responders_are_asked_in_printed_order() -> None:
    game = position(**ALL_CAN_REACT)

    play(game, "go e")
    order = [asked(game)]
    for _ in range(2):
        play(game, "decline")
        order.append(asked(game))

    assert order == ["bandit", "witch", "warden"]
    play(game, "decline")
    assert asked(game) == "bandit"  # his own turn: the window is closed
    assert [a.text for a in game.options(1)] == ["draw", "pass"]


def test_a_reaction_inside_a_reaction_comes_back_to_the_first_window() -> None:
    game = position(**ALL_CAN_REACT)

    play(game, "go e", "card arrow")
    inner = asked(game)
    assert [a.text for a in game.options(2)] == ["card fog", "decline"]
    play(game, "card fog")

    assert inner == "witch"
    assert game.health == 4  # the arrow was stopped
    assert asked(game) == "witch"  # the outer window goes on where it was
    assert [a.text for a in game.options(2)] == ["card hex", "decline"]


def test_the_inner_window_has_its_own_order() -> None:
    game = position(**ALL_CAN_REACT)

    play(game, "go e", "card arrow", "decline")

    assert asked(game) == "warden"
    play(game, "decline")
    assert game.health == 3


@pytest.mark.parametrize(
    ("move", "size", "scout", "beast"),
    [("go n", (2, 3), "a1", "b3"), ("go w", (3, 2), "a1", "c2")],
)
def test_growing_north_or_west_renumbers_everything(move: str, size: tuple[int, int], scout: str, beast: str) -> None:
    game = position(
        state={"map": ["$.", ".."], "scout": "a1", "beast": "b2", "shields": 0}, hidden={"tiles": ["grass"]}
    )

    play(game, move)

    assert (game.width, game.height) == size
    assert game.square(game.scout) == scout
    assert game.square(game.beast) == beast
    moved_gold = "a2" if move == "go n" else "b1"
    assert {s.id: s.tile for s in SPEC.view(game, frozenset()).map}[moved_gold] == "gold"


def test_growing_south_keeps_the_numbers() -> None:
    game = position(state={"map": ["..", ".."], "scout": "a2", "shields": 0}, hidden={"tiles": ["grass"]})

    play(game, "go s")

    assert game.square(game.scout) == "a3"
    assert game.square(game.beast) == "b2"


def test_a_peeked_tile_is_known_to_the_witch_alone() -> None:
    game = position(turn="witch", hidden={"tiles": ["shrine"]})

    play(game, "peek")

    assert SPEC.view(game, frozenset({2})).next_tile == "shrine"
    assert SPEC.view(game, frozenset({0, 1, 3, 4})).next_tile == ""
    assert SPEC.view(game, frozenset()).next_tile == ""


def test_a_position_file_is_run() -> None:
    tree = {
        "game": "ambush",
        "rule": ["TOYA-BEAST-03", "TOYA-BEAST-04"],
        "title": "A six brings the Beast to the Scout",
        "state": {"map": ["...", "..."], "scout": "a1", "beast": "c1"},
        "turn": "beast",
        "luck": {"die": [6]},
        "steps": [
            {"legal": {"count": 2, "has": ["prowl"], "lacks": ["rest"]}},
            {"refuse": "rest", "rule": "TOYA-SCOUT-02"},
            {"do": "prowl", "as": "beast"},
            {"expect": {"state.beast": "a1", "state.bites": 1, "state.health": 3}},
            {"view": {"role": "scout", "health": 3}},
        ],
    }

    assert run_position(SPEC, CASE.content, read_position(tree)) == []


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"state": {"colour": 1}}, "state.colour"),
        ({"state": {"scout": "z9"}}, "state.scout"),
        ({"state": {"map": ["x"]}}, "state.map"),
        ({"state": {"health": 0}}, "state.health"),
        ({"hidden": {"bandit-hand": ["arrow"] * 3}}, "hidden.bandit-hand"),
        ({"hidden": {"witch-hand": ["broom"]}}, "hidden.witch-hand"),
        ({"luck": {"die": [7]}}, "luck.die"),
        ({"turn": "cook"}, "turn"),
        ({"setup": {"rounds": 99}}, "rounds"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(keys: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as error:
        position(**keys)

    assert error.value.where == where
    assert error.value.remedy


def test_content_with_a_misspelt_field_is_refused() -> None:
    trees = {"cards": {"card": [{"id": "arrow", "cuont": 3}]}, "tiles": {"tile": []}}

    with pytest.raises(BadInput, match=r"cards.toml.card\[arrow\].count: is missing"):
        read_content(make_pack("ambush", "mine", "1", trees))
