"""VAST-GO-019  Changes to Strength discs: four in all, one of them with the Fangs for good; who finds none waits."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.state.game import Vast

STRENGTH_DISCS: Final = 4


def needs_disc(game: Vast, monster: i64) -> bool:
    """VAST-GO-051  Ogre, Troll and Flame Giant."""
    return monster >= 0 and game.content.monsters[monster].strength > 0


def free_discs(game: Vast) -> i64:
    """VAST-GO-019  Discs that lie neither with the Fangs, nor with a Monster or the Armory, nor as Meat! on the map."""
    goblins = game.goblins
    used: i64 = 1 if goblins.meat < 0 else 2
    used += 1 if goblins.armory >= 0 and not goblins.armory_waits else 0
    for slot in range(i64(4)):
        if needs_disc(game, goblins.slots[slot]) and not goblins.waiting >> goblins.slots[slot] & 1:
            used += 1
    return STRENGTH_DISCS - used


def take_disc(game: Vast, monster: i64) -> None:
    """VAST-GO-019  A Monster just assigned gets its disc, or waits for one."""
    game.goblins.waiting |= i64(1) << monster if needs_disc(game, monster) else i64(0)
    hand_out_discs(game)


def hand_out_discs(game: Vast) -> None:
    """VAST-GO-019  A disc that has become free goes to a Monster that waits; one that left waits no more."""
    goblins = game.goblins
    for slot in range(i64(4)):
        monster = goblins.slots[slot]
        if monster >= 0 and goblins.waiting >> monster & 1 and free_discs(game) > 0:
            goblins.waiting &= ~(i64(1) << monster)
    if goblins.armory_waits and free_discs(game) > 0:
        goblins.armory_waits = False  # VAST-BON-034


def lose_disc(game: Vast, monster: i64) -> None:
    """VAST-GO-048  A Monster that leaves gives its disc back."""
    game.goblins.waiting &= ~(i64(1) << monster)
    hand_out_discs(game)


def arm(game: Vast, tribe: i64) -> None:
    """VAST-BON-034  The Tribe gets the disc of the Armory as soon as one is free."""
    game.goblins.armory = tribe
    game.goblins.armory_waits = True
    hand_out_discs(game)


def disarm(game: Vast, tribe: i64) -> None:
    """VAST-BON-033  Armory: the disc is lost when its Tribe attacks or falls to 0."""
    if game.goblins.armory == tribe:
        game.goblins.armory = -1
        game.goblins.armory_waits = False
        hand_out_discs(game)
