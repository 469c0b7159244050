"""Details of movement, Rage, traps and turns that only a broken rule shows."""

from __future__ import annotations

import pytest

from tests.games.vast.rules.test_common_rules import at
from tests.games.vast.rules.test_details import CROSS, THREE
from tests.games.vast.rules.test_small_print import after
from tests.games.vast.table import asked, do, moves, situation, told
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.cards.claws import HissAt, ScratchTribes
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.goblins.movement import leaving_costs
from underkeep.games.vast.roles.knight.attacks import AttackDragon
from underkeep.games.vast.roles.knight.equipment import refuse_bomb
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.cubes import gain_grit

LINE = {"n1": "ambush-01", "n2": "ambush-05", "n3": "ambush-10"}


@pytest.mark.rule("VAST-GO-023")
@pytest.mark.rule("VAST-TER-011")
def test_every_second_lit_tile_costs_and_each_counts_once() -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}}
    game = situation("knight-goblins", state={"map": LINE, "goblins": goblins})
    bones, here = i64(names.BONES), at(game, "n1")
    assert leaving_costs(game, bones) == 0
    game.goblins.left_count[names.BONES] = i64(1)
    assert leaving_costs(game, bones) == 1
    game.goblins.left[names.BONES] = i64(1) << here
    assert leaving_costs(game, bones) == 0
    game.goblins.left[names.BONES] = i64(0)
    game.goblins.fury = bones

    assert leaving_costs(game, bones) == 0


@pytest.mark.rule("VAST-FM-005")
@pytest.mark.parametrize(("strength", "legal"), [(0, True), (1, False)])
def test_a_surfaced_dragon_is_not_moved_where_it_would_be_attacked(strength: int, legal: bool) -> None:
    knight = {"at": "n1", "grit": 6, "slots": {"strength": strength} if strength else {}}
    dragon = {"at": "n2", "surfaced": True, "awake": True, "rows": {"greed": 0}}
    game = situation(THREE, state={"map": LINE, "knight": knight, "dragon": dragon})
    game.dragon.rows[names.HUNGER] = i64(4)
    code = refuse_push(game, i64(names.P_DRAGON), at(game, "n2"), at(game, "n1"), True)

    assert (code == LEGAL) == legal
    assert refuse_push(game, i64(names.P_DRAGON), at(game, "n2"), at(game, "n3"), True) == LEGAL


@pytest.mark.rule("VAST-KN-034")
def test_each_grit_space_gives_one_cube_once() -> None:
    game = situation(THREE, state={"knight": {"grit": 4, "slots": {}}})
    gain_grit(game, i64(1))
    assert (game.knight.free, game.knight.on_track()) == (3, 4)
    gain_grit(game, i64(1))

    assert (game.knight.free, game.knight.on_track()) == (3, 4)


@pytest.mark.rule("VAST-KN-064")
@pytest.mark.rule("VAST-KN-035")
def test_deeds_are_forgotten_when_her_turn_ends() -> None:
    game = situation(THREE, state={"map": CROSS})
    game.knight.deeds = i64(1) << names.DARING
    do(game, "done")

    assert game.knight.deeds == 0


@pytest.mark.rule("VAST-GO-004")
def test_rage_that_stays_is_not_told() -> None:
    game = situation("knight-goblins", state={"goblins": {"rage": 3}})
    game.listener = chronicle = Chronicle()
    change_rage(game, i64(1))
    assert chronicle.drain() == []
    change_rage(game, i64(-1))

    assert [type(event).__name__ for event in chronicle.drain()] == ["RageChanged"]
    assert told(game, "state.goblins.rage") == 2


@pytest.mark.rule("VAST-GO-087")
@pytest.mark.parametrize("power", ["scratch", "hiss"])
def test_a_trap_is_offered_against_scratch_and_hiss(power: str) -> None:
    goblins = {"population": {"bones": 3}, "tile": {"bones": "n1"}, "face_up": ["trap"]}
    state = {"map": LINE, "knight": {"at": "o"}, "dragon": {"at": "n1"}, "goblins": goblins}
    game = situation(THREE, "dragon", state=state)
    after(game, ScratchTribes() if power == "scratch" else HissAt(i64(names.BONES)))
    assert asked(game) == "goblins VAST-GO-087"
    do(game, "yes")

    assert told(game, "state.goblins.population.bones") == 3
    assert told(game, "state.dragon.eaten") == 0


@pytest.mark.rule("VAST-KN-042")
@pytest.mark.parametrize(("bombs", "legal"), [(0, False), (1, True)])
def test_the_last_bomb_may_be_used(bombs: int, legal: bool) -> None:
    knight = {"slots": {"bomb": 1}, "bombs": bombs}
    game = situation(THREE, state={"map": {"n1": "ambush-12"}, "knight": knight})

    assert (refuse_bomb(game) == LEGAL) == legal


@pytest.mark.rule("VAST-TH-008")
def test_a_thief_who_reveals_moves_no_more() -> None:
    five = "knight-goblins-dragon-cave-thief"
    thief = {"at": "n1", "walked": 4, "stats": {"movement": 2, "stealth": 1, "thievery": 0}}
    game = situation(five, "thief", state={"map": {"n1": {"dark": "event-01"}, "n2": {"dark": "eye"}}, "thief": thief})
    do(game, "reveal")

    assert game.thief.halted


@pytest.mark.rule("VAST-KN-025")
@pytest.mark.parametrize(("face", "health"), [(0, 5), (5, 4)])
def test_at_equality_the_die_is_rolled_without_the_bomb_too(face: int, health: int) -> None:
    state = {"knight": {"slots": {}}, "dragon": {"at": "o", "surfaced": True}}
    game = situation(THREE, state=state, luck={"dragon_die": [face]})
    after(game, AttackDragon(i64(0)))

    assert told(game, "state.dragon.health") == health


@pytest.mark.rule("VAST-GO-013")
@pytest.mark.rule("VAST-GO-016")
def test_a_war_card_without_discs_asks_for_no_refusal() -> None:
    goblins = {"rage": 1, "war": ["thirst"], "population": {"fangs": 1}}
    game = situation("knight-goblins", "goblins", state={"goblins": goblins})
    bare = [n for n, card in enumerate(game.content.war) if sum(card.discs) == 0]
    game = situation(
        "knight-goblins", "goblins", state={"goblins": {**goblins, "war": [names.WAR[bare[0]]]}}, question="turn"
    )

    assert asked(game) != "goblins VAST-GO-013"
    assert "refuse fangs" not in moves(game)
