"""Rules that need more than one position: order of turns, what roles know, limits, data of the box."""

from __future__ import annotations

import pytest

from tests.games.vast.table import CONTENT, asked, do, moves, new_game, seat, situation, told, why_not
from underkeep.games.vast import names
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.role_sets import ROLE_SETS, SET_IDS
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.victory import wins
from underkeep.games.vast.seat.hidden import conserved
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.changes.dragon import draw_powers
from underkeep.games.vast.state.game import Vast


def pass_turns(game: Vast, count: int) -> list[str]:
    """Whose turns follow when everybody stops as soon as he may."""
    order: list[str] = []
    for _ in range(2000):
        role = names.ROLES[game.active]
        if not order or order[-1] != role:
            order.append(role)
        if len(order) == count:
            return order
        offered = moves(game)
        do(game, "done" if "done" in offered else offered[0])
    raise AssertionError(order)


def test_VAST_GEN_001_turns_follow_the_printed_order() -> None:
    assert pass_turns(new_game(4), 7) == [*names.ROLES, "knight", "goblins"]
    assert pass_turns(new_game(4, roles="goblins-thief"), 4) == ["goblins", "thief", "goblins", "thief"]


def test_VAST_GEN_007_only_the_cave_knows_the_lit_side_of_dark_tiles() -> None:
    game = new_game(4)

    for role in names.ROLES:
        view = SPEC.view(game, frozenset({seat(game, role)}))
        known = [tile.tile for tile in view.tiles if not tile.lit]
        assert all(known) if role == "cave" else not any(known)


def test_VAST_GEN_008_components_are_neither_lost_nor_made() -> None:
    game = new_game(4)
    first = conserved(game)
    pass_turns(game, 9)

    assert conserved(game) == first


def test_VAST_GEN_009_variant_cards_override_role_rules() -> None:
    assert new_game(1, roles="dragon-thief").rules.ash
    assert not new_game(1, roles="dragon-cave").rules.ash


def test_VAST_GEN_012_a_short_power_pile_takes_in_the_discards() -> None:
    game = situation("knight-goblins-dragon", state={"dragon": {"deck": ["claw"], "discard": ["wing"], "hand": []}})

    draw_powers(game, 5)

    assert sorted(told(game, "state.dragon.hand")) == ["claw", "wing"]


def test_VAST_SET_001_only_the_entrance_is_lit_at_first() -> None:
    game = new_game(4)

    assert [tile for tile in game.cavern.tiles() if game.cavern.is_lit(tile)] == [names.ENTRANCE_TILE]


def test_VAST_SET_005_pieces_at_the_start() -> None:
    game = new_game(4)

    assert told(game, "state.knight.at") == "o"
    assert told(game, "state.dragon.at") is None
    assert told(game, "state.thief.at") is None
    assert told(game, "state.goblins.tile") == {"fangs": None, "bones": None, "eye": None}


@pytest.mark.rule("VAST-KN-034")
@pytest.mark.rule("VAST-DIE-001")
@pytest.mark.rule("VAST-REV-006")
def test_VAST_REV_010_flare_of_the_knight_gives_grit() -> None:
    game = situation(
        "knight-goblins-cave",
        state={"map": {"n1": {"dark": "ambush-12"}, "e1": "ambush-01", "s1": "ambush-05", "w1": "ambush-10"}},
        turn_state={"collapse": True},
        luck={"dragon_die": [1]},
    )
    do(game, "flare", "at o")

    assert game.knight.grit == 1
    assert asked(game) == "knight VAST-KN-006"  # VAST-VAR-012: the Ambush does not trigger


def test_VAST_FILL_001_every_open_edge_is_filled_before_the_collapse() -> None:
    game = new_game(9, roles="knight-goblins")
    pass_turns(game, 6)

    assert game.cavern.open_spaces() == []


@pytest.mark.rule("VAST-KN-001")
def test_VAST_COL_016_touching_counts_every_tile_wall_or_not() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-12", "e1": {"dark": "eye"}, "n1e1": "ambush-01"}})

    assert game.cavern.touching(names.ENTRANCE_TILE) == 2
    assert game.cavern.touching(names.TILES.index("ambush-01")) == 2


def test_VAST_FM_004_bats_do_not_carry_a_tribe_onto_the_knight() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {"n1": {"dark": "eye"}, "n2": {"dark": "bones"}},
            "goblins": {"population": {"eye": 1}, "tile": {"eye": "n1"}},
            "dragon": {"at": "n2"},
        },
    )
    here = int(game.goblins.tile[names.EYE])

    assert refuse_push(game, 3, here, names.ENTRANCE_TILE, False) != 0
    assert refuse_push(game, 3, here, int(game.dragon.tile), False) != 0  # VAST-CTR-34: Armor 1 is not beaten


@pytest.mark.rule("VAST-FM-001")
def test_VAST_FM_005_and_006_walls_for_thief_and_dragon() -> None:
    game = situation(state={"map": {"n1": "ambush-12", "e1": {"dark": "eye"}}})
    north, east = names.TILES.index("ambush-12"), int(game.cavern.neighbour(names.ENTRANCE_TILE, names.EAST))

    assert refuse_push(game, names.P_THIEF, names.ENTRANCE_TILE, north, True) != 0
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, north, True) == 0
    game.dragon.surfaced = True
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, north, True) != 0
    assert refuse_push(game, names.P_DRAGON, names.ENTRANCE_TILE, east, True) != 0


@pytest.mark.rule("VAST-KN-046")
def test_VAST_KN_008_cubes_may_be_placed_at_any_moment_and_stay() -> None:
    game = situation("knight-goblins", state={"map": {"n1": "ambush-01"}})
    do(game, "cube movement", "at n1", "cube strength")

    assert why_not(game, "cube perception") == "VAST-KN-008"
    assert told(game, "state.knight.slots.movement") == 1


