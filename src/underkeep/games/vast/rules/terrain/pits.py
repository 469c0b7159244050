"""VAST-TER-014  The three Pits: the first as near as possible to who revealed the tile, the other two as far from each
other as they can be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE, SQUARES
from underkeep.games.vast.board.squares import column, distance, row
from underkeep.games.vast.names import PIT_1, PITS
from underkeep.games.vast.options import PITS_APART_FROM_ALL
from underkeep.games.vast.refusals import LEGAL, NOT_NEAREST_GROUND, WRONG_KIND
from underkeep.games.vast.rules.ask import Ask
from underkeep.games.vast.rules.terrain.spots import fits
from underkeep.games.vast.state.changes.map import lay_terrain
from underkeep.games.vast.state.game import Vast

LAST_PIT: Final = 2
NONE: Final = -1


def singles(game: Vast) -> list[i64]:
    """The squares on which a Pit could lie now."""
    return [cell for cell in game.cavern.border() if fits(game, PITS, cell, 0)]


def apart(one: i64, other: i64) -> bool:
    """VAST-TER-002  Two Pits touch not even by a corner."""
    down, across = row(one) - row(other), column(one) - column(other)
    return not (-1 <= down <= 1 and -1 <= across <= 1)


def leaves_room(cells: list[i64], chosen: i64, number: i64) -> bool:
    """VAST-TER-014  Whether the Pits that come after this one still fit."""
    left = [cell for cell in cells if apart(cell, chosen)]
    if number == LAST_PIT:
        return True
    if number == LAST_PIT - 1:
        return len(left) > 0
    for second in left:
        for third in left:
            if apart(second, third):
                return True
    return False


def measure(game: Vast, number: i64, tile: i64, cell: i64, cells: list[i64]) -> i64:
    """VAST-TER-014  The first: its distance from the piece. The second: how far the third can lie from it; the third:
    its distance from the second. With the switch their distance from all Pits that lie already (VAST-CTR-44).
    """
    if number == 0:
        return distance(cell, game.cavern.where[tile])
    if number == LAST_PIT:
        apart_by = distance(cell, game.cavern.where[PIT_1 + 1])
        return apart_by + (distance(cell, game.cavern.where[PIT_1]) if game.rules.flag(PITS_APART_FROM_ALL) else 0)
    if game.rules.flag(PITS_APART_FROM_ALL):
        return distance(cell, game.cavern.where[PIT_1])
    return farthest(cell, cells)


def farthest(cell: i64, cells: list[i64]) -> i64:
    """VAST-TER-014  How far from a second Pit there the third could lie; NONE if it fits nowhere."""
    best: i64 = NONE
    for other in cells:
        if apart(cell, other):
            best = max(best, distance(cell, other))
    return best


def far_for_pit(game: Vast, number: i64, tile: i64) -> i64:
    """VAST-TER-014  The least distance for the first Pit, the greatest for the others; NONE if not all fit."""
    best: i64 = NONE
    cells = singles(game)
    for cell in cells:
        far = measure(game, number, tile, cell, cells)
        better = best == NONE or (far < best if number == 0 else far > best)
        if better and leaves_room(cells, cell, number):
            best = far
    return best


@final
@dataclass(frozen=True)
class ChoosePit(Ask):
    """VAST-TER-014  Where does the next Pit open?"""

    by: i64
    number: i64
    tile: int
    far: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in game.cavern.border()]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        if not fits(game, PITS, action.a, 0):
            return NOT_NEAREST_GROUND
        cells = singles(game)
        if measure(game, self.number, self.tile, action.a, cells) != self.far:
            return NOT_NEAREST_GROUND
        return LEGAL if leaves_room(cells, action.a, self.number) else NOT_NEAREST_GROUND

    def take(self, game: Vast, action: Action) -> None:
        lay_terrain(game, PIT_1 + self.number, [action.a], 0)
        if self.number < LAST_PIT:
            following = self.number + 1
            game.push(ChoosePit(self.by, following, self.tile, far_for_pit(game, following, self.tile)))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-pit", number=int(self.number) + 1)

    def rule(self) -> str:
        return "VAST-TER-014"
