"""A table of each game at which one person has all roles."""

from __future__ import annotations

from typing import Any, Final

TABLES: Final[dict[str, dict[str, Any]]] = {
    "twister": {"game": "twister", "options": {}, "seats": [{"kind": "me", "roles": ["yellow", "blue"]}], "seed": "7"},
    "vast": {
        "game": "vast",
        "options": {},
        "seats": [{"kind": "me", "roles": ["knight", "goblins", "dragon", "cave", "thief"]}],
        "seed": "7",
    },
    "heroes": {
        "game": "heroes",
        "options": {"clans": ["gnoll", "slime"]},
        "seats": [{"kind": "me", "roles": ["gnoll", "slime"]}],
        "seed": "5",
    },
}
