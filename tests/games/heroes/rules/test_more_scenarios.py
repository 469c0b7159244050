"""More scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.scenes import SLEEPER, asleep, names
from tests.games.heroes.stage import do, fresh, placed, room
from underkeep.core.formats.codec import ints
from underkeep.games.heroes.names import (
    INCOMPLETE,
    ROOM_NAMES,
)
from underkeep.games.heroes.scenarios.chapter_3 import champion_rooms, farthest_portals


def test_KHO_SCN_1004_open_gates_mode_b_has_a_portal_in_the_vault() -> None:
    assert fresh(scenario="k10").board.portal[room("vault")] == 0
    assert fresh(scenario="k10", mode="b").board.portal[room("vault")] == INCOMPLETE


@pytest.mark.rule("KHO-SCN-1201")
def test_the_feast_counts_start_at_zero() -> None:
    game = fresh(scenario="k12")

    assert ints(game.notes)[:4] == [0, 0, 0, 0]
    assert {ROOM_NAMES[n] for n in game.market.projects} == {"forge", "menagerie", "laboratory"}


@pytest.mark.rule("KHO-SCN-1102")
@pytest.mark.parametrize(
    ("rooms", "found"),
    [
        ({}, []),
        ({"cells": SLEEPER}, []),
        ({"cells": SLEEPER, "crypt": SLEEPER, "study": SLEEPER}, ["crypt", "study"]),
        ({"crypt": SLEEPER, "menagerie": SLEEPER, "sewers": SLEEPER}, ["sewers", "menagerie"]),
        ({"crypt": SLEEPER, "menagerie": {"heroes": {"mage": 1}, "badges": {"mage": 1}}}, ["crypt"]),
    ],
)
def test_a_champion_is_made_of_the_nearest_hero_without_a_badge(rooms: dict[str, Any], found: list[str]) -> None:
    assert names(int(champion_rooms(asleep("k11", **rooms)))) == found


@pytest.mark.rule("KHO-SCN-1002")
@pytest.mark.parametrize(
    ("sides", "found"),
    [
        ({"crypt": "none", "sewers": "none", "workshop": "none"}, []),
        ({"crypt": "completed", "sewers": "completed", "workshop": "none", "vault": "incomplete"}, ["vault"]),
        ({"crypt": "none", "sewers": "none", "forge": "incomplete", "vault": "incomplete"}, ["forge", "workshop"]),
        ({"cells": "incomplete"}, ["crypt", "sewers"]),
    ],
)
def test_a_gate_surge_opens_the_farthest_incomplete_portals(sides: dict[str, str], found: list[str]) -> None:
    game = asleep("k10", **{name: {"portal": side} for name, side in sides.items()})

    assert names(int(farthest_portals(game))) == found


@pytest.mark.rule("KHO-SCN-1103")
@pytest.mark.rule("KHO-CARD-01")
def test_a_champion_that_falls_is_a_plain_hero_when_it_comes_back() -> None:
    game = placed(
        setup={"scenario": "k11", "clans": ["dragon"]},
        state={
            "rooms": {"forge": {"monsters": {"dragon": 1}, "heroes": {"mage": 1}, "badges": {"mage": 1}}},
            "clans": {"dragon": {"hand": ["dragon-3"]}},
        },
    )
    do(game, "play dragon-3", "left melee", "left melee")

    assert set(ints(game.board.hero_grade)) == {0}
