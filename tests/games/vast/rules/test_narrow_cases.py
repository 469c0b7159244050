"""Narrow cases of map, Terrain and collapse: the one tile, token or piece by which a broken rule shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS
from tests.games.vast.table import PACK, asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import SHAPE
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.slide import groups, shortest_joins, slide
from underkeep.games.vast.board.squares import CENTRE, SIDE
from underkeep.games.vast.cards.cave_in import refuse_cave_in
from underkeep.games.vast.cards.crystal_curse import is_lit_tile
from underkeep.games.vast.cards.omens import refuse_hatred
from underkeep.games.vast.options import extra_field
from underkeep.games.vast.refusals import (
    FORCED_ONTO_PIECE,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NO_GROUND_FOR_IT,
    NOT_A_TILE,
    WOULD_ATTACK,
)
from underkeep.games.vast.roles.goblins.movement import leaving_costs, refuse_lurker_step, step_costs
from underkeep.games.vast.rules.collapse import refuse_exit
from underkeep.games.vast.rules.forced import PushedStep, refuse_push
from underkeep.games.vast.rules.terrain.effects import wading_cost
from underkeep.games.vast.rules.terrain.fall import get_off, take_off_piece
from underkeep.games.vast.rules.terrain.place import refuse_kind
from underkeep.games.vast.rules.terrain.walk import pushes
from underkeep.games.vast.rules.victory import settle
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.map import slide_group
from underkeep.games.vast.state.changes.tokens import put_mark
from underkeep.games.vast.state.game import Vast

FOUR = "knight-goblins-dragon-cave"
PITS = {"pits": ["n2", "s2", "w2"]}


def grounds(roles: str = FOUR, turn: str = "", **keys: Any) -> Vast:
    """A position of a game with Terrain."""
    return situation(roles, turn, setup={"terrain": True, **keys.pop("setup", {})}, **keys)


# ------------------------------------------------------------------ the map
@pytest.mark.rule("VAST-MAP-002")
def test_the_tiles_of_all_types_are_the_whole_box() -> None:
    assert sum(names.TYPE_COUNTS) == names.TILE_COUNT


@pytest.mark.rule("VAST-SET-001")
def test_the_entrance_is_not_turned() -> None:
    assert told(new_game(1), "state.map.o.turn") == 0


@pytest.mark.rule("VAST-MAP-007")
def test_a_dark_tile_would_open_through_a_bomb_and_never_through_a_rockslide() -> None:
    board = {"n1": {"dark": "eye"}, "e1": {"dark": "eye"}, "s1": {"dark": "eye"}}
    edges = {"bombs": ["o north"], "rockslides": ["o east"]}
    cavern = situation("knight-goblins", state={"map": board, **edges}).cavern
    sides = {"n1": names.SOUTH, "e1": names.WEST, "s1": names.NORTH}
    game = situation("knight-goblins", state={"map": board, **edges})

    opens = {square: cavern.would_open(at(game, square), 0, i64(0), i64(way)) for square, way in sides.items()}
    assert opens == {"n1": True, "e1": False, "s1": False}
    wide = {square: cavern.would_open(at(game, square), 0, i64(15), i64(way)) for square, way in sides.items()}
    assert wide == {"n1": True, "e1": False, "s1": True}


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


@pytest.mark.rule("VAST-SPL-001")
def test_a_group_is_named_by_its_first_tile_in_reading_order() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "event-05", "s1": "ambush-01"}})
    label = groups(game.cavern)

    assert {int(label[tile]) for tile in game.cavern.tiles()} == {at(game, "n1")}
    assert label[names.TILES.index("ambush-02")] == -1


@pytest.mark.rule("VAST-SPL-003")
@pytest.mark.parametrize(("down", "across"), [(2, 2), (-2, 2), (2, -2)])
def test_of_equal_ways_to_join_each_is_found(down: int, across: int) -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    cavern.put(i64(5), i64(CENTRE + down * SIDE + across))

    beside = {(down // 2, 0), (0, across // 2)}  # where the tile touches the Entrance
    assert set(shortest_joins(cavern, i64(5))) == {(row - down) * SIDE + column - across for row, column in beside}


@pytest.mark.rule("VAST-SPL-004")
def test_bombs_vanish_where_groups_meet_and_only_there() -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    entrance, tile = i64(names.ENTRANCE_TILE), i64(5)
    cavern.put(tile, i64(CENTRE - 3 * SIDE))
    for way in (names.NORTH, names.SOUTH, names.EAST):
        cavern.blow(entrance, i64(way))
        cavern.blow(tile, i64(way))
    slide(cavern, tile, i64(2 * SIDE))

    assert cavern.blown[tile] == bit(i64(names.NORTH)) | bit(i64(names.EAST))
    assert cavern.blown[entrance] == bit(i64(names.SOUTH)) | bit(i64(names.EAST))


@pytest.mark.rule("VAST-SPL-004")
@pytest.mark.rule("VAST-SPL-005")
def test_a_sliding_group_uncovers_who_lurks_in_its_way() -> None:
    people = {"population": {"fangs": 2, "eye": 2}}
    game = situation("knight-goblins", state={"map": {"n1": "ambush-01", "n2": "ambush-05"}, "goblins": people})
    moved = at(game, "n2")
    game.goblins.lurk[names.FANGS] = game.cavern.where[at(game, "n1")]
    game.goblins.lurk[names.EYE] = game.cavern.where[at(game, "o")] + SIDE
    game.cavern.lift(at(game, "n1"))
    slide_group(game, i64(moved), i64(SIDE))

    assert (game.goblins.tile[names.FANGS], game.goblins.lurk[names.FANGS]) == (moved, -1)
    assert game.goblins.tile[names.EYE] == names.OFF
    assert told(game, "state.goblins.lurk.eye") == "s1"


@pytest.mark.rule("UK-VAST-02")
def test_the_map_stays_where_it_is_while_it_has_room() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "treasure_room-01"}}})

    assert "MapShifted" not in [type(event).__name__ for event in heard(game, "at n1")]


@pytest.mark.rule("VAST-REV-008")
@pytest.mark.parametrize(("left", "tokens"), [(0, []), (1, ["event"])])
def test_the_last_token_of_the_supply_is_placed(left: int, tokens: list[str]) -> None:
    game = situation(FOUR, state={"map": CROSS})
    game.cave.event_tokens = left
    put_mark(game, i64(at(game, "n1")), i64(names.EVENT))

    assert told(game, "state.map.n1.tokens") == tokens


# ------------------------------------------------------------------ Terrain
@pytest.mark.rule("VAST-TER-018")
def test_terrain_is_numbered_on_after_the_tiles_and_its_bridge_is_no_tile() -> None:
    game = grounds(state={"map": CROSS, "terrain": {"canyon": "n2"}})
    first = names.TERRAIN_FIRST[names.CANYON]

    assert (is_ground(i64(first)), is_ground(i64(first - 1))) == (True, False)
    assert game.cavern.is_lit(i64(names.BRIDGE))
    assert [is_lit_tile(game, i64(tile)) for tile in (names.BRIDGE, at(game, "n1"))] == [False, True]


@pytest.mark.rule("VAST-CTR-32")
def test_declining_terrain_is_allowed_from_the_start_and_nothing_else_is() -> None:
    declined = extra_field("terrain_optional", "VAST-CTR-32", "terrain", "terrain")
    cards = extra_field("random_terrain", "VAST-TER-016", "terrain", "terrain")

    assert (declined.default, cards.default) == (True, False)
    assert declined.depends_value == cards.depends_value == (True,)


@pytest.mark.rule("VAST-FM-009")
def test_pieces_are_moved_through_pits_and_never_off_the_map() -> None:
    game = grounds(state={"map": CROSS, "terrain": PITS})
    out_of_pit = {action.text for action in pushes(game, i64(at(game, "n2")))}
    from_tile = {action.text for action in pushes(game, i64(at(game, "n1")))}

    assert {"at s2", "at w2", "at n1"} <= out_of_pit
    assert "at n3" not in out_of_pit
    assert not {"at s2", "at n1e1"} & from_tile


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


@pytest.mark.rule("VAST-TER-002")
@pytest.mark.rule("VAST-TER-014")
def test_pits_need_room_for_three() -> None:
    game = grounds("knight-goblins", state={"map": {"o": "entrance"}})

    assert refuse_kind(game, i64(names.PITS), i64(0)) == NO_GROUND_FOR_IT
    assert refuse_kind(game, i64(names.LAKE), i64(0)) == LEGAL


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


@pytest.mark.rule("VAST-DMG-001")
def test_a_thief_who_leaves_falling_terrain_onto_the_entrance_stashes() -> None:
    thief = {"at": "n1", "carried": 1}
    game = grounds(
        "knight-thief", "thief", state={"map": {"e1": "ambush-01"}, "terrain": {"lake": "n2"}, "thief": thief}
    )
    get_off(game, i64(names.P_THIEF), i64(0))
    game.run()

    assert told(game, "state.thief.carried") == 0


@pytest.mark.rule("VAST-GO-029")
@pytest.mark.rule("VAST-GO-028")
def test_a_lurking_tribe_does_not_step_into_a_pit() -> None:
    people = {"population": {"fangs": 2}, "lurk": {"fangs": "n1w1"}}
    board = {**CROSS, "n2": "ambush-02"}
    pits = {"pits": ["n2w1", "s2", "e2"]}
    game = grounds("goblins-cave", "goblins", state={"map": board, "terrain": pits, "goblins": people})
    cells = [game.cavern.where[at(game, square)] for square in ("n2w1", "n1")]

    assert [refuse_lurker_step(game, i64(names.FANGS), cell) for cell in cells] == [NEVER_ENDS_IN_PIT, LEGAL]


# ------------------------------------------------------------------ pieces that are moved, tiles that fall
@pytest.mark.rule("VAST-COL-010")
def test_from_a_collapsing_tile_she_may_join_the_thief() -> None:
    game = situation(state={"map": CROSS, "knight": {"at": "n1"}, "thief": {"at": "o"}, "dragon": {"at": "s1"}})
    here, there = i64(at(game, "n1")), i64(at(game, "o"))

    assert refuse_exit(game, i64(names.P_KNIGHT), here, there) == LEGAL
    assert refuse_push(game, i64(names.P_KNIGHT), here, there, False) == FORCED_ONTO_PIECE


@pytest.mark.rule("VAST-FM-002")
@pytest.mark.parametrize(("square", "code"), [("o", WOULD_ATTACK), ("s1", LEGAL)])
def test_only_where_the_surfaced_dragon_is_she_would_attack_it(square: str, code: int) -> None:
    dragon = {"at": square, "surfaced": True, "awake": True}
    game = situation(FOUR, state={"map": CROSS, "knight": {"at": "n1"}, "dragon": dragon})

    assert refuse_push(game, i64(names.P_KNIGHT), i64(at(game, "n1")), i64(at(game, "o")), False) == code


@pytest.mark.rule("VAST-FM-005")
@pytest.mark.parametrize(("population", "code"), [(4, WOULD_ATTACK), (1, LEGAL)])
def test_the_dragon_is_not_moved_onto_a_tribe_that_can_strike_it(population: int, code: int) -> None:
    people = {"population": {"fangs": population}, "tile": {"fangs": "o"}, "rage": 2}
    dragon = {"at": "n1", "surfaced": True, "awake": True}
    game = situation("goblins-dragon-cave", "cave", state={"map": CROSS, "goblins": people, "dragon": dragon})

    assert refuse_push(game, i64(names.P_DRAGON), i64(at(game, "n1")), i64(at(game, "o")), False) == code


@pytest.mark.rule("VAST-FM-003")
@pytest.mark.parametrize(("tokens", "pushed"), [(["event"], 0), ([], 1)])
def test_on_an_event_token_she_is_not_moved_on(tokens: list[str], pushed: int) -> None:
    board = {**CROSS, "n1": {"tile": "event-05", "tokens": tokens}}
    game = situation(FOUR, "cave", state={"map": board, "knight": {"at": "n1"}})
    before = len(game.frames)
    PushedStep(i64(names.CAVE), i64(names.P_KNIGHT), i64(3), i64(0), at(game, "n1")).go_on(game)

    assert len(game.frames) - before == pushed


@pytest.mark.rule("VAST-GO-090")
def test_without_a_tile_that_may_fall_there_is_no_cave_in() -> None:
    people = {"population": {"eye": 2}, "secrets": ["cave_in"]}
    board = {"n1": "ambush-01"}
    games = [
        situation("knight-goblins", "goblins", state={"map": tiles, "goblins": people})
        for tiles in ({"o": "entrance"}, {**board, "n2": "ambush-05"})
    ]

    assert [refuse_cave_in(game) for game in games] == [NOT_A_TILE, LEGAL]


@pytest.mark.rule("VAST-GO-090")
def test_tribes_leave_a_collapsing_tile_without_scattering() -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    board = {"map": {"n1": "ambush-01", "e1": "ambush-05", "n1e1": {"dark": "eye"}}, "goblins": people}
    game = situation("knight-goblins", "goblins", state=board, turn_state={"collapse": True}, question="end")
    do(game, next(move for move in moves(game) if move == "at n1"))

    assert asked(game) != "goblins VAST-COL-008" or why_not(game, "scatter") != ""
    assert told(game, "state.goblins.population.fangs") == 2


@pytest.mark.rule("VAST-CAVE-018")
@pytest.mark.rule("VAST-DIF-008")
def test_hatred_takes_a_tile_if_there_is_one() -> None:
    games = [
        situation("goblins-cave", "cave", state={"map": tiles}, turn_state={"collapse": True})
        for tiles in ({"n1": "ambush-01"}, {"o": "entrance"})
    ]

    assert [refuse_hatred(game, SHAPE) == LEGAL for game in games] == [True, False]


# ------------------------------------------------------------------ who has won
@pytest.mark.rule("VAST-GEN-003")
@pytest.mark.rule("VAST-RUL-03")
@pytest.mark.parametrize(
    ("health", "winner", "how"),
    [(0, names.GOBLINS, "vast-result-goblins"), (3, names.NOBODY_PLAYS, "vast-result-collapse")],
)
def test_everybody_loses_only_if_nobody_has_won(health: int, winner: int, how: str) -> None:
    game = situation("knight-goblins", state={"map": CROSS})
    game.knight.health, game.cave.crystals_fallen, game.collapse = i64(health), i64(5), True
    settle(game)

    assert (game.winner, game.how) == (winner, how)


@pytest.mark.rule("VAST-DIE-001")
def test_faces_are_read_cell_by_cell() -> None:
    assert [int(face) for face in SPEC.content(PACK).die] == [495, 170, 186, 325, 341, 16]
