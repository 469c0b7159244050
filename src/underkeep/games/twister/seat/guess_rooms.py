"""Guessing what a view does not tell of rooms and teams: which rooms lie where, who is on the other side."""

from __future__ import annotations

from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import CELL_OF, PLACE_NAMES, PLACES, SQUARE_NAMES
from underkeep.games.twister.board.tiles import LIT_NOW, TILES, TOMB_USED, turned_walls
from underkeep.games.twister.content import PRINTED_ROOMS
from underkeep.games.twister.names import (
    CHARACTERS,
    GATE,
    GATE_STATES,
    LUCK_DRAFT,
    LUCK_ORIENTATION,
    LUCK_ROOMS,
    OBJECTS,
    PAIR_NUMBERS,
    ROLES,
    SLOTS,
    TEAM,
)
from underkeep.games.twister.options import FREE, way_of
from underkeep.games.twister.rules.draft import (
    ALL_PAIRS,
    PAIRS_EACH,
    enrol_all,
    enrol_forced,
    kind_of,
    pairs_of,
    rooms_of_pair,
    scenario_of,
    to_be_had,
)
from underkeep.games.twister.seat.view import SquareView, TwisterView
from underkeep.games.twister.state.game import Twister

UNKNOWN: int = -99


def guess_pairs(game: Twister, view: TwisterView, luck: Luck) -> vec[i64]:
    """The pairs of rooms of each side: as told, else those that a revealed room betrays, and others by chance."""
    names = [room.id for room in game.maze.content.rooms]
    seen = [names.index(room.room) for room in view.rooms if room.room is not None]
    bits: list[int] = []
    for n, side in enumerate(view.sides):
        if side.pairs is not None:
            bits.append(sum(1 << PAIR_NUMBERS.index(str(number)) for number in side.pairs))
        else:
            bits.append(guess_side_pairs(game, view, n, seen, luck))
    return vec[i64](bits)


def guess_side_pairs(game: Twister, view: TwisterView, side: int, seen: list[int], luck: Luck) -> int:
    if way_of(game.rules.options) != FREE:
        pairs = pairs_of(game.rules.options.text("box"))
        return sum(1 << pair for pair in pairs) if side == 0 and view.phase != "draft" else 0
    if view.phase == "draft" and ROLES[side] in view.asked:
        return 0
    betrayed = sorted({room % PRINTED_ROOMS // 2 for room in seen if room // PRINTED_ROOMS == side})
    order = luck.shuffle(LUCK_DRAFT, vec[i64](pairs_of(game.rules.options.text("box"))))
    others = [int(pair) for pair in order if pair not in betrayed]
    return sum(1 << pair for pair in [*betrayed, *others][:PAIRS_EACH])


def room_pool(game: Twister) -> list[int]:
    """Rooms that may lie in the maze."""
    scenario = scenario_of(game)
    if scenario is not None:
        return list(scenario.rooms)
    free = way_of(game.rules.options) == FREE
    return [
        room
        for side in range(2)
        for pair in range(ALL_PAIRS)
        if game.pairs[side] >> pair & 1
        for room in rooms_of_pair(pair, side if free else 0)
    ]


def lay_rooms(game: Twister, view: TwisterView, luck: Luck) -> None:
    """Revealed rooms as seen; the others in any order, lying any way round."""
    maze = game.maze
    names = [room.id for room in maze.content.rooms]
    seen = [names.index(room.room) if room.room is not None else UNKNOWN for room in view.rooms]
    left = luck.shuffle(LUCK_ROOMS, vec[i64]([n for n in room_pool(game) if n not in seen]))
    used = 0
    for place, room in enumerate(view.rooms):
        if seen[place] != UNKNOWN and room.orientation is not None:
            maze.room[place], maze.orientation[place] = seen[place], room.orientation
        else:
            maze.room[place], maze.orientation[place] = left[used], luck.below(LUCK_ORIENTATION, 4)
            used += 1
    open_rooms(maze, view)


def open_rooms(maze: Maze, view: TwisterView) -> None:
    """Turn up what is revealed, with its portcullises and corridor tiles as they are."""
    for room in view.rooms:
        if room.revealed:
            maze.revealed[PLACE_NAMES.number(room.name)] = 1
    for square in view.squares:
        at = SQUARE_NAMES.number(square.name)
        for side, word in enumerate(square.edges):
            if CELL_OF[at] >= 0 and word in GATE_STATES:
                maze.gates[maze.edge(at, side) - GATE] = GATE_STATES.index(word)
    for square in view.squares:
        if square.tile or (square.used and square.terrain == "tomb"):
            put_marks(maze, square)
    for place in range(PLACES):
        if maze.revealed[place]:
            maze.lay_out(place)


def put_marks(maze: Maze, square: SquareView) -> None:
    """A square of a corridor tile, or a used Tomb."""
    at = SQUARE_NAMES.number(square.name)
    if not square.tile:
        maze.mark(at, TOMB_USED)
        return
    tile = maze.content.tiles[(square.tile - 1) % TILES]
    walls = turned_walls(tile.walls[square.part], square.turns)
    maze.cover(at, square.tile, square.part, square.turns, tile.pits[square.part], walls)
    if square.lit_now:
        maze.mark(at, LIT_NOW)


# ---------------------------------------------------------------------- teams
def guess_roster(game: Twister, view: TwisterView, luck: Luck) -> list[i64]:
    chosen: list[int] = []
    for n, side in enumerate(view.sides):
        team = side.team if side.team is not None else guess_team(game, view, n, luck)
        chosen.extend(n * TEAM + SLOTS.number(name) for name in team)
    return [i64(token) for token in sorted(chosen)]


def guess_team(game: Twister, view: TwisterView, side: int, luck: Luck) -> tuple[str, ...]:
    """MIX-FREE-02  Those of the other side that were seen, and others by chance."""
    seen = [name for token in view.tokens if token.owner == ROLES[side] for name in with_originals(token.id)]
    people = fill(seen, to_be_had(game, True), CHARACTERS, luck)
    return (*people, *fill(seen, to_be_had(game, False), OBJECTS, luck))


def with_originals(id: str) -> list[str]:
    """torch-2 tells that there is a torch."""
    name = id.split(":")[2]
    kind, _, number = name.rpartition("-")
    if not number.isdigit():
        return [name]
    return [] if kind == "zombie" else [kind, *[f"{kind}-{n}" for n in range(2, int(number) + 1)]]


def fill(seen: list[str], pool: list[str], size: int, luck: Luck) -> list[str]:
    """So many of the pool, those seen first; a copy that is drawn stands for the next of its kind (MIX-FREE-02)."""
    chosen = [name for name in dict.fromkeys(seen) if name in pool]
    for n in luck.shuffle(LUCK_DRAFT, vec[i64](range(len(pool)))):
        kind = kind_of(pool[int(n)])
        chosen += [name for name in pool if kind_of(name) == kind and name not in chosen][:1]
    return chosen[:size]


def put_draft(game: Twister, view: TwisterView, luck: Luck) -> None:
    """What each side has chosen so far: as told; a side that is done has chosen something, others nothing we know."""
    enrol_forced(game)
    for n, side in enumerate(view.sides):
        names = side.picked
        if names is None:
            names = () if side.name in view.asked else guess_team(game, view, n, luck)
        enrol_all(game, n, list(names))
