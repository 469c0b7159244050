"""The content of the box: rooms and pieces read from a pack into flat tables that the rules look up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import CELLS, turned_cell
from underkeep.games.twister.board.tiles import Tile, read_tiles
from underkeep.games.twister.names import (
    CHARACTER_NAMES,
    DARK,
    EAST,
    FLOOR,
    FOUNTAIN,
    GATE,
    GEAR,
    HOLY,
    NORTH,
    OBJECT_NAMES,
    OPEN,
    PIT,
    SARCOPHAGUS,
    SIDES,
    SOUTH,
    STATUE,
    TOMB,
    WALL,
    WEST,
)
from underkeep.games.twister.scenarios import Scenario, read_scenarios

TERRAIN_LETTERS: Final = {
    ".": FLOOR, "O": PIT, "R": GEAR, "D": DARK, "T": TOMB, "H": HOLY, "X": SARCOPHAGUS, "S": STATUE, "F": FOUNTAIN,
}  # DT-MAP-02  # fmt: skip
H_LETTERS: Final = {".": OPEN, "-": WALL, "=": GATE}
V_LETTERS: Final = {".": OPEN, "|": WALL, "#": GATE}
ROOM_PAIRS: Final = 4  # of each box
BOX_ROOMS: Final = 8
PRINTED_ROOMS: Final = 16  # both boxes; the second copy of each follows, for players who bring a box each (MIX-FREE-05)
BOX_FILES: Final = ("rooms", "rooms-darkness")


@final
@dataclass(frozen=True)
class Room:
    """A room as printed (DT-BOARD-07): terrain by square, edges by square and side in orientation 0."""

    id: str
    number: int
    clockwise: bool
    source: str
    reconstructed: bool
    terrain: tuple[int, ...]
    edges: tuple[int, ...]  # 100: square * 4 + side; OPEN, WALL, GATE + number of the portcullis in the box
    front: int = -1  # FOD-STATUE-03: the square in front of the Statue
    sconce: int = -1  # FOD-SCONCE-01: square * 4 + side of the wall that bears it


@final
@dataclass(frozen=True)
class Piece:
    """A character (DT-CHAR-*) or an object (DT-OBJ-*)."""

    id: str
    rule: str
    source: str
    reconstructed: bool
    name: Words
    help: Words
    movement: int = 0
    strength: int = 0
    exit_points: int = 0
    kill_points: int = 0
    flies: bool = False
    magic_user: bool = False
    undead: bool = False


@final
class Content:
    """Everything the rules look up, shared by all games with this content."""

    def __init__(
        self, digest: str, rooms: tuple[Room, ...], pieces: tuple[Piece, ...], gates: int, tiles: tuple[Tile, ...],
        scenarios: tuple[Scenario, ...],
    ) -> None:  # fmt: skip
        self.digest = digest
        self.rooms = rooms
        self.pieces = pieces
        self.tiles = tiles
        self.scenarios = scenarios
        self.gates = gates
        self.terrain = turned_terrain(rooms)  # (room * 4 + orientation) * 25 + square of the room
        self.edges = turned_edges(rooms)  # ((room * 4 + orientation) * 25 + square) * 4 + side
        self.movement = vec[i64]([piece.movement for piece in pieces])
        self.strength = vec[i64]([piece.strength for piece in pieces])
        self.exit_points = vec[i64]([piece.exit_points for piece in pieces])
        self.kill_points = vec[i64]([piece.kill_points for piece in pieces])
        self.flies = vec[i64]([1 if piece.flies else 0 for piece in pieces])
        self.undead = vec[i64]([1 if piece.undead else 0 for piece in pieces])
        self.magic = vec[i64]([1 if piece.magic_user else 0 for piece in pieces])
        self.front = vec[i64]([room.front for room in rooms])
        self.sconce = vec[i64]([room.sconce for room in rooms])
        self.statue_of = numbered_rooms([room.front >= 0 for room in rooms])
        self.sconce_of = numbered_rooms([room.sconce >= 0 for room in rooms])
        self.number = vec[i64]([room.number for room in rooms])
        self.dark_rooms = [DARK in room.terrain for room in rooms]
        self.gates_of = [[edge - GATE for edge in sorted(set(room.edges)) if edge >= GATE] for room in rooms]
        self.clockwise = vec[i64]([1 if room.clockwise else 0 for room in rooms])


def turned_terrain(rooms: tuple[Room, ...]) -> vec[i64]:
    """DT-MAP-01  The terrain of every room in its four orientations."""
    table = vec[i64]([0] * (len(rooms) * 4 * CELLS))
    for n, room in enumerate(rooms):
        for turns in range(4):
            for cell in range(CELLS):
                table[(n * 4 + turns) * CELLS + turned_cell(cell, turns)] = room.terrain[cell]
    return table


def turned_edges(rooms: tuple[Room, ...]) -> vec[i64]:
    """DT-MAP-01  The edges likewise: north goes to east, east to south, south to west, west to north."""
    table = vec[i64]([0] * (len(rooms) * 4 * CELLS * 4))
    for n, room in enumerate(rooms):
        for turns in range(4):
            for cell in range(CELLS):
                base = ((n * 4 + turns) * CELLS + turned_cell(cell, turns)) * 4
                for side in range(4):
                    table[base + (side + turns) % 4] = room.edges[cell * 4 + side]
    return table


def numbered_rooms(has: list[bool]) -> vec[i64]:
    """Which of the Statues, or of the sconces, a room has: they are numbered through, -1 for none."""
    return vec[i64]([sum(has[:n]) if there else -1 for n, there in enumerate(has)])


# ---------------------------------------------------------------------- reading a pack
def read_content(pack: ContentPack) -> Content:
    """Rooms, pieces, corridor tiles and scenarios of a pack, every field checked."""
    gates = GateCounter()
    rooms: list[Room] = []
    for copy in ("", "-2"):
        for name in BOX_FILES:
            rooms.extend(read_rooms(pack, name, copy, gates))
    tiles = read_tiles(pack)
    scenarios = read_scenarios(pack, {room.id: room.terrain for room in rooms[:PRINTED_ROOMS]})
    return Content(pack.digest, tuple(rooms), read_pieces(pack), gates.count, tiles, scenarios)


def read_rooms(pack: ContentPack, name: str, copy: str, gates: GateCounter) -> tuple[Room, ...]:
    """FOD-COMP-01  The eight rooms of a box."""
    file = pack.file(name)
    rooms = tuple(read_room(entry, copy, gates) for entry in file.entries("room"))
    file.done()
    check_pairs(rooms, f"{name}.toml")
    return rooms


def check_pairs(rooms: tuple[Room, ...], where: str) -> None:
    """DT-BOARD-07  Four numbers, two rooms each, one turning clockwise and one counter-clockwise."""
    numbers = sorted({room.number for room in rooms})
    for number in numbers:
        pair = [room for room in rooms if room.number == number]
        if len(pair) != 2 or pair[0].clockwise == pair[1].clockwise:
            raise BadInput(f"number {number} has {len(pair)} rooms", where, "Give each number one cw and one ccw room.")
    if len(numbers) != ROOM_PAIRS:
        raise BadInput(f"there are {len(numbers)} pairs of rooms", where, f"Give {ROOM_PAIRS} pairs.")


@final
class GateCounter:
    """Numbers the portcullises of the box."""

    def __init__(self) -> None:
        self.count = 0

    def next(self) -> int:
        self.count += 1
        return GATE + self.count - 1


def read_room(entry: Entry, copy: str, gates: GateCounter) -> Room:
    cells = read_grid(entry, "cells", 5, 5, "".join(TERRAIN_LETTERS))
    across = read_grid(entry, "h", 6, 5, "".join(H_LETTERS))
    down = read_grid(entry, "v", 5, 6, "".join(V_LETTERS))
    terrain = tuple(TERRAIN_LETTERS[letter] for row in cells for letter in row)
    if terrain.count(GEAR) != 1:
        raise entry.bad("cells", "needs exactly one gear", "Write one R.")  # DT-BOARD-08
    room = Room(
        entry.text("id") + copy, entry.number("number", 1, 99), entry.choice("rotation", ("cw", "ccw")) == "cw",
        entry.text("source"), entry.flag("reconstructed"), terrain, read_edges(across, down, gates),
        read_front(entry, terrain), read_sconce(entry, across, down),
    )  # fmt: skip
    entry.done()
    return room


def read_front(entry: Entry, terrain: tuple[int, ...]) -> int:
    """FOD-STATUE-03  Row and column of the square in front of the Statue; a room has one if it has the other."""
    if (STATUE in terrain) != entry.has("statue_front"):
        raise entry.bad("statue_front", "goes with an S among the cells", "Give both, or none.")
    return read_cell(entry, "statue_front") if entry.has("statue_front") else -1


def read_sconce(entry: Entry, across: tuple[str, ...], down: tuple[str, ...]) -> int:
    """DT-MAP-06  A sconce sits on a wall edge of its square, never on a portcullis."""
    if not entry.has("sconce"):
        return -1
    cell, side = read_cell(entry, "sconce"), SIDES.names.index(entry.choice("sconce_side", tuple(SIDES.names)))
    row, column = divmod(cell, 5)
    drawn = (across[row][column], down[row][column + 1], across[row + 1][column], down[row][column])[side]
    if drawn not in "-|":
        raise entry.bad("sconce", "has no wall behind it", "Give a square and a side with a wall.")
    return cell * 4 + side


def read_cell(entry: Entry, key: str) -> int:
    numbers = entry.numbers(key)
    if len(numbers) != 2 or not all(0 <= n < 5 for n in numbers):
        raise entry.bad(key, "is not a square of a room", "Give row and column, each 0 to 4.")
    return numbers[0] * 5 + numbers[1]


def read_grid(entry: Entry, key: str, rows: int, columns: int, letters: str) -> tuple[str, ...]:
    grid = entry.texts(key)
    if len(grid) != rows or any(len(row) != columns or row.strip(letters) for row in grid):
        raise entry.bad(key, "is not a drawing", f"Give {rows} texts of {columns} letters out of {letters!r}.")
    return grid


def read_edges(across: tuple[str, ...], down: tuple[str, ...], gates: GateCounter) -> tuple[int, ...]:
    """Both squares at an edge of a room share what is drawn there, also the portcullis (DT-BOARD-05)."""
    edges = [OPEN] * (CELLS * 4)
    for row in range(6):
        for column in range(5):
            kind = numbered(H_LETTERS[across[row][column]], gates)
            if row < 5:
                edges[(row * 5 + column) * 4 + NORTH] = kind
            if row > 0:
                edges[((row - 1) * 5 + column) * 4 + SOUTH] = kind
    for row in range(5):
        for column in range(6):
            kind = numbered(V_LETTERS[down[row][column]], gates)
            if column < 5:
                edges[(row * 5 + column) * 4 + WEST] = kind
            if column > 0:
                edges[(row * 5 + column - 1) * 4 + EAST] = kind
    return tuple(edges)


def numbered(kind: int, gates: GateCounter) -> int:
    return gates.next() if kind == GATE else kind


def read_pieces(pack: ContentPack) -> tuple[Piece, ...]:
    """DT-MAP-07  The pieces in the order of their kinds; each kind once."""
    found: dict[str, Entry] = {}
    for name in ("pieces", "pieces-darkness"):
        file = pack.file(name)
        found.update({entry.text("id"): entry for entry in file.entries("character") + file.entries("object")})
        file.done()
    pieces: list[Piece] = []
    for name in (*CHARACTER_NAMES, *OBJECT_NAMES):
        if name not in found:
            raise BadInput(f"{name} is missing", "pieces.toml", f'Add the entry with id = "{name}".')
        pieces.append(read_character(found[name]) if name in CHARACTER_NAMES else read_object(found[name]))
    for name in found:
        if name not in CHARACTER_NAMES and name not in OBJECT_NAMES:
            raise BadInput(f"{name} is unknown", "pieces.toml", "Remove it: its ability would need code.")
    return tuple(pieces)


def read_character(entry: Entry) -> Piece:
    piece = Piece(
        entry.text("id"), entry.text("rule"), entry.text("source"), entry.flag("reconstructed"),
        entry.words("name"), entry.words("help"), entry.number("movement", 0, 12), entry.number("strength", 0, 12),
        entry.number("exit_points", 0, 5), entry.number("kill_points", 0, 5), entry.flag("flies"),
        entry.flag("magic_user"), entry.flag_or("undead", False),
    )  # fmt: skip
    entry.done()
    return piece


def read_object(entry: Entry) -> Piece:
    piece = Piece(
        entry.text("id"), entry.text("rule"), entry.text("source"), entry.flag("reconstructed"),
        entry.words("name"), entry.words("help"),
    )  # fmt: skip
    entry.done()
    return piece
