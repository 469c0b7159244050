"""Moving others, spaces that hurt, attacks and dice."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, LINE, THREE, after, at, grounds, pit_game, told_square, with_switch
from tests.games.vast.table import CONTENT, PACK, asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.refusals import LEGAL, WOULD_ATTACK
from underkeep.games.vast.rules.forced import PushedStep, refuse_push, shielded, token_reach
from underkeep.games.vast.rules.terrain.fall import get_off
from underkeep.games.vast.rules.terrain.walk import pushes
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.dice import roll_action_die

PITS_AROUND = {"pits": ["n2", "s2", "w2"]}


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


@pytest.mark.rule("VAST-FM-002")
@pytest.mark.parametrize(("square", "code"), [("o", WOULD_ATTACK), ("s1", LEGAL)])
def test_only_where_the_surfaced_dragon_is_she_would_attack_it(square: str, code: int) -> None:
    dragon = {"at": square, "surfaced": True, "awake": True}
    game = situation(FOUR, state={"map": CROSS, "knight": {"at": "n1"}, "dragon": dragon})

    assert refuse_push(game, i64(names.P_KNIGHT), i64(at(game, "n1")), i64(at(game, "o")), False) == code


@pytest.mark.rule("VAST-FM-003")
@pytest.mark.parametrize(("piece", "goes_on"), [("knight", False), ("bones", True)])
def test_an_event_token_stops_the_knight_and_nobody_else(piece: str, goes_on: bool) -> None:
    board = {"map": {**LINE, "n1": {"tile": "event-05", "tokens": ["event"]}}, "knight": {"at": "o"}}
    tribes = {"population": {"bones": 2}, "tile": {"bones": "n2"}}
    game = situation("knight-goblins-dragon-cave", "cave", state={**board, "goblins": tribes})
    game.push(PushedStep(i64(names.CAVE), i64(names.PIECES.index(piece)), i64(3), i64(0), int(at(game, "n1"))))
    game.run()

    assert (asked(game) == "cave VAST-FM-001") == goes_on


@pytest.mark.rule("VAST-FM-003")
@pytest.mark.parametrize(("tokens", "pushed"), [(["event"], 0), ([], 1)])
def test_on_an_event_token_she_is_not_moved_on(tokens: list[str], pushed: int) -> None:
    board = {**CROSS, "n1": {"tile": "event-05", "tokens": tokens}}
    game = situation(FOUR, "cave", state={"map": board, "knight": {"at": "n1"}})
    before = len(game.frames)
    PushedStep(i64(names.CAVE), i64(names.P_KNIGHT), i64(3), i64(0), at(game, "n1")).go_on(game)

    assert len(game.frames) - before == pushed


def test_VAST_FM_004_bats_do_not_carry_a_tribe_onto_the_knight() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": {"dark": "eye"}, "n2": {"dark": "bones"}},
            "goblins": {"population": {"eye": 1}, "tile": {"eye": "n1"}},
            "dragon": {"at": "n2"},
        },
    )
    here = int(game.goblins.tile[names.EYE])

    assert refuse_push(game, 3, here, names.ENTRANCE_TILE, False) != 0
    assert refuse_push(game, 3, here, int(game.dragon.tile), False) != 0  # VAST-CTR-34: Armor 1 is not beaten


@pytest.mark.rule("VAST-FM-005")
@pytest.mark.parametrize(("strength", "legal"), [(0, True), (1, False)])
def test_a_surfaced_dragon_is_not_moved_where_it_would_be_attacked(strength: int, legal: bool) -> None:
    knight = {"at": "n1", "grit": 6, "slots": {"strength": strength} if strength else {}}
    dragon = {"at": "n2", "surfaced": True, "awake": True, "rows": {"greed": 0}}
    game = situation(THREE, state={"map": LINE, "knight": knight, "dragon": dragon})
    game.dragon.rows[names.HUNGER] = i64(4)
    code = refuse_push(game, i64(names.P_DRAGON), at(game, "n2"), at(game, "n1"), True)

    assert (code == LEGAL) == legal
    assert refuse_push(game, i64(names.P_DRAGON), at(game, "n2"), at(game, "n3"), True) == LEGAL


@pytest.mark.rule("VAST-FM-001")
def test_VAST_FM_005_and_006_walls_for_thief_and_dragon() -> None:
    game = situation(state={"map": {"n1": "ambush-12", "e1": {"dark": "eye"}}})
    north, east = names.TILES.index("ambush-12"), int(game.cavern.neighbour(names.ENTRANCE_TILE, names.EAST))

    assert refuse_push(game, names.P_THIEF, names.ENTRANCE_TILE, north, True) != 0
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, north, True) == 0
    game.dragon.surfaced = True
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, north, True) != 0
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, east, True) != 0


@pytest.mark.rule("VAST-FM-005")
@pytest.mark.parametrize(("population", "code"), [(4, WOULD_ATTACK), (1, LEGAL)])
def test_the_dragon_is_not_moved_onto_a_tribe_that_can_strike_it(population: int, code: int) -> None:
    people = {"population": {"fangs": population}, "tile": {"fangs": "o"}, "rage": 2}
    dragon = {"at": "n1", "surfaced": True, "awake": True}
    game = situation("goblins-dragon-cave", "cave", state={"map": CROSS, "goblins": people, "dragon": dragon})

    assert refuse_push(game, i64(names.P_DRAGON), i64(at(game, "n1")), i64(at(game, "o")), False) == code


def test_VAST_FM_006_walls_alone_stop_a_moved_thief() -> None:
    game = situation(
        state={
            "map": {"n1": {"dark": "eye"}, "e1": "ambush-12", "w1": "ambush-01", "s1": "ambush-05"},
            "thief": {"at": "o"},
            "knight": {"at": "w1"},
        },
    )
    here = at(game, "o")
    codes = {square: refuse_push(game, names.P_THIEF, here, at(game, square), False) for square in ("n1", "e1", "w1")}
    assert codes["n1"] == 0  # Dark tiles and other pieces do not stop him
    assert codes["w1"] == 0
    assert codes["e1"] != 0


@pytest.mark.parametrize("on", [False, True])
def test_VAST_FM_007_strict_forced_movement(on: bool) -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="cave",
        setup=with_switch("faq2019_strict_forced_movement", on),
        state={
            "map": {"n1": {"dark": "fangs"}, "n2": {"dark": "bones"}, "n1e1": {"dark": "eye"}},
            "knight": {"at": "o"},
            "dragon": {"at": "n2"},
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}},
            "cave": {"omens": {"bat": 1}, "phase": 3},
        },
    )
    do(game, "omen giant_bats", "piece fangs")

    assert why_not(game, "at n2") == ("VAST-FM-002" if on else "")


def test_VAST_FM_008_a_treasure_is_swatted_over_pieces_but_not_through_walls() -> None:
    game = situation(
        THREE,
        state={
            "map": {
                "n1": {"tile": "ambush-01", "treasures": 1},
                "n2": {"dark": "eye"},
                "n3": "ambush-05",
                "e1": "ambush-10",
                "n1e1": "ambush-12",
            },
            "knight": {"at": "n2"},
            "dragon": {"at": "n1", "hand": ["wing", "flame"]},
        },
        turn="dragon",
    )
    ends = {told_square(game.cavern, tile) for tile in token_reach(game, at(game, "n1"), 5)}
    assert "n3" in ends  # over the Knight and the Dark tile
    assert "n2" not in ends  # she stands there
    assert "n1e1" not in ends  # one opening, to the north
    assert {"o", "e1"} <= ends


@pytest.mark.rule("VAST-FM-008")
@pytest.mark.parametrize(("spaces", "reached"), [(1, {"o"}), (2, {"o", "w1"}), (3, {"o", "w1"})])
def test_from_pit_to_pit_is_one_space_for_a_token(spaces: int, reached: set[str]) -> None:
    game = pit_game("goblins-dragon", "dragon", dragon={"at": "e1"})
    start = i64(at(game, "e2"))
    found = {SQUARE_NAMES[game.cavern.where[tile]] for tile in token_reach(game, start, i64(spaces))}

    assert found == (reached - {"o"} if spaces == 1 else reached)


def test_VAST_FM_009_nothing_is_moved_off_the_map() -> None:
    game = situation(
        THREE,
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "knight": {"at": "n1"},
            "dragon": {"at": "o", "hand": ["wing", "wing"]},
        },
        turn="dragon",
    )
    do(game, "power slap")

    assert why_not(game, "at n1e1") == "VAST-MAP-009"
    assert set(moves(game)) == {"at n2", "done"}  # the Dragon is under the third


@pytest.mark.rule("VAST-FM-009")
def test_pieces_are_moved_through_pits_and_never_off_the_map() -> None:
    game = grounds(state={"map": CROSS, "terrain": PITS_AROUND})
    out_of_pit = {action.text for action in pushes(game, i64(at(game, "n2")))}
    from_tile = {action.text for action in pushes(game, i64(at(game, "n1")))}

    assert {"at s2", "at w2", "at n1"} <= out_of_pit
    assert "at n3" not in out_of_pit
    assert not {"at s2", "at n1e1"} & from_tile


@pytest.mark.rule("VAST-KN-001")
@pytest.mark.rule("VAST-FM-010")
@pytest.mark.parametrize(("slots", "immune"), [({}, False), ({"shield": 1}, True)])
def test_only_an_active_shield_keeps_her_in_place(slots: dict[str, int], immune: bool) -> None:
    game = situation(THREE, state={"knight": {"slots": slots}})

    assert shielded(game, i64(names.P_KNIGHT)) == immune
    assert not shielded(game, i64(names.P_DRAGON))


@pytest.mark.rule("VAST-DMG-001")
def test_a_pushed_knight_is_burnt_like_one_who_walks() -> None:
    state = {"map": CROSS, "knight": {"grit": 9}, "dragon": {"at": "e1", "flame_wall": "n1"}}
    game = situation("knight-goblins-dragon-cave", "cave", state=state)
    step = PushedStep(i64(names.CAVE), i64(names.P_KNIGHT), i64(1), i64(0), int(at(game, "n1")))
    after(game, step)

    assert told(game, "state.knight.grit") == 4


@pytest.mark.rule("VAST-DMG-001")
def test_a_thief_who_leaves_falling_terrain_onto_the_entrance_stashes() -> None:
    thief = {"at": "n1", "carried": 1}
    game = grounds(
        "knight-thief", "thief", state={"map": {"e1": "ambush-01"}, "terrain": {"lake": "n2"}, "thief": thief}
    )
    get_off(game, i64(names.P_THIEF), i64(0))
    game.run()

    assert told(game, "state.thief.carried") == 0


@pytest.mark.rule("VAST-CAVE-013")
def test_VAST_DMG_002_lit_tiles_cost_population_only_in_the_goblins_own_turn() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"},
            "knight": {"at": "o"},
            "goblins": {"population": {"fangs": 3}, "tile": {"fangs": "n1"}},
            "cave": {"omens": {"bat": 1, "chasm": 1}},
        },
        turn="cave",
    )
    do(game, "omen giant_bats", "spend bat", "piece fangs", "at n2", "at n3", "at n2")

    assert told(game, "state.goblins.tile.fangs") == "n2"
    assert told(game, "state.goblins.population.fangs") == 3


@pytest.mark.rule("VAST-KN-048")
def test_VAST_ATK_002_a_bow_is_no_attack_and_cannot_be_evaded() -> None:
    game = situation(
        state={
            "map": {"n1": "ambush-01"},
            "knight": {
                "shown": ["enchanted_bow"],
                "on_cards": ["enchanted_bow"],
                "grit": 5,
            },
            "thief": {"at": "n1", "upgrades": ["unnatural_evasion"], "stashed": 1, "carried": 3},
        },
    )
    do(game, "use enchanted_bow", "piece thief")

    assert game.thief.tile == names.OFF
    assert not game.thief.evasion_used


@pytest.mark.rule("VAST-DIE-001")
def test_faces_are_read_cell_by_cell() -> None:
    assert [int(face) for face in SPEC.content(PACK).die] == [495, 170, 186, 325, 341, 16]


def test_VAST_DIE_001_six_faces_of_which_three_hit_the_centre() -> None:
    assert len(CONTENT.die) == 6
    assert sum(face >> 4 & 1 for face in CONTENT.die) == 3
    assert sorted(face.bit_count() for face in CONTENT.die) == [1, 4, 4, 5, 5, 8]


@pytest.mark.rule("VAST-DR-011")
@pytest.mark.parametrize(
    ("roles", "turn", "state", "actions"),
    [
        (THREE, "dragon", {"dragon": {"hand": ["claw"]}}, ["power claw"]),
        (THREE, "dragon", {"dragon": {"hand": ["flame"]}}, ["power flame"]),
        (THREE, "dragon", {"dragon": {"hand": ["claw", "claw", "claw", "claw"]}}, ["power wrath"]),
        ("knight-goblins-cave", "knight", {}, ["flare", "at o"]),
    ],
)
def test_VAST_DIE_003_when_the_dragon_die_is_rolled(
    roles: str, turn: str, state: dict[str, object], actions: list[str]
) -> None:
    game = situation(roles, turn, state=state)
    events = heard(game, *actions)
    while not [event for event in events if type(event).__name__ == "DieRolled"]:
        assert any(move.startswith("pay ") for move in moves(game)), moves(game)
        events += heard(game, moves(game)[0])

    assert 1 <= next(event for event in events if type(event).__name__ == "DieRolled").face <= 6


def test_VAST_DIE_004_the_action_die_has_six_faces() -> None:
    game = new_game(5)

    assert {int(roll_action_die(game)) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
