"""The turn."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import content, do, fresh, offered, placed, started
from underkeep.core.kernel.native import i64
from underkeep.core.search.playout import playout
from underkeep.games.heroes.faces import (
    ACTIVATE,
)
from underkeep.games.heroes.names import (
    CARD_NAMES,
    cards,
)
from underkeep.games.heroes.refusals import LEGAL, NOTHING_ON_DISPLAY
from underkeep.games.heroes.rules.abilities import spare_activates
from underkeep.games.heroes.rules.cards import refuse_payment
from underkeep.games.heroes.rules.icons import refuse_icon
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.cards import clear_area
from underkeep.games.heroes.state.game import ASSAULT_PHASE


@pytest.mark.rule("KHO-PLAY-02")
@pytest.mark.rule("KHO-CLAN-02")
def test_the_last_activate_does_not_pay_for_an_ability_of_two() -> None:
    """A Slime where no room can be worked in: only the ability could use the icon."""
    game = placed(
        setup={"scenario": "k0", "clans": ["slime"], "clan_ability_cost_activates": 2},
        state={"rooms": {"cells": {"monsters": {"slime": 1}}}, "clans": {"slime": {"hand": ["slime-4"]}}},
    )
    do(game, "play slime-4")
    icon = next(one for one in game.icons(i64(0)) if one.left.verb == ACTIVATE)

    assert refuse_icon(game, i64(0), icon, i64(0)) == LEGAL
    game.turn.side, game.turn.left = i64(0), i64(1)
    assert spare_activates(game, i64(0), i64(0)) == 1
    assert refuse_icon(game, i64(0), icon, i64(0)) != LEGAL


def test_KHO_UPKEEP_01_cards_of_the_play_area_refill_an_empty_deck() -> None:
    game = fresh()
    player = game.players[0]
    while player.deck.count() > 0:
        player.area.put(player.deck.draw())
    cards = player.area.count()

    clear_area(game, i64(0))

    assert (player.area.count(), player.discard.count(), player.deck.count()) == (0, 0, cards)


def test_KHO_PLAY_06_a_throw_between_two_cards_leaves_what_the_first_has() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"rooms": {"cells": {"treasure": 0}}, "clans": {"ratkin": {"hand": ["ratkin-2"]}}},
        question="play",
        hidden={"guild": ["thief-hat"]},
    )
    cards = game.players[0].hand.count()
    do(game, "throw")

    assert game.turn.thrown
    assert game.players[0].hand.count() == cards + 3


def test_KHO_TURN_02_the_heroes_come_in_phase_4() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"clans": {"ratkin": {"hand": []}}},
        turn={"thrown": True},
        hidden={"guild": ["thief-hat"]},
    )
    do(game, "end phase")

    assert game.turn.phase == ASSAULT_PHASE
    assert game.question().rule() == "KHO-ASSAULT-04"


def test_KHO_REFRESH_04_a_refresh_needs_a_card_on_display() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state={"clans": {"ratkin": {"hand": ["ratkin-1"]}}})
    card = i64(cards.number("ratkin-1"))
    for left, answer in ((1, LEGAL), (0, NOTHING_ON_DISPLAY)):
        game.market.display = game.market.display[:left]
        assert refuse_payment(game, i64(0), card) == answer


def test_KHO_REFRESH_05_returned_cards_may_come_straight_back() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "clans": {"ratkin": {"hand": ["ratkin-1", "ratkin-2"]}},
            "display": ["bat", "wolf", "owl", "snake", "boar"],
        },
        question="refresh",
    )
    game.market.loot.items = game.market.loot.items[:1]
    left = CARD_NAMES[game.market.loot.items[0]]
    do(game, "discard ratkin-1", "return owl", "return bat", "pass")

    assert [CARD_NAMES[card] for card in game.market.display] == ["wolf", "snake", "boar", left, "owl"]
    assert [CARD_NAMES[card] for card in game.market.loot.items] == ["bat"]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("KHO-REFRESH-01")
@pytest.mark.rule("KHO-DEF-04")
@pytest.mark.rule("KHO-REFRESH-04")
def test_a_position_told_is_the_same_game(seed: int) -> None:
    game = started(seed=seed, scenario=f"k{1 + seed * 3}")
    playout(game, seed, 40)
    if game.over():
        return
    again = SPEC.position_in(SPEC.position_out(game), content())
    one, two = SPEC.position_out(game), SPEC.position_out(again)

    assert one == two
    assert [a.text for a in again.options(again.first_asked())] == offered(game)
