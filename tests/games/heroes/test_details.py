"""Details that no position shows: why abilities are refused, clan by clan; cards of any type; what leaves the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.stage import do, fresh, placed, room
from underkeep.core.native import i64
from underkeep.games.heroes.abilities import refuse_ability, spare_activates
from underkeep.games.heroes.assault import summon_pair
from underkeep.games.heroes.names import THIEF
from underkeep.games.heroes.refusals import (
    ABILITY_COST,
    DECK_EMPTY,
    LAIR_EMPTY,
    NO_MONSTER,
    NO_TARGET,
    NO_TOKEN,
    NOT_WOUNDED,
    OK,
    PORTAL_THERE,
)  # fmt: skip
from underkeep.games.heroes.spec import SPEC

SIZES = {
    "dragon": 1,
    "witch": 2,
    "poltergeist": 3,
    "imp": 4,
    "lizardfolk": 5,
    "skeleton": 6,
    "gnoll": 7,
    "slime": 8,
    "ratkin": 9,
}
AT_THE_END_OF_ITS_MEANS = {  # all monsters in the Vault, all cards in hand, no Bone left, a hero next door
    "dragon": NOT_WOUNDED,
    "witch": PORTAL_THERE,
    "poltergeist": OK,
    "imp": OK,
    "lizardfolk": OK,
    "skeleton": NO_TOKEN,
    "gnoll": NO_TARGET,
    "slime": DECK_EMPTY,
    "ratkin": LAIR_EMPTY,
}


def exhausted_means(clan: str) -> dict[str, Any]:
    rooms = {
        "vault": {"monsters": {clan: SIZES[clan]}, "portal": "completed"},
        "study": {"heroes": {"mage": 1}},
        "pantry": {"bone": 5},
    }
    return {"setup": {"scenario": "k0", "clans": [clan]}, "state": {"rooms": rooms}}


@pytest.mark.rule("KHO-CLAN-02")
@pytest.mark.rule("KHO-CLAN-14")
@pytest.mark.rule("KHO-CLAN-16")
@pytest.mark.parametrize("clan", SIZES)
def test_every_ability_is_refused_for_a_reason_of_its_own(clan: str) -> None:
    game = placed(**exhausted_means(clan))
    player = game.players[0]
    while player.deck.count():
        player.hand.put(player.deck.draw())

    assert refuse_ability(game, i64(0), i64(0)) == AT_THE_END_OF_ITS_MEANS[clan]


@pytest.mark.rule("KHO-CLAN-02")
def test_an_ability_needs_a_monster_in_the_dungeon_and_its_price() -> None:
    nobody = placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state={"rooms": {"vault": {}}})
    dear = placed(
        setup={"scenario": "k0", "clans": ["ratkin"], "clan_ability_cost_activates": 2},
        state={"rooms": {"vault": {"monsters": {"ratkin": 1}}}},
    )

    assert refuse_ability(nobody, i64(0), i64(1)) == NO_MONSTER
    assert refuse_ability(dear, i64(0), i64(0)) == ABILITY_COST
    assert refuse_ability(dear, i64(0), i64(1)) == OK


@pytest.mark.rule("KHO-CLAN-02")
def test_only_unused_activates_of_the_side_are_counted() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin", "dragon"]},
        state={"rooms": {"vault": {"monsters": {"ratkin": 1}}}, "clans": {"ratkin": {"hand": ["ratkin-2"]}}},
        turn={"active": "ratkin"},
    )
    do(game, "play ratkin-2")
    ratkin, dragon, left, right, neither = i64(0), i64(1), i64(0), i64(1), i64(-1)

    assert spare_activates(game, ratkin, left) == 2
    assert spare_activates(game, ratkin, right) == 0
    assert spare_activates(game, ratkin, neither) == 0
    assert spare_activates(game, dragon, left) == 0
    do(game, "left activate", "work vault")
    assert spare_activates(game, ratkin, left) == 1


@pytest.mark.rule("KHO-ASSAULT-01")
@pytest.mark.rule("KHO-ASSAULT-33")
def test_of_three_rooms_of_a_type_two_get_a_hero() -> None:
    game = fresh(scenario="k20")
    special = [room("cells"), room("laboratory"), room("construction_site")]

    summon_pair(game, THIEF, i64(sum(1 << one for one in special)))

    assert [int(game.board.count_heroes(i64(one))) for one in special] == [1, 1, 0]


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


RINGS = {"k20": 0, "k13": 0, "k17": 0, "k3": 4, "k12": 8}  # counted on the printed maps


@pytest.mark.rule("KHO-SCN-1903")
@pytest.mark.parametrize("scenario", RINGS)
def test_the_longest_closed_round_of_a_map(scenario: str) -> None:
    assert fresh(scenario=scenario).dungeon.longest_ring() == RINGS[scenario]
