"""Limits that are met exactly, things that are counted once, and orders: what a rule that is off by one gets wrong."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE, winners
from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.slide import shortest_joins
from underkeep.games.vast.board.squares import CENTRE, SIDE
from underkeep.games.vast.cards.secrets import refuse_from_hiding
from underkeep.games.vast.names import TILE_COUNT, TILES
from underkeep.games.vast.refusals import ALREADY_ACTED, LEGAL, TRIBE_TOO_WEAK
from underkeep.games.vast.roles.knight.attacks import refuse_attack_thief
from underkeep.games.vast.rules.die import surrounding_dark
from underkeep.games.vast.rules.forced import shielded
from underkeep.games.vast.rules.grit import spaces_crossed
from underkeep.games.vast.rules.health import hurt_knight
from underkeep.games.vast.rules.stats import bare_strength, stealth
from underkeep.games.vast.state.changes.cubes import discard_cube
from underkeep.games.vast.state.changes.goblin_cards import discard_monster, draw_war
from underkeep.games.vast.state.changes.tokens import douse_flame_wall, token_for_type
from underkeep.games.vast.state.game import Vast


# ------------------------------------------------------------------ common rules
@pytest.mark.rule("VAST-CTR-35")
def test_the_box_holds_52_tiles() -> None:
    assert len(TILES) == TILE_COUNT == 52


def test_VAST_MAP_003_the_eight_squares_around_and_not_the_middle() -> None:
    game = situation(THREE, state={"map": {"n1": {"dark": "fangs"}, "n1e1": {"dark": "eye"}, "e1": "ambush-01"}})
    around_entrance = surrounding_dark(game, at(game, "o"))

    assert sorted(around_entrance) == sorted([at(game, "n1"), at(game, "n1e1")])
    assert surrounding_dark(game, at(game, "n1")) == [at(game, "n1e1")]


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-GO-001")
def test_decks_are_dealt_to_those_who_play() -> None:
    game = new_game(2)

    assert game.knight.quests.count() == 3
    assert game.cave.treasures.count() == 7
    assert (game.goblins.secret_deck.count(), game.goblins.monster_deck.count()) == (10, 10)
    assert game.goblins.war.count() == 10
    assert new_game(2, roles="dragon-cave").goblins.secret_deck.count() == 0


def test_VAST_SET_003_tiles_that_lie_nowhere_are_in_the_stack() -> None:
    game = situation(THREE, state={"map": CROSS})
    stack = {names.TYPES[game.type_of(tile)] for tile in game.cave.stack.items}

    assert game.cave.stack.count() + game.cave.gone.count() == 52 - 5
    assert stack == {"ambush", "event", "treasure_room", "crystal"}
    assert at(game, "n1") not in game.cave.stack.items
    stated = situation(THREE, state={"map": CROSS, "cave": {"stack": ["crystal-09"]}})
    assert (stated.cave.stack.count(), stated.cave.gone.count()) == (1, 52 - 6)


@pytest.mark.rule("VAST-GEN-004")
def test_one_health_is_not_death() -> None:
    assert winners(situation(state={"knight": {"health": 1}, "dragon": {"health": 1}})) == []
    assert winners(situation("goblins-dragon", state={"dragon": {"health": 1}})) == []
    assert winners(situation("goblins-dragon", state={"dragon": {"health": 0}}))[-1] == "goblins"


@pytest.mark.rule("VAST-SPL-003")
@pytest.mark.parametrize(("down", "across"), [(3, 2), (-3, 2), (2, -3), (-2, -3)])
def test_groups_that_no_slide_joins_take_the_shortest_way(down: int, across: int) -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    cavern.put(i64(5), i64(CENTRE + down * SIDE + across))
    offsets = [int(offset) for offset in shortest_joins(cavern, i64(5))]
    towards = abs(down) + abs(across) - 1

    rows = [round(offset / SIDE) for offset in offsets]
    assert [abs(row) + abs(offset - row * SIDE) for row, offset in zip(rows, offsets, strict=True)] == [towards] * 2


@pytest.mark.rule("VAST-MAP-007")
@pytest.mark.rule("VAST-SET-001")
def test_a_tile_connects_only_through_openings_of_both_sides() -> None:
    cavern = Cavern.new(new_game(1).content.shapes)
    tile = next(n for n in range(1, TILE_COUNT) if cavern.shapes[n] not in (0, 15))
    cavern.put(i64(tile), i64(CENTRE - SIDE))
    region = cavern.lit_region()
    south = [bool(cavern.would_join(i64(tile), i64(turn), region)) for turn in range(4)]

    assert any(south)
    assert not all(south)
    for turn in range(4):
        cavern.light(i64(tile), i64(turn))
        assert (not cavern.wall(i64(names.ENTRANCE_TILE), i64(names.NORTH))) == south[turn]


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-038")
@pytest.mark.parametrize(("before", "after", "spaces"), [(5, 4, 1), (5, 5, 0), (11, 4, 3), (35, 0, 31), (4, 0, 0)])
def test_white_spaces_that_are_passed_downwards(before: int, after: int, spaces: int) -> None:
    assert spaces_crossed(i64(before), i64(after)) == spaces


@pytest.mark.rule("VAST-KN-037")
def test_a_discarded_cube_is_not_in_two_places() -> None:
    game = situation(THREE, state={"knight": {"slots": {"strength": 1}, "free": 1}})
    discard_cube(game, i64(names.STRENGTH))

    assert (game.knight.slots[names.STRENGTH], game.knight.discarded, game.knight.owned()) == (0, 1, 1)


@pytest.mark.rule("VAST-KN-045")
@pytest.mark.parametrize(("shield", "left"), [(0, 15), (1, 19)])
def test_a_shield_makes_a_loss_one(shield: int, left: int) -> None:
    knight = {"grit": 20, "slots": {"shield": shield} if shield else {}}
    game = situation(
        "knight-goblins-dragon-cave",
        "cave",
        state={"map": CROSS, "knight": knight, "cave": {"omens": {"path": 3}, "phase": 3}},
    )
    do(game, "omen soporific_spores", "target knight")

    assert told(game, "state.knight.grit") == left


@pytest.mark.rule("VAST-KN-001")
@pytest.mark.rule("VAST-FM-010")
@pytest.mark.parametrize(("slots", "immune"), [({}, False), ({"shield": 1}, True)])
def test_only_an_active_shield_keeps_her_in_place(slots: dict[str, int], immune: bool) -> None:
    game = situation(THREE, state={"knight": {"slots": slots}})

    assert shielded(game, i64(names.P_KNIGHT)) == immune
    assert not shielded(game, i64(names.P_DRAGON))


@pytest.mark.rule("VAST-GEN-004")
@pytest.mark.rule("VAST-KN-005")
def test_without_goblins_a_dead_knight_leaves_the_map() -> None:
    game = situation("knight-dragon-cave", state={"knight": {"health": 1}})
    hurt_knight(game, i64(1), False)

    assert game.knight.out
    assert game.knight.tile == names.OFF
    assert not game.over()


@pytest.mark.rule("VAST-KN-028")
@pytest.mark.parametrize(("carried", "legal"), [(2, False), (3, True)])
def test_her_perception_must_be_above_his_stealth(carried: int, legal: bool) -> None:
    thief = {"at": "n1", "carried": carried}
    game = situation(state={"map": CROSS, "knight": {"at": "n1", "slots": {}}, "thief": thief})

    assert stealth(game) == 3 - carried
    assert (refuse_attack_thief(game) == LEGAL) == legal


# ------------------------------------------------------------------ the Goblins
def hidden(**goblins: object) -> Vast:
    state = {"map": {"n1": "ambush-01"}, "goblins": {"population": {"fangs": 3, "bones": 3, "eye": 3}, **goblins}}
    return situation("knight-goblins", "goblins", state=state)


@pytest.mark.rule("VAST-GO-088")
@pytest.mark.rule("VAST-GO-046")
def test_hiding_spots_ask_for_a_tribe_that_has_not_acted() -> None:
    game = hidden(activated=["bones"])

    assert refuse_from_hiding(game, i64(names.BONES)) == ALREADY_ACTED
    assert refuse_from_hiding(game, i64(names.FANGS)) == LEGAL
    assert refuse_from_hiding(game, i64(names.EYE)) == LEGAL
    weak = hidden(population={"fangs": 0, "bones": 1, "eye": 1}, rage=1)
    assert refuse_from_hiding(weak, i64(names.BONES)) == TRIBE_TOO_WEAK


@pytest.mark.rule("VAST-GO-008")
@pytest.mark.rule("VAST-GO-021")
def test_a_tribe_is_activated_once_whatever_the_others_did() -> None:
    game = hidden(activated=["bones"])

    assert why_not(game, "tribe bones") == "VAST-GO-021"
    assert [move for move in moves(game) if move.startswith("tribe")] == ["tribe fangs", "tribe eye"]


@pytest.mark.rule("VAST-GO-048")
@pytest.mark.parametrize(("population", "rage", "strength"), [(0, 0, 0), (1, 0, 0), (2, 0, 1), (2, 1, 2)])
def test_bare_strength_is_never_below_nothing(population: int, rage: int, strength: int) -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"bones": population}, "rage": rage}})

    assert bare_strength(game, i64(names.BONES)) == strength


@pytest.mark.rule("VAST-GO-048")
def test_a_discarded_monster_leaves_its_slot_empty() -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"bones": 2}, "slots": {"bones_1": "ogre"}}})
    discard_monster(game, i64(names.BONES), i64(names.OGRE))

    assert list(game.goblins.slots) == [-1, -1, -1, -1]
    assert game.goblins.monster_discard.has(i64(names.OGRE))


@pytest.mark.rule("VAST-GEN-011")
def test_a_deck_is_not_refilled_while_it_has_cards() -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"population": {"bones": 2}}})
    left = int(game.goblins.war.count())
    draw_war(game, i64(2))

    assert (game.goblins.war.count(), game.goblins.war_hand.count()) == (left - 2, 2)


# ------------------------------------------------------------------ the Dragon
@pytest.mark.rule("VAST-DR-011")
@pytest.mark.parametrize(("gems", "count"), [({}, 0), ({"claw": "n1"}, 1), ({"claw": "n1", "wing": "carried"}, 2)])
def test_gems_on_the_map_are_counted_one_by_one(gems: dict[str, str], count: int) -> None:
    game = situation(state={"map": CROSS, "dragon": {"at": "o", "gems": gems}})

    assert game.dragon.gems_on_map() == count


@pytest.mark.rule("VAST-DR-061")
def test_a_doused_flame_wall_burns_no_more() -> None:
    game = situation(THREE, state={"map": CROSS, "dragon": {"at": "n1", "flame_wall": "e1"}})
    douse_flame_wall(game)

    assert game.dragon.flame_wall == names.OFF


@pytest.mark.rule("VAST-DR-018")
@pytest.mark.rule("VAST-DR-017")
def test_a_dragon_that_has_moved_earns_nothing_by_resting() -> None:
    for moved, wakes in ((False, True), (True, False)):
        dragon = {"at": "n1", "moved": moved, "hand": [], "gem_placed": True}
        game = situation(THREE, "dragon", state={"map": CROSS, "dragon": dragon})
        do(game, "done")
        assert ("wake pride_still" in moves(game)) == wakes


# ------------------------------------------------------------------ Cave and Thief
@pytest.mark.rule("VAST-CAVE-011")
@pytest.mark.rule("VAST-CTR-22")
def test_the_cave_is_asked_in_its_turn_and_may_use_omens_first() -> None:
    game = situation("knight-goblins-dragon-cave", "cave", state={"map": CROSS, "cave": {"omens": {"boulder": 2}}})

    assert asked(game) == "cave VAST-CAVE-011"
    assert "collect" in moves(game)
    assert "omen rockslide" in moves(game)


@pytest.mark.rule("VAST-TH-009")
def test_nothing_is_looted_where_nothing_lies() -> None:
    game = situation(state={"map": CROSS, "thief": {"at": "n1"}}, turn="thief")

    assert why_not(game, "loot treasure") == "VAST-GEN-010"


@pytest.mark.rule("VAST-TH-030")
def test_movement_and_cubes_come_back_each_turn() -> None:
    game = situation("goblins-thief", "thief", state={"map": CROSS, "thief": {"at": "o", "walked": 2, "spent": 2}})
    do(game, "done")
    while asked(game) != "thief VAST-TH-002":
        do(game, "done" if "done" in moves(game) else moves(game)[0])

    assert (game.thief.walked, game.thief.spent) == (0, 0)


@pytest.mark.rule("VAST-REV-006")
def test_an_event_tile_gets_its_token_only_with_the_knight() -> None:
    for roles, tokens in ((THREE, True), ("goblins-dragon-cave", False)):
        game = situation(roles, state={"map": {"n1": {"dark": "event-01"}}})
        token_for_type(game, at(game, "n1"))
        assert game.has_mark(at(game, "n1"), i64(names.EVENT)) == tokens
