"""Names and numbers of the game: sides, terrain, characters, objects, places and marks. Small integers, since all is
hot.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.notation import Names

YELLOW: Final = 0
BLUE: Final = 1
ROLES: Final = ("yellow", "blue")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = Names("side", ["n", "e", "s", "w"])

# terrain of a square (DT-BOARD-08); UNSEEN belongs to rooms that are not revealed
FLOOR: Final = 0
GEAR: Final = 1
PIT: Final = 2
LINE: Final = 3
UNSEEN: Final = 4
TERRAIN: Final = ("floor", "gear", "pit", "line", "unseen")

# edges of a room as drawn, and the states of a portcullis (DT-GATE-01)
OPEN: Final = 0
WALL: Final = 1
GATE: Final = 2  # 2 + n: the n-th portcullis of the box
GATE_CLOSED: Final = 0
GATE_OPEN: Final = 1
GATE_BROKEN: Final = 2
GATE_STATES: Final = ("gate-closed", "gate-open", "gate-broken")

# characters (DT-CHAR-*) and objects (DT-OBJ-*)
CLERIC: Final = 0
GOBLIN: Final = 1
MEKANORK: Final = 2
THIEF: Final = 3
TROLL: Final = 4
WALL_WALKER: Final = 5
WARRIOR: Final = 6
WIZARD: Final = 7
CHARACTER_NAMES: Final = ("cleric", "goblin", "mekanork", "thief", "troll", "wall-walker", "warrior", "wizard")
FIRST_OBJECT: Final = 8
ARMOR: Final = 8
SWORD: Final = 9
ROPE: Final = 10
WAND: Final = 11
POTION: Final = 12
TREASURE: Final = 13
OBJECT_NAMES: Final = ("armor", "sword", "rope", "wand", "potion", "treasure")
KINDS: Final = Names("piece", [*CHARACTER_NAMES, *OBJECT_NAMES])

TEAM: Final = 14  # tokens of a side (DT-SETUP-02); token = side * TEAM + kind
CHARACTERS: Final = 8
TOKENS: Final = 28
NOBODY: Final = -1  # no token, or no side

# places that are no square of the field
IN_HAND: Final = -1
DEAD: Final = -2  # eliminated, or an object destroyed or used up
GONE: Final = -3  # left by the opponent's line (DT-EXIT-01)
ASIDE: Final = -4  # taken off a room being revealed (DT-REVEAL-03)
FACE_DOWN: Final = -10  # face down in room place n: FACE_DOWN - n

# marks that vanish at the end of every turn (DT-TURN-08)
FRESH: Final = 1  # wounded this turn
SPENT: Final = 2  # healed or regenerated this turn

# luck
LUCK_ROOMS: Final = 0
LUCK_ORIENTATION: Final = 1
LUCK_PLACEMENT: Final = 2
LUCK_FIRST: Final = 3
LUCK_TIMEOUT: Final = 4
STREAMS: Final = Names("stream", ["rooms", "orientation", "placement", "first", "timeout"])


def other(side: int) -> int:
    return 1 - side
