"""Rules of the five roles one by one, in the order of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.vast.table import asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.games.vast import names
from underkeep.games.vast.rules.stats import armor, dragon_may_be_struck, knight_movement

FOUR = "knight-goblins-dragon-cave"
THREE = "knight-goblins-dragon"
EACH_ONE = {"fangs": 1, "bones": 1, "eye": 1}
DARK: dict[str, object] = {"dark": "eye"}
OPEN_CROSS: dict[str, object] = {"n1": "ambush-01", "e1": "ambush-05", "s1": "ambush-10", "w1": "ambush-13"}


# ------------------------------------------------------------------ the Knight
@pytest.mark.parametrize(("slot", "room"), [("bomb", 1), ("bow", 1), ("shield", 1), ("map", 3)])
def test_VAST_KN_004_equipment_has_room_for_so_many_cubes(slot: str, room: int) -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 20, "slots": {}, "free": 5}})
    do(game, *[f"cube {slot}"] * room)

    assert why_not(game, f"cube {slot}") == "VAST-KN-004"


def test_VAST_KN_006_she_picks_up_her_cubes_and_then_acts_until_she_stops() -> None:
    game = situation(
        "knight-goblins",
        state={"map": OPEN_CROSS, "knight": {"slots": {"strength": 2}}},
        turn="knight",
        question="turn",
    )

    assert told(game, "state.knight.free") == 2  # stats fall back to 1
    assert asked(game) == "knight VAST-KN-006"
    do(game, "cube movement", "at n1", "at o", "done")
    assert asked(game).startswith("knight VAST-FILL")


def test_VAST_KN_015_an_encounter_must_do_something() -> None:
    game = situation("knight-goblins", state={"map": OPEN_CROSS})

    assert why_not(game, "encounter") == "VAST-KN-015"


@pytest.mark.parametrize(
    ("tile", "offered"),
    [("treasure_room-01", {"take treasure"}), ("crystal-01", {"attack crystal"}), ("vault-01", set())],
)
def test_VAST_KN_020_what_a_revealed_tile_offers_in_the_same_encounter(tile: str, offered: set[str]) -> None:
    game = situation(
        "knight-goblins-cave",
        state={"map": {**OPEN_CROSS, "n1": {"dark": tile}}, "knight": {"grit": 12, "slots": {"strength": 3}}},
        turn_state={"collapse": True},
    )
    do(game, "at n1")
    while asked(game) != "knight VAST-KN-010" and asked(game) != "knight VAST-KN-006":
        do(game, moves(game)[0])

    meeting = asked(game) == "knight VAST-KN-010"
    assert meeting is bool(offered)
    assert {move for move in moves(game) if move.split()[0] in ("take", "attack")} == offered
    if meeting:
        assert why_not(game, "done") == ""  # she may leave it


@pytest.mark.rule("VAST-REV-006")
def test_VAST_KN_039_grit_for_revealing_and_for_a_crystal() -> None:
    game = situation(
        "knight-goblins-cave",
        state={
            "map": {**OPEN_CROSS, "n1": {"dark": "crystal-01"}},
            "knight": {"grit": 12, "slots": {"strength": 3}},
        },
        turn_state={"collapse": True},
    )
    do(game, "at n1")
    while asked(game) != "knight VAST-KN-010":
        do(game, moves(game)[0])
    assert told(game, "state.knight.grit") == 13  # revealing: 1

    do(game, "attack crystal")
    assert told(game, "state.knight.grit") == 15  # smashing a Crystal: 2


def test_VAST_KN_054_a_fulfilled_sidequest_is_shown_for_grit_and_replaced() -> None:
    game = situation(
        THREE,
        state={
            "map": OPEN_CROSS,
            "smashed": 3,
            "knight": {"quests": ["persistent", "cunning"], "quest_deck": ["daring"], "grit": 6},
        },
    )
    assert why_not(game, "quest cunning") == "VAST-KN-054"
    assert why_not(game, "quest daring") == "VAST-KN-054"
    do(game, "quest persistent")

    assert told(game, "state.knight.grit") > 6
    assert sorted(told(game, "state.knight.quests")) == ["cunning", "daring"]
    assert told(game, "state.knight.quests_done") == ["persistent"]


def test_VAST_KN_062_equipment_needs_no_encounter() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {**OPEN_CROSS, "n1": "ambush-12"}, "knight": {"slots": {"bomb": 1}, "encounters": 1}},
    )
    assert why_not(game, "at e1") == "VAST-KN-009"  # no Encounter is left

    do(game, "use bomb", "north")
    assert told(game, "state.bombs") == ["n1 south"]
    assert told(game, "state.knight.encounters") == 1


def test_VAST_KN_063_the_cave_chooses_the_event_and_the_knight_resolves_it() -> None:
    game = situation(
        FOUR,
        state={
            "map": {**OPEN_CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["fresh_air", "light"]},
            "knight": {"slots": {}, "free": 2},
        },
    )
    do(game, "at n1")

    assert asked(game).startswith("cave ")
    do(game, "event fresh_air")
    assert told(game, "asked").startswith("knight ")


def test_VAST_KN_065_an_event_token_on_a_lit_tile_gives_no_reveal_grit() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**OPEN_CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["rats"]},
            "knight": {"grit": 8},
        },
    )
    do(game, "at n1")

    assert told(game, "state.knight.grit") == 6  # Rats take 2, nothing is gained
    assert told(game, "state.map.n1.tokens") == []


# ------------------------------------------------------------------ the Goblins
@pytest.mark.parametrize(("card", "rage"), [("desperation", 2), ("pain", 2), ("thirst", 1)])
def test_VAST_GO_006_rage_symbols_of_war_cards(card: str, rage: int) -> None:
    state = {"goblins": {"war": [card], "rage": 1}}
    game = situation("knight-goblins", "goblins", state=state, question="turn")  # Rage 1: one card, nothing to choose
    while asked(game) != "goblins VAST-GO-021":
        do(game, moves(game)[-1])

    assert told(game, "state.goblins.rage") == rage


def test_VAST_GO_009_a_lurking_tribe_counts_as_hidden() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": OPEN_CROSS,
            "goblins": {
                "population": {"fangs": 1, "bones": 1, "eye": 1},
                "tile": {"fangs": "n1"},
                "lurk": {"eye": "n2"},
            },
        },
    )

    assert [game.goblins.revealed(tribe) for tribe in range(3)] == [True, False, False]
    assert [game.goblins.lurking(tribe) for tribe in range(3)] == [False, False, True]


def test_VAST_GO_010_hidden_and_lurking_tribes_cannot_be_targeted() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": OPEN_CROSS,
            "knight": {"slots": {"bow": 1, "strength": 1}},
            "goblins": {
                "population": {"fangs": 1, "bones": 1, "eye": 1},
                "tile": {"fangs": "n1"},
                "lurk": {"eye": "n2"},
            },
        },
    )
    do(game, "use bow")

    assert why_not(game, "tribe bones") == "VAST-GO-010"
    assert why_not(game, "tribe eye") == "VAST-GO-010"
    assert why_not(game, "tribe fangs") == ""


def test_VAST_GO_011_the_goblins_turn_begins_with_a_war_card_and_ends_with_all_shuffled() -> None:
    game = new_game(3, roles="goblins-thief")
    assert asked(game).startswith("goblins VAST-GO-01")
    for _ in range(200):
        if game.active != names.GOBLINS:
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.goblins.war_hand.count() == 0
    assert game.goblins.war.count() == len(names.WAR)


def test_VAST_GO_021_each_tribe_once_one_after_the_other() -> None:
    game = situation(
        "knight-goblins", "goblins", state={"map": OPEN_CROSS, "goblins": {"population": {"fangs": 1, "eye": 1}}}
    )
    do(game, "tribe eye")
    assert why_not(game, "tribe fangs") == "VAST-GEN-001"
    do(game, "done")
    assert why_not(game, "tribe eye") == "VAST-GO-021"
    assert why_not(game, "tribe fangs") == ""


def test_VAST_GO_022_a_tribe_moves_any_number_of_tiles_but_not_through_walls() -> None:
    game = situation(
        "knight-goblins",
        "goblins",
        state={
            "map": {
                "n1": "ambush-01",
                "n2": "ambush-05",
                "n3": {"dark": "eye"},
                "n4": {"dark": "eye"},
                "n1e1": "ambush-12",
            },
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}},
        },
    )
    do(game, "tribe fangs")
    assert why_not(game, "at n1e1") == "VAST-MAP-009"
    do(game, "at n2", "at n3", "at n4")

    assert told(game, "state.goblins.tile.fangs") == "n4"


@pytest.mark.rule("VAST-GO-022")
def test_VAST_GO_025_strength_to_enter_the_tiles_of_knight_and_dragon() -> None:
    state = {
        "map": {**OPEN_CROSS, "n2": "event-05"},
        "knight": {"at": "n2"},
        "goblins": {"population": {"eye": 1, "fangs": 2}, "tile": {"eye": "n1", "fangs": "n1"}, "rage": 1},
        "dragon": {"at": "o"},
    }
    game = situation(THREE, "goblins", state=state)
    do(game, "tribe eye")
    assert why_not(game, "at n2") == "VAST-GO-025"  # 1 against 1
    assert why_not(game, "at o") == "VAST-GO-025"
    do(game, "done", "tribe fangs")
    assert why_not(game, "at n2") == ""  # 3 against 1
    do(game, "at o")
    assert told(game, "state.goblins.tile.fangs") == "o"  # beside the Dragon, without an attack


def test_VAST_GO_026_no_tribe_stays_beside_the_knight() -> None:
    game = situation(
        "knight-goblins",
        "goblins",
        state={
            "map": OPEN_CROSS,
            "knight": {"at": "o"},
            "goblins": {"population": {"fangs": 4}, "tile": {"fangs": "n1"}, "rage": 1},
        },
    )
    do(game, "tribe fangs", "at o")

    assert game.goblins.tile[names.FANGS] == names.OFF
    assert told(game, "state.knight.health") == 6


@pytest.mark.parametrize("action", ["explore", "special", "plunder treasure", "attack thief"])
def test_VAST_GO_041_a_hidden_tribe_can_only_reveal_itself(action: str) -> None:
    game = situation(
        "knight-goblins-dragon-cave-thief", "goblins", state={"map": OPEN_CROSS, "goblins": {"population": {"eye": 1}}}
    )
    do(game, "tribe eye")

    assert why_not(game, action) == "VAST-GO-041"


# ------------------------------------------------------------------ the Dragon
def test_VAST_DR_005_phases_of_the_dragon() -> None:
    game = situation(
        THREE,
        "dragon",
        state={"map": {**OPEN_CROSS, "n1": {"tile": "ambush-01", "treasures": 1}}, "dragon": {"at": "n1"}},
    )
    phases = []
    for _ in range(3):
        phases.append(asked(game))
        do(game, "done")

    assert phases == ["dragon VAST-DR-005", "dragon VAST-DR-013", "dragon VAST-DR-014"]


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
def test_VAST_DR_014_one_gem_of_the_reserve_on_its_own_tile() -> None:
    game = situation(THREE, "dragon", state={"map": OPEN_CROSS, "dragon": {"at": "n1"}})
    do(game, "done", "done", "place gem_claw")

    assert told(game, "state.dragon.gems.claw") == "n1"
    assert "place gem_wing" not in moves(game)


@pytest.mark.rule("VAST-DR-005")
def test_VAST_DR_016_one_cube_of_each_section_in_a_turn() -> None:
    game = situation(
        THREE, "dragon", state={"map": OPEN_CROSS, "dragon": {"at": "n1", "held": 2, "eaten": 4, "hand": []}}
    )
    do(game, "wake greed", "wake hunger")

    assert why_not(game, "wake greed") == "VAST-DR-016"
    assert why_not(game, "wake hunger") == "VAST-DR-016"
    assert game.dragon.wakefulness() == 2


def test_VAST_DR_025_without_goblins_nothing_feeds_the_hunger() -> None:
    game = situation("dragon-cave", "dragon", state={"map": OPEN_CROSS, "dragon": {"at": "n1", "hand": ["claw"]}})
    do(game, "power claw")

    assert told(game, "state.dragon.eaten") == 0
    assert why_not(game, "wake hunger") == "VAST-DR-017"


def test_VAST_DR_074_entering_the_map_is_no_move() -> None:
    game = situation(THREE, "dragon", state={"map": OPEN_CROSS}, question="turn")
    assert told(game, "state.dragon.at")
    do(game, "done")

    assert game.dragon.claims >> names.PRIDE_STILL & 1


def test_VAST_DR_075_the_dragon_chooses_what_it_discards() -> None:
    state = {
        "map": {"n1": "ambush-01"},
        "knight": {"grit": 12, "shown": ["enchanted_bow"], "on_cards": ["enchanted_bow"], "slots": {"strength": 2}},
        "dragon": {"at": "n1", "hand": ["claw", "claw", "wing"]},
    }
    game = situation(THREE, state=state)
    do(game, "use enchanted_bow", "piece dragon")
    assert asked(game) == "dragon VAST-DR-075"
    assert moves(game) == ["pay claw", "pay wing"]
    do(game, "pay wing", "pay claw")
    assert told(game, "state.dragon.hand") == ["claw"]

    poor = situation(THREE, state={**state, "dragon": {"at": "n1", "hand": ["claw"]}})
    do(poor, "use enchanted_bow", "piece dragon")
    assert told(poor, "state.dragon.hand") == []  # fewer: all of them, unasked


@pytest.mark.rule("VAST-DR-014")
def test_VAST_DR_076_used_gems_are_ready_again_when_the_turn_ends() -> None:
    game = situation(
        THREE, "dragon", state={"map": {**OPEN_CROSS}, "dragon": {"at": "n1", "hand": [], "gems": {"claw": "e1"}}}
    )
    do(game, "power claw")
    if asked(game) == "dragon VAST-DR-011":
        do(game, "pay gem_claw")
    assert game.dragon.gems_used
    for _ in range(9):
        if game.active != names.DRAGON:
            break
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])

    assert game.dragon.gems_used == 0


@pytest.mark.rule("VAST-DR-009")
@pytest.mark.rule("VAST-DR-058")
@pytest.mark.rule("VAST-DR-005")
@pytest.mark.parametrize(("roles", "struck"), [("goblins-dragon", True), (THREE, False)])
def test_VAST_CTR_41_only_the_ash_dragon_is_attacked_by_tribes(roles: str, struck: bool) -> None:
    game = situation(
        roles,
        "dragon",
        state={
            "map": OPEN_CROSS,
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


@pytest.mark.rule("VAST-COL-005")
def test_VAST_CTR_36_the_dragon_player_moves_the_knight_away_from_wrath() -> None:
    game = situation(
        THREE,
        "dragon",
        state={
            "map": {**OPEN_CROSS, "n2": "event-05", "n1e1": "event-04", "n1w1": "event-03"},
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


# ------------------------------------------------------------------ the Cave
def test_VAST_CAVE_002_and_011_phases_in_order_with_omens_between() -> None:
    game = situation(
        FOUR, "cave", state={"map": {**OPEN_CROSS, "n2": {"dark": "eye"}}, "cave": {"omens": {"mushroom": 1}}}
    )
    assert why_not(game, "shape") == "VAST-CAVE-002"
    assert why_not(game, "omen hatred") == ""
    do(game, "collect")
    assert why_not(game, "collect") == "VAST-CAVE-002"
    do(game, "shape")
    while asked(game) != "cave VAST-CAVE-011":
        do(game, moves(game)[0])
    assert why_not(game, "treasure") == ""


@pytest.mark.rule("VAST-CAVE-011")
def test_tokens_of_three_symbols_pay_an_omen_and_unused_ones_stay() -> None:
    game = situation(
        FOUR,
        "cave",
        state={
            "map": {**OPEN_CROSS, "n2": {"dark": "eye"}},
            "cave": {"omens": {"mushroom": 1, "bat": 1}},
            "knight": {"grit": 9},
        },
    )
    before = told(game, "state.cave.omens")
    do(game, "omen hatred")

    assert sum(told(game, "state.cave.omens").values()) == sum(before.values()) - 1


@pytest.mark.rule("VAST-CAVE-011")
def test_VAST_CAVE_020_only_lit_tiles_are_rotated() -> None:
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

    assert why_not(game, "at e1") == "VAST-CAVE-019"
    assert why_not(game, "at n1") == ""


@pytest.mark.rule("VAST-FILL-006")
@pytest.mark.rule("VAST-CAVE-011")
def test_VAST_CAVE_023_the_turn_ends_after_the_three_phases() -> None:
    game = situation(FOUR, "cave", state={"map": OPEN_CROSS, "cave": {"phase": 2}})
    assert why_not(game, "done") == "VAST-CAVE-002"

    ready = situation(FOUR, "cave", state={"map": OPEN_CROSS, "cave": {"phase": 3}})
    do(ready, "done")
    assert ready.active != names.CAVE


# ------------------------------------------------------------------ the Thief
def test_VAST_TH_005_the_thief_enters_anything_but_walls() -> None:
    game = situation(
        turn="thief",
        state={
            "map": {"n1": {"dark": "eye"}, "e1": "ambush-12", "w1": "ambush-01"},
            "knight": {"at": "w1"},
            "thief": {"at": "o", "stats": {"movement": 2, "stealth": 1, "thievery": 0}},
        },
    )

    assert why_not(game, "at n1") == ""
    assert why_not(game, "at w1") == ""
    assert why_not(game, "at e1") == "VAST-MAP-009"


def test_VAST_TH_008_an_action_may_be_repeated_while_it_is_paid() -> None:
    game = situation(
        turn="thief",
        state={
            "map": {**OPEN_CROSS, "n1": {"tile": "ambush-01", "treasures": 2}},
            "thief": {"at": "n1", "stats": {"movement": 0, "stealth": 1, "thievery": 2}},
        },
    )
    do(game, "loot treasure", "loot treasure")

    assert told(game, "state.thief.carried") == 2


def test_VAST_TH_024_eleven_upgrades_and_no_stat_above_five() -> None:
    game = situation(
        turn="thief",
        state={
            "map": OPEN_CROSS,
            "thief": {
                "at": "n1",
                "stashed": 4,
                "upgrades": ["flip_2_3", "flip_3_4", "all_4", "plus_movement"],
            },
        },
    )

    assert names.UPGRADES.index("advancement") == len(names.UPGRADES) - 1 == 11  # the card is no space of the board
    assert [int(game.thief.stat(stat)) for stat in range(3)] == [5, 4, 4]


def test_VAST_TH_026_the_row_of_better_tokens() -> None:
    tokens = []
    for upgrades in ([], ["flip_2_3"], ["flip_2_3", "flip_3_4"], ["flip_2_3", "flip_3_4", "all_4"]):
        game = situation(state={"thief": {"stashed": len(upgrades), "upgrades": upgrades}})
        tokens.append([int(n) for n in game.thief.tokens()])

    assert [sorted(values) for values in tokens] == [[2, 3, 4], [3, 3, 4], [3, 4, 4], [4, 4, 4]]


@pytest.mark.rule("VAST-KN-010")
@pytest.mark.parametrize(("carried", "seen"), [(0, False), (3, True)])
def test_VAST_TH_028_perception_must_beat_stealth(carried: int, seen: bool) -> None:
    game = situation(
        state={
            "map": OPEN_CROSS,
            "knight": {"at": "o"},
            "thief": {"at": "o", "carried": carried, "stats": {"movement": 0, "stealth": 1, "thievery": 2}},
        },
    )

    assert (why_not(game, "encounter") == "") is seen


def test_VAST_TH_031_a_dead_thief_is_out_of_reach() -> None:
    game = situation(state={"map": OPEN_CROSS, "knight": {"at": "o"}, "thief": {"tile": None}})

    assert game.thief.tile == names.OFF
    assert why_not(game, "encounter") == "VAST-KN-015"


@pytest.mark.rule("VAST-KN-011")
@pytest.mark.rule("VAST-KN-009")
# ------------------------------------------------------------------ variants
def test_VAST_VAR_006_without_a_cave_cards_come_from_the_top() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**OPEN_CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["light", "rats"]},
            "knight": {"grit": 8},
        },
    )
    played = [event.card for event in heard(game, "at n1") if type(event).__name__ == "EventPlayed"]

    assert played == ["rats"]  # the last is the top; nobody is asked


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


@pytest.mark.rule("VAST-VAR-021")
def test_VAST_VAR_025_without_the_canyon_the_troll_has_no_text() -> None:
    game = situation(
        "knight-thief",
        state={
            "map": {
                "n1": {"dark": "ambush-01"},
                **{k: v for k, v in OPEN_CROSS.items() if k != "n1"},
                "n2": {"dark": "eye"},
            },
            "knight": {"grit": 12, "health": 5},
            "goblins": {"monster_deck": ["troll"]},
        },
        turn_state={"collapse": True},
    )
    do(game, "at n1")
    while asked(game) == "knight VAST-KN-018":
        do(game, "done")

    assert told(game, "state.knight.at") == "n1"
    assert told(game, "state.goblins.monster_discard") == ["troll"]


@pytest.mark.rule("VAST-VAR-032")
def test_VAST_VAR_033_alone_in_the_dark_comes_instead_of_the_usual_tile() -> None:
    game = situation(
        "thief", "thief", state={"thief": {"stats": {"movement": 1, "stealth": 2, "thievery": 0}}}, question="end"
    )
    before = len(game.cavern.tiles())
    while asked(game) == "thief VAST-FILL-006":
        do(game, moves(game)[0])

    assert len(game.cavern.tiles()) - before == 3  # Movement 3, and not one more


# ------------------------------------------------------------------ rulings
@pytest.mark.parametrize(("level", "goal"), [("easiest", 3), ("easy", 4), ("standard", 5)])
def test_VAST_CTR_19_boxed_crystals_are_not_counted_twice(level: str, goal: int) -> None:
    game = new_game(2, roles=FOUR, cave_level=level)

    assert game.rules.crystal_tiles == goal
    assert game.cave.crystals_fallen == 0


def test_VAST_CTR_29_heroic_boots_of_the_base_set_give_four() -> None:
    game = situation(THREE, state={"knight": {"shown": ["heroic_boots"], "on_cards": ["heroic_boots"], "slots": {}}})

    assert knight_movement(game) == 5


def test_VAST_CTR_31_cave_bread_of_the_base_set_gives_a_cube_not_grit() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**OPEN_CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["cave_bread"]},
            "knight": {"grit": 8},
        },
    )
    owned = game.knight.owned()
    do(game, "at n1")

    assert game.knight.owned() == owned + 1
    assert told(game, "state.knight.grit") == 8
