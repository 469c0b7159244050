"""The Cave: tiles, tokens and omens."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, THREE, at, with_switch
from tests.games.vast.table import ALL_FIVE, asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import REMOVE_HATRED, SHAPE
from underkeep.games.vast.cards.omens import refuse_hatred
from underkeep.games.vast.refusals import LEGAL, OCCUPIED
from underkeep.games.vast.role_sets import ROLE_SETS, RoleSet
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.rules.plunder import refuse_treasure_at
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.state.changes.cave import draw_omens
from underkeep.games.vast.state.changes.map import block_edge, lift_rockslide, return_walled_rockslides
from underkeep.games.vast.state.events.cave import OmensDrawn


def test_VAST_CAVE_001_ten_treasures_twelve_with_the_thief() -> None:
    assert new_game(1, roles="knight-goblins-cave").cave.supply == 10
    assert new_game(1, roles="goblins-cave-thief").cave.supply == 12


def test_VAST_CAVE_002_and_011_phases_in_order_with_omens_between() -> None:
    game = situation(FOUR, "cave", state={"map": {**CROSS, "n2": {"dark": "eye"}}, "cave": {"omens": {"mushroom": 1}}})
    assert why_not(game, "shape") == "VAST-CAVE-002"
    assert why_not(game, "omen hatred") == ""
    do(game, "collect")
    assert why_not(game, "collect") == "VAST-CAVE-002"
    do(game, "shape")
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])
    assert why_not(game, "treasure") == ""


@pytest.mark.rule("VAST-CAVE-003")
def test_the_omens_drawn_are_told() -> None:
    game = situation(FOUR, "cave", luck={"omens": [35, 0]})
    chronicle = Chronicle()
    game.listener = chronicle
    draw_omens(game, i64(2))

    assert chronicle.drain() == [OmensDrawn(("chasm", "bat"))]


@pytest.mark.rule("VAST-CAVE-003")
@pytest.mark.parametrize(("pick", "symbol"), [(0, "bat"), (5, "bat"), (6, "boulder"), (35, "chasm")])
def test_omens_are_drawn_from_the_whole_bag(pick: int, symbol: str) -> None:
    game = situation(FOUR, "cave", luck={"omens": [pick]})
    draw_omens(game, i64(1))

    assert {name: n for name, n in told(game, "state.cave.omens").items() if n} == {symbol: 1}


@pytest.mark.rule("VAST-CAVE-003")
@pytest.mark.rule("VAST-CAVE-004")
def test_without_treasures_and_crystals_as_few_omens_as_the_board_says() -> None:
    game = situation(FOUR, "cave", state={"map": CROSS})
    least = [draw for count, draw in game.content.collect if count == 0]

    assert omens_due(game) == (least[0] if least else 0)


@pytest.mark.rule("VAST-CAVE-003")
@pytest.mark.rule("VAST-CAVE-004")
@pytest.mark.parametrize(("tokens", "carried"), [([], 0), (["crystal"], 0), (["crystal"], 1), (["crystal"], 3)])
def test_omens_by_crystals_and_treasures(tokens: list[str], carried: int) -> None:
    board = {"n1": {"tile": "crystal-01", "tokens": tokens}}
    game = situation(ALL_FIVE, state={"map": board, "thief": {"carried": carried}})
    steps = dict(game.content.collect)

    assert omens_due(game) == max((draw for least, draw in steps.items() if len(tokens) + carried >= least), default=0)


@pytest.mark.rule("VAST-CAVE-005")
def test_the_cave_places_one_tile_a_turn() -> None:
    game = situation("knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": {"phase": 1}})
    left = int(game.cave.tiles_left())
    do(game, "shape")
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])

    assert game.cave.tiles_left() == left - 1


@pytest.mark.rule("VAST-CAVE-008")
@pytest.mark.parametrize(("treasures", "code"), [(0, LEGAL), (1, OCCUPIED)])
def test_no_second_treasure_on_a_dark_tile(treasures: int, code: int) -> None:
    game = situation(FOUR, "cave", state={"map": {"n1": {"dark": "eye", "treasures": treasures}}})

    assert refuse_treasure_at(game, i64(at(game, "n1"))) == code


@pytest.mark.rule("VAST-CAVE-011")
@pytest.mark.rule("VAST-CTR-22")
def test_the_cave_is_asked_in_its_turn_and_may_use_omens_first() -> None:
    game = situation("knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": {"omens": {"boulder": 2}}})

    assert asked(game) == "cave VAST-CAVE-011"
    assert "collect" in moves(game)
    assert "omen rockslide" in moves(game)


@pytest.mark.rule("VAST-CAVE-011")
def test_tokens_of_three_symbols_pay_an_omen_and_unused_ones_stay() -> None:
    game = situation(
        FOUR,
        "cave",
        state={
            "map": {**CROSS, "n2": {"dark": "eye"}},
            "cave": {"omens": {"mushroom": 1, "bat": 1}},
            "knight": {"grit": 9},
        },
    )
    before = told(game, "state.cave.omens")
    do(game, "omen hatred")

    assert sum(told(game, "state.cave.omens").values()) == sum(before.values()) - 1


@pytest.mark.rule("VAST-CAVE-011")
@pytest.mark.parametrize("entry", ROLE_SETS, ids=[entry.rule for entry in ROLE_SETS])
def test_each_role_set_starts_with_its_first_role(entry: RoleSet) -> None:
    game = new_game(2, roles=entry.id)

    assert asked(game).split()[0] == names.ROLES[entry.roles[0]]
    assert conserved(game)["tiles"] == 52
    assert game.dragon.wakefulness() == (entry.hunger if game.has(names.DRAGON) else 0)


@pytest.mark.rule("VAST-CAVE-012")
def test_past_plunder_rises_by_its_own_uses_only() -> None:
    board = {"n1": {"dark": "eye"}, "e1": {"dark": "eye"}}
    cave = {"omens": {"boulder": 1, "bat": 2}, "phase": 3}
    game = situation(FOUR, "cave", state={"map": board, "cave": cave})
    first = [int(cost_now(game, i64(omen))) for omen in range(6)]
    do(game, "omen past_plunder", "at n1")
    after = [int(cost_now(game, i64(omen))) for omen in range(6)]

    assert [b - a for a, b in zip(first, after, strict=True)] == [int(n == names.PAST_PLUNDER) for n in range(6)]
    assert game.cave.hatred_uses == 0


@pytest.mark.rule("VAST-CAVE-012")
def test_the_rising_costs_start_again_each_turn() -> None:
    cave = {"hatred_uses": 2, "plunder_uses": 1, "phase": 3}
    game = situation(FOUR, "cave", state={"map": CROSS, "cave": cave}, question="turn")

    assert (game.cave.hatred_uses, game.cave.plunder_uses, game.cave.phase) == (0, 0, 0)


@pytest.mark.rule("VAST-CAVE-015")
def test_a_rockslide_on_a_printed_wall_is_one_token() -> None:
    game = situation("knight-goblins-dragon-cave", state={"map": {"n1": "ambush-12"}, "rockslides": ["o north"]})
    left, tile = int(game.cave.rockslides), at(game, "n1")
    game.cavern.doors[tile] = i64(0)
    return_walled_rockslides(game, tile)

    assert game.cave.rockslides == left + 1


@pytest.mark.parametrize(("keeps", "bombs"), [(True, ["n1 south"]), (False, [])])
def test_VAST_CAVE_015_a_lifted_rockslide_uncovers_a_kept_bomb(keeps: bool, bombs: list[str]) -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        setup={"faq2019_rockslide_keeps_bomb": keeps},
        state={"map": {"n1": "ambush-12"}, "bombs": ["o north"]},
    )
    block_edge(game, at(game, "o"), names.NORTH)
    assert game.cavern.wall(at(game, "o"), names.NORTH)
    lift_rockslide(game, at(game, "o"), names.NORTH)

    assert told(game, "state.bombs") == bombs
    assert told(game, "state.rockslides") == []
    assert game.cave.rockslides == names.ROCKSLIDES


@pytest.mark.rule("VAST-REV-001")
@pytest.mark.parametrize("on", [False, True])
@pytest.mark.rule("VAST-REV-003")
def test_VAST_CAVE_015_a_rockslide_where_a_printed_wall_lands(on: bool) -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="dragon",
        setup=with_switch("faq2019_rockslide_returns_on_printed_wall", on),
        state={
            "map": {"n1": {"dark": "ambush-12"}, "n2": "ambush-01", "e1": "ambush-05", "n1e1": "ambush-10"},
            "rockslides": ["n1 north"],
            "dragon": {"hand": ["flame", "wing"]},
        },
    )
    do(game, "power burn", "at n1", "turn 1")

    assert told(game, "state.rockslides") == ([] if on else ["n2 south"])


@pytest.mark.rule("VAST-CAVE-017")
@pytest.mark.parametrize("population", [2, 4])
def test_spores_leave_one_goblin_and_give_one_rage(population: int) -> None:
    state = {"goblins": {"population": {"eye": population}, "rage": 1}, "cave": {"omens": {"crystal": 3}, "phase": 3}}
    game = situation("knight-goblins-dragon-cave", "cave", state=state)
    do(game, "omen soporific_spores", "target goblins")
    if asked(game).startswith("goblins"):
        do(game, "tribe eye")

    assert (told(game, "state.goblins.population.eye"), told(game, "state.goblins.rage")) == (1, 2)


@pytest.mark.rule("VAST-CAVE-018")
def test_hatred_in_the_collapse_takes_one_tile_only() -> None:
    cave = {"omens": {"mushroom": 1}, "phase": 3, "stack": [], "hand": []}
    state = {"map": CROSS, "cave": cave}
    game = situation("knight-goblins-dragon-cave", "cave", state=state, turn_state={"collapse": True})
    do(game, "omen hatred")
    removed = 0
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])
        removed += 1

    assert removed == 1


@pytest.mark.rule("VAST-CAVE-018")
def test_in_the_collapse_hatred_removes_a_tile() -> None:
    cave = {"omens": {"mushroom": 1}, "phase": 3, "stack": [], "hand": []}
    game = situation(
        "knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": cave}, turn_state={"collapse": True}
    )
    tiles = len(game.cavern.tiles())
    do(game, "omen hatred")
    if len(game.cavern.tiles()) == tiles:
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) == tiles - 1


@pytest.mark.rule("VAST-CAVE-018")
@pytest.mark.rule("VAST-DIF-008")
def test_hatred_takes_a_tile_if_there_is_one() -> None:
    games = [
        situation("goblins-cave", "cave", state={"map": tiles}, turn_state={"collapse": True})
        for tiles in ({"n1": "ambush-01"}, {"o": "entrance"})
    ]

    assert [refuse_hatred(game, SHAPE) == LEGAL for game in games] == [True, False]


@pytest.mark.rule("VAST-CAVE-018")
@pytest.mark.rule("VAST-DIF-008")
@pytest.mark.parametrize(("left", "legal"), [(0, False), (1, True)])
def test_only_a_hatred_token_that_is_there_goes(left: int, legal: bool) -> None:
    game = situation(FOUR, "cave", state={"map": CROSS})
    game.cave.hatred = i64(left)

    assert (refuse_hatred(game, REMOVE_HATRED) == LEGAL) == legal


@pytest.mark.rule("VAST-CAVE-011")
def test_VAST_CAVE_020_lit_and_dark_tiles_are_rotated() -> None:
    game = situation(
        FOUR,
        "cave",
        state={
            "map": {"n1": "ambush-12", "e1": {"dark": "eye"}},
            "cave": {"omens": {"crystal": 3, "path": 3, "chasm": 3}},
        },
    )
    do(game, "omen crystal_curse")
    while "curse rotate" not in moves(game):
        do(game, moves(game)[0])
    do(game, "curse rotate")

    assert why_not(game, "at e1") == ""
    assert why_not(game, "at n1") == ""
    assert why_not(game, "at n9") == "VAST-MAP-009"


@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.rule("VAST-CAVE-022")
def test_a_treasure_that_she_takes_is_counted() -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": {"at": "n1"}})
    before = int(game.knight.taken)
    do(game, "encounter", "take treasure")

    assert game.knight.taken == before + 1
    assert told(game, "state.map.n1.treasures") == 0


@pytest.mark.rule("VAST-FILL-006")
@pytest.mark.rule("VAST-CAVE-011")
def test_VAST_CAVE_023_the_turn_ends_after_the_three_phases() -> None:
    game = situation(FOUR, "cave", state={"map": CROSS, "cave": {"phase": 2}})
    assert why_not(game, "done") == "VAST-CAVE-002"

    ready = situation(FOUR, "cave", state={"map": CROSS, "cave": {"phase": 3}})
    do(ready, "done")
    assert ready.active != names.CAVE


@pytest.mark.rule("VAST-CAVE-024")
@pytest.mark.rule("VAST-FILL-006")
@pytest.mark.rule("VAST-COL-002")
@pytest.mark.parametrize(("roles", "placed"), [("knight-goblins-dragon-cave", 0), (THREE, 1)])
def test_only_without_a_cave_everybody_places_a_tile(roles: str, placed: int) -> None:
    game = situation(roles, state={"map": CROSS})
    left = int(game.cave.tiles_left())
    do(game, "done")
    if placed:
        do(game, moves(game)[0])

    assert left - game.cave.tiles_left() == placed


@pytest.mark.rule("VAST-FILL-002")
def test_VAST_CAVE_024_the_hand_is_refilled_after_every_tile() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="cave",
        state={"cave": {"phase": 1, "hand": ["event-02", "event-03"], "stack": ["event-04", "event-05"]}},
    )
    do(game, "shape", "at n2", "tile event-02")

    assert sorted(told(game, "state.cave.hand")) == ["event-03", "event-04", "event-05"]
