"""What to draw while an option is considered: the path, the squares hit, who would fight."""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Mark
from underkeep.games.twister.actions import FIGHT, FIRE, INVERT, LENGTH, LIGHT, REVEAL, SHINE, TILE, TO, TURN, VIA
from underkeep.games.twister.board.squares import SQUARES, beyond, place_id, square_id
from underkeep.games.twister.names import DARK, ROLES, owner, token_id, token_of
from underkeep.games.twister.rules.adjacency import adjacent_square, first_in_line, targets_on
from underkeep.games.twister.rules.group import fighters
from underkeep.games.twister.rules.journey import WALKING, OnTheWay
from underkeep.games.twister.rules.lighting import NameLength, PlaceTile, refuse_tile, strip
from underkeep.games.twister.rules.movement import path_to, reach, walker_of
from underkeep.games.twister.state.game import Twister


def preview(game: Twister, role: i64, action: Action) -> tuple[Mark, ...]:
    verb = int(action.verb)
    frame = game.top()
    if verb in (TO, VIA) and isinstance(frame, OnTheWay):
        return path_marks(game, frame, action.a)
    if verb == FIGHT:
        return fight_marks(game, token_of(role, action.a), action.b)
    if verb == FIRE:
        return fire_marks(game, token_of(role, action.a), action.b)
    if verb == TURN:
        return (Mark("turn", place_id(action.b), "cw" if action.c == 1 else "ccw"),)
    if verb == TILE and isinstance(frame, PlaceTile):
        squares = strip(action.a, action.b, frame.length(game))
        return tuple(Mark("tile", square_id(square), n) for n, square in enumerate(squares))
    if verb in (LIGHT, SHINE):
        return light_marks(game, token_of(role, action.a), 1, True)
    if verb == LENGTH and isinstance(frame, NameLength):
        return light_marks(game, frame.lighter, action.a, frame.first != 0)
    if verb == INVERT:
        return (Mark("swap", place_id(action.b)),)
    return (Mark("reveal", place_id(action.b)),) if verb == REVEAL else ()


def path_marks(game: Twister, way: OnTheWay, square: i64) -> tuple[Mark, ...]:
    """The cheapest path, numbered."""
    at = game.place[way.mover]
    if way.how != WALKING or square == at:
        return (Mark("end", square_id(square)),)
    walker = walker_of(game, way.mover, way.load)
    _, distance = reach(game, walker, at, way.left)
    path = path_to(game, walker, at, square, distance)
    return tuple(Mark("path", square_id(step), n) for n, step in enumerate(path))


def fight_marks(game: Twister, attacker: i64, side: i64) -> tuple[Mark, ...]:
    """DT-FIGHT-03  Everybody who would take part, on which side."""
    found = targets_on(game, attacker, adjacent_square(game, game.place[attacker], side))
    if len(found) != 1:
        return tuple(Mark("target", token_id(token)) for token in found)
    group = fighters(game, attacker, found[0])
    return tuple(Mark("fighter", token_id(token), ROLES[int(owner(token))]) for token in group)


def fire_marks(game: Twister, wizard: i64, side: i64) -> tuple[Mark, ...]:
    """DT-LOS-01  The line to the first character."""
    end = first_in_line(game, game.place[wizard], side)
    marks: list[Mark] = []
    here = game.place[wizard]
    while here != end:
        here = beyond(here, side)
        marks.append(Mark("hit" if here == end else "line", square_id(here)))
    return tuple(marks)


def light_marks(game: Twister, lighter: i64, length: i64, first: bool) -> tuple[Mark, ...]:
    """FOD-LIGHT-03  The darkness that a tile of that length could cover from here."""
    lit: set[int] = set()
    for square in range(SQUARES):
        for turns in range(2):
            if game.maze.terrain[square] == DARK and refuse_tile(game, lighter, length, square, turns, first) == LEGAL:
                lit.update(int(part) for part in strip(square, turns, length))
    return tuple(Mark("light", square_id(square)) for square in sorted(lit))
