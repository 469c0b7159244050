"""Every action of the game, made once. Compound moves are chains: `walk thief`, then `via c5`, `take rope`, `to e5`."""

from __future__ import annotations

from typing import Final

from underkeep.core.actions import Action, ActionTable
from underkeep.games.twister.board.squares import PLACE_NAMES, SQUARE_NAMES
from underkeep.games.twister.kinds import (
    CHARACTER_NAMES,
    CLERIC,
    KINDS,
    ROLES,
    SIDES,
    THIEF,
    TROLL,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
)  # fmt: skip

LINE_UP: Final = 0  # a = kind
LAY: Final = 1  # a = kind, b = room place
PLAY: Final = 2  # a = value of the Action card
WALK: Final = 3  # a = kind of the character that acts, here and below
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
DONE: Final = 15
TO: Final = 16  # a = square
VIA: Final = 17  # a = square
TAKE: Final = 18  # a = kind
DROP: Final = 19
PUT: Final = 20  # a = square
TARGET: Final = 21  # a = kind, b = colour
CARD: Final = 22  # a = value of the Combat card
VERBS: Final = (
    "line", "lay", "play", "walk", "jump", "through", "reveal", "turn", "fight", "heal", "regenerate", "gate", "break",
    "fire", "drink", "done", "to", "via", "take", "drop", "at", "target", "card",
)  # fmt: skip
VERB_RULES: Final = (
    "DT-SETUP-03", "DT-SETUP-04", "DT-TURN-01", "DT-ACT-MOVE", "DT-ACT-JUMP", "DT-ACT-WALL", "DT-ACT-REVEAL",
    "DT-ACT-ROTATE", "DT-ACT-FIGHT", "DT-ACT-HEAL", "DT-ACT-REGEN", "DT-ACT-OPEN", "DT-ACT-BREAK", "DT-ACT-WAND",
    "DT-ACT-DRINK", "DT-TURN-05", "DT-MOVE-01", "DT-CARRY-03", "DT-CARRY-03", "DT-CARRY-03", "DT-REVEAL-05",
    "DT-FIGHT-01", "DT-FIGHT-06",
)  # fmt: skip

TABLE: Final = ActionTable()


def _sided(word: str, verb: int, kinds: tuple[int, ...]) -> list[list[Action]]:
    """One action per character and side, indexed by kind (empty for others) and side."""
    return [
        [TABLE.add(f"{word} {name} {side}", verb, kind, n) for n, side in enumerate(SIDES.names)]
        if kind in kinds
        else []
        for kind, name in enumerate(CHARACTER_NAMES)
    ]


EVERYONE: Final = tuple(range(len(CHARACTER_NAMES)))
NAMES: Final = list(CHARACTER_NAMES)

LINE_UPS: Final = TABLE.family("line {}", LINE_UP, NAMES)
LAYS: Final = [
    [TABLE.add(f"lay {piece} {place}", LAY, kind, n) for n, place in enumerate(PLACE_NAMES.names)]
    for kind, piece in enumerate(KINDS.names)
]
PLAYS: Final = [TABLE.add(f"play {value}", PLAY, value) for value in (2, 3, 4, 5)]
WALKS: Final = TABLE.family("walk {}", WALK, NAMES)
JUMPS: Final = TABLE.family("jump {}", JUMP, NAMES)
THROUGHS: Final = [TABLE.add(f"through {NAMES[WALL_WALKER]}", THROUGH, WALL_WALKER)]
REVEALS: Final = [
    [TABLE.add(f"reveal {name} {place}", REVEAL, kind, n) for n, place in enumerate(PLACE_NAMES.names)]
    for kind, name in enumerate(NAMES)
]
TURNS: Final = [
    [
        [TABLE.add(f"turn {name} {place} {way}", TURN, kind, n, turns) for way, turns in (("cw", 1), ("ccw", 3))]
        for n, place in enumerate(PLACE_NAMES.names)
    ]
    for kind, name in enumerate(NAMES)
]
FIGHTS: Final = _sided("fight", FIGHT, EVERYONE)
HEALS: Final = _sided("heal", HEAL, (CLERIC,))
REGENERATES: Final = [TABLE.add(f"regenerate {NAMES[TROLL]}", REGENERATE, TROLL)]
GATE_WORKS: Final = _sided("gate", GATE_WORK, (THIEF,))
BREAKS: Final = _sided("break", BREAK, (WARRIOR,))
FIRES: Final = _sided("fire", FIRE, (WIZARD,))
DRINKS: Final = TABLE.family("drink {}", DRINK, NAMES)
DONE_ACTION: Final = TABLE.add("done", DONE)
TOS: Final = TABLE.family("to {}", TO, SQUARE_NAMES.names)
VIAS: Final = TABLE.family("via {}", VIA, SQUARE_NAMES.names)
TAKES: Final = TABLE.family("take {}", TAKE, KINDS.names)
DROP_ACTION: Final = TABLE.add("drop", DROP)
PUTS: Final = TABLE.family("at {}", PUT, SQUARE_NAMES.names)
TARGETS: Final = [
    [TABLE.add(f"target {colour} {name}", TARGET, kind, n) for kind, name in enumerate(NAMES)]
    for n, colour in enumerate(ROLES)
]
CARDS: Final = TABLE.family("card {}", CARD, ["0", "1", "2", "3", "4", "5", "6"])
