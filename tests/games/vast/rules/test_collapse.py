"""Collapse, and a map that falls apart."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.vast.scenes import CROSS, FOUR, LINE, THREE, after, at
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import bit, i64, vec
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.slide import Slides, fits, group_names, groups, meets, shortest_joins, slide
from underkeep.games.vast.board.squares import CENTRE, SIDE, STEPS
from underkeep.games.vast.refusals import FORCED_ONTO_PIECE, LEGAL
from underkeep.games.vast.rules.collapse import CollapseTile, exits, refuse_exit, removable
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.reconnect import Reconnect, refuse_group
from underkeep.games.vast.rules.terrain.fall import EmptyTerrain, can_empty, with_whole_pieces
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.state.changes.map import bury_fallen, slide_group
from underkeep.games.vast.state.changes.tokens import clear_tokens


@pytest.mark.rule("VAST-COL-003")
@pytest.mark.rule("VAST-COL-009")
@pytest.mark.rule("VAST-COL-013")
def test_a_removed_tile_leaves_and_the_map_is_joined_again() -> None:
    game = situation(
        FOUR, "cave", state={"map": LINE, "cave": {"stack": [], "hand": []}}, turn_state={"collapse": True}
    )
    assert removable(game) == [at(game, "n3")]
    fallen = at(game, "n3")
    after(game, CollapseTile(i64(names.CAVE), int(fallen)))

    assert game.cavern.where[fallen] < 0
    assert game.cave.fallen.count() == 0
    assert game.cave.gone.has(fallen)
    split = at(game, "n1")
    after(game, CollapseTile(i64(names.CAVE), int(split)))
    assert asked(game) == "cave VAST-SPL-002"


@pytest.mark.rule("VAST-SPL-001")
def test_VAST_COL_004_a_lit_crystal_tile_goes_first() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {"n1": "crystal-01", "e1": "ambush-01", "s1": {"dark": "eye"}}},
        turn_state={"collapse": True},
        question="end",
    )

    assert why_not(game, "at e1") == "VAST-COL-004"
    assert why_not(game, "at s1") == "VAST-COL-004"
    do(game, "at n1")
    assert {"at e1", "at s1"} <= set(moves(game))


def test_VAST_COL_005_the_entrance_is_never_removed() -> None:
    game = situation(
        "knight-goblins", state={"map": {"n1": "ambush-01"}}, turn_state={"collapse": True}, question="end"
    )

    assert why_not(game, "at o") == "VAST-COL-005"
    do(game, "at n1")
    assert len(game.cavern.tiles()) == 1  # the Entrance alone: nothing more can be removed


@pytest.mark.rule("VAST-COL-006")
@pytest.mark.rule("VAST-COL-015")
def test_fallen_tiles_go_under_the_stack() -> None:
    game = situation(THREE, state={"map": LINE, "cave": {"stack": ["event-01", "event-02"]}})
    tile = at(game, "n3")
    bury_fallen(game)
    assert game.cave.stack.count() == 2
    take_off(game, tile)
    assert game.cave.fallen.has(tile)
    bury_fallen(game)

    assert game.cave.stack.items[0] == tile
    assert (game.cave.stack.count(), game.cave.fallen.count()) == (3, 0)


@pytest.mark.rule("VAST-COL-013")
@pytest.mark.rule("VAST-COL-015")
def test_VAST_COL_006_before_the_collapse_tiles_go_under_the_stack_and_crystals_leave() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05", "e1": "crystal-01"},
            "goblins": {"population": {"eye": 2}, "secrets": ["cave_in"]},
        },
    )

    do(game, "secret cave_in", "at n2", "at e1")

    assert told(game, "state.cave.stack")[0] == "ambush-05"
    assert told(game, "state.cave.crystals_fallen") == 1
    assert "crystal-01" in told(game, "state.cave.gone")


@pytest.mark.rule("VAST-COL-006")
@pytest.mark.parametrize(("collapse", "pile"), [(True, "gone"), (False, "fallen")])
def test_a_fallen_tile_is_gone_in_the_collapse_and_strands_who_lurks_beside_it(collapse: bool, pile: str) -> None:
    goblins = {"population": {"fangs": 2}, "lurk": {"fangs": "n2"}}
    game = situation("knight-goblins", state={"map": CROSS, "goblins": goblins}, turn_state={"collapse": collapse})
    take_off(game, i64(at(game, "n1")))

    assert "ambush-01" in told(game, f"state.cave.{pile}")
    assert told(game, "state.goblins.lurk.fangs") is None


@pytest.mark.rule("VAST-COL-007")
def test_the_ogre_token_goes_with_its_tile() -> None:
    goblins = {"monster_deck": ["blob"]}
    game = situation("knight-thief", state={"map": LINE, "knight": {"guard": "n3"}, "goblins": goblins})
    before = int(game.goblins.monster_discard.count())
    clear_tokens(game, at(game, "n3"))

    assert game.knight.guard == names.OFF
    assert game.goblins.monster_discard.count() == before + 1


@pytest.mark.rule("VAST-CAVE-022")
def test_VAST_COL_007_tokens_of_a_collapsed_tile_go_to_their_owners() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"], "treasures": 2}},
            "dragon": {"gems": {"claw": "n1"}, "flame_wall": "n1"},
            "rockslides": ["o north"],
        },
    )

    take_off(game, names.TILES.index("crystal-01"))

    assert (game.cave.supply, game.cave.crystal_tokens, game.cave.rockslides) == (10, 9, 3)
    assert told(game, "state.dragon.gems.claw") == "reserve"
    assert told(game, "state.dragon.flame_wall") is None


@pytest.mark.rule("VAST-COL-009")
def test_terrain_stays_if_somebody_on_it_has_nowhere_to_go() -> None:
    state = {"map": {"e1": "ambush-01"}, "terrain": {"lake": "e2"}, "knight": {"at": "e2"}}
    game = situation("knight-goblins", setup={"terrain": True}, state=state, turn_state={"collapse": True})
    lake = tuple(range(names.TERRAIN_FIRST[names.LAKE], names.TERRAIN_FIRST[names.LAKE + 1]))
    assert can_empty(game, lake)
    game.cavern.blocked[at(game, "e2")] = i64(1 << names.WEST)
    game.cavern.blocked[at(game, "e1")] = i64(1 << names.EAST)

    assert not can_empty(game, lake)


@pytest.mark.rule("VAST-COL-010")
def test_from_a_collapsing_tile_she_may_join_the_thief() -> None:
    game = situation(state={"map": CROSS, "knight": {"at": "n1"}, "thief": {"at": "o"}, "dragon": {"at": "s1"}})
    here, there = i64(at(game, "n1")), i64(at(game, "o"))

    assert refuse_exit(game, i64(names.P_KNIGHT), here, there) == LEGAL
    assert refuse_push(game, i64(names.P_KNIGHT), here, there, False) == FORCED_ONTO_PIECE


@pytest.mark.rule("VAST-COL-010")
def test_a_piece_does_not_attack_on_its_way_out() -> None:
    goblins = {"population": {"bones": 1}, "tile": {"bones": "n2"}}
    game = situation("knight-goblins", state={"map": LINE, "knight": {"at": "n1"}, "goblins": goblins})

    assert exits(game, i64(names.P_KNIGHT), at(game, "n1")) == [at(game, "o")]


@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-GO-090")
@pytest.mark.parametrize(("scatter", "offered"), [(0, False), (1, True)])
def test_only_in_a_cave_in_a_tribe_on_falling_terrain_may_scatter(scatter: int, offered: bool) -> None:
    state = {
        "map": {"e1": "ambush-01", "n1e2": {"dark": "fangs"}},
        "terrain": {"lake": "e2"},
        "goblins": {"population": {"fangs": 2}, "tile": {"fangs": "e2"}},
    }
    game = situation("goblins-cave", "cave", setup={"terrain": True}, state=state)
    game.push(EmptyTerrain(i64(names.GOBLINS), with_whole_pieces([game.goblins.tile[names.FANGS]]), i64(scatter)))
    game.run()

    assert asked(game) == "goblins VAST-TER-007"
    assert ("scatter" in moves(game)) == offered


@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-GO-090")
def test_the_only_way_off_is_taken_unasked_unless_the_tribe_may_scatter() -> None:
    board = {"map": {"e1": "ambush-01"}, "terrain": {"lake": "e2"}}
    tribe = {**board, "goblins": {"population": {"fangs": 2}, "tile": {"fangs": "e2"}}}
    thief = {**board, "thief": {"at": "e2"}}
    lake = names.TERRAIN_FIRST[names.LAKE]
    games = []
    for state, scatter in ((tribe, 0), (tribe, 1), (thief, 1)):
        game = situation("goblins-cave-thief", "cave", setup={"terrain": True}, state=state)
        game.push(EmptyTerrain(i64(names.GOBLINS), with_whole_pieces([i64(lake)]), i64(scatter)))
        game.run()
        games.append(game)

    assert told(games[0], "state.goblins.tile.fangs") == "e1"
    assert asked(games[1]) == "goblins VAST-TER-007"
    assert told(games[2], "state.thief.at") == "e1"


@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-DMG-001")
def test_VAST_COL_012_her_own_collapse_can_free_the_poisoned_cubes() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"at": "n1", "poisoned": 1, "slots": {}, "free": 1},
        },
        turn="goblins",
        turn_state={"collapse": True},
        question="end",
    )
    do(game, "at n2", "at n1")

    assert told(game, "state.knight.at") == "o"
    assert told(game, "state.knight.poisoned") == 0


@pytest.mark.rule("VAST-KN-001")
def test_VAST_COL_016_touching_counts_every_tile_wall_or_not() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-12", "e1": {"dark": "eye"}, "n1e1": "ambush-01"}})

    assert game.cavern.touching(names.ENTRANCE_TILE) == 2
    assert game.cavern.touching(names.TILES.index("ambush-01")) == 2


@pytest.mark.rule("VAST-SPL-001")
def test_a_group_is_named_by_its_first_tile_in_reading_order() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "event-05", "s1": "ambush-01"}})
    label = groups(game.cavern)

    assert {int(label[tile]) for tile in game.cavern.tiles()} == {at(game, "n1")}
    assert label[names.TILES.index("ambush-02")] == -1


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

    assert [refuse_group(Slides(game.cavern), group) for group in groups] == [first, second]


@pytest.mark.rule("VAST-SPL-003")
def test_where_no_straight_slide_joins_the_player_chooses_among_the_shortest_ways() -> None:
    game = situation(THREE, state={"map": CROSS})
    game.collapse = True  # no edges are filled afterwards
    for tile in game.cavern.tiles():
        if tile != game.cavern.entrance:
            take_off(game, tile)
    game.cavern.put(i64(5), i64(CENTRE + 2 * SIDE + 2))
    after(game, Reconnect(i64(names.KNIGHT)))
    do(game, "at s2e2")

    assert asked(game) == "knight VAST-SPL-003"
    assert sorted(moves(game)) == ["at e1", "at s1"]
    assert why_not(game, "at s1e1") == "VAST-SPL-003"
    do(game, "at e1")
    assert at(game, "e1") == 5


@pytest.mark.rule("VAST-SPL-003")
@pytest.mark.parametrize(("down", "across"), [(3, 2), (-3, 2), (2, -3), (-2, -3)])
def test_groups_that_no_slide_joins_take_the_shortest_way(down: int, across: int) -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    cavern.put(i64(5), i64(CENTRE + down * SIDE + across))
    offsets = [int(offset) for offset in shortest_joins(cavern, i64(5))]
    towards = abs(down) + abs(across) - 1

    rows = [round(offset / SIDE) for offset in offsets]
    assert [abs(row) + abs(offset - row * SIDE) for row, offset in zip(rows, offsets, strict=True)] == [towards] * 2


@pytest.mark.rule("VAST-SPL-003")
@pytest.mark.parametrize(("down", "across"), [(2, 2), (-2, 2), (2, -2)])
def test_of_equal_ways_to_join_each_is_found(down: int, across: int) -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    cavern.put(i64(5), i64(CENTRE + down * SIDE + across))

    beside = {(down // 2, 0), (0, across // 2)}  # where the tile touches the Entrance
    assert set(shortest_joins(cavern, i64(5))) == {(row - down) * SIDE + column - across for row, column in beside}


@pytest.mark.rule("VAST-SPL-002")
def test_a_slide_ends_where_going_square_by_square_would() -> None:
    dice = Random(7)  # noqa: S311  maps, not secrets
    for _ in range(40):
        cavern = Cavern.new(new_game(1).content.shapes)
        for tile in range(1, 20):
            cell = (20 + dice.randrange(9)) * SIDE + 20 + dice.randrange(9)
            if cavern.tile_at(i64(cell)) < 0:
                cavern.put(i64(tile), i64(cell))

        label = groups(cavern)
        slides = Slides(cavern)

        for group in slides.names:
            for way in range(4):
                assert slides.length(group, i64(way)) == length_by_steps(cavern, label, group, i64(way))


def length_by_steps(cavern: Cavern, label: vec[i64], group: i64, way: i64) -> int:
    for length in range(1, SIDE):
        if not fits(cavern, label, group, STEPS[way] * length):
            return 0
        if meets(cavern, label, group, STEPS[way] * length):
            return length
    return 0


@pytest.mark.rule("VAST-SPL-004")
@pytest.mark.rule("VAST-SPL-005")
def test_a_slid_group_uncovers_one_lurker_and_strands_another() -> None:
    goblins = {"population": {"fangs": 2, "eye": 2}, "lurk": {"fangs": "e2", "eye": "n3"}}
    board = {"e1": "ambush-01", "n1": "ambush-05", "n2": "ambush-10"}
    game = situation("knight-goblins", state={"map": board, "goblins": goblins})
    game.cavern.lift(at(game, "n1"))
    slide_group(game, at(game, "n2"), i64(SIDE + 2))

    assert game.goblins.tile[names.FANGS] == names.OFF or game.goblins.lurk[names.FANGS] < 0
    assert game.goblins.lurk[names.EYE] < 0


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


def test_VAST_SPL_005_a_stranded_lurker_becomes_hidden() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        state={
            "map": {"n1": {"dark": "bones"}, "n2": {"dark": "bones"}},
            "goblins": {"population": {"fangs": 1, "eye": 1}, "lurk": {"fangs": "n3"}, "secrets": ["cave_in"]},
        },
    )

    do(game, "secret cave_in", "at n2")

    assert told(game, "state.goblins.lurk.fangs") is None
    assert told(game, "state.goblins.tile.fangs") is None


@pytest.mark.rule("VAST-SPL-006")
@pytest.mark.rule("VAST-COL-013")
def test_after_the_map_is_whole_its_edges_are_filled() -> None:
    game = situation(THREE, state={"map": CROSS})
    tiles = len(game.cavern.tiles())
    after(game, Reconnect(i64(names.KNIGHT)))
    while asked(game).startswith("knight VAST-FILL"):
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) > tiles
