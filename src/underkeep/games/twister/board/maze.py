"""The maze as it lies: rooms in their places, orientations, portcullises, and the terrain and closed edges that
follow.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import (
    CELL_OF,
    CELLS,
    LINE_OF,
    PLACE_OF,
    PLACES,
    SQUARES,
    beyond,
    opposite,
    square_at,
    turned_cell,
)  # fmt: skip
from underkeep.games.twister.board.tiles import LIT, NUMBER, PART, PIT_BIT, TURNS, WALLS
from underkeep.games.twister.content import Content
from underkeep.games.twister.names import FLOOR, GATE, GATE_CLOSED, HOLY, LINE, OPEN, PIT, SARCOPHAGUS, UNSEEN, WALL

ALL_SIDES: Final = 15


@final
class Maze:
    """Rooms by place. `terrain` and `closed` follow from the rest and are kept because movement asks them all the
    time.
    """

    def __init__(
        self, content: Content, room: vec[i64], orientation: vec[i64], revealed: vec[i64], gates: vec[i64],
        terrain: vec[i64], closed: vec[i64], lit: vec[i64],
    ) -> None:  # fmt: skip
        self.content = content
        self.room = room  # by place
        self.orientation = orientation  # by place, clockwise quarter turns
        self.revealed = revealed  # by place, 0 or 1
        self.gates = gates  # by portcullis of the box
        self.terrain = terrain  # by square
        self.closed = closed  # by square, a bit per side
        self.lit = lit  # by place * 25 + square of the drawing: corridor tiles, used Tombs; empty in the base box

    @staticmethod
    def new(content: Content, room: vec[i64], orientation: vec[i64], darkness: bool = False) -> Maze:
        """DT-SETUP-01  All rooms face down; the starting lines are open ground (DT-BOARD-04)."""
        terrain = vec[i64]([LINE if LINE_OF[square] >= 0 else UNSEEN for square in range(SQUARES)])
        closed = vec[i64]([0 if LINE_OF[square] >= 0 else ALL_SIDES for square in range(SQUARES)])
        gates = vec[i64]([GATE_CLOSED] * content.gates)  # DT-GATE-01
        lit = vec[i64]([0] * (PLACES * CELLS if darkness else 0))
        return Maze(content, room, orientation, vec[i64]([0] * PLACES), gates, terrain, closed, lit)

    def clone(self) -> Maze:
        return Maze(
            self.content,
            self.room[:],
            self.orientation[:],
            self.revealed[:],
            self.gates[:],
            self.terrain[:],
            self.closed[:],
            self.lit,  # shared: a change replaces it
        )

    # ------------------------------------------------------------------ questions
    def edge(self, square: i64, side: i64) -> i64:
        """What is drawn on that side of a square: OPEN, WALL or GATE + its number; starting lines have none
        (DT-BOARD-04).
        """
        place = PLACE_OF[square]
        if place < 0:
            return OPEN
        if len(self.lit) > 0 and self.code(square) >> (WALLS + (side - self.orientation[place]) % 4) & 1:
            return WALL  # FOD-LIGHT-12: drawn by the tile
        at = (self.room[place] * 4 + self.orientation[place]) * CELLS + CELL_OF[square]
        return self.content.edges[at * 4 + side]

    def spot(self, square: i64) -> i64:
        """FOD-TILE-06  Where the square is kept in `lit`: by its place and by the drawing of the room."""
        place = PLACE_OF[square]
        return place * CELLS + turned_cell(CELL_OF[square], 4 - self.orientation[place])

    def code(self, square: i64) -> i64:
        """What lies on a square besides its drawing, 0 for nothing; only where darkness is in the game."""
        return self.lit[self.spot(square)] if len(self.lit) > 0 and PLACE_OF[square] >= 0 else 0

    def is_solid(self, square: i64) -> bool:
        """FOD-3D-01  Fountain, Statue and sarcophagus."""
        kind = self.terrain[square]
        return SARCOPHAGUS <= kind < UNSEEN

    def is_open(self, square: i64, side: i64) -> bool:
        """Whether this square's own edge lets one through; the neighbour's edge is another matter."""
        return not self.closed[square] >> side & 1

    def passage(self, square: i64, side: i64) -> bool:
        """DT-BOARD-05  Both facing edges must be open, on the rim too (DT-MAP-04); unseen rooms are closed all round
        (DT-ADJ-02).
        """
        to = beyond(square, side)
        return to >= 0 and not self.closed[square] >> side & 1 and not self.closed[to] >> opposite(side) & 1

    def is_ground(self, square: i64) -> bool:
        """AMB-62  Where a walker could stop: floor, gear, starting line, Tomb (FOD-TOMB-01), Sacred Tomb."""
        return self.terrain[square] <= HOLY

    def attachments(self, pit: i64) -> i64:
        """DT-ROPE-02  Neighbours of a pit that hold a Rope: valid ground with neither wall nor closed portcullis
        between.
        """
        count: i64 = 0
        for side in range(i64(4)):
            if self.passage(pit, side) and self.is_ground(beyond(pit, side)):
                count += 1
        return count

    def holds_rope(self, pit: i64) -> bool:
        """DT-ROPE-02  Two attachment points are needed."""
        return self.attachments(pit) >= 2

    def is_pit(self, square: i64) -> bool:
        return self.terrain[square] == PIT

    # ------------------------------------------------------------------ changes
    def lay_out(self, place: i64) -> None:
        """Write terrain and closed edges of a revealed room: after a reveal, a turn or work on a portcullis."""
        base = (self.room[place] * 4 + self.orientation[place]) * CELLS
        for cell in range(i64(CELLS)):
            square = square_at(place, cell)
            self.terrain[square] = self.content.terrain[base + cell]
            bits: i64 = 0
            for side in range(i64(4)):
                if self.is_shut(self.content.edges[(base + cell) * 4 + side]):
                    bits |= i64(1) << side
            self.closed[square] = bits
        if len(self.lit) > 0:
            self.lay_tiles(place)

    def lay_tiles(self, place: i64) -> None:
        """FOD-LIGHT-10  Corridor tiles are ordinary ground with their own walls and pits, and turn with the room."""
        turns = self.orientation[place]
        for cell in range(i64(CELLS)):
            code = self.lit[place * CELLS + cell]
            if code & LIT:
                square = square_at(place, turned_cell(cell, turns))
                walls = code >> WALLS & 15
                self.terrain[square] = PIT if code & PIT_BIT else FLOOR
                # AMB-24: walls of the room under a tile stay
                self.closed[square] |= (walls << turns | walls >> (4 - turns)) & 15

    def mark(self, square: i64, bits: i64) -> None:
        """Note something on a square: a tile's part, a used Tomb."""
        self.lit = self.lit[:]
        self.lit[self.spot(square)] |= bits

    def cover(self, square: i64, number: i64, part: i64, turns: i64, pit: bool, walls: i64) -> None:
        """FOD-TILE-06  Lay a square of a tile, as it lies now; it is kept as the room is drawn."""
        back = (4 - self.orientation[PLACE_OF[square]]) % 4
        drawn = (walls << back | walls >> (4 - back)) & 15
        code = i64(LIT) | (i64(PIT_BIT) if pit else 0) | drawn << WALLS | part << PART
        self.mark(square, code | (turns + back) % 4 << TURNS | number << NUMBER)

    def swap(self, one: i64, two: i64) -> None:
        """FOD-INV-02  Two rooms change places; neither is turned, and all that lies on them goes with them."""
        self.room[one], self.room[two] = self.room[two], self.room[one]
        self.orientation[one], self.orientation[two] = self.orientation[two], self.orientation[one]
        self.revealed[one], self.revealed[two] = self.revealed[two], self.revealed[one]
        self.lit = self.lit[:]
        for cell in range(i64(CELLS)):
            here, there = one * CELLS + cell, two * CELLS + cell
            self.lit[here], self.lit[there] = self.lit[there], self.lit[here]
        self.show(one)
        self.show(two)

    def show(self, place: i64) -> None:
        """A room as it lies: turned up or face down."""
        if self.revealed[place]:
            self.lay_out(place)
            return
        for cell in range(i64(CELLS)):
            self.terrain[square_at(place, cell)] = UNSEEN
            self.closed[square_at(place, cell)] = ALL_SIDES

    def is_shut(self, edge: i64) -> bool:
        """DT-GATE-02  Walls and closed portcullises shut an edge."""
        if edge >= GATE:
            return self.gates[edge - GATE] == GATE_CLOSED
        return edge != OPEN
