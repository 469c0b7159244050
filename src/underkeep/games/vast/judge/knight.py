"""What the Knight has to get on with: what her cubes may still do this turn, and who may strike her after it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import bit, i64, vec
from underkeep.games.vast.judge.goblins import ambush_strength, might
from underkeep.games.vast.judge.strike import is_her_turn, is_meeting, is_treasure_due, strike_odds
from underkeep.games.vast.judge.ways import flight, laden, marked, nearest, steps_from
from underkeep.games.vast.judge.weights import PALE_STEPS, W
from underkeep.games.vast.names import (
    ADVENTUROUS,
    CRYSTAL,
    DRAGON,
    EVENT,
    MAX_GRIT,
    MOVEMENT,
    OFF,
    PERCEPTION,
    STRENGTH,
    SWIFT,
    TILE_COUNT,
    TREASURES,
)
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.roles.knight.sidequests import bits, is_fulfilled
from underkeep.games.vast.roles.knight.treasure import DECLINED_GRIT
from underkeep.games.vast.rules.stats import armor, knight_movement, knight_strength, tribe_strength
from underkeep.games.vast.state.game import Vast

STAT_ROOM: Final[i64] = 3  # cubes that a stat of the Knight takes
LOWEST: Final[i64] = 2000  # points: no turn brings so little
SWIFT_SPACES: Final[i64] = 7  # that Swift asks for
STRIDE: Final[i64] = 2  # Movement in halves that the next Dark tile behind one just revealed asks for ...
PACE: Final[i64] = 3  # ... since not every one opens the way
DETOUR: Final[i64] = 2  # steps that walls on the straight way count for


KNIGHT_TERMS: Final = ("growth", "health", "cards", "strike", "way", "outlook")


def knight_terms(game: Vast) -> vec[i64]:
    """Grit and cubes, Health, cards, the strike at the Dragon, the way to what she wants, and what her turn may still
    bring, or what the others' turns may.
    """
    knight = game.knight
    if knight.out:
        return vec[i64]([0, -2000, 0, 0, 0, 0])
    growth = W.knight_grit * knight.grit + W.knight_cube * knight.owned()
    held = W.knight_shown * cards(knight.shown) + W.knight_kept * knight.kept.count()
    steps = steps_from(game, knight.tile)
    met = nearest(steps, to_be_met(game))
    way, odds = way_of_the_knight(game, steps, met), strike_odds(game)
    if not is_her_turn(game):
        strike, going = W.knight_strike_later * odds // 2, W.knight_way_later * way
        ahead = -exposure(game, might(game), knight_strength(game))
    else:
        strike, going = W.knight_strike * odds // 2, W.knight_way_now * way
        ahead = outlook(game, steps, met) + (W.knight_encounter if is_meeting(game) else i64(0))
        ahead += W.knight_grit * DECLINED_GRIT if is_treasure_due(game) else i64(0)
    return vec[i64]([growth, -paleness(knight.health), held, strike, -going, ahead])


def paleness(health: i64) -> i64:
    return W.knight_pale[min(health, i64(PALE_STEPS - 1))]


def cards(mask: i64) -> i64:
    count: i64 = 0
    for n in range(i64(len(TREASURES))):  # no role has more upgrades
        count += mask >> n & 1
    return count


# ------------------------------------------------------------------ her turn
def outlook(game: Vast, steps: vec[i64], nearest_met: i64) -> i64:
    """What the rest of her turn brings by the best use of her cubes: legs to get there, eyes for Encounters, and what
    is left on her arms against the Tribes that may strike before her next turn.
    """
    knight, foes = game.knight, might(game)
    left, eyes_left = knight_movement(game) - knight.moves, encounters_left(game)
    prize, hidden = nearest(steps, laden(game)), strongest_hidden(game)
    bare = knight_strength(game)
    best: i64 = -LOWEST
    for legs in range(min(knight.free, STAT_ROOM - knight.slots[MOVEMENT]) + 1):
        for eyes in range(min(knight.free - legs, STAT_ROOM - knight.slots[PERCEPTION]) + 1):
            strength = bare + min(knight.free - legs - eyes, STAT_ROOM - knight.slots[STRENGTH])
            reach, looks = left + 2 * legs, eyes_left + eyes
            met = meetings(nearest_met, reach, looks)
            worth = W.knight_encounter * met - exposure(game, foes, strength)
            if looks > 0 and prize <= reach:
                worth += W.knight_treasure
            if hidden > strength:
                worth -= W.knight_ambush * met * blow(game) // 100
            best = max(best, worth)
    return best


def meetings(way: i64, reach: i64, looks: i64) -> i64:
    """Encounters that so much Movement and Perception make: the first lies so far, the others behind one another."""
    if way > reach or looks <= 0:
        return 0
    return min(looks, 1 + (reach - way) * STRIDE // PACE)


def blow(game: Vast) -> i64:
    """What the next hit would cost her."""
    return paleness(game.knight.health - 1) - paleness(game.knight.health)


def exposure(game: Vast, foes: list[i64], strength: i64) -> i64:
    """What the Tribes cost that can reach her and beat this Strength."""
    count: i64 = 0
    for foe in foes:
        if foe > strength:
            count += 1
    return W.knight_exposed * count * blow(game) // 100


def strongest_hidden(game: Vast) -> i64:
    best: i64 = 0
    for tribe in range(i64(3)):
        best = max(best, ambush_strength(game, tribe))
    return best


def treasure_hopes(game: Vast) -> i64:
    """What her Treasure cards are good for, whether they lie open or not: beside Grit only she may count on them."""
    knight = game.knight
    worth: i64 = 0
    for card in knight.kept.items:
        worth += W.knight_treasures[card]
    for card in range(i64(len(TREASURES))):
        if knight.shown >> card & 1:
            worth += W.knight_treasures[card]
    return worth


def quest_hopes(game: Vast) -> i64:
    """Sidequests that she may complete now, and those of Encounters and spaces that this turn has begun. She alone
    knows which she holds.
    """
    knight = game.knight
    if knight.out or not is_her_turn(game):
        return 0
    worth: i64 = 0
    for quest in knight.quests.items:
        if is_fulfilled(game, quest):
            worth += W.knight_quest * min(i64(game.content.sidequests[quest].number), MAX_GRIT - knight.grit)
        elif quest == ADVENTUROUS:
            worth += W.knight_venture * (bits(knight.met) + bits(knight.met_far))
        elif quest == SWIFT and can_be_swift(game):
            worth += W.knight_sprint * (bits(knight.visited) + bits(knight.visited_far))
    return worth


def can_be_swift(game: Vast) -> bool:
    """Whether her cubes suffice for seven spaces this turn."""
    knight = game.knight
    most = knight_movement(game) + 2 * min(knight.free, STAT_ROOM - knight.slots[MOVEMENT])
    return most - knight.moves + bits(knight.visited) + bits(knight.visited_far) >= SWIFT_SPACES


# ------------------------------------------------------------------ her ways
def hunts(game: Vast) -> bool:
    """Whether she has cubes enough to strike at the Dragon."""
    return game.has(DRAGON) and game.dragon.tile != OFF and game.knight.owned() > armor(game)


def way_of_the_knight(game: Vast, steps: vec[i64], nearest_met: i64) -> i64:
    """To the Dragon when she has cubes enough for it, at need through walls; else to what can be met."""
    if hunts(game):
        straight = flight(game, game.knight.tile, game.dragon.tile) + DETOUR
        return min(steps[game.dragon.tile], straight)
    if not game.has(DRAGON) and game.knight.crystals >= game.rules.crystal_goal:
        return steps[game.cavern.entrance]
    return nearest_met


def to_be_met(game: Vast) -> list[i64]:
    """Tiles with something for an Encounter that she has not met this turn, and nobody too strong on them."""
    wanted = [*game.cavern.dark_tiles(), *laden(game), *marked(game, EVENT)]
    if knight_strength(game) >= game.rules.smash_strength:
        wanted += marked(game, CRYSTAL)
    barred = barred_tiles(game)
    return [tile for tile in wanted if not (game.knight.met | barred) >> tile & 1]


def barred_tiles(game: Vast) -> i64:
    """Tiles of Tribes that she does not beat even with the cubes she has left, as a mask."""
    most = knight_strength(game) + min(game.knight.free, STAT_ROOM - game.knight.slots[STRENGTH])
    barred: i64 = 0
    for tribe in range(i64(3)):
        tile = game.goblins.tile[tribe]
        if OFF < tile < TILE_COUNT and tribe_strength(game, tribe) >= most:
            barred |= bit(tile)
    return barred
