"""DT-END-01  The end of the game."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import BLUE, YELLOW
from underkeep.games.twister.state.changes.turn import count_quiet_turn, end_game
from underkeep.games.twister.state.events.base_box import StalemateNear
from underkeep.games.twister.state.game import DRAW, Twister

WARNING_TURNS: Final = 20


def leader(game: Twister) -> i64:
    """DT-END-03  More VP wins; equal VP is a draw (AMB-33)."""
    if game.points[YELLOW] > game.points[BLUE]:
        return YELLOW
    return BLUE if game.points[BLUE] > game.points[YELLOW] else DRAW


def check_victory(game: Twister) -> None:
    """DT-END-02  After each complete action: has anybody reached the target?"""
    target = game.rules.target_points
    if game.points[YELLOW] >= target or game.points[BLUE] >= target:
        end_game(game, leader(game), "points")


def check_stalemate(game: Twister) -> None:
    """UK-TWISTER-01  So many turns without VP, reveal or wound end the game; announced from twenty before."""
    count_quiet_turn(game)
    left = game.rules.stalemate_turns - game.quiet
    if left <= 0:
        end_game(game, leader(game), "stalemate")
    elif left <= WARNING_TURNS and game.quiet > 0 and game.listener is not None:
        game.tell(StalemateNear(int(left)))
