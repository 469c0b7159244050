"""Terrain: how it comes, what it does, how it falls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, FOUR, at, grounds, pit_game
from tests.games.vast.table import asked, new_game, situation, told
from underkeep.core.formats.codec import vector
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import DRAW_TERRAIN
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.cards.crystal_curse import CHOOSE_ROTATED
from underkeep.games.vast.refusals import LEGAL, NO_GROUND_FOR_IT
from underkeep.games.vast.roles.dragon.movement import is_beside_other_pit, jumps
from underkeep.games.vast.roles.dragon.movement import must_leave_pit as dragon_must_leave
from underkeep.games.vast.roles.goblins.movement import leads_on, leaving_costs, step_costs
from underkeep.games.vast.roles.goblins.movement import must_leave_pit as tribe_must_leave
from underkeep.games.vast.roles.knight.turn import must_leave_pit as knight_must_leave
from underkeep.games.vast.roles.thief.movement import must_leave_pit as thief_must_leave
from underkeep.games.vast.rules.terrain.effects import BurnOnMagma, wading_cost
from underkeep.games.vast.rules.terrain.fall import take_off_piece
from underkeep.games.vast.rules.terrain.place import (
    ChooseTerrain,
    RaiseTerrain,
    draw_terrain,
    refuse_kind,
    revealer_tile,
)
from underkeep.games.vast.state.game import Vast


def cell(square: str) -> i64:
    return i64(SQUARE_NAMES.index(square))


def pass_by(game: Vast, *squares: str) -> None:
    """The Tribe being activated has been there."""
    for square in squares:
        game.goblins.pass_by(i64(at(game, square)))


def random_game(deck: list[str], optional: bool, **keys: Any) -> Vast:
    setup = {"terrain": True, "random_terrain": True, "terrain_optional": optional}
    state = {"map": CROSS, "cave": {"terrain_deck": deck}, **keys}
    return situation("knight-goblins", setup=setup, state=state)


@pytest.mark.rule("VAST-TER-001")
@pytest.mark.rule("VAST-CTR-32")
@pytest.mark.parametrize(("cards", "legal"), [([], False), ([names.LAKE], True)])
def test_a_card_of_terrain_is_drawn_if_there_is_one(cards: list[int], legal: bool) -> None:
    game = situation(FOUR, setup={"terrain": True, "random_terrain": True}, state={"map": CROSS})
    game.cave.terrain_deck.items = vector(cards)

    assert (ChooseTerrain(i64(names.CAVE), 0).refuse(game, DRAW_TERRAIN) == LEGAL) == legal


@pytest.mark.rule("VAST-TER-002")
@pytest.mark.rule("VAST-TER-014")
def test_pits_need_room_for_three() -> None:
    game = grounds("knight-goblins", state={"map": {"o": "entrance"}})

    assert refuse_kind(game, i64(names.PITS), i64(0)) == NO_GROUND_FOR_IT
    assert refuse_kind(game, i64(names.LAKE), i64(0)) == LEGAL


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


@pytest.mark.rule("VAST-TER-003")
@pytest.mark.rule("VAST-COL-016")
@pytest.mark.rule("VAST-RUL-01")
@pytest.mark.parametrize(
    ("terrain", "board", "count"),
    [
        ({"magma": {"at": "n1e1", "turn": 0}}, {"e1": "ambush-01"}, 2),  # by two edges, and the Entrance
        ({"canyon": "n1e1"}, {"e1": "ambush-01"}, 2),
        ({"canyon": "n1e1", "lake": "s1e1"}, {"e1": "ambush-01"}, 3),  # two Terrains count twice
        ({"pits": ["n1e1", "s1e1", "n4"]}, {"e1": "ambush-01", **{f"n{n}": {"dark": "eye"} for n in (1, 2, 3)}}, 3),
    ],
)
def test_a_terrain_is_one_touched_tile(terrain: dict[str, Any], board: dict[str, Any], count: int) -> None:
    game = grounds("goblins-cave", state={"map": board, "terrain": terrain})

    assert game.cavern.touching(at(game, "e1")) == count


@pytest.mark.rule("VAST-TER-011")
@pytest.mark.parametrize(("came", "to", "cost"), [(1, 55, 1), (55, 56, 0), (1, 69, 1), (70, 69, 0), (1, 59, 0)])
def test_water_costs_one_from_outside(came: int, to: int, cost: int) -> None:
    assert wading_cost(i64(came), i64(to)) == cost


@pytest.mark.rule("VAST-TER-012")
@pytest.mark.parametrize(
    ("terrain", "here", "to", "cost"), [("magma", "n2", "n1", 1), ("lake", "n1", "n2", 1), ("lake", "n1", "o", 0)]
)
def test_magma_left_and_water_entered_cost_a_tribe(terrain: str, here: str, to: str, cost: int) -> None:
    people = {"population": {"fangs": 3}, "tile": {"fangs": here}}
    where = {terrain: "n2" if terrain == "magma" else "n3"}
    game = grounds("goblins-cave", "goblins", state={"map": CROSS, "terrain": where, "goblins": people})
    tribe = i64(names.FANGS)

    assert step_costs(game, tribe, i64(at(game, to))) - leaving_costs(game, tribe) == cost


@pytest.mark.rule("VAST-TER-012")
@pytest.mark.rule("VAST-CTR-25")
@pytest.mark.parametrize(("health", "spares", "after"), [(2, True, 1), (1, True, 1), (2, False, 1)])
def test_magma_takes_one_health_and_with_the_switch_not_the_last(health: int, spares: bool, after: int) -> None:
    setup = {"terrain": True, "card_magma_spares_last_health": spares}
    state = {"map": CROSS, "terrain": {"magma": "n2"}, "knight": {"at": "n2", "health": health}}
    game = situation("knight-goblins", setup=setup, state=state)
    BurnOnMagma(i64(names.KNIGHT)).burn(game, i64(names.P_KNIGHT))

    assert game.knight.health == after


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
    pass_by(tribe, "e1", "w2", "e1", "w2")

    assert not knight_must_leave(knight)
    assert not thief_must_leave(thief)
    assert not dragon_must_leave(dragon)
    assert not tribe_must_leave(tribe, i64(names.FANGS))


@pytest.mark.rule("VAST-TER-014")
def test_a_pit_leads_on_by_itself_or_by_another_that_was_not_passed_twice() -> None:
    game = pit_game("goblins-thief", "goblins", goblins={"population": {"fangs": 3}, "tile": {"fangs": "e1"}})
    pit, fangs = at(game, "e2"), i64(names.FANGS)
    assert leads_on(game, fangs, pit)
    pass_by(game, "w2", "w2")
    assert leads_on(game, fangs, pit)
    pass_by(game, "e1", "e1")

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


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-TER-016")
def test_cards_of_terrain_are_shuffled_when_they_are_played_with() -> None:
    assert new_game(1, terrain=True, random_terrain=True).cave.terrain_deck.count() == 6
    assert new_game(1, terrain=True).cave.terrain_deck.count() == 0


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


@pytest.mark.rule("VAST-TER-017")
@pytest.mark.rule("VAST-TER-016")
@pytest.mark.parametrize(("cards", "collapse", "deck"), [(True, False, 6), (True, True, 5), (False, False, 0)])
def test_the_card_of_a_fallen_terrain_is_shuffled_in_again(cards: bool, collapse: bool, deck: int) -> None:
    game = grounds(setup={"random_terrain": cards}, state={"map": CROSS, "terrain": {"lake": "n3"}})
    game.collapse = collapse
    before = int(game.luck.drawn[names.L_TERRAIN])
    take_off_piece(game, i64(at(game, "n2")))

    assert game.cave.terrain_deck.count() == deck
    assert (game.luck.drawn[names.L_TERRAIN] > before) == (deck == 6)
    assert told(game, "state.terrain_gone") == (["lake"] if collapse else [])


@pytest.mark.rule("VAST-TER-017")
@pytest.mark.rule("VAST-TER-016")
def test_who_lurks_beside_fallen_terrain_hides() -> None:
    people = {"population": {"fangs": 2}, "lurk": {"fangs": "n4"}}
    state = {"map": CROSS, "terrain": {"lake": "n3"}, "goblins": people}
    game = situation("goblins-cave", setup={"terrain": True}, state=state)
    take_off_piece(game, i64(at(game, "n3")))

    assert game.goblins.lurk[names.FANGS] == -1


@pytest.mark.rule("VAST-TER-018")
def test_terrain_is_numbered_on_after_the_tiles_and_its_bridge_is_no_tile() -> None:
    game = grounds(state={"map": CROSS, "terrain": {"canyon": "n2"}})
    first = names.TERRAIN_FIRST[names.CANYON]

    assert (is_ground(i64(first)), is_ground(i64(first - 1))) == (True, False)
    assert game.cavern.is_lit(i64(names.BRIDGE))
    turned = [action.text for action in CHOOSE_ROTATED.candidates(game)]
    assert "at n1" in turned
    assert "at n2e1" not in turned  # the bridge
