"""VAST-KN-010  The attacks of an Encounter come in any order: what she may and must attack, and what comes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    AT_CRYSTAL,
    AT_DRAGON,
    AT_THIEF,
    AT_TRIBES,
    ATTACK,
    ATTACKS,
    DONE,
    TAKE,
)
from underkeep.games.vast.refusals import (
    LEGAL,
    MUST_ATTACK,
    NOT_ON_HER_TILE,
    TRIBES_COME_FIRST,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.attacks import (
    STRIKE_THIEF,
    AttackTribes,
    begin_attack_dragon,
    guard_of,
    refuse_attack_dragon,
    refuse_attack_thief,
    refuse_smash,
    smash_crystal,
)
from underkeep.games.vast.roles.knight.cube_reach import (
    could_smash,
    could_strike_dragon,
    could_strike_thief,
)
from underkeep.games.vast.roles.knight.cubes import free_acts, is_free_act, refuse_free_act, take_free_act
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.stats import armor, attack_strength, knight_strength
from underkeep.games.vast.state.changes.knight import (
    note_act,
)
from underkeep.games.vast.state.changes.knight_cards import forget_deeds
from underkeep.games.vast.state.game import Vast

ACTED: Final = 1  # bits of Knight.did: something was done,
COLLECTING: Final = 2  # ... Treasures are being collected


def refuse_attack(game: Vast, target: i64) -> i64:
    """VAST-KN-010  Crystal, Dragon or Thief; Tribes are attacked of necessity when she enters (VAST-KN-027)."""
    if target == AT_CRYSTAL:
        return refuse_smash(game)
    if target == AT_DRAGON:
        return refuse_attack_dragon(game)
    return refuse_attack_thief(game) if target == AT_THIEF else WRONG_KIND


def strike(game: Vast, target: i64) -> None:
    """VAST-KN-010  Attacks in any order; the surfaced Dragon only once per Encounter (VAST-DR-024)."""
    if target == AT_CRYSTAL:
        smash_crystal(game)
    elif target == AT_DRAGON:
        begin_attack_dragon(game)
    else:
        game.push(STRIKE_THIEF)


def dragon_due(game: Vast, entering: i64) -> bool:
    """VAST-KN-024  On entering, the surfaced Dragon must be attacked; starting on its tile does not force it
    (VAST-KN-013), and a lost cube has ended her turn before (VAST-KN-035).
    """
    if entering != 1 or game.knight.turn_over or game.knight.out or game.knight.struck:
        return False
    return game.dragon.surfaced and game.dragon.tile == game.knight.tile and attack_strength(game) >= armor(game)


def tribes_due(game: Vast) -> bool:
    """VAST-KN-027  Tribes on her tile must be attacked, unless a lost cube has ended her turn (VAST-KN-035)."""
    return not game.knight.out and not game.knight.turn_over and len(game.tribes_on(game.knight.tile)) > 0


def order_matters(game: Vast, entering: i64) -> bool:
    """VAST-KN-010  Whether an attack must be made and another one may come before it."""
    dragon, tribes = dragon_due(game, entering), tribes_due(game)
    if not dragon and not tribes:
        return False
    return (
        (dragon and tribes) or could_smash(game) or could_strike_thief(game) or (tribes and could_strike_dragon(game))
    )


def attack_tribes(game: Vast) -> None:
    """VAST-KN-030  All Tribes on her tile."""
    game.push(AttackTribes(1 if game.knight.revealed else 0))


@final
@dataclass(frozen=True)
class OrderAttacks(KnightAsk):
    """VAST-KN-010  What does she attack first?"""

    entering: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*ATTACKS[AT_DRAGON:], *free_acts(game)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE or action.verb == TAKE:
            return MUST_ATTACK
        if action.verb != ATTACK:
            return refuse_free_act(game, action)
        if action.a == AT_TRIBES:
            return LEGAL if tribes_due(game) else NOT_ON_HER_TILE
        return TRIBES_COME_FIRST if javelin_is_for_tribes(game) else refuse_attack(game, action.a)

    def take(self, game: Vast, action: Action) -> None:
        game.push(MoreAttacks(self.entering))
        if is_free_act(action):
            take_free_act(game, action)
            return
        forget_deeds(game)
        note_act(game, ACTED)
        if action.a == AT_TRIBES:
            attack_tribes(game)
        else:
            strike(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-order")

    def rule(self) -> str:
        return "VAST-KN-010"


def javelin_is_for_tribes(game: Vast) -> bool:
    """VAST-KN-049  The next attack takes the Javelin with it, without which she is too weak for the Tribes."""
    return game.knight.armed and tribes_due(game) and knight_strength(game) <= guard_of(game, game.knight.tile)


@final
@dataclass(frozen=True)
class MoreAttacks(Procedure):
    """VAST-KN-010  After one attack the next, as long as the order matters."""

    entering: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer(game)
            case _:
                game.finish()

    def offer(self, game: Vast) -> None:
        """VAST-KN-031  One at a time."""
        if order_matters(game, self.entering):
            game.push(OrderAttacks(self.entering))
