"""Who is near a win: near enough that it is worth looking whether the next own turn brings it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.judge.standing import ways_out
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, OFF
from underkeep.games.vast.state.game import Vast

TRIBES: Final[i64] = 3  # that may each strike once in a turn
BLOWS: Final[i64] = 3  # that the Knight may land on a surfaced Dragon in a turn
REACH: Final[i64] = 8  # tiles that a surfaced Dragon may walk in a turn
FALLS: Final[i64] = 4  # tiles that the Cave may bring down in a turn


def is_near_win(game: Vast, kind: i64) -> bool:
    """Whether a role might win in its turn as far as a glance tells."""
    if kind == KNIGHT:
        return knight_is_near(game)
    if kind == GOBLINS:
        return goblins_are_near(game)
    if kind == DRAGON:
        return dragon_is_near(game)
    if kind == CAVE:
        return game.collapse and game.rules.crystal_tiles - game.cave.crystals_fallen <= FALLS
    loot = game.thief.stashed + game.thief.carried + game.dragon.gems_carried()
    return game.thief.tile != OFF and loot + 1 >= game.rules.stash_goal


def knight_is_near(game: Vast) -> bool:
    if game.knight.out:
        return False
    if game.has(DRAGON):
        return game.dragon.health <= (BLOWS if game.dragon.surfaced else i64(1))
    return game.knight.crystals + 1 >= game.rules.crystal_goal


def goblins_are_near(game: Vast) -> bool:
    if game.has(KNIGHT):
        return game.knight.health <= TRIBES
    if game.has(DRAGON):
        return game.dragon.health <= TRIBES
    return game.goblins.crystals + TRIBES >= game.rules.crystal_goal


def dragon_is_near(game: Vast) -> bool:
    """On the surface near the Entrance, or about to rise there."""
    dragon = game.dragon
    if dragon.tile == OFF or not (dragon.awake or dragon.surfaced):
        return False
    return ways_out(game)[dragon.tile] <= REACH
