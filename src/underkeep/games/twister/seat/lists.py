"""Closed lists that the board in the browser draws by; `underkeep ts` writes them into its view.ts."""

from __future__ import annotations

from typing import Final

from underkeep.games.twister.board.squares import PLACE_NAMES
from underkeep.games.twister.content import H_LETTERS, TERRAIN_LETTERS, V_LETTERS
from underkeep.games.twister.names import (
    CHARACTERS,
    COLOURS,
    EDGES,
    FIRST_SET,
    GATE,
    GATE_STATES,
    KINDS,
    OBJECTS,
    PAIR_NUMBERS,
    ROLES,
    SIDES,
    TERRAIN,
    WALL,
)
from underkeep.games.twister.rules.draft import PAIRS_EACH, objects_of, pairs_of, people_of


def pairs_in(box: str) -> tuple[str, ...]:
    return tuple(PAIR_NUMBERS[pair] for pair in pairs_of(box))


def letter_of(terrain: int) -> str:
    """How a room's drawing in the content writes that terrain, empty if it never does."""
    return next((letter for letter, drawn in TERRAIN_LETTERS.items() if drawn == terrain), "")


LISTS: Final[dict[str, tuple[str, ...]]] = {
    "ROLES": ROLES,
    "COLOURS": COLOURS,
    "PLACES": tuple(PLACE_NAMES.names),  # of rooms: from west to east, first along the north
    "SIDES": tuple(SIDES.names),  # of a square, as its edges are listed
    "TERRAINS": TERRAIN,
    "TERRAIN_LETTERS": tuple(letter_of(terrain) for terrain in range(len(TERRAIN))),  # ... in drawings of rooms
    "EDGES": EDGES,
    "GATES": GATE_STATES,
    "GATE_LETTERS": tuple(letter for row in (H_LETTERS, V_LETTERS) for letter in row if row[letter] == GATE),
    "WALL_LETTERS": tuple(letter for row in (H_LETTERS, V_LETTERS) for letter in row if row[letter] == WALL),
    "PIECES": tuple(KINDS.names),
    "BASE_CHARACTERS": tuple(people_of("base")),
    "DARK_CHARACTERS": tuple(people_of("darkness")),
    "BASE_OBJECTS": tuple(objects_of("base")),
    "DARK_OBJECTS": tuple(objects_of("darkness")),  # of that box alone
    "MIXED_OBJECTS": tuple(objects_of("mixed")),
    "FIRST_SET": FIRST_SET,
    "BASE_PAIRS": pairs_in("base"),
    "DARK_PAIRS": pairs_in("darkness"),
    "TEAM_SIZES": (str(CHARACTERS), str(OBJECTS), str(PAIRS_EACH)),  # characters, objects, pairs of rooms
}
