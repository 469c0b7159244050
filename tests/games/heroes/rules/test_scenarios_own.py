"""Our own scenarios, and the chronicle."""

from __future__ import annotations

import pytest

from tests.games.heroes.scenes import asleep, marks, names
from tests.games.heroes.stage import do, fresh, placed, room, started
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    ROOM_NAMES,
    TRAP,
    is_loot,
)
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.scenarios.chapter_5 import farthest_treasures
from underkeep.games.heroes.scenarios.chronicle import chapter_of, following
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


@pytest.mark.rule("KHO-SCN-0004")
def test_a_chapter_has_four_scenarios_and_then_nothing_is_carried_over() -> None:
    third = OPTIONS.resolve({"scenario": "k3", "difficulty": "hardcore", "clans": ["imp"]})

    won, lost = following(third, won=True), following(third, won=False)

    assert won is not None
    assert (won["scenario"], won["chronicle"], won["difficulty"]) == ("k4", "won", "hardcore")
    assert lost is not None
    assert lost["chronicle"] == "lost"
    assert following(OPTIONS.resolve({"scenario": "k4"}), won=True) is None
    assert [chapter_of(name) for name in ("k0", "k1", "k4", "k5", "k20")] == [0, 1, 1, 2, 5]


@pytest.mark.rule("KHO-SCN-0005")
def test_after_a_win_everybody_begins_with_a_loot_card() -> None:
    before, game = fresh(seed=4, chronicle="none"), fresh(seed=4, chronicle="won")

    spoils = [[int(card) for card in player.discard.items] for player in game.players]

    assert spoils[0] == [int(before.market.display[0])]
    assert [len(cards) for cards in spoils] == [1, 1]
    assert all(is_loot(card) for player in game.players for card in player.discard.items)
    assert len(game.market.display) == 5
    assert all(player.discard.count() == 0 for player in fresh(seed=4, chronicle="lost").players)


@pytest.mark.rule("KHO-SCN-0005")
@pytest.mark.rule("KHO-LAB-01")
def test_tactics_cards_of_the_laboratory_are_no_spoils() -> None:
    for seed in range(12):
        game = started(seed=seed, scenario="k4", chronicle="won", laboratory_clan="random")
        assert all(is_loot(card) for player in game.players for card in player.discard.items)


@pytest.mark.rule("KHO-SCN-0006")
@pytest.mark.rule("KHO-ROOM-23")
def test_after_a_loss_one_more_assault_is_empty() -> None:
    for wave_0 in ("0", "2"):
        free = {kind: int(started(wave_0=wave_0, chronicle=kind).rules.wave_0) for kind in ("none", "won", "lost")}
        assert free == {"none": int(wave_0), "won": int(wave_0), "lost": int(wave_0) + 1}
    game = started(scenario="k1", wave_0="0", chronicle="lost", cells_window="phases_1_to_3")
    do(game, "end phase", "end phase", "pass")
    assert (int(game.guild.discard.count()), int(game.turn.assaults)) == (0, 1)
