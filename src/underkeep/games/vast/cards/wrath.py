"""VAST-DR-067  Wrath: hit tiles collapse, Tribes on them scatter, the others leave to the nearest tile that stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE
from underkeep.games.vast.names import DRAGON, P_DRAGON, P_KNIGHT, P_THIEF, PIECES
from underkeep.games.vast.refusals import LEGAL, NOT_NEAREST, WRONG_KIND
from underkeep.games.vast.rules.ask import Ask, squares_of
from underkeep.games.vast.rules.die import DieCast, hit_tiles
from underkeep.games.vast.rules.entrance import MoveEntrance, entrance_ways, is_entrance_of, stays_for_good
from underkeep.games.vast.rules.reconnect import Reconnect
from underkeep.games.vast.rules.tell import tell_hits
from underkeep.games.vast.rules.terrain.fall import get_off, take_off_piece, ways_off, with_whole_pieces
from underkeep.games.vast.rules.tribes import Scatter
from underkeep.games.vast.state.changes.dragon import gain_scale
from underkeep.games.vast.state.changes.map import bury_fallen
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class WrathPower(DieCast):
    """VAST-DR-053  Die; hit tiles collapse, never the Entrance."""

    def strike(self, game: Vast) -> None:
        """VAST-COL-005  The hit tiles but the Entrance."""
        let_fall(game, DRAGON, game.dragon.tile)


WRATH_POWER: Final = WrathPower()


def let_fall(game: Vast, by: i64, centre: i64) -> None:
    """VAST-COL-005  The tiles that the die hits around a space fall, but the Entrance; role `by` decides what is left
    open.
    """
    tell_hits(game, hit_tiles(game, centre))
    hit = with_whole_pieces([tile for tile in hit_tiles(game, centre) if not stays_for_good(game, tile)])
    if is_entrance_of(game, hit) and not entrance_ways(game, hit):
        hit = tuple(tile for tile in hit if tile != game.cavern.entrance)  # VAST-BON-002
    if hit:
        game.push(WrathFalls(by, hit))


@final
@dataclass(frozen=True)
class WrathFalls(Procedure):
    """VAST-DR-067  Scatter, leave in turn order, remove, reconnect, fill: its own order of things (VAST-COL-012).

    Also what Quake! and Ground Kraken do (VAST-BON-016), where another role than the Dragon decides.
    """

    by: i64
    tiles: tuple[int, ...]

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.scatter_next(game)
            case 1:
                self.clear(game, P_KNIGHT)
            case 2:
                self.clear(game, P_DRAGON)
            case 3:
                self.clear(game, P_THIEF)
            case 4:
                self.move_token(game)
            case 5:
                self.remove(game)
            case 6:
                self.mend(game)
            case _:
                game.finish()

    def scatter_next(self, game: Vast) -> None:
        """VAST-DR-070  Tribes on hit tiles scatter without Rage and without being eaten."""
        for tribe in range(i64(3)):
            if game.goblins.tile[tribe] in self.tiles:
                game.go_to(0)
                game.push(Scatter(tribe))
                return

    def clear(self, game: Vast, piece: i64) -> None:
        """VAST-DR-067  To the nearest tile that stays, over collapsing ones; whose Wrath it is breaks ties
        (VAST-CTR-36).
        """
        if game.piece_tile(piece) not in self.tiles:
            return
        ways = ways_off(game, piece, self.tiles)
        if len(ways) == 1:
            get_off(game, piece, ways[0])
        elif ways:
            game.push(ChooseWayOut(self.by, piece, self.tiles))

    def move_token(self, game: Vast) -> None:
        """VAST-BON-002  The Entrance token leaves last of all, to a tile that stays."""
        if is_entrance_of(game, self.tiles) and game.is_empty(game.cavern.entrance):
            game.push(MoveEntrance(self.by, self.tiles))

    def remove(self, game: Vast) -> None:
        """VAST-DR-068  Every hit tile that is free of pieces goes, the others stay."""
        before = game.cave.crystals_fallen
        for tile in self.tiles:
            if game.over():
                return
            if tile != game.cavern.entrance:
                take_off_piece(game, tile)  # VAST-TER-007
        bury_fallen(game)
        if self.by == DRAGON and game.cave.crystals_fallen > before:
            gain_scale(game)  # VAST-BON-040: one for each use

    def mend(self, game: Vast) -> None:
        """VAST-COL-013  The map slides together, edges are filled; what fell is forgotten before it is laid again."""
        game.finish()
        game.push(Reconnect(self.by))


@final
@dataclass(frozen=True)
class ChooseWayOut(Ask):
    """VAST-CTR-36  To which of the nearest tiles does the piece go? The player whose Wrath it is decides."""

    by: i64
    piece: i64
    tiles: tuple[int, ...]

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, ways_off(game, self.piece, self.tiles))

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if game.cavern.tile_at(action.a) in ways_off(game, self.piece, self.tiles) else NOT_NEAREST

    def take(self, game: Vast, action: Action) -> None:
        get_off(game, self.piece, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-way-out", piece=PIECES[self.piece])

    def rule(self) -> str:
        return "VAST-CTR-36"
