"""VAST-KN-008  What Hero cubes that she has not placed yet could still change. Face-down Treasure cards count as
whatever helps most, so that a question tells nothing about them.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    BOMB,
    CRYSTAL,
    ELVISH_SWORD,
    JAVELIN,
    MIGHTY_AXE,
    PERCEPTION,
    PIXIE_LANTERN,
    SHIELD,
    SILVER_GAUNTLET,
    SLOT_ROOM,
    STRENGTH,
)
from underkeep.games.vast.refusals import LEGAL
from underkeep.games.vast.roles.knight.attacks import bomb_ready, needs_bomb, strength_against_dragon
from underkeep.games.vast.roles.knight.cubes import refuse_potion
from underkeep.games.vast.rules.stats import armor, attack_strength, knight_perception, stealth
from underkeep.games.vast.state.game import Vast

STRONG_CARDS: Final = (1 << ELVISH_SWORD) | (1 << MIGHTY_AXE) | (1 << SILVER_GAUNTLET)
KEEN_CARDS: Final = (1 << ELVISH_SWORD) | (1 << PIXIE_LANTERN)


def room_for(game: Vast, slot: i64, cards: i64) -> i64:
    """VAST-KN-004  How many cubes a stat can still take, on its track and on cards that raise it."""
    room = SLOT_ROOM[slot] - game.knight.slots[slot] + game.knight.kept.count()
    waiting = game.knight.shown & cards & ~game.knight.on_cards
    while waiting:
        waiting &= waiting - 1
        room += 1
    return room


def javelin_waits(game: Vast) -> i64:
    """VAST-KN-049  1 if a Javelin may be among her cards that is not ready yet."""
    if game.knight.armed:
        return 0
    return 1 if game.knight.shown >> JAVELIN & 1 or game.knight.kept.count() > 0 else 0


def could_smash(game: Vast) -> bool:
    """VAST-KN-029  Whether cubes or the Javelin could give the Strength for the Crystal on her tile."""
    if not game.has_mark(game.knight.tile, CRYSTAL):
        return False
    more = min(game.knight.free, room_for(game, STRENGTH, STRONG_CARDS)) + javelin_waits(game)
    return attack_strength(game) + more >= game.rules.smash_strength


def could_strike_dragon(game: Vast) -> bool:
    """VAST-KN-022  Whether cubes could give Bomb or Javelin and the Strength for the Dragon on her tile."""
    if game.dragon.tile != game.knight.tile or game.knight.struck:
        return False
    if not game.dragon.surfaced and game.knight.dragon_attacked:
        return False
    more = min(game.knight.free, room_for(game, STRENGTH, STRONG_CARDS))
    if javelin_waits(game) and attack_strength(game) + 1 + more >= armor(game):
        return True
    if not needs_bomb(game):
        return attack_strength(game) + more >= armor(game)
    return could_bomb_dragon(game)


def could_bomb_dragon(game: Vast) -> bool:
    """VAST-KN-022  With the Bomb, on which a cube may have to go first; the Mighty Axe does not help (VAST-KN-051)."""
    cubes = game.knight.free
    if not bomb_ready(game):
        if game.knight.bomb_used or game.knight.slots[BOMB] > 0 or cubes == 0:
            return False
        cubes -= 1
    more = min(cubes, room_for(game, STRENGTH, STRONG_CARDS & ~(1 << MIGHTY_AXE)))
    return strength_against_dragon(game, True) + more >= armor(game)


def could_strike_thief(game: Vast) -> bool:
    """VAST-KN-028  Whether cubes could raise her Perception above the Stealth of the Thief on her tile."""
    if game.thief.tile != game.knight.tile:
        return False
    return knight_perception(game) + min(game.knight.free, room_for(game, PERCEPTION, KEEN_CARDS)) > stealth(game)


def could_attack(game: Vast) -> bool:
    """VAST-KN-010  Whether anything on her tile is within reach of her cubes."""
    return could_smash(game) or could_strike_dragon(game) or could_strike_thief(game)


def could_brace(game: Vast) -> bool:
    """VAST-KN-018  Whether a cube, or a Potion that has its cube, could help her in an Ambush."""
    if game.knight.free > 0 and room_for(game, STRENGTH, STRONG_CARDS) > 0:
        return True
    return refuse_potion(game) == LEGAL


def could_shield(game: Vast) -> bool:
    """VAST-KN-045  Whether the Shield can still be made ready, before an effect is known."""
    return game.knight.free > 0 and game.knight.slots[SHIELD] == 0
