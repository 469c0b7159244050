"""What a position file may not say, each with field and remedy; and a game told as a position is that game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vast.table import CONTENT, new_game, situation
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.playout import next_random, pick
from underkeep.games.vast.role_sets import SET_IDS
from underkeep.games.vast.spec import SPEC
from underkeep.yaml_positions import position_keys

ALONE = {"roles": "knight-goblins"}
CASES: list[tuple[dict[str, Any], str]] = [
    ({"state": {"map": {"z9": "ambush-01"}}}, "state.map.z9"),
    ({"state": {"map": {"n1": "ambush-99"}}}, "state.map.n1"),
    ({"state": {"map": {"n1": "ambush-01", "n2": "ambush-01"}}}, "state.map.n2"),
    ({"state": {"map": {"n1": "ambush-01", "n3": "ambush-02"}}}, "state.map"),
    ({"state": {"map": {"n1": {"tile": "ambush-01", "turn": 4}}}}, "state.map.n1.turn"),
    ({"state": {"map": {"n1": {"tile": "ambush-01", "mood": 1}}}}, "state.map.n1.mood"),
    ({"setup": {"terrain": True}, "state": {"map": {"n1": "ambush-01"}, "terrain": {"lake": "n2"}}}, "state.map.n1"),
    ({"state": {"weather": 1}}, "state.weather"),
    ({"state": {"knight": {"at": "n5"}}}, "state.knight.tile"),
    ({"state": {"knight": {"grit": 46}}}, "state.knight.grit"),
    ({"state": {"knight": {"slots": {"strength": 3}}}}, "state.knight"),
    ({"state": {"knight": {"shown": ["sword"]}}}, "state.knight.shown"),
    ({"state": {"goblins": {"rage": 4}}}, "state.goblins.rage"),
    ({"state": {"goblins": {"population": {"fangs": 5}}}}, "state.goblins.population.fangs"),
    ({"state": {"goblins": {"tile": {"fangs": "n1"}}}}, "state.goblins.tile.fangs"),
    ({"state": {"goblins": {"population": {"fangs": 1}, "tile": {"fangs": "o"}}}}, "state.knight.at"),
    ({"state": {"goblins": {"population": {"fangs": 1}, "lurk": {"fangs": "n1"}}}}, "state.goblins.lurk.fangs"),
    ({"state": {"bombs": ["n9 east"]}}, "state.bombs"),
    ({"setup": ALONE, "state": {"map": {"n1": {"tile": "treasure_room-01", "treasures": 11}}}}, "state.map"),
    ({"setup": ALONE, "state": {"thief": {"loot": 1}}}, "state.thief"),
    ({"setup": ALONE, "turn": {"role": "dragon"}}, "turn.role"),
    ({"turn": {"weather": 1}}, "turn.weather"),
    ({"question": "why"}, "question"),
    ({"question": {"under_way": ["nonsense|0"]}}, "question.under_way"),
    ({"luck": {"coin": [1]}}, "luck"),
    ({"setup": {"roles": "nobody"}}, "roles"),
    ({"setup": {"removed_tiles": 1}}, "removed_tiles"),
    ({"state": {"thief": {"upgrades": ["all_4"]}}}, "state.thief.stashed"),
    ({"state": {"thief": {"stats": {"movement": 3}}}}, "state.thief.stats"),
    ({"state": {"goblins": {"secrets": ["cave_mushrooms"]}}}, "state.goblins.secrets"),
    ({"state": {"knight": {"visited": [None]}}}, "state.knight.visited"),
    ({"state": {"goblins": {"left": {"fangs": ["reserve"]}}}}, "state.goblins.left.fangs"),
    (
        {"setup": {"terrain": True}, "state": {"terrain": {"lake": "e2"}, "goblins": {"path": ["e3"]}}},
        "state.goblins.path",
    ),
]


@pytest.mark.parametrize(("tree", "field"), CASES)
def test_what_cannot_be_is_refused_with_field_and_remedy(tree: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        SPEC.position_in(tree, CONTENT)

    assert caught.value.where == field
    assert caught.value.remedy


@pytest.mark.parametrize("roles", SET_IDS)
def test_a_game_told_as_a_position_is_that_game(roles: str) -> None:
    game = new_game(3, roles=roles)
    policy = 7
    for _ in range(60):
        role = game.first_asked()
        options = game.options(role)
        policy = int(next_random(policy))
        game.advance(role, options[pick(policy, len(options))])

    again = SPEC.position_in(position_keys(SPEC.position_out(game)), CONTENT)

    assert SPEC.position_out(again) == SPEC.position_out(game)


def test_a_short_file_has_sensible_defaults() -> None:
    game = situation("knight-goblins-dragon-cave")

    assert len(game.cavern.tiles()) == 5
    assert game.cave.hand.count() == 3
    assert game.knight.free == 2
