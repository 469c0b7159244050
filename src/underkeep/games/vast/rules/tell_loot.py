"""What somebody takes or tries to take, told before it is known whether it works: Treasures, Gems, pockets, Vaults."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import HAND_CROSSBOW, P_THIEF, PIECES, POWER_SYMBOLS, ROLES
from underkeep.games.vast.rules.stats import stealth
from underkeep.games.vast.state.changes.pieces import square_of_piece
from underkeep.games.vast.state.changes.tokens import square_of
from underkeep.games.vast.state.events.thief import (
    AttemptFailed,
    BackstabMade,
    LockOpened,
    LockTried,
    PickpocketTried,
    TokenSought,
    TrapSprung,
)
from underkeep.games.vast.state.game import Vast


def token_name(what: i64) -> str:
    """A Gem by its number, or a Treasure."""
    return f"gem_{POWER_SYMBOLS[what]}" if what < len(POWER_SYMBOLS) - 1 else "treasure"


def tell_taking(game: Vast, by: i64, what: i64, tile: i64, cubes: i64, trapped: bool) -> None:
    """Somebody takes a Treasure or reaches for a Gem."""
    if game.listener is not None:
        game.tell(TokenSought(ROLES[by], token_name(what), square_of(game, tile), int(cubes), trapped))


def tell_trap(game: Vast, by: str, what: i64) -> None:
    """The Gem was trapped."""
    if game.listener is not None:
        game.tell(TrapSprung(by, token_name(what)))


def tell_pickpocket(game: Vast, piece: i64, defence: i64, cubes: i64, needed: i64) -> None:
    """The Thief picks a pocket."""
    if game.listener is not None:
        square = square_of_piece(game, piece)
        hidden = int(stealth(game))
        game.tell(PickpocketTried(PIECES[piece], square, hidden, int(defence), int(cubes), int(needed)))


def tell_lock(game: Vast, cubes: i64, needed: i64) -> None:
    """The Thief tries a Vault."""
    if game.listener is not None:
        game.tell(LockTried(square_of_piece(game, P_THIEF), int(cubes), int(needed)))


def tell_open(game: Vast, tile: i64) -> None:
    """The Vault is open."""
    if game.listener is not None:
        game.tell(LockOpened(square_of(game, tile)))


def tell_failure(game: Vast, needed: i64) -> None:
    """The Action die showed too little."""
    if game.listener is not None:
        game.tell(AttemptFailed(int(needed)))


def tell_backstab(game: Vast, piece: i64, defence: i64, cubes: i64) -> None:
    """The Thief stabs somebody, from afar with the Hand Crossbow."""
    if game.listener is not None:
        far = game.piece_tile(piece) != game.thief.tile and game.thief.has(HAND_CROSSBOW)
        square, hidden = square_of_piece(game, piece), int(stealth(game))
        means = ("hand_crossbow",) if far else ()
        game.tell(BackstabMade(PIECES[piece], square, hidden, int(defence), int(cubes), means))
