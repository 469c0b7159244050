"""Position files of Vast, read: a situation as somebody states it who knows only the rulebook.

state.map: squares with a tile (`n1: event-05`, Lit), `{tile, turn, treasures, tokens}`, or `{dark: fangs}` and
`{dark: event-05}`; the Entrance lies at `o` unless named; without state.map four Dark tiles lie around it.
state.bombs, state.rockslides: `n1 east`. state.<role>: the fields of `underkeep position schema vast`; `at` is the
square of a piece, `null` for none. Supplies, stack and decks follow from the rest. turn: role, round, collapse.
question: act (in the middle of the turn), turn (its beginning), end (its end), or what position files tell.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import Tree
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import NEITHER
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.content import Content
from underkeep.games.vast.files.board_fields import BOARDS, Board, board_of, put
from underkeep.games.vast.files.position_checks import check_position, complete_cubes, complete_supplies
from underkeep.games.vast.files.position_out import ALWAYS_THERE
from underkeep.games.vast.files.position_piles import fill_piles
from underkeep.games.vast.files.position_words import (
    CARD_SETS,
    LIMITS,
    LIST_NAMES,
    ONE_OF,
    bad,
    card_names,
    cell,
    items,
    number,
    only,
    table,
    word,
)
from underkeep.games.vast.files.saving import derive
from underkeep.games.vast.files.stack_lines import line_in
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.roles.cave.turn import CAVE_ACTS
from underkeep.games.vast.roles.dragon.turn import DRAGON_ACTS
from underkeep.games.vast.roles.goblins.turn import ACTIVATE
from underkeep.games.vast.roles.knight.turn import KNIGHT_ACTS
from underkeep.games.vast.roles.thief.turn import THIEF_ACTS
from underkeep.games.vast.rules.terrain.spots import cells_of
from underkeep.games.vast.seat.build_boards import FALLEN
from underkeep.games.vast.setup import empty_game
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.turn import ROUNDS, TURN_OF, TURNS

MAIN: Final = (KNIGHT_ACTS, ACTIVATE, DRAGON_ACTS, CAVE_ACTS, THIEF_ACTS)
MAIN_STEP: Final = (2, 8, 2, 2, 3)  # where each role's turn goes on after its main question
QUESTIONS: Final = ("act", "turn", "end")
TOKENS: Final = {
    "crystal": names.CRYSTAL,
    "event": names.EVENT,
    "vault": names.VAULT,
    "troll": names.TROLL_TOKEN,
}
STATE_KEYS: Final = (
    "map", "terrain", "bombs", "rockslides", "entrance", "smashed", "die", "spared", "terrain_round", "terrain_gone",
    *names.ROLES,
)  # fmt: skip


def position_in(tree: Tree, content: Content) -> Vast:
    """A game from a position file; whatever is not named has its default."""
    luck = Luck.new(seed_from(1), len(names.STREAMS))
    for stream, results in table(tree.get("luck"), "luck").items():
        wanted = [number(n, f"luck.{stream}", 0) for n in items(results, f"luck.{stream}")]
        luck.force(word(stream, "luck", names.STREAMS), wanted)
    game = empty_game(OPTIONS.resolve(table(tree.get("setup"), "setup")), content, luck)
    state = table(tree.get("state"), "state")
    only(state, "state", STATE_KEYS)
    read_map(game, state)
    read_ground(game, state)
    for name in ("smashed", "die", "spared"):
        if name in state:
            put(game, name, state[name] if name == "spared" else number(state[name], f"state.{name}"))
    given = {role: table(state.get(role), f"state.{role}") for role in names.ROLES}
    place_pieces(game)
    for role, board in enumerate(BOARDS):
        read_board(game, board, role, given[board.role])
    complete_cubes(game, given["knight"])
    fill_piles(game, given)
    complete_supplies(game, given["cave"])
    read_turn(game, table(tree.get("turn"), "turn"), given)
    check_position(game, stated=not isinstance(tree.get("question"), dict))
    push_question(game, tree.get("question", "act"))
    game.run()
    return game


# ------------------------------------------------------------------ the map
def read_map(game: Vast, state: Tree) -> None:
    """Lit tiles first, so that Dark ones named by symbol only take what is left."""
    entries = table(state.get("map"), "state.map") or {n: {"dark": t} for n, t in default_map().items()}
    ground = terrain_entries(state)
    for square in entries:
        if square in ground:
            raise bad(f"state.map.{square}", "Terrain covers this square", "Move the tile or the Terrain.")
    entries = {**entries, **ground}
    if "entrance" not in state and "entrance" not in [str(entry_tile(entry)) for entry in entries.values()]:
        entries = {"o": "entrance", **entries}
    cavern = game.cavern
    cavern.where = vec[i64]([-1] * cavern.count)
    cavern.lit[names.ENTRANCE_TILE] = 0
    elsewhere = tiles_elsewhere(state)
    for pass_symbols in (False, True):
        for square, entry in entries.items():
            if (str(entry_tile(entry)) in names.TRIBES) == pass_symbols:
                read_tile(game, str(square), entry, elsewhere)
    derive(cavern)
    for name, masks in (("bombs", cavern.blown), ("rockslides", cavern.blocked)):
        for edge in items(state.get(name), f"state.{name}"):
            read_edge(game, str(edge), name, masks)


def tiles_elsewhere(state: Tree) -> list[str]:
    """The tiles that a position names in the Cave's piles."""
    cave = table(state.get("cave"), "state.cave")
    piles = ("stack", "hand", "gone", "fallen")
    return [str(tile) for name in piles for tile in items(cave.get(name), f"state.cave.{name}")]


