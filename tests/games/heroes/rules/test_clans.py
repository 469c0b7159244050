"""Clans."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.heroes.scenes import SIZES, exhausted_means
from tests.games.heroes.stage import content, do, placed
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    CLAN_NAMES,
)
from underkeep.games.heroes.refusals import (
    ABILITY_COST,
    DECK_EMPTY,
    LAIR_EMPTY,
    LEGAL,
    NO_MONSTERS,
    NO_TOKEN,
    NOBODY_TO_STRIKE,
    NOT_WOUNDED,
    PORTAL_THERE,
)
from underkeep.games.heroes.rules.abilities import refuse_ability, spare_activates

AT_THE_END_OF_ITS_MEANS = {  # all monsters in the Vault, all cards in hand, no Bone left, a hero next door
    "dragon": NOT_WOUNDED,
    "witch": PORTAL_THERE,
    "poltergeist": LEGAL,
    "imp": LEGAL,
    "lizardfolk": LEGAL,
    "skeleton": NO_TOKEN,
    "gnoll": NOBODY_TO_STRIKE,
    "slime": DECK_EMPTY,
    "ratkin": LAIR_EMPTY,
}


def test_KHO_CLAN_01_three_clans_in_each_role() -> None:
    assert Counter(clan.role for clan in content().clans) == {"crowd_control": 3, "defender": 3, "supporter": 3}


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

    assert refuse_ability(nobody, i64(0), i64(1)) == NO_MONSTERS
    assert refuse_ability(dear, i64(0), i64(0)) == ABILITY_COST
    assert refuse_ability(dear, i64(0), i64(1)) == LEGAL


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


def test_every_clan_is_named_in_both_languages() -> None:
    assert [clan.id for clan in content().clans] == CLAN_NAMES
    assert all(clan.name.en and clan.name.it and clan.ability.it for clan in content().clans)
