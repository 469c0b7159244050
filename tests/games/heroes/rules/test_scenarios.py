"""Scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.scenes import SLEEPER, asleep, marks, names
from tests.games.heroes.stage import content, do, fresh, offered, placed, room, started
from underkeep.core.formats.codec import ints, vector
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import FAR
from underkeep.games.heroes.content import Content, lay_out
from underkeep.games.heroes.names import (
    BONE,
    CARD_NAMES,
    CLAN_NAMES,
    COIN,
    GUILD_NAMES,
    ROOM_NAMES,
    TRAP,
    guild_cards,
)
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.scenarios.chapter_2 import rally_rooms
from underkeep.games.heroes.setup import new_game
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.changes.board import place_mark
from underkeep.games.heroes.state.changes.cards import begin_wave_2
from underkeep.library import game_folder, read_pack


def changed(file: str, change: Any) -> Content:
    """The built-in pack with one change; errors are the caller's."""
    pack = read_pack(game_folder("heroes") / "content", "heroes")
    trees = {name: dict(tree) for name, tree in pack.trees.items()}
    change(trees[file])
    made = SPEC.content(make_pack("heroes", "changed", "1", trees))
    assert isinstance(made, Content)
    return made


COMMON = ("KHO-SCEN-19", "KHO-SCEN-20")  # rules that several scenarios use
MARKED = {"heroes": {"thief": 1}, "marks": 1}


@pytest.mark.rule("KHO-SCEN-03")
@pytest.mark.rule("KHO-SOLO-01")
@pytest.mark.rule("KHO-DIFF-04")
@pytest.mark.parametrize("clans", [["imp"], ["imp", "gnoll", "slime", "ratkin"], list(CLAN_NAMES[:6])])
def test_one_to_six_players_and_nothing_else_scales(clans: list[str]) -> None:
    game = started(clans=clans, difficulty="challenging")

    assert game.roles == len(clans)
    assert list(game.rules.quota) == [2, 2]
    assert len(game.market.display) == 5


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
    assert game.guild.deck.count() == 21
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


@pytest.mark.parametrize("number", range(21))
@pytest.mark.rule("KHO-ROOM-04")
@pytest.mark.rule("KHO-ROOM-05")
def test_KHO_SCEN_04_every_scenario_is_complete(number: int) -> None:
    scenario = content().scenarios[number]
    dungeon = lay_out(scenario.tiles, content().rooms)

    assert scenario.id == f"k{number}"
    assert scenario.name.en
    assert scenario.name.it
    assert scenario.story.en
    assert scenario.hint.it
    assert all(dungeon.steps[tile.room] < FAR for tile in scenario.tiles)


def test_KHO_SCEN_07_every_special_rule_names_its_scenario_and_modes() -> None:
    for number, scenario in enumerate(content().scenarios[1:], 1):
        own = {special.rule[:10] for special in scenario.specials if special.rule not in COMMON}
        assert own == {f"KHO-SCN-{number:02d}"}
        for mode in "ab":
            assert any(mode in special.modes for special in scenario.specials)


def test_KHO_SCEN_05_scenario_cards_are_numbered_one_to_six() -> None:
    used = {number for scenario in content().scenarios for number in scenario.cards}

    assert used == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("KHO-ACT-24")
@pytest.mark.rule("KHO-CARD-04")
def test_KHO_SCEN_15_every_scenario_starts_with_a_portal() -> None:
    assert all(scenario.portals for scenario in content().scenarios[1:])

    def without(tree: Any) -> None:
        tree["scenario"] = [{**one, "portals": []} if one["id"] == "k2" else one for one in tree["scenario"]]

    with pytest.raises(BadInput):
        changed("scenarios-01", without)


@pytest.mark.rule("KHO-SCEN-16")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("treasures", {"vault": 4, "cells": 4}),
        ("treasures", {"cells": 4}),
        ("treasures", {"vault": 4, "laboratory": 1}),
        ("treasures", {"vault": 4} | dict.fromkeys(ROOM_NAMES[1:7], 3)),
        ("cards", [7]),
        ("portals", ["construction_site"]),
        (
            "tile",
            [
                {"room": "vault", "row": 0, "column": 0, "turns": 0},
                {"room": "crypt", "row": 3, "column": 3, "turns": 0},
            ],
        ),
        ("tile", [{"room": "vault", "row": 0, "column": 0, "turns": 0}] * 2),
        ("storey", 2),
        ("tokens", {"laboratory": ["trap"]}),
        ("tokens", {"crypt": ["trap"] * 6}),
        ("tokens", {"crypt": ["gold"]}),
        ("reserves", -1),
    ],
)
def test_invalid_scenarios_are_refused(key: str, value: object) -> None:
    def broken(tree: Any) -> None:
        tree["scenario"] = [{**one, key: value} if one["id"] == "k2" else one for one in tree["scenario"]]

    with pytest.raises(BadInput):
        changed("scenarios-01", broken)


