"""The heroes of a room as players tell them apart: by class, grade and state."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import CLASSES, GRADES
from underkeep.games.heroes.state.game import Heroes


def heroes_in(game: Heroes, room: i64, state: i64) -> list[i64]:
    """One token per kind of hero that players can tell apart, by class and grade."""
    found: list[i64] = []
    board = game.board
    for cls in range(CLASSES):
        grades: i64 = 0  # those that are there, as bits
        for h in range(cls * 5, cls * 5 + 5):
            if board.hero_room[h] == room and (state < 0 or board.hero_state[h] == state):
                grades |= i64(1) << board.hero_grade[h]
        for grade in range(GRADES):
            if grades >> grade & 1:
                found.append(board.find_hero(room, cls, grade, state))
    return found
