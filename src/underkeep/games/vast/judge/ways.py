"""Ways on the map as a judge counts them: steps from a tile, and how far the nearest thing of a kind lies."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.vast.board.squares import distance
from underkeep.games.vast.names import EVENT, OFF
from underkeep.games.vast.state.game import Vast

FAR: Final[i64] = 12  # nothing is counted as farther than that


def steps_from(game: Vast, tile: i64) -> vec[i64]:
    """Steps from a tile to every other by open ways, FAR where there is none."""
    return spread(game, tile, False)


def lit_steps(game: Vast, tile: i64) -> vec[i64]:
    """The same where every tile between is Lit: a Dark one asks for an Encounter."""
    return spread(game, tile, True)


def spread(game: Vast, tile: i64, lit: bool) -> vec[i64]:
    """From tile to tile; with `lit` no Dark tile is passed."""
    steps = vec[i64]([int(FAR)] * game.cavern.count)
    if tile == OFF:
        return steps
    steps[tile] = 0
    queue = vec[i64]([tile])
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        if lit and here != tile and game.cavern.is_dark(here):
            continue
        for direction in range(i64(4)):
            to = game.cavern.passage(here, direction)
            if to >= 0 and steps[to] > steps[here] + 1:
                steps[to] = steps[here] + 1
                queue = append(queue, to)
    return steps


def flight(game: Vast, one: i64, other: i64) -> i64:
    """Squares between two tiles as the Dragon goes underground."""
    if one == OFF or other == OFF:
        return FAR
    squares = distance(game.cavern.where[one], game.cavern.where[other])
    return min(squares, FAR)


def nearest(steps: vec[i64], tiles: list[i64]) -> i64:
    """Steps to the nearest of some tiles."""
    best: i64 = FAR
    for tile in tiles:
        best = min(best, steps[tile])
    return best


def laden(game: Vast) -> list[i64]:
    """The tiles with a Treasure token."""
    return [tile for tile in game.cavern.tiles() if game.cavern.treasures[tile] > 0]


def marked(game: Vast, mark: i64) -> list[i64]:
    """The tiles with a token of a kind."""
    return [tile for tile in game.cavern.tiles() if game.cavern.marks[tile] & mark]


def lit_tiles_left(game: Vast, goal: i64) -> vec[i64]:
    """How many Lit tiles a Tribe leaves on its darkest way from every tile to the goal, FAR where there is none."""
    bright = vec[i64]([int(FAR)] * game.cavern.count)
    if goal == OFF:
        return bright
    bright[goal] = 0
    queue = vec[i64]([goal])
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        for direction in range(i64(4)):
            to = game.cavern.passage(here, direction)
            if to >= 0:
                left = bright[here] + (0 if game.cavern.is_dark(to) else 1)
                if left < bright[to]:
                    bright[to] = left
                    queue = append(queue, to)
    return bright


def is_obstacle(game: Vast, tile: i64) -> bool:
    """A Dark tile, an Event or a Tribe: nobody passes there without an Encounter."""
    if game.cavern.is_dark(tile) or game.has_mark(tile, EVENT):
        return True
    for tribe in range(i64(3)):
        if game.goblins.tile[tribe] == tile:
            return True
    return False
