"""VAST-KN-022  Her attacks: the Dragon, Tribes, the Thief, Crystals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import YES
from underkeep.games.vast.names import (
    BOMB,
    CRYSTAL,
    DARING,
    FEARLESS,
    KNIGHT,
    MIGHTY_AXE,
    NOBLE_FAILURE,
    ON_TREASURE,
    P_KNIGHT,
    SILVER_GAUNTLET,
    STALWART,
    TRAP,
)
from underkeep.games.vast.refusals import (
    ARMOR_TOO_STRONG,
    LEGAL,
    NEEDS_A_BOMB,
    NO_CRYSTAL_HERE,
    NOT_ON_HER_TILE,
    ONE_DRAGON_ATTACK,
    THIEF_UNSEEN,
    TOO_WEAK_TO_SMASH,
)
from underkeep.games.vast.roles.knight.cubes import throw_javelin
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.ask import YesNo
from underkeep.games.vast.rules.die import ROLL, centre_hit
from underkeep.games.vast.rules.health import hurt_dragon
from underkeep.games.vast.rules.moments import CARDS_OWED, OMENS_OWED, SECRETS_OWED
from underkeep.games.vast.rules.stats import (
    armor,
    attack_strength,
    card_cube,
    knight_perception,
    stealth,
    trap_bonus,
    tribe_strength,
)
from underkeep.games.vast.rules.tell import (
    tell_attack_on_tribes,
    tell_missed,
    tell_smash,
    tell_strike_at_dragon,
    tell_strike_at_thief,
    tell_treasure_used,
)
from underkeep.games.vast.rules.thief_death import AttackThief
from underkeep.games.vast.rules.tribes import Scatter, change_rage
from underkeep.games.vast.state.changes.cubes import discard_cube, gain_grit
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up
from underkeep.games.vast.state.changes.knight import give_knight_crystal, note_strike_at_dragon, use_bomb
from underkeep.games.vast.state.changes.knight_cards import do_deed
from underkeep.games.vast.state.changes.tokens import break_crystal
from underkeep.games.vast.state.game import Vast

SMASH_GRIT: Final = 2


def bomb_ready(game: Vast) -> bool:
    """VAST-KN-022  A cube on the Bomb, not used yet this turn."""
    return game.knight.slots[BOMB] > 0 and not game.knight.bomb_used


def needs_bomb(game: Vast) -> bool:
    """VAST-KN-023  Underground before the Collapse; a ready Javelin serves too (VAST-KN-049)."""
    return not game.dragon.surfaced and not game.collapse and not game.knight.armed


def strength_against_dragon(game: Vast, bombing: bool) -> i64:
    """VAST-KN-026  The Bomb changes nothing but forbids the Mighty Axe (VAST-KN-051)."""
    return attack_strength(game) - (card_cube(game, MIGHTY_AXE) if bombing and game.active == KNIGHT else 0)


def refuse_attack_dragon(game: Vast) -> i64:
    """VAST-KN-022  Same tile, Strength at least the Armor; underground once per turn, and with a Bomb before the
    Collapse.
    """
    if game.dragon.tile != game.knight.tile:
        return NOT_ON_HER_TILE
    if game.knight.struck or (not game.dragon.surfaced and game.knight.dragon_attacked):
        return ONE_DRAGON_ATTACK
    bombing = needs_bomb(game)
    if bombing and not bomb_ready(game):
        return NEEDS_A_BOMB
    return LEGAL if strength_against_dragon(game, bombing) >= armor(game) else ARMOR_TOO_STRONG  # VAST-KN-025


@final
@dataclass(frozen=True)
class AttackDragon(Procedure):
    """VAST-KN-025  Strength above Armor hits, at equality the die decides; `bombing` is 1 with the Bomb."""

    bombing: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.compare(game)
            case 1:
                self.hit(game)
            case _:
                game.finish()

    def compare(self, game: Vast) -> None:
        """VAST-KN-025  Equal: the Dragon die, hit if the centre shows."""
        if self.bombing:
            use_bomb(game)
        note_strike_at_dragon(game)
        strength = strength_against_dragon(game, self.bombing != 0)
        tell_strike_at_dragon(game, strength, self.bombing != 0)
        if strength == armor(game):
            game.push(ROLL)

    def hit(self, game: Vast) -> None:
        """VAST-KN-025  A hit costs the Dragon 1 Health; then the Mighty Axe may strike again (VAST-KN-051)."""
        strength = strength_against_dragon(game, self.bombing != 0)
        struck = strength > armor(game) or (strength == armor(game) and centre_hit(game))
        throw_javelin(game)
        if game.active == KNIGHT:
            do_deed(game, DARING if struck else NOBLE_FAILURE)  # VAST-BON-011
        if not struck:
            tell_missed(game, "dragon")
            return
        hurt_dragon(game, 1)
        if card_cube(game, SILVER_GAUNTLET) and not game.over():
            game.open_window(Window(CARDS_OWED, 1))  # VAST-BON-014
        if not self.bombing and card_cube(game, MIGHTY_AXE) and game.knight.owned() > 2 and not game.over():
            game.push(SWING_AXE)


@final
@dataclass(frozen=True)
class SwingAxe(YesNo):
    """VAST-KN-051  Is the cube on the Mighty Axe discarded for one more damage?"""

    def who(self, game: Vast) -> i64:
        return game.seat(KNIGHT)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            tell_treasure_used(game, MIGHTY_AXE)
            discard_cube(game, ON_TREASURE + MIGHTY_AXE)
            hurt_dragon(game, 1)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-axe")

    def rule(self) -> str:
        return "VAST-KN-051"


SWING_AXE: Final = SwingAxe()


def begin_attack_dragon(game: Vast) -> None:
    """The Bomb is used only where it is needed."""
    game.push(AttackDragon(1 if needs_bomb(game) else 0))


def beats_tribes(game: Vast, tile: i64) -> bool:
    """VAST-KN-027  Her Strength is greater than that of every Tribe there, Trap included."""
    return attack_strength(game) > guard_of(game, tile)


def guard_of(game: Vast, tile: i64) -> i64:
    """VAST-KN-027  The Strength of the strongest Tribe there, Trap included; -1 if there is none."""
    strongest: i64 = -1
    for tribe in range(i64(len(game.goblins.tile))):
        if game.goblins.tile[tribe] == tile:
            strongest = max(strongest, tribe_strength(game, tribe) + trap_bonus(game))
    return strongest


@final
@dataclass(frozen=True)
class AttackTribes(Procedure):
    """VAST-KN-027  All Tribes on her tile are attacked in one Encounter; `revealed` is 1 if the tile was just turned
    up.
    """

    revealed: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.attack(game)
            case 1:
                self.scatter_next(game)
            case 2:
                self.spend_trap(game)
            case 3:
                self.rob(game)
            case _:
                game.finish()

    def attack(self, game: Vast) -> None:
        """VAST-GO-005  Each attacked Tribe gives the Goblins 1 Rage; the attack may complete Sidequests
        (VAST-KN-056).
        """
        tile = game.knight.tile
        tell_attack_on_tribes(game, game.tribes_on(tile), tile, guard_of(game, tile))
        for tribe in game.tribes_on(tile):
            note_deeds(game, tribe)
            change_rage(game, 1)
        if self.revealed == 1:
            do_deed(game, FEARLESS)
        throw_javelin(game)

    def scatter_next(self, game: Vast) -> None:
        """VAST-KN-027  Each of them scatters."""
        tribes = game.tribes_on(game.knight.tile)
        if tribes:
            game.go_to(1)
            game.push(Scatter(tribes[0]))

    def spend_trap(self, game: Vast) -> None:
        """VAST-GO-087  A face-up Trap is discarded after such an attack."""
        if trap_bonus(game):
            discard_face_up(game, TRAP)

    def rob(self, game: Vast) -> None:
        """VAST-BON-014  The Silver Gauntlet costs the attacked Goblins a Secret."""
        if card_cube(game, SILVER_GAUNTLET):
            game.open_window(Window(SECRETS_OWED, 1))


def note_deeds(game: Vast, tribe: i64) -> None:
    """VAST-KN-059  Stalwart asks for Population 3, Daring for a Monster."""
    if game.goblins.population[tribe] >= 3:
        do_deed(game, STALWART)
    if game.goblins.monsters_of(tribe):
        do_deed(game, DARING)


def refuse_attack_thief(game: Vast) -> i64:
    """VAST-KN-028  Same tile, Perception above his Stealth."""
    if game.thief.tile != game.knight.tile:
        return NOT_ON_HER_TILE  # VAST-TH-031: a dead Thief is nowhere
    return LEGAL if knight_perception(game) > stealth(game) else THIEF_UNSEEN


@final
@dataclass(frozen=True)
class StrikeThief(Procedure):
    """VAST-KN-028  He is killed and she gains Grit by his Loot Drop Level (roles/knight/reactions.py)."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.attack(game)
            case 1:
                self.note_kill(game)
            case _:
                game.finish()

    def attack(self, game: Vast) -> None:
        """VAST-ATK-001  An Encounter with a piece is an attack."""
        tell_strike_at_thief(game, P_KNIGHT)
        throw_javelin(game)
        game.push(AttackThief(KNIGHT))

    def note_kill(self, game: Vast) -> None:
        """VAST-KN-059  Killing the Thief with an attack is Daring."""
        if not game.spared:
            do_deed(game, DARING)


STRIKE_THIEF: Final = StrikeThief()


def refuse_smash(game: Vast) -> i64:
    """VAST-KN-029  A Crystal token on her tile and Strength 3, or what the difficulty card says (VAST-DIF-009)."""
    if not game.has_mark(game.knight.tile, CRYSTAL):
        return NO_CRYSTAL_HERE
    return LEGAL if attack_strength(game) >= game.rules.smash_strength else TOO_WEAK_TO_SMASH


def smash_crystal(game: Vast) -> None:
    """VAST-KN-029  The token goes to her board: +2 Grit (VAST-CTR-01)."""
    tell_smash(game, "knight", game.knight.tile, attack_strength(game))
    break_crystal(game, game.knight.tile)
    give_knight_crystal(game)
    throw_javelin(game)
    gain_grit(game, SMASH_GRIT)
    victory.settle(game)
    if card_cube(game, SILVER_GAUNTLET) and not game.over():
        game.open_window(Window(OMENS_OWED, 1))  # VAST-BON-014
