"""The Dragon: statistics, Sloth and turn."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, LINE, THREE
from tests.games.vast.table import ALL_FIVE, asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import TAKE_TREASURE
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.role_sets import SET_IDS
from underkeep.games.vast.roles.dragon.hoard import hoard, refuse_hoard, refuse_wake, wake
from underkeep.games.vast.roles.dragon.payment import pledged_symbols
from underkeep.games.vast.rules.stats import armor
from underkeep.games.vast.state.changes.sloth import wake_up


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-VAR-003")
def test_hunger_cubes_that_start_awake_are_locked_where_the_table_says_so() -> None:
    for roles in SET_IDS:
        game = new_game(1, roles=roles)
        assert game.dragon.locked == (game.rules.hunger if game.has(names.DRAGON) and game.rules.locked else 0)


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-VAR-003")
def test_without_a_dragon_no_power_cards_are_dealt() -> None:
    assert new_game(1, roles="knight-goblins").dragon.hand.count() == 0
    assert new_game(1, roles=ALL_FIVE).dragon.hand.count() == 3


def test_VAST_DR_001_the_dragon_at_the_start() -> None:
    game = new_game(5)

    assert [int(n) for n in game.dragon.rows] == [4, 4, 4, 1, 1]
    assert game.dragon.hand.count() == 3
    assert (armor(game), game.dragon.spirit()) == (1, 3)


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-SET-005")
def test_the_dragon_begins_with_three_cards_of_eighteen() -> None:
    dragon = new_game(2).dragon

    assert (dragon.hand.count(), dragon.deck.count()) == (3, 15)
    assert sorted(int(card) for card in (*dragon.hand.items, *dragon.deck.items)) == sorted([0, 1, 2] * 6)


@pytest.mark.rule("VAST-DR-002")
@pytest.mark.parametrize(("asleep", "spirit", "plates"), [(14, 3, 1), (13, 3, 1), (11, 4, 1), (10, 4, 2), (2, 6, 4)])
def test_spirit_and_armor_by_wakefulness(asleep: int, spirit: int, plates: int) -> None:
    game = situation(THREE)
    for row in range(5):
        game.dragon.rows[row] = i64(0)
    game.dragon.rows[names.GREED] = i64(asleep)

    assert (game.dragon.spirit(), armor(game)) == (spirit, plates)


@pytest.mark.parametrize(
    ("wake", "worn", "spirit"),
    [(0, 1, 3), (2, 1, 4), (4, 2, 4), (6, 2, 5), (8, 3, 5), (10, 3, 6), (12, 4, 6), (14, 4, 7)],
)
def test_VAST_DR_002_armor_and_spirit_by_wakefulness(wake: int, worn: int, spirit: int) -> None:
    left = 14 - wake
    rows = {}
    for row, room in zip(names.ROWS, names.ROW_ROOM, strict=True):
        rows[row] = min(room, left)
        left -= rows[row]
    game = situation("knight-goblins-dragon", state={"dragon": {"rows": rows}})

    assert (armor(game), game.dragon.spirit()) == (worn, spirit)


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-DR-004")
@pytest.mark.rule("VAST-DR-005")
def test_the_flame_wall_goes_out_as_the_dragons_turn_begins() -> None:
    game = situation(THREE, "goblins", state={"map": CROSS, "dragon": {"flame_wall": "n1"}})
    game.dragon.burnt = 3
    while asked(game) != "dragon VAST-DR-005":
        do(game, "done" if "done" in moves(game) else moves(game)[0])

    assert told(game, "state.dragon.flame_wall") is None
    assert game.dragon.burnt == 0


def test_VAST_DR_005_phases_of_the_dragon() -> None:
    game = situation(
        THREE,
        "dragon",
        state={"map": {**CROSS, "n1": {"tile": "ambush-01", "treasures": 1}}, "dragon": {"at": "n1"}},
    )
    phases = []
    for _ in range(3):
        phases.append(asked(game))
        do(game, "done")

    assert phases == ["dragon VAST-DR-005", "dragon VAST-DR-013", "dragon VAST-DR-014"]


@pytest.mark.rule("VAST-DR-010")
def test_a_power_that_is_being_paid_tells_what_is_in_the_hand() -> None:
    state = {"map": CROSS, "dragon": {"at": "n1", "hand": ["claw", "claw", "claw", "claw", "wing"]}}
    game = situation(THREE, "dragon", state=state, turn_state={"collapse": True})
    assert pledged_symbols(game) == []
    do(game, "power wrath")

    assert pledged_symbols(game).count(names.WING) == 0
    assert len(pledged_symbols(game)) <= game.dragon.hand.count()


@pytest.mark.rule("VAST-DR-011")
@pytest.mark.parametrize(("gems", "count"), [({}, 0), ({"claw": "n1"}, 1), ({"claw": "n1", "wing": "carried"}, 2)])
def test_gems_on_the_map_are_counted_one_by_one(gems: dict[str, str], count: int) -> None:
    game = situation(state={"map": CROSS, "dragon": {"at": "o", "gems": gems}})

    assert game.dragon.gems_on_map() == count


@pytest.mark.rule("VAST-DR-040")
def test_VAST_DR_012_walls_stop_no_power_but_what_is_moved_obeys_them() -> None:
    game = situation(
        THREE,
        "dragon",
        state={
            "map": {"n1": "ambush-12", "n2": "ambush-01", "n1e1": "ambush-05"},
            "knight": {"at": "n1"},
            "dragon": {"at": "o", "hand": ["wing", "wing"]},
        },
    )
    do(game, "power slap")  # a wall lies between them

    assert why_not(game, "at n1e1") == "VAST-MAP-009"
    assert why_not(game, "at n2") == ""


@pytest.mark.rule("VAST-DR-013")
def test_with_no_greed_left_a_treasure_goes_back_at_once() -> None:
    dragon = {"at": "n1", "rows": {"greed": 0}, "moved": True}
    board = {"n1": {"tile": "ambush-01", "treasures": 1}}
    game = situation(THREE, "dragon", state={"map": board, "dragon": dragon, "knight": {"at": "o"}})
    supply = int(game.cave.supply)
    do(game, "done", "take treasure")

    assert (told(game, "state.dragon.held"), game.cave.supply) == (0, supply + 1)


@pytest.mark.rule("VAST-DR-013")
@pytest.mark.rule("VAST-CTR-38")
@pytest.mark.parametrize(("held", "greed", "then"), [(1, 2, 2), (2, 2, 2), (0, 0, 0)])
def test_the_dragon_holds_as_many_treasures_as_greed_cubes(held: int, greed: int, then: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    dragon = {"at": "n1", "held": held, "rows": {"greed": greed}}
    game = situation(FOUR, "dragon", state={"map": board, "dragon": dragon})

    assert refuse_hoard(game, i64(TAKE_TREASURE)) == LEGAL
    hoard(game)

    assert (game.dragon.held, game.cavern.treasures[game.dragon.tile]) == (then, 0)


@pytest.mark.rule("VAST-DR-014")
def test_beside_a_gem_only_cubes_are_woken() -> None:
    game = situation(THREE, "dragon", state={"map": LINE, "dragon": {"at": "n1", "hand": [], "moved": True}})
    do(game, "done")

    assert asked(game) == "dragon VAST-DR-014"
    assert {move.split()[0] for move in moves(game)} == {"place", "done"}
    assert why_not(game, "collect")


@pytest.mark.rule("VAST-DR-013")
def test_VAST_DR_014_one_gem_of_the_reserve_on_its_own_tile() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"at": "n1"}})
    do(game, "done", "done", "place gem_claw")

    assert told(game, "state.dragon.gems.claw") == "n1"
    assert "place gem_wing" not in moves(game)


@pytest.mark.rule("VAST-DR-015")
@pytest.mark.rule("VAST-DR-076")
def test_power_cards_are_shuffled_before_they_are_drawn() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"gem_placed": True, "moved": True}})
    before = int(game.luck.drawn[names.L_POWERS])
    do(game, "done")

    assert game.luck.drawn[names.L_POWERS] - before >= 17  # eighteen cards


@pytest.mark.rule("VAST-DR-016")
@pytest.mark.rule("VAST-DR-017")
@pytest.mark.parametrize(("held", "legal"), [(0, False), (1, True)])
def test_one_treasure_held_wakes_the_last_greed_cube(held: int, legal: bool) -> None:
    dragon = {"rows": {"greed": 1}, "held": held}
    game = situation(FOUR, "dragon", state={"map": CROSS, "dragon": dragon})

    assert (refuse_wake(game, i64(names.GREED)) == LEGAL) == legal


@pytest.mark.rule("VAST-DR-005")
def test_VAST_DR_016_one_cube_of_each_section_in_a_turn() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"at": "n1", "held": 2, "eaten": 4, "hand": []}})
    do(game, "wake greed", "wake hunger")

    assert why_not(game, "wake greed") == "VAST-DR-016"
    assert why_not(game, "wake hunger") == "VAST-DR-016"
    assert game.dragon.wakefulness() == 2


@pytest.mark.rule("VAST-DR-017")
def test_the_last_greed_cube_returns_the_hoard() -> None:
    dragon = {"at": "o", "held": 2, "rows": {"greed": 2}}
    game = situation(THREE, "dragon", state={"dragon": dragon})
    game.dragon.rows[names.GREED] = i64(1)
    supply = int(game.cave.supply)
    wake(game, i64(names.GREED))

    assert (game.dragon.held, game.cave.supply) == (0, supply + 2)


@pytest.mark.rule("VAST-DR-018")
@pytest.mark.rule("VAST-DR-017")
def test_a_dragon_that_has_moved_earns_nothing_by_resting() -> None:
    for moved, wakes in ((False, True), (True, False)):
        dragon = {"at": "n1", "moved": moved, "hand": [], "gem_placed": True}
        game = situation(THREE, "dragon", state={"map": CROSS, "dragon": dragon})
        do(game, "done")
        assert ("wake pride_still" in moves(game)) == wakes


@pytest.mark.rule("VAST-DR-020")
@pytest.mark.rule("VAST-DR-002")
@pytest.mark.parametrize(("asleep", "awake", "spirit"), [(4, False, 6), (3, True, 6), (11, False, 4), (10, False, 4)])
def test_the_dragon_wakes_at_eleven(asleep: int, awake: bool, spirit: int) -> None:
    game = situation(THREE)
    for row in range(5):
        game.dragon.rows[row] = i64(0)
    game.dragon.rows[names.GREED] = i64(asleep)
    wake_up(game)

    assert game.dragon.awake == awake
    assert game.dragon.spirit() == spirit


def test_VAST_DR_025_without_goblins_nothing_feeds_the_hunger() -> None:
    game = situation("dragon-cave", "dragon", state={"map": CROSS, "dragon": {"at": "n1", "hand": ["claw"]}})
    do(game, "power claw")

    assert told(game, "state.dragon.eaten") == 0
    assert why_not(game, "wake hunger") == "VAST-DR-017"
