"""Every action of the game, made once. Compound moves are chains: `walk thief`, then `via c5`, `take rope`, `to e5`."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action, ActionTable
from underkeep.games.twister.board.squares import PLACE_NAMES, PLACE_OF, SQUARE_NAMES
from underkeep.games.twister.names import (
    CHARACTER_SLOTS,
    CLERIC,
    DRAGON,
    FIRST_ZOMBIE,
    KINDS,
    MUMMY,
    NECROMANCER,
    PAIR_NUMBERS,
    PEOPLE,
    ROLES,
    SIDES,
    SLOTS,
    SPECTER_SLOT,
    TROLL,
    VAMPIRE,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
)

LINE_UP: Final = 0  # a = slot
LAY: Final = 1  # a = slot, b = room place
PLAY: Final = 2  # a = value of the Action card
WALK: Final = 3  # a = slot of the character that acts, here and below
JUMP: Final = 4
THROUGH: Final = 5
REVEAL: Final = 6  # b = room place
TURN: Final = 7  # b = room place, c = quarter turns clockwise (1 or 3)
FIGHT: Final = 8  # b = side
HEAL: Final = 9  # b = side
REGENERATE: Final = 10
GATE_WORK: Final = 11  # b = side
BREAK: Final = 12  # b = side
FIRE: Final = 13  # b = side
DRINK: Final = 14
RAISE: Final = 15  # b = side: a wounded character becomes a Zombie
WAKE: Final = 16  # b = side: a Zombie out of a Tomb
CHANGE: Final = 17  # Vampire and Bat
INVERT: Final = 18  # b = room place
DRAW_SWORD: Final = 19
UNHOOK: Final = 20
SIP: Final = 21  # at the Fountain of Youth
LIGHT: Final = 22  # with a Torch, or the Angel: from here for no action point
SHINE: Final = 23  # with the Ring of Light
DONE: Final = 24
TO: Final = 25  # a = square
VIA: Final = 26  # a = square
TAKE: Final = 27  # a = kind
DROP: Final = 28
PUT: Final = 29  # a = square
TARGET: Final = 30  # a = slot, b = colour
CARD: Final = 31  # a = value of the Combat card
LENGTH: Final = 32  # a = length of a corridor tile, b = set
TILE: Final = 33  # a = square of its first part, b = quarter turns clockwise
SAY: Final = 34  # a = ANSWERS
PICK: Final = 35  # a = slot
PICK_PAIR: Final = 36  # a = pair of rooms
VERBS: Final = (
    "line", "lay", "play", "walk", "jump", "through", "reveal", "turn", "fight", "heal", "regenerate", "gate", "break",
    "fire", "drink", "raise", "wake", "change", "invert", "draw", "unhook", "sip", "light", "shine", "done", "to",
    "via", "take", "drop", "at", "target", "card", "length", "tile", "say", "pick", "pair",
)  # fmt: skip
VERB_RULES: Final = (
    "DT-SETUP-03", "DT-SETUP-04", "DT-TURN-01", "DT-ACT-MOVE", "DT-ACT-JUMP", "DT-ACT-WALL", "DT-ACT-REVEAL",
    "DT-ACT-ROTATE", "DT-ACT-FIGHT", "DT-ACT-HEAL", "DT-ACT-REGEN", "DT-ACT-OPEN", "DT-ACT-BREAK", "DT-ACT-WAND",
    "DT-ACT-DRINK", "FOD-NECRO-01", "FOD-NECRO-04", "FOD-VAMP-02", "FOD-INV-01", "FOD-STATUE-01", "FOD-SCONCE-01",
    "FOD-FOUNT-01", "FOD-LIGHT-01", "FOD-LIGHTRING-01", "DT-TURN-05", "DT-MOVE-01", "DT-CARRY-03", "DT-CARRY-03",
    "DT-CARRY-03", "DT-REVEAL-05", "DT-FIGHT-01", "DT-FIGHT-06", "FOD-LIGHT-02", "FOD-LIGHT-03", "DT-FIGHT-06",
    "MIX-FREE-02", "MIX-FREE-03",
)  # fmt: skip

ANSWER_JOIN: Final = 0
ANSWER_STAY_OUT: Final = 1
ANSWER_SWING: Final = 2
ANSWER_SPARE: Final = 3
ANSWERS: Final = ("join", "stay-out", "swing", "spare")

TABLE: Final = ActionTable()
NAMES: Final = list(CHARACTER_SLOTS)
EVERYONE: Final = tuple(range(PEOPLE))


def _some(word: str, verb: int, slots: tuple[int, ...]) -> dict[int, Action]:
    """One action per character that may come to do it, by slot; the Specter may become anybody."""
    return {slot: TABLE.add(f"{word} {NAMES[slot]}", verb, slot) for slot in (*slots, SPECTER_SLOT)}


def _sided(word: str, verb: int, slots: tuple[int, ...]) -> list[list[Action]]:
    """One action per character and side, indexed by slot (empty for others) and side."""
    return [
        [TABLE.add(f"{word} {name} {side}", verb, slot, n) for n, side in enumerate(SIDES.names)]
        if slot in slots
        else []
        for slot, name in enumerate(NAMES)
    ]


def _placed(word: str, verb: int, slots: tuple[int, ...]) -> list[list[Action]]:
    """One action per character and room place, indexed likewise."""
    return [
        [TABLE.add(f"{word} {name} {place}", verb, slot, n) for n, place in enumerate(PLACE_NAMES.names)]
        if slot in slots
        else []
        for slot, name in enumerate(NAMES)
    ]


LINE_UPS: Final = TABLE.family("line {}", LINE_UP, NAMES[:FIRST_ZOMBIE])
LAYS: Final = [
    [TABLE.add(f"lay {piece} {place}", LAY, slot, n) for n, place in enumerate(PLACE_NAMES.names)]
    if not FIRST_ZOMBIE <= slot < PEOPLE
    else []
    for slot, piece in enumerate(SLOTS.names)
]
PLAYS: Final = [TABLE.add(f"play {value}", PLAY, value) for value in (2, 3, 4, 5)]
WALKS: Final = TABLE.family("walk {}", WALK, NAMES)
JUMPS: Final = TABLE.family("jump {}", JUMP, NAMES)
THROUGHS: Final = _some("through", THROUGH, (WALL_WALKER,))
REVEALS: Final = _placed("reveal", REVEAL, EVERYONE)
TURNS: Final = [
    [
        [TABLE.add(f"turn {name} {place} {way}", TURN, slot, n, turns) for way, turns in (("cw", 1), ("ccw", 3))]
        for n, place in enumerate(PLACE_NAMES.names)
    ]
    for slot, name in enumerate(NAMES)
]
FIGHTS: Final = _sided("fight", FIGHT, EVERYONE)
HEALS: Final = _sided("heal", HEAL, (CLERIC, SPECTER_SLOT))
REGENERATES: Final = _some("regenerate", REGENERATE, (TROLL, DRAGON))
GATE_WORKS: Final = _sided("gate", GATE_WORK, EVERYONE)  # FOD-KEY-01: whoever holds a Key
BREAKS: Final = _sided("break", BREAK, (WARRIOR, MUMMY, SPECTER_SLOT))
FIRES: Final = _sided("fire", FIRE, (WIZARD, SPECTER_SLOT))
DRINKS: Final = TABLE.family("drink {}", DRINK, NAMES)
RAISES: Final = _sided("raise", RAISE, (NECROMANCER, SPECTER_SLOT))
WAKES: Final = _sided("wake", WAKE, (NECROMANCER, SPECTER_SLOT))
CHANGES: Final = _some("change", CHANGE, (VAMPIRE,))
INVERTS: Final = _placed("invert", INVERT, (WIZARD, NECROMANCER, SPECTER_SLOT))
DRAWS: Final = TABLE.family("draw {}", DRAW_SWORD, NAMES)
UNHOOKS: Final = TABLE.family("unhook {}", UNHOOK, NAMES)
SIPS: Final = TABLE.family("sip {}", SIP, NAMES)
LIGHTS: Final = TABLE.family("light {}", LIGHT, NAMES)
SHINES: Final = TABLE.family("shine {}", SHINE, NAMES)
DONE_ACTION: Final = TABLE.add("done", DONE)
TOS: Final = TABLE.family("to {}", TO, SQUARE_NAMES.names)
VIAS: Final = TABLE.family("via {}", VIA, SQUARE_NAMES.names)
TAKES: Final = TABLE.family("take {}", TAKE, KINDS.names)
DROP_ACTION: Final = TABLE.add("drop", DROP)
PUTS: Final = TABLE.family("at {}", PUT, SQUARE_NAMES.names)
TARGETS: Final = [
    [TABLE.add(f"target {colour} {name}", TARGET, slot, n) for slot, name in enumerate(NAMES)]
    for n, colour in enumerate(ROLES)
]
CARDS: Final = TABLE.family("card {}", CARD, ["0", "1", "2", "3", "4", "5", "6"])
LENGTHS_OF: Final = [
    [TABLE.add(f"length {length}{word}", LENGTH, length, n) for length in (1, 2, 3)]
    for n, word in enumerate(("", " blue"))
]
TILE_AT: Final = [
    [TABLE.add(f"tile {square} {turns}", TILE, n, turns) for turns in range(4)] if PLACE_OF[n] >= 0 else []
    for n, square in enumerate(SQUARE_NAMES.names)
]
SAYS: Final = TABLE.family("say {}", SAY, list(ANSWERS))
PICKS: Final = [
    [] if FIRST_ZOMBIE <= slot < PEOPLE else [TABLE.add(f"pick {name}", PICK, slot)]
    for slot, name in enumerate(SLOTS.names)
]
PICK_PAIRS: Final = TABLE.family("pair {}", PICK_PAIR, list(PAIR_NUMBERS))
