"""For tests of the workshop: workpieces of Keep the Heroes Out!, and what their maps say."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from underkeep.library import load_game
from underkeep.workpieces import Workpiece

Scenario = dict[str, Any]


def scenario(**changes: Any) -> Scenario:
    """A copy of K2 that borrows its special rules, with some fields changed."""
    found: Scenario = next(
        deepcopy(one) for one in load_game("heroes").pack.trees["scenarios-01"]["scenario"] if one["id"] == "k2"
    )
    del found["special"]
    return {**found, "id": "crooked", "rules": "k2", **changes}


def tiles(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """K2's map with other fields for some rooms."""
    return [{**tile, **changes.get(tile["room"], {})} for tile in scenario()["tile"]]


def piece(**changes: Any) -> Workpiece:
    return Workpiece("heroes", "The Crooked Keep", "Ann", {"scenarios-mine": {"scenario": [scenario(**changes)]}})


def body(made: Workpiece) -> dict[str, Any]:
    """As the workshop sends it."""
    return {"game": made.game, "name": made.name, "author": made.author, "files": made.files}