def test_VAST_KN_058_daring_and_eagle_eyed_leave_where_nobody_else_plays() -> None:
    solo = new_game(2, roles="knight")

    assert solo.knight.quests.count() + solo.knight.quest_deck.count() == 8


@pytest.mark.rule("VAST-KN-011")
def test_VAST_KN_064_she_may_still_place_cubes_without_an_encounter() -> None:
    game = situation("knight-goblins", state={"knight": {"encounters": 1}})

    assert why_not(game, "at n1") == "VAST-KN-009"
    assert why_not(game, "cube shield") == ""
    assert why_not(game, "done") == ""


def test_VAST_KN_066_a_vault_means_nothing_to_the_knight() -> None:
    game = situation(state={"map": {"n1": {"tile": "vault-03", "tokens": ["vault"]}}, "knight": {"at": "n1"}})

    assert why_not(game, "encounter") == "VAST-KN-015"


def test_VAST_GO_001_the_goblins_at_the_start() -> None:
    game = new_game(3)

    assert told(game, "state.goblins.rage") == 1
    assert told(game, "state.goblins.population") == {"fangs": 0, "bones": 0, "eye": 0}
    assert told(game, "stats.goblins.fangs_strength") == 1


@pytest.mark.rule("VAST-GO-050")
def test_VAST_GO_047_a_hidden_tribe_may_be_the_one_to_scatter() -> None:
    game = situation(
        "knight-goblins",
        turn="goblins",
        question="turn",
        state={"goblins": {"war": ["hate"], "population": {"fangs": 4}, "lurk": {}}},
    )
    do(game, "done")

    assert moves(game) == ["tribe fangs", "tribe bones", "tribe eye"]


def test_VAST_GO_058_ambush_lines_are_for_games_without_goblins() -> None:
    assert all(entry.infestation == 0 for entry in ROLE_SETS if names.GOBLINS in entry.roles)
    assert all(monster.ambush.en and monster.ambush.it for monster in CONTENT.monsters)


@pytest.mark.rule("VAST-REV-005")
def test_VAST_DR_065_flame_reveals_all_before_edges_are_filled() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="dragon",
        luck={"dragon_die": [1]},
        state={
            "map": {"n1": {"dark": "event-05"}, "e1": {"dark": "event-07"}, "s1": "ambush-05", "w1": "ambush-10"},
            "dragon": {"hand": ["flame"]},
        },
    )
    do(game, "power flame", "at n1")

    assert asked(game) == "cave VAST-FILL-002"
    assert "tile" in told(game, "state.map.e1")


def test_VAST_DR_073_the_underground_dragon_shares_any_tile() -> None:
    game = situation("knight-goblins-dragon", turn="dragon", state={"map": {"n1": "ambush-01"}, "knight": {"at": "n1"}})
    do(game, "at n1")

    assert told(game, "state.dragon.at") == told(game, "state.knight.at")
    assert game.dragon.health == 5


@pytest.mark.rule("VAST-FILL-002")
def test_VAST_CAVE_024_the_hand_is_refilled_after_every_tile() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="cave",
        state={"cave": {"phase": 1, "hand": ["event-02", "event-03"], "stack": ["event-04", "event-05"]}},
    )
    do(game, "shape", "at n2", "tile event-02")

    assert sorted(told(game, "state.cave.hand")) == ["event-03", "event-04", "event-05"]


def test_VAST_TH_001_the_thief_at_the_start() -> None:
    game = new_game(3, roles="thief")

    assert (game.thief.loot, game.thief.tokens()) == (3, [2, 3, 4])


def test_VAST_VAR_001_the_cave_has_no_solo_game() -> None:
    assert "cave" not in SET_IDS


def test_VAST_VAR_002_two_roles_and_the_thief() -> None:
    rows = {entry.id: entry for entry in ROLE_SETS}

    assert rows["knight-goblins"].past_plunder == names.GOBLINS
    assert rows["knight-goblins-thief"].past_plunder == -1
    assert rows["cave-thief"].optional_treasure
    assert names.THIEF in rows["knight-dragon-thief"].flare


def test_VAST_VAR_041_levels_can_be_chosen_for_everybody() -> None:
    easiest = {f"{role}_level": "easiest" for role in names.ROLES}

    assert OPTIONS.resolve(easiest).text("thief_level") == "easiest"


def test_VAST_DIF_007_each_type_loses_tiles_with_an_easy_cave() -> None:
    game = new_game(3, cave_level="easy")
    gone = sorted(names.TYPES[game.type_of(tile)] for tile in game.cave.gone.items)

    assert gone == ["ambush", "crystal", "event", "treasure_room", "vault"]


@pytest.mark.rule("VAST-SET-005")
@pytest.mark.rule("VAST-SET-002")
def test_VAST_DIF_010_the_crystals_are_spread_over_the_piles() -> None:
    game = new_game(3, roles="goblins-cave", cave_level="easiest")
    stack = [game.type_of(tile) for tile in [*game.cave.stack.items, *game.cave.hand.items]]

    assert stack.count(names.TYPE_CRYSTAL) == 7


def test_VAST_CTR_21_no_omens_at_the_start() -> None:
    assert new_game(3).cave.omens_held() == 0


def test_VAST_CTR_30_crystals_smashed_by_tribes_count_for_the_knight() -> None:
    game = situation("knight-goblins", state={"knight": {"crystals": 5}})

    assert wins(game, names.KNIGHT)


def test_VAST_CTR_35_there_are_52_tiles() -> None:
    assert len(CONTENT.tiles) == 52
