"""FOD-LIGHT-01  Lighting darkness with Torch, Angel or Ring of Light: name a length, draw a corridor tile, lay it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import DONE, DONE_ACTION, LENGTH, LENGTHS_OF, TILE, TILE_AT
from underkeep.games.twister.board.squares import PLACE_OF, SQUARES, beyond, opposite
from underkeep.games.twister.board.tiles import LIT_NOW, OF_A_LENGTH, TILES, TURN_SIDES
from underkeep.games.twister.names import (
    ANGEL,
    DARK,
    LUCK_TILES,
    RING_OF_LIGHT,
    SHADOW,
    TORCH,
    owner,
)
from underkeep.games.twister.refusals import (
    IN_DARKNESS,
    NO_DARK_BESIDE,
    NO_LIGHT,
    NO_PLACEMENT,
    NO_RING,
    NOT_ALL_DARK,
    NOT_TOUCHING,
    STACK_EMPTY,
    TOO_LONG,
    TWO_ROOMS,
    WRONG_KIND,
)
from underkeep.games.twister.rules.adjacency import adjacent_square
from underkeep.games.twister.rules.end_of_action import survives_pit
from underkeep.games.twister.state.changes.characters import eliminate_for, lose_object
from underkeep.games.twister.state.changes.maze import cover, take_tile
from underkeep.games.twister.state.game import Twister

RING_LIMIT: Final = 5  # FOD-LIGHTRING-01: squares, or tiles by the table
TORCHLIGHT: Final = -1  # instead of what is left of the Ring


# ---------------------------------------------------------------------- who can light
def refuse_light(game: Twister, token: i64) -> i64:
    """FOD-LIGHT-01  Holder of a Torch (FOD-TORCH-02), or the Angel without one (FOD-ANGEL-02), beside darkness."""
    if game.kind[token] != ANGEL and not game.holds(token, TORCH):
        return NO_LIGHT
    return refuse_beginning(game, token)


def refuse_shine(game: Twister, token: i64) -> i64:
    """FOD-LIGHTRING-01  Holder of the Ring of Light beside darkness; a Shadow in darkness uses it there (AMB-59)."""
    return refuse_beginning(game, token) if game.holds(token, RING_OF_LIGHT) else NO_RING


def refuse_beginning(game: Twister, token: i64) -> i64:
    """FOD-LIGHT-04  Something adjacent can be covered; from inside darkness nobody but a Shadow lights (AMB-27)."""
    if game.maze.terrain[game.place[token]] == DARK and game.kind[token] != SHADOW:
        return IN_DARKNESS
    if not beside_dark(game, game.place[token]):
        return NO_DARK_BESIDE
    for tile_set in range(tile_sets(game)):
        for length in range(i64(1), i64(4)):
            if refuse_stack(game, tile_set, length) == LEGAL and fits(game, token, length, True):
                return LEGAL
    return STACK_EMPTY


def beside_dark(game: Twister, square: i64) -> bool:
    """AMB-23  Adjacent as everywhere: no wall and no closed portcullis between."""
    for side in range(i64(4)):
        there = adjacent_square(game, square, side)
        if there >= 0 and game.maze.terrain[there] == DARK:
            return True
    return False


# ---------------------------------------------------------------------- the stacks
def tile_sets(game: Twister) -> i64:
    """FOD-TOUR-03  Two sets, six stacks, in a tournament where both bring darkness (AMB-58); else one for both
    (FOD-USE-06).
    """
    return i64(len(game.tiles) // TILES)


def refuse_stack(game: Twister, tile_set: i64, length: i64) -> i64:
    """FOD-LIGHT-11  An empty stack cannot be chosen."""
    return LEGAL if tile_set < tile_sets(game) and left_in(game, tile_set, length) > 0 else STACK_EMPTY


def first_of(tile_set: i64, length: i64) -> i64:
    return tile_set * TILES + (length - 1) * OF_A_LENGTH


def left_in(game: Twister, tile_set: i64, length: i64) -> i64:
    """How many tiles lie in a stack, face down."""
    count: i64 = 0
    for n in range(i64(OF_A_LENGTH)):
        if game.tiles[first_of(tile_set, length) + n] == 0:
            count += 1
    return count


def drawn_tile(game: Twister, tile_set: i64, length: i64) -> i64:
    """FOD-USE-03  At random, as from a shuffled stack."""
    pick = game.luck.below(LUCK_TILES, left_in(game, tile_set, length))
    for n in range(i64(OF_A_LENGTH)):
        tile = first_of(tile_set, length) + n
        if game.tiles[tile] == 0:
            if pick == 0:
                return tile
            pick -= 1
    return -1


# ---------------------------------------------------------------------- where a tile goes
def strip(square: i64, turns: i64, length: i64) -> list[i64]:
    """FOD-TILE-03  The squares of a tile, its first part on `square`; shorter if it would leave the field."""
    found = [square]
    side = TURN_SIDES[turns]
    while len(found) < length:
        square = beyond(square, side)
        if square < 0:
            break
        found.append(square)
    return found


def refuse_tile(game: Twister, lighter: i64, length: i64, square: i64, turns: i64, first: bool) -> i64:
    """FOD-LIGHT-03  Wholly on darkness, in one room, which may be the next one (FOD-LIGHT-05), touching as it must."""
    squares = strip(square, turns, length)
    if len(squares) < length:
        return NOT_ALL_DARK
    for part in squares:
        if game.maze.terrain[part] != DARK:
            return NOT_ALL_DARK  # FOD-LIGHTRING-03
        if PLACE_OF[part] != PLACE_OF[square]:
            return TWO_ROOMS  # FOD-LIGHTRING-06
    return LEGAL if touches(game, lighter, squares, first) else NOT_TOUCHING


def touches(game: Twister, lighter: i64, squares: list[i64], first: bool) -> bool:
    """FOD-LIGHT-04  One of its squares adjacent to the lighter; later tiles of a Ring may touch any tile laid this turn
    (FOD-LIGHTRING-05, AMB-42).
    """
    for side in range(i64(4)):
        if adjacent_square(game, game.place[lighter], side) in squares:
            return True
    if first:
        return False
    for part in squares:
        for side in range(i64(4)):
            there = beyond(part, side)
            if there >= 0 and game.maze.code(there) & LIT_NOW:
                return True  # AMB-55: by a side is enough
    return False


def fits(game: Twister, lighter: i64, length: i64, first: bool) -> bool:
    """FOD-LIGHT-02  Whether there is at least one legal placement for that length."""
    for side in range(i64(4)):
        square = adjacent_square(game, game.place[lighter], side)
        if square >= 0 and game.maze.terrain[square] == DARK and fits_over(game, lighter, length, square):
            return True
    return not first and fits_anywhere(game, lighter, length)


def fits_over(game: Twister, lighter: i64, length: i64, square: i64) -> bool:
    """FOD-LIGHT-04  Whether a tile can lie over a square beside the lighter, whichever of its parts comes there."""
    for turns in range(i64(2)):
        start = square
        for _ in range(length):
            if start >= 0 and refuse_tile(game, lighter, length, start, turns, True) == LEGAL:
                return True
            start = beyond(start, opposite(TURN_SIDES[turns])) if start >= 0 else start
    return False


def fits_anywhere(game: Twister, lighter: i64, length: i64) -> bool:
    """FOD-LIGHTRING-05  Whether a later tile of a Ring can lie somewhere."""
    for square in range(i64(SQUARES)):
        if game.maze.terrain[square] == DARK:
            for turns in range(i64(2)):
                if refuse_tile(game, lighter, length, square, turns, False) == LEGAL:
                    return True
    return False


# ---------------------------------------------------------------------- the questions
def begin_lighting(game: Twister, token: i64, ring: bool) -> None:
    """FOD-LIGHT-08  A full action for no point, as often as one likes (FOD-LIGHT-13); the Ring is discarded
    (FOD-LIGHTRING-01).
    """
    if ring:
        lose_object(game, game.held(token, RING_OF_LIGHT), "used")
    game.push(NameLength(token, RING_LIMIT if ring else TORCHLIGHT, 1))


@final
@dataclass(frozen=True)
class NameLength(Decision):
    """FOD-LIGHT-02  Which length? A series of the Ring is one action, which the player may end (FOD-LIGHTRING-07)."""

    lighter: i64
    left: i64  # of the Ring; TORCHLIGHT for one tile
    first: i64

    def who(self, game: Twister) -> i64:
        return owner(self.lighter)

    def question(self, game: Twister) -> Label:
        if self.left == TORCHLIGHT:
            return label("twister-ask-length", piece=game.piece(self.lighter))
        return label("twister-ask-ring", piece=game.piece(self.lighter), left=int(self.left))

    def rule(self) -> str:
        return "FOD-LIGHT-02"

    def candidates(self, game: Twister) -> list[Action]:
        found = [action for tile_set in range(tile_sets(game)) for action in LENGTHS_OF[tile_set]]
        return [*found, DONE_ACTION]

    def refuse(self, game: Twister, action: Action) -> i64:
        if action.verb == DONE:
            return WRONG_KIND if self.first else LEGAL
        return self.refuse_length(game, action) if action.verb == LENGTH else WRONG_KIND

    def refuse_length(self, game: Twister, action: Action) -> i64:
        """FOD-LIGHTRING-08  It fits what is left of the Ring, the stack and the darkness."""
        if self.left != TORCHLIGHT and cost_of(game, action.a) > self.left:
            return TOO_LONG
        code = refuse_stack(game, action.b, action.a)
        if code != LEGAL:
            return code
        return LEGAL if fits(game, self.lighter, action.a, self.first != 0) else NO_PLACEMENT

    def take(self, game: Twister, action: Action) -> None:
        """FOD-LIGHTRING-02  Only the length is named; the tile is drawn, and then placed whatever it is."""
        if action.verb == DONE:
            return
        tile = drawn_tile(game, action.b, action.a)
        take_tile(game, self.lighter, tile, action.a)
        game.push(PlaceTile(self.lighter, tile, self.left, self.first))


def cost_of(game: Twister, length: i64) -> i64:
    """AMB-03  The Ring counts squares, or tiles where the table says so."""
    return 1 if game.rules.ring_counts_tiles else length


@final
@dataclass(frozen=True)
class PlaceTile(Decision):
    """FOD-LIGHT-06  Where does the tile go, and which way round? It must be placed even if that hurts."""

    lighter: i64
    tile: i64
    left: i64
    first: i64

    def who(self, game: Twister) -> i64:
        return owner(self.lighter)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-tile", tile=int(self.tile) + 1)

    def rule(self) -> str:
        return "FOD-LIGHT-03"

    def length(self, game: Twister) -> i64:
        return i64(game.maze.content.tiles[int(self.tile) % TILES].length())

    def candidates(self, game: Twister) -> list[Action]:
        found: list[Action] = []
        for square in range(i64(SQUARES)):
            if game.maze.terrain[square] == DARK:
                found.extend(TILE_AT[square])
        return found

    def refuse(self, game: Twister, action: Action) -> i64:
        if action.verb != TILE:
            return WRONG_KIND
        return refuse_tile(game, self.lighter, self.length(game), action.a, action.b, self.first != 0)

    def take(self, game: Twister, action: Action) -> None:
        """FOD-LIGHTRING-04  Placed before the next is drawn."""
        length = self.length(game)
        lay_tile(game, self.tile, action.a, action.b)
        if self.left == TORCHLIGHT or not game.is_standing(self.lighter):
            return
        question = NameLength(self.lighter, self.left - cost_of(game, length), 0)
        if len(question.options(game)) > 1:
            game.push(question)


def lay_tile(game: Twister, tile: i64, square: i64, turns: i64) -> None:
    """FOD-LIGHT-03  On its squares; then whoever is on a pit falls."""
    squares = strip(square, turns, i64(game.maze.content.tiles[int(tile) % TILES].length()))
    cover(game, tile, squares, turns)
    for at in squares:
        if game.maze.is_pit(at):
            fall(game, at)


def fall(game: Twister, pit: i64) -> None:
    """FOD-LIGHT-09  Who is on a pit now is removed, for one point flat (AMB-43); Thief and Rope excepted (AMB-44)."""
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == pit and not survives_pit(game, token):
            eliminate_for(game, token, 1, "corridor")