def terrain_entries(state: Tree) -> Tree:
    """`terrain: {lake: n2}` lays all its spaces; a River or Magma may be turned, Pits are three
    squares.
    """
    entries: Tree = {}
    for name, value in table(state.get("terrain"), "state.terrain").items():
        where = f"state.terrain.{name}"
        kind = word(name, "state.terrain", names.TERRAINS)
        if kind == names.PITS:
            entries |= {str(square): f"pits-{n + 1}" for n, square in enumerate(items(value, where))}
            continue
        fields = table(value, where) if isinstance(value, dict) else {"at": value}
        only(fields, where, ("at", "turn"))
        turn = number(fields.get("turn", 0), f"{where}.turn", 0, 3)
        for n, place in enumerate(cells_of(kind, cell(fields.get("at"), where), turn)):
            entries[SQUARE_NAMES[place]] = {"tile": f"{name}-{n + 1}", "turn": turn}
    return entries


def read_ground(game: Vast, state: Tree) -> None:
    """Where the Entrance is, and what Terrain has had its chance or is gone."""
    if "entrance" in state:
        game.cavern.entrance = tile_named(game, state["entrance"], "state.entrance")
    game.terrain_round = number(state.get("terrain_round", -1), "state.terrain_round", -1, 500)
    for name in items(state.get("terrain_gone"), "state.terrain_gone"):
        game.terrain_gone |= i64(1 << word(name, "state.terrain_gone", names.TERRAINS))


def default_map() -> dict[str, str]:
    return {"n1": "ambush-01", "e1": "ambush-02", "s1": "ambush-03", "w1": "event-01"}


def entry_tile(entry: Any) -> Any:
    if isinstance(entry, dict):
        return entry.get("dark", entry.get("tile"))
    return entry


def read_tile(game: Vast, square: str, entry: Any, elsewhere: list[str]) -> None:
    where = f"state.map.{square}"
    fields = table(entry, where) if isinstance(entry, dict) else {"tile": entry}
    only(fields, where, ("tile", "dark", "turn", "treasures", "tokens", "known"))
    tile = pick_tile(game, fields, where, elsewhere)
    cavern = game.cavern
    if cavern.where[tile] >= 0:
        raise bad(where, f"{names.SPACES[tile]} lies on the map twice", "Name another tile.")
    if names.SPACES[tile] in elsewhere:
        raise bad(where, f"{names.SPACES[tile]} lies in a pile of the Cave, too", "Name another tile.")
    cavern.where[tile] = cell(square, where)
    cavern.lit[tile] = 0 if "dark" in fields else 1 if tile < names.TILE_COUNT or tile == names.BRIDGE else NEITHER
    cavern.rotation[tile] = number(fields.get("turn", 0), f"{where}.turn", 0, 3)
    cavern.treasures[tile] = number(fields.get("treasures", 0), f"{where}.treasures", 0, 12)
    for token in items(fields.get("tokens"), f"{where}.tokens"):
        cavern.marks[tile] = cavern.marks[tile] | TOKENS[names.MARKS[word(token, f"{where}.tokens", names.MARKS)]]
    for role in items(fields.get("known"), f"{where}.known"):
        seat = int(game.seat(word(role, f"{where}.known", names.ROLES)))
        cavern.known[tile] = cavern.known[tile] | i64(1 << seat)


