"""Siege as a case of the conformance suite."""

from __future__ import annotations

from typing import Final

from kernel_games.siege.content import SUPPLIES, built_in
from kernel_games.siege.spec import SPEC
from underkeep.core.testing import Case

PACK: Final = built_in()
POSITIONS: Final = (
    ("council", {"setup": {"players": 2}}),
    (
        "weak",
        {"setup": {"players": 2, "hard": True}, "state": {"walls": {"north": 1}}, "luck": {"die": [3, 3, 3]}},
    ),
)
CASE: Final = Case(SPEC, SPEC.content(PACK), PACK.digest, positions=POSITIONS, most_moves=200, cards=tuple(SUPPLIES))
