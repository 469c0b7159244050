"""What the Goblins have to get on with, and which Tribes could strike the Knight."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast.judge.ways import FAR, flight, lit_tiles_left
from underkeep.games.vast.judge.weights import W
from underkeep.games.vast.names import DRAGON, GOBLINS, KNIGHT, OFF
from underkeep.games.vast.rules.schemes import tiles_per_goblin
from underkeep.games.vast.rules.stats import armor, knight_strength, tribe_strength
from underkeep.games.vast.state.game import Vast

GOBLIN_TERMS: Final = ("rage", "tricks", "population", "tribes", "claws")


def goblin_terms(game: Vast) -> vec[i64]:
    """Rage; Secrets, Monsters and Schemes; Population; Tribes that can strike at their prey or lie in wait for it; and
    what the Dragon can reach.
    """
    goblins = game.goblins
    tricks = W.goblins_secret * goblins.holding() + W.goblins_monster * goblins.assigned()
    tricks += W.goblins_scheme * goblins.schemes_bought() + W.goblins_stored * goblins.stored
    people: i64 = 0
    hunting: i64 = 0
    clawed: i64 = 0
    needed = toughness(game)
    bright = lit_tiles_left(game, prey_tile(game))
    for tribe in range(i64(3)):
        people += W.goblins_population * goblins.population[tribe]
        tile = goblins.tile[tribe]
        if tile == OFF:
            hunting += W.goblins_lurking if ambush_strength(game, tribe) > needed else i64(0)
            continue
        hunting -= W.goblins_way * bright[tile]
        if arriving(game, tribe, bright) > needed:
            hunting += W.goblins_strike if may_strike_now(game, tribe) else W.goblins_ready
        if flight(game, game.dragon.tile, tile) <= 2:
            clawed -= W.goblins_claws * goblins.population[tribe]
    return vec[i64]([W.goblins_moods[goblins.rage], tricks, people, hunting, clawed])


def prey_tile(game: Vast) -> i64:
    return game.knight.tile if game.has(KNIGHT) else game.dragon.tile


def toughness(game: Vast) -> i64:
    """What a Tribe's Strength must exceed."""
    if game.has(KNIGHT):
        return knight_strength(game)
    return armor(game) if game.has(DRAGON) else i64(2)


def might(game: Vast) -> list[i64]:
    """The Strength with which each Tribe on the map would reach the prey."""
    found: list[i64] = [0, 0, 0]
    if game.has(GOBLINS) and any_on_map(game):
        bright = lit_tiles_left(game, prey_tile(game))
        for tribe in range(i64(3)):
            found[tribe] = arriving(game, tribe, bright)
    return found


def any_on_map(game: Vast) -> bool:
    for tribe in range(i64(3)):
        if game.goblins.tile[tribe] != OFF:
            return True
    return False


def arriving(game: Vast, tribe: i64, bright: vec[i64]) -> i64:
    """A Tribe's Strength after what Lit tiles on the way cost it; 0 if it does not get there."""
    tile = game.goblins.tile[tribe]
    if tile == OFF or bright[tile] >= FAR:
        return 0
    lost = bright[tile] // tiles_per_goblin(game)
    return tribe_strength(game, tribe) - lost if game.goblins.population[tribe] > lost else i64(0)


def ambush_strength(game: Vast, tribe: i64) -> i64:
    """VAST-KN-018  Hidden Tribes ambush her; an empty one cannot."""
    hidden = game.has(GOBLINS) and game.goblins.tile[tribe] == OFF and game.goblins.population[tribe] > 0
    return tribe_strength(game, tribe) if hidden else i64(0)


def may_strike_now(game: Vast, tribe: i64) -> bool:
    """Whether it is the Goblins' turn and the Tribe has not acted yet."""
    goblins = game.goblins
    if game.active != GOBLINS:
        return False
    return not goblins.acted if goblins.acting == tribe else not goblins.is_spent(tribe)
