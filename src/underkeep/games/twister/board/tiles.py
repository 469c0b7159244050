"""FOD-COMP-02  Corridor tiles: 30 straight strips of one, two or three squares, each with its own walls and pits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.content import ContentPack, Entry
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.names import EAST, NORTH, SOUTH, WEST

TILES: Final = 30  # FOD-TILE-01: ten of each length
LENGTHS: Final = 3
OF_A_LENGTH: Final = 10
TURN_SIDES: Final = vec[i64]([EAST, SOUTH, WEST, NORTH])  # FOD-TILE-04: where a strip runs, by quarter turns

# what is known of a square of the maze that is not as printed, in the orientation of the drawing (FOD-TILE-06)
LIT: Final = 1
PIT_BIT: Final = 2
WALLS: Final = 2  # shift: four bits, a side each
PART: Final = 6  # shift: which square of the tile
TURNS: Final = 8  # shift: quarter turns of the tile
LIT_NOW: Final = 1024  # laid in this turn
TOMB_USED: Final = 2048  # FOD-TOMB-03
NUMBER: Final = 12  # shift: the tile's number, 1 to 60


@final
@dataclass(frozen=True)
class Tile:
    """FOD-TILE-02  A strip as drawn, from west to east: which squares are pits, and the walls of each as bits."""

    number: int
    source: str
    reconstructed: bool
    pits: tuple[bool, ...]
    walls: tuple[int, ...]

    def length(self) -> int:
        return len(self.pits)


def read_tiles(pack: ContentPack) -> tuple[Tile, ...]:
    """FOD-TOUR-04  Numbered, so that each set returns to its owner; sorted by length (FOD-USE-03)."""
    file = pack.file("tiles")
    tiles = tuple(read_tile(entry) for entry in file.entries("tile"))
    file.done()
    lengths = [tile.length() for tile in tiles]
    wanted = [n // OF_A_LENGTH + 1 for n in range(TILES)]
    if [tile.number for tile in tiles] != list(range(1, TILES + 1)) or lengths != wanted:
        raise BadInput(
            "the tiles are not 1 to 30 in order", "tiles.toml", "Give ten of each length, the short ones first."
        )
    return tiles


def read_tile(entry: Entry) -> Tile:
    cells = entry.text("cells")
    size = len(cells)
    if not 1 <= size <= LENGTHS or cells.strip(".O"):
        raise entry.bad("cells", "is not a strip", "Give one to three letters out of '.O'.")
    top, bottom = edge_row(entry, "top", size, "-"), edge_row(entry, "bottom", size, "-")
    inner = edge_row(entry, "inner", size - 1, "|") if size > 1 else ""
    ends = edge_row(entry, "ends", 2, "|")
    across = ends[0] + inner + ends[1]
    tile = Tile(
        entry.number("number", 1, TILES), entry.text("source"), entry.flag("reconstructed"),
        tuple(cell == "O" for cell in cells),
        tuple(walls_of(top[n], across[n + 1], bottom[n], across[n]) for n in range(size)),
    )  # fmt: skip
    entry.done()
    return tile


def edge_row(entry: Entry, key: str, size: int, wall: str) -> str:
    row = entry.text(key)
    if len(row) != size or row.strip("." + wall):
        raise entry.bad(key, "is not a row of edges", f"Give {size} letters out of '.{wall}'.")
    return row


def walls_of(north: str, east: str, south: str, west: str) -> int:
    """FOD-TILE-05  An edge belongs to the square it is listed for; an inner edge to both."""
    drawn = (north, east, south, west)
    return sum(1 << side for side in (NORTH, EAST, SOUTH, WEST) if drawn[side] != ".")


def turned_walls(walls: int, turns: int) -> int:
    """FOD-TILE-04  Top goes to right, right to bottom, bottom to left, left to top."""
    return (walls << turns | walls >> (4 - turns)) & 15
