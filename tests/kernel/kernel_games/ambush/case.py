"""Ambush as a case of the conformance suite."""

from __future__ import annotations

from typing import Final

from kernel_games.ambush.content import CARDS, built_in
from kernel_games.ambush.spec import SPEC
from underkeep.core.testing import Case

PACK: Final = built_in()
POSITIONS: Final = (
    (
        "start",
        {"hidden": {"bandit-hand": ["arrow", "net"], "witch-hand": ["hex", "fog"], "tiles": ["gold", "pit"]}},
    ),
    (
        "edge",
        {"state": {"map": ["..", ".."], "scout": "a1", "shields": 2}, "hidden": {"bandit-hand": ["arrow"]}},
    ),
    ("beast", {"state": {"map": ["...", "..."], "beast": "c2"}, "turn": "beast", "luck": {"die": [6]}}),
)
CASE: Final = Case(SPEC, SPEC.content(PACK), PACK.digest, positions=POSITIONS, most_moves=500, cards=tuple(CARDS))
