"""The Knight's Grit, equipment and Treasure cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, LINE, THREE, after, meet_event
from tests.games.vast.table import ALL_FIVE, asked, do, moves, situation, told
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.events import resolve_event
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.knight.attacks import STRIKE_THIEF, smash_crystal, strength_against_dragon
from underkeep.games.vast.roles.knight.cubes import throw_javelin
from underkeep.games.vast.roles.knight.equipment import maps_left, refuse_bomb, refuse_bow, refuse_magic_target
from underkeep.games.vast.roles.knight.infestation import lose_random_treasure
from underkeep.games.vast.roles.knight.treasure import TakeGem
from underkeep.games.vast.rules.grit import NO_PLACE, LoseGrit, ReturnCubes, refuse_cube, spaces_crossed
from underkeep.games.vast.rules.stats import attack_strength
from underkeep.games.vast.state.changes.cubes import discard_cube, gain_grit, place_cube
from underkeep.games.vast.state.changes.knight_cards import set_cube_aside


@pytest.mark.rule("VAST-KN-033")
@pytest.mark.rule("VAST-DIE-003")
@pytest.mark.parametrize(("face", "grit"), [(5, 6), (0, 13)])
def test_a_gem_is_worth_five_grit_unless_it_is_trapped(face: int, grit: int) -> None:
    state = {"map": LINE, "knight": {"at": "n1", "grit": 8}, "dragon": {"gems": {"wing": "n1"}}}
    game = situation(THREE, state=state, luck={"dragon_die": [face]})
    after(game, TakeGem(i64(names.WING)))

    assert told(game, "state.knight.grit") == grit
    assert game.knight.deeds >> names.CUNNING & 1


@pytest.mark.rule("VAST-KN-034")
def test_each_grit_space_gives_one_cube_once() -> None:
    game = situation(THREE, state={"knight": {"grit": 4, "slots": {}}})
    gain_grit(game, i64(1))
    assert (game.knight.free, game.knight.on_track()) == (3, 4)
    gain_grit(game, i64(1))

    assert (game.knight.free, game.knight.on_track()) == (3, 4)


@pytest.mark.rule("VAST-KN-035")
def test_cubes_are_taken_only_where_some_lie() -> None:
    game = situation(THREE, state={"knight": {"grit": 6, "slots": {"bow": 1, "strength": 1}}})

    assert refuse_cube(game, i64(names.BOW), False) == LEGAL
    assert refuse_cube(game, i64(names.SHIELD), False) != LEGAL
    assert refuse_cube(game, i64(names.FREE), False) != LEGAL


@pytest.mark.rule("VAST-KN-036")
@pytest.mark.parametrize(("grit", "offered"), [(0, False), (6, True)])
def test_light_is_not_sought_with_two_cubes(grit: int, offered: bool) -> None:
    game = situation(THREE, state={"knight": {"grit": grit, "slots": {}}})
    before = asked(game)
    resolve_event(game, i64(names.EV_LIGHT))
    game.run()

    assert (asked(game) != before) == offered


def test_VAST_KN_036_with_two_cubes_a_discarded_one_goes_back_to_the_track() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        "cave",
        state={
            "map": CROSS,
            "knight": {"grit": 12, "discarded": 2, "slots": {}, "free": 2},
            "cave": {"omens": {"path": 3}, "phase": 3},
        },
    )
    do(game, "omen soporific_spores", "target knight")

    assert told(game, "state.knight.grit") == 7
    assert told(game, "state.knight.discarded") == 1
    assert game.knight.owned() == 2


@pytest.mark.rule("VAST-KN-036")
def test_the_last_unplaced_cube_goes_back_unasked() -> None:
    game = situation(THREE, state={"knight": {"grit": 6, "slots": {"strength": 2}}})
    assert game.knight.free == 1
    after(game, ReturnCubes(i64(1), i64(NO_PLACE)))

    assert game.knight.free == 0
    assert game.knight.slots[names.STRENGTH] == 2


@pytest.mark.rule("VAST-KN-037")
def test_a_discarded_cube_is_not_in_two_places() -> None:
    game = situation(THREE, state={"knight": {"slots": {"strength": 1}, "free": 1}})
    discard_cube(game, i64(names.STRENGTH))

    assert (game.knight.slots[names.STRENGTH], game.knight.discarded, game.knight.owned()) == (0, 1, 1)


def test_VAST_KN_038_cave_bread_takes_the_highest_cube_of_the_track() -> None:
    game = meet_event("cave_bread")

    assert told(game, "state.knight.track") == 0b01111
    assert game.knight.free == 3


@pytest.mark.rule("VAST-KN-038")
@pytest.mark.parametrize(("before", "after", "spaces"), [(5, 4, 1), (5, 5, 0), (11, 4, 3), (35, 0, 31), (4, 0, 0)])
def test_white_spaces_that_are_passed_downwards(before: int, after: int, spaces: int) -> None:
    assert spaces_crossed(i64(before), i64(after)) == spaces


@pytest.mark.rule("VAST-REV-006")
def test_VAST_KN_039_grit_for_revealing_and_for_a_crystal() -> None:
    game = situation(
        "knight-goblins-cave",
        state={
            "map": {**CROSS, "n1": {"dark": "crystal-01"}},
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


@pytest.mark.rule("VAST-VAR-022")
@pytest.mark.rule("VAST-KN-040")
@pytest.mark.parametrize("cards", [{"kept": ["javelin"]}, {"shown": ["javelin"], "on_cards": ["javelin"]}])
@pytest.mark.rule("VAST-KN-032")
def test_the_gnome_takes_a_card_and_its_cube_waits(cards: dict[str, list[str]]) -> None:
    game = situation("knight-thief", state={"knight": {"slots": {}, **cards}})
    lose_random_treasure(game)

    assert game.knight.kept.count() == 0
    assert game.knight.shown == 0
    assert game.knight.boxed >> names.JAVELIN & 1
    assert game.knight.aside == (1 if "shown" in cards else 0)


@pytest.mark.rule("VAST-KN-040")
def test_one_cube_of_a_lost_card_waits_aside() -> None:
    game = situation("knight-dragon", state={"knight": {"shown": ["javelin"], "on_cards": ["javelin"], "slots": {}}})
    owned = int(game.knight.owned())
    set_cube_aside(game, i64(names.JAVELIN))
    set_cube_aside(game, i64(names.JAVELIN))

    assert (game.knight.aside, game.knight.on_cards, game.knight.owned()) == (1, 0, owned)


@pytest.mark.rule("VAST-KN-041")
@pytest.mark.parametrize(("golem", "used"), [(False, 1), (True, 2)])
def test_a_wall_costs_one_cube_of_the_map_and_two_with_the_golem(golem: bool, used: int) -> None:
    knight = {"grit": 20, "slots": {"map": 3, "movement": 1}, "golem": golem}
    game = situation("knight-thief", state={"map": {"n1": "ambush-12"}, "knight": knight})
    do(game, "at n1")

    assert game.knight.maps_used == used


@pytest.mark.rule("VAST-KN-041")
@pytest.mark.parametrize(("golem", "walls"), [(False, 3), (True, 1)])
def test_under_the_golem_a_wall_costs_two_cubes(golem: bool, walls: int) -> None:
    game = situation("knight-dragon", state={"map": CROSS, "knight": {"grit": 12, "slots": {"map": 3}}})
    game.knight.golem = golem

    assert maps_left(game) == walls
    game.knight.slots[names.MAP] = 2
    assert maps_left(game) == (1 if golem else 2)


@pytest.mark.rule("VAST-KN-042")
@pytest.mark.parametrize(("bombs", "legal"), [(0, False), (1, True)])
def test_the_last_bomb_may_be_used(bombs: int, legal: bool) -> None:
    knight = {"slots": {"bomb": 1}, "bombs": bombs}
    game = situation(THREE, state={"map": {"n1": "ambush-12"}, "knight": knight})

    assert (refuse_bomb(game) == LEGAL) == legal


@pytest.mark.rule("VAST-KN-042")
def test_a_bomb_is_used_once_a_turn() -> None:
    knight = {"slots": {"bomb": 1}, "grit": 6}
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01"}, "knight": knight})
    do(game, "use bomb", "north")

    assert game.knight.bomb_used
    assert "use bomb" not in moves(game)


@pytest.mark.rule("VAST-KN-044")
@pytest.mark.rule("VAST-RUL-08")
@pytest.mark.parametrize(("tile", "legal"), [("n2", True), ("n1e1", False)])
def test_the_bow_needs_a_tribe_in_sight(tile: str, legal: bool) -> None:
    board: dict[str, Any] = {**LINE, "n1e1": "ambush-12"}
    goblins = {"population": {"bones": 1}, "tile": {"bones": tile}}
    knight = {"at": "n1" if legal else "n3", "grit": 6, "slots": {"bow": 1}}
    game = situation("knight-goblins", state={"map": board, "knight": knight, "goblins": goblins})

    assert (refuse_bow(game) == LEGAL) == legal


@pytest.mark.rule("VAST-KN-045")
@pytest.mark.parametrize(("shield", "left"), [(0, 15), (1, 19)])
def test_a_shield_makes_a_loss_one(shield: int, left: int) -> None:
    knight = {"grit": 20, "slots": {"shield": shield} if shield else {}}
    game = situation(
        "knight-goblins-dragon-cave",
        "cave",
        state={"map": CROSS, "knight": knight, "cave": {"omens": {"path": 3}, "phase": 3}},
    )
    do(game, "omen soporific_spores", "target knight")

    assert told(game, "state.knight.grit") == left


@pytest.mark.rule("VAST-KN-045")
def test_a_loss_of_nothing_is_not_made_one_by_a_shield() -> None:
    game = situation(THREE, state={"knight": {"grit": 8, "slots": {"shield": 1}}})
    game.push(LoseGrit(i64(0)))
    game.run()

    assert told(game, "state.knight.grit") == 8


@pytest.mark.rule("VAST-KN-046")
def test_a_cube_on_the_first_card_of_the_deck_lies_on_that_card() -> None:
    game = situation(THREE, state={"knight": {"kept": ["javelin"], "slots": {}}})
    place_cube(game, i64(names.ON_TREASURE + names.JAVELIN))

    assert told(game, "state.knight.on_cards") == ["javelin"]
    assert told(game, "state.knight.shown") == ["javelin"]


@pytest.mark.rule("VAST-KN-048")
@pytest.mark.rule("VAST-CTR-09")
@pytest.mark.parametrize(("carried", "seen"), [(2, False), (3, True)])
def test_the_enchanted_bow_needs_perception_above_stealth(carried: int, seen: bool) -> None:
    state = {"map": LINE, "knight": {"slots": {}}, "thief": {"at": "n2", "carried": carried}}

    assert (refuse_magic_target(situation(ALL_FIVE, state=state), i64(names.P_THIEF)) == LEGAL) == seen


@pytest.mark.rule("VAST-KN-049")
@pytest.mark.rule("VAST-ATK-001")
def test_a_javelin_is_thrown_once() -> None:
    state = {
        "map": LINE,
        "knight": {"at": "n1", "shown": ["javelin"], "armed": True},
        "thief": {"at": "n1", "carried": 3},
    }
    game = situation(ALL_FIVE, state=state)
    after(game, STRIKE_THIEF)

    assert not game.knight.armed
    assert told(game, "state.knight.shown") == []
    throw_javelin(game)
    assert game.knight.boxed == 1 << names.JAVELIN


@pytest.mark.rule("VAST-KN-049")
@pytest.mark.rule("VAST-KN-051")
def test_without_the_axe_a_bomb_changes_nothing() -> None:
    assert strength_against_dragon(situation(THREE, state={"knight": {"slots": {}}}), True) == 1


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


@pytest.mark.rule("VAST-DR-009")
@pytest.mark.rule("VAST-KN-051")
def test_the_axe_strikes_on_the_dragons_turn_too() -> None:
    knight = {"at": "n1", "grit": 12, "shown": ["mighty_axe"], "on_cards": ["mighty_axe"], "slots": {"strength": 3}}
    dragon = {"at": "n2", "surfaced": True, "awake": True}
    game = situation(THREE, "dragon", state={"map": LINE, "knight": knight, "dragon": dragon})
    do(game, "at n1")

    assert asked(game) == "knight VAST-KN-051"
