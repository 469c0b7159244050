"""Actions of Ambush: the whole table, made once."""

from __future__ import annotations

from typing import Final

from kernel_games.ambush.content import CARDS
from underkeep.core.kernel.actions import Action, ActionTable

GO: Final = 0
REST: Final = 1
DRAW: Final = 2
PEEK: Final = 3
PASS: Final = 4
RAISE: Final = 5
PROWL: Final = 6
SLEEP: Final = 7
CARD: Final = 8
DECLINE: Final = 9
SHIELD: Final = 10

DIRECTIONS: Final = ["n", "e", "s", "w"]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

TABLE: Final = ActionTable()
GOES: Final[list[Action]] = TABLE.family("go {}", GO, DIRECTIONS)
RESTS: Final = TABLE.add("rest", REST)
DRAWS: Final = TABLE.add("draw", DRAW)
PEEKS: Final = TABLE.add("peek", PEEK)
PASSES: Final = TABLE.add("pass", PASS)
RAISES: Final = TABLE.add("raise", RAISE)
PROWLS: Final = TABLE.add("prowl", PROWL)
SLEEPS: Final = TABLE.add("sleep", SLEEP)
CARD_PLAYS: Final[list[Action]] = TABLE.family("card {}", CARD, CARDS)
DECLINES: Final = TABLE.add("decline", DECLINE)
SHIELDS: Final = TABLE.add("shield", SHIELD)
RULES: Final = [
    "TOYA-SCOUT-01",
    "TOYA-SCOUT-02",
    "TOYA-DRAW-01",
    "TOYA-WITCH-01",
    "TOYA-TURN-02",
    "TOYA-WARDEN-01",
    "TOYA-BEAST-01",
    "TOYA-BEAST-02",
    "TOYA-CARD-01",
    "TOYA-CARD-02",
    "TOYA-WARDEN-02",
]
