"""VAST-MAP-001  Changes to the map: tiles and Terrain are laid, turned, slid and taken off; edges open and close."""

from __future__ import annotations

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.board.cavern import NEITHER
from underkeep.games.vast.board.ground import is_ground, kind_of, spaces_of, together
from underkeep.games.vast.board.slide import slide
from underkeep.games.vast.board.squares import CENTRE, SIDE, SQUARE_NAMES
from underkeep.games.vast.names import (
    BRIDGE,
    CAVE,
    DIRECTIONS,
    HAND_OF_TILES,
    L_STACK,
    L_TERRAIN,
    P_FANGS,
    SYMBOLS,
    TERRAINS,
    TILE_KINDS,
    TILES,
    TYPE_CRYSTAL,
)
from underkeep.games.vast.options import RANDOM_TERRAIN, ROCKSLIDE_KEEPS_BOMB, ROCKSLIDE_RETURNS
from underkeep.games.vast.state.changes.meat import lift_meat
from underkeep.games.vast.state.changes.pieces import STRANDED, UNCOVER, lift_piece, move_piece
from underkeep.games.vast.state.changes.tokens import clear_tokens, square_of
from underkeep.games.vast.state.events.cave import CrystalTileFallen
from underkeep.games.vast.state.events.map import (
    EdgePlaced,
    EntranceMoved,
    MapShifted,
    MapSlid,
    TerrainPlaced,
    TerrainRemoved,
    TileLookedAt,
    TilePlaced,
    TileRemoved,
    TileRevealed,
    TileRotated,
    TileShown,
)
from underkeep.games.vast.state.game import Vast


def next_tile(game: Vast) -> i64:
    """VAST-FILL-003  The top tile of the stack, unseen."""
    return game.cave.stack.items[i64(len(game.cave.stack.items)) - 1]


def place_tile(game: Vast, tile: i64, cell: i64) -> None:
    """VAST-CAVE-024  A tile from the Cave's hand or the stack is laid Dark side up; the hand is refilled."""
    if game.has(CAVE):
        game.cave.hand.take(tile)
        refill_hand(game)
    else:
        game.cave.stack.take(tile)
    lay_tile(game, tile, cell)


def refill_hand(game: Vast) -> None:
    """VAST-CAVE-024  Up to three tiles, as long as the stack lasts."""
    while game.has(CAVE) and game.cave.hand.count() < HAND_OF_TILES and game.cave.stack.count() > 0:
        game.cave.hand.put(game.cave.stack.draw())


def lay_tile(game: Vast, tile: i64, cell: i64) -> None:
    game.cavern.put(tile, cell)
    if game.listener is not None:
        game.tell(TilePlaced(SQUARE_NAMES[cell], SYMBOLS[game.content.symbols[tile]]))
    uncover_lurker(game, tile, cell)
    keep_in_window(game)


def uncover_lurker(game: Vast, tile: i64, cell: i64) -> None:
    """VAST-FILL-007  A tile under a lurking Tribe makes it revealed."""
    for tribe in range(i64(3)):
        if game.goblins.lurk[tribe] == cell:
            move_piece(game, P_FANGS + tribe, tile, UNCOVER)


