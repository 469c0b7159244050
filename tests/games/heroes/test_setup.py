"""Set-up, options, and what scenarios put on the map before the first turn."""

from __future__ import annotations

import pytest

from tests.games.heroes.stage import content, do, fresh, offered, placed, room, started
from underkeep.core.formats.codec import ints
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.content import lay_out
from underkeep.games.heroes.names import INCOMPLETE, LABORATORY, ROOM_NAMES, SITE, TRAP
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes


def treasures(game: Heroes) -> dict[str, int]:
    found = {}
    for n, token in enumerate(game.board.treasure):
        if token >= 0:
            found[ROOM_NAMES[n]] = int(game.rules.treasure_values[token])
    return found


def marks(game: Heroes) -> dict[str, int]:
    return {ROOM_NAMES[n]: int(count) for n, count in enumerate(game.board.marks) if count}


@pytest.mark.rule("KHO-PORTAL-01")
@pytest.mark.rule("KHO-SETUP-03")
def test_KHO_SETUP_01_the_dungeon_is_built_as_the_scenario_prescribes() -> None:
    game = fresh(scenario="k9")
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


@pytest.mark.rule("KHO-ACT-10")
@pytest.mark.rule("KHO-SETUP-16")
def test_KHO_SETUP_03_treasures_are_random_among_those_of_the_value() -> None:
    tokens = {int(fresh(seed=seed, scenario="k0").board.treasure[room("crypt")]) for seed in range(30)}

    assert len(tokens) > 3
    assert {content().treasures[token][0] for token in tokens} == {1}


@pytest.mark.parametrize(("scenario", "count"), [("k1", 16), ("k3", 19), ("k8", 22)])
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
    for clans in ([], ["imp", "imp"], ["imp", "gnoll", "slime", "ratkin", "witch"], ["troll"]):
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


@pytest.mark.rule("KHO-API-03")
def test_the_same_seed_gives_the_same_game() -> None:
    assert SPEC.save(fresh(seed=7)) == SPEC.save(fresh(seed=7))
    assert SPEC.save(fresh(seed=7)) != SPEC.save(fresh(seed=8))


@pytest.mark.rule("KHO-SCEN-03")
@pytest.mark.rule("KHO-SOLO-01")
@pytest.mark.rule("KHO-DIFF-04")
@pytest.mark.parametrize("clans", [["imp"], ["imp", "gnoll", "slime", "ratkin"]])
def test_one_to_four_players_and_nothing_else_scales(clans: list[str]) -> None:
    game = started(clans=clans, difficulty="challenging")

    assert game.roles == len(clans)
    assert list(game.rules.quota) == [2, 2]
    assert len(game.market.display) == 5


# ---------------------------------------------------------------------- scenarios at set-up
@pytest.mark.rule("KHO-SCN-0102")
@pytest.mark.rule("KHO-SCEN-08")
def test_first_watch_mode_b_has_only_the_portal_of_the_crypt() -> None:
    def portals(mode: str) -> list[str]:
        game = fresh(scenario="k1", mode=mode)
        return [ROOM_NAMES[n] for n, side in enumerate(game.board.portal) if side]

    assert portals("a") == ["crypt", "sewers"]
    assert portals("b") == ["crypt"]


@pytest.mark.rule("KHO-SCN-0201")
@pytest.mark.rule("KHO-SCN-0202")
@pytest.mark.parametrize("seed", range(6))
def test_the_lock_up_mode_b_starts_with_two_prisoners_and_a_full_deck(seed: int) -> None:
    game = fresh(seed=seed, scenario="k2", mode="b")

    assert game.board.count_heroes(room("cells")) == 2
    assert game.board.hero_supply(3) == 5
    assert not game.board.anybody_awake()
    assert game.guild.deck.count() == 16
    assert fresh(seed=seed, scenario="k2").board.count_heroes(room("cells")) == 0


@pytest.mark.rule("KHO-SCN-0401")
@pytest.mark.rule("KHO-SCN-1101")
@pytest.mark.parametrize("scenario", ["k4", "k11", "k20"])
@pytest.mark.rule("KHO-ROOM-04")
def test_a_laboratory_asks_for_its_clan(scenario: str) -> None:
    game = fresh(scenario=scenario)

    assert "clan dragon" not in offered(game)
    assert "clan slime" in offered(game)


@pytest.mark.rule("KHO-SCN-0501")
@pytest.mark.rule("KHO-BUILD-01")
def test_under_construction_has_five_rooms_to_build() -> None:
    game = fresh(scenario="k5")
    open_rooms = {ROOM_NAMES[n] for n in game.market.projects}
    hidden_rooms = {ROOM_NAMES[n] for n in game.market.rooms.items}

    assert len(open_rooms) == 3
    assert open_rooms | hidden_rooms == {"forge", "pantry", "study", "menagerie", "laboratory"}


def test_KHO_SCN_0604_rent_day_mode_b_starts_with_a_bailiff() -> None:
    assert marks(fresh(scenario="k6")) == {}
    assert marks(fresh(scenario="k6", mode="b")) == {"vault": 1}


@pytest.mark.rule("KHO-SCEN-07")
def test_KHO_SCN_0701_five_amplifiers() -> None:
    wanted = {"library": 1, "crypt": 1, "sewers": 1, "menagerie": 1, "cells": 1}

    assert marks(fresh(scenario="k7")) == wanted


def test_KHO_SCN_1004_open_gates_mode_b_has_a_portal_in_the_vault() -> None:
    assert fresh(scenario="k10").board.portal[room("vault")] == 0
    assert fresh(scenario="k10", mode="b").board.portal[room("vault")] == INCOMPLETE


@pytest.mark.rule("KHO-SCN-1201")
def test_the_feast_counts_start_at_zero() -> None:
    game = fresh(scenario="k12")

    assert ints(game.notes)[:4] == [0, 0, 0, 0]
    assert {ROOM_NAMES[n] for n in game.market.projects} == {"forge", "menagerie", "laboratory"}


def test_KHO_SCN_1501_the_inspector_starts_in_the_workshop() -> None:
    assert marks(fresh(scenario="k15")) == {"workshop": 1}


@pytest.mark.rule("KHO-SCN-2004")
def test_the_last_stand_begins_behind_traps() -> None:
    game = started(scenario="k20")

    beside = [name for name in ROOM_NAMES if game.dungeon.doors[room("vault")] >> room(name) & 1]
    assert [int(game.board.traps(room(name))) for name in beside] == [2, 2, 1]
    assert game.board.store[TRAP] == 0
