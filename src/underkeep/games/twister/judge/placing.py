"""Where pieces begin: who stands on the line, what lies in which room. Mixed, so that nobody foresees."""

from __future__ import annotations

from typing import Final

from underkeep.core.native import i64, vec
from underkeep.games.twister.kinds import YELLOW

# by kind: cleric, goblin, mekanork, thief, troll, wall-walker, warrior, wizard
LINE: Final = vec[float]([22.0, 6.0, 16.0, 26.0, 2.0, 14.0, 24.0, 18.0])

# by kind and by how far the room is from one's own line: the revealer places characters, so what must not be hit lies
# near, what blocks lies in the middle; objects are placed by the one who does not own them
ROOMS: Final = vec[float](
    [
        24.0, 12.0, -10.0, -30.0,  # cleric
        20.0, 18.0, 5.0, -25.0,  # goblin
        16.0, 18.0, 8.0, -10.0,  # mekanork
        12.0, 20.0, 12.0, -10.0,  # thief
        6.0, 20.0, 18.0, 4.0,  # troll
        14.0, 18.0, 10.0, -12.0,  # wall-walker
        8.0, 20.0, 16.0, 0.0,  # warrior
        20.0, 14.0, 2.0, -20.0,  # wizard
        8.0, 10.0, 8.0, 4.0,  # armor
        8.0, 12.0, 8.0, 4.0,  # sword
        14.0, 12.0, 4.0, 0.0,  # rope
        10.0, 10.0, 2.0, 0.0,  # wand
        16.0, 12.0, 2.0, -6.0,  # potion
        2.0, 8.0, 12.0, 8.0,  # treasure
    ]
)  # fmt: skip


def line_score(kind: i64) -> float:
    return LINE[kind]


def room_score(side: i64, kind: i64, place: i64) -> float:
    column = place % 4
    return ROOMS[kind * 4 + (column if side == YELLOW else 3 - column)]
