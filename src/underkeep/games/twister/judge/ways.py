"""How far it is: to the other line in a maze half unknown, and from square to square in the maze as it lies."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import LINE_OF, PLACE_OF, PLACES, SQUARES, beyond, opposite
from underkeep.games.twister.names import DARK, GATE, PIT, SPECTER, THIEF, UNSEEN, WALL_WALKER
from underkeep.games.twister.state.game import Twister

# ways of going, by what stops a character
ON_FOOT: Final = 0
OVER_PITS: Final = 1
THROUGH_WALLS: Final = 2
GAITS: Final = 3

# half steps: what it costs to go on, one way or another
STEP: Final = 2
DARK_STEP: Final = 3  # in a room that nobody has seen
REVEAL: Final = 6
PIT_DETOUR: Final = 10
GATE_DETOUR: Final = 16
GLOOM_DETOUR: Final = 8  # darkness must be lit, a 3D obstacle gone round
WALL_DETOUR: Final = 26  # a room must turn, or one goes round
CROSSING: Final = 8  # what a wall costs the Wall-Walker

NEVER: Final = 9999
MAX_KNOWN: Final = 256  # a maze takes up to some hundred kilobytes
FIVE_LETTERS: Final = 0x7FFFFFFF


@final
class Ways:
    """Distances in one state of a maze, worked out when somebody asks."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        self.out: list[vec[i64]] = [vec[i64]() for _ in range(2 * GAITS)]
        self.near: list[vec[i64]] = [vec[i64]() for _ in range(2 * SQUARES)]

    def half_steps_out(self, side: i64, gait: i64, square: i64) -> i64:
        """From a square to the other line, for a side and a way of going."""
        at = side * GAITS + gait
        if len(self.out[at]) == 0:
            self.out[at] = ways_out(self.maze, side, gait)
        return self.out[at][square]

    def steps(self, start: i64, over_pits: bool, to: i64) -> i64:
        """From square to square if nobody stood in the way, -1 if walls part them."""
        at = start * 2 + (1 if over_pits else 0)
        if len(self.near[at]) == 0:
            self.near[at] = steps_from(self.maze, start, over_pits)
        return self.near[at][to]


@final
class Atlas:
    """The ways of every maze met so far; a search meets the same few again and again."""

    def __init__(self) -> None:
        self.known: dict[int, Ways] = {}

    def ways(self, maze: Maze) -> Ways:
        key = int(fingerprint(maze))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MAX_KNOWN:
                self.known = {}
            found = Ways(maze.clone())
            self.known[key] = found
        return found


def fingerprint(maze: Maze) -> i64:
    """What the maze looks like, in 62 bits; rooms that nobody has seen do not count."""
    first: i64 = 17
    second: i64 = 5381
    for place in range(i64(PLACES)):
        seen: i64 = 1 + maze.room[place] * 4 + maze.orientation[place] if maze.revealed[place] else 0
        first = (first * 1000003 + seen) & FIVE_LETTERS
        second = (second * 69069 + seen * 31 + 7) & FIVE_LETTERS
    for cell in range(i64(len(maze.lit))):
        if maze.lit[cell] != 0:
            first = (first * 1000003 + cell * 8191 + maze.lit[cell]) & FIVE_LETTERS
            second = (second * 69069 + cell * 31 + maze.lit[cell]) & FIVE_LETTERS
    for gate in range(i64(len(maze.gates))):
        first = (first * 1000003 + maze.gates[gate]) & FIVE_LETTERS
        second = (second * 69069 + maze.gates[gate] * 31 + 7) & FIVE_LETTERS
    return first << 31 | second


def gait_of(game: Twister, token: i64) -> i64:
    kind = game.kind[token]
    if kind == WALL_WALKER or kind == SPECTER:
        return THROUGH_WALLS
    return OVER_PITS if kind == THIEF or game.maze.content.flies[kind] else ON_FOOT


# ---------------------------------------------------------------------- to the other line
def ways_out(maze: Maze, side: i64, gait: i64) -> vec[i64]:
    """Backwards from the line; a square is looked at again whenever a better way to it is found."""
    cost = vec[i64]([NEVER] * SQUARES)
    queue = vec[i64](capacity=512)
    for square in range(i64(SQUARES)):
        if LINE_OF[square] == 1 - side:
            cost[square] = 0
            queue = append(queue, square)
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        for way in range(i64(4)):
            before = beyond(here, way)
            if before >= 0:
                reached: i64 = cost[here] + step_cost(maze, gait, here, way, before)
                if reached < cost[before]:
                    cost[before] = reached
                    queue = append(queue, before)
    return cost


def step_cost(maze: Maze, gait: i64, here: i64, way: i64, before: i64) -> i64:
    """From the square before to the one here."""
    dark_here, dark_before = maze.terrain[here] == UNSEEN, maze.terrain[before] == UNSEEN
    cost: i64 = DARK_STEP if dark_here else STEP
    if dark_here and PLACE_OF[here] != PLACE_OF[before]:
        cost += REVEAL
    if maze.terrain[here] == PIT and gait != OVER_PITS:
        cost += PIT_DETOUR
    if maze.terrain[here] == DARK or maze.is_solid(here):
        cost += GLOOM_DETOUR
    if not dark_here and maze.closed[here] >> way & 1:
        return cost + barrier(maze, gait, here, way)
    if not dark_before and maze.closed[before] >> opposite(way) & 1:
        return cost + barrier(maze, gait, before, opposite(way))
    return cost


def barrier(maze: Maze, gait: i64, square: i64, way: i64) -> i64:
    if maze.edge(square, way) >= GATE:
        return GATE_DETOUR
    return CROSSING if gait == THROUGH_WALLS else WALL_DETOUR


# ---------------------------------------------------------------------- from square to square
def steps_from(maze: Maze, start: i64, over_pits: bool) -> vec[i64]:
    distance = vec[i64]([-1] * SQUARES)
    distance[start] = 0
    queue = append(vec[i64](capacity=256), start)
    head: i64 = 0
    while head < len(queue):
        here: i64 = queue[head]
        head += 1
        for way in range(i64(4)):
            if maze.passage(here, way):
                there = beyond(here, way)
                if distance[there] < 0:
                    distance[there] = distance[here] + 1
                    if maze.is_ground(there) or (over_pits and maze.terrain[there] == PIT):  # a pit is seen, not passed
                        queue = append(queue, there)
    return distance
