"""Changes to pieces on the map: they move and leave it."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import DRAGON, GOBLINS, KNIGHT, OFF, P_DRAGON, P_KNIGHT, P_THIEF, PIECES, THIEF
from underkeep.games.vast.state.events.map import PieceLeft, PieceMoved
from underkeep.games.vast.state.game import Vast


def owner_of(piece: i64) -> i64:
    """The role that a piece belongs to."""
    if piece == P_KNIGHT:
        return KNIGHT
    if piece == P_DRAGON:
        return DRAGON
    return THIEF if piece == P_THIEF else GOBLINS


def set_tile(game: Vast, piece: i64, tile: i64) -> None:
    """Every piece keeps its tile on its own board."""
    if piece == P_KNIGHT:
        game.knight.tile = tile
    elif piece == P_DRAGON:
        game.dragon.tile = tile
    elif piece == P_THIEF:
        game.thief.tile = tile
    else:
        game.goblins.tile[piece - 1] = tile


def move_piece(game: Vast, piece: i64, tile: i64) -> None:
    """A piece is now on that tile."""
    set_tile(game, piece, tile)
    if piece != P_KNIGHT and piece < P_DRAGON:
        game.goblins.lurk[piece - 1] = OFF
    if game.listener is not None:
        game.tell(PieceMoved(PIECES[piece], SQUARE_NAMES[game.cavern.where[tile]]))


def lift_piece(game: Vast, piece: i64) -> None:
    """A piece goes back to its board."""
    set_tile(game, piece, OFF)
    if piece != P_KNIGHT and piece < P_DRAGON:
        game.goblins.lurk[piece - 1] = OFF
    if game.listener is not None:
        game.tell(PieceLeft(PIECES[piece]))
