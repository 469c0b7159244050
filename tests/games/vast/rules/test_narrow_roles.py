"""Narrow cases of the five roles: counts met exactly, what starts again each turn, what happens once."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.table import ALL_FIVE, asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.formats.codec import vector
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import TAKE_TREASURE
from underkeep.games.vast.cards.powers import refuse_effect
from underkeep.games.vast.refusals import HELD_ENOUGH, LEGAL, NO_DISCS_TO_REFUSE, WALL_BURNS_ALREADY
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.dragon.hoard import refuse_hoard
from underkeep.games.vast.roles.goblins.attacks import blow_up
from underkeep.games.vast.roles.goblins.war import refuse_refusal
from underkeep.games.vast.roles.knight.attacks import smash_crystal
from underkeep.games.vast.roles.knight.infestation import MonsterAmbush, ambush_strength
from underkeep.games.vast.roles.knight.treasure import GAIN_TREASURE
from underkeep.games.vast.rules.reveal import RevealTiles
from underkeep.games.vast.rules.stats import attack_strength, bare_strength, tribe_perception
from underkeep.games.vast.rules.tribes import scatter_loss
from underkeep.games.vast.state.changes.cave import draw_omens
from underkeep.games.vast.state.changes.dragon import ready_shriek
from underkeep.games.vast.state.changes.tokens import douse_flame_wall
from underkeep.games.vast.turn import strongest_number

FOUR = "knight-goblins-dragon-cave"
KGC = "knight-goblins-cave"


# ------------------------------------------------------------------ the Knight
@pytest.mark.rule("VAST-KN-057")
def test_she_has_entered_tiles_and_terrain_but_not_where_she_started() -> None:
    game = situation("knight-goblins", setup={"terrain": True}, state={"map": CROSS})
    knight, start, other = game.knight, at(game, "o"), at(game, "n1")
    lake = names.TERRAIN_FIRST[names.LAKE]
    for space in (start, other, lake):
        knight.visit(i64(space))

    assert knight.visited == bit(i64(other))
    assert knight.visited_far == bit(i64(lake - names.TILE_COUNT))


@pytest.mark.rule("VAST-KN-049")
@pytest.mark.rule("VAST-KN-029")
@pytest.mark.rule("VAST-CTR-01")
def test_a_ready_javelin_adds_one_and_is_thrown_at_a_crystal() -> None:
    board = {**CROSS, "n1": {"tile": "crystal-01", "tokens": ["crystal"]}}
    knight = {"at": "n1", "shown": ["javelin"], "armed": True, "slots": {}}
    game = situation(THREE, state={"map": board, "knight": knight})
    assert attack_strength(game) == 2
    smash_crystal(game)

    assert not game.knight.armed
    assert told(game, "state.knight.boxed") == ["javelin"]
    assert told(game, "state.knight.grit") == 2


@pytest.mark.rule("VAST-GO-005")
@pytest.mark.rule("VAST-KN-056")
def test_a_ready_javelin_is_thrown_at_tribes() -> None:
    people = {"population": {"fangs": 1}, "tile": {"fangs": "n1"}, "rage": 0}
    knight = {"shown": ["javelin"], "armed": True, "slots": {"strength": 1, "movement": 1}}
    game = situation(THREE, state={"map": CROSS, "goblins": people, "knight": knight})
    do(game, "at n1")

    assert told(game, "state.knight.boxed") == ["javelin"]
    assert told(game, "state.goblins.rage") == 1


@pytest.mark.rule("VAST-KN-029")
@pytest.mark.rule("VAST-CTR-01")
def test_the_fifth_crystal_on_the_entrance_wins_at_once() -> None:
    board = {"o": {"tile": "entrance", "tokens": ["crystal"]}, "n1": "ambush-01"}
    game = situation("knight-goblins", state={"map": board, "knight": {"crystals": 4}})
    smash_crystal(game)

    assert game.winner == names.KNIGHT


@pytest.mark.rule("VAST-KN-065")
def test_an_event_token_on_a_lit_tile_is_an_encounter_without_grit() -> None:
    board = {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}}
    game = situation("knight-goblins", state={"map": board, "cave": {"events": ["light"]}, "knight": {"grit": 3}})
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1
    assert told(game, "state.knight.grit") == 3


@pytest.mark.rule("VAST-KN-024")
@pytest.mark.rule("VAST-KN-013")
def test_the_attack_on_the_dragon_she_walks_into_is_her_encounter() -> None:
    dragon = {"at": "n1", "surfaced": True, "awake": True}
    knight = {"grit": 12, "slots": {"strength": 3}}
    game = situation(THREE, state={"map": CROSS, "dragon": dragon, "knight": knight})
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1
    assert told(game, "state.dragon.health") == 4


@pytest.mark.rule("VAST-VAR-006")
@pytest.mark.parametrize(("handed", "offered"), [([names.POTION_KIT], "potion_kit"), ([], "javelin")])
def test_a_single_card_is_not_asked_about(handed: list[int], offered: str) -> None:
    game = situation("knight-goblins", state={"map": CROSS, "cave": {"treasures": ["heroic_boots", "javelin"]}})
    game.knight.handed.items = vector(handed)
    GAIN_TREASURE.draw_top(game)

    assert told(game, "state.knight.offered") == [offered]
    assert told(game, "state.knight.handed") == []


@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.rule("VAST-CAVE-022")
def test_a_treasure_that_she_takes_is_counted() -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": {"at": "n1"}})
    before = int(game.knight.taken)
    do(game, "encounter", "take treasure")

    assert game.knight.taken == before + 1
    assert told(game, "state.map.n1.treasures") == 0


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("beetles", "more"), [(False, 0), (True, 1)])
def test_beetles_make_the_next_monster_stronger_by_one(beetles: bool, more: int) -> None:
    game = situation("knight-dragon", setup={"infestation": "c"}, state={"map": CROSS})
    game.knight.monster, game.knight.beetles = i64(names.BLOB), beetles

    assert ambush_strength(game) == game.content.monsters[names.BLOB].ambush_strength + more


@pytest.mark.rule("VAST-RUL-13")
@pytest.mark.parametrize(("guard", "grit"), [("n1", 8), (None, 8)])
def test_only_the_ogre_is_kept_quiet_by_its_guard(guard: str | None, grit: int) -> None:
    game = situation("knight-dragon", setup={"infestation": "c"}, state={"map": CROSS, "knight": {"grit": grit}})
    game.knight.monster = i64(names.BLOB)
    game.knight.guard = i64(at(game, guard)) if guard else i64(names.OFF)
    MonsterAmbush().suffer(game)
    game.run()

    assert told(game, "state.knight.grit") < grit


# ------------------------------------------------------------------ the Goblins
@pytest.mark.rule("VAST-GEN-011")
@pytest.mark.rule("VAST-GO-033")
def test_what_lasts_one_goblin_turn_is_over() -> None:
    game = situation("goblins-thief", "goblins")
    goblins = game.goblins
    goblins.war_card, goblins.bomber, goblins.fury = i64(3), i64(1), i64(1)
    goblins.poison = goblins.tunnels = True
    goblins.pledges[names.EYE] = 2
    do(game, "done")

    assert (goblins.war_card, goblins.bomber, goblins.fury) == (-1, -1, -1)
    assert not goblins.poison
    assert not goblins.tunnels
    assert list(goblins.pledges) == [-1, -1, -1]


@pytest.mark.rule("VAST-GO-002")
@pytest.mark.rule("VAST-GO-083")
@pytest.mark.rule("VAST-CTR-06")
def test_an_empty_tribe_with_the_ruby_perceives_nothing() -> None:
    game = situation("knight-goblins", state={"goblins": {"face_up": ["goblin_ruby"], "population": {"eye": 1}}})

    assert [tribe_perception(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [0, 1]


@pytest.mark.rule("VAST-GO-048")
@pytest.mark.rule("VAST-GO-088")
def test_the_fangs_are_stronger_by_one_disc() -> None:
    game = situation("knight-goblins", state={"goblins": {"population": {"fangs": 2, "eye": 2}, "rage": 1}})

    assert [bare_strength(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [3, 2]


@pytest.mark.rule("VAST-GO-043")
@pytest.mark.rule("VAST-GO-055")
def test_beetles_save_one_goblin_of_a_scatter() -> None:
    people = {"population": {"fangs": 3, "eye": 3}, "slots": {"fangs": "bright_beetles"}}
    game = situation("knight-goblins", state={"goblins": people})

    assert [scatter_loss(game, i64(tribe)) for tribe in (names.FANGS, names.EYE)] == [1, 2]


@pytest.mark.rule("VAST-GO-085")
def test_a_bomber_is_used_up() -> None:
    people = {"population": {"fangs": 3}, "tile": {"fangs": "n1"}}
    game = situation("knight-goblins", "goblins", state={"map": CROSS, "goblins": people})
    game.goblins.bomber = i64(names.FANGS)
    blow_up(game, i64(names.FANGS))

    assert game.goblins.bomber == -1
    assert game.goblins.population[names.FANGS] == 0


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-CTR-07")
def test_only_discs_that_come_can_be_refused() -> None:
    game = situation("knight-goblins", "goblins", state={"goblins": {"rage": 2}})
    game.goblins.war_card = i64(names.WAR.index("fear"))  # one disc each
    game.goblins.refused = bit(i64(names.EYE))

    assert [refuse_refusal(game, i64(n)) for n in range(3)] == [LEGAL, LEGAL, NO_DISCS_TO_REFUSE]
    game.goblins.war_card = i64(names.WAR.index("desperation"))  # none at all
    assert refuse_refusal(game, i64(names.FANGS)) == NO_DISCS_TO_REFUSE


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_discs_are_refused_while_rage_lasts() -> None:
    people = {"rage": 2, "war": ["hate", "fear"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": people}, question="turn")
    while not any(move.startswith("refuse") for move in moves(game)):
        do(game, moves(game)[0])
    do(game, "refuse fangs")
    assert "refuse eye" in moves(game)
    do(game, "refuse eye")

    assert told(game, "state.goblins.rage") == 0
    assert not any(move.startswith("refuse") for move in moves(game))


@pytest.mark.rule("VAST-GO-056")
@pytest.mark.parametrize(("monster", "rule"), [("underworm", ""), ("ogre", "VAST-MAP-003")])
def test_only_an_underworm_goes_diagonally(monster: str, rule: str) -> None:
    people = {"population": {"fangs": 2}, "tile": {"fangs": "n1"}, "slots": {"fangs": monster}}
    board = {**CROSS, "n1e1": {"dark": "eye"}}
    game = situation("goblins-cave", "goblins", state={"map": board, "goblins": people})
    do(game, "tribe fangs")

    assert why_not(game, "at e1") == rule


# ------------------------------------------------------------------ the Dragon
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


@pytest.mark.rule("VAST-DR-061")
def test_a_flame_wall_that_does_not_burn_cannot_go_out() -> None:
    game = situation(THREE, state={"map": CROSS})
    place = int(game.dragon.flame_wall)
    douse_flame_wall(game)

    assert game.dragon.flame_wall == place == names.OFF


@pytest.mark.rule("VAST-DR-049")
@pytest.mark.rule("VAST-RUL-17")
def test_shriek_counts_once_a_turn() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS})
    ready_shriek(game)
    ready_shriek(game)

    assert game.dragon.shriek_turns == 1


@pytest.mark.rule("VAST-DR-040")
@pytest.mark.rule("VAST-DR-012")
def test_a_burning_wall_forbids_another_and_nothing_else() -> None:
    board = {**CROSS, "n1e1": {"dark": "eye"}}
    game = situation(THREE, "dragon", state={"map": board, "dragon": {"flame_wall": "n1", "at": "o"}})

    assert refuse_effect(game, i64(names.PW_FLAME_WALL)) == WALL_BURNS_ALREADY
    assert refuse_effect(game, i64(names.PW_SCORCH)) == LEGAL


@pytest.mark.rule("VAST-DR-013")
@pytest.mark.rule("VAST-CTR-38")
@pytest.mark.parametrize(("held", "greed", "code"), [(1, 2, LEGAL), (2, 2, HELD_ENOUGH), (0, 0, LEGAL)])
def test_the_dragon_holds_as_many_treasures_as_greed_cubes(held: int, greed: int, code: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    dragon = {"at": "n1", "held": held, "rows": {"greed": greed}}
    game = situation(FOUR, "dragon", state={"map": board, "dragon": dragon})

    assert refuse_hoard(game, i64(TAKE_TREASURE)) == code


@pytest.mark.rule("VAST-GEN-012")
def test_drawn_power_cards_are_told_by_their_number() -> None:
    game = situation(THREE, "dragon", state={"map": CROSS, "dragon": {"gem_placed": True, "moved": True}})
    told_draws = [event.count for event in heard(game, "done") if getattr(event, "deck", "") == "powers"]

    assert told_draws == [game.dragon.spirit()] == [game.dragon.hand.count()]


@pytest.mark.rule("VAST-DR-001")
@pytest.mark.rule("VAST-VAR-003")
def test_without_a_dragon_no_power_cards_are_dealt() -> None:
    assert new_game(1, roles="knight-goblins").dragon.hand.count() == 0
    assert new_game(1, roles=ALL_FIVE).dragon.hand.count() == 3


@pytest.mark.rule("VAST-REV-006")
@pytest.mark.parametrize(("tile", "claimed"), [("event-05", True), ("ambush-01", False)])
def test_only_an_event_tile_is_a_claim_of_pride(tile: str, claimed: bool) -> None:
    game = situation(THREE, "dragon", state={"map": {**CROSS, "n1": tile}})
    RevealTiles(i64(names.DRAGON), (at(game, "n1"),), i64(0)).place_tokens(game)

    assert bool(game.dragon.claims & bit(i64(names.PRIDE_EVENT))) == claimed


# ------------------------------------------------------------------ the Cave
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


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-TER-016")
def test_cards_of_terrain_are_shuffled_when_they_are_played_with() -> None:
    assert new_game(1, terrain=True, random_terrain=True).cave.terrain_deck.count() == 6
    assert new_game(1, terrain=True).cave.terrain_deck.count() == 0


@pytest.mark.rule("VAST-VAR-032")
def test_the_number_of_the_strongest_is_that_of_who_plays() -> None:
    dragon = situation("dragon-cave", "cave", state={"map": CROSS})
    thief = situation("cave-thief", "cave", state={"map": CROSS})

    assert strongest_number(dragon) == dragon.dragon.spirit()
    assert strongest_number(thief) == thief.thief.stat(0)
    assert dragon.dragon.spirit() != dragon.thief.stat(0)


# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-006")
def test_looking_ends_his_movement() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": {"dark": "event-05"}}, "thief": {"at": "n1"}})
    game.thief.halted = True
    do(game, "look")
    assert why_not(game, "at o") != ""

    assert game.thief.halted


@pytest.mark.rule("VAST-TH-022")
@pytest.mark.rule("VAST-TH-023")
@pytest.mark.parametrize(("stashed", "rule"), [(0, "VAST-TH-004"), (1, "VAST-TH-022")])
def test_on_a_hard_board_the_first_treasure_is_no_upgrade(stashed: int, rule: str) -> None:
    thief = {"at": "n1", "carried": 1, "stashed": stashed}
    game = situation(ALL_FIVE, "thief", setup={"thief_level": "hard"}, state={"map": CROSS, "thief": thief})
    do(game, "at o")

    assert asked(game) == f"thief {rule}"


@pytest.mark.rule("VAST-TH-002")
def test_no_cube_is_left_when_all_are_spent() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS})
    game.thief.spent = game.thief.stat(i64(2))

    assert game.thief.cubes_left() == 0
