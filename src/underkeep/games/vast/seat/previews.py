"""What an option would do, as marks to draw while it is considered: ways, sight lines, ranges, what the Dragon die may
hit, edges and rotations. Everything comes from public knowledge.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.views import Mark
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.cavern import turned
from underkeep.games.vast.board.sight import in_line, sees, straight
from underkeep.games.vast.board.squares import AROUND, SIDE, SQUARE_NAMES, distance, step
from underkeep.games.vast.cards.crystal_curse import ChooseRotation
from underkeep.games.vast.cards.rockslide import LiftEdge, RockslideEdge
from underkeep.games.vast.cards.slingshot import ChooseSlung
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.dragon.movement import ChooseWing
from underkeep.games.vast.roles.dragon.turn import DragonActs
from underkeep.games.vast.roles.goblins.actions import ChooseExplore
from underkeep.games.vast.roles.goblins.activation import TribeActs
from underkeep.games.vast.roles.knight.equipment import (
    MAGIC_RANGE,
    ChooseFlare,
    ChooseMagicShot,
    ChooseShot,
    ChooseWall,
)
from underkeep.games.vast.roles.knight.javelin import ChooseThrown
from underkeep.games.vast.roles.knight.rune_staff import ChooseRune, refuse_rune
from underkeep.games.vast.roles.knight.turn import KnightActs
from underkeep.games.vast.roles.thief.turn import ThiefActs
from underkeep.games.vast.rules.die import surrounding_dark
from underkeep.games.vast.rules.forced import ChoosePush
from underkeep.games.vast.rules.reconnect import ChooseSlide
from underkeep.games.vast.rules.reveal import OrientTile
from underkeep.games.vast.rules.terrain.place import ChooseGround, ChooseGroundTurn, turns_at
from underkeep.games.vast.rules.terrain.spots import cells_of
from underkeep.games.vast.state.game import Vast

SIDES: Final = ("n", "e", "s", "w")
ROLLING: Final = (names.PW_CLAW, names.PW_FLAME, names.PW_WRATH)

Marks = tuple[Mark, ...]


def preview(game: Vast, action: Action) -> Marks:
    """The marks of an option."""
    verb = int(action.verb)
    if verb == actions.SQUARE:
        return square_marks(game, int(action.a))
    if verb == actions.TURN:
        return turn_marks(game, int(action.a))
    if verb in (actions.DIRECTION, actions.CLIMB):
        return edge_marks(game, int(action.a))
    if verb == actions.POWER:
        return power_marks(game, int(action.a))
    if verb == actions.USE:
        return use_marks(game, action)
    if verb in (actions.TRIBE, actions.PIECE, actions.BACKSTAB, actions.WAND) and int(action.a) < len(names.PIECES):
        return shot_marks(game, int(action.a) + (names.P_FANGS if verb == actions.TRIBE else 0))
    return odds(game, int(game.thief.tile)) if action is actions.FLARE and game.active == names.THIEF else ()


def sq(cell: int) -> str:
    return f"sq:{SQUARE_NAMES[cell]}"


def at(game: Vast, tile: int) -> str:
    return sq(int(game.cavern.where[tile]))


# ------------------------------------------------------------------ squares and ways
def square_marks(game: Vast, cell: int) -> Marks:
    """A way from the piece that would go there, the die around it, or the square itself."""
    if isinstance(game.top(), ChooseFlare):
        return odds(game, int(game.cavern.tile_at(cell)))
    top = game.top()
    if isinstance(top, ChooseGround):
        turns = turns_at(game, top.kind, cell, top.tile, top.far)
        return ground_marks(int(top.kind), cell, int(turns[0])) if turns else ()
    mover = moving_piece(game)
    if mover < 0 or game.piece_tile(mover) < 0:
        return (Mark("square", sq(cell)),)
    return way(int(game.cavern.where[game.piece_tile(mover)]), cell)


def moving_piece(game: Vast) -> int:
    """The piece that a square is a step of, -1 for none."""
    top = game.top()
    if isinstance(top, (KnightActs, ChooseRune)):
        return names.P_KNIGHT
    if isinstance(top, ThiefActs):
        return names.P_THIEF
    if isinstance(top, (DragonActs, ChooseWing)):
        return names.P_DRAGON
    if isinstance(top, TribeActs):
        return names.P_FANGS + int(top.tribe)
    return int(top.piece) if isinstance(top, ChoosePush) else -1


def way(here: int, there: int) -> Marks:
    """VAST-MAP-004  The squares of a straight way with their distance; a bent one is only its end."""
    return tuple(Mark("path", sq(cell), n) for n, cell in enumerate(line(here, there)))


def line(here: int, there: int) -> list[int]:
    """Both ends and what lies straight between them."""
    direction = int(straight(here, there))
    if direction < 0:
        return [here, there]
    cells = [here]
    while cells[-1] != there:
        cells.append(int(step(cells[-1], direction)))
    return cells


# ------------------------------------------------------------------ tiles and edges
def turn_marks(game: Vast, rotation: int) -> Marks:
    """VAST-REV-001  The tile as it would lie: its open sides."""
    top = game.top()
    if isinstance(top, ChooseGroundTurn):
        return ground_marks(int(top.kind), int(top.cell), rotation)
    if not isinstance(top, (OrientTile, ChooseRotation)):
        return ()
    openings = int(turned(game.content.shapes[top.tile], rotation))
    return (Mark("turn", at(game, int(top.tile)), "".join(SIDES[d] for d in range(4) if openings >> d & 1) or "-"),)


def ground_marks(kind: int, cell: int, rotation: int) -> Marks:
    """VAST-TER-003  The squares that a Terrain would cover, with its name and rotation."""
    drawn = f"{names.TERRAINS[kind]} {rotation}"
    return tuple(Mark("ground", sq(int(place)), drawn) for place in cells_of(kind, cell, rotation))


def edge_marks(game: Vast, direction: int) -> Marks:
    """The edge of the tile that a direction is about."""
    top = game.top()
    tile = -1
    if isinstance(top, (RockslideEdge, LiftEdge, ChooseSlide)):
        tile = int(top.tile)
    elif isinstance(top, ChooseWall):
        tile = int(game.knight.tile)
    elif isinstance(top, ChooseExplore):
        tile = int(game.goblins.tile[top.tribe])
    elif isinstance(top, ThiefActs):
        tile = int(game.thief.tile)
    return (Mark("edge", at(game, tile), names.DIRECTIONS[direction]),) if tile >= 0 else ()


# ------------------------------------------------------------------ the die, sight and range
def power_marks(game: Vast, power: int) -> Marks:
    """VAST-DR-040  What the die may hit, or the tiles that a power certainly works on."""
    here = int(game.dragon.tile)
    if power in ROLLING:
        return odds(game, here)
    if power == names.PW_SCORCH:
        return tuple(Mark("hit", at(game, int(tile))) for tile in surrounding_dark(game, here))
    return (Mark("hit", at(game, int(game.knight.tile))),) if power == names.PW_SLAP else ()


def odds(game: Vast, centre: int) -> Marks:
    """VAST-DIE-002  How many of the six faces hit each tile around a space."""
    found: list[Mark] = []
    for cell in range(9):
        where = int(game.cavern.where[centre]) + int(AROUND[cell])
        faces = sum(1 for face in game.content.die if face >> cell & 1)
        if game.cavern.tile_at(where) >= 0:
            found.append(Mark("odds", sq(where), faces))
    return tuple(found)


def use_marks(game: Vast, action: Action) -> Marks:
    """VAST-KN-044  The tiles that Bow, Enchanted Bow and Rune Staff reach."""
    here, cavern = game.knight.tile, game.cavern
    tiles = [tile for tile in cavern.tiles() if tile != here]
    if action is actions.USE_BOW:
        tiles = [tile for tile in tiles if sees(cavern, here, tile, SIDE)]
    elif action is actions.USE_MAGIC_BOW:
        tiles = [tile for tile in tiles if in_line(cavern, here, tile, MAGIC_RANGE)]
    elif action is actions.USE_RUNE_STAFF:
        tiles = [tile for tile in tiles if refuse_rune(game, cavern.where[tile]) == LEGAL]
    else:
        return ()
    cells = sorted(int(cavern.where[tile]) for tile in tiles)  # by their numbers, Dark ones would be told apart
    return tuple(Mark("range", sq(cell)) for cell in cells)


def shot_marks(game: Vast, piece: int) -> Marks:
    """VAST-MAP-008  The sight line to whom a shot or a knife is meant for."""
    top = game.top()
    if isinstance(top, (ChooseShot, ChooseMagicShot, ChooseThrown)):
        here = game.knight.tile
    elif isinstance(top, ChooseSlung):
        here = game.goblins.tile[top.tribe]
    elif isinstance(top, ThiefActs):
        here = game.thief.tile
    else:
        return ()
    there = game.piece_tile(piece)
    if there < 0 or there == here:
        return ()
    cells = line(int(game.cavern.where[here]), int(game.cavern.where[there]))
    far = int(distance(cells[0], cells[-1]))
    return (*(Mark("line", sq(cell)) for cell in cells[:-1]), Mark("hit", sq(cells[-1]), far))
