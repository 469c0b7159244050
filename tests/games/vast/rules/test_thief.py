"""The Thief: statistics, loot and upgrades."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, LINE, STEALTHY, after, at, with_switch
from tests.games.vast.table import ALL_FIVE, asked, do, heard, moves, new_game, seat, situation, told, why_not
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.actions import LOOTABLE
from underkeep.games.vast.refusals import LEGAL, ROW_IN_ORDER
from underkeep.games.vast.roles.thief.actions import TO_CARRY, gain_treasure, loot_token, pick_lock, refuse_hide_loot
from underkeep.games.vast.roles.thief.movement import refuse_walk
from underkeep.games.vast.roles.thief.reactions import refuse_loss
from underkeep.games.vast.roles.thief.targets import STEAL_A_SECRET, Pickpocket
from underkeep.games.vast.roles.thief.turn import look
from underkeep.games.vast.rules.thief_death import AttackThief, KillThief


def test_VAST_TH_001_the_thief_at_the_start() -> None:
    game = new_game(3, roles="thief")

    assert (game.thief.loot, game.thief.tokens()) == (3, [2, 3, 4])


@pytest.mark.rule("VAST-TH-002")
def test_no_cube_is_left_when_all_are_spent() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS})
    game.thief.spent = game.thief.stat(i64(2))

    assert game.thief.cubes_left() == 0


@pytest.mark.rule("VAST-TH-005")
@pytest.mark.parametrize(("walked", "legal"), [(1, False), (0, True)])
def test_he_enters_a_pit_with_a_move_to_spare(walked: int, legal: bool) -> None:
    thief = {"at": "n1", "stats": {"movement": 0, "stealth": 1, "thievery": 2}, "walked": walked}
    state = {"map": CROSS, "terrain": {"pits": ["n2", "s2", "w2"]}, "thief": thief}
    game = situation(ALL_FIVE, "thief", setup={"terrain": True}, state=state)

    assert (refuse_walk(game, game.cavern.where[at(game, "n2")]) == LEGAL) == legal


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


@pytest.mark.rule("VAST-TH-006")
def test_a_look_ends_his_movement_for_good() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": {"dark": "event-05"}}, "thief": {"at": "n1"}})
    look(game)

    assert game.thief.moves_left() == 0


@pytest.mark.rule("VAST-TH-006")
def test_looking_ends_his_movement() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": {"dark": "event-05"}}, "thief": {"at": "n1"}})
    game.thief.halted = True
    do(game, "look")
    assert why_not(game, "at o") != ""

    assert game.thief.halted


@pytest.mark.rule("VAST-TH-008")
def test_a_thief_who_reveals_moves_no_more() -> None:
    five = "knight-goblins-dragon-cave-thief"
    thief = {"at": "n1", "walked": 4, "stats": {"movement": 2, "stealth": 1, "thievery": 0}}
    game = situation(five, "thief", state={"map": {"n1": {"dark": "event-01"}, "n2": {"dark": "eye"}}, "thief": thief})
    do(game, "reveal")

    assert game.thief.halted


def test_VAST_TH_008_an_action_may_be_repeated_while_it_is_paid() -> None:
    game = situation(
        turn="thief",
        state={
            "map": {**CROSS, "n1": {"tile": "ambush-01", "treasures": 2}},
            "thief": {"at": "n1", "stats": {"movement": 0, "stealth": 1, "thievery": 2}},
        },
    )
    do(game, "loot treasure", "loot treasure")

    assert told(game, "state.thief.carried") == 2


@pytest.mark.rule("VAST-TH-008")
@pytest.mark.rule("VAST-TH-015")
def test_a_pickpocket_spends_its_cubes() -> None:
    state = {"dragon": {"rows": {"greed": 3}}, "thief": {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}}
    game = situation(ALL_FIVE, "thief", state=state)
    do(game, "pickpocket dragon 2")

    assert game.thief.spent == 2
    assert why_not(game, "pickpocket dragon 1") == "VAST-TH-015"


@pytest.mark.rule("VAST-TH-008")
def test_a_flare_of_the_thief_costs_a_cube_and_lights_up_what_the_die_hits() -> None:
    board = {"n1": {"dark": "ambush-01"}, "e1": {"dark": "ambush-05"}, "s1": {"dark": "ambush-10"}, "w1": "ambush-13"}
    game = situation("dragon-thief", "thief", state={"map": board, "dragon": {"at": "w1"}}, luck={"dragon_die": [0]})
    before = int(game.thief.cubes_left())
    do(game, "flare")

    assert game.thief.spent == 1
    assert game.thief.cubes_left() == before - 1
    assert asked(game) != "thief VAST-TH-004" or any(not tile.get("dark") for tile in told(game, "state.map").values())


@pytest.mark.rule("VAST-TH-009")
def test_nothing_is_looted_where_nothing_lies() -> None:
    game = situation(state={"map": CROSS, "thief": {"at": "n1"}}, turn="thief")

    assert why_not(game, "loot treasure") == "VAST-GEN-010"


@pytest.mark.rule("VAST-TH-009")
def test_loot_leaves_the_tile() -> None:
    board = {"n1": {"tile": "ambush-01", "treasures": 2}}
    game = situation(ALL_FIVE, "thief", state={"map": board, "thief": {"at": "n1"}})
    do(game, "loot treasure")

    assert (told(game, "state.map.n1.treasures"), told(game, "state.thief.carried")) == (1, 1)


@pytest.mark.rule("VAST-TH-009")
@pytest.mark.parametrize(("what", "cubes"), [("treasure", 1), ("gem_wing", 1), ("gem_wing", 2)])
def test_looting_costs_its_cubes(what: str, cubes: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    state = {"map": board, "thief": {"at": "n1"}, "dragon": {"at": "s1", "gems": {"wing": "n1"}}}
    game = situation("knight-goblins-dragon-thief", "thief", state=state)
    loot_token(game, i64(LOOTABLE.index(what)), i64(cubes))

    assert game.thief.spent == cubes


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.rule("VAST-KN-040")
@pytest.mark.rule("VAST-TH-017")
def test_a_hidden_treasure_card_is_stolen_unseen() -> None:
    game = situation(ALL_FIVE, "thief", state={"knight": {"kept": ["javelin"]}, "thief": STEALTHY})
    do(game, "pickpocket knight 3")

    assert not told(game, "state.knight.kept")
    assert "javelin" in told(game, "state.cave.treasures")


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.rule("VAST-TH-017")
def test_a_hidden_secret_is_stolen_and_discarded() -> None:
    goblins = {"population": {"fangs": 1}, "tile": {"fangs": "n1"}, "secrets": ["poison"]}
    board = {"map": {"n1": {"dark": "fangs"}}, "goblins": goblins, "thief": {**STEALTHY, "at": "n1"}}
    game = situation(ALL_FIVE, "thief", state=board)
    do(game, "pickpocket fangs 3")

    assert not told(game, "state.goblins.secrets")
    assert told(game, "state.goblins.secret_discard") == ["poison"]


@pytest.mark.rule("VAST-TH-011")
@pytest.mark.parametrize(("hidden", "may"), [(["poison"], True), ([], False)])
def test_a_hidden_secret_is_stolen_only_if_there_is_one(hidden: list[str], may: bool) -> None:
    game = situation(
        "knight-goblins-thief",
        "thief",
        state={
            "map": CROSS,
            "knight": {"at": "s1"},
            "goblins": {
                "population": {"fangs": 1},
                "tile": {"fangs": "o"},
                "secrets": hidden,
                "face_up": ["goblin_ruby"],
            },
        },
    )
    game.push(STEAL_A_SECRET)
    game.run()

    assert ("steal hidden" in moves(game)) == may
    assert "steal goblin_ruby" in moves(game)


@pytest.mark.rule("VAST-KN-040")
@pytest.mark.parametrize(("role", "card"), [("knight", "javelin"), ("cave", "javelin"), ("goblins", ""), ("thief", "")])
def test_a_stolen_card_that_lay_face_down_is_named_to_those_who_knew_it(role: str, card: str) -> None:
    game = situation(
        ALL_FIVE,
        "thief",
        state={
            "map": CROSS,
            "knight": {"at": "o", "kept": ["javelin"]},
            "thief": {"at": "o", "stats": {"movement": 0, "stealth": 2, "thievery": 1}},
        },
    )
    told_to = 1 << seat(game, role)

    lost = [event for event in heard(game, "pickpocket knight 3") if type(event).__name__ == "TreasureLost"]

    assert [event.seen_by(told_to).card for event in lost] == [card]


@pytest.mark.rule("VAST-TH-012")
@pytest.mark.parametrize(("level", "roll", "opened"), [(1, 2, 0), (1, 3, 1), (2, 0, 0), (2, 1, 1), (3, 0, 1)])
def test_a_lock_opens_at_its_number(level: int, roll: int, opened: int) -> None:
    board = {"n1": {"tile": "vault-01", "tokens": ["vault"]}}
    game = situation(ALL_FIVE, "thief", state={"map": board, "thief": {"at": "n1"}}, luck={"action_die": [roll]})
    pick_lock(game, i64(level))
    game.run()

    assert game.thief.carried == opened
    assert game.thief.spent == level


@pytest.mark.rule("VAST-TH-013")
def test_a_backstab_costs_the_dragon_cards() -> None:
    dragon = {"at": "o", "hand": ["claw", "claw", "wing"]}
    game = situation(ALL_FIVE, "thief", state={"dragon": dragon, "thief": STEALTHY})
    do(game, "backstab dragon 3")

    assert not told(game, "state.dragon.hand")


@pytest.mark.rule("VAST-TH-013")
@pytest.mark.parametrize(("square", "rule"), [("o", ""), ("n1", "VAST-TH-013")])
def test_a_knife_reaches_only_his_own_tile(square: str, rule: str) -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": {"at": "o"}, "knight": {"at": square}})
    offered = [move for move in moves(game) if move.startswith("backstab knight")]

    assert bool(offered) == (rule == "")
    assert asked(game).startswith("thief")
    assert told(game, "state.thief.at") == "o"


@pytest.mark.rule("VAST-TH-014")
@pytest.mark.parametrize(("spent", "legal"), [(0, True), (2, True), (3, False)])
def test_his_last_cubes_hide_loot(spent: int, legal: bool) -> None:
    thief = {"stats": {"movement": 0, "stealth": 1, "thievery": 2}, "spent": spent, "loot": 3}
    game = situation(ALL_FIVE, "thief", state={"thief": thief})

    assert (refuse_hide_loot(game, i64(2)) == LEGAL) == legal


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


@pytest.mark.rule("VAST-TH-015")
def test_tribes_are_one_target_and_the_knight_another() -> None:
    goblins = {"population": {"eye": 1, "bones": 1}, "tile": {"eye": "n1", "bones": "n1"}, "rage": 0}
    thief = {"at": "n1", "stats": {"movement": 0, "stealth": 2, "thievery": 1}}
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": {"dark": "eye"}}, "goblins": goblins, "thief": thief})
    do(game, "backstab eye 1")

    assert told(game, "state.goblins.rage") == 1
    assert why_not(game, "backstab bones 1") == "VAST-TH-015"
    state = {"dragon": {"at": "o", "rows": {"greed": 3}}, "thief": {**thief, "at": "o"}}
    dragon = situation(ALL_FIVE, "thief", state=state)
    do(dragon, "backstab dragon 1")
    assert told(dragon, "state.goblins.rage") == 1  # as it began


@pytest.mark.rule("VAST-TH-016")
# ------------------------------------------------------------------ the Thief
@pytest.mark.rule("VAST-TH-010")
@pytest.mark.parametrize(("spent", "legal"), [(2, True), (3, False)])
def test_the_last_two_cubes_are_enough_to_climb(spent: int, legal: bool) -> None:
    thief = {"at": "o", "stats": {"movement": 0, "stealth": 1, "thievery": 2}, "spent": spent}
    game = situation(ALL_FIVE, "thief", state={"map": {"n1": "ambush-12"}, "thief": thief})

    assert ("climb north" in moves(game)) == legal


@pytest.mark.rule("VAST-TH-018")
@pytest.mark.parametrize(("supply", "carried", "on_map"), [(1, 1, 1), (0, 1, 0)])
def test_the_last_token_of_the_supply_comes_before_those_of_the_map(supply: int, carried: int, on_map: int) -> None:
    board = {**CROSS, "n1": {"tile": "treasure_room-01", "treasures": 1}}
    game = situation("knight-goblins-thief", "thief", state={"map": board})
    game.cave.supply = i64(supply)
    gain_treasure(game, i64(TO_CARRY))
    game.run()
    while asked(game) != "thief VAST-TH-004":
        do(game, moves(game)[0])

    assert told(game, "state.thief.carried") == carried
    assert told(game, "state.map.n1.treasures") == on_map


@pytest.mark.rule("VAST-TH-019")
@pytest.mark.rule("VAST-TH-011")
@pytest.mark.parametrize(("cubes", "roll", "carried"), [(3, 0, 1), (2, 0, 0), (2, 1, 1), (1, 2, 0), (1, 3, 1)])
def test_three_cubes_need_no_luck(cubes: int, roll: int, carried: int) -> None:
    state = {"dragon": {"rows": {"greed": 3}}, "thief": {"stats": {"movement": 0, "stealth": 2, "thievery": 1}}}
    game = situation(ALL_FIVE, "thief", state=state, luck={"action_die": [roll]})
    do(game, f"pickpocket dragon {cubes}")

    assert told(game, "state.thief.carried") == carried


@pytest.mark.rule("VAST-TH-019")
@pytest.mark.parametrize(("cubes", "rolls"), [(2, 1), (3, 0)])
def test_three_cubes_need_no_die(cubes: int, rolls: int) -> None:
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": {"at": "o"}})
    before = int(game.luck.drawn[names.L_ACTION_DIE])
    Pickpocket(i64(names.P_KNIGHT), i64(cubes)).try_luck(game)

    assert game.luck.drawn[names.L_ACTION_DIE] - before == rolls
    assert game.thief.success or cubes < 3


@pytest.mark.rule("VAST-TH-021")
@pytest.mark.parametrize(("carried", "gem", "loot"), [(0, "reserve", 1), (0, "carried", 3), (1, "reserve", 3)])
def test_with_empty_hands_the_entrance_changes_nothing(carried: int, gem: str, loot: int) -> None:
    state = {"map": CROSS, "thief": {"at": "n1", "carried": carried, "loot": 1}, "dragon": {"gems": {"claw": gem}}}
    game = situation(ALL_FIVE, "thief", state=state)
    do(game, "at o")
    if loot == 3:
        do(game, moves(game)[0])

    assert told(game, "state.thief.loot") == loot


@pytest.mark.rule("VAST-TH-021")
def test_what_is_stashed_is_carried_no_more() -> None:
    game = situation(ALL_FIVE, "thief", state={"map": LINE, "thief": {"at": "n1", "carried": 2, "loot": 1}})
    do(game, "at o")
    while moves(game)[0].startswith("upgrade"):
        do(game, moves(game)[0])

    assert (game.thief.carried, game.thief.stashed, game.thief.loot) == (0, 2, 3)


@pytest.mark.rule("VAST-TH-022")
@pytest.mark.rule("VAST-TH-023")
@pytest.mark.parametrize(("stashed", "rule"), [(0, "VAST-TH-004"), (1, "VAST-TH-022")])
def test_on_a_hard_board_the_first_treasure_is_no_upgrade(stashed: int, rule: str) -> None:
    thief = {"at": "n1", "carried": 1, "stashed": stashed}
    game = situation(ALL_FIVE, "thief", setup={"thief_level": "hard"}, state={"map": CROSS, "thief": thief})
    do(game, "at o")

    assert asked(game) == f"thief {rule}"


def test_VAST_TH_024_eleven_upgrades_and_no_stat_above_five() -> None:
    game = situation(
        turn="thief",
        state={
            "map": CROSS,
            "thief": {
                "at": "n1",
                "stashed": 4,
                "upgrades": ["flip_2_3", "flip_3_4", "all_4", "plus_movement"],
            },
        },
    )

    assert names.UPGRADES.index("advancement") == len(names.UPGRADES) - 1 == 11  # the card is no space of the board
    assert [int(game.thief.stat(stat)) for stat in range(3)] == [5, 4, 4]


@pytest.mark.rule("VAST-TH-026")
@pytest.mark.rule("VAST-RUL-10")
def test_of_a_row_the_last_upgrade_is_lost_first() -> None:
    thief = {"upgrades": ["plus_movement", "flip_2_3", "flip_3_4", "all_4"], "stashed": 4}
    game = situation(ALL_FIVE, "thief", state={"map": CROSS, "thief": thief})
    codes = [refuse_loss(game, i64(n)) for n in (names.UP_MOVEMENT, names.FLIP_2_3, names.FLIP_3_4, names.ALL_4)]

    assert codes == [LEGAL, ROW_IN_ORDER, ROW_IN_ORDER, LEGAL]


def test_VAST_TH_026_the_row_of_better_tokens() -> None:
    tokens = []
    for upgrades in ([], ["flip_2_3"], ["flip_2_3", "flip_3_4"], ["flip_2_3", "flip_3_4", "all_4"]):
        game = situation(state={"thief": {"stashed": len(upgrades), "upgrades": upgrades}})
        tokens.append([int(n) for n in game.thief.tokens()])

    assert [sorted(values) for values in tokens] == [[2, 3, 4], [3, 3, 4], [3, 4, 4], [4, 4, 4]]


@pytest.mark.rule("VAST-DR-061")
@pytest.mark.rule("VAST-TH-027")
def test_an_evasion_counts_for_one_turn() -> None:
    thief = {"at": "o", "upgrades": ["unnatural_evasion"], "stashed": 1, "evasion_used": True}
    game = situation(ALL_FIVE, "knight", state={"thief": thief}, question="turn")

    assert not game.thief.evasion_used


@pytest.mark.rule("VAST-TH-028")
@pytest.mark.rule("VAST-ATK-001")
@pytest.mark.rule("VAST-TH-029")
def test_the_goblins_may_draw_secrets_for_the_dead_thief() -> None:
    game = situation(
        ALL_FIVE,
        "goblins",
        state={
            "map": {"n1": {"dark": "bones"}},
            "goblins": {"population": {"bones": 3}, "tile": {"bones": "n1"}, "rage": 1},
            "thief": {"at": "n1", "stats": {"movement": 2, "stealth": 1, "thievery": 0}, "loot": 2, "carried": 1},
        },
    )
    do(game, "tribe bones", "attack thief", "draw secrets")

    assert game.goblins.secrets.count() == 2


@pytest.mark.rule("VAST-KN-010")
@pytest.mark.parametrize(("carried", "seen"), [(0, False), (3, True)])
def test_VAST_TH_028_perception_must_beat_stealth(carried: int, seen: bool) -> None:
    game = situation(
        state={
            "map": CROSS,
            "knight": {"at": "o"},
            "thief": {"at": "o", "carried": carried, "stats": {"movement": 0, "stealth": 1, "thievery": 2}},
        },
    )

    assert (why_not(game, "encounter") == "") is seen


@pytest.mark.rule("VAST-TH-029")
def test_a_dead_thief_does_not_die_again() -> None:
    game = situation(ALL_FIVE, state={"thief": {"at": None}})
    game.listener = chronicle = Chronicle()
    after(game, KillThief(i64(names.NOBODY_PLAYS)))

    assert chronicle.drain() == []


@pytest.mark.rule("VAST-TH-029")
@pytest.mark.rule("VAST-TH-027")
def test_all_he_carries_drops_where_he_dies() -> None:
    thief = {"at": "n1", "carried": 3}
    game = situation(ALL_FIVE, state={"map": LINE, "thief": thief})
    game.spared = True
    after(game, AttackThief(i64(names.KNIGHT)))

    assert told(game, "state.map.n1.treasures") == 3
    assert game.thief.carried == 0
    after(game, KillThief(i64(names.NOBODY_PLAYS)))
    assert told(game, "state.map.n1.treasures") == 3


@pytest.mark.rule("VAST-TH-030")
def test_movement_and_cubes_come_back_each_turn() -> None:
    game = situation("goblins-thief", "thief", state={"map": CROSS, "thief": {"at": "o", "walked": 2, "spent": 2}})
    do(game, "done")
    while asked(game) != "thief VAST-TH-002":
        do(game, "done" if "done" in moves(game) else moves(game)[0])

    assert (game.thief.walked, game.thief.spent) == (0, 0)


def test_VAST_TH_031_a_dead_thief_is_out_of_reach() -> None:
    game = situation(state={"map": CROSS, "knight": {"at": "o"}, "thief": {"tile": None}})

    assert game.thief.tile == names.OFF
    assert why_not(game, "encounter") == "VAST-KN-015"
