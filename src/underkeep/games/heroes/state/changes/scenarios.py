"""KHO-SCEN-04  The verbs that count for a scenario: its notes. Event tokens on the map are the board's."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import GOODS_NAMES
from underkeep.games.heroes.state.events.assault import DishServed, FrostMoved
from underkeep.games.heroes.state.game import Heroes

HALVES: Final = ["none", "vault", "far", "both"]  # by the bits of what is frozen


def gather_frogs(game: Heroes, rooms: i64) -> None:
    """KHO-SCN-0303  The rooms where frogs are going to bite, as bits."""
    game.notes[0] = rooms


def calm_frogs(game: Heroes, room: i64) -> None:
    """KHO-SCN-0303  The frogs of that room have bitten."""
    game.notes[0] &= ~(i64(1) << room)


def serve_dish(game: Heroes, kind: i64) -> None:
    """KHO-SCN-1202  The feast count of a resource rises by 1."""
    game.notes[kind] += 1
    if game.listener is not None:
        now = int(game.notes[kind])
        game.tell(DishServed(GOODS_NAMES[kind], now - 1, now))


def freeze(game: Heroes, halves: i64) -> None:
    """KHO-SCN-1601  Exactly these halves of the dungeon are frozen, as bits."""
    game.notes[0] = halves
    tell_frost(game)


def thaw(game: Heroes, half: i64) -> None:
    """KHO-SCN-1603  One half is no longer frozen."""
    game.notes[0] &= ~half
    tell_frost(game)


def tell_frost(game: Heroes) -> None:
    """KHO-SCN-1601  Which halves are frozen now."""
    if game.listener is not None:
        game.tell(FrostMoved(HALVES[game.notes[0]]))
