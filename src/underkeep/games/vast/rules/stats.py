"""The numbers that are compared: the Knight's stats, a Tribe's Strength and Perception, Armor and Stealth."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import (
    ADVANCEMENT,
    CLOAK,
    CURSED_AMULET,
    ELVISH_SWORD,
    FANGS,
    GOBLIN_RUBY,
    HEROIC_BOOTS,
    KNIGHT,
    MIGHTY_AXE,
    MOVEMENT,
    PERCEPTION,
    PET_FROG,
    PIXIE_LANTERN,
    SILVER_GAUNTLET,
    STRENGTH,
    TRAP,
)
from underkeep.games.vast.options import REVISED_CARDS, ZERO_RAGE_PERCEPTION
from underkeep.games.vast.rules.schemes import armory_strength
from underkeep.games.vast.state.game import Vast

MAX_ARMOR: Final[i64] = 4


def card_cube(game: Vast, card: i64) -> i64:
    """1 while a cube lies on that Treasure card."""
    return game.knight.on_cards >> card & 1


def cursed(game: Vast) -> i64:
    """VAST-BON-025  1 while she has the Cursed Amulet, which lies face up and is always active."""
    return game.knight.shown >> CURSED_AMULET & 1


def daze(game: Vast) -> i64:
    """VAST-BON-018  What the Slingshot takes off Strength and Perception, twice with the Amulet (VAST-BON-012)."""
    return game.goblins.dazed_knight * (1 + cursed(game))


def knight_movement(game: Vast) -> i64:
    """VAST-KN-002  1, 3, 5 or 7 by cubes; Heroic Boots +4 (VAST-KN-050), Pixie Lantern (VAST-KN-052) and Cursed Amulet
    +1 each.
    """
    track = 1 + 2 * game.knight.slots[MOVEMENT] + cursed(game)
    return track + boots_movement(game) * card_cube(game, HEROIC_BOOTS) + card_cube(game, PIXIE_LANTERN)


def boots_movement(game: Vast) -> i64:
    """VAST-KN-050  +4 with a cube on them (VAST-CTR-29); revised +3 (VAST-BON-021)."""
    return 3 if game.rules.flag(REVISED_CARDS) else 4


def knight_perception(game: Vast) -> i64:
    """VAST-KN-002  1 plus cubes; Elvish Sword (VAST-KN-047), Pixie Lantern and Cursed Amulet +1 each; the Slingshot
    takes off 1 (VAST-BON-018).
    """
    cards = card_cube(game, ELVISH_SWORD) + card_cube(game, PIXIE_LANTERN) + cursed(game)
    return max(1 + game.knight.slots[PERCEPTION] + cards - daze(game), i64(0))


def knight_strength(game: Vast) -> i64:
    """VAST-KN-002  1 plus cubes; Elvish Sword, Mighty Axe (VAST-KN-051), Silver Gauntlet (VAST-BON-014) and Cursed
    Amulet add 1 on her own turn only.
    """
    strength = 1 + game.knight.slots[STRENGTH] - daze(game)
    if game.active == KNIGHT:
        strength += card_cube(game, ELVISH_SWORD) + card_cube(game, MIGHTY_AXE)
        strength += card_cube(game, SILVER_GAUNTLET) + cursed(game)
        strength += i64(game.knight.charmed)  # VAST-BON-051
    return max(strength, i64(0))


def attack_strength(game: Vast) -> i64:
    """VAST-KN-049  Her Strength for the next attack, with a ready Javelin."""
    return knight_strength(game) + (1 if game.knight.armed else 0)


def monster_strength(game: Vast, tribe: i64) -> i64:
    """VAST-GO-051  Strength discs of Ogre, Troll and Flame Giant, which are no Population (VAST-GO-019)."""
    discs: i64 = 0
    for monster in game.goblins.monsters_of(tribe):
        if not game.goblins.waiting >> monster & 1:
            discs += game.content.monsters[monster].strength
    return discs


def malaise(game: Vast, tribe: i64) -> i64:
    """VAST-GO-003  1 while Rage is 0, except for a Tribe with the Pet Frog (VAST-GO-050)."""
    return 1 if game.goblins.rage == 0 and not game.goblins.has_monster(tribe, PET_FROG) else 0


def trap_bonus(game: Vast) -> i64:
    """VAST-GO-087  A face-up Trap helps a Tribe that is attacked by Knight or Thief."""
    return game.goblins.face_up >> TRAP & 1


def bare_strength(game: Vast, tribe: i64) -> i64:
    """VAST-GO-048  Population, the permanent disc of the Fangs and malaise: what Hiding Spots count (VAST-GO-088)."""
    strength = game.goblins.population[tribe] + (1 if tribe == FANGS else 0) - malaise(game, tribe)
    return max(strength, i64(0))


def tribe_strength(game: Vast, tribe: i64) -> i64:
    """VAST-GO-002  Population, discs and cards, less malaise; never below 0."""
    bomber = 2 if game.goblins.bomber == tribe else 0  # VAST-GO-085
    base = game.goblins.population[tribe] + (1 if tribe == FANGS else 0) + bomber
    strength = base + monster_strength(game, tribe) + armory_strength(game, tribe) - malaise(game, tribe)
    return max(strength, i64(0))


def tribe_perception(game: Vast, tribe: i64) -> i64:
    """VAST-GO-002  Population + 1; Goblin Ruby -1 (VAST-GO-083); malaise only with the switch of VAST-CTR-06."""
    perception = game.goblins.population[tribe] + 1 - (game.goblins.face_up >> GOBLIN_RUBY & 1)
    if game.rules.flag(ZERO_RAGE_PERCEPTION):
        perception -= malaise(game, tribe)
    return max(perception, i64(0))


def armor(game: Vast) -> i64:
    """VAST-DR-002  By Wakefulness; Ash Dragon +1, at most 4 (VAST-VAR-030), less the Slingshot (VAST-BON-018)."""
    worn = (game.dragon.wakefulness() + 4) // 4 + (1 if game.rules.ash else 0)
    return max(min(worn, MAX_ARMOR) - game.goblins.dazed_dragon, i64(0))


def has_advancement(game: Vast, card: i64) -> bool:
    """VAST-BON-054  The Thief's Advancement card is turned up and has its token."""
    return game.thief.advanced == card and game.thief.has(ADVANCEMENT)


def burden(game: Vast) -> i64:
    """VAST-TH-020  1 Stealth for each carried token; with the Cloak 1 for all of them (VAST-BON-053)."""
    carried = game.thief.carried + game.dragon.gems_carried()
    return min(carried, i64(1)) if has_advancement(game, CLOAK) else carried


def stealth(game: Vast) -> i64:
    """VAST-TH-003  Token and upgrade, less what he carries and a Hex; may fall below 0."""
    return game.thief.stat(1) - burden(game) - game.goblins.hex


def dragon_may_be_struck(game: Vast, tribe: i64) -> bool:
    """VAST-VAR-030  With Ash Dragon, and only then (VAST-CTR-41), a Tribe stronger than the Armor attacks it."""
    return game.rules.ash and tribe_strength(game, tribe) > armor(game)
