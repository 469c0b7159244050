"""DT-ADJ-01  Adjacency and line of sight."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import NO_SQUARE, beyond
from underkeep.games.twister.names import DARK, FRESH, HOLY, SHADOW, TOMB, TORCH, owner
from underkeep.games.twister.refusals import (
    ALL_HOLD_TORCHES,
    IS_CARRIED,
    NO_ENEMY,
    NOT_ADJACENT,
    PROTECTED,
    TARGET_IN_DARKNESS,
    WOUNDED_THIS_TURN,
)
from underkeep.games.twister.state.game import Twister


def adjacent_square(game: Twister, square: i64, side: i64) -> i64:
    """DT-ADJ-01  The square on that side if no facing edge is a wall or a closed portcullis, else -1."""
    return beyond(square, side) if game.maze.passage(square, side) else NO_SQUARE


def first_in_line(game: Twister, square: i64, side: i64) -> i64:
    """DT-LOS-01  The first square in a straight line that holds a character, -1 if sight ends before (DT-LOS-02)."""
    here = square
    while game.maze.passage(here, side):
        here = beyond(here, side)
        if game.maze.terrain[here] == DARK or game.maze.is_solid(here):
            return NO_SQUARE  # DT-LOS-04, FOD-DARK-08: nobody in darkness is hit at a distance (FOD-SHADOW-03)
        if any_character(game, here):
            return here
        if game.maze.terrain[here] == TOMB:
            return NO_SQUARE  # FOD-TOMB-02: sight may end there, but not go through
    return NO_SQUARE


def any_character(game: Twister, square: i64) -> bool:
    """DT-LOS-02  Standing or wounded, a character ends the line; objects and pits do not (DT-LOS-03)."""
    for n in range(i64(len(game.people))):
        if game.place[game.people[n]] == square:
            return True
    return False


def wounded_on(game: Twister, square: i64) -> list[i64]:
    """The wounded characters lying on a square."""
    found: list[i64] = []
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square and game.wounded[token]:
            found.append(token)
    return found


# ---------------------------------------------------------------------- whom one can attack
def refuse_target(game: Twister, attacker: i64, target: i64) -> i64:
    """DT-FIGHT-01  An enemy, standing or wounded, on its line too (DT-WOUND-10), but not wounded this turn
    (DT-WOUND-06).
    """
    if owner(target) == owner(attacker):
        return NO_ENEMY
    if game.wounded[target] and game.stander(game.place[target]) >= 0:
        return IS_CARRIED  # DT-WOUND-09
    if game.marks[target] & FRESH and game.wounded[target]:
        return WOUNDED_THIS_TURN
    return refuse_dark_target(game, attacker, target) if game.darkness else LEGAL


def refuse_dark_target(game: Twister, attacker: i64, target: i64) -> i64:
    """FOD-DARK-06  Nobody in darkness is attacked, but by a Shadow out of darkness (AMB-48); on the Sacred Tomb an
    undead attacks nobody (AMB-49).
    """
    terrain = game.maze.terrain[game.place[target]]
    if terrain == DARK and not lurks(game, attacker):
        return TARGET_IN_DARKNESS  # FOD-DARK-05, FOD-SHADOW-04
    if terrain == HOLY and game.maze.content.undead[game.kind[attacker]]:
        return PROTECTED  # FOD-STOMB-03
    return ALL_HOLD_TORCHES if fears_torches(game, attacker) else LEGAL


def lurks(game: Twister, token: i64) -> bool:
    """FOD-SHADOW-02  A standing Shadow in darkness acts normally there."""
    in_dark = game.maze.terrain[game.place[token]] == DARK
    return in_dark and game.kind[token] == SHADOW and game.wounded[token] == 0


def fears_torches(game: Twister, shadow: i64) -> bool:
    """FOD-SHADOW-07  A Shadow neither attacks nor joins if all adjacent enemies hold Torches (AMB-19); with none it is
    free (AMB-47).
    """
    if game.kind[shadow] != SHADOW:
        return False
    met = False
    for enemy in adjacent_enemies(game, shadow):
        if game.maze.terrain[game.place[enemy]] == DARK:
            continue  # unseen
        if not game.holds(enemy, TORCH):
            return False
        met = True
    return met


def adjacent_enemies(game: Twister, token: i64) -> list[i64]:
    """Enemy characters on adjacent squares, standing or wounded."""
    found: list[i64] = []
    for side in range(i64(4)):
        square = adjacent_square(game, game.place[token], side)
        if square < 0:
            continue
        for n in range(i64(len(game.people))):
            enemy = game.people[n]
            if game.place[enemy] == square and owner(enemy) != owner(token):
                found.append(enemy)
    return found


def targets_on(game: Twister, attacker: i64, square: i64) -> list[i64]:
    """The characters on a square that could be attacked."""
    found: list[i64] = []
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square and refuse_target(game, attacker, token) == LEGAL:
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
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square:
            code = refuse_target(game, attacker, token)
            if code == LEGAL:
                return LEGAL
    return code
