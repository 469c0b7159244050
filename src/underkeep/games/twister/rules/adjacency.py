"""DT-ADJ-01  Adjacency and line of sight."""

from __future__ import annotations

from underkeep.core.native import i64
from underkeep.games.twister.board.squares import NO_SQUARE, beyond
from underkeep.games.twister.kinds import FRESH, TOKENS
from underkeep.games.twister.refusals import IS_CARRIED, NO_ENEMY, NOT_ADJACENT, OK, WOUNDED_THIS_TURN
from underkeep.games.twister.state import Twister, is_character, owner


def adjacent_square(game: Twister, square: i64, side: i64) -> i64:
    """DT-ADJ-01  The square on that side if no facing edge is a wall or a closed portcullis, else -1."""
    return beyond(square, side) if game.maze.passage(square, side) else NO_SQUARE


def first_in_line(game: Twister, square: i64, side: i64) -> i64:
    """DT-LOS-01  The first square in a straight line that holds a character, -1 if sight ends before (DT-LOS-02)."""
    here = square
    while game.maze.passage(here, side):
        here = beyond(here, side)
        if any_character(game, here):
            return here
    return NO_SQUARE


def any_character(game: Twister, square: i64) -> bool:
    """DT-LOS-02  Standing or wounded, a character ends the line; objects and pits do not (DT-LOS-03)."""
    for token in range(i64(TOKENS)):
        if game.place[token] == square and is_character(token):
            return True
    return False


def wounded_on(game: Twister, square: i64) -> list[i64]:
    """The wounded characters lying on a square."""
    return [token for token in range(TOKENS) if game.place[token] == square and game.wounded[token]]


# ---------------------------------------------------------------------- whom one can attack
def refuse_target(game: Twister, attacker: i64, target: i64) -> i64:
    """DT-FIGHT-01  An enemy, standing or wounded, on its line too (DT-WOUND-10), but not wounded this turn
    (DT-WOUND-06).
    """
    if owner(target) == owner(attacker):
        return NO_ENEMY
    if game.wounded[target] and game.stander(game.place[target]) >= 0:
        return IS_CARRIED  # DT-WOUND-09
    return WOUNDED_THIS_TURN if game.marks[target] & FRESH and game.wounded[target] else OK


def targets_on(game: Twister, attacker: i64, square: i64) -> list[i64]:
    """The characters on a square that could be attacked."""
    found: list[i64] = []
    for token in range(i64(TOKENS)):
        if game.place[token] == square and is_character(token) and refuse_target(game, attacker, token) == OK:
            found.append(token)
    return found


def refuse_fight(game: Twister, attacker: i64, side: i64) -> i64:
    """DT-FIGHT-01  Somebody on the adjacent square of that side can be attacked, as often as one likes
    (DT-FIGHT-13).
    """
    square = adjacent_square(game, game.place[attacker], side)
    if square < 0:
        return NOT_ADJACENT
    code: i64 = NO_ENEMY
    for token in range(i64(TOKENS)):
        if game.place[token] == square and is_character(token):
            code = refuse_target(game, attacker, token)
            if code == OK:
                return OK
    return code
