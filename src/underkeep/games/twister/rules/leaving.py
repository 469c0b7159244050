"""DT-EXIT-01  Leaving the maze by the opponent's starting line."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import GHOUL, SPECTER, SPECTER_SLOT, TREASURE, is_character, slot_of
from underkeep.games.twister.state.changes.characters import leave
from underkeep.games.twister.state.game import Twister


def leave_maze(game: Twister, token: i64, load: i64) -> None:
    """DT-VP-02  The character's exit value, and one more for a Treasure in his hands (DT-VP-03)."""
    leave(game, token, load, exit_points(game, token, load))


def exit_points(game: Twister, token: i64, load: i64) -> i64:
    """FOD-GHOUL-02  A Ghoul that leaves with a wounded character of either colour scores one more."""
    points = exit_value(game, token)
    if load >= 0 and game.kind[load] == TREASURE:
        points += 1
    if load >= 0 and is_character(load) and game.kind[token] == GHOUL:
        points += 1
    return points


def exit_value(game: Twister, token: i64) -> i64:
    """FOD-SPECTER-05  Nothing for a Specter; reincarnated, 1 (FOD-SPECTER-09), or the host's value (AMB-39)."""
    kind = game.kind[token]
    reincarnated = slot_of(token) == SPECTER_SLOT and kind != SPECTER
    if reincarnated and not game.rules.reincarnated_like_host:
        return 1
    return game.maze.content.exit_points[kind]