def pick_tile(game: Vast, fields: Tree, where: str, elsewhere: list[str]) -> int:
    """A tile by its id, or the first one with a symbol that lies nowhere yet."""
    wanted = str(fields.get("dark", fields.get("tile")))
    if wanted not in names.TRIBES:
        return word(wanted, where, names.SPACES[: int(game.cavern.count)])
    for tile in range(1, names.TILE_COUNT):
        free = game.cavern.where[tile] < 0 and names.TILES[tile] not in elsewhere
        if free and names.SYMBOLS[game.content.symbols[tile]] == wanted:
            return tile
    raise bad(where, f"no tile with the symbol {wanted} is left", "Name a tile by its id.")


def read_edge(game: Vast, edge: str, name: str, masks: vec[i64]) -> None:
    """`n1 east`: a token on that edge."""
    where = f"state.{name}"
    square, _, way = edge.partition(" ")
    tile = int(game.cavern.tile_at(cell(square, where)))
    direction = word(way, where, names.DIRECTIONS)
    if tile < 0:
        raise bad(
            where, f"there is no tile on {square}", "Write a square with a tile, then north, east, south or west."
        )
    beyond = int(game.cavern.neighbour(tile, direction))
    masks[tile] = masks[tile] | i64(1 << direction)
    if beyond >= 0:
        masks[beyond] = masks[beyond] | i64(1 << (direction + 2) % 4)


# ------------------------------------------------------------------ boards
def place_pieces(game: Vast) -> None:
    """Pieces of those who play stand on the Entrance unless the file says otherwise."""
    entrance = int(game.cavern.entrance)
    game.knight.tile = entrance if game.has(names.KNIGHT) else names.OFF
    game.dragon.tile = entrance if game.has(names.DRAGON) else names.OFF
    game.thief.tile = entrance if game.has(names.THIEF) else names.OFF
    game.dragon.rows[names.HUNGER] = game.dragon.rows[names.HUNGER] - game.rules.hunger
    game.dragon.locked = game.rules.hunger if game.rules.locked else i64(0)


def tile_named(game: Vast, value: Any, where: str) -> int:
    """A tile by its square; null, reserve, carried and fallen are no tiles."""
    if value is None or value == "reserve":
        return names.OFF
    if value in ("carried", "fallen"):
        return names.CARRIED if value == "carried" else FALLEN
    tile = int(game.cavern.tile_at(cell(value, where)))
    if tile < 0:
        raise bad(where, f"there is no tile on {value}", "Add it to state.map.")
    return tile


def tile_set(game: Vast, value: Any, where: str) -> int:
    """Cave tiles by their squares, as a mask; spaces of Terrain are kept apart, in the field that ends in _far."""
    tiles = [tile_named(game, square, where) for square in items(value, where)]
    if any(not 0 <= tile < names.TILE_COUNT for tile in tiles):
        raise bad(where, "names a square without a Cave tile", "Name squares of tiles; Terrain belongs into ..._far.")
    return sum(1 << tile for tile in dict.fromkeys(tiles))


def read_board(game: Vast, board: Board, role: int, tree: Tree) -> None:
    if tree and not game.has(role) and board.role not in ALWAYS_THERE:
        raise bad(f"state.{board.role}", "that role does not play", "Choose other roles under setup.roles.")
    if "at" in tree:
        tree["tile"] = tree.pop("at")
    only(tree, f"state.{board.role}", ("at", *board.fields))
    state = board_of(game, role)
    for name, value in tree.items():
        read_field(game, board, state, name, value)


