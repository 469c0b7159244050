"""Details that no position shows: why abilities are refused, clan by clan; cards of any type; what leaves the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.stage import clan, do, fresh, placed, room
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.faces import ACTIVATE, GENERATE, PORTAL, SUMMON, IconAction
from underkeep.games.heroes.names import BONE, THIEF
from underkeep.games.heroes.refusals import (
    ABILITY_COST,
    DECK_EMPTY,
    LAIR_EMPTY,
    LEGAL,
    NO_MONSTER,
    NO_SPECIAL,
    NO_TARGET,
    NO_TOKEN,
    NOT_WOUNDED,
    PORTAL_THERE,
)  # fmt: skip
from underkeep.games.heroes.rules.abilities import refuse_ability, spare_activates
from underkeep.games.heroes.rules.assault import summon_pair
from underkeep.games.heroes.rules.icons import can_activate, refuse_icon, refuse_icon_action
from underkeep.games.heroes.setup import first_player
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.board import lose_game, place_mark, win_game
from underkeep.games.heroes.state.changes.cards import clear_area, draw_card, join_foreign
from underkeep.games.heroes.state.game import ASSAULT_PHASE, LOST

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
    "poltergeist": LEGAL,
    "imp": LEGAL,
    "lizardfolk": LEGAL,
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


RINGS = {"k20": 4, "k13": 0, "k17": 0, "k3": 4, "k12": 8}  # counted on the printed maps


@pytest.mark.rule("KHO-SCN-1903")
@pytest.mark.parametrize("scenario", RINGS)
def test_the_longest_closed_round_of_a_map(scenario: str) -> None:
    assert fresh(scenario=scenario).dungeon.longest_ring() == RINGS[scenario]


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
    assert [refuse_icon_action(alone, i64(0), each, nowhere, i64(0)) for each in (summon, bone)] == [NO_MONSTER] * 2
    assert refuse_icon_action(alone, i64(0), portal, spot, i64(0)) == NO_MONSTER

    full = placed(**exhausted_means("ratkin"))
    assert refuse_icon_action(full, i64(0), summon, spot, i64(0)) == LAIR_EMPTY
    assert refuse_icon_action(full, i64(0), bone, spot, i64(0)) == NO_TOKEN
    last = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"rooms": {"vault": {"monsters": {"ratkin": 8}}, "pantry": {"bone": 4}}},
    )
    assert [refuse_icon_action(last, i64(0), deed, spot, i64(0)) for deed in (summon, bone)] == [LEGAL, LEGAL]


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
    do(game, "left activate")
    assert spare_activates(game, i64(0), i64(0)) == 1
    game.turn.left = i64(1)
    assert refuse_icon(game, i64(0), icon, i64(0)) != LEGAL


# ---------------------------------------------------------------------- ends, set-up, piles
def test_KHO_GOAL_03_the_first_end_counts() -> None:
    game = fresh()
    lose_game(game, "hoard")
    win_game(game)

    assert (game.outcome, game.how) == (LOST, "hoard")


@pytest.mark.parametrize(("open_hands", "eyes"), [(True, EVERYBODY), (False, 1 << 1)])
def test_KHO_SETUP_15_who_sees_a_hand(open_hands: bool, eyes: int) -> None:
    game = fresh(open_hands=open_hands)

    assert game.eyes_on_hand(i64(1)) == eyes


def test_KHO_SETUP_06_only_the_example_dungeon_has_one_mode() -> None:
    with pytest.raises(BadInput, match="one mode"):
        fresh(scenario="k0", mode="b")
    assert fresh(scenario="k1", mode="b").rules.options.text("mode") == "b"


@pytest.mark.parametrize(("clans", "first"), [(["dragon", "ratkin"], 0), (["ratkin", "dragon"], 1), (["slime"], 0)])
def test_KHO_SETUP_12_the_clan_with_the_fewest_monsters_begins(clans: list[str], first: int) -> None:
    assert first_player(fresh(clans=clans).rules) == first


def test_KHO_LAB_01_foreign_cards_are_shuffled_into_the_loot_deck() -> None:
    ends = set()
    for seed in range(8):
        game = fresh(seed)
        join_foreign(game, i64(clan("witch")))
        ends.add(tuple(int(card) for card in game.market.loot.items[-3:]))

    assert len(ends) > 1


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


@pytest.mark.rule("KHO-ACT-11")
@pytest.mark.parametrize(
    ("scenario", "here", "answer"),
    [
        ("k0", {"workshop": {}}, LEGAL),  # the room works
        ("k0", {"cells": {}}, NO_SPECIAL),  # nothing to do
        ("k0", {"cells": {"portal": "incomplete"}}, LEGAL),  # a Portal to complete
        ("k9", {"cells": {"marks": 1, "portal": "none"}}, LEGAL),  # rubble to clear
        ("k9", {"cells": {"portal": "none"}}, NO_SPECIAL),
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


def test_KHO_SCEN_12_no_treasure_no_value() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]})

    assert [int(game.treasure_value(i64(room(name)))) for name in ("vault", "study", "crypt", "forge")] == [4, 3, 1, 0]


def test_KHO_SCEN_10_without_an_event_token_none_is_placed() -> None:
    game = placed(setup={"scenario": "k9", "clans": ["ratkin"]}, state={"rooms": {"crypt": {"marks": 4}}})

    assert place_mark(game, i64(room("study")))
    assert not place_mark(game, i64(room("forge")))
    assert (game.board.marks[room("forge")], game.board.marks_left) == (0, 0)


@pytest.mark.parametrize(("end", "winners", "score"), [(win_game, ("dragon", "ratkin"), 1), (lose_game, (), 0)])
def test_KHO_GOAL_02_all_win_or_all_lose(end: Any, winners: tuple[str, ...], score: int) -> None:
    game = fresh()
    assert SPEC.result(game) is None

    end(game, *(["plundered"] if end is lose_game else []))
    result = SPEC.result(game)

    assert result is not None
    assert result.winners == winners
    assert result.scores == (("dragon", score), ("ratkin", score))


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
