"""After-effects: what is returned, shuffled, forgotten or joined when something else has happened."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.rules.test_small_print import after
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import CENTRE, SIDE
from underkeep.games.vast.cards.events import resolve_event
from underkeep.games.vast.cards.wrath import WrathFalls
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.role_sets import SET_IDS
from underkeep.games.vast.roles.goblins.actions import refuse_plunder
from underkeep.games.vast.roles.knight.attacks import STRIKE_THIEF, smash_crystal
from underkeep.games.vast.roles.knight.cubes import throw_javelin
from underkeep.games.vast.roles.knight.equipment import refuse_bow, refuse_magic_target
from underkeep.games.vast.roles.knight.sidequests import is_fulfilled
from underkeep.games.vast.roles.knight.treasure import TakeGem
from underkeep.games.vast.roles.thief.actions import LootGem
from underkeep.games.vast.rules.forced import PushedStep
from underkeep.games.vast.rules.plunder import PastPlunder
from underkeep.games.vast.rules.reconnect import Reconnect
from underkeep.games.vast.rules.stats import armor, dragon_may_be_struck
from underkeep.games.vast.rules.thief_death import KillThief
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.rules.tribes import Scatter
from underkeep.games.vast.rules.victory import knight_falls
from underkeep.games.vast.state.changes.goblin_cards import draw_monster
from underkeep.games.vast.state.changes.map import bury_fallen, return_walled_rockslides, rotate_tile, slide_group
from underkeep.games.vast.state.changes.sloth import eat_goblins, wake_up
from underkeep.games.vast.state.changes.tokens import clear_tokens

FIVE = "knight-goblins-dragon-cave-thief"
LINE = {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}


# ------------------------------------------------------------------ tiles
@pytest.mark.rule("VAST-REV-011")
@pytest.mark.rule("VAST-KN-043")
def test_a_rotated_tile_gives_its_rockslides_back() -> None:
    game = situation("knight-goblins-dragon-cave", state={"map": CROSS, "rockslides": ["o north"]})
    left = int(game.cave.rockslides)
    rotate_tile(game, at(game, "n1"), i64(1))

    assert game.cave.rockslides == left + 1
    assert not game.cavern.blocked[at(game, "o")]


@pytest.mark.rule("VAST-CAVE-015")
def test_a_rockslide_on_a_printed_wall_is_one_token() -> None:
    game = situation("knight-goblins-dragon-cave", state={"map": {"n1": "ambush-12"}, "rockslides": ["o north"]})
    left, tile = int(game.cave.rockslides), at(game, "n1")
    game.cavern.doors[tile] = i64(0)
    return_walled_rockslides(game, tile)

    assert game.cave.rockslides == left + 1


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


@pytest.mark.rule("VAST-COL-007")
def test_the_ogre_token_goes_with_its_tile() -> None:
    goblins = {"monster_deck": ["blob"]}
    game = situation("knight-thief", state={"map": LINE, "knight": {"guard": "n3"}, "goblins": goblins})
    before = int(game.goblins.monster_discard.count())
    clear_tokens(game, at(game, "n3"))

    assert game.knight.guard == names.OFF
    assert game.goblins.monster_discard.count() == before + 1


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


@pytest.mark.rule("VAST-SPL-006")
@pytest.mark.rule("VAST-COL-013")
def test_after_the_map_is_whole_its_edges_are_filled() -> None:
    game = situation(THREE, state={"map": CROSS})
    tiles = len(game.cavern.tiles())
    after(game, Reconnect(i64(names.KNIGHT)))
    while asked(game).startswith("knight VAST-FILL"):
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) > tiles


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


@pytest.mark.rule("VAST-BON-002")
@pytest.mark.rule("VAST-FILL-004")
@pytest.mark.rule("VAST-DR-068")
@pytest.mark.rule("VAST-DR-070")
def test_wrath_scatters_all_tribes_and_buries_what_falls() -> None:
    goblins = {"population": {"fangs": 2, "eye": 4}, "tile": {"fangs": "n3", "eye": "n3"}}
    state = {"map": LINE, "knight": {"at": "o"}, "dragon": {"at": "o"}, "goblins": goblins}
    game = situation(THREE, "dragon", state=state)
    tile, left = at(game, "n3"), int(game.cave.stack.count())
    after(game, WrathFalls(i64(names.DRAGON), (int(tile),)))

    assert list(game.goblins.population) == [0, 0, 2]
    assert not game.goblins.revealed(i64(names.EYE))
    assert game.cave.fallen.count() == 0
    assert game.cave.stack.count() + len(game.cavern.tiles()) == left + 4


@pytest.mark.rule("VAST-RUL-14")
def test_past_plunder_needs_a_token_in_the_supply() -> None:
    game = situation("goblins-dragon-thief", "goblins", state={"map": LINE})
    game.cave.supply = i64(0)
    before = asked(game)
    after(game, PastPlunder(i64(names.GOBLINS)))

    assert asked(game) == before


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-029")
@pytest.mark.rule("VAST-CTR-01")
def test_a_smashed_crystal_leaves_its_tile() -> None:
    board = {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}
    game = situation(THREE, state={"map": board, "knight": {"at": "n1", "grit": 3}})
    smash_crystal(game)

    assert not game.has_mark(at(game, "n1"), i64(names.CRYSTAL))
    assert (game.knight.crystals, game.smashed, game.knight.grit) == (1, 1, 5)


@pytest.mark.rule("VAST-KN-049")
@pytest.mark.rule("VAST-ATK-001")
def test_a_javelin_is_thrown_once() -> None:
    state = {
        "map": LINE,
        "knight": {"at": "n1", "shown": ["javelin"], "armed": True},
        "thief": {"at": "n1", "carried": 3},
    }
    game = situation(FIVE, state=state)
    after(game, STRIKE_THIEF)

    assert not game.knight.armed
    assert told(game, "state.knight.shown") == []
    throw_javelin(game)
    assert game.knight.boxed == 1 << names.JAVELIN


@pytest.mark.rule("VAST-KN-033")
@pytest.mark.rule("VAST-DIE-003")
@pytest.mark.parametrize(("face", "grit"), [(5, 6), (0, 13)])
def test_a_gem_is_worth_five_grit_unless_it_is_trapped(face: int, grit: int) -> None:
    state = {"map": LINE, "knight": {"at": "n1", "grit": 8}, "dragon": {"gems": {"wing": "n1"}}}
    game = situation(THREE, state=state, luck={"dragon_die": [face]})
    after(game, TakeGem(i64(names.WING)))

    assert told(game, "state.knight.grit") == grit
    assert game.knight.deeds >> names.CUNNING & 1


@pytest.mark.rule("VAST-KN-036")
@pytest.mark.parametrize(("grit", "offered"), [(0, False), (6, True)])
def test_light_is_not_sought_with_two_cubes(grit: int, offered: bool) -> None:
    game = situation(THREE, state={"knight": {"grit": grit, "slots": {}}})
    before = asked(game)
    resolve_event(game, i64(names.EV_LIGHT))
    game.run()

    assert (asked(game) != before) == offered


@pytest.mark.rule("VAST-KN-044")
@pytest.mark.rule("VAST-RUL-08")
@pytest.mark.parametrize(("tile", "legal"), [("n2", True), ("n1e1", False)])
def test_the_bow_needs_a_tribe_in_sight(tile: str, legal: bool) -> None:
    board: dict[str, Any] = {**LINE, "n1e1": "ambush-12"}
    goblins = {"population": {"bones": 1}, "tile": {"bones": tile}}
    knight = {"at": "n1" if legal else "n3", "grit": 6, "slots": {"bow": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": knight, "goblins": goblins})

    assert (refuse_bow(game) == LEGAL) == legal


@pytest.mark.rule("VAST-KN-048")
@pytest.mark.rule("VAST-CTR-09")
@pytest.mark.parametrize(("carried", "seen"), [(2, False), (3, True)])
def test_the_enchanted_bow_needs_perception_above_stealth(carried: int, seen: bool) -> None:
    state = {"map": LINE, "knight": {"slots": {}}, "thief": {"at": "n2", "carried": carried}}

    assert (refuse_magic_target(situation(FIVE, state=state), i64(names.P_THIEF)) == LEGAL) == seen


@pytest.mark.rule("VAST-KN-041")
@pytest.mark.parametrize(("golem", "used"), [(False, 1), (True, 2)])
def test_a_wall_costs_one_cube_of_the_map_and_two_with_the_golem(golem: bool, used: int) -> None:
    knight = {"grit": 20, "slots": {"map": 3, "movement": 1}, "golem": golem}
    game = situation("knight-thief", state={"map": {"n1": "ambush-12"}, "knight": knight})
    do(game, "at n1")

    assert game.knight.maps_used == used


@pytest.mark.rule("VAST-RUL-12")
def test_a_fallen_knight_has_no_turn_left() -> None:
    game = situation("knight-dragon-cave")
    knight_falls(game, False)

    assert game.knight.out
    assert game.knight.turn_over


# ------------------------------------------------------------------ Goblins, Dragon, Thief
@pytest.mark.rule("VAST-GO-034")
@pytest.mark.parametrize(("treasures", "legal"), [(0, False), (1, True)])
def test_a_treasure_is_plundered_where_one_lies(treasures: int, legal: bool) -> None:
    board = {"n1": {"dark": "bones", "treasures": treasures}}
    goblins = {"population": {"bones": 1}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", "goblins", state={"map": board, "goblins": goblins})
    do(game, "tribe bones")

    assert ("plunder treasure" in moves(game)) == legal
    assert (refuse_plunder(game, i64(names.BONES), i64(3)) == LEGAL) == legal


@pytest.mark.rule("VAST-GO-047")
def test_a_scattered_tribe_pledges_nothing() -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "bones"}}, "goblins": goblins})
    game.goblins.pledges[names.BONES] = at(game, "n1")
    after(game, Scatter(i64(names.BONES)))

    assert list(game.goblins.pledges) == [-1, -1, -1]


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


@pytest.mark.rule("VAST-DR-072")
@pytest.mark.parametrize(("face", "carried"), [(5, 0), (0, 1)])
def test_a_looted_gem_is_carried_unless_it_is_trapped(face: int, carried: int) -> None:
    state = {"map": LINE, "thief": {"at": "n1"}, "dragon": {"gems": {"claw": "n1"}}}
    game = situation(FIVE, "thief", state=state, luck={"dragon_die": [face]})
    after(game, LootGem(i64(names.CLAW)))

    assert game.dragon.gems_carried() == carried
    assert (game.thief.tile == names.OFF) == (carried == 0)


@pytest.mark.rule("VAST-SET-001")
def test_the_entrance_begins_lit_with_all_sides_open() -> None:
    game = situation(THREE)

    assert game.cavern.where[names.ENTRANCE_TILE] == CENTRE
    assert not any(game.cavern.blocked)
    assert not any(game.cavern.blown)
    assert not any(game.cavern.treasures)


# ------------------------------------------------------------------ what is said, what is set back
@pytest.mark.rule("VAST-DR-054")
def test_nothing_eaten_is_not_told() -> None:
    game = situation(THREE)
    game.listener = chronicle = Chronicle()
    eat_goblins(game, i64(0))
    assert chronicle.drain() == []
    eat_goblins(game, i64(2))

    assert game.dragon.eaten == 2


@pytest.mark.rule("VAST-TH-029")
def test_a_dead_thief_does_not_die_again() -> None:
    game = situation(FIVE, state={"thief": {"at": None}})
    game.listener = chronicle = Chronicle()
    after(game, KillThief(i64(names.NOBODY_PLAYS)))

    assert chronicle.drain() == []


@pytest.mark.rule("VAST-DR-002")
@pytest.mark.parametrize(("asleep", "spirit", "plates"), [(14, 3, 1), (13, 3, 1), (11, 4, 1), (10, 4, 2), (2, 6, 4)])
def test_spirit_and_armor_by_wakefulness(asleep: int, spirit: int, plates: int) -> None:
    game = situation(THREE)
    for row in range(5):
        game.dragon.rows[row] = i64(0)
    game.dragon.rows[names.GREED] = i64(asleep)

    assert (game.dragon.spirit(), armor(game)) == (spirit, plates)


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-TH-027")
def test_an_evasion_counts_for_one_turn() -> None:
    thief = {"at": "o", "upgrades": ["unnatural_evasion"], "stashed": 1, "evasion_used": True}
    game = situation(FIVE, "knight", state={"thief": thief}, question="turn")

    assert not game.thief.evasion_used


@pytest.mark.rule("VAST-CAVE-005")
def test_the_cave_places_one_tile_a_turn() -> None:
    game = situation("knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": {"phase": 1}})
    left = int(game.cave.tiles_left())
    do(game, "shape")
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])

    assert game.cave.tiles_left() == left - 1


@pytest.mark.rule("VAST-CAVE-018")
def test_hatred_in_the_collapse_takes_one_tile_only() -> None:
    cave = {"omens": {"mushroom": 1}, "phase": 3, "stack": [], "hand": []}
    state = {"map": CROSS, "cave": cave}
    game = situation("knight-goblins-dragon-cave", "cave", state=state, turn_state={"collapse": True})
    do(game, "omen hatred", "shape")
    removed = 0
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])
        removed += 1

    assert removed == 1


@pytest.mark.rule("VAST-KN-064")
@pytest.mark.rule("VAST-KN-035")
def test_a_javelin_that_was_not_thrown_waits_no_longer_than_her_turn() -> None:
    game = situation(THREE, state={"map": CROSS, "knight": {"shown": ["javelin"], "armed": True}})
    do(game, "done")

    assert not game.knight.armed


@pytest.mark.rule("VAST-KN-055")
@pytest.mark.parametrize(("tiles", "swift"), [(6, False), (7, True)])
def test_swift_asks_for_seven_tiles_in_a_turn(tiles: int, swift: bool) -> None:
    game = situation(THREE)
    game.knight.visited = i64((1 << tiles) - 1)

    assert is_fulfilled(game, i64(names.SWIFT)) == swift


@pytest.mark.rule("VAST-GEN-011")
def test_discards_are_shuffled_when_they_come_back() -> None:
    goblins = {"monster_deck": [], "monster_discard": ["blob", "wisp", "ogre"]}
    game = situation("knight-goblins", state={"goblins": goblins})
    before = int(game.luck.drawn[names.L_MONSTERS])
    draw_monster(game)

    assert game.luck.drawn[names.L_MONSTERS] > before


@pytest.mark.rule("VAST-VAR-030")
@pytest.mark.rule("VAST-CTR-41")
@pytest.mark.parametrize(("population", "struck"), [(2, False), (3, True)])
def test_the_ash_dragon_is_struck_above_its_armor_only(population: int, struck: bool) -> None:
    game = situation("goblins-dragon", state={"goblins": {"population": {"bones": population}, "rage": 1}})

    assert armor(game) == 2
    assert dragon_may_be_struck(game, i64(names.BONES)) == struck


@pytest.mark.rule("VAST-DMG-001")
def test_a_pushed_knight_is_burnt_like_one_who_walks() -> None:
    state = {"map": CROSS, "knight": {"grit": 9}, "dragon": {"at": "e1", "flame_wall": "n1"}}
    game = situation("knight-goblins-dragon-cave", "cave", state=state)
    step = PushedStep(i64(names.CAVE), i64(names.P_KNIGHT), i64(1), i64(0), int(at(game, "n1")))
    after(game, step)

    assert told(game, "state.knight.grit") == 4


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-VAR-003")
def test_hunger_cubes_that_start_awake_are_locked_where_the_table_says_so() -> None:
    for roles in SET_IDS:
        game = new_game(1, roles=roles)
        assert game.dragon.locked == (game.rules.hunger if game.has(names.DRAGON) and game.rules.locked else 0)


@pytest.mark.rule("VAST-SET-004")
def test_treasure_cards_come_with_the_knight() -> None:
    assert new_game(2).cave.treasures.count() == 7
    assert new_game(2, roles="goblins-dragon-cave").cave.treasures.count() == 0
