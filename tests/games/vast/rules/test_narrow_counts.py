"""Narrow cases by number: the last cube, card, move or Health, and what a turn starts with."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import ALL_FIVE, asked, do, moves, situation, told, why_not
from underkeep.core.formats.codec import vector
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import CHOOSE_ROW, DONE, DRAW_TERRAIN, REMOVE_HATRED
from underkeep.games.vast.cards.omens import refuse_hatred
from underkeep.games.vast.cards.power_targets import SlitherFrom
from underkeep.games.vast.cards.wrath import WrathFalls
from underkeep.games.vast.refusals import LEGAL, NO_GOBLINS_LEFT, OCCUPIED, ROW_IN_ORDER, TERRAIN_COMPULSORY
from underkeep.games.vast.roles.dragon.hoard import refuse_wake
from underkeep.games.vast.roles.goblins.reactions import refuse_ambush
from underkeep.games.vast.roles.goblins.war import overflows
from underkeep.games.vast.roles.knight.equipment import maps_left
from underkeep.games.vast.roles.thief.movement import refuse_walk
from underkeep.games.vast.roles.thief.reactions import refuse_loss
from underkeep.games.vast.roles.thief.targets import Pickpocket
from underkeep.games.vast.roles.thief.turn import look
from underkeep.games.vast.rules.plunder import refuse_treasure_at
from underkeep.games.vast.rules.stats import tribe_strength
from underkeep.games.vast.rules.terrain.effects import BurnOnMagma
from underkeep.games.vast.rules.terrain.fall import take_off_piece
from underkeep.games.vast.rules.terrain.place import ChooseTerrain
from underkeep.games.vast.state.changes.cave import draw_omens
from underkeep.games.vast.state.changes.knight_cards import draw_quest
from underkeep.games.vast.state.events.cave import OmensDrawn
from underkeep.games.vast.turn import alone_count

FOUR = "knight-goblins-dragon-cave"


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-007")
@pytest.mark.rule("VAST-KN-003")
def test_moves_and_encounters_start_again_with_her_turn() -> None:
    knight = {"moves": 2, "encounters": 1, "maps_used": 1}
    game = situation("knight-goblins", state={"map": CROSS, "knight": knight}, question="turn")

    assert (game.knight.moves, game.knight.encounters, game.knight.maps_used) == (0, 0, 0)


@pytest.mark.rule("VAST-KN-041")
@pytest.mark.parametrize(("golem", "walls"), [(False, 3), (True, 1)])
def test_under_the_golem_a_wall_costs_two_cubes(golem: bool, walls: int) -> None:
    game = situation("knight-dragon", state={"map": CROSS, "knight": {"grit": 12, "slots": {"map": 3}}})
    game.knight.golem = golem

    assert maps_left(game) == walls
    game.knight.slots[names.MAP] = 2
    assert maps_left(game) == (1 if golem else 2)


@pytest.mark.rule("VAST-TER-012")
@pytest.mark.rule("VAST-CTR-25")
@pytest.mark.parametrize(("health", "spares", "after"), [(2, True, 1), (1, True, 1), (2, False, 1)])
def test_magma_takes_one_health_and_with_the_switch_not_the_last(health: int, spares: bool, after: int) -> None:
    setup = {"terrain": True, "card_magma_spares_last_health": spares}
    state = {"map": CROSS, "terrain": {"magma": "n2"}, "knight": {"at": "n2", "health": health}}
    game = situation("knight-goblins", setup=setup, state=state)
    BurnOnMagma(i64(names.KNIGHT)).burn(game, i64(names.P_KNIGHT))

    assert game.knight.health == after


# ------------------------------------------------------------------ the Goblins
@pytest.mark.rule("VAST-GO-014")
def test_a_tribe_of_exactly_four_does_not_overflow() -> None:
    people = {"population": {"fangs": 3, "bones": 4}}
    game = situation("knight-goblins", "goblins", state={"goblins": people})
    game.goblins.war_card = i64(names.WAR.index("fear"))  # one disc each

    assert [overflows(game, i64(tribe)) for tribe in range(3)] == [False, True, False]
    game.goblins.war_card = i64(names.WAR.index("desperation"))  # no discs
    assert not overflows(game, i64(names.BONES))


@pytest.mark.rule("VAST-GO-002")
@pytest.mark.rule("VAST-GO-085")
def test_strength_is_never_below_zero_and_a_bomber_adds_two() -> None:
    people = {"population": {"eye": 1}, "rage": 0}
    game = situation("knight-goblins", "goblins", state={"goblins": people})
    weak = int(tribe_strength(game, i64(names.BONES)))
    before = int(tribe_strength(game, i64(names.FANGS)))
    game.goblins.rage, game.goblins.bomber = i64(2), i64(names.EYE)

    assert (weak, tribe_strength(game, i64(names.EYE))) == (0, 3)
    assert before <= 1


@pytest.mark.rule("VAST-GO-042")
@pytest.mark.rule("VAST-GO-046")
def test_one_goblin_is_enough_for_an_ambush() -> None:
    people = {"population": {"fangs": 1}, "rage": 1}
    game = situation("knight-goblins", state={"map": CROSS, "goblins": people, "knight": {"slots": {}}})

    assert [refuse_ambush(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [LEGAL, NO_GOBLINS_LEFT]


@pytest.mark.rule("VAST-GO-040")
@pytest.mark.rule("VAST-CTR-05")
def test_the_eye_draws_one_secret() -> None:
    people = {"population": {"eye": 2}, "tile": {"eye": "n1"}}
    board = {**CROSS, "n1": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    before = int(game.goblins.secrets.count())
    do(game, "tribe eye", "special")

    assert game.goblins.secrets.count() == before + 1


@pytest.mark.rule("VAST-GO-024")
@pytest.mark.rule("VAST-GO-022")
def test_a_tribe_that_has_stepped_is_on_its_way() -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}}
    board = {"n1": {"dark": "eye"}, "n2": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    do(game, "tribe fangs", "at n2")

    assert game.goblins.stepped
    assert why_not(game, "at n1") != ""  # it has been there


@pytest.mark.rule("VAST-GO-025")
@pytest.mark.rule("VAST-RUL-05")
def test_the_attack_of_a_tribe_that_walks_in_is_its_action() -> None:
    people = {"population": {"fangs": 3}, "tile": {"fangs": "n1"}, "rage": 2}
    game = situation("knight-goblins", "goblins", state={"map": {"n1": {"dark": "eye"}}, "goblins": people})
    do(game, "tribe fangs", "at o")

    assert game.goblins.acted


# ------------------------------------------------------------------ the Dragon
@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-DR-004")
def test_what_counts_in_a_dragons_turn_starts_again() -> None:
    dragon = {"moved": True, "gem_placed": True, "shrieked": True}
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": dragon}, question="turn")

    assert not game.dragon.moved
    assert not game.dragon.gem_placed
    assert not game.dragon.shrieked


@pytest.mark.rule("VAST-DR-015")
@pytest.mark.rule("VAST-DR-076")
def test_power_cards_are_shuffled_before_they_are_drawn() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"gem_placed": True, "moved": True}})
    before = int(game.luck.drawn[names.L_POWERS])
    do(game, "done")

    assert game.luck.drawn[names.L_POWERS] - before >= 17  # eighteen cards


@pytest.mark.rule("VAST-DR-044")
def test_slither_takes_the_last_cube_of_a_row_and_none_from_an_empty_one() -> None:
    rows = {"greed": 1, "hunger": 0, "pride_event": 2}
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"rows": rows}})
    legal = {action.text for action in CHOOSE_ROW if SlitherFrom().refuse(game, action) == LEGAL}

    assert "row greed" in legal
    assert "row hunger" not in legal


@pytest.mark.rule("VAST-DR-016")
@pytest.mark.rule("VAST-DR-017")
@pytest.mark.parametrize(("held", "legal"), [(0, False), (1, True)])
def test_one_treasure_held_wakes_the_last_greed_cube(held: int, legal: bool) -> None:
    dragon = {"rows": {"greed": 1}, "held": held}
    game = situation(FOUR, "dragon", state={"map": CROSS, "dragon": dragon})

    assert (refuse_wake(game, i64(names.GREED)) == LEGAL) == legal


@pytest.mark.rule("VAST-GO-036")
@pytest.mark.parametrize(("gems", "pool"), [({}, False), ({"claw": "n1"}, True)])
def test_one_gem_on_the_map_is_a_pool(gems: dict[str, str], pool: bool) -> None:
    game = situation(THREE, state={"map": CROSS, "dragon": {"gems": gems}})

    assert game.gem_pool() == pool


# ------------------------------------------------------------------ the Cave
@pytest.mark.rule("VAST-CAVE-018")
@pytest.mark.rule("VAST-DIF-008")
@pytest.mark.parametrize(("left", "legal"), [(0, False), (1, True)])
def test_only_a_hatred_token_that_is_there_goes(left: int, legal: bool) -> None:
    game = situation(FOUR, "cave", state={"map": CROSS})
    game.cave.hatred = i64(left)

    assert (refuse_hatred(game, REMOVE_HATRED) == LEGAL) == legal


@pytest.mark.rule("VAST-CAVE-003")
def test_the_omens_drawn_are_told() -> None:
    game = situation(FOUR, "cave", luck={"omens": [35, 0]})
    chronicle = Chronicle()
    game.listener = chronicle
    draw_omens(game, i64(2))

    assert chronicle.drain() == [OmensDrawn(("chasm", "bat"))]


@pytest.mark.rule("VAST-CAVE-008")
@pytest.mark.parametrize(("treasures", "code"), [(0, LEGAL), (1, OCCUPIED)])
def test_no_second_treasure_on_a_dark_tile(treasures: int, code: int) -> None:
    game = situation(FOUR, "cave", state={"map": {"n1": {"dark": "eye", "treasures": treasures}}})

    assert refuse_treasure_at(game, i64(at(game, "n1"))) == code


@pytest.mark.rule("VAST-VAR-032")
def test_alone_in_the_dark_lit_crystal_tiles_count() -> None:
    crystals = {"n1": "crystal-01", "e1": "crystal-02", "s1": "crystal-03", "w1": {"dark": "crystal-04"}}
    game = situation("cave-thief", "cave", state={"map": crystals})
    game.cave.crystals_fallen = i64(2)

    assert alone_count(game) == 5


@pytest.mark.rule("VAST-TER-001")
@pytest.mark.rule("VAST-CTR-32")
@pytest.mark.parametrize(("cards", "legal"), [([], False), ([names.LAKE], True)])
def test_a_card_of_terrain_is_drawn_if_there_is_one(cards: list[int], legal: bool) -> None:
    game = situation(FOUR, setup={"terrain": True, "random_terrain": True}, state={"map": CROSS})
    game.cave.terrain_deck.items = vector(cards)

    assert (ChooseTerrain(i64(names.CAVE), 0).refuse(game, DRAW_TERRAIN) == LEGAL) == legal


@pytest.mark.rule("VAST-CTR-32")
@pytest.mark.parametrize(("setup", "code"), [({}, LEGAL), ({"terrain_optional": False}, TERRAIN_COMPULSORY)])
def test_terrain_may_be_declined_unless_the_table_says_otherwise(setup: dict[str, bool], code: int) -> None:
    game = situation(FOUR, setup={"terrain": True, **setup}, state={"map": CROSS})

    assert ChooseTerrain(i64(names.CAVE), 0).refuse(game, DONE) == code


@pytest.mark.rule("VAST-TER-017")
@pytest.mark.rule("VAST-TER-016")
def test_who_lurks_beside_fallen_terrain_hides() -> None:
    people = {"population": {"fangs": 2}, "lurk": {"fangs": "n4"}}
    state = {"map": CROSS, "terrain": {"lake": "n3"}, "goblins": people}
    game = situation("goblins-cave", setup={"terrain": True}, state=state)
    take_off_piece(game, i64(at(game, "n3")))

    assert game.goblins.lurk[names.FANGS] == -1


# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-006")
def test_a_look_ends_his_movement_for_good() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": {"dark": "event-05"}}, "thief": {"at": "n1"}})
    look(game)

    assert game.thief.moves_left() == 0


@pytest.mark.rule("VAST-TH-005")
@pytest.mark.parametrize(("walked", "legal"), [(1, False), (0, True)])
def test_he_enters_a_pit_with_a_move_to_spare(walked: int, legal: bool) -> None:
    thief = {"at": "n1", "stats": {"movement": 0, "stealth": 1, "thievery": 2}, "walked": walked}
    state = {"map": CROSS, "terrain": {"pits": ["n2", "s2", "w2"]}, "thief": thief}
    game = situation(ALL_FIVE, "thief", setup={"terrain": True}, state=state)

    assert (refuse_walk(game, game.cavern.where[at(game, "n2")]) == LEGAL) == legal


@pytest.mark.rule("VAST-TH-019")
@pytest.mark.parametrize(("cubes", "rolls"), [(2, 1), (3, 0)])
def test_three_cubes_need_no_die(cubes: int, rolls: int) -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": {"at": "o"}})
    before = int(game.luck.drawn[names.L_ACTION_DIE])
    Pickpocket(i64(names.P_KNIGHT), i64(cubes)).try_luck(game)

    assert game.luck.drawn[names.L_ACTION_DIE] - before == rolls
    assert game.thief.success or cubes < 3


@pytest.mark.rule("VAST-TH-026")
@pytest.mark.rule("VAST-RUL-10")
def test_of_a_row_the_last_upgrade_is_lost_first() -> None:
    thief = {"upgrades": ["plus_movement", "flip_2_3", "flip_3_4", "all_4"], "stashed": 4}
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": thief})
    codes = [refuse_loss(game, i64(n)) for n in (names.UP_MOVEMENT, names.FLIP_2_3, names.FLIP_3_4, names.ALL_4)]

    assert codes == [LEGAL, ROW_IN_ORDER, ROW_IN_ORDER, LEGAL]


@pytest.mark.rule("VAST-TH-013")
@pytest.mark.parametrize(("square", "rule"), [("o", ""), ("n1", "VAST-TH-013")])
def test_a_knife_reaches_only_his_own_tile(square: str, rule: str) -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": {"at": "o"}, "knight": {"at": square}})
    offered = [move for move in moves(game) if move.startswith("backstab knight")]

    assert bool(offered) == (rule == "")
    assert asked(game).startswith("thief")
    assert told(game, "state.thief.at") == "o"


@pytest.mark.rule("VAST-TH-021")
@pytest.mark.parametrize(("carried", "gem", "loot"), [(0, "reserve", 1), (0, "carried", 3), (1, "reserve", 3)])
def test_with_empty_hands_the_entrance_changes_nothing(carried: int, gem: str, loot: int) -> None:
    state = {"map": CROSS, "thief": {"at": "n1", "carried": carried, "loot": 1}, "dragon": {"gems": {"claw": gem}}}
    game = situation(ALL_FIVE, "thief", state=state)
    do(game, "at o")
    if loot == 3:
        do(game, moves(game)[0])

    assert told(game, "state.thief.loot") == loot


@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.parametrize(("deck", "drawn"), [(["swift", "daring"], 1), ([], 0)])
def test_a_sidequest_is_replaced_while_there_are_any(deck: list[str], drawn: int) -> None:
    game = situation("knight-goblins", state={"map": CROSS, "knight": {"quests": ["cunning"], "quest_deck": deck}})
    draw_quest(game)

    assert game.knight.quests.count() == 1 + drawn
    assert game.knight.quest_deck.count() == len(deck) - drawn


@pytest.mark.rule("VAST-DR-067")
@pytest.mark.rule("VAST-CTR-36")
@pytest.mark.parametrize("piece", ["knight", "thief"])
def test_wrath_moves_whoever_stands_on_a_hit_tile(piece: str) -> None:
    others = {"knight": {"at": "s1"}, "thief": {"at": "s1"}, "dragon": {"at": "o"}}
    game = situation(ALL_FIVE, "dragon", state={"map": CROSS, **others, piece: {"at": "n1"}})
    game.push(WrathFalls(i64(names.DRAGON), (at(game, "n1"),)))
    game.run()
    while asked(game) == "dragon VAST-DR-067":
        do(game, moves(game)[0])

    assert told(game, f"state.{piece}.at") not in (None, "n1")
    assert "n1" not in told(game, "state.map")


@pytest.mark.rule("VAST-DR-057")
@pytest.mark.parametrize(("board", "rule"), [({"n1": "ambush-12"}, "VAST-FM-001"), ({**CROSS, "n2": "ambush-02"}, "")])
def test_a_knight_who_cannot_be_moved_is_not_slapped(board: dict[str, str], rule: str) -> None:
    dragon = {"hand": ["wing", "wing"], "at": "o"}
    game = situation(THREE, "dragon", state={"map": board, "knight": {"at": "n1"}, "dragon": dragon})

    assert why_not(game, "power slap") == rule
