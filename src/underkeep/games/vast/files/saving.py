"""A game as a tree, and back: the fields of every board, the map by tile, the stack by the names of its frames."""

from __future__ import annotations

from dataclasses import is_dataclass
from types import ModuleType
from typing import Any, Final

from underkeep.core.formats.codec import frame_kinds, ints, load_kernel, load_luck, save_kernel, vector
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import u8, vec
from underkeep.core.kernel.spec import Tree
from underkeep.core.kernel.windows import Window
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast import turn
from underkeep.games.vast.board.cavern import ALL_OPEN, Cavern, turned
from underkeep.games.vast.board.squares import CELLS
from underkeep.games.vast.cards import (
    cave_in,
    claws,
    crystal_curse,
    events,
    feast,
    omens,
    power_targets,
    powers,
    quake,
    rockslide,
    scheme_effects,
    schemes,
    secrets,
    slingshot,
    wrath,
)
from underkeep.games.vast.content import Content
from underkeep.games.vast.files.board_fields import BOARDS, GAME_NUMBERS, Board, board_of, put
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.roles.cave import omens as cave_omens
from underkeep.games.vast.roles.cave import reactions as cave_reactions
from underkeep.games.vast.roles.cave import turn as cave_turn
from underkeep.games.vast.roles.dragon import hoard, payment
from underkeep.games.vast.roles.dragon import movement as dragon_movement
from underkeep.games.vast.roles.dragon import reactions as dragon_reactions
from underkeep.games.vast.roles.dragon import scales as dragon_scales
from underkeep.games.vast.roles.dragon import turn as dragon_turn
from underkeep.games.vast.roles.goblins import actions, activation, attacks, monsters, movement, war
from underkeep.games.vast.roles.goblins import reactions as goblin_reactions
from underkeep.games.vast.roles.goblins import turn as goblin_turn
from underkeep.games.vast.roles.knight import (
    ambush,
    attack_order,
    encounter,
    equipment,
    infestation,
    javelin,
    prepared,
    rune_staff,
    treasure,
    troll,
)
from underkeep.games.vast.roles.knight import attacks as knight_attacks
from underkeep.games.vast.roles.knight import reactions as knight_reactions
from underkeep.games.vast.roles.knight import turn as knight_turn
from underkeep.games.vast.roles.thief import actions as thief_actions
from underkeep.games.vast.roles.thief import advancement, stored, targets
from underkeep.games.vast.roles.thief import movement as thief_movement
from underkeep.games.vast.roles.thief import reactions as thief_reactions
from underkeep.games.vast.roles.thief import turn as thief_turn
from underkeep.games.vast.rules import (
    arrive,
    collapse,
    die,
    entrance,
    fill,
    flare,
    forced,
    grit,
    plunder,
    reconnect,
    reveal,
    thief_death,
    treasures,
    tribes,
)
from underkeep.games.vast.rules.terrain import effects as terrain_effects
from underkeep.games.vast.rules.terrain import fall, pits, place
from underkeep.games.vast.setup import empty_game
from underkeep.games.vast.state.game import Vast

MODULES: Final = (
    turn, arrive, collapse, die, entrance, fill, flare, forced, grit, plunder, reconnect, reveal, thief_death,
    treasures, tribes,
    claws, cave_in, crystal_curse, events, feast, omens, power_targets, powers, quake, rockslide, secrets, slingshot,
    wrath, javelin, prepared, rune_staff, troll,
    ambush, attack_order, encounter, equipment, infestation, treasure, knight_attacks, knight_reactions, knight_turn,
    actions, activation, attacks, monsters, movement, war, goblin_reactions, goblin_turn,
    dragon_movement, hoard, payment, dragon_scales, dragon_reactions, dragon_turn,
    cave_omens, cave_reactions, cave_turn,
    schemes, scheme_effects, advancement, stored, thief_actions, thief_movement, thief_reactions, targets, thief_turn,
    terrain_effects, fall, pits, place,
)  # fmt: skip


def frames_in(module: ModuleType) -> list[type[Any]]:
    """The frames that a module names."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Frame)]
    return [kind for kind in found if is_dataclass(kind)]


FRAMES: Final = frame_kinds(*[kind for module in MODULES for kind in frames_in(module)], Window)


# ------------------------------------------------------------------ boards
def save_field(value: Any) -> Any:
    if isinstance(value, Pile):
        return ints(value.items)
    if isinstance(value, int):
        return int(value)  # flags too: which of the numbers are flags depends on the engine
    return [int(n) for n in value]


def save_board(game: Vast, board: Board, role: int) -> Tree:
    state = board_of(game, role)
    return {name: save_field(getattr(state, name)) for name in board.fields}


def load_board(game: Vast, board: Board, role: int, tree: Tree) -> None:
    state = board_of(game, role)
    for name in board.fields:
        value = tree[name]
        if name in board.piles:
            getattr(state, name).items = vector(value)
        else:
            put(state, name, vector(value) if isinstance(value, list) else value)


# ------------------------------------------------------------------ the map
MAP_FIELDS: Final = ("where", "lit", "rotation", "blown", "blocked", "treasures", "marks", "known")


def save_cavern(cavern: Cavern) -> Tree:
    tree: Tree = {name: [int(n) for n in getattr(cavern, name)] for name in MAP_FIELDS}
    tree["entrance"] = int(cavern.entrance)
    return tree


def load_cavern(cavern: Cavern, tree: Tree) -> None:
    for name in MAP_FIELDS:
        setattr(cavern, name, vector(tree[name]))
    cavern.entrance = tree["entrance"]
    derive(cavern)


def derive(cavern: Cavern) -> None:
    """What follows from the rest: the grid and the doors."""
    cavern.grid = vec[u8]([0] * CELLS)
    for tile in range(int(cavern.count)):
        if cavern.where[tile] >= 0:
            cavern.grid[cavern.where[tile]] = u8(tile + 1)
        lit = cavern.where[tile] >= 0 and cavern.lit[tile] == 1
        cavern.doors[tile] = turned(cavern.shapes[tile], cavern.rotation[tile]) if lit else ALL_OPEN


# ------------------------------------------------------------------ the whole
def save(game: Vast) -> Tree:
    tree: Tree = {"options": game.rules.options.tree(), "kernel": save_kernel(game), "how": game.how}
    tree["game"] = {name: save_field(getattr(game, name)) for name in GAME_NUMBERS}
    tree["map"] = save_cavern(game.cavern)
    for role, board in enumerate(BOARDS):
        tree[board.role] = save_board(game, board, role)
    return tree


def upgraded(tree: Tree, rules: int) -> Tree:
    """A game that older rules saved. Up to version 1 rounds were counted from 0 and a Tribe never went back."""
    if rules > 1:
        return tree
    now = {**tree["game"], "round": tree["game"]["round"] + 1}
    if now["terrain_round"] >= 0:
        now["terrain_round"] += 1
    knight = {**tree["knight"], "declined": []}  # what she had declined was in the box for all to see
    return {**tree, "game": now, "knight": knight, "goblins": {**tree["goblins"], "path_again": 0, "far_again": 0}}


def load(tree: Tree, content: Content) -> Vast:
    game = empty_game(OPTIONS.resolve(tree["options"]), content, load_luck(tree["kernel"]))
    for name in GAME_NUMBERS:
        put(game, name, tree["game"][name])
    game.how = tree["how"]
    load_cavern(game.cavern, tree["map"])
    for role, board in enumerate(BOARDS):
        load_board(game, board, role, tree[board.role])
    load_kernel(game, tree["kernel"], FRAMES)
    return game
