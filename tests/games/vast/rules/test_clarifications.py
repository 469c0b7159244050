"""Clarifications of the rules."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, PAIR, PROMO, THREE, at, with_switch
from tests.games.vast.table import CONTENT, asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import DONE
from underkeep.games.vast.names import TILE_COUNT, TILES
from underkeep.games.vast.options import extra_field
from underkeep.games.vast.refusals import LEGAL, TERRAIN_COMPULSORY
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.stats import armor, dragon_may_be_struck, knight_movement
from underkeep.games.vast.rules.terrain.place import ChooseTerrain
from underkeep.games.vast.rules.victory import wins


@pytest.mark.rule("VAST-RUL-06")
@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_03_a_tribe_that_kills_the_thief(on: bool) -> None:
    game = situation(
        turn="goblins",
        setup=with_switch("aid_thief_kill_scatters_tribe", on),
        state={
            "map": {"n1": {"dark": "eye"}},
            "goblins": {"population": {"eye": 3}, "tile": {"eye": "n1"}},
            "thief": {"at": "n1", "loot": 0, "stats": {"movement": 2, "stealth": 0, "thievery": 1}},
        },
    )
    do(game, "tribe eye", "attack thief")

    assert told(game, "state.goblins.tile.eye") == (None if on else "n1")


@pytest.mark.parametrize(("on", "perception"), [(False, 3), (True, 2)])
def test_VAST_CTR_06_malaise_and_perception(on: bool, perception: int) -> None:
    game = situation(
        "knight-goblins",
        setup=with_switch("aid_zero_rage_perception", on),
        state={"goblins": {"rage": 0, "population": {"eye": 2}}},
    )

    assert told(game, "stats.goblins.eye_strength") == 1
    assert told(game, "stats.goblins.eye_perception") == perception


@pytest.mark.parametrize(("on", "hand"), [(False, 0), (True, 2)])
def test_VAST_CTR_15_loot_for_a_flame_wall_kill(on: bool, hand: int) -> None:
    game = situation(
        turn="thief",
        setup=with_switch("flame_wall_kill_gives_loot", on),
        state={"map": {"n1": "ambush-01"}, "dragon": {"flame_wall": "n1"}, "thief": {"loot": 2}},
    )
    do(game, "at n1")

    assert told(game, "state.thief.at") is None
    assert game.dragon.hand.count() == hand


@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_17_past_plunder_of_goblins_dragon_thief(on: bool) -> None:
    game = new_game(1, roles="goblins-dragon-thief", **with_switch("rulebook_no_past_plunder_gdt", on))

    assert game.rules.past_plunder == (-1 if on else names.GOBLINS)


@pytest.mark.parametrize(("level", "goal"), [("easiest", 3), ("easy", 4), ("standard", 5)])
def test_VAST_CTR_19_boxed_crystals_are_not_counted_twice(level: str, goal: int) -> None:
    game = new_game(2, roles=FOUR, cave_level=level)

    assert game.rules.crystal_tiles == goal
    assert game.cave.crystals_fallen == 0


def test_VAST_CTR_21_no_omens_at_the_start() -> None:
    assert new_game(3).cave.omens_held() == 0


@pytest.mark.rule("VAST-CTR-21")
def test_the_cave_begins_without_omens() -> None:
    assert list(new_game(2).cave.omens) == [0] * 6


@pytest.mark.rule("VAST-TH-017")
@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_23_which_open_secrets_can_be_stolen(on: bool) -> None:
    game = situation(
        turn="thief",
        setup=with_switch("faq2019_pickpocket_any_face_up_secret", on),
        state={
            "map": {"n1": {"dark": "eye"}},
            "goblins": {"population": {"eye": 1}, "tile": {"eye": "n1"}, "face_up": ["trap"]},
            "thief": {"at": "n1", "stashed": 1, "upgrades": ["plus_stealth"]},
        },
    )

    assert why_not(game, "pickpocket eye 3") == ("" if on else "VAST-TH-017")


@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_24_a_rockslide_on_a_bombed_edge(on: bool) -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="cave",
        setup=with_switch("faq2019_rockslide_keeps_bomb", on),
        state={
            "map": {"n1": "ambush-12"},
            "bombs": ["o north"],
            "cave": {"omens": {"bat": 2}, "phase": 3},
        },
    )
    do(game, "omen rockslide", "at o", "north")

    assert told(game, "state.bombs") == (["n1 south"] if on else [])


@pytest.mark.rule("VAST-CTR-28")
def test_meat_counts_to_the_hand_limit_like_any_open_secret() -> None:
    goblins = {
        "population": {"eye": 1},
        "tile": {"eye": "n1"},
        "meat": "e1",
        "face_up": ["meat"],
        "secrets": ["hex", "trap", "poison", "leader"],
        "rage": 1,
    }
    game = situation(PAIR, "goblins", setup=PROMO, state={"goblins": goblins})
    do(game, "tribe eye", "special")

    assert asked(game) == "goblins VAST-GO-020"


def test_VAST_CTR_29_heroic_boots_of_the_base_set_give_four() -> None:
    game = situation(THREE, state={"knight": {"shown": ["heroic_boots"], "on_cards": ["heroic_boots"], "slots": {}}})

    assert knight_movement(game) == 5


@pytest.mark.rule("VAST-CTR-29")
@pytest.mark.parametrize(("cubes", "moves_of_hers"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_each_cube_gives_two_spaces(cubes: int, moves_of_hers: int) -> None:
    game = situation(THREE, state={"knight": {"grit": 20, "slots": {"movement": cubes} if cubes else {}}})

    assert knight_movement(game) == moves_of_hers


def test_VAST_CTR_30_crystals_smashed_by_tribes_count_for_the_knight() -> None:
    game = situation("knight-goblins", state={"knight": {"crystals": 5}})

    assert wins(game, names.KNIGHT)


def test_VAST_CTR_31_cave_bread_of_the_base_set_gives_a_cube_not_grit() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["cave_bread"]},
            "knight": {"grit": 8},
        },
    )
    owned = game.knight.owned()
    do(game, "at n1")

    assert game.knight.owned() == owned + 1
    assert told(game, "state.knight.grit") == 8


@pytest.mark.rule("VAST-CTR-32")
def test_declining_terrain_is_allowed_from_the_start_and_nothing_else_is() -> None:
    declined = extra_field("terrain_optional", "VAST-CTR-32", "terrain", "terrain")
    cards = extra_field("random_terrain", "VAST-TER-016", "terrain", "terrain")

    assert (declined.default, cards.default) == (True, False)
    assert declined.depends_value == cards.depends_value == (True,)


@pytest.mark.rule("VAST-CTR-32")
@pytest.mark.parametrize(("setup", "code"), [({}, LEGAL), ({"terrain_optional": False}, TERRAIN_COMPULSORY)])
def test_terrain_may_be_declined_unless_the_table_says_otherwise(setup: dict[str, bool], code: int) -> None:
    game = situation(FOUR, setup={"terrain": True, **setup}, state={"map": CROSS})

    assert ChooseTerrain(i64(names.CAVE), 0).refuse(game, DONE) == code


@pytest.mark.parametrize(("on", "allowed"), [(False, True), (True, False)])
def test_VAST_CTR_34_a_strong_tribe_may_be_moved_onto_the_dragon_unless_the_switch_forbids(
    on: bool, allowed: bool
) -> None:
    game = situation(
        THREE,
        setup={"faq2019_strict_forced_movement": on},
        state={
            "map": {"n1": "ambush-01", "n2": "ambush-05"},
            "goblins": {"population": {"fangs": 4, "eye": 1}, "tile": {"fangs": "n1", "eye": "n1"}, "rage": 2},
            "dragon": {"at": "n2"},
        },
    )
    here, there = at(game, "n1"), at(game, "n2")

    assert (refuse_push(game, names.P_FANGS, here, there, False) == 0) is allowed
    assert refuse_push(game, names.P_EYE, here, there, False) != 0  # 1 is not above Armor 1


@pytest.mark.rule("VAST-COL-005")
def test_VAST_CTR_36_the_dragon_player_moves_the_knight_away_from_wrath() -> None:
    game = situation(
        THREE,
        "dragon",
        state={
            "map": {**CROSS, "n2": "event-05", "n1e1": "event-04", "n1w1": "event-03"},
            "knight": {"at": "n1"},
            "dragon": {"at": "n1", "hand": ["claw", "claw", "claw", "claw"]},
        },
        turn_state={"collapse": True},
        luck={"dragon_die": [5]},  # the centre alone
    )
    do(game, "power wrath")
    while asked(game) == "dragon VAST-DR-011":
        do(game, moves(game)[0])
    wayout = [asked(game)]
    while game.knight.tile >= 0 and told(game, "state.knight.at") == "n1" and not asked(game).endswith("DR-005"):
        wayout.append(asked(game))
        do(game, moves(game)[0])

    assert told(game, "state.knight.at") != "n1"
    assert all(who.startswith("dragon ") for who in wayout)


@pytest.mark.rule("VAST-CTR-35")
def test_the_box_holds_52_tiles() -> None:
    assert len(TILES) == TILE_COUNT == 52


def test_VAST_CTR_35_there_are_52_tiles() -> None:
    assert len(CONTENT.tiles) == 52


@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_37_lurking_when_all_tiles_are_occupied(on: bool) -> None:
    game = situation(
        "knight-goblins-dragon",
        turn="goblins",
        setup=with_switch("aid_lurk_when_no_valid_tile", on),
        state={"map": {"n1": {"dark": "fangs"}}, "dragon": {"at": "n1"}, "goblins": {"population": {"fangs": 1}}},
    )
    do(game, "tribe fangs")

    assert why_not(game, "reveal") == ("" if on else "VAST-GO-038")


@pytest.mark.rule("VAST-DR-009")
@pytest.mark.rule("VAST-DR-058")
@pytest.mark.parametrize(("roles", "struck"), [("goblins-dragon", True), (THREE, False)])
def test_VAST_CTR_41_only_the_ash_dragon_is_attacked_by_tribes(roles: str, struck: bool) -> None:
    game = situation(
        roles,
        "dragon",
        state={
            "map": CROSS,
            "dragon": {"surfaced": True, "at": "o"},
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}, "rage": 2},
            **({"knight": {"at": "s1"}} if "knight" in roles else {}),
        },
    )
    assert armor(game) < 5
    assert dragon_may_be_struck(game, names.FANGS) is struck
    health = game.dragon.health
    do(game, "at n1")

    assert (game.dragon.health < health) is struck
