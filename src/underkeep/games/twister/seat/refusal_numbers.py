"""What the sentence of a refusal is given: the pieces it names, what is needed and what there is."""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Arg
from underkeep.games.twister.actions import TO, VIA
from underkeep.games.twister.board.squares import COLUMNS, beyond, capacity
from underkeep.games.twister.names import CHARACTERS, GATE, OBJECTS, UNSEEN, token_of
from underkeep.games.twister.refusals import (
    ABOVE_CEILING,
    DEADLY_FULL,
    HANDS_FULL,
    NO_ATTACHMENT,
    NO_POINTS,
    NOT_ADJACENT,
    NOT_TWO_SQUARES,
    ROOM_FULL,
    ROPE_NEEDS_POINTS,
    TOO_FAR,
    TOO_LONG,
    TWO_TOKENS,
)
from underkeep.games.twister.rules.draft import picked
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.rules.lighting import NameLength, cost_of
from underkeep.games.twister.rules.movement import steps_to
from underkeep.games.twister.seat.labels import action_label
from underkeep.games.twister.setup import RoomLoads
from underkeep.games.twister.state.game import Twister

Args = tuple[tuple[str, Arg], ...]


def refusal_args(game: Twister, role: i64, action: Action, code: int) -> Args:
    """What the option would say, and the numbers of this refusal."""
    return (*action_label(game, role, action).args, *numbers(game, role, action, code))


def numbers(game: Twister, role: i64, action: Action, code: int) -> Args:
    """`needs` and `has`, where the rule compares."""
    if code == ABOVE_CEILING:
        return (("needs", int(game.ceiling)),)
    if code == NO_POINTS:
        return (("has", int(game.points_for(token_of(role, action.a)))),)
    if code == ROOM_FULL:
        return (("needs", int(capacity(action.b))), ("has", int(RoomLoads(game).tokens[action.b])))
    if code == NOT_ADJACENT:
        return (("between", between(game, token_of(role, action.a), action.b)),)
    frame = game.top()
    if isinstance(frame, NameLength) and code == TOO_LONG:
        return (("needs", int(cost_of(game, action.a))), ("has", int(frame.left)))
    if isinstance(frame, OnTheWay):
        return way_numbers(game, frame, action, code)
    if code == HANDS_FULL:
        return (("has", 1 + tokens_on(game, game.place[token_of(role, action.a)])),)
    return team_numbers(game, role)


def team_numbers(game: Twister, role: i64) -> Args:
    """MIX-COMMON-01  How many characters and objects a team has, and how many it needs."""
    people, things = len(picked(game, role, True)), len(picked(game, role, False))
    return (("people", people), ("things", things), ("allPeople", CHARACTERS), ("allThings", OBJECTS))


def way_numbers(game: Twister, way: OnTheWay, action: Action, code: int) -> Args:
    square = action.a if action.verb in (TO, VIA) else game.place[way.mover]
    if code == TOO_FAR:
        return (("needs", int(steps_to(game, way.mover, way.load, square))), ("has", int(way.left)))
    if code in (NO_ATTACHMENT, ROPE_NEEDS_POINTS):
        return (("has", int(game.maze.attachments(square))),)
    if code == NOT_TWO_SQUARES:
        return (("has", distance(game.place[way.mover], square)),)
    if code not in (TWO_TOKENS, DEADLY_FULL):
        return ()
    mine = [way.mover, way.load]
    there = sum(1 for token in game.roster if game.place[token] == square and token not in mine)
    stays = action.verb == TO and code == TWO_TOKENS
    return (("has", there + (1 if way.load >= 0 or action.verb != TO else 0) + (1 if stays else 0)),)


def tokens_on(game: Twister, square: i64) -> int:
    return sum(1 for token in game.roster if game.place[token] == square)


def distance(one: i64, two: i64) -> int:
    """In squares, walls or not."""
    across = abs(int(one) % COLUMNS - int(two) % COLUMNS)
    return across + abs(int(one) // COLUMNS - int(two) // COLUMNS)


def between(game: Twister, token: i64, side: i64) -> str:
    """DT-ADJ-01  What is between a character and the square on that side."""
    square = game.place[token]
    there = beyond(square, side) if square >= 0 else -1
    if there < 0:
        return "rim"
    if game.maze.terrain[there] == UNSEEN:
        return "hidden"
    edges = (game.maze.edge(square, side), game.maze.edge(there, side ^ 2))
    return "gate" if max(edges) >= GATE and min(edges) != 1 else "wall"
