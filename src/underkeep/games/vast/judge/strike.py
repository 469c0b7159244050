"""The Knight's strike at the Dragon: whether her cubes suffice for the way there, the Bomb and its Armor."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import append, bit, i64, vec
from underkeep.games.vast.board.squares import distance
from underkeep.games.vast.judge.ways import is_obstacle
from underkeep.games.vast.names import (
    DRAGON,
    ELVISH_SWORD,
    HEROIC_BOOTS,
    JAVELIN,
    KNIGHT,
    MAP,
    MIGHTY_AXE,
    MOVEMENT,
    OFF,
    PERCEPTION,
    SILVER_GAUNTLET,
    SLOT_ROOM,
    STRENGTH,
)
from underkeep.games.vast.roles.knight.attacks import bomb_ready, guard_of, needs_bomb
from underkeep.games.vast.roles.knight.encounter import Encounter, encounters_left, event_waits
from underkeep.games.vast.roles.knight.equipment import maps_left
from underkeep.games.vast.roles.knight.treasure import GainTreasure
from underkeep.games.vast.rules.stats import armor, boots_movement, cursed, knight_movement, knight_strength
from underkeep.games.vast.state.game import Vast

SURE: Final[i64] = 2  # odds of a strike in halves
TOO_MANY: Final[i64] = 20  # cubes: more than she ever has
MAX_WALLS: Final[i64] = 3  # as many cubes as the Ancient Map takes
MAX_TOLLS: Final[i64] = 2  # Encounters on the way; more of them she never takes on
LAYERS: Final[i64] = MAX_TOLLS + 1

# A place on the way in one number: steps, then tolls, walls and tile, five bits each of the first three.
TOLL_AT: Final[i64] = 5
WALL_AT: Final[i64] = 10
TILE_AT: Final[i64] = 15
FIELD: Final[i64] = 31


def is_her_turn(game: Vast) -> bool:
    return game.active == KNIGHT and not game.knight.turn_over


def is_meeting(game: Vast) -> bool:
    """Whether an Encounter is under way: it is spent, but what it brings may wait for an answer of the Cave."""
    for frame in game.frames:
        if isinstance(frame, Encounter):
            return True
    return False


def is_treasure_due(game: Vast) -> bool:
    """Whether a Treasure card is being dealt to her: Grit at least, and perhaps a card."""
    for frame in game.frames:
        if isinstance(frame, GainTreasure):
            return True
    return False


def strike_odds(game: Vast) -> i64:
    """How likely she can hit the Dragon, in halves: with the cubes that are left this turn, or with all in the next.
    A way with obstacles is never sure: nobody knows how it goes on behind a Dark tile.
    """
    knight = game.knight
    if not game.has(DRAGON) or game.dragon.tile == OFF or knight.out or knight.tile == OFF:
        return 0
    if is_her_turn(game) and knight.dragon_attacked and not game.dragon.surfaced:
        return 0
    purse = Purse(game)
    if purse.needed > purse.room or purse.needed > purse.cubes:
        return 0
    return best_way(game, purse)


@final
class Purse:
    """What she has for the way and the blow: now, or in her next turn when it is not hers. Her cards count only when
    they lie open, since nobody else knows the others.
    """

    def __init__(self, game: Vast) -> None:
        knight, hers, bare = game.knight, is_her_turn(game), 1 + cursed(game)
        slots = knight.slots if hers else vec[i64]([0] * len(knight.slots))
        charged = knight.on_cards if hers else i64(0)
        idle = knight.shown & ~charged
        thrown = idle >> JAVELIN & 1 if not knight.armed else i64(0)
        bomb = bomb_cubes(game, hers) if not thrown else i64(0)
        self.cubes = (knight.free if hers else knight.owned()) - bomb
        self.strength = (knight_strength(game) if hers else bare) + thrown + i64(knight.armed)
        self.needed = max(armor(game) - self.strength, i64(0))  # cubes that match its Armor
        self.over = max(self.strength - armor(game), i64(0))
        self.room = SLOT_ROOM[STRENGTH] - slots[STRENGTH] + (idle >> ELVISH_SWORD & 1) + (idle >> SILVER_GAUNTLET & 1)
        if not needs_bomb(game) or thrown:
            self.room += idle >> MIGHTY_AXE & 1
        self.spare = knight_movement(game) - knight.moves if hers else bare
        self.legs = SLOT_ROOM[MOVEMENT] - slots[MOVEMENT]
        self.boots = boots_movement(game) * (idle >> HEROIC_BOOTS & 1)
        self.looks = looks_left(game) if hers else bare
        self.eyes = SLOT_ROOM[PERCEPTION] - slots[PERCEPTION]
        self.walls = maps_left(game) if hers else i64(0)
        self.maps = SLOT_ROOM[MAP] - slots[MAP]
        self.per_wall: i64 = 2 if knight.golem else 1

    def fare(self, steps: i64, tolls: i64, walls: i64) -> i64:
        """Cubes that such a way costs, TOO_MANY where she has no room for them."""
        legs = (max(steps - self.spare, i64(0)) + 1) // 2
        boots: i64 = 0
        if self.boots and legs > 1:
            legs, boots = (max(steps - self.spare - self.boots, i64(0)) + 1) // 2, 1
        eyes = max(tolls + 1 - self.looks, i64(0))
        maps = max(walls - self.walls, i64(0)) * self.per_wall
        if legs > self.legs or eyes > self.eyes or maps > self.maps:
            return TOO_MANY
        return legs + boots + eyes + maps

    def odds(self, steps: i64, tolls: i64, walls: i64) -> i64:
        """Of the blow after such a way, in halves."""
        left = self.cubes - self.fare(steps, tolls, walls)
        if left < self.needed:
            return 0
        if tolls > 0:
            return 1
        return SURE if self.over > 0 or min(left, self.room) > self.needed else i64(1)


def bomb_cubes(game: Vast, hers: bool) -> i64:
    """The cube on the Bomb that opens its lair."""
    if not needs_bomb(game) or (hers and bomb_ready(game)):
        return 0
    return TOO_MANY if hers and game.knight.bomb_used else 1


def looks_left(game: Vast) -> i64:
    """Encounters left; the attack is part of one that is under way."""
    looks = encounters_left(game)
    return looks + 1 if game.knight.tile == game.dragon.tile and is_meeting(game) else looks


# ------------------------------------------------------------------ the way
def best_way(game: Vast, purse: Purse) -> i64:
    """The best odds of all ways that her cubes may pay, through walls by the Ancient Map too. Of two ways to a tile
    the longer is left if it saves neither walls nor obstacles.
    """
    goal, start = game.dragon.tile, game.knight.tile
    best: i64 = 0
    known = vec[i64]([0] * game.cavern.count)
    queue = vec[i64]([start << TILE_AT])
    at: i64 = 0
    while at < len(queue):
        place = queue[at]
        at += 1
        here, walls = place >> TILE_AT, place >> WALL_AT & FIELD
        tolls, steps = place >> TOLL_AT & FIELD, place & FIELD
        if here == goal:
            best = max(best, purse.odds(steps, tolls, walls))
            if best == SURE:
                return best
            continue
        tolls += toll(game, here)
        for direction in range(i64(4)):
            to = game.cavern.neighbour(here, direction)
            if to < 0 or tolls > MAX_TOLLS:
                continue
            crossed = walls + (1 if game.cavern.wall(here, direction) else 0)
            if crossed > MAX_WALLS or known[to] >> (crossed * LAYERS + tolls) & 1:
                continue
            known[to] = known[to] | no_better(crossed, tolls)
            if may_arrive(game, purse, to, steps + 1, tolls, crossed):
                queue = append(queue, to << TILE_AT | crossed << WALL_AT | tolls << TOLL_AT | (steps + 1))
    return best


def toll(game: Vast, tile: i64) -> i64:
    """1 if she leaves the tile only after an Encounter: where she stands, an Event (VAST-KN-014)."""
    if tile == game.knight.tile:
        return 1 if event_waits(game) else 0
    return 1 if is_obstacle(game, tile) else 0


def may_arrive(game: Vast, purse: Purse, tile: i64, steps: i64, tolls: i64, walls: i64) -> bool:
    """Whether her cubes suffice if the rest of the way is straight and clear, for the Tribes on this tile too."""
    rest = distance(game.cavern.where[tile], game.cavern.where[game.dragon.tile])
    left = purse.cubes - purse.fare(steps + rest, tolls, walls)
    if left < purse.needed:
        return False
    return purse.strength + min(left, purse.room) > guard_of(game, tile)


def no_better(walls: i64, tolls: i64) -> i64:
    """All that cost as many walls and tolls or more, as a mask."""
    mask: i64 = 0
    for more in range(walls, MAX_WALLS + 1):
        for other in range(tolls, MAX_TOLLS + 1):
            mask |= bit(more * LAYERS + other)
    return mask
