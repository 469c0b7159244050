"""What comes of deeds, in the story: whose line each is, what it marks, for whom it is good or bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.core.kernel.events import Event
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Telling, stakes
from underkeep.games.vast.rules.tell import FLAME_WALL, WATER
from underkeep.games.vast.seat.story_marks import NOTHING, at, between, deed, effect, marks, nearer, role_of
from underkeep.games.vast.state.changes.pieces import DEATH, HIDE, SCATTERED
from underkeep.games.vast.state.changes.tokens import DROPPED, PLACED
from underkeep.games.vast.state.events.cave import CrystalTileFallen, OmenAimed
from underkeep.games.vast.state.events.dragon import CubeSlept, DieStruck, DragonHurt, PowerAimed
from underkeep.games.vast.state.events.goblins import (
    HexCast,
    MonsterStayed,
    PopulationChanged,
    RageChanged,
    TreasureStored,
    TribeBlessed,
    TribeScattered,
)
from underkeep.games.vast.state.events.knight import CubeMoved, GritChanged, KnightHealed, KnightHurt
from underkeep.games.vast.state.events.map import (
    EdgePlaced,
    EntranceMoved,
    HazardStruck,
    MapSlid,
    PieceLeft,
    TerrainPlaced,
    TerrainRemoved,
    TilePlaced,
    TileRemoved,
    TileRevealed,
    TileRotated,
    TokenPlaced,
    TokenRemoved,
    TokenShifted,
)
from underkeep.games.vast.state.events.thief import LootLevelSet, LootTaken, ThiefKilled, TrapSprung
from underkeep.games.vast.state.events.turn import CardsDrawn, TurnBegan

LITTLE_LEFT: Final = 2  # Health of the Knight at which every wound is what a table would shout about
SEVERE: Final = 5  # Grit
LASTING: Final = ("track", "discarded", "entrance")  # where a Hero cube goes that she misses
DRAWN_BY: Final = {"powers": "dragon", "war": "goblins", "secrets": "goblins"}
BLAST: Final = "bomb"
SILENT: Final = Telling(QUIET)


def turn_began(event: Event) -> Telling:
    assert isinstance(event, TurnBegan)
    return Telling(TURN, event.role)


# ---------------------------------------------------------------------- the Knight
def knight_hurt(event: Event) -> Telling:
    assert isinstance(event, KnightHurt)
    much = 3 if event.health <= LITTLE_LEFT else 2
    at_stake = stakes(knight=-much, goblins=2)
    return effect("knight", marks(("knight",)), at_stake, "" if event.health else "death")


def knight_healed(event: Event) -> Telling:
    """Nothing is told of Health that is full already."""
    assert isinstance(event, KnightHealed)
    if event.health == event.before:
        return SILENT
    return effect("knight", marks(("knight",)), stakes(knight=1, goblins=-1))


def grit_changed(event: Event) -> Telling:
    """Nothing is told of Grit that stays."""
    assert isinstance(event, GritChanged)
    if event.grit == event.before:
        return SILENT
    weight = 1 if event.by > 0 else -2 if event.by <= -SEVERE else -1
    return effect("knight", (), stakes(knight=weight))


def cube_moved(event: Event) -> Telling:
    assert isinstance(event, CubeMoved)
    return effect("knight", (), stakes(knight=-1) if event.to in LASTING else NOTHING)


# ---------------------------------------------------------------------- the Goblins
def rage_changed(event: Event) -> Telling:
    assert isinstance(event, RageChanged)
    return effect("goblins", (), stakes(goblins=1 if event.rage > event.before else -1))


def population_changed(event: Event) -> Telling:
    """Nothing is told of a Tribe that stays as it is."""
    assert isinstance(event, PopulationChanged)
    by = event.population - event.before
    if by == 0:
        return SILENT
    return effect("goblins", marks((event.tribe,)), stakes(goblins=max(min(by, 1), -2)))


def tribe_scattered(event: Event) -> Telling:
    assert isinstance(event, TribeScattered)
    return effect("goblins", marks((event.tribe,)), stakes(goblins=-1))


def hex_cast(event: Event) -> Telling:
    assert isinstance(event, HexCast)
    return effect("goblins", marks((event.target,)), between("goblins", event.target, 2))


def tribe_blessed(event: Event) -> Telling:
    assert isinstance(event, TribeBlessed)
    return effect("goblins", marks((event.tribe,)))


def monster_stayed(event: Event) -> Telling:
    assert isinstance(event, MonsterStayed)
    return effect("knight", at(event.square), stakes(knight=-1))


def treasure_stored(event: Event) -> Telling:
    """Nothing is told of an empty store."""
    assert isinstance(event, TreasureStored)
    return effect("goblins") if event.stored else SILENT


# ---------------------------------------------------------------------- the Dragon
def dragon_hurt(event: Event) -> Telling:
    assert isinstance(event, DragonHurt)
    return effect("dragon", marks(("dragon",)), between("knight", "dragon", 3), "" if event.health else "death")


def cube_slept(event: Event) -> Telling:
    assert isinstance(event, CubeSlept)
    return effect("dragon", (f"row:{event.row}",), between("knight", "dragon", 2))


def power_aimed(event: Event) -> Telling:
    assert isinstance(event, PowerAimed)
    return effect("dragon", marks((event.target,), event.square), between("dragon", role_of(event.target), 2))


def die_struck(event: Event) -> Telling:
    assert isinstance(event, DieStruck)
    return effect("", at(*event.squares))


# ---------------------------------------------------------------------- the Cave
def omen_aimed(event: Event) -> Telling:
    assert isinstance(event, OmenAimed)
    return effect("cave", marks((event.target,)), between("cave", event.target, 2))


def crystal_tile_fallen(event: Event) -> Telling:
    assert isinstance(event, CrystalTileFallen)
    return effect("", (), nearer("cave", 3 if event.needed - event.fallen <= 1 else 2))


# ---------------------------------------------------------------------- the Thief
def thief_killed(event: Event) -> Telling:
    assert isinstance(event, ThiefKilled)
    reward = ((event.by, 2),) if event.by else NOTHING
    return effect("thief", at(event.square), (("thief", -3), *reward), "death")


def loot_taken(event: Event) -> Telling:
    assert isinstance(event, LootTaken)
    return effect(event.role, marks((event.role,)), ((event.role, 1),))


def loot_level_set(event: Event) -> Telling:
    """For cubes it is a deed; nothing is told of a level that stays."""
    assert isinstance(event, LootLevelSet)
    if event.level == event.before:
        return SILENT
    return deed("thief", marks(("thief",))) if event.cubes else effect("thief")


def trap_sprung(event: Event) -> Telling:
    assert isinstance(event, TrapSprung)
    role = role_of(event.by)
    return effect(role, marks((event.by,)), ((role, -3 if role == "thief" else -1), ("dragon", 1)))


# ---------------------------------------------------------------------- the map
def piece_left(event: Event) -> Telling:
    """Scattering and death are told by themselves."""
    assert isinstance(event, PieceLeft)
    if event.how in (SCATTERED, DEATH):
        return SILENT
    return Telling(DEED if event.how == HIDE else EFFECT, role_of(event.piece), at(event.origin))


def token_placed(event: Event) -> Telling:
    """What a tile gets by its kind is told by the tile."""
    assert isinstance(event, TokenPlaced)
    if event.how == PLACED:
        return deed(event.by, at(event.square))
    if event.how == DROPPED:
        return effect("thief", at(event.square))
    return effect("", at(event.square)) if event.token in (FLAME_WALL, "troll") else SILENT


def token_removed(event: Event) -> Telling:
    """What somebody takes is told by the taking; Gems go back, the Flame Wall goes out."""
    assert isinstance(event, TokenRemoved)
    told = event.token.startswith("gem_") or event.token == FLAME_WALL
    return effect("dragon", at(event.square)) if told else SILENT


def token_shifted(event: Event) -> Telling:
    assert isinstance(event, TokenShifted)
    return effect(event.by, at(event.origin, event.square))


def edge_placed(event: Event) -> Telling:
    """A Bomb on a wall is a deed, a Rockslide what came of the omen."""
    assert isinstance(event, EdgePlaced)
    bomb = event.token == BLAST
    return Telling(DEED if bomb else EFFECT, "knight" if bomb else "cave", at(event.square))


def hazard_struck(event: Event) -> Telling:
    """What a piece walks into comes of its step; what it pays for setting out or staying stands for itself."""
    assert isinstance(event, HazardStruck)
    burnt = event.hazard == FLAME_WALL
    owner, touches = role_of(event.piece), marks((event.piece,), event.square)
    at_stake = between("dragon" if burnt else "", owner, 2 if burnt else 1)
    return Telling(EFFECT if burnt or event.hazard == WATER else DEED, owner, touches, at_stake)


def tile_revealed(event: Event) -> Telling:
    assert isinstance(event, TileRevealed)
    return effect("", at(event.square))


def tile_placed(event: Event) -> Telling:
    assert isinstance(event, TilePlaced)
    return effect("", at(event.square))


def tile_removed(event: Event) -> Telling:
    assert isinstance(event, TileRemoved)
    return effect("", at(event.square))


def tile_rotated(event: Event) -> Telling:
    assert isinstance(event, TileRotated)
    return effect("cave", at(event.square))


def terrain_placed(event: Event) -> Telling:
    assert isinstance(event, TerrainPlaced)
    return effect("", at(event.square))


def terrain_removed(event: Event) -> Telling:
    assert isinstance(event, TerrainRemoved)
    return effect("", at(event.square))


def entrance_moved(event: Event) -> Telling:
    assert isinstance(event, EntranceMoved)
    return effect("", at(event.square))


def map_slid(event: Event) -> Telling:
    assert isinstance(event, MapSlid)
    return effect("", at(event.to))


def cards_drawn(event: Event) -> Telling:
    assert isinstance(event, CardsDrawn)
    return effect(DRAWN_BY.get(event.deck, "knight"))


EFFECTS: Final[dict[type[Event], Callable[[Event], Telling]]] = {
    TurnBegan: turn_began, KnightHurt: knight_hurt, KnightHealed: knight_healed, GritChanged: grit_changed,
    CubeMoved: cube_moved,
    RageChanged: rage_changed, PopulationChanged: population_changed, TribeScattered: tribe_scattered,
    HexCast: hex_cast, TribeBlessed: tribe_blessed, TreasureStored: treasure_stored,
    MonsterStayed: monster_stayed,
    DragonHurt: dragon_hurt, CubeSlept: cube_slept, PowerAimed: power_aimed, DieStruck: die_struck,
    OmenAimed: omen_aimed, CrystalTileFallen: crystal_tile_fallen,
    ThiefKilled: thief_killed, LootTaken: loot_taken, LootLevelSet: loot_level_set, TrapSprung: trap_sprung,
    PieceLeft: piece_left, TokenPlaced: token_placed, TokenRemoved: token_removed, TokenShifted: token_shifted,
    EdgePlaced: edge_placed, HazardStruck: hazard_struck, TileRevealed: tile_revealed, TilePlaced: tile_placed,
    TileRemoved: tile_removed, TileRotated: tile_rotated, TerrainPlaced: terrain_placed,
    TerrainRemoved: terrain_removed, EntranceMoved: entrance_moved, MapSlid: map_slid, CardsDrawn: cards_drawn,
}  # fmt: skip
