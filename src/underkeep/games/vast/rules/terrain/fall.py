"""VAST-TER-007  Terrain falls: in the Collapse when half its edges are open, with Cave-In and Wrath at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SCATTER, SQUARE
from underkeep.games.vast.board.ground import together
from underkeep.games.vast.names import P_DRAGON, P_FANGS, P_THIEF, PIECES, SPACE_COUNT, TILE_COUNT
from underkeep.games.vast.options import REMOVER_MOVES
from underkeep.games.vast.refusals import LEGAL, NOT_NEAREST, WRONG_KIND
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import Ask, squares_of
from underkeep.games.vast.rules.forced import refuse_push
from underkeep.games.vast.rules.tiles import take_off
from underkeep.games.vast.rules.tribes import scatter_by_choice
from underkeep.games.vast.state.changes.pieces import LEAVE, move_piece, owner_of
from underkeep.games.vast.state.game import Vast


def with_whole_pieces(tiles: list[i64]) -> tuple[int, ...]:
    """VAST-TER-007  Tiles that fall, and of every Terrain among them the whole piece."""
    found: list[int] = []
    for tile in tiles:
        for space in together(tile):
            if space not in found:
                found.append(int(space))
    return tuple(found)


def half_open(game: Vast, spaces: list[i64]) -> bool:
    """VAST-RUL-16  At least half of the unit edges of its outline have neither tile nor Terrain beyond."""
    outline: i64 = 0
    free: i64 = 0
    for space in spaces:
        for direction in range(i64(4)):
            beyond = game.cavern.neighbour(space, direction)
            if beyond not in spaces:
                outline += 1
                free += 1 if beyond < 0 else 0
    return free * 2 >= outline


def ways_off(game: Vast, piece: i64, tiles: tuple[int, ...]) -> list[i64]:
    """VAST-DR-067  The nearest existing tiles that do not fall, by the piece's own movement without attacks, over what
    falls (VAST-DR-069).
    """
    steps = vec[i64]([-1] * game.cavern.count)
    start = game.piece_tile(piece)
    steps[start] = 0
    queue = vec[i64]([start])
    at: i64 = 0
    nearest = game.cavern.count
    found: list[i64] = []
    while at < len(queue):
        here = queue[at]
        at += 1
        for direction in range(i64(4)):
            to = game.cavern.neighbour(here, direction)
            if to < 0 or steps[to] >= 0 or refuse_push(game, piece, here, to, True) != LEGAL:
                continue
            steps[to] = steps[here] + 1
            if to in tiles:
                queue = append(queue, to)
            elif steps[to] <= nearest:
                nearest = steps[to]
                found.append(to)
    return [tile for tile in found if steps[tile] == nearest]


def can_empty(game: Vast, spaces: tuple[int, ...]) -> bool:
    """VAST-COL-009  Whether every piece on the Terrain has somewhere to go."""
    for piece in range(i64(6)):
        if game.piece_tile(piece) in spaces and not ways_off(game, piece, spaces):
            return False
    return True


def fallible(game: Vast) -> list[i64]:
    """VAST-RUL-16  The Terrain that may be removed in the Collapse whatever it touches, each named by its first
    space.
    """
    found: list[i64] = []
    for space in range(i64(TILE_COUNT), min(game.cavern.count, i64(SPACE_COUNT))):
        piece = together(space)
        if game.cavern.on_map(space) and piece[0] == space and half_open(game, piece):
            if can_empty(game, tuple(int(n) for n in piece)):
                found.append(space)
    return found


@final
@dataclass(frozen=True)
class EmptyTerrain(Procedure):
    """VAST-TER-007  The pieces on a Terrain that falls leave it in turn order, to an existing tile."""

    by: i64
    tiles: tuple[int, ...]
    scatter: i64 = 0  # 1 in a Cave-In, where Tribes may scatter instead (VAST-GO-090)

    def run(self, game: Vast, step: i64) -> None:
        if step > P_THIEF:
            game.finish()
        elif game.piece_tile(step) in self.tiles:
            self.send_away(game, step)

    def send_away(self, game: Vast, piece: i64) -> None:
        """VAST-COL-011  Its owner chooses among the nearest tiles."""
        ways = ways_off(game, piece, self.tiles)
        scatter = self.scatter if P_FANGS <= piece < P_DRAGON else i64(0)
        if len(ways) == 1 and not scatter:
            get_off(game, piece, ways[0])
        elif ways or scatter:
            game.push(ChooseOffTerrain(self.by, piece, self.tiles, scatter))


def get_off(game: Vast, piece: i64, to: i64) -> None:
    """VAST-DMG-001  Leaving enters the next space with all that this brings."""
    came = int(game.piece_tile(piece))
    move_piece(game, piece, to, LEAVE)
    game.push(Arrive(piece, came))


@final
@dataclass(frozen=True)
class ChooseOffTerrain(Ask):
    """VAST-TER-007  To which existing tile does the piece leave the falling Terrain?"""

    by: i64
    piece: i64
    tiles: tuple[int, ...]
    scatter: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by if game.rules.flag(REMOVER_MOVES) else owner_of(self.piece))

    def candidates(self, game: Vast) -> list[Action]:
        return [*squares_of(game, ways_off(game, self.piece, self.tiles)), SCATTER]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is SCATTER:
            return LEGAL if self.scatter else WRONG_KIND
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if game.cavern.tile_at(action.a) in ways_off(game, self.piece, self.tiles) else NOT_NEAREST

    def take(self, game: Vast, action: Action) -> None:
        if action is SCATTER:
            scatter_by_choice(game, self.piece - P_FANGS)
        else:
            get_off(game, self.piece, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-off-terrain", piece=PIECES[self.piece])

    def rule(self) -> str:
        return "VAST-TER-007"


def is_clear(game: Vast, tiles: tuple[int, ...]) -> bool:
    """No piece is left on any of them."""
    for tile in tiles:
        if not game.is_empty(tile):
            return False
    return True


def take_off_piece(game: Vast, space: i64) -> None:
    """VAST-TER-007  A whole piece of Terrain leaves the map, if nobody is left on it."""
    piece = tuple(int(n) for n in together(space))
    if is_clear(game, piece):
        for part in piece:
            take_off(game, part)
