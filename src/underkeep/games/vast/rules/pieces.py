"""Changes to pieces: they move, leave the map, are wounded."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import DRAGON, GOBLINS, KNIGHT, OFF, P_DRAGON, P_KNIGHT, P_THIEF, PIECES, THIEF
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.stats import cursed
from underkeep.games.vast.state.events.map import KnightHealed, KnightHurt, PieceLeft, PieceMoved
from underkeep.games.vast.state.events.roles import DragonHurt
from underkeep.games.vast.state.game import Vast


def owner_of(piece: i64) -> i64:
    """The role that a piece belongs to."""
    if piece == P_KNIGHT:
        return KNIGHT
    if piece == P_DRAGON:
        return DRAGON
    return THIEF if piece == P_THIEF else GOBLINS


def set_tile(game: Vast, piece: i64, tile: i64) -> None:
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


def hurt_knight(game: Vast, by: i64, in_ambush: bool) -> None:
    """VAST-KN-005  The Knight loses Health, twice as much with the Cursed Amulet (VAST-BON-012); at 0 she is dead."""
    loss = by * (1 + cursed(game))
    game.knight.health = max(game.knight.health - loss, i64(0))
    game.knight.loose = True
    if game.listener is not None:
        game.tell(KnightHurt(int(loss), int(game.knight.health)))
    if game.knight.health == 0 and not game.has(GOBLINS):
        bury_knight(game, in_ambush)
    victory.settle(game)


def bury_knight(game: Vast, in_ambush: bool) -> None:
    """VAST-VAR-004  Her turns are skipped from now on and the others play on."""
    lift_piece(game, P_KNIGHT)
    victory.knight_falls(game, in_ambush)


def heal_knight(game: Vast, by: i64) -> None:
    """VAST-KN-005  Health never exceeds its starting value."""
    most = game.rules.knight_health
    healed = game.knight.health + by
    game.knight.loose = game.knight.health < most
    game.knight.health = min(healed, most)
    if game.listener is not None:
        game.tell(KnightHealed(int(by), int(game.knight.health)))


def hurt_dragon(game: Vast, by: i64) -> None:
    """VAST-KN-025  A hit costs the Dragon Health."""
    game.dragon.health = max(game.dragon.health - by, i64(0))
    if game.listener is not None:
        game.tell(DragonHurt(int(by), int(game.dragon.health)))
    victory.settle(game)
