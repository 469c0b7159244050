"""Changes to pieces on the map: they move and leave it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    OFF,
    P_DRAGON,
    P_FANGS,
    P_KNIGHT,
    P_THIEF,
    PIECES,
    ROLES,
    THIEF,
)
from underkeep.games.vast.state.events.map import PieceLeft, PieceMoved
from underkeep.games.vast.state.game import Vast

WALK: Final = "walk"  # how a piece comes to its square: by its own step,
CLIMB: Final = "climb"  # ... over a wall or the Canyon,
APPEAR: Final = "appear"  # ... out of the dark, where it was hidden,
TUNNEL: Final = "tunnel"  # ... through Secret Tunnels,
ENTER: Final = "enter"  # ... as the rules put it on the map,
PUSH: Final = "push"  # ... moved by another role,
LEAVE: Final = "leave"  # ... off a space that falls,
SLIP: Final = "slip"  # ... having evaded,
LEAP: Final = "leap"  # ... by the Rune Staff,
VANISH: Final = "vanish"  # ... with the Gnome,
DRAG: Final = "drag"  # ... with the Underworm,
FLEE: Final = "flee"  # ... from the Ogre,
FOLLOW: Final = "follow"  # ... onto the tile that it explored,
UNCOVER: Final = "uncover"  # ... since a tile was laid under it
HIDE: Final = "hide"  # how a piece leaves the map: of its own will,
DRIVEN: Final = "driven"  # ... by a Hiss, or since its Fire Bomber blew up,
SCATTERED: Final = "scattered"
DEATH: Final = "death"
STRANDED: Final = "stranded"  # no tile is beside it any more


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


def is_tribe(piece: i64) -> bool:
    return P_FANGS <= piece < P_DRAGON


def square_of_piece(game: Vast, piece: i64) -> str:
    """Where it stands or lurks, nothing if nowhere."""
    tile = game.piece_tile(piece)
    cell = game.cavern.where[tile] if tile >= 0 else i64(OFF)
    if is_tribe(piece) and game.goblins.lurk[piece - P_FANGS] >= 0:
        cell = game.goblins.lurk[piece - P_FANGS]
    return SQUARE_NAMES[cell] if cell >= 0 else ""


def move_piece(game: Vast, piece: i64, tile: i64, how: str = WALK, by: i64 = OFF) -> None:
    """A piece is now on that tile; role `by` moved it, if not its owner."""
    origin = square_of_piece(game, piece) if game.listener is not None else ""
    set_tile(game, piece, tile)
    if is_tribe(piece):
        game.goblins.lurk[piece - P_FANGS] = OFF
    if game.listener is not None:
        mover, square = ROLES[by if by != OFF else owner_of(piece)], SQUARE_NAMES[game.cavern.where[tile]]
        goblins = int(game.goblins.population[piece - P_FANGS]) if is_tribe(piece) else 0
        game.tell(PieceMoved(PIECES[piece], origin or square, square, mover, how, goblins))


def lift_piece(game: Vast, piece: i64, how: str) -> None:
    """A piece goes back to its board."""
    origin = square_of_piece(game, piece) if game.listener is not None else ""
    set_tile(game, piece, OFF)
    if is_tribe(piece):
        game.goblins.lurk[piece - P_FANGS] = OFF
    if game.listener is not None:
        game.tell(PieceLeft(PIECES[piece], origin, how))
