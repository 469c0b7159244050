"""Closed lists, numbers and names: sides, terrain, kinds of pieces, tokens, places that are no square, marks.

Small integers, since all is hot; a token is side * TEAM + slot, and its name is made of both.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.notation import Names
from underkeep.core.kernel.native import i64, vec

YELLOW: Final = 0
BLUE: Final = 1
NEUTRAL: Final = 2  # FOD-COMP-04: nobody's objects, from Statues and wall sconces
ROLES: Final = ("yellow", "blue")
COLOURS: Final = ("yellow", "blue", "neutral")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = Names("side", ["n", "e", "s", "w"])

# terrain of a square (DT-BOARD-08, FOD-NEED-01): up to HOLY where a walker stops; UNSEEN belongs to hidden rooms
FLOOR: Final = 0
GEAR: Final = 1
LINE: Final = 2
TOMB: Final = 3
HOLY: Final = 4  # floor of the Sacred Tomb (FOD-STOMB-01)
PIT: Final = 5
DARK: Final = 6  # neither floor nor obstacle (FOD-DARK-01)
SARCOPHAGUS: Final = 7  # from here the 3D obstacles (FOD-3D-02)
STATUE: Final = 8
FOUNTAIN: Final = 9
UNSEEN: Final = 10
TERRAIN: Final = (
    "floor", "gear", "line", "tomb", "sacred", "pit", "dark", "sarcophagus", "statue", "fountain", "unseen",
)  # fmt: skip

# edges of a room as drawn, and the states of a portcullis (DT-GATE-01)
OPEN: Final = 0
WALL: Final = 1
GATE: Final = 2  # 2 + n: the n-th portcullis of the box
GATE_CLOSED: Final = 0
GATE_OPEN: Final = 1
GATE_BROKEN: Final = 2
GATE_STATES: Final = ("gate-closed", "gate-open", "gate-broken")
EDGES: Final = ("open", "wall", *GATE_STATES)

# kinds of characters (DT-CHAR-*, FOD-CHAR-*)
CLERIC: Final = 0
GOBLIN: Final = 1
MEKANORK: Final = 2
THIEF: Final = 3
TROLL: Final = 4
WALL_WALKER: Final = 5
WARRIOR: Final = 6
WIZARD: Final = 7
ANGEL: Final = 8
DRAGON: Final = 9
GHOUL: Final = 10
MUMMY: Final = 11
NECROMANCER: Final = 12
SHADOW: Final = 13
SPECTER: Final = 14
VAMPIRE: Final = 15
ZOMBIE: Final = 16
BAT: Final = 17  # the Vampire's other form
BASE_CHARACTERS: Final = ("cleric", "goblin", "mekanork", "thief", "troll", "wall-walker", "warrior", "wizard")
DARK_CHARACTERS: Final = ("angel", "dragon", "ghoul", "mummy", "necromancer", "shadow", "specter", "vampire")
CHARACTER_NAMES: Final = (*BASE_CHARACTERS, *DARK_CHARACTERS, "zombie", "bat")

# kinds of objects (DT-OBJ-*, FOD-OBJ-*)
FIRST_OBJECT: Final = 18
ARMOR: Final = 18
SWORD: Final = 19
ROPE: Final = 20
WAND: Final = 21
POTION: Final = 22
TREASURE: Final = 23
RING_OF_LIGHT: Final = 24
KEY: Final = 25
CROSS: Final = 26
INVERSION: Final = 27  # AMB-04: one scroll, whatever it is called
TORCH: Final = 28
WEAKNESS: Final = 29  # the two cursed objects
BALL: Final = 30
GREATSWORD: Final = 31  # the Two-Handed Sword
BASE_OBJECTS: Final = ("armor", "sword", "rope", "wand", "potion", "treasure")
DARK_OBJECTS: Final = (
    "ring-of-light", "key", "cross", "inversion", "torch", "ring-of-weakness", "ball-and-chain",
)  # fmt: skip
OBJECT_NAMES: Final = (*BASE_OBJECTS, *DARK_OBJECTS, "greatsword")
KINDS: Final = Names("piece", [*CHARACTER_NAMES, *OBJECT_NAMES])
COMMON: Final = ("rope", "key", "torch")  # FOD-GLOSS-06
FIRST_SET: Final = ("rope", "ring-of-light", "key", "cross", "inversion", "torch")  # FOD-USE-02

NO_SCENARIO: Final = "none"
PAIR_NUMBERS: Final = ("1", "2", "3", "4", "17", "18", "19", "20")  # pairs of rooms as they are printed

# tokens: side * TEAM + slot. Every piece of both boxes has a slot; a game uses some of them (`Twister.roster`).
ZOMBIES: Final = ("zombie-1", "zombie-2", "zombie-3")  # AMB-13: of the secondary tokens three Zombies have a use
COPIES: Final = ("rope-2", "rope-3", "key-2", "key-3", "torch-2", "torch-3")
CHARACTER_SLOTS: Final = (*BASE_CHARACTERS, *DARK_CHARACTERS, *ZOMBIES)
OBJECT_SLOTS: Final = (*BASE_OBJECTS, *DARK_OBJECTS, *COPIES)
SLOTS: Final = Names("piece", [*CHARACTER_SLOTS, *OBJECT_SLOTS])
NEUTRALS: Final = Names("piece", ["greatsword", "greatsword-2", *[f"torch-{n}" for n in range(1, 9)]])
TEAM: Final = 38
PEOPLE: Final = 19  # slots of characters; objects have the others
FIRST_ZOMBIE: Final = 16
SPECTER_SLOT: Final = 14
FIRST_NEUTRAL: Final = 95  # 2 * TEAM + PEOPLE: the first of two Two-Handed Swords, then eight Torches
FIRST_SCONCE: Final = 97
TOKENS: Final = 105
NOBODY: Final = -1  # no token, or no side
CHARACTERS: Final = 8  # DT-SETUP-02: a team, whatever the box (FOD-USE-04)
OBJECTS: Final = 6
JUMP_CARDS: Final = 3  # DT-CARD-03: of each side
TEAM_TOKENS: Final = 14


def _kind(slot: str) -> int:
    return KINDS.number(slot if KINDS.has(slot) else slot.rpartition("-")[0])


KIND_OF_TOKEN: Final = vec[i64](
    [_kind(slot) for _ in ROLES for slot in SLOTS.names]
    + [-1] * PEOPLE
    + [_kind(slot) for slot in NEUTRALS.names]
)  # fmt: skip

# places that are no square of the field
IN_HAND: Final = -1
DEAD: Final = -2  # eliminated, or an object destroyed or used up
GONE: Final = -3  # left by the opponent's line (DT-EXIT-01), or given back to its owner (FOD-NECRO-01)
ASIDE: Final = -4  # taken off a room being revealed (DT-REVEAL-03)
UNUSED: Final = -5  # in the box: not chosen, a Zombie not raised, an object still in its Statue or sconce
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
LUCK_TILES: Final = 5
LUCK_DRAFT: Final = 6
STREAMS: Final = Names("stream", ["rooms", "orientation", "placement", "first", "timeout", "tiles", "draft"])


def other(side: int) -> int:
    return 1 - side


# ---------------------------------------------------------------------- what a token's number says
def is_character(token: i64) -> bool:
    return token % TEAM < PEOPLE


def is_cursed(kind: i64) -> bool:
    """FOD-CURSE-02  Ring of Weakness, Ball and Chain."""
    return kind == WEAKNESS or kind == BALL


def owner(token: i64) -> i64:
    """The side of a token; 2 for neutral objects, whose colour nobody has."""
    return token // TEAM


def slot_of(token: i64) -> i64:
    """Its place in the team, which names it; what it is now tells `Twister.kind`."""
    return token % TEAM


def token_of(side: i64, slot: i64) -> i64:
    return side * TEAM + slot


# ---------------------------------------------------------------------- names as views, events and targets carry them
def slot_name(token: i64) -> str:
    """thief; torch-3"""
    if token >= FIRST_NEUTRAL:
        return NEUTRALS.name(int(token) - FIRST_NEUTRAL)
    return SLOTS.name(int(slot_of(token)))


def token_name(token: i64) -> str:
    """yellow:thief"""
    return f"{COLOURS[int(owner(token))]}:{slot_name(token)}"


def token_number(colour: str, slot: str) -> int:
    """The token of that colour and name."""
    side = COLOURS.index(colour)
    return FIRST_NEUTRAL + NEUTRALS.number(slot) if side == NEUTRAL else side * TEAM + SLOTS.number(slot)


def token_id(token: i64) -> str:
    return f"tok:{token_name(token)}"
