"""The maze as it lies: rooms in their places, orientations, portcullises, and the terrain and closed edges that
follow.
"""

from __future__ import annotations

from typing import final

from underkeep.core.native import i64, vec
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
)  # fmt: skip
from underkeep.games.twister.content import Box
from underkeep.games.twister.kinds import FLOOR, GATE, GATE_CLOSED, GEAR, LINE, OPEN, PIT, UNSEEN

ALL_SIDES: int = 15


@final
class Maze:
    """Rooms by place. `terrain` and `closed` follow from the rest and are kept because movement asks them all the
    time.
    """

    def __init__(
        self, box: Box, room: vec[i64], orientation: vec[i64], revealed: vec[i64], gates: vec[i64], terrain: vec[i64],
        closed: vec[i64],
    ) -> None:  # fmt: skip
        self.box = box
        self.room = room  # by place
        self.orientation = orientation  # by place, clockwise quarter turns
        self.revealed = revealed  # by place, 0 or 1
        self.gates = gates  # by portcullis of the box
        self.terrain = terrain  # by square
        self.closed = closed  # by square, a bit per side

    @staticmethod
    def new(box: Box, room: vec[i64], orientation: vec[i64]) -> Maze:
        """DT-SETUP-01  All rooms face down; the starting lines are open ground (DT-BOARD-04)."""
        terrain = vec[i64]([LINE if LINE_OF[square] >= 0 else UNSEEN for square in range(SQUARES)])
        closed = vec[i64]([0 if LINE_OF[square] >= 0 else ALL_SIDES for square in range(SQUARES)])
        gates = vec[i64]([GATE_CLOSED] * box.gates)  # DT-GATE-01
        return Maze(box, room, orientation, vec[i64]([0] * PLACES), gates, terrain, closed)

    def clone(self) -> Maze:
        return Maze(
            self.box,
            self.room[:],
            self.orientation[:],
            self.revealed[:],
            self.gates[:],
            self.terrain[:],
            self.closed[:],
        )

    # ------------------------------------------------------------------ questions
    def edge(self, square: i64, side: i64) -> i64:
        """What is drawn on that side of a square: OPEN, WALL or GATE + its number; starting lines have none
        (DT-BOARD-04).
        """
        place = PLACE_OF[square]
        if place < 0:
            return OPEN
        at = (self.room[place] * 4 + self.orientation[place]) * CELLS + CELL_OF[square]
        return self.box.edges[at * 4 + side]

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
        """AMB-62  Where a walker could stop: floor, gear, starting line."""
        kind = self.terrain[square]
        return kind == FLOOR or kind == GEAR or kind == LINE

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
            self.terrain[square] = self.box.terrain[base + cell]
            bits: i64 = 0
            for side in range(i64(4)):
                if self.is_shut(self.box.edges[(base + cell) * 4 + side]):
                    bits |= i64(1) << side
            self.closed[square] = bits

    def is_shut(self, edge: i64) -> bool:
        """DT-GATE-02  Walls and closed portcullises shut an edge."""
        if edge >= GATE:
            return self.gates[edge - GATE] == GATE_CLOSED
        return edge != OPEN
