"""Components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.heroes.scenes import SIZES, treasures
from tests.games.heroes.stage import content, do, fresh, offered, placed, room, started
from underkeep.core.formats.codec import ints
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import EVERYBODY, Chronicle
from underkeep.core.kernel.native import i64
from underkeep.core.search.playout import playout
from underkeep.games.heroes.content import lay_out
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    EFFECT_NAMES,
    INCOMPLETE,
    LABORATORY,
    LOOT_NAMES,
    ROOM_NAMES,
    SITE,
    TYPE_NAMES,
    cards,
    is_loot,
    loot_type,
)
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.seat.hidden import conserved
from underkeep.games.heroes.setup import first_player
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.board import lose_game, summon_monster, win_game
from underkeep.games.heroes.state.events.guild import GuildCardDrawn
from underkeep.games.heroes.state.game import LOST

SPECIAL_ROOMS = {"cells", "laboratory", "construction_site"}


@pytest.mark.rule("KHO-PORTAL-01")
@pytest.mark.rule("KHO-SETUP-03")
def test_KHO_SETUP_01_the_dungeon_is_built_as_the_scenario_prescribes() -> None:
    game = fresh(scenario="k9", treasure_values="scenario")
    wanted = lay_out(content().scenarios[9].tiles, content().rooms)

    assert list(game.dungeon.cell) == list(wanted.cell)
    assert treasures(game) == {ROOM_NAMES[n]: value for n, value in content().scenarios[9].treasures}
    assert {n for n, side in enumerate(game.board.portal) if side == INCOMPLETE} == set(content().scenarios[9].portals)


@pytest.mark.rule("KHO-SETUP-02")
def test_five_loot_cards_lie_open() -> None:
    game = fresh()

    assert len(game.market.display) == 5
    assert game.market.loot.count() == 23
    assert ints(fresh(seed=2).market.display) != ints(game.market.display)


@pytest.mark.rule("KHO-SETUP-16")
def test_KHO_SETUP_03_treasures_are_random_among_those_of_the_value() -> None:
    games = [fresh(seed=seed, scenario="k0", treasure_values="scenario") for seed in range(30)]

    tokens = {int(game.board.treasure[room("crypt")]) for game in games}

    assert len(tokens) > 3
    assert {content().treasures[token][0] for token in tokens} == {1}


@pytest.mark.rule("KHO-SETUP-03")
@pytest.mark.rule("KHO-SCN-1301")
def test_only_the_treasures_of_library_and_vault_are_given_in_the_long_way_home() -> None:
    found = [treasures(fresh(seed=seed, scenario="k13")) for seed in range(30)]

    assert {(values["library"], values["vault"]) for values in found} == {(4, 3)}
    assert {values["crypt"] for values in found} == {1, 2, 3}


@pytest.mark.parametrize(("scenario", "count"), [("k1", 18), ("k9", 19), ("k18", 22)])
def test_KHO_SETUP_04_the_guild_deck_has_the_listed_scenario_cards(scenario: str, count: int) -> None:
    game = fresh(scenario=scenario, laboratory_clan="random")
    other = fresh(seed=2, scenario=scenario, laboratory_clan="random")

    assert game.guild.deck.count() == count
    assert ints(other.guild.deck.items) != ints(game.guild.deck.items)


@pytest.mark.rule("KHO-ACT-10")
def test_KHO_SETUP_05_what_is_not_placed_is_the_supply() -> None:
    game = fresh(scenario="k1")

    assert list(game.board.store) == [5, 5, 5, 5, 5]
    assert len(game.board.hoard) == 16 - len(content().scenarios[1].treasures)
    assert game.board.portals_left == 8


def test_KHO_SETUP_06_different_clans_in_seat_order() -> None:
    assert SPEC.roles(OPTIONS.resolve({"clans": ["imp", "gnoll"]})) == ("imp", "gnoll")
    for clans in ([], ["imp", "imp"], ["imp", "gnoll", "slime", "ratkin", "witch", "dragon", "skeleton"], ["troll"]):
        with pytest.raises(BadInput):
            OPTIONS.resolve({"clans": clans})


def test_KHO_SETUP_07_first_monsters_are_split_freely_among_rooms_of_the_type() -> None:
    game = fresh(scenario="k1", clans=["skeleton"])

    assert offered(game) == ["room crypt", "room study"]
    do(game, "room crypt", "room study", "room study", "room study")
    assert game.board.bodies[room("crypt")] == 1
    assert game.board.bodies[room("study")] == 3
    assert game.lair(0) == 2
    assert game.question().rule() == "KHO-PLAY-01"


def test_KHO_SETUP_08_without_a_room_of_the_type_the_vault() -> None:
    game = fresh(scenario="k19", clans=["imp"])

    assert game.board.bodies[room("vault")] == 3


def test_KHO_SETUP_09_clan_attributes() -> None:
    dragon = content().clans[0]

    assert (dragon.monsters, dragon.health, len(dragon.deck)) == (1, 5, 10)


@pytest.mark.rule("KHO-SETUP-16")
def test_KHO_SETUP_10_five_cards_of_a_shuffled_deck() -> None:
    game = fresh()

    assert [int(player.hand.count()) for player in game.players] == [5, 5]
    assert [int(player.deck.count()) for player in game.players] == [5, 5]
    assert len({tuple(ints(fresh(seed=seed).players[1].hand.items)) for seed in range(5)}) > 1


@pytest.mark.rule("KHO-SETUP-16")
@pytest.mark.rule("KHO-UPKEEP-03")
def test_KHO_SETUP_11_the_difficulty_sets_the_number_of_cards() -> None:
    assert list(fresh(difficulty="hardcore").rules.quota) == [2, 3]
    assert fresh().guild.wave == 1


def test_KHO_SETUP_12_the_smallest_clan_begins() -> None:
    game = started(clans=["ratkin", "gnoll", "witch"])

    assert game.rules.clan_name(game.turn.active) == "witch"


@pytest.mark.rule("KHO-SETUP-13")
@pytest.mark.rule("KHO-SCN-0801")
@pytest.mark.rule("KHO-RUL-11")
def test_laboratory_and_construction_site_have_their_extra_set_up() -> None:
    game = fresh(scenario="k8", laboratory_clan="random")

    assert game.dungeon.has(LABORATORY)
    assert game.dungeon.has(SITE)
    assert game.market.foreign >= 2
    assert {ROOM_NAMES[n] for n in game.market.projects} == {"library", "pantry", "study"}
    assert game.market.rooms.count() == 0
    assert game.market.loot.count() + len(game.market.display) == 38


@pytest.mark.rule("KHO-SETUP-17")
@pytest.mark.rule("KHO-RUL-01")
def test_the_laboratory_clan_is_chosen_before_the_loot_is_revealed() -> None:
    game = fresh(scenario="k4")

    assert game.question().rule() == "KHO-LAB-01"
    assert len(game.market.display) == 0
    assert game.players[0].hand.count() == 0
    do(game, "clan imp")
    assert len(game.market.display) == 5
    assert game.players[0].hand.count() == 5


@pytest.mark.rule("KHO-ASSAULT-34")
def test_KHO_SETUP_14_a_plundered_treasure_may_come_again() -> None:
    tree = {
        "setup": {"scenario": "k0", "clans": ["ratkin"]},
        "state": {"rooms": {"crypt": {"active": {"mage": 1}}}},
        "turn": {"thrown": True},
        "question": "heroes",
        "hidden": {"guild": ["thief-swords"], "treasures": {"crypt": "healing", "cells": "prey"}},
    }
    game = placed(**tree)
    healing = [n for n, (value, effect) in enumerate(content().treasures) if (value, effect) == (1, 2)]

    assert healing[0] in ints(game.board.hoard)
    assert game.board.flipped == -1


def test_KHO_COMP_01_forty_five_monsters_in_nine_clans() -> None:
    assert {clan.id: clan.monsters for clan in content().clans} == SIZES
    assert sum(SIZES.values()) == 45


@pytest.mark.rule("KHO-COMP-02")
@pytest.mark.rule("KHO-COMP-03")
@pytest.mark.rule("KHO-COMP-04")
def test_tokens_of_the_box() -> None:
    board = fresh(scenario="k0").board

    assert list(board.store) == [5, 5, 5, 5, 5]
    assert board.marks_left == 5
    assert board.portals_left == 10
    assert [int(board.hero_supply(cls)) for cls in range(4)] == [5, 5, 5, 5]


def test_KHO_COMP_05_sixteen_treasures_and_one_of_value_four() -> None:
    values = Counter(value for value, _ in content().treasures)

    assert values == {1: 5, 2: 5, 3: 5, 4: 1}
    assert [EFFECT_NAMES[effect] for value, effect in content().treasures if value == 4] == ["defeat"]
    board = started().board
    assert len(board.hoard) + sum(token >= 0 for token in board.treasure) == len(content().treasures)


def test_KHO_COMP_06_seven_loot_cards_of_each_type() -> None:
    types = Counter(int(loot_type(cards.number(name))) for name in LOOT_NAMES)

    assert types == {0: 7, 1: 7, 2: 7, 3: 7}
    assert [name for name in CARD_NAMES if is_loot(cards.number(name))] == list(LOOT_NAMES)


@pytest.mark.rule("KHO-COMP-07")
@pytest.mark.rule("KHO-ROOM-01")
def test_twelve_rooms_and_their_types() -> None:
    by_type: dict[str, set[str]] = {}
    for tile in content().rooms:
        by_type.setdefault(TYPE_NAMES[tile.type], set()).add(tile.id)

    assert len(content().rooms) == 12
    assert by_type == {
        "jewel": {"vault"},
        "swords": {"forge", "workshop"},
        "hat": {"library", "pantry"},
        "mystic_eye": {"crypt", "study"},
        "crossbones": {"sewers", "menagerie"},
        "special": SPECIAL_ROOMS,
    }


def test_KHO_COMP_08_sixteen_hero_cards_and_six_scenario_cards() -> None:
    game = fresh(scenario="k18")

    assert len(set(content().guild)) == 16
    assert game.guild.deck.count() == 22


def test_KHO_COMP_09_ten_tactics_cards_per_clan_and_three_difficulties() -> None:
    assert [len(clan.deck) for clan in content().clans] == [10] * 9
    assert len(content().difficulties) == 3


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


@pytest.mark.parametrize(("end", "winners", "score"), [(win_game, ("dragon", "ratkin"), 1), (lose_game, (), 0)])
def test_KHO_GOAL_02_all_win_or_all_lose(end: Any, winners: tuple[str, ...], score: int) -> None:
    game = fresh()
    assert SPEC.result(game) is None

    end(game, *(["plundered"] if end is lose_game else []))
    result = SPEC.result(game)

    assert result is not None
    assert result.winners == winners
    assert result.scores == (("dragon", score), ("ratkin", score))


@pytest.mark.rule("KHO-SETUP-16")
@pytest.mark.rule("KHO-ACT-06")
def test_a_monster_from_the_lair_stands_in_the_room_and_no_room_is_too_full() -> None:
    game, vault = placed(setup={"scenario": "k0", "clans": ["ratkin"]}), i64(room("vault"))
    for count in range(1, 10):
        summon_monster(game, i64(0), vault)
        assert [int(one) for one in game.board.monster_room].count(room("vault")) == count
    assert game.lair(i64(0)) == 0


@pytest.mark.rule("KHO-COMP-11")
@pytest.mark.rule("KHO-COMP-13")
@pytest.mark.rule("KHO-END-02")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_and_heroes_sleep_between_turns(seed: int) -> None:
    clans = [CLAN_NAMES[(seed + n) % 9] for n in range(1 + seed % 4)]
    game = fresh(seed=seed, scenario=f"k{1 + seed % 20}", mode="ab"[seed % 2], clans=clans)
    first = conserved(game)

    while not game.over():
        playout(game, seed + 1, 1)
        assert conserved(game) == first
        if not game.over() and game.question().rule() == "KHO-PLAY-01":
            assert not game.board.anybody_awake()


@pytest.mark.rule("KHO-COMP-10")
@pytest.mark.rule("KHO-ASSAULT-20")
@pytest.mark.rule("KHO-TREAS-01")
def test_spent_tokens_and_treasures_return_to_the_supply() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["imp"]},
        state={"rooms": {"crypt": {"coin": 1, "active": {"mage": 1}}}},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["thief-crossbones"], "treasures": {"crypt": "prey"}},
    )

    assert game.board.store[1] == 5
    assert game.board.treasure[room("crypt")] == -1
    assert len(game.board.hoard) == 13


def test_KHO_COMP_12_wounds_never_run_out() -> None:
    rooms = {"forge": {"monsters": {"dragon": 1}, "wounds": {"dragon": [3]}, "active": {"thief": 1}}}
    game = placed(
        setup={"scenario": "k0", "clans": ["dragon"]},
        state={"rooms": rooms},
        turn={"thrown": True},
        question="heroes",
        hidden={"guild": ["thief-hat"]},
    )

    assert game.board.monster_wounds[0] == 4


@pytest.mark.rule("KHO-GOAL-04")
@pytest.mark.rule("KHO-TURN-02")
@pytest.mark.rule("KHO-ASSAULT-24")
def test_a_clan_without_monsters_plays_on_and_every_turn_ends_with_an_assault() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin", "dragon"]}, turn={"active": "ratkin", "thrown": True})
    heard = Chronicle()
    game.listener = heard
    do(game, "end phase")

    while game.question().rule() != "KHO-PLAY-01" or game.rules.clan_name(game.turn.active) != "dragon":
        game.advance(game.first_asked(), game.options(game.first_asked())[-1])
    assert len([event for event in heard.events if isinstance(event, GuildCardDrawn)]) == 1
    assert game.lair(0) == 9


@pytest.mark.rule("KHO-SETUP-15")
def test_a_hidden_hand_is_seen_by_its_player_alone() -> None:
    game = started(open_hands=False)

    assert [int(player.hand.eyes) for player in game.players] == [1, 2]
