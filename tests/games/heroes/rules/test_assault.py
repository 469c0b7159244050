"""The assault."""

from __future__ import annotations

import pytest

from tests.games.heroes.scenes import guarded
from tests.games.heroes.stage import do, fresh, placed, room
from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    BOOK,
    FROG,
    THIEF,
    TRAP,
)
from underkeep.games.heroes.refusals import LEGAL, NO_SUCH_LOSS
from underkeep.games.heroes.rules.assault import summon_pair
from underkeep.games.heroes.rules.losses import refuse_lose
from underkeep.games.heroes.scenarios.chapter_2 import some_resource
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.events.guild import HeroExhausted, TreasurePlundered


@pytest.mark.rule("KHO-API-03")
def test_the_same_seed_gives_the_same_game() -> None:
    assert SPEC.save(fresh(seed=7)) == SPEC.save(fresh(seed=7))
    assert SPEC.save(fresh(seed=7)) != SPEC.save(fresh(seed=8))


@pytest.mark.rule("KHO-ASSAULT-01")
@pytest.mark.rule("KHO-ASSAULT-33")
def test_of_three_rooms_of_a_type_two_get_a_hero() -> None:
    game = fresh(scenario="k20")
    special = [room("cells"), room("laboratory"), room("construction_site")]

    summon_pair(game, THIEF, i64(sum(1 << one for one in special)))

    assert [int(game.board.count_heroes(i64(one))) for one in special] == [1, 1, 0]


@pytest.mark.rule("KHO-ASSAULT-12")
@pytest.mark.rule("KHO-SCN-0803")
@pytest.mark.rule("KHO-TRAP-04")
def test_a_single_resource_can_be_lost_and_a_trap_is_none() -> None:
    there, elsewhere = i64(room("crypt")), i64(room("study"))
    game, bare = guarded({"crypt": {"book": 1, "trap": 1}}), guarded({"crypt": {"trap": 1}})

    assert refuse_lose(game, there, BOOK) == LEGAL
    assert [refuse_lose(game, there, kind) for kind in (FROG, TRAP)] == [NO_SUCH_LOSS, NO_SUCH_LOSS]
    assert refuse_lose(game, elsewhere, BOOK) == NO_SUCH_LOSS
    assert some_resource(game)
    assert not some_resource(bare)


@pytest.mark.rule("KHO-ASSAULT-26")
@pytest.mark.rule("KHO-ASSAULT-17")
@pytest.mark.parametrize(("traps", "thieves"), [(2, 0), (1, 1)])
def test_a_group_that_dies_in_traps_inspires_nobody(traps: int, thieves: int) -> None:
    """Two Thieves run from the Library to the Forge; a sleeping Mage there would help to strike the Dragon."""
    forge = {"trap": traps, "heroes": {"mage": 1}, "monsters": {"dragon": 1}}
    game = placed(
        setup={"scenario": "k0", "clans": ["dragon"]},
        state={"rooms": {"library": {"active": {"thief": 2}}, "forge": forge}},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["thief-crossbones"]},
    )
    while game.board.anybody_awake() and game.question().rule() == "KHO-ASSAULT-04":
        game.advance(game.first_asked(), game.options(game.first_asked())[0])

    assert game.board.count_heroes(i64(room("forge"))) == thieves + 1
    assert game.board.monster_wounds[0] == 2 * thieves


@pytest.mark.rule("KHO-WAVE-01")
@pytest.mark.rule("KHO-WAVE-02")
@pytest.mark.parametrize(("difficulty", "wave", "count"), [("family", 1, 1), ("family", 2, 2), ("hardcore", 2, 3)])
@pytest.mark.rule("KHO-WAVE-06")
def test_cards_per_assault(difficulty: str, wave: int, count: int) -> None:
    game = placed(
        setup={"scenario": "k20", "clans": ["ratkin", "dragon"], "difficulty": difficulty},
        state={"wave": wave},
        turn={"active": "ratkin", "thrown": True},
        question="upkeep",
        hidden={"guild": ["scenario-1", "scenario-2", "scenario-3"]},
    )
    while not game.over() and game.turn.phase != 1:
        game.advance(game.first_asked(), game.options(game.first_asked())[0])

    assert len(game.guild.discard.items) == count


@pytest.mark.rule("KHO-ASSAULT-03")
@pytest.mark.rule("KHO-RUL-05")
@pytest.mark.rule("KHO-DEF-01")
def test_a_scenario_card_applies_the_scenario_then_heroes_are_resolved() -> None:
    """Without an Event token left the champion still wakes up."""
    rooms = {
        "forge": {"monsters": {"dragon": 1}, "heroes": {"thief": 1}},
        "crypt": {"heroes": {"mage": 5}, "badges": {"mage": 5}},
    }
    game = placed(
        setup={"scenario": "k11", "clans": ["dragon"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["scenario-1"]},
    )

    assert game.board.marks_left == 0
    assert game.board.monster_wounds[0] == 1
    assert game.board.hero_grade[0] == 0


@pytest.mark.rule("KHO-ASSAULT-14")
@pytest.mark.rule("KHO-ASSAULT-20")
@pytest.mark.rule("KHO-ASSAULT-10")
def test_a_mage_outside_the_cells_frees_nobody_and_attacks() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "rooms": {
                "cells": {"heroes": {"thief": 2}},
                "library": {"monsters": {"ratkin": 2}},
                "pantry": {"monsters": {"ratkin": 1}},
            }
        },
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["mage-hat"]},
    )
    do(game, "enter mage library")

    assert game.board.bodies[room("library")] == 1
    assert game.board.bodies[room("pantry")] == 0
    assert game.board.count_active(room("cells")) == 0


@pytest.mark.rule("KHO-ASSAULT-28")
@pytest.mark.rule("KHO-ASSAULT-34")
@pytest.mark.rule("KHO-ASSAULT-15")
def test_the_heroes_are_exhausted_before_the_treasure_is_turned() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"], "difficulty": "challenging"},
        state={"rooms": {"vault": {"monsters": {"ratkin": 9}}, "crypt": {"treasure": 1}, "study": {"treasure": 1}}},
        turn={"thrown": True},
        question="upkeep",
        hidden={"guild": ["mage-mystic_eye"], "treasures": {"crypt": "curse", "study": "prey"}},
    )
    heard = Chronicle()
    game.listener = heard
    game.advance(0, game.options(0)[0])
    kinds = [event for event in heard.events if isinstance(event, HeroExhausted | TreasurePlundered)]

    assert isinstance(kinds[0], HeroExhausted)
    assert isinstance(kinds[1], TreasurePlundered)
    assert game.board.treasure[room(kinds[1].room)] == -1
