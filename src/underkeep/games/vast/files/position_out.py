"""A game told as a position file: the keys of positions.py, everything by name."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.spec import Tree
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.files.board_fields import BOARDS, Board, board_of, tile_bits
from underkeep.games.vast.files.position_stats import stats_of
from underkeep.games.vast.files.position_words import CARD_SETS, LIST_NAMES, ONE_OF, card_names
from underkeep.games.vast.files.stack_lines import line_out
from underkeep.games.vast.seat.build_boards import region, square
from underkeep.games.vast.state.game import Vast

ALWAYS_THERE = ("goblins", "cave")  # Monsters, tiles and supplies are used without their players too


def position_out(game: Vast) -> Tree:
    state: Tree = {"map": {SQUARE_NAMES[game.cavern.where[t]]: tile_out(game, int(t)) for t in game.cavern.tiles()}}
    state["bombs"] = edges(game, game.cavern.blown)
    state["rockslides"] = edges(game, game.cavern.blocked)
    state["entrance"] = square(game, int(game.cavern.entrance))
    state["terrain_round"] = int(game.terrain_round)
    state["terrain_gone"] = [names.TERRAINS[kind] for kind in tile_bits(int(game.terrain_gone))]
    state["smashed"], state["die"], state["spared"] = int(game.smashed), int(game.die), game.spared
    for role, board in enumerate(BOARDS):
        if game.has(role) or board.role in ALWAYS_THERE:
            state[board.role] = board_out(game, board, role)
    return {
        "setup": game.rules.options.tree(),
        "state": state,
        "stats": {role: stats_of(game, n) for n, role in enumerate(names.ROLES)},
        "turn": {"role": names.ROLES[game.active], "round": int(game.round), "collapse": game.collapse},
        "asked": asked_out(game),
        "question": {"under_way": [line_out(game, n) for n in range(len(game.frames))]},
        "result": {"winner": names.ROLES[game.winner] if game.winner >= 0 else None, "how": game.how},
        "hidden": {},
        "luck": {},
    }


def asked_out(game: Vast) -> str | None:
    """Who is asked and by which rule: `knight VAST-KN-006`."""
    if game.over():
        return None
    return f"{names.ROLES[game.rules.kinds[game.first_asked()]]} {game.question().rule()}"


def tile_out(game: Vast, tile: int) -> Tree:
    cavern, marks = game.cavern, int(game.cavern.marks[tile])
    tokens = [name for n, name in enumerate(names.MARKS) if marks >> n & 1]
    known = [names.ROLES[kind] for n, kind in enumerate(game.rules.kinds) if cavern.known[tile] >> n & 1]
    entry: Tree = {"tile" if cavern.lit[tile] else "dark": names.SPACES[tile], "turn": int(cavern.rotation[tile])}
    entry.update({"treasures": int(cavern.treasures[tile]), "tokens": tokens, "known": known})
    return entry


def edges(game: Vast, masks: Any) -> list[str]:
    """Each edge once, named by the tile that comes first in reading order."""
    told: list[str] = []
    for tile in game.cavern.tiles():
        for way in range(4):
            beyond = game.cavern.neighbour(tile, way)
            if masks[tile] >> way & 1 and (way in (names.EAST, names.SOUTH) or beyond < 0):
                told.append(f"{SQUARE_NAMES[game.cavern.where[tile]]} {names.DIRECTIONS[way]}")
    return sorted(told)


def board_out(game: Vast, board: Board, role: int) -> Tree:
    state = board_of(game, role)
    told = {name: field_out(game, board, state, name) for name in board.fields}
    if "tile" in board.tiles:
        told["at"] = told.pop("tile")
    return told


def field_out(game: Vast, board: Board, state: Any, name: str) -> Any:
    value, key = getattr(state, name), (board.role, name)
    if name in board.piles:
        words = card_names(board.role, name)
        return [words[card] for card in value.items]
    if key in LIST_NAMES:
        return {word: entry_out(game, board, name, int(n)) for word, n in zip(LIST_NAMES[key], value, strict=True)}
    if name in board.tiles:
        return place_out(game, int(value))
    if name in board.sets:
        return list(region(game, int(value)))
    if key in CARD_SETS:
        return [CARD_SETS[key][n] for n in tile_bits(int(value))]
    if key in ONE_OF:
        return None if value < 0 else ONE_OF[key][value]
    return value if isinstance(value, bool) else int(value)


def entry_out(game: Vast, board: Board, name: str, value: int) -> Any:
    if name == "gems":
        return "carried" if value == names.CARRIED else "reserve" if value < 0 else square(game, value)
    if name in board.tile_lists:
        return place_out(game, value)
    if name in board.set_lists:
        return list(region(game, value))
    if name == "lurk":
        return None if value < 0 else SQUARE_NAMES[value]
    if board.role == "goblins" and name == "slots":
        return None if value < 0 else names.MONSTERS[value]
    return value


def place_out(game: Vast, tile: int) -> str | None:
    return square(game, tile) or None


SCHEMA: Tree = {
    "setup": "option values, see `underkeep options vast`",
    "state.map.<square>": "tile id (Lit), or {tile|dark, turn, treasures, tokens, known}; squares are o, n1, n1e2, ...",
    "state.bombs, state.rockslides": "list of `square direction`",
    "state.terrain": "{lake: n2, river: {at: e2, turn: 1}, pits: [n2, s3, w4]}: where the first space of each lies",
    "state.terrain_round, state.terrain_gone": "the last round with a chance of Terrain; Terrain out of the game",
    "state.entrance": "the square of the Entrance, `o` unless named",
    "state.smashed": "Crystals smashed by anybody",
    **{f"state.{board.role}.<field>": ", ".join(("at", *board.fields)) for board in BOARDS},
    "turn": "role, round, collapse",
    "question": "act, turn, end, or {under_way: [...]} as told by a game",
    "luck.<stream>": "forced results: " + ", ".join(names.STREAMS),
    "stats, asked, result": "told only: worked-out numbers, who is asked by which rule, how it ended",
}
