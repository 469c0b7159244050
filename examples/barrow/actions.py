"""What a robber of Barrow may do, and why it may be refused."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action, ActionTable

DIG, LEAVE, ROPE, WARD, FLEE = range(5)

TABLE: Final = ActionTable()
DIGS: Final = TABLE.add("dig", DIG)
LEAVES: Final = TABLE.add("leave", LEAVE)
ROPES: Final = TABLE.add("rope", ROPE)
WARDS: Final = TABLE.add("ward", WARD)
FLEES: Final = TABLE.add("flee", FLEE)
ON_A_TURN: Final[list[Action]] = [DIGS, LEAVES, ROPES]
BEFORE_A_WIGHT: Final[list[Action]] = [WARDS, FLEES]
RULES: Final = ["BARROW-DIG-01", "BARROW-TURN-02", "BARROW-CHARM-01", "BARROW-CHARM-02", "BARROW-DIG-03"]  # by verb

LEGAL, NOT_NOW, SACK_EMPTY, NOT_HELD = range(4)
REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("BARROW-TURN-01", "barrow-no-not-now"),
    ("BARROW-TURN-03", "barrow-no-sack-empty"),
    ("BARROW-CHARM-04", "barrow-no-not-held"),
]
