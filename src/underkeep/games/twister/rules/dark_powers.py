"""FOD-VAMP-02  Powers and finds of the box: the Vampire's shapes, the Scroll of Inversion, Statue and wall sconces."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import CELL_OF, PLACE_OF, turned_cell
from underkeep.games.twister.names import (
    BALL,
    BAT,
    FIRST_NEUTRAL,
    FIRST_SCONCE,
    INVERSION,
    NOBODY,
    UNUSED,
    VAMPIRE,
    WEAKNESS,
)
from underkeep.games.twister.refusals import (
    CANNOT_HOLD,
    CURSED_SHAPE,
    HANDS_FULL,
    NO_MAGIC_USER,
    NO_SCONCE,
    NO_SCROLL,
    NO_STATUE,
    NO_VAMPIRE,
    NOT_IN_A_ROOM,
    NOT_NEXT_ROOM,
)
from underkeep.games.twister.state.changes.characters import change_shape, lose_object
from underkeep.games.twister.state.changes.maze import swap_rooms
from underkeep.games.twister.state.game import Twister


# ---------------------------------------------------------------------- Vampire and Bat
def refuse_change(game: Twister, token: i64) -> i64:
    """FOD-VAMP-02  Vampire to Bat, Bat to Vampire, 1 AP each; with a curse in hand a Vampire stays one (AMB-66)."""
    if game.kind[token] == BAT:
        return LEGAL
    if game.kind[token] != VAMPIRE:
        return NO_VAMPIRE
    cursed = game.holds(token, BALL) or game.holds(token, WEAKNESS)
    return CURSED_SHAPE if cursed and not game.rules.bat_sheds_curse else LEGAL


def change(game: Twister, token: i64) -> None:
    """FOD-VAMP-09  From one shape to the other, on the same square."""
    change_shape(game, token, BAT if game.kind[token] == VAMPIRE else VAMPIRE)


# ---------------------------------------------------------------------- Scroll of Inversion
def refuse_invert(game: Twister, token: i64, place: i64) -> i64:
    """FOD-INV-01  A magic user (FOD-INV-03) with the scroll, in a room; the other lies next to it, hidden or not
    (AMB-26).
    """
    if not game.maze.content.magic[game.kind[token]]:
        return NO_MAGIC_USER
    if not game.holds(token, INVERSION):
        return NO_SCROLL
    here = PLACE_OF[game.place[token]]
    if here < 0:
        return NOT_IN_A_ROOM  # FOD-INV-04
    beside = here // 4 == place // 4 and (here - place == 1 or place - here == 1)
    return LEGAL if beside or (here % 4 == place % 4 and here != place) else NOT_NEXT_ROOM


def invert(game: Twister, token: i64, place: i64) -> None:
    """FOD-INV-02  The two rooms change places with all that lies on them; the scroll is used up."""
    here = PLACE_OF[game.place[token]]
    lose_object(game, game.held(token, INVERSION), "used")
    swap_rooms(game, here, place, token)


# ---------------------------------------------------------------------- Statue and sconces
def refuse_find(game: Twister, token: i64) -> i64:
    """FOD-STATUE-02  Specter and Bat cannot (FOD-SCONCE-02); GR2 leaves room for one object only."""
    if game.is_handless(token):
        return CANNOT_HOLD
    return HANDS_FULL if game.shares_with(token) >= 0 else LEGAL


def refuse_draw(game: Twister, token: i64) -> i64:
    """FOD-STATUE-01  On the square in front of a Statue that still has its sword."""
    sword = sword_before(game, game.place[token])
    if sword < 0 or game.place[sword] != UNUSED:
        return NO_STATUE
    return refuse_find(game, token)


def sword_before(game: Twister, square: i64) -> i64:
    """The sword of the Statue that this square is in front of, -1."""
    place = PLACE_OF[square]
    if place < 0:
        return NOBODY
    room, content = game.maze.room[place], game.maze.content
    front = content.front[room]
    if front < 0 or turned_cell(front, game.maze.orientation[place]) != CELL_OF[square]:
        return NOBODY
    return FIRST_NEUTRAL + content.statue_of[room]


def refuse_unhook(game: Twister, token: i64) -> i64:
    """FOD-SCONCE-01  On the square whose wall bears a full sconce (AMB-05)."""
    torch = torch_at(game, game.place[token])
    if torch < 0 or game.place[torch] != UNUSED:
        return NO_SCONCE
    return refuse_find(game, token)  # a Shadow may, and is dissolved (AMB-56)


def torch_at(game: Twister, square: i64) -> i64:
    """The Torch of the sconce on a wall of this square, -1."""
    place = PLACE_OF[square]
    if place < 0:
        return NOBODY
    room, content = game.maze.room[place], game.maze.content
    sconce = content.sconce[room]
    if sconce < 0 or turned_cell(sconce // 4, game.maze.orientation[place]) != CELL_OF[square]:
        return NOBODY
    return FIRST_SCONCE + content.sconce_of[room]