def keep_in_window(game: Vast) -> None:
    """The map outgrew its window: all squares shift (UK-VAST-02)."""
    offset = game.cavern.overflow()
    if offset == 0:
        return
    game.cavern.shift(offset)
    for tribe in range(i64(3)):
        if game.goblins.lurk[tribe] >= 0:
            game.goblins.lurk[tribe] = game.goblins.lurk[tribe] + offset
    if game.listener is not None:
        moved = CENTRE + int(offset)
        game.tell(MapShifted(moved // SIDE - CENTRE // SIDE, moved % SIDE - CENTRE % SIDE))


def show_tile(game: Vast, tile: i64) -> None:
    """VAST-REV-001  A tile is turned for all to see before its rotation is chosen."""
    game.cavern.known[tile] = EVERYBODY
    if game.listener is not None:
        game.tell(TileShown(square_of(game, tile), TILES[tile], TILE_KINDS[tile]))


def turn_up(game: Vast, tile: i64, rotation: i64) -> None:
    """VAST-REV-001  A Dark tile becomes Lit with that rotation."""
    game.cavern.light(tile, rotation)
    if game.rules.flag(ROCKSLIDE_RETURNS):
        return_walled_rockslides(game, tile)
    if game.listener is not None:
        game.tell(TileRevealed(square_of(game, tile), TILES[tile], TILE_KINDS[tile], int(rotation)))


def return_walled_rockslides(game: Vast, tile: i64) -> None:
    """VAST-CAVE-015  With the switch, a Rockslide goes back when a printed wall lands on its edge."""
    for direction in range(i64(4)):
        if game.cavern.blocked[tile] >> direction & 1 and not game.cavern.doors[tile] >> direction & 1:
            game.cavern.clear_edge(tile, direction)
            game.cave.rockslides += 1


def rotate_tile(game: Vast, tile: i64, rotation: i64) -> None:
    """VAST-REV-011  A Lit tile is turned round, which reveals nothing; edge tokens on it go (VAST-KN-043)."""
    game.cave.rockslides += game.cavern.rockslides_around(tile)
    game.cavern.clear_edges(tile)
    game.cavern.light(tile, rotation)
    if game.listener is not None:
        game.tell(TileRotated(square_of(game, tile), int(rotation)))


def rotate_dark_tile(game: Vast, tile: i64) -> None:
    """VAST-CAVE-020  A Dark tile looks the same all round: only the edge tokens on it go."""
    game.cave.rockslides += game.cavern.rockslides_around(tile)
    game.cavern.clear_edges(tile)
    if game.listener is not None:
        game.tell(TileRotated(square_of(game, tile), 0))


def remove_tile(game: Vast, tile: i64) -> None:
    """VAST-COL-006  A tile collapses: Crystal tiles are counted and gone; others go under the stack before the
    Collapse.
    """
    clear_tokens(game, tile)
    if game.goblins.meat == tile:
        lift_meat(game)  # VAST-BON-024
    game.cave.rockslides += game.cavern.rockslides_around(tile)
    square = square_of(game, tile)
    game.cavern.lift(tile)
    if is_ground(tile):
        put_away(game, tile, square)
        return
    if game.type_of(tile) == TYPE_CRYSTAL:
        game.cave.crystals_fallen += 1
        game.cave.gone.put(tile)
    elif game.collapse:
        game.cave.gone.put(tile)
    else:
        game.cave.fallen.put(tile)  # VAST-COL-015: also after the last tile was placed
    if game.listener is not None:
        game.tell(TileRemoved(square, TILES[tile], TILE_KINDS[tile]))
        tell_crystals(game, tile)
    hide_stranded_lurkers(game)


def tell_crystals(game: Vast, tile: i64) -> None:
    """How many Crystal tiles are gone, if the tile that fell was one."""
    if game.type_of(tile) == TYPE_CRYSTAL:
        fallen = int(game.cave.crystals_fallen)
        game.tell(CrystalTileFallen(fallen - 1, fallen, int(game.rules.crystal_tiles)))


def put_away(game: Vast, space: i64, square: str) -> None:
    """VAST-TER-017  Terrain that fell may come again, but not what the Collapse took; its card goes back with the
    others (VAST-TER-016).
    """
    kind = kind_of(space)
    if game.collapse:
        game.terrain_gone |= i64(1) << kind
    elif game.rules.flag(RANDOM_TERRAIN) and is_off_map(game, kind):
        game.cave.terrain_deck.put(kind)
        game.cave.terrain_deck.shuffle(game.luck, L_TERRAIN)
    if game.listener is not None and space == together(space)[0]:
        game.tell(TerrainRemoved(TERRAINS[kind], square))
    hide_stranded_lurkers(game)


def is_off_map(game: Vast, kind: i64) -> bool:
    for space in spaces_of(kind):
        if game.cavern.on_map(space):
            return False
    return True


def hide_stranded_lurkers(game: Vast) -> None:
    """VAST-SPL-005  A lurking Tribe that is no longer adjacent to any tile becomes hidden at once."""
    for tribe in range(i64(3)):
        cell = game.goblins.lurk[tribe]
        if cell >= 0 and not game.cavern.touches_map(cell):
            lift_piece(game, P_FANGS + tribe, STRANDED)


def bury_fallen(game: Vast) -> None:
    """VAST-COL-006  What fell goes under the stack, shuffled among itself."""
    if game.cave.fallen.count() == 0:
        return
    game.cave.fallen.shuffle(game.luck, L_STACK)
    under = Pile(game.cave.fallen.items, game.cave.stack.eyes)
    for n in range(game.cave.stack.count()):
        under.put(game.cave.stack.items[n])
    game.cave.stack = under
    game.cave.fallen = Pile.discard()
    refill_hand(game)


def bomb_edge(game: Vast, tile: i64, direction: i64) -> None:
    """VAST-KN-042  A Bomb token opens a wall for everybody; a Rockslide there goes back to the Cave."""
    game.knight.bombs -= 1
    if game.cavern.blocked[tile] >> direction & 1:
        lift_rockslide(game, tile, direction)
    game.cavern.blow(tile, direction)
    if game.listener is not None:
        game.tell(EdgePlaced("bomb", square_of(game, tile), DIRECTIONS[direction]))


def block_edge(game: Vast, tile: i64, direction: i64) -> None:
    """VAST-CAVE-015  A Rockslide closes an edge; a Bomb there leaves the game unless the switch keeps it
    (VAST-CTR-24).
    """
    game.cave.rockslides -= 1
    if not game.rules.flag(ROCKSLIDE_KEEPS_BOMB):
        game.cavern.clear_edge(tile, direction)
    game.cavern.block(tile, direction)
    if game.listener is not None:
        game.tell(EdgePlaced("rockslide", square_of(game, tile), DIRECTIONS[direction]))


def lift_rockslide(game: Vast, tile: i64, direction: i64) -> None:
    """VAST-CAVE-015  A Rockslide goes back to the Cave to be put elsewhere; a Bomb kept underneath counts again."""
    bombed = game.cavern.blown[tile] >> direction & 1
    game.cavern.clear_edge(tile, direction)
    if bombed:
        game.cavern.blow(tile, direction)
    game.cave.rockslides += 1


def move_entrance(game: Vast, tile: i64) -> None:
    """VAST-BON-003  The token lies there now, with the poisoned cubes on it."""
    game.cavern.entrance = tile
    if game.listener is not None:
        game.tell(EntranceMoved(square_of(game, tile)))


def lay_space(game: Vast, space: i64, cell: i64, turn: i64) -> None:
    """VAST-TER-010  One space of Terrain; the bridge counts as Lit."""
    game.cavern.put(space, cell)
    game.cavern.lit[space] = 1 if space == BRIDGE else NEITHER
    game.cavern.rotation[space] = turn


def look_at_tile(game: Vast, tile: i64, eyes: i64) -> None:
    """Those eyes have seen the Lit side of a tile."""
    game.cavern.known[tile] = game.cavern.known[tile] | eyes
    if game.listener is not None:
        game.tell(TileLookedAt(square_of(game, tile), TILES[tile], TILE_KINDS[tile], int(eyes)))


def slide_group(game: Vast, group: i64, offset: i64) -> None:
    """VAST-SPL-004  The group moves with everything on it; lurking Tribes are uncovered or stranded (VAST-SPL-005)."""
    before = SQUARE_NAMES[game.cavern.where[group]]
    slide(game.cavern, group, offset)
    if game.listener is not None:
        game.tell(MapSlid(before, SQUARE_NAMES[game.cavern.where[group]]))
    for tribe in range(i64(3)):
        cell = game.goblins.lurk[tribe]
        if cell >= 0 and game.cavern.tile_at(cell) >= 0:
            uncover_lurker(game, game.cavern.tile_at(cell), cell)
    hide_stranded_lurkers(game)
    keep_in_window(game)


def lay_terrain(game: Vast, first: i64, cells: list[i64], turn: i64) -> None:
    """Terrain lies on the map: its spaces, from that one on, on those squares."""
    for n, cell in enumerate(cells):
        lay_space(game, first + n, cell, turn)
    if game.listener is not None:
        game.tell(TerrainPlaced(TERRAINS[kind_of(first)], SQUARE_NAMES[cells[0]], int(turn)))
    keep_in_window(game)
