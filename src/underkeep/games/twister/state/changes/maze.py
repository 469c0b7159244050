"""Changes of the maze: rooms turned up, turned and swapped, portcullises worked, corridor tiles drawn and laid, Tombs
used.
"""

from __future__ import annotations

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import (
    CELL_OF,
    PLACE_OF,
    place_id,
    square_at,
    square_id,
    turned_cell,
)
from underkeep.games.twister.board.tiles import LIT_NOW, TILES, TOMB_USED, turned_walls
from underkeep.games.twister.names import (
    ASIDE,
    FACE_DOWN,
    GATE_STATES,
    NOBODY,
    ROLES,
    SIDES,
)
from underkeep.games.twister.state.events.base_box import GateWorked, RoomRevealed, RoomTurned, TokenTurned
from underkeep.games.twister.state.events.darkness import RoomsSwapped, TileDrawn, TileLaid
from underkeep.games.twister.state.game import Twister


# ---------------------------------------------------------------------- rooms
def turn_up_room(game: Twister, place: i64, revealer: i64) -> None:
    """DT-REVEAL-03  All tokens are taken off, the room is turned up; a quiet time is over (UK-TWISTER-01)."""
    tokens = [token for token in game.roster if game.in_room(token) == place]
    for token in tokens:
        game.place[token] = ASIDE
    maze = game.redraw_maze()
    maze.revealed[place] = 1
    maze.lay_out(place)
    game.stirred = 1
    if game.listener is not None:
        room = game.maze.content.rooms[int(game.maze.room[place])].id
        turns = int(game.maze.orientation[place])
        names = tuple(game.said(token) for token in tokens)
        game.tell(RoomRevealed(ROLES[int(revealer)], place_id(place), room, turns, names))


def turn_room(game: Twister, place: i64, turns: i64, by: i64) -> None:
    """DT-ROT-06  A quarter turn; everything on the room turns with it and keeps its square of the room."""
    standing = stand_now(game)
    maze = game.redraw_maze()
    maze.orientation[place] = (maze.orientation[place] + turns) % 4
    for n in range(i64(len(game.roster))):
        token = game.roster[n]
        square = game.place[token]
        if square >= 0 and PLACE_OF[square] == place:
            game.place[token] = square_at(place, turned_cell(CELL_OF[square], turns))
    maze.lay_out(place)
    if game.listener is not None:
        game.tell(RoomTurned(game.said(by), place_id(place), turns == 1))
        tell_displaced(game, by, standing)


def swap_rooms(game: Twister, here: i64, place: i64, by: i64) -> None:
    """FOD-INV-02  The two rooms change places with all that lies on them."""
    standing = stand_now(game)
    game.redraw_maze().swap(here, place)
    for n in range(i64(len(game.roster))):
        game.place[game.roster[n]] = swapped(game.place[game.roster[n]], here, place)
    if game.listener is not None:
        game.tell(RoomsSwapped(game.said(by), place_id(here), place_id(place)))
        tell_displaced(game, by, standing)


def stand_now(game: Twister) -> list[i64]:
    """Where every character is before rooms move; only a listener wants to know."""
    return [game.place[token] for token in game.people] if game.listener is not None else []


def tell_displaced(game: Twister, by: i64, standing: list[i64]) -> None:
    """DT-ROT-06  Who stands elsewhere now."""
    for n in range(i64(len(game.people))):
        token = game.people[n]
        now = game.place[token]
        if standing[n] >= 0 and now != standing[n]:
            game.tell(TokenTurned(game.said(by), game.said(token), square_id(standing[n]), square_id(now)))


def swapped(at: i64, one: i64, two: i64) -> i64:
    """Where a token lies after the swap, face down or on a square."""
    room: i64 = FACE_DOWN - at if at <= FACE_DOWN else PLACE_OF[at] if at >= 0 else NOBODY
    if room != one and room != two:
        return at
    to: i64 = two if room == one else one
    return FACE_DOWN - to if at <= FACE_DOWN else square_at(to, CELL_OF[at])


def set_gate(game: Twister, token: i64, gate: i64, side: i64, state: i64) -> None:
    """DT-GATE-03  A portcullis on that side of a character is closed, open or broken now."""
    square = game.place[token]
    maze = game.redraw_maze()
    maze.gates[gate] = state
    maze.lay_out(PLACE_OF[square])
    if game.listener is not None:
        where, which = square_id(square), SIDES.name(int(side))
        game.tell(GateWorked(game.said(token), where, which, GATE_STATES[int(state)]))


def use_tomb(game: Twister, square: i64) -> None:
    """FOD-TOMB-03  It gives no other Zombie."""
    game.redraw_maze().mark(square, TOMB_USED)


# ---------------------------------------------------------------------- corridor tiles
def take_tile(game: Twister, lighter: i64, tile: i64, length: i64) -> None:
    """FOD-LIGHT-02  A tile leaves its stack."""
    game.tiles = game.tiles[:]
    game.tiles[tile] = 1
    if game.listener is not None:
        game.tell(TileDrawn(game.said(lighter), int(tile) + 1, int(length)))


def cover(game: Twister, tile: i64, squares: list[i64], turns: i64) -> None:
    """FOD-LIGHT-10  A tile lies on those squares, ordinary ground from now on; it turns with its room (FOD-TILE-06)."""
    drawn = game.maze.content.tiles[int(tile) % TILES]
    maze = game.redraw_maze()
    for part, at in enumerate(squares):
        walls = turned_walls(drawn.walls[part], int(turns))
        maze.cover(at, tile + 1, part, turns, drawn.pits[part], walls)
        maze.mark(at, LIT_NOW)
    maze.lay_out(PLACE_OF[squares[0]])
    if game.listener is not None:
        game.tell(TileLaid(int(tile) + 1, tuple(square_id(at) for at in squares), int(turns)))


def forget_tiles_of_turn(game: Twister) -> None:
    """FOD-LIGHTRING-05  At the end of a turn no tile counts as laid in it."""
    for n in range(i64(len(game.maze.lit))):
        if game.maze.lit[n] & LIT_NOW:
            maze = game.redraw_maze()
            maze.lit = vec[i64]([code & ~LIT_NOW for code in maze.lit])
            return
