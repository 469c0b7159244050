"""Actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.scenes import exhausted_means, guarded
from tests.games.heroes.stage import content, do, fresh, placed, room
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.faces import (
    AMBUSH,
    GENERATE,
    LAY_TRAP,
    MOVE,
    PORTAL,
    SPEND,
    SUMMON,
    IconAction,
    read_face,
    read_icon_action,
)
from underkeep.games.heroes.names import (
    BONE,
    CARD_NAMES,
    CLAN_NAMES,
    COIN,
    FROG,
    cards,
)
from underkeep.games.heroes.refusals import (
    FROZEN,
    LAIR_EMPTY,
    LEGAL,
    NO_MONSTERS,
    NO_PORTAL_LEFT,
    NO_PRICE_HERE,
    NO_TOKEN,
    NO_USE,
    PORTAL_THERE,
)
from underkeep.games.heroes.rules.icons import can_activate, refuse_icon_action
from underkeep.games.heroes.rules.placing import refuse_place
from underkeep.games.heroes.seat.hidden import conserved
from underkeep.games.heroes.state.changes.cards import can_draw, draw_card

ALL_CARDS = [name for n, name in enumerate(CARD_NAMES) if content().faces[n].notation]


CROWDED = {
    "vault": {"coin": 1, "trap": 1, "portal": "completed", "heroes": {"thief": 1}},
    "crypt": {"bone": 1, "portal": "completed"},
    "study": {"book": 1, "heroes": {"mage": 1}},
    "sewers": {"frog": 1, "heroes": {"archer": 1}},
    "forge": {"coin": 1, "heroes": {"warrior": 1}},
}


@pytest.mark.rule("KHO-ACT-23")
@pytest.mark.rule("KHO-ACT-24")
@pytest.mark.parametrize("face", ["gen(any)", "ambush(2,any)", "gen()", "summon(x)", "move(2)"])
def test_only_depicted_resources_and_types_are_read(face: str) -> None:
    with pytest.raises(BadInput):
        read_face(face, "card")


@pytest.mark.rule("KHO-ACT-24")
def test_what_names_no_resource_and_no_type_has_none() -> None:
    assert read_icon_action("move", "card") == IconAction(MOVE, 1, 0)
    assert read_icon_action("gen(bone)", "card") == IconAction(GENERATE, 1, 2)
    assert read_icon_action("ambush(2,hat)", "card") == IconAction(AMBUSH, 2, 2)


@pytest.mark.rule("KHO-ACT-02")
@pytest.mark.rule("KHO-ACT-20")
@pytest.mark.rule("KHO-MOM-05")
def test_behind_a_momentum_only_the_supply_counts_and_else_a_monster_too() -> None:
    """Where a Momentum has led, the room need not hold a monster any more."""
    alone = placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state={"rooms": {"vault": {}}})
    one, nowhere = i64(1), i64(-1)
    summon, bone = IconAction(SUMMON, one, i64(0)), IconAction(GENERATE, one, BONE)
    portal = IconAction(PORTAL, one, i64(0))
    spot = i64(room("study"))

    assert [refuse_icon_action(alone, i64(0), action, spot, i64(0)) for action in (summon, bone)] == [LEGAL, LEGAL]
    assert [refuse_icon_action(alone, i64(0), each, nowhere, i64(0)) for each in (summon, bone)] == [NO_MONSTERS] * 2
    assert refuse_icon_action(alone, i64(0), portal, spot, i64(0)) == NO_MONSTERS

    full = placed(**exhausted_means("ratkin"))
    assert refuse_icon_action(full, i64(0), summon, spot, i64(0)) == LAIR_EMPTY
    assert refuse_icon_action(full, i64(0), bone, spot, i64(0)) == NO_TOKEN
    last = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"rooms": {"vault": {"monsters": {"ratkin": 8}}, "pantry": {"bone": 4}}},
    )
    assert [refuse_icon_action(last, i64(0), deed, spot, i64(0)) for deed in (summon, bone)] == [LEGAL, LEGAL]


@pytest.mark.rule("KHO-ACT-11")
@pytest.mark.parametrize(
    ("scenario", "here", "answer"),
    [
        ("k0", {"workshop": {}}, LEGAL),  # the room works
        ("k0", {"cells": {}}, NO_USE),  # nothing to do
        ("k0", {"cells": {"portal": "incomplete"}}, LEGAL),  # a Portal to complete
        ("k9", {"cells": {"marks": 1, "portal": "none"}}, LEGAL),  # rubble to clear
        ("k9", {"cells": {"portal": "none"}}, NO_USE),
    ],
)
def test_an_activate_is_usable_where_room_portal_or_scenario_have_a_use_for_it(
    scenario: str, here: dict[str, dict[str, object]], answer: int
) -> None:
    """A Gnoll far from heroes, so that its ability is no use."""
    rooms = {name: {**entry, "monsters": {"gnoll": 1}} for name, entry in here.items()}
    game = placed(setup={"scenario": scenario, "clans": ["gnoll"]}, state={"rooms": rooms})

    assert can_activate(game, i64(0), i64(0)) == answer


def test_KHO_ACT_10_a_draw_without_a_card_fails_without_penalty() -> None:
    game = fresh()
    player = game.players[0]
    while player.deck.count() > 0:
        player.hand.put(player.deck.draw())
    cards = player.hand.count()

    assert not draw_card(game, i64(0))
    assert player.hand.count() == cards


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
            NO_PRICE_HERE,
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
    for left, answer in ((1, LEGAL), (0, NO_PORTAL_LEFT)):
        game.board.portals_left = i64(left)
        assert refuse_place(game, i64(0), PORTAL, i64(0), here) == answer

    two = guarded({"workshop": {"portal": "completed"}}, max_portals_per_room=2)
    assert refuse_place(two, i64(0), PORTAL, i64(0), here) == LEGAL


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


@pytest.mark.rule("KHO-ACT-02")
@pytest.mark.rule("KHO-SCN-1602")
def test_out_of_the_cold_leads_a_momentum_but_no_plain_move() -> None:
    game = placed(
        setup={"scenario": "k16", "clans": ["imp"]}, state={"notes": [1], "rooms": {"crypt": {"monsters": {"imp": 1}}}}
    )
    move = IconAction(MOVE, i64(1), i64(0))

    assert refuse_icon_action(game, i64(0), move, i64(-1), i64(0)) == FROZEN
    assert refuse_icon_action(game, i64(0), move, i64(room("crypt")), i64(0)) == LEGAL


@pytest.mark.rule("KHO-ACT-01")
@pytest.mark.rule("KHO-RUL-10")
@pytest.mark.parametrize("card", ALL_CARDS)
@pytest.mark.rule("KHO-ACT-11")
def test_every_card_can_be_played_out(card: str) -> None:
    """Each card, wherever its icons can be used, leads to no dead end and loses nothing."""
    crowd = {name: {**entry, "monsters": {"gnoll": 1}} for name, entry in CROWDED.items()}
    foreign = card.rpartition("-")[0] if card.partition("-")[0] in CLAN_NAMES else "imp"
    game = placed(
        setup={"scenario": "k4", "clans": ["gnoll"]},
        state={
            "rooms": crowd,
            "clans": {"gnoll": {"hand": [card]}},
            "foreign": foreign if foreign != "gnoll" else "imp",
        },
    )
    first = conserved(game)
    do(game, f"play {card}")
    assert game.players[0].area.has(cards.number(card))

    for seed in range(6):
        copy = game.clone()
        moves = 0
        while not copy.over() and copy.turn.card >= 0 and moves < 40:
            options = copy.options(copy.first_asked())
            assert options
            copy.advance(copy.first_asked(), options[(seed * 7 + moves) % max(1, len(options) - 1)])
            assert conserved(copy) == first
            moves += 1
