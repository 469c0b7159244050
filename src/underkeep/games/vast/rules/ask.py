"""How Vast asks: the natural candidates of a question, filtered by the one formulation of what is legal."""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64, sort, vec
from underkeep.games.vast.actions import DONE, NO, SQUARES, YES
from underkeep.games.vast.board.squares import AS_READ
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, THIEF
from underkeep.games.vast.refusals import (
    FOREST_SHELTERS,
    LEGAL,
    NOT_PLAYING,
    NOT_YOURSELF,
    RUNE_NEEDS_GRIT,
    SHIELD_PROTECTS,
    THIEF_UNSEEN,
    WRONG_KIND,
)
from underkeep.games.vast.state.game import Vast


class Ask(Decision):
    """A question of Vast."""


class YesNo(Ask):
    """A question that is answered by yes or no, whatever the position; it is asked only where both make sense."""

    def candidates(self, game: Vast) -> list[Action]:
        return [YES, NO]

    def refuse(self, game: Vast, action: Action) -> i64:
        return LEGAL if action is YES or action is NO else WRONG_KIND


class KnightAsk(Ask):
    """A question to the Knight."""

    def who(self, game: Vast) -> i64:
        return game.seat(KNIGHT)


class GoblinsAsk(Ask):
    """A question to the Goblins."""

    def who(self, game: Vast) -> i64:
        return game.seat(GOBLINS)


class DragonAsk(Ask):
    """A question to the Dragon."""

    def who(self, game: Vast) -> i64:
        return game.seat(DRAGON)


class CaveAsk(Ask):
    """A question to the Cave."""

    def who(self, game: Vast) -> i64:
        return game.seat(CAVE)


class ThiefAsk(Ask):
    """A question to the Thief."""

    def who(self, game: Vast) -> i64:
        return game.seat(THIEF)


def refuse_other_player(game: Vast, by: i64, role: i64) -> i64:
    """VAST-CAVE-025  Any other player who takes part; a Knight who is out does not."""
    if role == by:
        return NOT_YOURSELF
    if role == KNIGHT:
        return LEGAL if game.knight_plays() else NOT_PLAYING
    return LEGAL if game.has(role) else NOT_PLAYING


def squares_of(game: Vast, tiles: list[i64]) -> list[Action]:
    """The actions that name these tiles by their squares, in reading order."""
    cells = vec[i64]([0] * i64(len(tiles)))
    for n in range(i64(len(tiles))):
        cells[n] = game.cavern.where[tiles[n]]
    sort(cells)
    return [SQUARES[cell] for cell in cells]


def around(game: Vast, tile: i64) -> list[Action]:
    """The squares next to a tile that hold a tile, in reading order."""
    found: list[Action] = []
    for way in AS_READ:
        cell = game.cavern.where[tile] + way
        if game.cavern.tile_at(cell) >= 0:
            found.append(SQUARES[cell])
    return found


def with_done(actions: list[Action]) -> list[Action]:
    actions.append(DONE)
    return actions


def options_exist(game: Vast, ask: Ask) -> bool:
    """Whether a question has an answer beside `done`: where it has none it is not asked."""
    for action in ask.candidates(game):
        if action is not DONE and ask.refuse(game, action) == LEGAL:
            return True
    return False


def why_none(game: Vast, ask: Ask, otherwise: i64) -> i64:
    """Why a question has no answer: the first reason that somebody could change, else the one given."""
    why: i64 = LEGAL
    for action in ask.candidates(game):
        code = ask.refuse(game, action)
        if code == LEGAL and action is not DONE:
            return LEGAL
        if why == LEGAL and can_be_changed(code):
            why = code
    return why if why != LEGAL else otherwise


def can_be_changed(code: i64) -> bool:
    """Whether somebody could do something about a refusal."""
    return code == FOREST_SHELTERS or code == SHIELD_PROTECTS or code == RUNE_NEEDS_GRIT or code == THIEF_UNSEEN


def put(game: Vast, ask: Ask) -> None:
    """A question about public things; the only legal answer is taken at once."""
    only = ask.only_option(game)
    if only is None:
        game.push(ask)
    else:
        ask.take(game, only)
