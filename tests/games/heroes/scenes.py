"""Positions and questions that the tests of several chapters share."""

from __future__ import annotations

from typing import Any

from tests.games.heroes.stage import placed
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import rooms_in
from underkeep.games.heroes.names import (
    ROOM_NAMES,
)
from underkeep.games.heroes.state.game import Heroes


def treasures(game: Heroes) -> dict[str, int]:
    found = {}
    for n, token in enumerate(game.board.treasure):
        if token >= 0:
            found[ROOM_NAMES[n]] = int(game.rules.treasure_values[token])
    return found


def marks(game: Heroes) -> dict[str, int]:
    return {ROOM_NAMES[n]: int(count) for n, count in enumerate(game.board.marks) if count}


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


def exhausted_means(clan: str) -> dict[str, Any]:
    rooms = {
        "vault": {"monsters": {clan: SIZES[clan]}, "portal": "completed"},
        "study": {"heroes": {"mage": 1}},
        "pantry": {"bone": 5},
    }
    return {"setup": {"scenario": "k0", "clans": [clan]}, "state": {"rooms": rooms}}


def guarded(rooms: dict[str, Any], scenario: str = "k0", **setup: Any) -> Heroes:
    """Imps in the Workshop, besides what a case says."""
    own = {**rooms.get("workshop", {}), "monsters": {"imp": 1}}
    return placed(setup={"scenario": scenario, "clans": ["imp"], **setup}, state={"rooms": {**rooms, "workshop": own}})


def names(mask: int) -> list[str]:
    return [ROOM_NAMES[one] for one in rooms_in(i64(mask))]


def asleep(scenario: str, **rooms: dict[str, Any]) -> Heroes:
    return placed(setup={"scenario": scenario, "clans": ["imp"]}, state={"rooms": rooms})


SLEEPER = {"heroes": {"thief": 1}}


def bodies(game: Heroes) -> list[int]:
    return [sum(place == room for place in game.board.monster_room) for room in range(len(game.board.crowd))]
