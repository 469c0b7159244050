"""Changes of set-up: pieces and pairs of rooms that are chosen, characters on the line, tokens face down in rooms."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import dot, place_id
from underkeep.games.twister.names import (
    FACE_DOWN,
    IN_HAND,
    PAIR_NUMBERS,
    ROLES,
    other,
    owner,
    slot_name,
    token_id,
    token_of,
)
from underkeep.games.twister.state.events.base_box import LineChosen, TokenLaid
from underkeep.games.twister.state.events.darkness import PiecePicked
from underkeep.games.twister.state.game import DOTS, Twister

NO_TILE_DRAWN: Final = 0


def enrol(game: Twister, side: i64, slot: i64) -> None:
    """A piece that a team has without having to choose it."""
    game.place[token_of(side, slot)] = IN_HAND


def pick_piece(game: Twister, side: i64, slot: i64, public: bool) -> None:
    """MIX-FREE-02  A piece for a team, in secret or shown to all (MIX-EQUAL-02)."""
    game.place[token_of(side, slot)] = IN_HAND
    if game.listener is not None:
        game.tell(PiecePicked(ROLES[int(side)], slot_name(slot), public, 0))


def pick_pair(game: Twister, side: i64, pair: i64, public: bool) -> None:
    """MIX-FREE-03  A pair of rooms."""
    game.pairs = game.pairs[:]
    game.pairs[side] |= i64(1) << pair
    if game.listener is not None:
        number = int(PAIR_NUMBERS[int(pair)])
        game.tell(PiecePicked(ROLES[int(side)], f"pair {number}", public, number))


def prepare_tiles(game: Twister, count: i64) -> None:
    """FOD-USE-03  So many corridor tiles in their stacks, face down."""
    game.tiles = vec[i64]([NO_TILE_DRAWN] * int(count))


def line_up(game: Twister, token: i64, number: i64) -> None:
    """DT-SETUP-03  The token waits on that dot of its line, face down (DT-BOARD-03)."""
    side = owner(token)
    game.line[side * DOTS + number] = token
    game.place[token] = dot(side, number)
    if number == DOTS - 1 and game.listener is not None:
        chosen = tuple(slot_name(game.line[side * DOTS + n]) for n in range(DOTS))
        game.tell(LineChosen(ROLES[int(side)], chosen))


def lay_face_down(game: Twister, token: i64, place: i64) -> None:
    """DT-SETUP-04  A token into a room; then the other player lays one."""
    game.place[token] = FACE_DOWN - place
    if game.listener is not None:
        game.tell(TokenLaid(ROLES[int(owner(token))], place_id(place), token_id(token)))
    game.active = other(int(game.active))
