"""Building a view: squares instead of tile numbers, counts instead of cards, unless the eyes may look."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import EVERYBODY, mask_of
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast import names
from underkeep.games.vast.board.ground import is_ground, kind_of
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.rules.terrain.place import ground_in_question
from underkeep.games.vast.seat.build_boards import NOBODY, SQUARE_IDS, named, square
from underkeep.games.vast.seat.build_cave import cave_board
from underkeep.games.vast.seat.build_dragon import dragon_board
from underkeep.games.vast.seat.build_goblins import goblins_board
from underkeep.games.vast.seat.build_knight import knight_board
from underkeep.games.vast.seat.build_thief import thief_board
from underkeep.games.vast.seat.build_under_way import under_way
from underkeep.games.vast.seat.view import PieceView, TileView, VastView
from underkeep.games.vast.seat.view_cache import CachedTile, MapLayout, ViewCache, cache_for, lay_out
from underkeep.games.vast.state.changes.pieces import owner_of
from underkeep.games.vast.state.game import UNDECIDED, Vast

MAX_KEPT: Final = 50_000  # parts of views
FACES: Final[dict[tuple[int, int], TileView]] = {}  # by everything that they show
PIECES: Final[dict[tuple[int, str | None, bool], PieceView]] = {}
CLICKABLE: Final = (
    *(f"power:{name}" for name in names.POWERS), *(f"omen:{name}" for name in names.OMENS),
    *(f"row:{name}" for name in names.ROWS), *(f"cube:{name}" for name in names.CUBE_PLACES),
    *(f"upgrade:{name}" for name in names.UPGRADES), *(f"slot:{name}" for name in names.MONSTER_SLOTS),
    *(f"quest:{name}" for name in names.SIDEQUESTS), *(f"war:{name}" for name in names.WAR),
    *(f"secret:{name}" for name in names.SECRETS),
)  # fmt: skip


def sides(mask: i64) -> tuple[bool, bool, bool, bool]:
    return (mask & 1 != 0, mask & 2 != 0, mask & 4 != 0, mask & 8 != 0)


# ------------------------------------------------------------------ the map
def knows_tile(game: Vast, tile: i64, eyes: int) -> bool:
    """VAST-GEN-007  Lit tiles are public; of Dark ones the Cave knows all, others what they were shown."""
    known = int(game.cavern.known[tile])
    return bool(game.cavern.lit[tile]) or known == EVERYBODY or bool((known | int(game.rules.eyes(names.CAVE))) & eyes)


def tile_view(game: Vast, tile: i64, eyes: int, things: i64, cache: ViewCache) -> TileView:
    """What the eyes see of a tile: as they saw it last or as anybody ever saw it, if it shows the same."""
    known = knows_tile(game, tile, eyes)
    base, tokens = base_key(game, tile, known), key_of_tokens(game, tile, things)
    last = cache.tiles[tile]
    if last is not None and last.base == base and last.tokens == tokens:
        return last.view
    found = FACES.get((int(base), int(tokens)))
    if found is None:
        if len(FACES) >= MAX_KEPT:
            FACES.clear()
        found = new_tile_view(game, tile, known)
        FACES[(int(base), int(tokens))] = found
    cache.tiles[tile] = CachedTile(base, tokens, found)
    return found


def base_key(game: Vast, tile: i64, known: bool) -> i64:
    """Where a tile lies and which, as far as it is known, its face, its walls and what has become of them."""
    cavern = game.cavern
    key = cavern.where[tile] << 3 | game.content.symbols[tile]
    if known:
        key |= (tile + 1) << 15 | (game.content.types[tile] if not is_ground(tile) else i64(0)) << 23
    return (
        key
        | cavern.lit[tile] << 28
        | cavern.rotation[tile] << 30
        | cavern.blown[tile] << 32
        | cavern.blocked[tile] << 36
        | walls(game, tile) << 40
    )


def key_of_tokens(game: Vast, tile: i64, things: i64) -> i64:
    """What lies and stands on a tile, and who has looked at it."""
    return (looked_at(game, tile) << 12 | things) << 16 | game.cavern.treasures[tile] << 8 | game.cavern.marks[tile]


def things_by_tile(game: Vast) -> vec[i64]:
    """Pieces, Gems and the single tokens on each tile, a bit for each of them."""
    found = vec[i64]([0] * int(game.cavern.count))
    add_thing(found, game.dragon.flame_wall, 1)
    add_thing(found, game.knight.guard, 2)
    add_thing(found, game.goblins.meat, 4)
    for gem in range(i64(3)):
        add_thing(found, game.dragon.gems[gem], i64(8) << gem)
    for piece in range(i64(6)):
        add_thing(found, game.piece_tile(piece), i64(64) << piece)
    return found


def add_thing(found: vec[i64], tile: i64, thing: i64) -> None:
    if tile >= 0:
        found[tile] |= thing


def walls(game: Vast, tile: i64) -> i64:
    """The sides of a tile with a wall, as a mask."""
    mask: i64 = 0
    for direction in range(i64(4)):
        if game.cavern.wall(tile, direction):
            mask |= i64(1) << direction
    return mask


def looked_at(game: Vast, tile: i64) -> i64:
    """The roles that have looked at the Lit side of a tile, as a mask of role numbers."""
    mask: i64 = 0
    if game.cavern.known[tile] == 0:
        return mask
    kinds = game.rules.kinds
    for seat in range(i64(len(kinds))):
        if game.cavern.known[tile] >> seat & 1:
            mask |= i64(1) << kinds[seat]
    return mask


def new_tile_view(game: Vast, tile: i64, known: bool) -> TileView:
    cavern, marks, looked = game.cavern, game.cavern.marks[tile], looked_at(game, tile)
    cell = cavern.where[tile]
    return TileView(
        SQUARE_IDS[cell],
        SQUARE_NAMES[cell],
        cavern.lit[tile] == 1,
        names.SYMBOLS[game.content.symbols[tile]],
        names.SPACES[tile] if known else None,
        type_name(game, tile) if known else None,
        int(cavern.rotation[tile]),
        sides(walls(game, tile)),
        sides(cavern.blown[tile]),
        sides(cavern.blocked[tile]),
        int(cavern.treasures[tile]),
        marks & names.CRYSTAL != 0,
        marks & names.EVENT != 0,
        marks & names.VAULT != 0,
        tuple([names.POWER_SYMBOLS[gem] for gem in range(3) if game.dragon.gems[gem] == tile]),
        game.dragon.flame_wall == tile,
        game.knight.guard == tile,
        bool(marks & names.TROLL_TOKEN),
        game.goblins.meat == tile,
        tuple([names.PIECES[piece] for piece in game.pieces_on(tile)]),
        tuple([names.ROLES[kind] for kind in game.rules.kinds if looked >> kind & 1]),
    )


def type_name(game: Vast, tile: i64) -> str:
    """The type of a Cave tile; Terrain has none, so that its name is told."""
    return names.TERRAINS[kind_of(tile)] if is_ground(tile) else names.TYPES[game.content.types[tile]]


def piece_view(game: Vast, piece: int) -> PieceView:
    tile = int(game.piece_tile(piece))
    role = names.ROLES[owner_of(piece)]
    lurk = int(game.goblins.lurk[piece - 1]) if role == "goblins" else -1
    place = square(game, tile) if tile >= 0 else SQUARE_NAMES[lurk] if lurk >= 0 else None
    key = (piece, place, lurk >= 0)
    if key not in PIECES:
        PIECES[key] = PieceView(f"piece:{names.PIECES[piece]}", names.PIECES[piece], role, place, lurk >= 0)
    return PIECES[key]


def open_cells(game: Vast, layout: MapLayout) -> list[i64]:
    """The open spaces to be drawn: those around the map, and those that a Terrain may now come to cover."""
    covered = ground_in_question(game)
    return sorted({*layout.border, *covered}) if covered else layout.border


# ------------------------------------------------------------------ the whole
def winner(game: Vast) -> str | None:
    """Who has won, if it is decided."""
    if game.winner == UNDECIDED:
        return None
    return names.ROLES[game.winner] if game.winner >= 0 else NOBODY


def look(game: Vast, roles: frozenset[int]) -> VastView:
    eyes = mask_of(roles)
    kinds = tuple([names.ROLES[kind] for kind in game.rules.kinds])
    bits = int(game.asked())
    things, cache = things_by_tile(game), cache_for(game, eyes)
    layout = lay_out(game, cache)
    return VastView(
        game="vast",
        content=game.content.digest,
        options=game.rules.options.shown,
        roles=tuple([kinds[role] for role in sorted(roles)]),
        playing=kinds,
        asked=tuple([kind for n, kind in enumerate(kinds) if bits >> n & 1]),
        round=int(game.round),
        turn=names.ROLES[game.active] if game.active >= 0 else None,
        collapse=game.collapse,
        winner=winner(game),
        how=game.how,
        die=int(game.die),
        spared=game.spared,
        smashed=int(game.smashed),
        terrain_round=int(game.terrain_round),
        terrain_gone=named(game.terrain_gone, names.TERRAINS),
        entrance=square(game, int(game.cavern.entrance)),
        tiles=tuple([tile_view(game, tile, eyes, things[tile], cache) for tile in layout.tiles]),
        spaces=tuple([SQUARE_IDS[cell] for cell in open_cells(game, layout)]),
        pieces=tuple([piece_view(game, piece) for piece in range(len(names.PIECES))]),
        knight=knight_board(game, eyes, cache),
        goblins=goblins_board(game, eyes, cache),
        dragon=dragon_board(game, eyes, cache),
        cave=cave_board(game, eyes, cache),
        thief=thief_board(game, eyes, cache),
        under_way=under_way(game, cache, layout),
        answered=tuple([int(n) for n in game.answered]),
        targets=CLICKABLE,
    )
