"""Actions of Siege."""

from __future__ import annotations

from typing import Final

from kernel_games.siege.content import GATES
from underkeep.core.kernel.actions import Action, ActionTable

VOTE: Final = 0
FORAGE: Final = 1
MEND: Final = 2
PRAY: Final = 3
FEAST: Final = 4
PASS: Final = 5

TABLE: Final = ActionTable()
VOTES: Final[list[Action]] = TABLE.family("vote {}", VOTE, GATES)
FORAGES: Final = TABLE.add("forage", FORAGE)
MENDS: Final[list[Action]] = TABLE.family("mend {}", MEND, GATES)
PRAYS: Final = TABLE.add("pray", PRAY)
FEASTS: Final = TABLE.add("feast", FEAST)
PASSES: Final = TABLE.add("pass", PASS)
RULES: Final = [
    "TOYS-VOTE-01",
    "TOYS-TURN-02",
    "TOYS-TURN-03",
    "TOYS-TURN-04",
    "TOYS-TURN-05",
    "TOYS-TURN-06",
]