@pytest.mark.rule("KHO-SCEN-16")
def test_a_scenario_takes_no_more_treasures_of_a_value_than_there_are() -> None:
    def rich(tree: Any) -> None:
        outer = ("workshop", "library", "crypt", "study", "sewers", "forge")
        treasures = {"vault": 4, **dict.fromkeys(outer, 3)}
        tree["scenario"] = [{**one, "treasures": treasures} if one["id"] == "k2" else one for one in tree["scenario"]]

    with pytest.raises(BadInput, match="too many of value 3"):
        changed("scenarios-01", rich)


def with_k2(**keys: Any) -> Content:
    def change(tree: Any) -> None:
        tree["scenario"] = [{**one, **keys} if one["id"] == "k2" else one for one in tree["scenario"]]

    return changed("scenarios-01", change)


@pytest.mark.rule("KHO-SCEN-19")
def test_what_a_scenario_lays_ready_comes_from_the_supply() -> None:
    ready = with_k2(tokens={"crypt": ["trap", "bone"], "study": ["trap"]})
    game = new_game(OPTIONS.resolve({"scenario": "k2", "clans": ["ratkin"]}), ready, seed_from(1))

    assert [int(game.board.count(room(name), TRAP)) for name in ("crypt", "study", "vault")] == [1, 1, 0]
    assert game.board.count(room("crypt"), BONE) == 1
    assert [int(game.board.store[kind]) for kind in (TRAP, BONE, COIN)] == [3, 4, 5]


@pytest.mark.rule("KHO-SCEN-20")
@pytest.mark.parametrize("reserves", [0, 2])
def test_reserves_come_into_the_vault_when_wave_2_begins(reserves: int) -> None:
    options = OPTIONS.resolve({"scenario": "k2", "clans": ["ratkin", "dragon"]})
    game = new_game(options, with_k2(reserves=reserves), seed_from(1))
    before = [int(game.lair(i64(role))) for role in (0, 1)]

    begin_wave_2(game)

    assert [int(game.lair(i64(role))) for role in (0, 1)] == [max(0, count - reserves) for count in before]


def test_KHO_SCEN_12_no_treasure_no_value() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]})

    assert [int(game.treasure_value(i64(room(name)))) for name in ("vault", "study", "crypt", "forge")] == [4, 3, 1, 0]


def test_KHO_SCEN_10_without_an_event_token_none_is_placed() -> None:
    game = placed(setup={"scenario": "k9", "clans": ["ratkin"]}, state={"rooms": {"crypt": {"marks": 4}}})

    assert place_mark(game, i64(room("study")))
    assert not place_mark(game, i64(room("forge")))
    assert (game.board.marks[room("forge")], game.board.marks_left) == (0, 0)


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


@pytest.mark.rule("KHO-SCN-0402")
@pytest.mark.parametrize("first", ["scenario-1", "thief-hat"])
def test_of_two_guild_cards_the_first_hero_gives_a_card_and_none_gives_a_second(first: str) -> None:
    game = placed(
        setup={"scenario": "k4", "mode": "b", "clans": ["ratkin"]},
        state={
            "rooms": {"laboratory": {"monsters": {"ratkin": 1}}},
            "clans": {"ratkin": {"hand": ["ratkin-2"]}},
            "foreign": "dragon",
            "display": ["dragon-3", "dragon-4", "dragon-5", "sword", "owl"],
        },
        hidden={"guild": ["warrior-hat"]},
    )
    game.guild.deck.items = vector([guild_cards.number(first), *ints(game.guild.deck.items)])
    do(game, "play ratkin-2", "left activate", "work laboratory", "take dragon-4")

    assert [CARD_NAMES[card] for card in game.players[0].discard.items] == ["dragon-4"]
    assert offered(game) != ["take dragon-3", "take dragon-5"]


@pytest.mark.rule("KHO-SCN-0402")
def test_the_last_card_of_the_wave_does_not_give_a_second_card_either() -> None:
    game = placed(
        setup={"scenario": "k4", "mode": "b", "clans": ["ratkin"]},
        state={
            "rooms": {"laboratory": {"monsters": {"ratkin": 1}}},
            "clans": {"ratkin": {"hand": ["ratkin-2"]}},
            "foreign": "dragon",
            "display": ["dragon-3", "dragon-4", "dragon-5", "sword", "owl"],
            "guild_discard": [name for name in GUILD_NAMES[:19] if name != "thief-hat"],
        },
        hidden={"guild": ["thief-hat"]},
    )
    do(game, "play ratkin-2", "left activate", "work laboratory", "take dragon-4")

    assert game.guild.wave == 2
    assert [CARD_NAMES[card] for card in game.players[0].discard.items] == ["dragon-4"]
    assert "take dragon-3" not in offered(game)
