"""Event cards one by one, and the switches that position files do not show on both sides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.table import asked, do, moves, new_game, situation, told, why_not
from underkeep.games.vast import names
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.turn import tiles_to_remove


def meet_event(card: str, roles: str = "knight-goblins", **knight: Any) -> Vast:
    """The Knight on an Event token whose card will be this one."""
    game = situation(
        roles,
        state={
            "map": {"n1": {"tile": "event-05", "tokens": ["event"]}, "n2": {"dark": "fangs"}, "e1": {"dark": "eye"}},
            "knight": {"at": "n1", **knight},
            "cave": {"events": [card]},
        },
    )
    do(game, "encounter")
    return game


def test_VAST_KN_060_rats_take_two_grit() -> None:
    assert meet_event("rats", grit=4).knight.grit == 2


def test_VAST_KN_060_deep_and_dark_gives_a_treasure_without_a_cave() -> None:
    game = meet_event("deep_and_dark")

    assert asked(game) == "knight VAST-KN-031"


@pytest.mark.rule("VAST-CAVE-003")
@pytest.mark.rule("VAST-CAVE-021")
def test_VAST_KN_060_deep_and_dark_gives_the_cave_two_omens() -> None:
    game = meet_event("deep_and_dark", "knight-goblins-cave")
    do(game, "event deep_and_dark")

    assert game.cave.omens_held() == 2


@pytest.mark.rule("VAST-KN-060")
def test_VAST_KN_061_light_heals_two_for_a_discarded_cube() -> None:
    game = meet_event("light", health=3, grit=5)
    do(game, "from free")

    assert (game.knight.health, game.knight.discarded) == (5, 1)


@pytest.mark.parametrize("card", ["fresh_air", "fresh_water"])
@pytest.mark.rule("VAST-KN-060")
def test_VAST_KN_061_fresh_air_and_water_take_an_unplaced_cube(card: str) -> None:
    game = meet_event(card, health=3)
    do(game, "yes")

    assert (game.knight.health, game.knight.aside, game.knight.free) == (4, 1, 1)


@pytest.mark.rule("VAST-KN-060")
@pytest.mark.rule("VAST-KN-014")
@pytest.mark.rule("VAST-CAVE-021")
def test_VAST_KN_061_cave_bread_returns_a_discarded_cube_first() -> None:
    game = meet_event("cave_bread", grit=5, discarded=1)

    assert (game.knight.discarded, game.knight.free) == (0, 3)


def test_VAST_KN_038_cave_bread_takes_the_highest_cube_of_the_track() -> None:
    game = meet_event("cave_bread")

    assert told(game, "state.knight.track") == 0b01111
    assert game.knight.free == 3


@pytest.mark.rule("VAST-KN-060")
def test_VAST_KN_061_vantage_point_reveals_around_her_for_grit() -> None:
    game = meet_event("vantage_point")
    while not asked(game).endswith("VAST-KN-006"):
        do(game, moves(game)[0])

    assert "tile" in told(game, "state.map.n2")
    assert "tile" in told(game, "state.map.e1")
    assert game.knight.grit == 2


def test_VAST_KN_060_an_ambush_card_is_like_an_ambush_tile() -> None:
    game = meet_event("ambush")

    assert asked(game) == "knight VAST-KN-018"


# ------------------------------------------------------------------ switches
def with_switch(name: str, on: bool) -> dict[str, bool]:
    return {name: True} if on else {}


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


@pytest.mark.parametrize("on", [False, True])
def test_VAST_TH_015_targets_per_player_or_per_piece(on: bool) -> None:
    game = situation(
        turn="thief",
        setup=with_switch("faq2019_thief_target_per_piece", on),
        state={
            "map": {"n1": {"dark": "eye"}},
            "goblins": {"population": {"eye": 1, "bones": 1}, "tile": {"eye": "n1", "bones": "n1"}},
            "thief": {"at": "n1", "stats": {"movement": 0, "stealth": 2, "thievery": 1}},
        },
    )
    do(game, "backstab eye 1")

    assert why_not(game, "backstab bones 1") == ("" if on else "VAST-TH-015")


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


@pytest.mark.parametrize(("on", "count"), [(False, 3), (True, 1)])
def test_VAST_VAR_042_a_slow_collapse_for_four(on: bool, count: int) -> None:
    game = new_game(1, roles="knight-goblins-dragon-thief", **with_switch("faq2019_one_tile_collapse_4p_no_cave", on))

    assert tiles_to_remove(game) == count


@pytest.mark.parametrize("on", [False, True])
def test_VAST_CTR_17_past_plunder_of_goblins_dragon_thief(on: bool) -> None:
    game = new_game(1, roles="goblins-dragon-thief", **with_switch("rulebook_no_past_plunder_gdt", on))

    assert game.rules.past_plunder == (-1 if on else names.GOBLINS)


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
