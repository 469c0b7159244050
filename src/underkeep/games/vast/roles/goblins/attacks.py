"""VAST-GO-030  Attacks of the Tribes: on the Knight, the Thief, the Dragon and Crystals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.cards.quake import KrakenRises
from underkeep.games.vast.names import (
    BLOB,
    BRIGHT_BEETLES,
    CRYSTAL,
    GOBLINS,
    GROUND_KRAKEN,
    KNIGHT,
    OFF,
    P_FANGS,
    TRIBES,
)
from underkeep.games.vast.options import THIEF_KILL_SCATTERS
from underkeep.games.vast.refusals import (
    LEGAL,
    NEEDS_ASH_DRAGON,
    NO_CRYSTAL_HERE,
    NOT_ON_ITS_TILE,
    THIEF_UNSEEN,
    TRIBE_CANNOT_SMASH,
    TRIBE_TOO_WEAK,
)
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.health import hurt_dragon, hurt_knight
from underkeep.games.vast.rules.moments import KNIGHT_POISONED
from underkeep.games.vast.rules.stats import (
    armor,
    bare_strength,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.rules.tell import (
    tell_attack_on_knight,
    tell_smash,
    tell_strike_at_thief,
    tell_tribe_at_dragon,
)
from underkeep.games.vast.rules.thief_death import AttackThief
from underkeep.games.vast.rules.treasures import offer_amulet
from underkeep.games.vast.rules.tribes import Scatter, change_rage
from underkeep.games.vast.state.changes.discs import disarm
from underkeep.games.vast.state.changes.goblin_cards import spend_bomber, spend_poison
from underkeep.games.vast.state.changes.goblins import give_goblins_crystal, hide_tribe, pledge_tribe, set_population
from underkeep.games.vast.state.changes.knight import give_knight_crystal
from underkeep.games.vast.state.changes.pieces import DRIVEN
from underkeep.games.vast.state.changes.tokens import break_crystal
from underkeep.games.vast.state.game import Vast

BY_ACTION: Final = 0
BY_AMBUSH: Final = 1
BY_HIDING_SPOTS: Final = 2
WAYS_TO_ATTACK: Final = ["action", "ambush", "hiding_spots"]
BLOB_GRIT: Final = 5
CRYSTAL_STRENGTH: Final = 3


def margin(game: Vast, tribe: i64, how: i64) -> i64:
    """By how much a Tribe's Strength exceeds the Knight's; Hiding Spots count no Monsters (VAST-GO-088)."""
    strength = bare_strength(game, tribe) if how == BY_HIDING_SPOTS else tribe_strength(game, tribe)
    return strength - knight_strength(game)


def wake_kraken(game: Vast, tribe: i64) -> None:
    """VAST-BON-017  Below an Attack action on the stack, hence after it: the Ground Kraken of the attacking Tribe."""
    if game.goblins.has_monster(tribe, GROUND_KRAKEN):
        game.push(KrakenRises(int(game.goblins.tile[tribe])))


def scatter_attacker(game: Vast, tribe: i64) -> None:
    """VAST-GO-043  An attacking Tribe scatters; a Fire Bomber's Population becomes 0, 1 with Bright Beetles
    (VAST-GO-085, VAST-GO-055).
    """
    disarm(game, tribe)
    if game.goblins.bomber == tribe:
        blow_up(game, tribe)
        game.push(Scatter(tribe, 0))
    else:
        game.push(Scatter(tribe))


def blow_up(game: Vast, tribe: i64) -> None:
    """VAST-GO-085  The Fire Bomber takes its own Tribe with it."""
    spend_bomber(game)
    spared = 1 if game.goblins.has_monster(tribe, BRIGHT_BEETLES) else 0
    set_population(game, tribe, min(game.goblins.population[tribe], i64(spared)))


@final
@dataclass(frozen=True)
class TribeAttacksKnight(Procedure):
    """VAST-GO-030  She loses 1 Health, the Tribe scatters, Rage falls by 1; `by_much` is its Strength above hers."""

    tribe: i64
    how: i64
    by_much: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.wound(game)
            case 1:
                self.engulf(game)
            case 2:
                self.poison(game)
            case 3:
                self.scatter(game)
            case 4:
                self.calm_down(game)
            case 5:
                self.recover(game)
            case _:
                game.finish()

    def wound(self, game: Vast) -> None:
        """VAST-GO-030  1 Health."""
        tell_attack_on_knight(game, self.tribe, WAYS_TO_ATTACK[self.how], self.by_much)
        hurt_knight(game, 1, self.how == BY_AMBUSH)

    def engulf(self, game: Vast) -> None:
        """VAST-GO-057  The Blob takes 5 Grit too, not with Ambush or Hiding Spots."""
        if self.how == BY_ACTION and game.goblins.has_monster(self.tribe, BLOB):
            game.push(LoseGrit(BLOB_GRIT))

    def poison(self, game: Vast) -> None:
        """VAST-GO-081  Poison works with an Attack action: one cube, two if she was beaten by 2 or more."""
        if self.how == BY_ACTION and game.goblins.poison:
            spend_poison(game)
            game.open_window(Window(KNIGHT_POISONED, 2 if self.by_much >= 2 else 1))

    def scatter(self, game: Vast) -> None:
        """VAST-GO-043  The attacker scatters, so that no Tribe stays beside the Knight (VAST-GO-026)."""
        scatter_attacker(game, self.tribe)

    def calm_down(self, game: Vast) -> None:
        """VAST-GO-007  Rage falls by 1."""
        change_rage(game, -1)

    def recover(self, game: Vast) -> None:
        """VAST-BON-012  After all of it she may discard the Cursed Amulet."""
        offer_amulet(game)


def refuse_attack_thief(game: Vast, tribe: i64) -> i64:
    """VAST-GO-031  Same tile, Perception above his Stealth."""
    if game.thief.tile == OFF or game.thief.tile != game.goblins.tile[tribe]:
        return NOT_ON_ITS_TILE
    return LEGAL if tribe_perception(game, tribe) > stealth(game) else THIEF_UNSEEN


@final
@dataclass(frozen=True)
class TribeAttacksThief(Procedure):
    """VAST-GO-031  The Thief is killed; the Tribe does not scatter, except with the switch of VAST-CTR-03."""

    tribe: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.attack(game)
            case 1:
                self.settle_tribe(game)
            case _:
                game.finish()

    def attack(self, game: Vast) -> None:
        """VAST-ATK-001  An attack, which he may evade."""
        tell_strike_at_thief(game, P_FANGS + self.tribe)
        game.push(AttackThief(GOBLINS))

    def settle_tribe(self, game: Vast) -> None:
        """VAST-RUL-06  A Fire Bomber goes to the board by hiding where nothing scatters; its Monster stays."""
        disarm(game, self.tribe)
        if game.rules.flag(THIEF_KILL_SCATTERS) and not game.spared:
            scatter_attacker(game, self.tribe)
        elif game.goblins.bomber == self.tribe:
            blow_up(game, self.tribe)
            hide_tribe(game, self.tribe, DRIVEN)


def refuse_attack_dragon(game: Vast, tribe: i64) -> i64:
    """VAST-GO-032  Only with Ash Dragon, on the same tile, Strength above Armor."""
    if not game.rules.ash:
        return NEEDS_ASH_DRAGON
    if game.dragon.tile == OFF or game.dragon.tile != game.goblins.tile[tribe]:
        return NOT_ON_ITS_TILE
    return LEGAL if tribe_strength(game, tribe) > armor(game) else TRIBE_TOO_WEAK


@final
@dataclass(frozen=True)
class TribeAttacksDragon(Procedure):
    """VAST-GO-032  Dragon Health -1, Rage -1, the Tribe scatters."""

    tribe: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.wound(game)
            case 1:
                self.calm_down(game)
            case 2:
                self.scatter(game)
            case _:
                game.finish()

    def wound(self, game: Vast) -> None:
        """VAST-GO-032  1 Health."""
        tell_tribe_at_dragon(game, self.tribe, tribe_strength(game, self.tribe))
        hurt_dragon(game, 1)

    def calm_down(self, game: Vast) -> None:
        """VAST-GO-007  Rage falls by 1."""
        change_rage(game, -1)

    def scatter(self, game: Vast) -> None:
        """VAST-GO-043  The attacker scatters."""
        scatter_attacker(game, self.tribe)


def refuse_attack_crystal(game: Vast, tribe: i64) -> i64:
    """VAST-GO-033  A Crystal token on its tile and Strength 3 (VAST-CTR-02)."""
    tile = game.goblins.tile[tribe]
    if tile == OFF or not game.has_mark(tile, CRYSTAL):
        return NO_CRYSTAL_HERE
    return LEGAL if tribe_strength(game, tribe) >= CRYSTAL_STRENGTH else TRIBE_CANNOT_SMASH


def partner(game: Vast, tribe: i64) -> i64:
    """Another Tribe that has pledged to smash the same Crystal and stands there still, -1 if none."""
    tile = game.goblins.tile[tribe]
    for other in range(i64(3)):
        if other != tribe and game.goblins.pledges[other] == tile and game.goblins.tile[other] == tile:
            return other
    return -1


@final
@dataclass(frozen=True)
class AttackCrystal(Procedure):
    """VAST-GO-033  The first Tribe only pledges; the second smashes, and both scatter for 1 Rage in total
    (VAST-CTR-40).
    """

    tribe: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.pledge_or_smash(game)
            case 1:
                self.scatter_partner(game)
            case 2:
                self.scatter(game)
            case _:
                game.finish()

    def pledge_or_smash(self, game: Vast) -> None:
        """VAST-GO-033  Nothing happens unless a second Tribe joins this turn."""
        tile = game.goblins.tile[self.tribe]
        if partner(game, self.tribe) < 0:
            pledge_tribe(game, self.tribe, tile)
            game.finish()
            return
        tell_smash(game, TRIBES[self.tribe], tile, tribe_strength(game, self.tribe))
        break_crystal(game, tile)
        change_rage(game, -1)
        if game.has(KNIGHT):
            give_knight_crystal(game)  # VAST-GEN-006
        else:
            give_goblins_crystal(game)
        victory.settle(game)

    def scatter_partner(self, game: Vast) -> None:
        """VAST-GO-033  The Tribe that pledged scatters."""
        scatter_attacker(game, partner(game, self.tribe))

    def scatter(self, game: Vast) -> None:
        """VAST-GO-033  And so does the one that joined."""
        scatter_attacker(game, self.tribe)
