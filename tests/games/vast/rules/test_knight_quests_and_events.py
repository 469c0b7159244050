"""The Knight's Sidequests, Event cards and the end of her turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, FOUR, INFESTED, LINE, THREE, at, meet_event
from tests.games.vast.table import CONTENT, asked, do, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.events import eat_cave_bread
from underkeep.games.vast.names import CUNNING, STALWART
from underkeep.games.vast.roles.knight.ambush import refuse_monster
from underkeep.games.vast.roles.knight.sidequests import (
    count_ambush,
    count_treasure,
    is_fulfilled,
    revealed_tiles,
    withstand_monster,
)


def test_VAST_KN_054_a_fulfilled_sidequest_is_shown_for_grit_and_replaced() -> None:
    game = situation(
        THREE,
        state={
            "map": CROSS,
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


@pytest.mark.rule("VAST-KN-055")
@pytest.mark.parametrize(("tiles", "swift"), [(6, False), (7, True)])
def test_swift_asks_for_seven_tiles_in_a_turn(tiles: int, swift: bool) -> None:
    game = situation(THREE)
    game.knight.visited = i64((1 << tiles) - 1)

    assert is_fulfilled(game, i64(names.SWIFT)) == swift


@pytest.mark.rule("VAST-GO-005")
@pytest.mark.rule("VAST-KN-056")
def test_a_ready_javelin_is_thrown_at_tribes() -> None:
    people = {"population": {"fangs": 1}, "tile": {"fangs": "n1"}, "rage": 0}
    knight = {"shown": ["javelin"], "armed": True, "slots": {"strength": 1, "movement": 1}}
    game = situation(THREE, state={"map": CROSS, "goblins": people, "knight": knight})
    do(game, "at n1")

    assert told(game, "state.knight.boxed") == ["javelin"]
    assert told(game, "state.goblins.rage") == 1


@pytest.mark.rule("VAST-KN-057")
def test_she_has_entered_tiles_and_terrain_but_not_where_she_started() -> None:
    game = situation("knight-goblins", setup={"terrain": True}, state={"map": CROSS})
    knight, start, other = game.knight, at(game, "o"), at(game, "n1")
    lake = names.TERRAIN_FIRST[names.LAKE]
    for space in (start, other, lake):
        knight.visit(i64(space))

    assert knight.visited == bit(i64(other))
    assert knight.visited_far == bit(i64(lake - names.TILE_COUNT))


@pytest.mark.rule("VAST-KN-057")
@pytest.mark.parametrize(("board", "count"), [({}, 0), (CROSS, 4), ({**LINE, "e1": {"dark": "fangs"}}, 3)])
def test_revealed_tiles_are_counted_without_the_entrance(board: dict[str, Any], count: int) -> None:
    assert revealed_tiles(situation(THREE, state={"map": board})) == count


def test_VAST_KN_058_daring_and_eagle_eyed_leave_where_nobody_else_plays() -> None:
    solo = new_game(2, roles="knight")

    assert solo.knight.quests.count() + solo.knight.quest_deck.count() == 8


@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(("roles", "done"), [("knight-dragon", True), ("knight-goblins", False)])
def test_without_goblins_two_ambushes_are_stalwart(roles: str, done: bool) -> None:
    game = situation(roles)
    count_ambush(game)
    assert not game.knight.deeds
    count_ambush(game)

    assert bool(game.knight.deeds >> STALWART & 1) == done


@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(("roles", "done"), [("knight-goblins", True), (THREE, False)])
def test_without_a_dragon_two_treasures_are_cunning(roles: str, done: bool) -> None:
    game = situation(roles)
    count_treasure(game)
    assert not game.knight.deeds
    count_treasure(game)

    assert bool(game.knight.deeds >> CUNNING & 1) == done


@pytest.mark.rule("VAST-KN-059")
def test_with_goblins_a_monster_is_nothing_to_be_fearless_about() -> None:
    game = situation("knight-goblins")
    withstand_monster(game)

    assert not game.knight.deeds


def test_VAST_KN_059_and_the_other_decks_are_complete() -> None:
    base = new_game(1).rules
    assert [CONTENT.sidequests[n].number for n in base.sidequests] == [5, 3, 4, 4, 3, 4, 6, 4, 3, 4]
    assert sum(base.event_copies) == 15
    assert len(base.treasures) == 7
    assert [sum(card.discs) for card in CONTENT.war] == [6, 5, 6, 5, 6, 5, 6, 3, 0, 3]
    assert [CONTENT.monsters[n].ambush_strength for n in base.monsters] == [2, 4, 4, 3, 3, 0, 3, 2, 3, 4]


@pytest.mark.rule("VAST-KN-059")
@pytest.mark.parametrize(
    ("roles", "line", "done", "monster", "may"),
    [
        (INFESTED, "a", [], None, True),
        (INFESTED, "b", [], None, True),
        (INFESTED, "c", [], None, False),
        (INFESTED, "b", ["fearless"], None, False),
        (INFESTED, "b", ["daring"], None, True),
        (INFESTED, "b", [], "blob", False),
        ("knight-goblins", "b", [], None, False),
    ],
)
def test_a_monster_may_be_faced_for_fearless(
    roles: str, line: str, done: list[str], monster: str | None, may: bool
) -> None:
    knight = {"quests_done": done, "monster": monster}
    setup = {"infestation": line} if roles == INFESTED else {}
    game = situation(roles, setup=setup, state={"map": CROSS, "knight": knight})

    assert (refuse_monster(game) == 0) == may


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


def test_VAST_KN_060_an_ambush_card_is_like_an_ambush_tile() -> None:
    game = meet_event("ambush")

    assert asked(game) == "knight VAST-KN-018"


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


@pytest.mark.rule("VAST-KN-014")
@pytest.mark.rule("VAST-CAVE-021")
def test_VAST_KN_061_cave_bread_returns_a_discarded_cube_first() -> None:
    game = meet_event("cave_bread", grit=5, discarded=1)

    assert (game.knight.discarded, game.knight.free) == (0, 3)


@pytest.mark.rule("VAST-KN-060")
def test_VAST_KN_061_vantage_point_reveals_around_her_for_grit() -> None:
    game = meet_event("vantage_point")
    while not asked(game).endswith("VAST-KN-006"):
        do(game, moves(game)[0])

    assert "tile" in told(game, "state.map.n2")
    assert "tile" in told(game, "state.map.e1")
    assert game.knight.grit == 2


@pytest.mark.rule("VAST-KN-061")
@pytest.mark.rule("VAST-KN-038")
def test_cave_bread_finds_nothing_when_all_cubes_are_hers() -> None:
    game = situation(THREE, state={"knight": {"grit": 40, "slots": {}}})
    free = int(game.knight.free)
    eat_cave_bread(game)

    assert game.knight.free == free


def test_VAST_KN_062_equipment_needs_no_encounter() -> None:
    game = situation(
        "knight-goblins",
        state={"map": {**CROSS, "n1": "ambush-12"}, "knight": {"slots": {"bomb": 1}, "encounters": 1}},
    )
    assert why_not(game, "at e1") == "VAST-KN-009"  # no Encounter is left

    do(game, "use bomb", "north")
    assert told(game, "state.bombs") == ["n1 south"]
    assert told(game, "state.knight.encounters") == 1


def test_VAST_KN_063_the_chosen_event_happens() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["rats", "light"]},
            "knight": {"grit": 8},
        },
    )
    do(game, "at n1", "event rats")

    assert told(game, "state.knight.grit") == 6


def test_VAST_KN_063_the_cave_chooses_the_event_and_the_knight_resolves_it() -> None:
    game = situation(
        FOUR,
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["fresh_air", "light"]},
            "knight": {"slots": {}, "free": 2},
        },
    )
    do(game, "at n1")

    assert asked(game).startswith("cave ")
    do(game, "event fresh_air")
    assert told(game, "asked").startswith("knight ")


@pytest.mark.rule("VAST-KN-064")
@pytest.mark.rule("VAST-KN-035")
def test_a_javelin_that_was_not_thrown_waits_no_longer_than_her_turn() -> None:
    game = situation(THREE, state={"map": CROSS, "knight": {"shown": ["javelin"], "armed": True}})
    do(game, "done")

    assert not game.knight.armed


@pytest.mark.rule("VAST-KN-064")
@pytest.mark.rule("VAST-KN-035")
def test_deeds_are_forgotten_when_her_turn_ends() -> None:
    game = situation(THREE, state={"map": CROSS})
    game.knight.deeds = i64(1) << names.DARING
    do(game, "done")

    assert game.knight.deeds == 0


@pytest.mark.rule("VAST-KN-011")
def test_VAST_KN_064_she_may_still_place_cubes_without_an_encounter() -> None:
    game = situation("knight-goblins", state={"knight": {"encounters": 1}})

    assert why_not(game, "at n1") == "VAST-KN-009"
    assert why_not(game, "cube shield") == ""
    assert why_not(game, "done") == ""


@pytest.mark.rule("VAST-KN-065")
def test_an_event_token_on_a_lit_tile_is_an_encounter_without_grit() -> None:
    board = {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}}
    game = situation("knight-goblins", state={"map": board, "cave": {"events": ["light"]}, "knight": {"grit": 3}})
    do(game, "at n1")

    assert told(game, "state.knight.encounters") == 1
    assert told(game, "state.knight.grit") == 3


def test_VAST_KN_065_an_event_token_on_a_lit_tile_gives_no_reveal_grit() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {**CROSS, "n1": {"tile": "event-01", "tokens": ["event"]}},
            "cave": {"events": ["rats"]},
            "knight": {"grit": 8},
        },
    )
    do(game, "at n1")

    assert told(game, "state.knight.grit") == 6  # Rats take 2, nothing is gained
    assert told(game, "state.map.n1.tokens") == []


def test_VAST_KN_066_a_vault_means_nothing_to_the_knight() -> None:
    game = situation(state={"map": {"n1": {"tile": "vault-03", "tokens": ["vault"]}}, "knight": {"at": "n1"}})

    assert why_not(game, "encounter") == "VAST-KN-015"
