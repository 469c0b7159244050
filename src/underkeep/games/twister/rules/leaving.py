"""DT-EXIT-01  Leaving the maze by the opponent's starting line."""

from __future__ import annotations

from underkeep.core.native import i64
from underkeep.games.twister.changes import leave
from underkeep.games.twister.kinds import TREASURE
from underkeep.games.twister.state import Twister, kind_of


def leave_maze(game: Twister, token: i64, load: i64) -> None:
    """DT-VP-02  The character's exit value, and one more for a Treasure in his hands (DT-VP-03)."""
    points = game.maze.box.exit_points[kind_of(token)]
    if load >= 0 and kind_of(load) == TREASURE:
        points += 1
    leave(game, token, load, points)
