"""How each role stands: what it still lacks for its victory, and the means it has, in points; 100 are one own turn.

The weights stand in weights.toml, with their meaning. Only what everybody may know counts, and what the role
itself holds counts by number, so that the same view gives the same judgement.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast.judge.goblins import GOBLIN_TERMS, goblin_terms
from underkeep.games.vast.judge.knight import KNIGHT_TERMS, cards, knight_terms, quest_hopes, treasure_hopes
from underkeep.games.vast.judge.strike import strike_odds
from underkeep.games.vast.judge.ways import FAR, flight, laden, lit_steps, marked, steps_from
from underkeep.games.vast.judge.weights import LIVES, W
from underkeep.games.vast.names import (
    ADVANCEMENT,
    CAVE,
    DRAGON,
    GOBLINS,
    GREED,
    HUNGER,
    KNIGHT,
    OFF,
    PRIDE_EVENT,
    PRIDE_GEM,
    PRIDE_STILL,
    ROW_SECTION,
    THIEF,
    VAULT,
)
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.rules.collapse import is_lit_crystal
from underkeep.games.vast.rules.stats import knight_perception, stealth, tribe_perception
from underkeep.games.vast.state.game import Vast

CLOSE: Final[i64] = 2  # tiles that a hunter crosses before he is gone
SOMEWHERE: Final[i64] = 7  # squares to the next Treasure at most: where none lies on the map, one will come
DARK_DETOUR: Final[i64] = 3  # steps that lighting the way costs


def lacking(game: Vast, kind: i64) -> i64:
    """What a role still lacks for its victory."""
    if kind == KNIGHT:
        return W.knight_hit * game.dragon.health if game.has(DRAGON) else knight_lacks_crystals(game)
    if kind == GOBLINS:
        return lacking_prey(game)
    if kind == DRAGON:
        return lacking_sleep(game)
    if kind == CAVE:
        return lacking_falls(game)
    return W.thief_loot * (game.rules.stash_goal - game.thief.stashed)


def lacks_at_hand(game: Vast, kind: i64) -> i64:
    """The same when what a role only has to bring home is counted as brought."""
    carried = game.thief.carried + game.dragon.gems_carried() if kind == THIEF else i64(0)
    return lacking(game, kind) - W.thief_loot * carried


def knight_lacks_crystals(game: Vast) -> i64:
    return W.knight_crystal * max(game.rules.crystal_goal - game.knight.crystals, i64(0))


def lacking_prey(game: Vast) -> i64:
    """The Goblins hunt the Knight, without her the Dragon, without both Crystals."""
    if game.has(KNIGHT):
        return W.goblins_hit * game.knight.health
    if game.has(DRAGON):
        return W.goblins_hit * game.dragon.health
    return W.goblins_crystal * max(game.rules.crystal_goal - game.goblins.crystals, i64(0))


def lacking_sleep(game: Vast) -> i64:
    """Cubes to wake; then a Crystal tile to surface on, and from there the way to the Entrance."""
    dragon = game.dragon
    if dragon.surfaced:
        return W.dragon_way_out * ways_out(game)[dragon.tile]
    if dragon.awake:
        return W.dragon_rise + way_to_surface(game)
    return W.dragon_cube * max(game.rules.awaken_at - dragon.wakefulness(), i64(1)) + W.dragon_surfacing


def ways_out(game: Vast) -> vec[i64]:
    """Steps to the Entrance as a surfaced Dragon walks: Dark tiles on the way must be lit first."""
    lit, all_ways = lit_steps(game, game.cavern.entrance), steps_from(game, game.cavern.entrance)
    for tile in game.cavern.tiles():
        if game.cavern.is_dark(tile):
            lit[tile] = FAR  # one may end there, the Dragon may not
        lit[tile] = min(lit[tile], all_ways[tile] + DARK_DETOUR)
    return lit


def way_to_surface(game: Vast) -> i64:
    """By the Crystal tile from which it is out soonest; without one it must find one first."""
    best: i64 = W.dragon_unfound
    if game.dragon.tile == OFF:
        return best
    out = ways_out(game)
    for tile in game.cavern.tiles():
        if is_lit_crystal(game, tile):
            there = W.dragon_way_awake * flight(game, game.dragon.tile, tile)
            best = min(best, there + W.dragon_way_out * out[tile])
    return best


def lacking_falls(game: Vast) -> i64:
    """Tiles until the Collapse, then Crystal tiles, and Hatred tokens."""
    falls = game.rules.crystal_tiles - game.cave.crystals_fallen
    unplaced = i64(0) if game.collapse else W.cave_tile * game.cave.tiles_left() + W.cave_collapse
    return unplaced + W.cave_fall * max(falls, i64(0)) + W.cave_hatred * game.cave.hatred


def terms(game: Vast, kind: i64) -> vec[i64]:
    """What a role has to get on with, in parts that TERMS names."""
    if kind == KNIGHT:
        return knight_terms(game)
    if kind == GOBLINS:
        return goblin_terms(game)
    if kind == DRAGON:
        return dragon_terms(game)
    return cave_terms(game) if kind == CAVE else thief_terms(game)


def means(game: Vast, kind: i64) -> i64:
    """All of it."""
    total: i64 = 0
    for part in terms(game, kind):
        total += part
    return total


def secret_means(game: Vast, kind: i64) -> i64:
    """What only the role itself knows of its means: it counts for nobody else."""
    return quest_hopes(game) + treasure_hopes(game) if kind == KNIGHT else i64(0)


# ------------------------------------------------------------------ the Dragon
DRAGON_TERMS: Final = ("gems", "prey", "powers", "due", "stores", "exposed", "way")


def dragon_terms(game: Vast) -> vec[i64]:
    """What can wake cubes soon: Gems, prey and darkness near it, Power cards, what its turn will wake anyway, Goblins
    eaten and Treasures held; that the Knight may strike it, and the way to the next Treasure.
    """
    dragon = game.dragon
    if dragon.tile == OFF:
        return vec[i64]([0] * len(DRAGON_TERMS))
    hunger, held = min(dragon.eaten, 2 * dragon.rows[HUNGER]), min(dragon.held, dragon.rows[GREED])
    near = W.dragon_prey * prey_near(game) + W.dragon_dark * darkness_near(game)
    powers: i64 = 0
    due: i64 = 0
    if game.active == DRAGON:
        powers = W.dragon_power * dragon.hand.count()
        if greed_is_due(game):
            due, held = due + W.dragon_due, max(held - 1, i64(0))
        if may_wake(game, i64(HUNGER)) and dragon.eaten >= 2:
            due, hunger = due + W.dragon_due, hunger - 2
        due += W.dragon_due if pride_is_due(game) else i64(0)
    stores = W.dragon_eaten * hunger + W.dragon_held * held
    exposed: i64 = 0
    if game.has(KNIGHT):
        exposed = W.dragon_exposed[min(dragon.health, i64(LIVES - 1))] * strike_odds(game) // 2
    way = i64(0) if dragon.awake else W.dragon_way_asleep * way_to_treasure(game)
    return vec[i64]([W.dragon_gem * dragon.gems_on_map(), near, powers, due, stores, -exposed, -way])


def may_wake(game: Vast, row: i64) -> bool:
    """Whether a row has a cube, and its section has woken none this turn."""
    return game.dragon.rows[row] > 0 and not game.dragon.sections >> ROW_SECTION[row] & 1


def greed_is_due(game: Vast) -> bool:
    """Whether it holds a Treasure, or will pick one up where it stands: so far its turn need not end for that."""
    dragon = game.dragon
    return may_wake(game, i64(GREED)) and (dragon.held > 0 or game.cavern.treasures[dragon.tile] > 0)


def pride_is_due(game: Vast) -> bool:
    """Whether a row of Pride is earned, or will be by ending the turn as it stands: rest, or one more Gem."""
    dragon = game.dragon
    for row in (i64(PRIDE_EVENT), i64(PRIDE_GEM), i64(PRIDE_STILL)):
        if dragon.claims >> row & 1 and may_wake(game, row):
            return True
    if may_wake(game, i64(PRIDE_STILL)) and not dragon.moved:
        return True
    return may_wake(game, i64(PRIDE_GEM)) and not dragon.gem_placed and 0 < dragon.gems_on_map() < len(dragon.gems)


def prey_near(game: Vast) -> i64:
    """Goblins beside it, as many as its Hunger can still use."""
    room = 2 * game.dragon.rows[HUNGER] - game.dragon.eaten
    if not game.has(GOBLINS) or room <= 0:
        return 0
    near: i64 = 0
    for tribe in range(i64(3)):
        if flight(game, game.dragon.tile, game.goblins.tile[tribe]) <= 1:
            near += game.goblins.population[tribe]
    return min(near, room)


def darkness_near(game: Vast) -> i64:
    """Dark tiles beside it that a Flame may light, while Events still wake cubes."""
    if game.dragon.rows[PRIDE_EVENT] == 0:
        return 0
    near: i64 = 0
    for tile in game.cavern.dark_tiles():
        if flight(game, game.dragon.tile, tile) <= 1:
            near += 1
    return near


def way_to_treasure(game: Vast) -> i64:
    """While Greed still has cubes. Taking the last one on the map must not look like losing the way."""
    best: i64 = SOMEWHERE
    if game.dragon.rows[GREED] == 0:
        return 0
    for tile in laden(game):
        way = flight(game, game.dragon.tile, tile)
        best = min(best, way)
    return best


# ------------------------------------------------------------------ the Cave
CAVE_TERMS: Final = ("omens",)


def cave_terms(game: Vast) -> vec[i64]:
    """Omens in hand and those to come."""
    return vec[i64]([W.cave_omen * game.cave.omens_held() + W.cave_income * omens_due(game)])


# ------------------------------------------------------------------ the Thief
THIEF_TERMS: Final = ("upgrades", "loot", "hunters", "left", "road")


def thief_terms(game: Vast) -> vec[i64]:
    """Upgrades, what he carries, who may catch him, what his turn has left, and the way home or to the next loot."""
    thief = game.thief
    upgrades = W.thief_upgrade * cards(thief.upgrades) + (W.thief_advancement if thief.has(ADVANCEMENT) else i64(0))
    if thief.tile == OFF:
        return vec[i64]([upgrades, 0, 0, 0, -W.thief_off])
    burden = thief.carried + game.dragon.gems_carried()
    steps = steps_from(game, thief.tile)
    danger = W.thief_hunter * (1 + burden) * hunters(game, steps)
    if is_walled_off(game, steps):
        danger += W.thief_flames * (1 + burden)
    left: i64 = 0
    if game.active == THIEF:
        left = W.thief_move * thief.moves_left() + W.thief_cube * thief.cubes_left()
    road = road_of_the_thief(game, burden, steps)
    return vec[i64]([upgrades, W.thief_burden * burden, -danger, left, -road])


def road_of_the_thief(game: Vast, burden: i64, steps: vec[i64]) -> i64:
    """Home when he has enough, or when that is nearer than the next loot, with an eye on home for what he has."""
    home = steps[game.cavern.entrance]
    if burden >= 2 or burden + game.thief.stashed >= game.rules.stash_goal:
        return W.thief_way_home * home
    onwards = W.thief_way_laden * burden * home + W.thief_way * detour(game, steps)
    return min(onwards, W.thief_way_home * home) if burden > 0 else onwards


def is_walled_off(game: Vast, steps: vec[i64]) -> bool:
    """Whether a Flame Wall stands on a shortest way home."""
    wall = game.dragon.flame_wall
    if wall == OFF or steps[wall] >= FAR:
        return False
    return steps[wall] + steps_from(game, wall)[game.cavern.entrance] == steps[game.cavern.entrance]


def detour(game: Vast, steps: vec[i64]) -> i64:
    """The round trip from where he stands against the one from the Entrance: to come home must not look like losing
    the way to the next loot, however far that lies.
    """
    return round_trip(game, steps) - round_trip(game, steps_from(game, game.cavern.entrance))


def round_trip(game: Vast, steps: vec[i64]) -> i64:
    """To the loot that is nearest to him and to the Entrance together."""
    home = steps_from(game, game.cavern.entrance)
    best: i64 = FAR
    for tile in [*laden(game), *marked(game, VAULT)]:
        best = min(best, steps[tile] + home[tile])
    return best


def hunters(game: Vast, steps: vec[i64]) -> i64:
    """Who might catch him where he stands: Knight and Tribes that see through his Stealth, and the Dragon's claws."""
    count: i64 = 0
    hiding = stealth(game)
    if game.has(KNIGHT) and game.knight.tile != OFF and knight_perception(game) > hiding:
        count += 1 if steps[game.knight.tile] <= CLOSE else 0
    if game.has(DRAGON) and flight(game, game.dragon.tile, game.thief.tile) <= CLOSE:
        count += 1
    if game.has(GOBLINS):
        for tribe in range(i64(3)):
            tile = game.goblins.tile[tribe]
            if tile != OFF and steps[tile] <= CLOSE and tribe_perception(game, tribe) > hiding:
                count += 1
    return count


TERMS: Final = (KNIGHT_TERMS, GOBLIN_TERMS, DRAGON_TERMS, CAVE_TERMS, THIEF_TERMS)  # by kind of role
