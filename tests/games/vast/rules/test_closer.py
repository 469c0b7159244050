"""Rules whose breaking once went unnoticed: where each board begins, the second of several, the last of a supply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.table import asked, do, moves, new_game, situation, told
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.schemes import KeepPlunder
from underkeep.games.vast.names import OFF
from underkeep.games.vast.roles.knight.javelin import ThrowJavelin
from underkeep.games.vast.roles.knight.prepared import PlaceWon
from underkeep.games.vast.rules.terrain.fall import EmptyTerrain, with_whole_pieces
from underkeep.games.vast.state.changes.discs import free_discs, needs_disc
from underkeep.games.vast.state.goblins import NONE, Goblins
from underkeep.games.vast.state.knight import NO_CARD, Knight


# ------------------------------------------------------------------ where boards begin
@pytest.mark.rule("VAST-BON-030")
@pytest.mark.rule("VAST-BON-022")
def test_the_goblins_begin_without_anything_of_the_bonus_cards() -> None:
    goblins = Goblins(i64(0))

    schemes = (goblins.schemes, goblins.stored, goblins.armory, goblins.armory_waits)
    assert schemes == (0, 0, NONE, False)
    assert (goblins.extra_cards, goblins.scheme_debt, goblins.schemes_bought()) == (0, 0, 0)
    assert (goblins.boxed, goblins.waiting, goblins.meat) == (0, 0, OFF)
    assert (goblins.mushrooms, goblins.doses) == (NONE, 0)
    assert (goblins.dazed_knight, goblins.dazed_dragon) == (0, 0)


@pytest.mark.rule("VAST-VAR-020")
@pytest.mark.rule("VAST-BON-022")
def test_the_knight_begins_without_monsters_and_without_anything_of_the_bonus_cards() -> None:
    knight = Knight(i64(0))

    assert (knight.guard, knight.golem, knight.beetles, knight.monster) == (OFF, False, False, NO_CARD)
    assert (knight.passed, knight.rune_used, knight.loose, knight.charmed) == (0, False, False, False)


# ------------------------------------------------------------------ discs, cubes, tokens
@pytest.mark.rule("VAST-GO-051")
@pytest.mark.rule("VAST-GO-019")
@pytest.mark.parametrize(
    ("monster", "needs"), [("ogre", True), ("troll", True), ("flame_giant", True), ("blob", False)]
)
def test_three_monsters_need_a_strength_disc(monster: str, needs: bool) -> None:
    game = situation("knight-goblins", state={"goblins": {"slots": {"eye": monster}}})

    assert needs_disc(game, i64(names.MONSTERS.index(monster))) == needs
    assert free_discs(game) == (2 if needs else 3)
    assert not needs_disc(game, i64(NONE))


@pytest.mark.rule("VAST-BON-010")
def test_every_cube_that_prepared_has_won_may_be_placed() -> None:
    game = situation("knight-goblins", setup={"promo_cards": True}, state={"knight": {"grit": 0}})
    game.push(PlaceWon(i64(2)))
    game.run()
    do(game, "cube strength")
    assert asked(game) == "knight VAST-BON-010"
    do(game, "cube shield")

    assert asked(game) != "knight VAST-BON-010"
    assert told(game, "state.knight.free") == 0


@pytest.mark.rule("VAST-BON-010")
def test_a_cube_that_prepared_has_won_may_stay_unplaced() -> None:
    game = situation("knight-goblins", setup={"promo_cards": True}, state={"knight": {"grit": 0}})
    game.push(PlaceWon(i64(2)))
    game.run()
    do(game, "done")

    assert told(game, "state.knight.free") == 2
    assert asked(game) != "knight VAST-BON-010"


@pytest.mark.rule("VAST-BON-032")
@pytest.mark.parametrize(("supply", "left"), [(1, 0), (2, 1)])
def test_the_last_treasure_of_the_supply_takes_the_place_of_a_gem(supply: int, left: int) -> None:
    goblins = {"schemes": ["cave_oil"], "population": {"bones": 2}, "tile": {"bones": "n1"}}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "cave": {"supply": supply}}
    game = situation("knight-goblins-dragon-cave", "goblins", setup={"goblin_schemes": True}, state=state)
    game.push(KeepPlunder(i64(1)))
    game.run()

    assert told(game, "state.goblins.stored") == 1
    assert told(game, "state.cave.supply") == left


# ------------------------------------------------------------------ Terrain and Encounters
@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-GO-090")
@pytest.mark.parametrize(("scatter", "offered"), [(0, False), (1, True)])
def test_only_in_a_cave_in_a_tribe_on_falling_terrain_may_scatter(scatter: int, offered: bool) -> None:
    state = {
        "map": {"e1": "ambush-01", "n1e2": {"dark": "fangs"}},
        "terrain": {"lake": "e2"},
        "goblins": {"population": {"fangs": 2}, "tile": {"fangs": "e2"}},
    }
    game = situation("goblins-cave", "cave", setup={"terrain": True}, state=state)
    game.push(EmptyTerrain(i64(names.GOBLINS), with_whole_pieces([game.goblins.tile[names.FANGS]]), i64(scatter)))
    game.run()

    assert asked(game) == "goblins VAST-TER-007"
    assert ("scatter" in moves(game)) == offered


@pytest.mark.rule("VAST-COL-011")
@pytest.mark.rule("VAST-GO-090")
def test_the_only_way_off_is_taken_unasked_unless_the_tribe_may_scatter() -> None:
    board = {"map": {"e1": "ambush-01"}, "terrain": {"lake": "e2"}}
    tribe = {**board, "goblins": {"population": {"fangs": 2}, "tile": {"fangs": "e2"}}}
    thief = {**board, "thief": {"at": "e2"}}
    lake = names.TERRAIN_FIRST[names.LAKE]
    games = []
    for state, scatter in ((tribe, 0), (tribe, 1), (thief, 1)):
        game = situation("goblins-cave-thief", "cave", setup={"terrain": True}, state=state)
        game.push(EmptyTerrain(i64(names.GOBLINS), with_whole_pieces([i64(lake)]), i64(scatter)))
        game.run()
        games.append(game)

    assert told(games[0], "state.goblins.tile.fangs") == "e1"
    assert asked(games[1]) == "goblins VAST-TER-007"
    assert told(games[2], "state.thief.at") == "e1"


@pytest.mark.rule("VAST-DR-024")
@pytest.mark.rule("VAST-BON-021")
def test_after_a_thrown_javelin_the_surfaced_dragon_may_be_attacked_in_a_new_encounter() -> None:
    game = situation("knight-dragon", setup={"revised_cards": True}, state={"dragon": {"at": "o", "surfaced": True}})
    game.knight.struck = True
    ThrowJavelin(i64(names.P_DRAGON)).close(game)

    assert not game.knight.struck


# ------------------------------------------------------------------ the Ground Kraken after every kind of Attack
KRAKEN: dict[str, Any] = {"setup": {"promo_cards": True}, "turn_state": {"collapse": True}, "luck": {"dragon_die": [3]}}


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
def test_the_kraken_follows_an_attack_on_the_thief() -> None:
    goblins = {"population": {"bones": 4}, "tile": {"bones": "n1"}, "slots": {"bones_1": "ground_kraken"}, "rage": 1}
    thief = {"at": "n1", "stats": {"movement": 1, "stealth": 0, "thievery": 2}, "loot": 0}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "thief": thief}
    game = situation("knight-goblins-thief", "goblins", state=state, **KRAKEN)
    do(game, "tribe bones", "attack thief")

    assert told(game, "state.thief.at") is None
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
def test_the_kraken_follows_an_attack_on_the_dragon() -> None:
    goblins = {"population": {"bones": 4}, "tile": {"bones": "n1"}, "slots": {"bones_1": "ground_kraken"}, "rage": 1}
    state = {"map": {"n1": "ambush-01"}, "goblins": goblins, "dragon": {"at": "n1"}}
    game = situation("goblins-dragon", "goblins", state=state, **KRAKEN)
    before = told(game, "state.dragon.health")
    do(game, "tribe bones", "attack dragon")

    assert told(game, "state.dragon.health") == before - 1
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-GO-030")
@pytest.mark.rule("VAST-BON-017")
@pytest.mark.parametrize("first", ["bones", "eye"])
def test_the_kraken_of_either_tribe_follows_a_smashed_crystal_but_no_pledge(first: str) -> None:
    second = {"bones": "eye", "eye": "bones"}[first]
    goblins = {
        "population": {"bones": 4, "eye": 4},
        "tile": {"bones": "n1", "eye": "n1"},
        "slots": {"bones_1": "ground_kraken"},
        "rage": 1,
    }
    state = {"map": {"n1": {"tile": "crystal-01", "tokens": ["crystal"]}}, "goblins": goblins}
    game = situation("knight-goblins", "goblins", state=state, **KRAKEN)
    do(game, f"tribe {first}", "attack crystal")
    assert told(game, "state.goblins.boxed") == []
    do(game, f"tribe {second}", "attack crystal")

    assert told(game, "state.knight.crystals") == 1
    assert told(game, "state.goblins.boxed") == ["ground_kraken"]


@pytest.mark.rule("VAST-SET-005")
def test_a_new_game_has_dealt_to_everybody() -> None:
    box = {"terrain": True, "random_terrain": True, "dragon_scales": True, "thief_advancement": True}
    game = new_game(3, **box)

    assert (game.knight.quests.count(), game.knight.quest_deck.count()) == (3, 7)
    assert (game.goblins.war.count(), game.goblins.secret_deck.count(), game.goblins.monster_deck.count()) == (
        10,
        10,
        10,
    )
    assert (game.dragon.hand.count(), game.dragon.scales.count(), game.thief.dealt.count()) == (3, 3, 1)
    assert (game.cave.hand.count(), game.cave.terrain_deck.count(), len(game.cavern.tiles())) == (3, 6, 5)
