"""How each role stands: what it still lacks for its victory, and the means it has, in points; 100 are one own turn.

The weights stand in weights.toml, with their meaning. Only what everybody may know counts, and what the role
itself holds counts by number, so that the same view gives the same judgement.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.native import i64, vec
from underkeep.games.vast.judge.ways import FAR, flight, laden, lit_steps, marked, nearest, steps_from
from underkeep.games.vast.judge.weights import PALE_STEPS, W
from underkeep.games.vast.names import (
    ADVANCEMENT,
    CAVE,
    CRYSTAL,
    DRAGON,
    EVENT,
    GOBLINS,
    GREED,
    HUNGER,
    KNIGHT,
    MOVEMENT,
    OFF,
    PRIDE_EVENT,
    STRENGTH,
    THIEF,
    TREASURES,
    VAULT,
)
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.knight.attacks import bomb_ready, needs_bomb
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.collapse import is_lit_crystal
from underkeep.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.state import Vast

CLOSE: Final[i64] = 2  # tiles that a hunter crosses before he is gone
STAT_ROOM: Final[i64] = 3  # cubes that a stat of the Knight takes
TOO_MANY: Final[i64] = 20  # cubes: more than she ever has


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
    """Cubes to wake, a Crystal tile to surface on, and the way to the Entrance."""
    dragon = game.dragon
    if dragon.surfaced:
        return W.dragon_way_out * nearest(steps_from(game, dragon.tile), [game.cavern.entrance])
    left = game.rules.awaken_at - dragon.wakefulness()
    return W.dragon_cube * (left if left > 0 and not dragon.awake else i64(0)) + W.dragon_surfacing


def lacking_falls(game: Vast) -> i64:
    """Tiles until the Collapse, then Crystal tiles, and Hatred tokens."""
    falls = game.rules.crystal_tiles - game.cave.crystals_fallen
    unplaced = i64(0) if game.collapse else W.cave_tile * game.cave.tiles_left() + W.cave_collapse
    return unplaced + W.cave_fall * max(falls, i64(0)) + W.cave_hatred * game.cave.hatred


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
    worth = W.knight_grit * knight.grit + W.knight_cube * knight.owned()
    worth -= W.knight_pale[min(knight.health, i64(PALE_STEPS - 1))]
    worth += W.knight_shown * cards(knight.shown) + W.knight_kept * knight.kept.count()
    worth -= W.knight_outmatched * stronger_tribes(game)
    way = way_of_the_knight(game)
    if not is_her_turn(game):
        return worth - W.knight_way_later * way + W.knight_strike_later * strike_odds(game) // 2
    left = knight_movement(game) - knight.moves
    near = min(left, way)
    worth += W.knight_in_reach * max(near, i64(0)) - W.knight_way_now * way
    worth += W.knight_encounter * min(spare_encounters(game), prospects(game, left))
    return worth + W.knight_strike * strike_odds(game) // 2


def hunts(game: Vast) -> bool:
    """Whether she has cubes enough to strike at the Dragon."""
    return game.has(DRAGON) and game.dragon.tile != OFF and game.knight.owned() > armor(game)


def is_her_turn(game: Vast) -> bool:
    return game.active == KNIGHT and not game.knight.turn_over


def strike_odds(game: Vast) -> i64:
    """How likely she can hit the Dragon, in halves: with the cubes that are left this turn, or with all in the next."""
    knight, hers = game.knight, is_her_turn(game)
    if not game.has(DRAGON) or game.dragon.tile == OFF or knight.out or knight.tile == OFF:
        return 0
    if hers and knight.dragon_attacked and not game.dragon.surfaced:
        return 0
    left = (knight.free if hers else knight.owned()) - travel_cubes(game, hers) - bomb_cubes(game, hers)
    left -= 1 if hers and encounters_left(game) <= 0 else 0
    if left < 0:
        return 0
    raised = min(left, STAT_ROOM - (knight.slots[STRENGTH] if hers else i64(0)))
    margin = (knight_strength(game) if hers else i64(1)) + raised - armor(game)
    return min(max(margin + 1, i64(0)), i64(2))


def travel_cubes(game: Vast, hers: bool) -> i64:
    """Cubes on Movement that the Lit way to the Dragon still asks for, more than she ever has if it is too far."""
    way = lit_steps(game, game.knight.tile)[game.dragon.tile]
    spare = knight_movement(game) - game.knight.moves if hers else i64(1)
    cubes = (max(way - spare, i64(0)) + 1) // 2
    room = STAT_ROOM - (game.knight.slots[MOVEMENT] if hers else i64(0))
    return cubes if cubes <= room and way < FAR else TOO_MANY


def bomb_cubes(game: Vast, hers: bool) -> i64:
    """The cube on the Bomb that opens its lair."""
    if not needs_bomb(game) or (hers and bomb_ready(game)):
        return 0
    return TOO_MANY if hers and game.knight.bomb_used else 1


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
    if not game.has(DRAGON) and game.knight.crystals >= game.rules.crystal_goal:
        return steps[game.cavern.entrance]
    return nearest(steps, to_be_met(game))


def to_be_met(game: Vast) -> list[i64]:
    """Tiles with something for an Encounter that she has not met this turn."""
    wanted = [*game.cavern.dark_tiles(), *laden(game), *marked(game, EVENT)]
    if knight_strength(game) >= game.rules.smash_strength:
        wanted += marked(game, CRYSTAL)
    return [tile for tile in wanted if not game.knight.met >> tile & 1]


def prospects(game: Vast, left: i64) -> i64:
    """How many of them she can still reach this turn: Encounters without Movement come to nothing."""
    steps = steps_from(game, game.knight.tile)
    count: i64 = 0
    for tile in to_be_met(game):
        if steps[tile] <= left:
            count += 1
    return min(count, max(left, i64(1)))


# ------------------------------------------------------------------ the Goblins
def goblin_means(game: Vast) -> i64:
    """Population, Rage, Secrets, Monsters, and Tribes that are ready and near their prey."""
    goblins = game.goblins
    prey = game.knight.tile if game.has(KNIGHT) else game.dragon.tile
    steps = steps_from(game, prey)
    worth = W.goblins_moods[goblins.rage] + W.goblins_secret * goblins.holding()
    worth += W.goblins_monster * goblins.assigned()
    worth += W.goblins_scheme * goblins.schemes_bought() + W.goblins_stored * goblins.stored
    for tribe in range(i64(3)):
        worth += W.goblins_population * goblins.population[tribe]
        if goblins.population[tribe] > 0 and beats_prey(game, tribe):
            tile = goblins.tile[tribe]
            worth += W.goblins_lurking if tile == OFF else W.goblins_ready - W.goblins_way * steps[tile]
        if goblins.tile[tribe] != OFF and flight(game, game.dragon.tile, goblins.tile[tribe]) <= 2:
            worth -= W.goblins_claws * goblins.population[tribe]
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
    worth = W.dragon_eaten * min(dragon.eaten, hunger) + W.dragon_gem * dragon.gems_on_map()
    worth += W.dragon_held * min(dragon.held, dragon.rows[GREED])
    worth += W.dragon_prey * prey_near(game) + W.dragon_dark * darkness_near(game)
    if game.active == DRAGON:
        worth += W.dragon_power * dragon.hand.count() + W.dragon_claim * claims(game)
    if game.has(KNIGHT):
        worth -= W.dragon_exposed * strike_odds(game) // 2
    if dragon.surfaced:
        return worth
    return worth - (W.dragon_way_awake if dragon.awake else W.dragon_way_asleep) * way_of_the_dragon(game)


def claims(game: Vast) -> i64:
    """Pride rows whose cube may wake now."""
    count: i64 = 0
    for row in range(i64(5)):
        if game.dragon.claims >> row & 1 and game.dragon.rows[row] > 0:
            count += 1
    return count


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
    return W.cave_omen * game.cave.omens_held() + W.cave_income * omens_due(game)


# ------------------------------------------------------------------ the Thief
def thief_means(game: Vast) -> i64:
    """What he carries, the way home with it or to the next loot, his upgrades."""
    thief = game.thief
    worth = W.thief_upgrade * cards(thief.upgrades) + (W.thief_advancement if thief.has(ADVANCEMENT) else i64(0))
    if thief.tile == OFF:
        return worth - W.thief_off
    burden = thief.carried + game.dragon.gems_carried()
    steps = steps_from(game, thief.tile)
    worth += W.thief_burden * burden - W.thief_hunter * (1 + burden) * hunters(game, steps)
    if is_walled_off(game, steps):
        worth -= W.thief_flames * (1 + burden)
    if game.active == THIEF:
        worth += W.thief_move * thief.moves_left() + W.thief_cube * thief.cubes_left()
    if burden >= 2 or burden + thief.stashed >= game.rules.stash_goal:
        return worth - W.thief_way_home * steps[game.cavern.entrance]
    worth -= W.thief_way_laden * burden * steps[game.cavern.entrance]
    return worth - W.thief_way * round_trip(game, steps)


def is_walled_off(game: Vast, steps: vec[i64]) -> bool:
    """Whether a Flame Wall stands on a shortest way home."""
    wall = game.dragon.flame_wall
    if wall == OFF or steps[wall] >= FAR:
        return False
    return steps[wall] + steps_from(game, wall)[game.cavern.entrance] == steps[game.cavern.entrance]


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
