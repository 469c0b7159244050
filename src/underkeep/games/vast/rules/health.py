"""VAST-KN-005  Wounds of Knight and Dragon: what they cost, and how they end a life or the game."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import GOBLINS, P_KNIGHT
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.stats import cursed
from underkeep.games.vast.state.changes.dragon import wound_dragon
from underkeep.games.vast.state.changes.knight import wound_knight
from underkeep.games.vast.state.changes.pieces import DEATH, lift_piece
from underkeep.games.vast.state.game import Vast


def hurt_knight(game: Vast, by: i64, in_ambush: bool) -> None:
    """VAST-KN-005  The Knight loses Health, twice as much with the Cursed Amulet (VAST-BON-012); at 0 she is dead."""
    wound_knight(game, by * (1 + cursed(game)))
    if game.knight.health == 0 and not game.has(GOBLINS):
        bury_knight(game, in_ambush)
    victory.settle(game)


def bury_knight(game: Vast, in_ambush: bool) -> None:
    """VAST-VAR-004  Her turns are skipped from now on and the others play on."""
    lift_piece(game, P_KNIGHT, DEATH)
    victory.knight_falls(game, in_ambush)


def hurt_dragon(game: Vast, by: i64) -> None:
    """VAST-KN-025  A hit costs the Dragon Health."""
    wound_dragon(game, by)
    victory.settle(game)
