"""Our own scenarios."""

from __future__ import annotations

import pytest

from tests.games.heroes.scenes import asleep, marks, names
from tests.games.heroes.stage import fresh, placed, room, started
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import ROOM_NAMES, TRAP
from underkeep.games.heroes.scenarios.chapter_5 import farthest_treasures
from underkeep.games.heroes.spec import SPEC

RINGS = {"k20": 4, "k13": 0, "k17": 4, "k3": 6, "k12": 8}  # counted on the printed maps


def test_KHO_SCN_1501_the_inspector_starts_in_the_workshop() -> None:
    assert marks(fresh(scenario="k15")) == {"workshop": 1}


@pytest.mark.rule("KHO-SCN-2004")
def test_the_last_stand_begins_behind_traps() -> None:
    game = started(scenario="k20")

    beside = [name for name in ROOM_NAMES if game.dungeon.doors[room("vault")] >> room(name) & 1]
    assert [int(game.board.traps(room(name))) for name in beside] == [2, 2, 1]
    assert game.board.store[TRAP] == 0


@pytest.mark.rule("KHO-SCN-2002")
def test_what_the_carts_take_away_is_out_of_the_game() -> None:
    game = placed(
        setup={"scenario": "k20", "clans": ["ratkin"]},
        state={"wave": 2},
        turn={"thrown": True},
        question="assault",
        hidden={"guild": ["scenario-1", "scenario-2", "thief-hat"]},
    )
    supply = SPEC.view(game, frozenset()).supply

    assert supply.removed == (1, 0, 0, 0)
    assert sum(supply.treasures) == 16 - 12


@pytest.mark.rule("KHO-SCN-1903")
@pytest.mark.parametrize("scenario", RINGS)
def test_the_longest_closed_round_of_a_map(scenario: str) -> None:
    assert fresh(scenario=scenario).dungeon.longest_ring() == RINGS[scenario]


@pytest.mark.rule("KHO-SCN-2002")
def test_the_carts_come_for_the_farthest_treasures_and_never_for_the_vaults() -> None:
    game = asleep("k20")
    near = (room("vault"), room("cells"), room("construction_site"))
    assert names(int(farthest_treasures(game))) == ["workshop"]

    for other in range(12):
        if other not in near:
            game.board.treasure[other] = i64(-1)
    assert names(int(farthest_treasures(game))) == ["cells", "construction_site"]
    for other in near[1:]:
        game.board.treasure[other] = i64(-1)
    assert names(int(farthest_treasures(game))) == []
