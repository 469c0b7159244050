"""Changes of where tokens are: moved, taken up and left, put on the board, brought out of the box."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import square_at, square_id, turned_cell
from underkeep.games.twister.names import ROLES
from underkeep.games.twister.state.events.base_box import TokenDropped, TokenMoved, TokenPlaced, TokenTaken
from underkeep.games.twister.state.events.darkness import ElementShown, ObjectFound
from underkeep.games.twister.state.game import Twister

STEP_WORDS: Final = ("walk", "jump", "wall")


def move(game: Twister, token: i64, load: i64, path: list[i64], how: i64) -> None:
    """DT-MOVE-01  To the last square of the path, with what he carries, in a jump too (DT-JUMP-05)."""
    to = path[len(path) - 1]
    game.place[token] = to
    if load >= 0:
        game.place[load] = to
    if game.listener is not None:
        names = tuple(square_id(square) for square in path)
        word, steps = STEP_WORDS[int(how)], len(names) - 1
        game.tell(TokenMoved(game.said(token), names, word, game.said_load(load), names[0], names[steps], steps))


def take(game: Twister, token: i64, taken: i64, left: i64) -> None:
    """DT-CARRY-03  Take something up where he is, leaving what he held before; both lie on his square already."""
    if game.listener is not None:
        at = square_id(game.place[token])
        game.tell(TokenTaken(game.said(token), game.said(taken), game.said_load(left), at))


def drop(game: Twister, token: i64, left: i64) -> None:
    """DT-CARRY-03  Leave what he holds where he is."""
    if game.listener is not None:
        game.tell(TokenDropped(game.said(token), game.said(left), square_id(game.place[token])))


def put(game: Twister, token: i64, square: i64, by: i64) -> None:
    """DT-REVEAL-04  Place a token of a revealed room; it is in the game at once (DT-REVEAL-07)."""
    game.place[token] = square
    if game.listener is not None:
        game.tell(TokenPlaced(ROLES[int(by)], game.said(token), square_id(square)))


def bring_in(game: Twister, token: i64, square: i64) -> None:
    """FOD-COMP-03  A Zombie or a neutral object comes out of the box."""
    game.place[token] = square
    game.muster()


def show_element(game: Twister, thing: i64, place: i64, cell: i64) -> None:
    """MIX-SCEN-02  An object of the scenario lies where the room just turned up has it; it turns with the drawing."""
    square = square_at(place, turned_cell(cell, game.maze.orientation[place]))
    bring_in(game, thing, square)
    if game.listener is not None:
        game.tell(ElementShown(game.said(thing), square_id(square)))


def find(game: Twister, token: i64, thing: i64) -> None:
    """FOD-STATUE-01  The neutral object is his now; Statue or sconce is empty for good."""
    bring_in(game, thing, game.place[token])
    if game.listener is not None:
        game.tell(ObjectFound(game.said(token), game.said(thing), square_id(game.place[token])))


def take_from_the_dead(game: Twister, taker: i64, curse: i64, load: i64) -> None:
    """FOD-CURSE-05  A cursed object comes into the taker's square; what he held goes to the dead one's square."""
    if load >= 0:
        game.place[load] = game.place[curse]
    game.place[curse] = game.place[taker]
    take(game, taker, curse, load)
