"""What a table may choose, Goblin Infestation, and levels of difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, INFESTED, THREE, after, with_switch
from tests.games.vast.table import asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.formats.codec import vector
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import FEARLESS, OFF
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.role_sets import ROLE_SETS, SET_IDS
from underkeep.games.vast.roles.knight.ambush import SPRING_AMBUSH
from underkeep.games.vast.roles.knight.infestation import (
    MONSTER_AMBUSH,
    MonsterAmbush,
    ambush_strength,
    drag,
    monsters_out,
    nearest_diagonals,
    ways_down,
)
from underkeep.games.vast.roles.knight.treasure import GAIN_TREASURE
from underkeep.games.vast.roles.knight.troll import TROLL_COMES, canyon_may_come, troll_waits
from underkeep.games.vast.rules.stats import armor, dragon_may_be_struck
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.knight import NO_CARD, Knight
from underkeep.games.vast.turn import alone_count, strongest_number, tiles_to_remove

LEVELS = ("easiest", "easy", "standard", "hard", "expert")
WALLED = {**CROSS, "n1": {"tile": "ambush-12", "turn": 2}}  # a dead end, closed to north, east and west
DARK_CROSS = {square: {"dark": "eye"} for square in ("n1", "e1", "s1", "w1")}  # the only Lit tile has no free side
GUARDED = {
    **CROSS,
    "n1": "event-01",
    "n2": {"tile": "canyon-2", "tokens": ["troll"]},
    "n2w1": "canyon-1",
    "n2e1": "canyon-3",
}


def met(monster: str, **knight: Any) -> Vast:
    """Line C: the Knight has met a Monster and braced herself."""
    game = situation("knight-thief", state={"map": CROSS, "knight": {"grit": 8, **knight}})
    game.goblins.monster_deck.take(i64(names.MONSTERS.index(monster)))
    game.knight.monster = i64(names.MONSTERS.index(monster))
    game.push(MONSTER_AMBUSH)
    game.run()
    return game


def lost_to_troll(roles: str = "knight-thief", board: Any = WALLED, **keys: Any) -> Vast:
    """The Troll has beaten her on n1."""
    game = situation(roles, state={"map": board, "knight": {"at": "n1"}, **keys.pop("state", {})}, **keys)
    game.push(TROLL_COMES)
    game.run()
    return game


def names_of(cells: list[i64]) -> list[str]:
    return [SQUARE_NAMES[cell] for cell in cells]


def infested(line: str, **knight: object) -> Vast:
    return situation(INFESTED, setup={"infestation": line}, state={"map": CROSS, "knight": dict(knight)})


def test_VAST_VAR_001_the_cave_has_no_solo_game() -> None:
    assert "cave" not in SET_IDS


def test_VAST_VAR_002_two_roles_and_the_thief() -> None:
    rows = {entry.id: entry for entry in ROLE_SETS}

    assert rows["knight-goblins"].past_plunder == names.GOBLINS
    assert rows["knight-goblins-thief"].past_plunder == -1
    assert rows["cave-thief"].optional_treasure
    assert names.THIEF in rows["knight-dragon-thief"].flare


@pytest.mark.rule("VAST-VAR-006")
@pytest.mark.parametrize(("handed", "offered"), [([names.POTION_KIT], "potion_kit"), ([], "javelin")])
def test_a_single_card_is_not_asked_about(handed: list[int], offered: str) -> None:
    game = situation("knight-goblins", state={"map": CROSS, "cave": {"treasures": ["heroic_boots", "javelin"]}})
    game.knight.handed.items = vector(handed)
    GAIN_TREASURE.draw_top(game)

    assert told(game, "state.knight.offered") == [offered]
    assert told(game, "state.knight.handed") == []


@pytest.mark.rule("VAST-KN-011")
@pytest.mark.rule("VAST-KN-009")
# ------------------------------------------------------------------ variants
def test_VAST_VAR_006_without_a_cave_cards_come_from_the_top() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["light", "rats"]},
            "knight": {"grit": 8},
        },
    )
    played = [event.card for event in heard(game, "at n1") if type(event).__name__ == "EventPlayed"]

    assert played == ["rats"]  # the last is the top; nobody is asked


@pytest.mark.rule("VAST-DR-001")
def test_VAST_VAR_007_the_lonely_dragon_may_start_with_cubes_awake() -> None:
    assert new_game(2, roles="dragon").dragon.wakefulness() == 0
    assert new_game(2, roles="dragon", awake_hunger="4").dragon.wakefulness() == 4


@pytest.mark.rule("VAST-GO-021")
@pytest.mark.parametrize(("roles", "tokens"), [("knight-goblins-cave", ["event"]), ("goblins-cave", [])])
@pytest.mark.rule("VAST-VAR-011")
def test_VAST_VAR_012_event_tiles_of_a_flare_get_tokens_if_the_knight_plays(roles: str, tokens: list[str]) -> None:
    knight = "knight" in roles
    game = situation(
        roles,
        "knight" if knight else "goblins",
        state={
            "map": {"n1": {"dark": "event-05"}},
            **({} if knight else {"goblins": {"population": {"eye": 1}, "tile": {"eye": "o"}}}),
        },
        luck={"dragon_die": [2]},  # the centre and the four spaces beside it
        turn_state={"collapse": True},
    )
    do(game, *(["flare", "at n1"] if knight else ["tribe eye", "flare"]))
    while asked(game).endswith("VAST-REV-003"):
        do(game, moves(game)[0])

    assert told(game, "state.map.n1.tile") == "event-05"
    assert told(game, "state.map.n1.tokens") == tokens


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-BON-022")
def test_the_knight_begins_without_monsters_and_without_anything_of_the_bonus_cards() -> None:
    knight = Knight(i64(0))

    assert (knight.guard, knight.golem, knight.beetles, knight.monster) == (OFF, False, False, NO_CARD)
    assert (knight.passed, knight.rune_used, knight.loose, knight.charmed) == (0, False, False, False)


@pytest.mark.rule("VAST-VAR-020")
def test_no_monster_of_an_infestation_is_there_at_first() -> None:
    knight = new_game(3, roles="knight-dragon").knight

    assert not knight.golem
    assert not knight.beetles
    assert knight.guard == names.OFF


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("beetles", "more"), [(False, 0), (True, 1)])
def test_beetles_make_the_next_monster_stronger_by_one(beetles: bool, more: int) -> None:
    game = situation("knight-dragon", setup={"infestation": "c"}, state={"map": CROSS})
    game.knight.monster, game.knight.beetles = i64(names.BLOB), beetles

    assert ambush_strength(game) == game.content.monsters[names.BLOB].ambush_strength + more


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("line", "strength"), [("a", 2), ("b", 3)])
def test_lines_a_and_b_have_a_strength_of_their_own(line: str, strength: int) -> None:
    assert ambush_strength(situation("knight-dragon", setup={"infestation": line})) == strength


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-VAR-024")
def test_an_ogre_that_is_beaten_lets_her_in() -> None:
    goblins = {"monster_deck": ["blob"]}
    knight = {"grit": 12, "slots": {"strength": 3, "perception": 1}, "guard": "n1"}
    game = situation("knight-thief", state={"map": {"n1": "ambush-01"}, "knight": knight, "goblins": goblins})
    do(game, "at n1")

    assert game.knight.guard == names.OFF
    assert told(game, "state.knight.at") == "n1"


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-RUL-13")
@pytest.mark.parametrize(("face", "health"), [(0, 7), (5, 6)])
def test_at_equality_only_the_centre_hurts(face: int, health: int) -> None:
    knight = {"slots": {"strength": 1}}
    game = situation("knight-dragon", state={"knight": knight}, setup={"infestation": "a"}, luck={"dragon_die": [face]})
    after(game, MONSTER_AMBUSH)

    assert told(game, "state.knight.health") == health


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.parametrize(("monster", "strength", "rolls"), [("wisp", 0, True), ("blob", 0, False), ("blob", 2, True)])
def test_the_die_is_rolled_at_equality_and_for_the_wisp(monster: str, strength: int, rolls: bool) -> None:
    game = infested("c", grit=18, slots={"strength": strength}, monster=monster)
    before = int(game.luck.drawn[names.L_DRAGON_DIE])
    MONSTER_AMBUSH.compare(game)
    game.run()

    assert (game.luck.drawn[names.L_DRAGON_DIE] > before) == rolls


@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-KN-059")
def test_every_ambush_of_a_turn_is_counted() -> None:
    game = infested("b", slots={"strength": 1})
    SPRING_AMBUSH.draw(game)
    assert (game.knight.ambushes, game.knight.deeds) == (1, 0)
    SPRING_AMBUSH.draw(game)

    assert game.knight.ambushes == 2
    assert told(game, "state.knight.deeds") == ["stalwart"]


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.parametrize(("monster", "grit", "health"), [("blob", 3, 6), ("flame_giant", 8, 5), ("golem", 8, 6)])
def test_the_text_of_a_monster_that_beats_her(monster: str, grit: int, health: int) -> None:
    game = met(monster, slots={})

    assert (told(game, "state.knight.grit"), told(game, "state.knight.health")) == (grit, health)


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-VAR-023")
def test_beetles_leave_after_the_next_monster() -> None:
    game = met("blob", beetles=True, slots={})

    assert not game.knight.beetles
    assert game.goblins.monster_discard.has(i64(names.BRIGHT_BEETLES))
    assert met("bright_beetles", slots={}).knight.beetles


@pytest.mark.rule("VAST-VAR-022")
def test_the_underworm_takes_the_nearest_dark_tiles_on_her_diagonals() -> None:
    game = situation("knight-thief", state={"map": {"n1": "event-01"}})
    found = []
    for squares in (["n13e13"], ["n4w4", "n3e3", "s3w3"], ["n2e2", "n1e2"]):  # each time nearer; n1e2 is no diagonal
        for square in squares:
            tile = names.TILES.index("crystal-01") + len(game.cavern.tiles())
            game.cavern.put(i64(tile), i64(SQUARE_NAMES.index(square)))
        found.append(sorted(names_of(nearest_diagonals(game))))

    assert found == [["n13e13"], ["n3e3", "s3w3"], ["n2e2"]]


@pytest.mark.rule("VAST-VAR-022")
def test_without_a_dark_tile_on_a_diagonal_the_underworm_digs_at_her_corners() -> None:
    board = {"n1": "event-01", "n1e1": "event-02"}
    game = situation("knight-thief", state={"map": board})
    collapsing = situation("knight-thief", state={"map": board}, turn_state={"collapse": True})
    empty = situation("knight-thief", state={"map": board, "cave": {"stack": []}})

    assert names_of(ways_down(game)) == ["n1w1"]
    assert ways_down(collapsing) == []
    assert ways_down(empty) == []


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.parametrize(("roles", "who"), [("knight-thief", "knight"), ("knight-cave", "cave")])
def test_who_says_where_the_underworm_drags_her(roles: str, who: str) -> None:
    board = {"n1": "event-01", "n1e1": {"dark": "eye"}, "n1w1": {"dark": "eye"}}
    game = situation(roles, state={"map": board})
    drag(game)
    game.run()

    assert asked(game) == f"{who} VAST-VAR-022"
    assert sorted(moves(game)) == ["at n1e1", "at n1w1"]
    assert why_not(game, "at n1") == "VAST-VAR-022"


@pytest.mark.rule("VAST-VAR-022")
def test_the_gnome_takes_a_treasure_card() -> None:
    game = infested("c", monster="gnome", kept=["javelin"])
    game.spared = False
    MonsterAmbush().suffer(game)

    assert told(game, "state.knight.kept") == []
    assert told(game, "state.knight.boxed") == ["javelin"]


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-VAR-021")
@pytest.mark.rule("VAST-KN-059")
def test_a_monster_that_is_withstood_is_fearless_and_discarded() -> None:
    game = met("pet_frog", grit=12, slots={"strength": 3})

    assert told(game, "state.knight.health") == 7
    assert game.knight.deeds >> FEARLESS & 1
    assert game.goblins.monster_discard.has(i64(names.PET_FROG))


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-COL-007")
def test_the_troll_is_discarded_when_its_bridge_falls() -> None:
    game = situation("knight-thief", state={"map": GUARDED})
    before = conserved(game)
    assert monsters_out(game) == [names.TROLL]
    assert not game.goblins.monster_deck.has(names.TROLL)
    take_off(game, i64(names.BRIDGE))

    assert told(game, "state.goblins.monster_discard") == ["troll"]
    assert conserved(game)["monsters"] == before["monsters"]


@pytest.mark.rule("VAST-VAR-023")
@pytest.mark.rule("VAST-VAR-021")
def test_a_used_monster_lies_in_the_discard_and_no_longer_before_her() -> None:
    game = infested("c", grit=18, slots={"strength": 3}, monster="pet_frog")
    game.spared = True
    MonsterAmbush().discard(game)

    assert told(game, "state.knight.monster") is None
    assert told(game, "state.goblins.monster_discard") == ["pet_frog"]


@pytest.mark.rule("VAST-VAR-023")
def test_an_ambush_without_a_monster_discards_nothing() -> None:
    game = infested("a", beetles=True)
    MonsterAmbush().discard(game)

    assert told(game, "state.goblins.monster_discard") == []
    assert told(game, "state.knight.beetles")


@pytest.mark.rule("VAST-VAR-024")
@pytest.mark.rule("VAST-FM-002")
def test_nobody_pushes_her_onto_the_guarded_bridge() -> None:
    game = situation(
        "knight-dragon-cave",
        "cave",
        setup={"infestation": "c"},
        state={"map": GUARDED, "knight": {"at": "n1"}, "dragon": {"at": "s1"}, "cave": {"omens": {"bat": 1}}},
    )
    do(game, "omen giant_bats", "piece knight")

    assert why_not(game, "at n2") == "VAST-COL-010"


@pytest.mark.rule("VAST-VAR-021")
def test_VAST_VAR_025_without_the_canyon_the_troll_has_no_text() -> None:
    game = situation(
        "knight-thief",
        state={
            "map": {
                "n1": {"dark": "ambush-01"},
                **{k: v for k, v in CROSS.items() if k != "n1"},
                "n2": {"dark": "eye"},
            },
            "knight": {"grit": 12, "health": 5},
            "goblins": {"monster_deck": ["troll"]},
        },
        turn_state={"collapse": True},
    )
    do(game, "at n1")
    while asked(game) in ("knight VAST-KN-018", "knight VAST-KN-045"):
        do(game, "done")

    assert told(game, "state.knight.at") == "n1"
    assert told(game, "state.goblins.monster_discard") == ["troll"]


@pytest.mark.rule("VAST-VAR-025")
def test_the_cave_chooses_where_the_canyon_opens() -> None:
    board = {**CROSS, "n1": {"tile": "ambush-08", "turn": 0}, "n2": {"dark": "eye"}}  # walls to east and west
    game = lost_to_troll("knight-cave", board, setup={"infestation": "c"})

    assert asked(game) == "cave VAST-TER-002"
    assert asked(lost_to_troll("knight-thief", board)) == "knight VAST-TER-002"


@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.rule("VAST-TER-016")
def test_a_canyon_that_the_troll_brings_is_no_longer_drawn() -> None:
    game = lost_to_troll(setup={"terrain": True, "random_terrain": True})

    assert troll_waits(game)
    assert not game.cave.terrain_deck.has(names.CANYON)
    assert game.cave.terrain_deck.count() == 5


@pytest.mark.rule("VAST-VAR-025")
def test_a_canyon_on_the_map_only_gets_the_troll() -> None:
    board = {**GUARDED, "n2": "canyon-2"}
    game = lost_to_troll(board=board)

    assert told(game, "state.map.n2.tokens") == ["troll"]


@pytest.mark.rule("VAST-VAR-025")
@pytest.mark.rule("VAST-TER-017")
def test_without_a_place_for_the_canyon_the_troll_has_no_text() -> None:
    game = situation("knight-thief", setup={"terrain": True}, state={"map": DARK_CROSS, "knight": {"at": "o"}})
    gone = situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}})
    gone.terrain_gone = i64(1) << names.CANYON
    collapsing = situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}}, turn_state={"collapse": True})
    game.push(TROLL_COMES)
    game.run()

    assert not troll_waits(game)
    assert [canyon_may_come(position) for position in (game, gone, collapsing)] == [False, False, False]
    assert canyon_may_come(situation("knight-thief", state={"map": WALLED, "knight": {"at": "n1"}}))


@pytest.mark.rule("VAST-VAR-030")
@pytest.mark.rule("VAST-CTR-41")
@pytest.mark.parametrize(("population", "struck"), [(2, False), (3, True)])
def test_the_ash_dragon_is_struck_above_its_armor_only(population: int, struck: bool) -> None:
    game = situation("goblins-dragon", state={"goblins": {"population": {"bones": population}, "rage": 1}})

    assert armor(game) == 2
    assert dragon_may_be_struck(game, i64(names.BONES)) == struck


@pytest.mark.rule("VAST-VAR-032")
def test_alone_in_the_dark_lit_crystal_tiles_count() -> None:
    crystals = {"n1": "crystal-01", "e1": "crystal-02", "s1": "crystal-03", "w1": {"dark": "crystal-04"}}
    game = situation("cave-thief", "cave", state={"map": crystals})
    game.cave.crystals_fallen = i64(2)

    assert alone_count(game) == 5


@pytest.mark.rule("VAST-VAR-032")
def test_the_number_of_the_strongest_is_that_of_who_plays() -> None:
    dragon = situation("dragon-cave", "cave", state={"map": CROSS})
    thief = situation("cave-thief", "cave", state={"map": CROSS})

    assert strongest_number(dragon) == dragon.dragon.spirit()
    assert strongest_number(thief) == thief.thief.stat(0)
    assert dragon.dragon.spirit() != dragon.thief.stat(0)


def test_VAST_VAR_032_alone_in_the_dark_counts_the_strongest_number() -> None:
    game = situation("goblins", state={"goblins": {"population": {"eye": 3, "bones": 1}}})

    assert alone_count(game) == 3


@pytest.mark.rule("VAST-VAR-032")
def test_crystal_tiles_count_for_one_who_is_alone() -> None:
    board = {"n1": "crystal-01", "e1": "crystal-02", "s1": "ambush-01", "w1": {"dark": "crystal-03"}}
    game = situation("knight", state={"map": board, "cave": {"crystals_fallen": 3}})

    assert alone_count(game) == 5


@pytest.mark.parametrize(("roles", "turn"), [("knight-goblins", "goblins"), ("goblins-thief", "thief")])
def test_VAST_VAR_033_with_others_it_is_one_tile(roles: str, turn: str) -> None:
    game = situation(roles, turn, question="end")
    before = len(game.cavern.tiles())
    while asked(game) == f"{turn} VAST-FILL-006":
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) == before + 1


@pytest.mark.rule("VAST-VAR-032")
def test_VAST_VAR_033_alone_in_the_dark_comes_instead_of_the_usual_tile() -> None:
    game = situation(
        "thief", "thief", state={"thief": {"stats": {"movement": 1, "stealth": 2, "thievery": 0}}}, question="end"
    )
    before = len(game.cavern.tiles())
    while asked(game) == "thief VAST-FILL-006":
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) - before == 3  # Movement 3, and not one more


def test_VAST_VAR_040_the_collapse_variant_removes_tiles() -> None:
    assert new_game(2, roles="knight-goblins", removed_tiles=4).cave.tiles_left() == 37


@pytest.mark.rule("VAST-VAR-040")
@pytest.mark.parametrize("removed", [0, 2, 3, 4])
def test_two_to_four_tiles_may_be_removed(removed: int) -> None:
    assert OPTIONS.resolve({"removed_tiles": removed}).number("removed_tiles") == removed


def test_VAST_VAR_041_levels_can_be_chosen_for_everybody() -> None:
    easiest = {f"{role}_level": "easiest" for role in names.ROLES}

    assert OPTIONS.resolve(easiest).text("thief_level") == "easiest"


@pytest.mark.parametrize(("on", "count"), [(False, 3), (True, 1)])
def test_VAST_VAR_042_a_slow_collapse_for_four(on: bool, count: int) -> None:
    game = new_game(1, roles="knight-goblins-dragon-thief", **with_switch("faq2019_one_tile_collapse_4p_no_cave", on))

    assert tiles_to_remove(game) == count


@pytest.mark.parametrize(("level", "health"), list(zip(LEVELS, (3, 4, 5, 6, 7), strict=True)))
def test_VAST_DIF_001_dragon_health(level: str, health: int) -> None:
    assert new_game(1, roles="knight-goblins-dragon", knight_level=level).dragon.health == health


@pytest.mark.parametrize(("level", "health"), list(zip(LEVELS, (5, 6, 7, 8, 9), strict=True)))
def test_VAST_DIF_002_knight_health(level: str, health: int) -> None:
    assert new_game(1, roles="knight-goblins", goblins_level=level).knight.health == health


@pytest.mark.parametrize(
    ("level", "wake", "shrieks"), list(zip(LEVELS, (7, 9, 11, 13, 13), (0, 0, 0, 0, 3), strict=True))
)
def test_VAST_DIF_003_waking(level: str, wake: int, shrieks: int) -> None:
    rules = new_game(1, roles="knight-goblins-dragon", dragon_level=level).rules

    assert (rules.awaken_at, rules.shriek_turns) == (wake, shrieks)


@pytest.mark.parametrize(
    ("level", "goal", "hatred", "tiles"),
    list(zip(LEVELS, (3, 4, 5, 5, 5), (0, 0, 0, 4, 8), (33, 37, 41, 41, 41), strict=True)),
)
def test_VAST_DIF_004_cave(level: str, goal: int, hatred: int, tiles: int) -> None:
    game = new_game(1, roles="knight-goblins-dragon-cave", cave_level=level)

    assert (game.rules.crystal_tiles, game.cave.hatred, game.cave.tiles_left()) == (goal, hatred, tiles)


@pytest.mark.parametrize(("level", "stash", "bare"), list(zip(LEVELS, (4, 5, 6, 7, 8), (0, 0, 0, 1, 2), strict=True)))
def test_VAST_DIF_005_thief(level: str, stash: int, bare: int) -> None:
    rules = new_game(1, roles="cave-thief", thief_level=level).rules

    assert (rules.stash_goal, rules.bare_stash) == (stash, bare)


def test_VAST_DIF_006_without_the_knight_the_goblins_row_counts() -> None:
    assert new_game(1, roles="goblins-dragon", goblins_level="expert").dragon.health == 7
    assert new_game(1, roles="goblins-thief", goblins_level="easy").rules.crystal_goal == 4


def test_VAST_DIF_007_each_type_loses_tiles_with_an_easy_cave() -> None:
    game = new_game(3, cave_level="easy")
    gone = sorted(names.TYPES[game.type_of(tile)] for tile in game.cave.gone.items)

    assert gone == ["ambush", "crystal", "event", "treasure_room", "vault"]


@pytest.mark.parametrize(("level", "goal", "smash"), list(zip(LEVELS, (4, 4, 5, 6, 6), (2, 3, 3, 3, 4), strict=True)))
def test_VAST_DIF_009_crystals_and_smash_strength_without_a_dragon(level: str, goal: int, smash: int) -> None:
    rules = new_game(1, roles="knight-goblins", knight_level=level).rules

    assert (rules.crystal_goal, rules.smash_strength) == (goal, smash)


@pytest.mark.rule("VAST-DIF-009")
@pytest.mark.parametrize(("roles", "strength"), [(THREE, 3), ("knight-goblins", None)])
def test_with_a_dragon_a_crystal_takes_strength_three(roles: str, strength: int | None) -> None:
    rules = new_game(2, roles=roles).rules

    assert rules.smash_strength == (strength or rules.smash_strength)


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-SET-002")
def test_VAST_DIF_010_the_crystals_are_spread_over_the_piles() -> None:
    game = new_game(3, roles="goblins-cave", cave_level="easiest")
    stack = [game.type_of(tile) for tile in [*game.cave.stack.items, *game.cave.hand.items]]

    assert stack.count(names.TYPE_CRYSTAL) == 7
