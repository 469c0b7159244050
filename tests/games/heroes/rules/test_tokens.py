"""Tokens."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import do, placed, room
from underkeep.core.formats.codec import ints, vector
from underkeep.games.heroes.names import (
    CARD_NAMES,
)


@pytest.mark.rule("KHO-CARD-01")
@pytest.mark.rule("KHO-PLAY-02")
def test_KHO_LOOT_02_acquired_cards_come_with_the_next_reshuffle() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"clans": {"ratkin": {"hand": ["ratkin-7"], "discard": ["spider"], "area": ["ratkin-1", "ratkin-1"]}}},
    )
    player = game.players[0]
    player.area.items = vector(ints(player.area.items) + ints(player.deck.items)[1:])
    player.deck.items = player.deck.items[:1]
    do(game, "play ratkin-7", "left draw")

    assert [CARD_NAMES[card] for card in player.deck.items] == ["spider"]


def test_KHO_PORTAL_04_heroes_ignore_portals() -> None:
    rooms = {
        "library": {"portal": "completed", "active": {"thief": 1}},
        "vault": {"portal": "completed"},
        "forge": {"treasure": 2},
    }
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["mage-hat"]},
    )

    assert game.board.count_heroes(room("vault")) == 0
    assert game.board.count_heroes(room("forge")) == 1
