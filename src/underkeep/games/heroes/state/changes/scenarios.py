"""KHO-SCEN-04  The verbs that count for a scenario: its notes. Event tokens on the map are the board's."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.state.game import Heroes


def gather_frogs(game: Heroes, rooms: i64) -> None:
    """KHO-SCN-0303  The rooms where frogs are going to bite, as bits."""
    game.notes[0] = rooms


def calm_frogs(game: Heroes, room: i64) -> None:
    """KHO-SCN-0303  The frogs of that room have bitten."""
    game.notes[0] &= ~(i64(1) << room)


def serve_dish(game: Heroes, kind: i64) -> None:
    """KHO-SCN-1202  The feast count of a resource rises by 1."""
    game.notes[kind] += 1


def freeze(game: Heroes, halves: i64) -> None:
    """KHO-SCN-1601  Exactly these halves of the dungeon are frozen, as bits."""
    game.notes[0] = halves


def thaw(game: Heroes, half: i64) -> None:
    """KHO-SCN-1603  One half is no longer frozen."""
    game.notes[0] &= ~half
