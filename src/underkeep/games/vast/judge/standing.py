"""How each role stands: what it still lacks for its victory, and the means it has, in points; 100 are one own turn.

The weights follow the project's notes on strategy. Only what everybody may know counts, and what the role itself holds
counts by number, so that the same view gives the same judgement.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.native import i64
from underkeep.games.vast.judge.ways import FAR, flight, laden, marked, nearest, steps_from
from underkeep.games.vast.names import (
    ADVANCEMENT,
    BOMB,
    CAVE,
    CRYSTAL,
    DRAGON,
    EVENT,
    GOBLINS,
    GREED,
    HUNGER,
    KNIGHT,
    OFF,
    THIEF,
    TREASURES,
    VAULT,
)
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.collapse import is_lit_crystal
from underkeep.games.vast.rules.stats import armor, knight_movement, knight_strength, tribe_strength
from underkeep.games.vast.state import Vast

HIT: Final[i64] = 100  # one Health of the Knight or of the Dragon
CUBE: Final[i64] = 55  # a Sloth cube that is still asleep
WAY_OUT: Final[i64] = 35  # a tile on the surfaced Dragon's way to the Entrance
TILE: Final[i64] = 14  # a tile that is not placed yet
FALL: Final[i64] = 90  # a Crystal tile that must still fall
LOOT: Final[i64] = 130  # a token that is not stashed yet
GOAL: Final[i64] = 120  # a Crystal that must still be smashed
PALE: Final = [0, 160, 90, 45, 20, 8, 0]  # what it costs the Knight to be at so little Health
MOODS: Final = [-45, 0, 15, 25, 30]  # Rage; 4 with the War Banner
SCHEME: Final[i64] = 45  # bought for the whole game
KEPT: Final[i64] = 18  # a Treasure that will buy one
ADVANCED: Final[i64] = 25  # an Advancement card in force


def lacking(game: Vast, kind: i64) -> i64:
    """What a role still lacks for its victory."""
    if kind == KNIGHT:
        return HIT * game.dragon.health if game.has(DRAGON) else lacking_crystals(game, game.knight.crystals)
    if kind == GOBLINS:
        return lacking_prey(game)
    if kind == DRAGON:
        return lacking_sleep(game)
    if kind == CAVE:
        return lacking_falls(game)
    return LOOT * (game.rules.stash_goal - game.thief.stashed)


def lacking_crystals(game: Vast, smashed: i64) -> i64:
    left = game.rules.crystal_goal - smashed
    return GOAL * max(left, i64(0))


def lacking_prey(game: Vast) -> i64:
    """The Goblins hunt the Knight, without her the Dragon, without both Crystals."""
    if game.has(KNIGHT):
        return HIT * game.knight.health
    if game.has(DRAGON):
        return HIT * game.dragon.health
    return lacking_crystals(game, game.goblins.crystals)


def lacking_sleep(game: Vast) -> i64:
    """Cubes to wake, a Crystal tile to surface on, and the way to the Entrance."""
    dragon = game.dragon
    if dragon.surfaced:
        return WAY_OUT * nearest(steps_from(game, dragon.tile), [game.cavern.entrance])
    left = game.rules.awaken_at - dragon.wakefulness()
    return CUBE * (left if left > 0 and not dragon.awake else i64(0)) + 250


def lacking_falls(game: Vast) -> i64:
    """Tiles until the Collapse, then Crystal tiles, and Hatred tokens."""
    falls = game.rules.crystal_tiles - game.cave.crystals_fallen
    unplaced = i64(0) if game.collapse else TILE * game.cave.tiles_left() + 80
    return unplaced + FALL * max(falls, i64(0)) + 60 * game.cave.hatred


def means(game: Vast, kind: i64) -> i64:
    """What a role has to get on with."""
    if kind == KNIGHT:
        return knight_means(game)
    if kind == GOBLINS:
        return goblin_means(game)
    if kind == DRAGON:
        return dragon_means(game)
    return cave_means(game) if kind == CAVE else thief_means(game)


# ------------------------------------------------------------------ the Knight
def knight_means(game: Vast) -> i64:
    """Grit, cubes, cards, Health, the way to what she wants, and what her cubes can still do this turn."""
    knight = game.knight
    if knight.out:
        return -2000
    health = knight.health if knight.health < len(PALE) else i64(len(PALE) - 1)
    worth = 10 * knight.grit + 25 * knight.owned() - PALE[health] + 20 * cards(knight.shown) + 20 * knight.kept.count()
    worth -= 28 * stronger_tribes(game)
    way = way_of_the_knight(game)
    if game.active != KNIGHT or knight.turn_over:
        return worth - 4 * way
    left = knight_movement(game) - knight.moves
    near = min(left, way)
    worth += 4 * max(near, i64(0)) + 9 * spare_encounters(game) - 8 * way
    return worth + readiness(game) if hunts(game) and way <= left else worth


def hunts(game: Vast) -> bool:
    """Whether she has cubes enough to strike at the Dragon."""
    return game.has(DRAGON) and game.dragon.tile != OFF and game.knight.owned() > armor(game)


def readiness(game: Vast) -> i64:
    """Near the Dragon: the Bomb that opens its lair, and Strength up to what beats its Armor."""
    knight = game.knight
    if knight.dragon_attacked and not game.dragon.surfaced:
        return 0
    ready: i64 = 35 if knight.slots[BOMB] > 0 or game.dragon.surfaced else 0
    return ready + 22 * min(knight_strength(game), armor(game) + 1)


def cards(mask: i64) -> i64:
    count: i64 = 0
    for n in range(i64(len(TREASURES))):  # no role has more upgrades
        count += mask >> n & 1
    return count


def spare_encounters(game: Vast) -> i64:
    return max(encounters_left(game), i64(0))


def stronger_tribes(game: Vast) -> i64:
    """Tribes that beat her Strength as it is."""
    if not game.has(GOBLINS):
        return 0
    count: i64 = 0
    for tribe in range(i64(3)):
        if game.goblins.population[tribe] > 0 and tribe_strength(game, tribe) > knight_strength(game):
            count += 1
    return count


def way_of_the_knight(game: Vast) -> i64:
    """To the Dragon when she has cubes enough for it, else to what can be met."""
    steps = steps_from(game, game.knight.tile)
    if hunts(game):
        return steps[game.dragon.tile]
    if not game.has(DRAGON) and lacking_crystals(game, game.knight.crystals) == 0:
        return steps[game.cavern.entrance]
    wanted = [*game.cavern.dark_tiles(), *laden(game), *marked(game, EVENT)]
    if knight_strength(game) >= game.rules.smash_strength:
        wanted += marked(game, CRYSTAL)
    return nearest(steps, [tile for tile in wanted if not game.knight.met >> tile & 1])


# ------------------------------------------------------------------ the Goblins
def goblin_means(game: Vast) -> i64:
    """Population, Rage, Secrets, Monsters, and Tribes that are ready and near their prey."""
    goblins = game.goblins
    prey = game.knight.tile if game.has(KNIGHT) else game.dragon.tile
    steps = steps_from(game, prey)
    worth = MOODS[goblins.rage] + 15 * goblins.holding() + 20 * goblins.assigned()
    worth += SCHEME * goblins.schemes_bought() + KEPT * goblins.stored
    for tribe in range(i64(3)):
        worth += 12 * goblins.population[tribe]
        if goblins.population[tribe] > 0 and beats_prey(game, tribe):
            worth += 30 if goblins.tile[tribe] == OFF else 40 - 6 * steps[goblins.tile[tribe]]
        if goblins.tile[tribe] != OFF and flight(game, game.dragon.tile, goblins.tile[tribe]) <= 2:
            worth -= 8 * goblins.population[tribe]
    return worth


def beats_prey(game: Vast, tribe: i64) -> bool:
    strength = tribe_strength(game, tribe)
    if game.has(KNIGHT):
        return strength > knight_strength(game)
    return strength > armor(game) if game.has(DRAGON) else strength > 2


# ------------------------------------------------------------------ the Dragon
def dragon_means(game: Vast) -> i64:
    """What can wake cubes soon: Treasures, Goblins eaten, Gems, claims; and that nobody is near who can strike."""
    dragon = game.dragon
    if dragon.tile == OFF:
        return 0
    hunger = 2 * dragon.rows[HUNGER]
    worth = 12 * (dragon.eaten if dragon.eaten < hunger else hunger) + 20 * dragon.gems_on_map()
    worth += 30 * (dragon.held if dragon.held < dragon.rows[GREED] else dragon.rows[GREED])
    if game.active == DRAGON:
        worth += 6 * dragon.hand.count() + 25 * claims(game)
    if game.has(KNIGHT) and flight(game, dragon.tile, game.knight.tile) <= 2:
        worth -= 15 * game.knight.owned()
    if dragon.surfaced:
        return worth
    return worth - (12 if dragon.awake else 4) * way_of_the_dragon(game)


def claims(game: Vast) -> i64:
    """Pride rows whose cube may wake now."""
    count: i64 = 0
    for row in range(i64(5)):
        if game.dragon.claims >> row & 1 and game.dragon.rows[row] > 0:
            count += 1
    return count


def way_of_the_dragon(game: Vast) -> i64:
    """Awake it wants a Crystal tile, before a Treasure."""
    wanted = laden(game)
    if game.dragon.awake:
        wanted = [tile for tile in game.cavern.tiles() if is_lit_crystal(game, tile)]
    elif game.dragon.rows[GREED] == 0:
        return 0
    best: i64 = FAR
    for tile in wanted:
        way = flight(game, game.dragon.tile, tile)
        best = min(best, way)
    return best


# ------------------------------------------------------------------ the Cave
def cave_means(game: Vast) -> i64:
    """Omens in hand and those to come."""
    return 9 * game.cave.omens_held() + 20 * omens_due(game)


# ------------------------------------------------------------------ the Thief
def thief_means(game: Vast) -> i64:
    """What he carries, the way home with it or to the next loot, his upgrades."""
    thief = game.thief
    worth = 15 * cards(thief.upgrades) + (ADVANCED if thief.has(ADVANCEMENT) else i64(0))
    if thief.tile == OFF:
        return worth - 60
    burden = thief.carried + game.dragon.gems_carried()
    steps = steps_from(game, thief.tile)
    worth += 85 * burden
    if game.active == THIEF:
        worth += 3 * thief.moves_left() + 5 * thief.cubes_left()
    if burden >= 2 or burden + thief.stashed >= game.rules.stash_goal:
        return worth - 9 * steps[game.cavern.entrance]
    wanted = [*laden(game), *marked(game, VAULT)]
    return worth - 3 * burden * steps[game.cavern.entrance] - 5 * nearest(steps, wanted)
