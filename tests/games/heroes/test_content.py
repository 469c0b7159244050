"""The components: numbers of the box, faces of cards, maps of scenarios."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.heroes.stage import content, fresh
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.board.dungeon import FAR
from underkeep.games.heroes.content import lay_out
from underkeep.games.heroes.faces import (
    ACTIVATE,
    AMBUSH,
    GENERATE,
    MELEE,
    MOMENTUM,
    MOVE,
    RANGED,
    REINFORCE,
    SINGLE,
    SUMMON,
    SWARM,
    IconAction,
    read_face,
    read_icon_action,
)
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    EFFECT_NAMES,
    LOOT_NAMES,
    ROOM_NAMES,
    TYPE_NAMES,
    cards,
    is_loot,
    loot_type,
)
from underkeep.games.heroes.spec import SPEC
from underkeep.library import game_folder, read_pack

SIZES = {"dragon": 1, "witch": 2, "poltergeist": 3, "imp": 4, "lizardfolk": 5}
SIZES |= {"skeleton": 6, "gnoll": 7, "slime": 8, "ratkin": 9}
SPECIAL_ROOMS = {"cells", "laboratory", "construction_site"}


def changed(file: str, change: Any) -> None:
    """Read the built-in pack with one change; the error is the caller's."""
    pack = read_pack(game_folder("heroes") / "content", "heroes")
    trees = {name: dict(tree) for name, tree in pack.trees.items()}
    change(trees[file])
    SPEC.content(make_pack("heroes", "changed", "1", trees))


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

    assert values == {1: 6, 2: 5, 3: 4, 4: 1}
    assert [EFFECT_NAMES[effect] for value, effect in content().treasures if value == 4] == ["defeat"]


def test_KHO_COMP_06_seven_loot_cards_of_each_type() -> None:
    types = Counter(int(loot_type(cards.number(name))) for name in LOOT_NAMES)

    assert types == {0: 7, 1: 7, 2: 7, 3: 7}
    assert [name for name in CARD_NAMES if is_loot(cards.number(name))] == list(LOOT_NAMES)


@pytest.mark.rule("KHO-COMP-07")
@pytest.mark.rule("KHO-ROOM-01")
def test_twelve_rooms_and_their_types() -> None:
    by_type: dict[str, set[str]] = {}
    for room in content().rooms:
        by_type.setdefault(TYPE_NAMES[room.type], set()).add(room.id)

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
    game = fresh(scenario="k8")

    assert len(set(content().guild)) == 16
    assert game.guild.deck.count() == 22


def test_KHO_COMP_09_ten_tactics_cards_per_clan_and_three_difficulties() -> None:
    assert [len(clan.deck) for clan in content().clans] == [10] * 9
    assert len(content().difficulties) == 3


@pytest.mark.rule("KHO-DIFF-01")
@pytest.mark.rule("KHO-DIFF-02")
@pytest.mark.rule("KHO-DIFF-03")
def test_difficulties() -> None:
    assert {level.id: level.quota for level in content().difficulties} == {
        "family": (1, 2),
        "challenging": (2, 2),
        "hardcore": (2, 3),
    }


def test_KHO_CLAN_01_three_clans_in_each_role() -> None:
    assert Counter(clan.role for clan in content().clans) == {"crowd_control": 3, "defender": 3, "supporter": 3}


# ---------------------------------------------------------------------- faces
@pytest.mark.rule("KHO-CARD-06")
def test_KHO_CARD_01_a_card_has_one_or_two_sides_of_items() -> None:
    for kind, face in enumerate(content().faces):
        if face.notation:
            assert 1 <= len(face.sides) <= 2, CARD_NAMES[kind]
            assert all(side for side in face.sides)
    with pytest.raises(BadInput):
        read_face("move / move / move", "card")


@pytest.mark.rule("KHO-CARD-04")
def test_KHO_CARD_02_a_price_stands_only_left_of_a_momentum() -> None:
    with pytest.raises(BadInput):
        read_face("spend(coin)", "card")
    with pytest.raises(BadInput):
        read_face("dance", "card")


def test_KHO_CARD_03_a_momentum_is_one_item_with_two_actions() -> None:
    (side,) = read_face("melee>summon(1)", "card").sides

    assert [(icon.kind, icon.left.verb, icon.right.verb) for icon in side] == [(MOMENTUM, MELEE, SUMMON)]


@pytest.mark.rule("KHO-CARD-06")
@pytest.mark.rule("KHO-CARD-07")
@pytest.mark.rule("KHO-CARD-05")
def test_faces_say_what_their_notation_says() -> None:
    left, right = read_face("2xmelee / move", "card").sides

    assert [icon.left.verb for icon in left] == [MELEE, MELEE]
    assert [icon.left.verb for icon in right] == [MOVE]
    faces = {face.notation for face in content().faces}
    assert {"2xmelee / move", "ambush(3,crossbones)", "melee>summon(1)", "swarm(move)", "reinforce(melee)"} <= faces


@pytest.mark.rule("KHO-CARD-04")
@pytest.mark.rule("KHO-CARD-05")
def test_swarm_and_reinforcements() -> None:
    ((swarm,),) = read_face("swarm(ranged)", "card").sides
    ((reinforce,),) = read_face("reinforce(activate)", "card").sides

    assert (swarm.kind, swarm.left.verb) == (SWARM, RANGED)
    assert (reinforce.kind, reinforce.left.verb) == (REINFORCE, ACTIVATE)
    with pytest.raises(BadInput):
        read_face("swarm(draw)", "card")


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


def test_KHO_REINF_02_an_icon_counts_wherever_it_is_but_a_price_does_not() -> None:
    assert read_face("move / 2xmelee", "card").shows(MELEE)
    assert read_face("defend>summon(1)", "card").shows(SUMMON)
    assert read_face("swarm(melee)", "card").shows(MELEE)
    assert not read_face("spend(coin)>summon(3)", "card").shows(SINGLE + 8)


# ---------------------------------------------------------------------- scenarios
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
        assert {special.rule[:10] for special in scenario.specials} == {f"KHO-SCN-{number:02d}"}
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
        ("treasures", {"vault": 4} | dict.fromkeys(ROOM_NAMES[1:6], 3)),
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
        outer = ("workshop", "library", "crypt", "study", "sewers")
        treasures = {"vault": 4, **dict.fromkeys(outer, 3)}
        tree["scenario"] = [{**one, "treasures": treasures} if one["id"] == "k2" else one for one in tree["scenario"]]

    with pytest.raises(BadInput, match="too many of value 3"):
        changed("scenarios-01", rich)


def test_every_clan_is_named_in_both_languages() -> None:
    assert [clan.id for clan in content().clans] == CLAN_NAMES
    assert all(clan.name.en and clan.name.it and clan.ability.it for clan in content().clans)
