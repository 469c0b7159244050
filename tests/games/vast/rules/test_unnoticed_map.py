"""Rules whose breaking went unnoticed until `./run break` showed it: the map, Terrain, the Dragon's ways and hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import asked, situation, told
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.slide import group_names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.dragon.movement import is_beside_other_pit, jumps
from underkeep.games.vast.roles.dragon.movement import must_leave_pit as dragon_must_leave
from underkeep.games.vast.roles.dragon.payment import ChoosePayment, known_cards
from underkeep.games.vast.roles.goblins.movement import leads_on
from underkeep.games.vast.roles.goblins.movement import must_leave_pit as tribe_must_leave
from underkeep.games.vast.roles.knight.turn import must_leave_pit as knight_must_leave
from underkeep.games.vast.roles.thief.movement import must_leave_pit as thief_must_leave
from underkeep.games.vast.rules.forced import refuse_push, token_reach
from underkeep.games.vast.rules.reconnect import refuse_group
from underkeep.games.vast.rules.terrain.fall import can_empty
from underkeep.games.vast.rules.terrain.place import RaiseTerrain, draw_terrain, revealer_tile
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.state.game import Vast

PITS = {"pits": ["e2", "w2"]}
ROW = {"e1": {"dark": "ambush-01"}, "w1": {"dark": "ambush-05"}}


def cell(square: str) -> i64:
    return i64(SQUARE_NAMES.index(square))


# ------------------------------------------------------------------ Pits
def pit_game(roles: str, turn: str, **keys: Any) -> Vast:
    state = {"map": ROW, "terrain": PITS, **keys}
    return situation(roles, turn, setup={"terrain": True}, state=state, turn_state={"collapse": True})


def pass_by(game: Vast, *squares: str) -> None:
    """The Tribe being activated has been there."""
    for square in squares:
        game.goblins.pass_by(i64(at(game, square)))


@pytest.mark.rule("VAST-TER-014")
@pytest.mark.parametrize(("square", "must"), [("e1", False), ("e2", True)])
def test_who_stands_in_a_pit_and_can_go_on_must_do_so(square: str, must: bool) -> None:
    knight = pit_game("knight-goblins", "knight", knight={"at": square, "grit": 6, "slots": {"movement": 2}})
    thief = pit_game("goblins-thief", "thief", thief={"at": square})
    dragon = pit_game("goblins-dragon", "dragon", dragon={"at": square, "hand": []})
    tribe = pit_game("goblins-thief", "goblins", goblins={"population": {"fangs": 3}, "tile": {"fangs": square}})

    assert knight_must_leave(knight) == must
    assert thief_must_leave(thief) == must
    assert dragon_must_leave(dragon) == must
    assert tribe_must_leave(tribe, i64(names.FANGS)) == must


@pytest.mark.rule("VAST-TER-014")
def test_who_cannot_go_on_from_a_pit_may_stay() -> None:
    knight = pit_game("knight-goblins", "knight", knight={"at": "e2", "moves": 9})
    thief = pit_game("goblins-thief", "thief", thief={"at": "e2", "halted": True})
    dragon = pit_game("goblins-dragon", "dragon", dragon={"at": "e2", "hand": [], "free_moved": True})
    tribe = pit_game("goblins-thief", "goblins", goblins={"population": {"fangs": 3}, "tile": {"fangs": "e2"}})
    pass_by(tribe, "e1", "w2")

    assert not knight_must_leave(knight)
    assert not thief_must_leave(thief)
    assert not dragon_must_leave(dragon)
    assert not tribe_must_leave(tribe, i64(names.FANGS))


@pytest.mark.rule("VAST-TER-014")
def test_a_pit_leads_on_by_itself_or_by_another_that_was_not_passed() -> None:
    game = pit_game("goblins-thief", "goblins", goblins={"population": {"fangs": 3}, "tile": {"fangs": "e1"}})
    pit, fangs = at(game, "e2"), i64(names.FANGS)
    assert leads_on(game, fangs, pit)
    pass_by(game, "w2")
    assert leads_on(game, fangs, pit)
    pass_by(game, "e1")

    assert not leads_on(game, fangs, pit)


@pytest.mark.rule("VAST-TER-014")
def test_the_dragon_jumps_where_no_straight_way_leads() -> None:
    """Beside the other Pit, and not two spaces along a straight way that it could fly."""
    board = {"n1": "ambush-12", "e1": "ambush-01", "w1": "ambush-05"}
    game = situation(
        "goblins-dragon",
        "dragon",
        setup={"terrain": True},
        state={
            "map": board,
            "terrain": {"pits": ["e2", "w2"]},
            "dragon": {"at": "e2", "surfaced": True, "awake": True},
        },
        turn_state={"collapse": True},
    )
    assert is_beside_other_pit(game, i64(at(game, "w1")))
    assert not is_beside_other_pit(game, i64(at(game, "e1")))
    assert not is_beside_other_pit(game, i64(at(game, "w2")))
    assert not jumps(game, cell("e1"))
    assert not jumps(game, cell("o"))
    game.dragon.tile = i64(at(game, "e1"))

    assert not jumps(game, cell("w1"))


@pytest.mark.rule("VAST-FM-008")
@pytest.mark.parametrize(("spaces", "reached"), [(1, {"o"}), (2, {"o", "w1"}), (3, {"o", "w1"})])
def test_from_pit_to_pit_is_one_space_for_a_token(spaces: int, reached: set[str]) -> None:
    game = pit_game("goblins-dragon", "dragon", dragon={"at": "e1"})
    start = i64(at(game, "e2"))
    found = {SQUARE_NAMES[game.cavern.where[tile]] for tile in token_reach(game, start, i64(spaces))}

    assert found == (reached - {"o"} if spaces == 1 else reached)


@pytest.mark.rule("VAST-FM-001")
@pytest.mark.parametrize(
    ("square", "leaving", "legal"), [("n2", False, True), ("n2w1", False, False), ("e2", True, False)]
)
def test_terrain_bars_pieces_that_others_move_as_it_bars_their_own_steps(
    square: str, leaving: bool, legal: bool
) -> None:
    board = {"n1": "ambush-01", "n1w1": "ambush-05", "e1": "ambush-10"}
    state = {"map": board, "terrain": {"canyon": "n2w1", "pits": ["e2", "w1"]}}
    game = situation("goblins-cave-thief", "cave", setup={"terrain": True}, state=state, turn_state={"collapse": True})
    beside = {"n2": "n1", "n2w1": "n1w1", "e2": "e1"}[square]
    code = refuse_push(game, i64(names.P_THIEF), i64(at(game, beside)), i64(at(game, square)), leaving)

    assert (code == LEGAL) == legal


# ------------------------------------------------------------------ placing Terrain
@pytest.mark.rule("VAST-TER-002")
def test_terrain_comes_near_the_piece_that_revealed_the_tile() -> None:
    goblins = {"population": {"bones": 2}, "tile": {"bones": "w1"}, "acting": "bones"}
    where = {"knight": {"at": "n1"}, "dragon": {"at": "e1"}, "thief": {"at": "s1"}, "goblins": goblins}
    game = situation(turn="goblins", setup={"terrain": True}, state={"map": CROSS, **where})
    other = i64(at(game, "o"))
    found = [int(revealer_tile(game, i64(role), other)) for role in range(5)]
    assert found == [at(game, "n1"), at(game, "w1"), at(game, "e1"), at(game, "w1"), at(game, "s1")]
    game.goblins.acting = i64(-1)

    assert revealer_tile(game, i64(names.GOBLINS), other) == other


def random_game(deck: list[str], optional: bool, **keys: Any) -> Vast:
    setup = {"terrain": True, "random_terrain": True, "terrain_optional": optional}
    state = {"map": CROSS, "cave": {"terrain_deck": deck}, **keys}
    return situation("knight-goblins", setup=setup, state=state)


@pytest.mark.rule("VAST-TER-016")
@pytest.mark.parametrize(("optional", "left"), [(True, ["lake", "river"]), (False, ["lake"])])
def test_a_terrain_card_is_drawn_at_once_where_terrain_must_come(optional: bool, left: list[str]) -> None:
    game = random_game(["lake", "river"], optional)
    RaiseTerrain(i64(names.KNIGHT), at(game, "o")).offer(game)
    game.run()

    assert told(game, "state.cave.terrain_deck") == left
    assert asked(game) == ("knight VAST-TER-001" if optional else "knight VAST-TER-002")


@pytest.mark.rule("VAST-TER-016")
def test_a_terrain_that_lies_already_goes_under_the_other_cards() -> None:
    game = random_game(["lake", "river"], False, terrain={"river": {"at": "n2", "turn": 0}})
    draw_terrain(game, i64(names.KNIGHT), i64(at(game, "o")))
    game.run()

    assert told(game, "state.cave.terrain_deck") == ["river", "lake"]
    assert asked(game) == "knight VAST-KN-006"


@pytest.mark.rule("VAST-COL-009")
def test_terrain_stays_if_somebody_on_it_has_nowhere_to_go() -> None:
    state = {"map": {"e1": "ambush-01"}, "terrain": {"lake": "e2"}, "knight": {"at": "e2"}}
    game = situation("knight-goblins", setup={"terrain": True}, state=state, turn_state={"collapse": True})
    lake = tuple(range(names.TERRAIN_FIRST[names.LAKE], names.TERRAIN_FIRST[names.LAKE + 1]))
    assert can_empty(game, lake)
    game.cavern.blocked[at(game, "e2")] = i64(1 << names.WEST)
    game.cavern.blocked[at(game, "e1")] = i64(1 << names.EAST)

    assert not can_empty(game, lake)


# ------------------------------------------------------------------ tiles
@pytest.mark.rule("VAST-COL-006")
@pytest.mark.parametrize(("collapse", "pile"), [(True, "gone"), (False, "fallen")])
def test_a_fallen_tile_is_gone_in_the_collapse_and_strands_who_lurks_beside_it(collapse: bool, pile: str) -> None:
    goblins = {"population": {"fangs": 2}, "lurk": {"fangs": "n2"}}
    game = situation("knight-goblins", state={"map": CROSS, "goblins": goblins}, turn_state={"collapse": collapse})
    take_off(game, i64(at(game, "n1")))

    assert "ambush-01" in told(game, f"state.cave.{pile}")
    assert told(game, "state.goblins.lurk.fangs") is None


@pytest.mark.rule("VAST-SPL-002")
@pytest.mark.parametrize(
    ("board", "first", "second"),
    [
        ({"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}, LEGAL, LEGAL),
        ({"n1": "ambush-01", "n2": "ambush-05", "n2e1": "ambush-10", "n2e2": "ambush-13"}, LEGAL, LEGAL),
    ],
)
def test_any_group_that_some_slide_joins_may_be_slid(board: dict[str, str], first: int, second: int) -> None:
    game = situation(THREE, "dragon", state={"map": board, "knight": {"at": "o"}, "dragon": {"at": "o"}})
    for square in list(board)[:-1]:
        game.cavern.lift(i64(at(game, square)))
    groups = group_names(game.cavern)

    assert [refuse_group(game, group) for group in groups] == [first, second]


# ------------------------------------------------------------------ what everybody knows of the Dragon's hand
@pytest.mark.rule("VAST-BON-042")
@pytest.mark.parametrize(
    ("kept", "power", "hand", "known"),
    [
        (False, None, ["claw", "silver_scale"], []),
        (True, None, ["claw", "silver_scale"], ["silver_scale"]),
        (False, names.PW_SCORCH, ["flame", "claw"], ["flame"]),
        (True, names.PW_SCORCH, ["flame", "silver_scale"], ["silver_scale"]),
    ],
)
def test_a_power_under_way_tells_what_the_hand_must_hold(
    kept: bool, power: int | None, hand: list[str], known: list[str]
) -> None:
    state = {"map": CROSS, "dragon": {"hand": hand, "silver_kept": kept}}
    game = situation(THREE, "dragon", setup={"dragon_scales": True}, state=state)
    if power is not None:
        game.push(ChoosePayment(i64(power), i64(0)))
    cards = [names.POWER_CARDS.index(card) for card in hand]

    assert [names.POWER_CARDS[card] for card in known_cards(game, cards)] == known


@pytest.mark.rule("VAST-BON-040")
def test_power_cards_and_scales_that_lie_nowhere_wait_in_their_decks() -> None:
    state = {"map": CROSS, "dragon": {"hand": ["claw", "golden_scale"], "discard": ["wing", "wing"]}}
    game = situation(THREE, "dragon", setup={"dragon_scales": True}, state=state)

    assert sorted(told(game, "state.dragon.scales")) == ["platinum_scale", "silver_scale"]
    assert sorted(told(game, "state.dragon.deck")) == ["claw"] * 5 + ["flame"] * 6 + ["wing"] * 4
