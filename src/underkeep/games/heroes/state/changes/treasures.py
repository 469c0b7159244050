"""KHO-COMP-05  The verbs that change the Treasures: laid out, turned, swapped, carted away."""

from __future__ import annotations

from underkeep.core.kernel.native import append, i64, pop
from underkeep.games.heroes.names import EFFECT_NAMES, NOWHERE, ROOM_NAMES
from underkeep.games.heroes.state.events.assault import TreasureTurned
from underkeep.games.heroes.state.events.guild import (
    TreasureMoved,
    TreasurePlaced,
    TreasurePlundered,
    TreasureRemoved,
)
from underkeep.games.heroes.state.game import TREASURE_LUCK, Heroes


def place_treasure(game: Heroes, room: i64, value: i64) -> None:
    """KHO-SETUP-03  A random Treasure of that value from the supply; its effect stays unseen."""
    board = game.board
    fitting = [n for n in range(i64(len(board.hoard))) if game.rules.treasure_values[board.hoard[n]] == value]
    take_treasure(game, room, fitting[game.luck.below(TREASURE_LUCK, i64(len(fitting)))])


def place_any_treasure(game: Heroes, room: i64) -> None:
    """KHO-SETUP-03  A random Treasure from the shuffled heap, whatever its value."""
    take_treasure(game, room, game.luck.below(TREASURE_LUCK, i64(len(game.board.hoard))))


def take_treasure(game: Heroes, room: i64, place: i64) -> None:
    """KHO-SETUP-03  The Treasure at that place of the supply goes into the room."""
    board = game.board
    token: i64
    board.hoard, token = pop(board.hoard, place)
    board.treasure[room] = token
    if game.listener is not None:
        game.tell(TreasurePlaced(ROOM_NAMES[room], int(game.rules.treasure_values[token])))


def has_treasure(game: Heroes, value: i64) -> bool:
    """KHO-BUILD-03  Is a Treasure of that value in the supply?"""
    for token in game.board.hoard:
        if game.rules.treasure_values[token] == value:
            return True
    return False


def flip_treasure(game: Heroes, room: i64) -> i64:
    """KHO-ASSAULT-34  Turn the Treasure: from now on it is no longer in the room. Its effect is the answer."""
    board = game.board
    token = board.treasure[room]
    board.treasure[room] = NOWHERE
    board.flipped = token
    effect = game.rules.treasure_effects[token]
    if game.listener is not None:
        value = int(game.rules.treasure_values[token])
        game.tell(TreasurePlundered(ROOM_NAMES[room], value, EFFECT_NAMES[effect]))
        left = len([1 for lying in board.treasure if lying != NOWHERE])
        game.tell(
            TreasureTurned(ROOM_NAMES[room], value, EFFECT_NAMES[effect], left + 1, left, game.rules.clan_names())
        )
    return effect


def discard_treasure(game: Heroes) -> None:
    """KHO-SETUP-14  The plundered Treasure goes among those of its value in the supply."""
    game.board.hoard = append(game.board.hoard, game.board.flipped)
    game.board.flipped = NOWHERE


def swap_treasures(game: Heroes, room: i64, other: i64) -> None:
    """KHO-SCN-1701  The Treasures of two rooms change places; one of them may be missing."""
    treasure = game.board.treasure
    treasure[room], treasure[other] = treasure[other], treasure[room]
    if game.listener is not None:
        game.tell(TreasureMoved(ROOM_NAMES[room], ROOM_NAMES[other], treasure[room] != NOWHERE))


def remove_treasure(game: Heroes, room: i64) -> None:
    """KHO-SCN-2002  The Treasure leaves the game unseen."""
    board = game.board
    board.removed = append(board.removed, board.treasure[room])
    board.treasure[room] = NOWHERE
    if game.listener is not None:
        game.tell(TreasureRemoved(ROOM_NAMES[room]))
