"""Every dungeon is the whole one (KHO-SCEN-18), and the checker notices each thing that one might lack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.games.heroes.stage import content, do, offered, placed
from underkeep.core.kernel.luck import seed_from
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import ROOM_NAMES, SCENARIO_NAMES, rooms
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.scenario_file import Scenario
from underkeep.games.heroes.scenarios.whole import faults_of
from underkeep.games.heroes.setup import new_game
from underkeep.games.heroes.spec import SPEC

BUILDING = {"k5": 5, "k8": 3, "k12": 3, "k19": 7}  # rooms that the masons still have to build, by their stories


def scenario(name: str) -> Scenario:
    return content().scenarios[SCENARIO_NAMES.index(name)]


def with_scenario(changed: Scenario) -> Content:
    """The built-in content with one scenario changed."""
    return replace(content(), scenarios=tuple(changed if one.id == changed.id else one for one in content().scenarios))


def without(one: Scenario, *names: str) -> Scenario:
    """The scenario without some rooms."""
    gone = {rooms.number(name) for name in names}
    return replace(
        one,
        tiles=tuple(tile for tile in one.tiles if tile.room not in gone),
        treasures=tuple((room, value) for room, value in one.treasures if room not in gone),
        portals=tuple(room for room in one.portals if room not in gone),
    )


@pytest.mark.rule("KHO-SCEN-18")
def test_no_dungeon_lacks_anything() -> None:
    assert faults_of(content()) == []
    assert SPEC.faults(content()) == ()


@pytest.mark.rule("KHO-SCEN-18")
def test_only_stories_of_masons_leave_rooms_out() -> None:
    ten = {rooms.number(name) for name in ROOM_NAMES[:10]}
    short = {one.id: 12 - len(one.tiles) for one in content().scenarios if not ten <= {tile.room for tile in one.tiles}}

    assert short == BUILDING
    assert {one.id for one in content().scenarios if one.building} == set(BUILDING)


@pytest.mark.rule("KHO-SCEN-18")
@pytest.mark.parametrize(
    ("breach", "told"),
    [
        (lambda: without(scenario("k1"), "cells"), "k1: no cells"),
        (lambda: without(scenario("k2"), "library"), "k2: a hat card brings no two heroes"),
        (lambda: without(scenario("k3"), "menagerie"), "k3: no beast can be bought"),
        (lambda: without(scenario("k6"), "workshop"), "k6: the tip of the imp cannot be followed"),
        (lambda: replace(scenario("k9"), portals=()), "k9: the tip of the witch cannot be followed"),
        (lambda: replace(scenario("k5"), building=""), "k5: no forge"),
        (lambda: replace(scenario("k8"), building="KHO-SCN-0501"),
         "k8: KHO-SCN-0501 is not a special rule of the scenario"),
        (lambda: without(scenario("k12"), "construction_site"),
         "k12: rooms are to be built without a Construction Site"),
        (lambda: without(scenario("k4"), "cells"), "k4: no Cells for the heroes of the Laboratory"),
    ],
)  # fmt: skip
def test_a_breach_is_named(breach: Callable[[], Scenario], told: str) -> None:
    changed = breach()
    found = faults_of(with_scenario(changed))

    assert told in found
    assert {line.split(":")[0] for line in found} == {changed.id}


@pytest.mark.rule("KHO-CELLS-02")
@pytest.mark.rule("KHO-TREAS-08")
def test_without_cells_nobody_is_thrown_and_a_prisoner_does_nothing() -> None:
    bare = with_scenario(without(scenario("k1"), "cells"))
    game = new_game(OPTIONS.resolve({"scenario": "k1", "clans": ["dragon"]}), bare, seed_from(1))
    do(game, *offered(game)[:1])
    assert "throw" not in offered(game)

    jailed = SPEC.position_in(
        {
            "setup": {"scenario": "k1", "clans": ["ratkin"]},
            "state": {"rooms": {"crypt": {"treasure": 1, "active": {"mage": 1}}}},
            "question": "heroes",
            "hidden": {"guild": ["thief-swords", "thief-hat"], "treasures": {"crypt": "prisoner"}},
        },
        bare,
    )
    seen = SPEC.position_out(jailed)["state"]
    assert (seen["guild_discard"], seen["rooms"]["crypt"]["treasure"]) == (["thief-swords"], 0)


@pytest.mark.rule("KHO-ASSAULT-01")
@pytest.mark.parametrize("name", [name for name in SCENARIO_NAMES if name not in BUILDING])
def test_a_hero_card_brings_two_heroes(name: str) -> None:
    bodies = {"vault": {"monsters": {"ratkin": 1}}}
    game = placed(
        setup={"scenario": name, "clans": ["ratkin"], "laboratory_clan": "random"},
        state={"rooms": bodies},
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["warrior-swords"]},
    )
    assert offered(game) == ["enter warrior forge", "enter warrior workshop"]
