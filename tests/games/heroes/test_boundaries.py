"""The last one counts and none does not: tokens, monsters, cards; rooms that are nearest or farthest, with ties."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.stage import fresh, placed, room
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.board.dungeon import rooms_in
from underkeep.games.heroes.faces import GENERATE, LAY_TRAP, MOVE, PORTAL, SPEND, SUMMON, IconAction
from underkeep.games.heroes.names import BOOK, COIN, FROG, ROOM_NAMES, TRAP, cards, guild_cards
from underkeep.games.heroes.refusals import (
    FROZEN,
    LAIR_EMPTY,
    LEGAL,
    NO_PRICE,
    NO_TOKEN,
    NOT_NOW,
    NOT_ON_DISPLAY,
    NOTHING_TO_BUY,
    PORTAL_THERE,
    THROWN_ALREADY,
)  # fmt: skip
from underkeep.games.heroes.rules.cards import refuse_payment
from underkeep.games.heroes.rules.cells import refuse_throw
from underkeep.games.heroes.rules.icons import refuse_icon_action
from underkeep.games.heroes.rules.losses import refuse_lose
from underkeep.games.heroes.rules.placing import refuse_place
from underkeep.games.heroes.rules.rooms import refuse_work
from underkeep.games.heroes.scenarios.chapter_2 import rally_rooms, some_resource
from underkeep.games.heroes.scenarios.chapter_3 import champion_rooms, farthest_portals
from underkeep.games.heroes.scenarios.chapter_5 import farthest_treasures
from underkeep.games.heroes.state.changes.board import summon_monster
from underkeep.games.heroes.state.changes.cards import can_draw
from underkeep.games.heroes.state.game import Heroes


def guarded(rooms: dict[str, Any], scenario: str = "k0", **setup: Any) -> Heroes:
    """Imps in the Workshop, besides what a case says."""
    own = {**rooms.get("workshop", {}), "monsters": {"imp": 1}}
    return placed(setup={"scenario": scenario, "clans": ["imp"], **setup}, state={"rooms": {**rooms, "workshop": own}})


def names(mask: int) -> list[str]:
    return [ROOM_NAMES[one] for one in rooms_in(i64(mask))]


# ---------------------------------------------------------------------- the last token
@pytest.mark.parametrize(
    ("verb", "what", "enough", "short", "answer"),
    [
        pytest.param(
            GENERATE,
            FROG,
            {"crypt": {"frog": 4}},
            {"crypt": {"frog": 5}},
            NO_TOKEN,
            marks=pytest.mark.rule("KHO-ACT-03"),
        ),
        pytest.param(
            LAY_TRAP,
            FROG,
            {"crypt": {"trap": 4}},
            {"crypt": {"trap": 5}},
            NO_TOKEN,
            marks=pytest.mark.rule("KHO-ACT-17"),
        ),
        pytest.param(
            SPEND,
            COIN,
            {"workshop": {"coin": 1}},
            {"crypt": {"coin": 1}},
            NO_PRICE,
            marks=pytest.mark.rule("KHO-ACT-15"),
        ),
        pytest.param(
            SUMMON,
            FROG,
            {"crypt": {"monsters": {"imp": 2}}},
            {"crypt": {"monsters": {"imp": 3}}},
            LAIR_EMPTY,
            marks=pytest.mark.rule("KHO-ACT-21"),
        ),
        pytest.param(
            PORTAL,
            FROG,
            {"workshop": {"portal": "incomplete"}},
            {"workshop": {"portal": "completed"}},
            PORTAL_THERE,
            marks=pytest.mark.rule("KHO-ACT-18"),
        ),
    ],
)
def test_the_last_token_is_placed_and_without_one_nothing_is(
    verb: int, what: int, enough: dict[str, Any], short: dict[str, Any], answer: int
) -> None:
    here = i64(room("workshop"))

    assert refuse_place(guarded(enough), i64(0), i64(verb), i64(what), here) == LEGAL
    assert refuse_place(guarded(short), i64(0), i64(verb), i64(what), here) == answer


@pytest.mark.rule("KHO-ACT-18")
@pytest.mark.rule("KHO-RUL-03")
@pytest.mark.rule("KHO-PORTAL-05")
def test_the_last_portal_of_the_supply_and_a_second_one_in_a_room() -> None:
    game, here = guarded({}), i64(room("workshop"))
    for left, answer in ((1, LEGAL), (0, NO_TOKEN)):
        game.board.portals_left = i64(left)
        assert refuse_place(game, i64(0), PORTAL, i64(0), here) == answer

    two = guarded({"workshop": {"portal": "completed"}}, max_portals_per_room=2)
    assert refuse_place(two, i64(0), PORTAL, i64(0), here) == LEGAL


@pytest.mark.rule("KHO-ROOM-22")
@pytest.mark.rule("KHO-ROOM-24")
@pytest.mark.rule("KHO-ROOM-02")
def test_a_room_gives_the_last_token_and_sells_for_a_single_one() -> None:
    here, forge = i64(room("workshop")), i64(room("forge"))
    display = {"display": ["sword", "owl", "bat", "haste", "runes"]}
    shop = {"forge": {"monsters": {"imp": 1}, "coin": 1}}

    assert refuse_work(guarded({"crypt": {"trap": 4}}), i64(0), here) == LEGAL
    assert refuse_work(guarded({"crypt": {"trap": 5}}), i64(0), here) == NO_TOKEN
    one = placed(setup={"scenario": "k0", "clans": ["imp"]}, state={"rooms": shop, **display})
    assert refuse_work(one, i64(0), forge) == LEGAL
    one.board.goods[room("forge") * 5 + int(COIN)] = i64(0)
    assert refuse_work(one, i64(0), forge) == NOTHING_TO_BUY


@pytest.mark.rule("KHO-ASSAULT-12")
@pytest.mark.rule("KHO-SCN-0803")
@pytest.mark.rule("KHO-TRAP-04")
def test_a_single_resource_can_be_lost_and_a_trap_is_none() -> None:
    there, elsewhere = i64(room("crypt")), i64(room("study"))
    game, bare = guarded({"crypt": {"book": 1, "trap": 1}}), guarded({"crypt": {"trap": 1}})

    assert refuse_lose(game, there, BOOK) == LEGAL
    assert [refuse_lose(game, there, kind) for kind in (FROG, TRAP)] == [NO_TOKEN, NO_TOKEN]
    assert refuse_lose(game, elsewhere, BOOK) == NO_TOKEN
    assert some_resource(game)
    assert not some_resource(bare)


# ---------------------------------------------------------------------- the last card
def test_KHO_ACT_10_one_card_in_deck_or_discard_pile_is_enough() -> None:
    game = fresh()
    player = game.players[0]
    card = player.deck.draw()
    player.deck.items, player.discard.items = vec[i64](), vec[i64]()
    assert not can_draw(game, i64(0))

    player.deck.put(card)
    assert can_draw(game, i64(0))
    player.discard.put(player.deck.draw())
    assert can_draw(game, i64(0))


def test_KHO_REFRESH_04_a_refresh_needs_a_card_on_display() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state={"clans": {"ratkin": {"hand": ["ratkin-1"]}}})
    card = i64(cards.number("ratkin-1"))
    for left, answer in ((1, LEGAL), (0, NOT_ON_DISPLAY)):
        game.market.display = game.market.display[:left]
        assert refuse_payment(game, i64(0), card) == answer


def test_KHO_CELLS_01_no_throw_while_a_guild_card_is_resolved_nor_twice() -> None:
    game = fresh(scenario="k2")
    assert refuse_throw(game) == LEGAL

    game.guild.resolving = append(game.guild.resolving, i64(guild_cards.number("thief-hat")))
    assert refuse_throw(game) == NOT_NOW
    game.turn.thrown = True
    assert refuse_throw(game) == THROWN_ALREADY


# ---------------------------------------------------------------------- winter
@pytest.mark.rule("KHO-ACT-02")
@pytest.mark.rule("KHO-SCN-1602")
def test_out_of_the_cold_leads_a_momentum_but_no_plain_move() -> None:
    game = placed(
        setup={"scenario": "k16", "clans": ["imp"]}, state={"notes": [1], "rooms": {"crypt": {"monsters": {"imp": 1}}}}
    )
    move = IconAction(MOVE, i64(1), i64(0))

    assert refuse_icon_action(game, i64(0), move, i64(-1), i64(0)) == FROZEN
    assert refuse_icon_action(game, i64(0), move, i64(room("crypt")), i64(0)) == LEGAL


# ---------------------------------------------------------------------- nearest and farthest
def asleep(scenario: str, **rooms: dict[str, Any]) -> Heroes:
    return placed(setup={"scenario": scenario, "clans": ["imp"]}, state={"rooms": rooms})


SLEEPER = {"heroes": {"thief": 1}}
MARKED = {"heroes": {"thief": 1}, "marks": 1}


@pytest.mark.rule("KHO-SCN-0802")
@pytest.mark.parametrize(
    ("rooms", "found"),
    [
        ({}, []),
        ({"crypt": SLEEPER}, ["crypt"]),
        ({"crypt": SLEEPER, "sewers": SLEEPER, "forge": SLEEPER}, ["forge", "sewers"]),
        ({"crypt": SLEEPER, "sewers": MARKED}, ["crypt"]),
        ({"vault": SLEEPER, "sewers": SLEEPER}, ["vault"]),
    ],
)
def test_a_rally_is_held_in_the_nearest_room_without_an_event_token(rooms: dict[str, Any], found: list[str]) -> None:
    assert names(int(rally_rooms(asleep("k8", **rooms)))) == found


@pytest.mark.rule("KHO-SCN-1102")
@pytest.mark.parametrize(
    ("rooms", "found"),
    [
        ({}, []),
        ({"cells": SLEEPER}, []),
        ({"cells": SLEEPER, "crypt": SLEEPER, "study": SLEEPER}, ["crypt", "study"]),
        ({"crypt": SLEEPER, "forge": SLEEPER, "sewers": SLEEPER}, ["forge", "sewers"]),
        ({"crypt": SLEEPER, "forge": {"heroes": {"mage": 1}, "badges": {"mage": 1}}}, ["crypt"]),
    ],
)
def test_a_champion_is_made_of_the_nearest_hero_without_a_badge(rooms: dict[str, Any], found: list[str]) -> None:
    assert names(int(champion_rooms(asleep("k11", **rooms)))) == found


@pytest.mark.rule("KHO-SCN-1002")
@pytest.mark.parametrize(
    ("sides", "found"),
    [
        ({"crypt": "none", "sewers": "none"}, []),
        ({"crypt": "completed", "sewers": "completed", "vault": "incomplete"}, ["vault"]),
        ({"crypt": "none", "sewers": "none", "workshop": "incomplete", "cells": "incomplete"}, ["workshop", "cells"]),
        ({"cells": "incomplete"}, ["sewers"]),
    ],
)
def test_a_gate_surge_opens_the_farthest_incomplete_portals(sides: dict[str, str], found: list[str]) -> None:
    game = asleep("k10", **{name: {"portal": side} for name, side in sides.items()})

    assert names(int(farthest_portals(game))) == found


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


# ---------------------------------------------------------------------- nobody left of a group, and who stands where
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


@pytest.mark.rule("KHO-SETUP-16")
@pytest.mark.rule("KHO-ACT-06")
def test_a_monster_from_the_lair_stands_in_the_room_and_no_room_is_too_full() -> None:
    game, vault = placed(setup={"scenario": "k0", "clans": ["ratkin"]}), i64(room("vault"))
    for count in range(1, 10):
        summon_monster(game, i64(0), vault)
        assert [int(one) for one in game.board.monster_room].count(room("vault")) == count
    assert game.lair(i64(0)) == 0