def read_field(game: Vast, board: Board, state: Any, name: str, value: Any) -> None:
    where, key = f"state.{board.role}.{name}", (board.role, name)
    if name in board.piles:
        words = card_names(board.role, name)
        getattr(state, name).items = vector([word(card, where, words) for card in items(value, where)])
    elif key in LIST_NAMES:
        setattr(state, name, read_list(game, board, name, getattr(state, name), table(value, where)))
    elif name in board.tiles:
        setattr(state, name, tile_named(game, value, where))
    elif name in board.sets:
        setattr(state, name, tile_set(game, value, where))
    elif key in CARD_SETS:
        setattr(state, name, sum(1 << word(card, where, CARD_SETS[key]) for card in items(value, where)))
    elif key in ONE_OF:
        setattr(state, name, -1 if value is None else word(value, where, ONE_OF[key]))
    elif isinstance(getattr(state, name), bool):
        setattr(state, name, bool(value))
    else:
        setattr(state, name, number(value, where, *LIMITS.get(key, (-9, 999))))


def read_list(game: Vast, board: Board, name: str, now: Any, tree: Tree) -> vec[i64]:
    """A list by the names of its entries; what is not named stays."""
    where = f"state.{board.role}.{name}"
    words = LIST_NAMES[(board.role, name)]
    values = [int(n) for n in now]
    for entry, value in tree.items():
        place = word(entry, where, words)
        if name in board.tile_lists:
            values[place] = tile_named(game, value, f"{where}.{entry}")
        elif name in board.set_lists:
            values[place] = tile_set(game, value, f"{where}.{entry}")
        elif name == "lurk":
            values[place] = -1 if value is None else cell(value, f"{where}.{entry}")
        elif board.role == "goblins" and name == "slots":
            values[place] = -1 if value is None else word(value, f"{where}.{entry}", names.MONSTERS)
        else:
            values[place] = number(value, f"{where}.{entry}", 0, 15)
    return vector(values)


# ------------------------------------------------------------------ whose turn, what question
def read_turn(game: Vast, tree: Tree, given: dict[str, Tree]) -> None:
    only(tree, "turn", ("role", "round", "collapse"))
    role = int(game.rules.kinds[0])
    if tree.get("role") is not None:
        role = word(tree["role"], "turn.role", names.ROLES)
    if not game.has(role):
        raise bad("turn.role", f"{names.ROLES[role]} does not play", "Name a role of setup.roles.")
    game.active = role
    game.round = number(tree.get("round", 1), "turn.round", 0, 500)
    game.collapse = bool(tree.get("collapse", False))
    if role == names.KNIGHT and "start" not in given["knight"]:
        game.knight.start = game.knight.tile


def push_question(game: Vast, question: Any) -> None:
    """The stack behind the question."""
    if isinstance(question, dict):
        restore_stack(game, question)
        return
    if question not in QUESTIONS:
        raise bad("question", f"{question!r} is unknown", f"Give one of {', '.join(QUESTIONS)}.")
    role = int(game.active)
    game.push(ROUNDS)
    game.go_to(1)
    game.push(TURN_OF[role])
    game.go_to({"turn": 0, "act": 3, "end": 3}[question])
    if question == "act":
        game.push(TURNS[role])
        game.go_to(MAIN_STEP[role])
        game.push(MAIN[role])


def restore_stack(game: Vast, question: Tree) -> None:
    """`under_way` as position_out tells it."""
    only(question, "question", ("under_way",))
    squares = {str(n): int(t) for n, t in squares_of(game).items()}
    for line in items(question.get("under_way"), "question.under_way"):
        try:
            frame, step = line_in(str(line), squares)
        except (KeyError, ValueError):
            raise bad("question.under_way", f"{line!r} cannot be read", "Take it as position files tell it.") from None
        game.push(frame)
        game.go_to(step)


def squares_of(game: Vast) -> dict[str, int]:
    return {SQUARE_NAMES[game.cavern.where[tile]]: int(tile) for tile in game.cavern.tiles()}
