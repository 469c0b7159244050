"""Where pieces begin: who stands on the line, what lies in which room. Mixed, so that nobody foresees."""

from __future__ import annotations

from typing import Final

from underkeep.core.native import i64, vec
from underkeep.games.twister.judge.weights import HELD
from underkeep.games.twister.kinds import FIRST_OBJECT, KIND_OF_TOKEN, YELLOW

# by kind: cleric, goblin, mekanork, thief, troll, wall-walker, warrior, wizard
LINE: Final = vec[float](
    [
        22.0, 6.0, 16.0, 26.0, 2.0, 14.0, 24.0, 18.0,
        24.0, 4.0, 20.0, 12.0, 16.0, 12.0, 18.0, 20.0, 0.0, 0.0,  # angel, dragon, ghoul, mummy, necromancer, ...
    ]
)  # fmt: skip

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
        14.0, 18.0, 8.0, -10.0,  # angel
        6.0, 18.0, 20.0, 6.0,  # dragon
        12.0, 18.0, 14.0, 0.0,  # ghoul
        8.0, 20.0, 16.0, 2.0,  # mummy
        18.0, 18.0, 6.0, -12.0,  # necromancer
        12.0, 18.0, 12.0, -4.0,  # shadow
        10.0, 18.0, 16.0, 4.0,  # specter
        12.0, 20.0, 12.0, -4.0,  # vampire
        0.0, 0.0, 0.0, 0.0,  # zombie
        0.0, 0.0, 0.0, 0.0,  # bat
        8.0, 10.0, 8.0, 4.0,  # armor
        8.0, 12.0, 8.0, 4.0,  # sword
        14.0, 12.0, 4.0, 0.0,  # rope
        10.0, 10.0, 2.0, 0.0,  # wand
        16.0, 12.0, 2.0, -6.0,  # potion
        2.0, 8.0, 12.0, 8.0,  # treasure
        10.0, 10.0, 4.0, 0.0,  # ring of light
        12.0, 12.0, 4.0, 0.0,  # key
        10.0, 12.0, 8.0, 2.0,  # cross
        8.0, 10.0, 6.0, 0.0,  # inversion
        12.0, 12.0, 6.0, 0.0,  # torch
        -10.0, 4.0, 14.0, 18.0,  # ring of weakness: in the enemy's way
        -10.0, 4.0, 14.0, 18.0,  # ball and chain
        0.0, 0.0, 0.0, 0.0,  # two-handed sword
    ]
)  # fmt: skip


def line_score(slot: i64) -> float:
    return LINE[KIND_OF_TOKEN[slot]]


def pick_score(slot: i64) -> float:
    """What a piece is worth in a team."""
    kind = KIND_OF_TOKEN[slot]
    return 5.0 + LINE[kind] / 2.0 if kind < FIRST_OBJECT else 5.0 + HELD[kind - FIRST_OBJECT]


def room_score(side: i64, slot: i64, place: i64) -> float:
    column, kind = place % 4, KIND_OF_TOKEN[slot]
    return ROOMS[kind * 4 + (column if side == YELLOW else 3 - column)]
