"""VAST-TH-009  Loot, Pick Lock and Hide Loot, and where a Treasure token comes from when the supply is empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE, TAKE_TREASURE
from underkeep.games.vast.names import CLOAK, LOCK_PICKING_KIT, NOBODY_PLAYS, THIEF, VAULT
from underkeep.games.vast.refusals import (
    ALREADY_TRIED,
    HANDS_FULL,
    LEGAL,
    LOOT_TOO_LOW,
    NO_CUBES,
    NO_SUCH_TOKEN,
    NO_VAULT_HERE,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import ThiefAsk, squares_of
from underkeep.games.vast.rules.die import DieCast, centre_hit
from underkeep.games.vast.rules.stats import has_advancement
from underkeep.games.vast.rules.tell_loot import tell_failure, tell_lock, tell_open, tell_taking, tell_trap
from underkeep.games.vast.rules.thief_death import KillThief
from underkeep.games.vast.state.changes.dice import roll_action_die
from underkeep.games.vast.state.changes.thief import (
    bring_to_stash,
    carry_gem,
    carry_treasure,
    set_loot,
    spend_cubes,
    try_vault,
)
from underkeep.games.vast.state.changes.tokens import (
    laden_tiles,
    lift_treasure,
    return_gem,
    return_mark,
    take_from_supply,
)
from underkeep.games.vast.state.game import Vast

FULL_LOOT: Final = 3
CLOAK_ROOM: Final = 2
TO_CARRY: Final = 0  # where a Treasure token goes: to what he carries,
TO_STASH: Final = 1  # or to the stash under way
NEEDED: Final = (0, 4, 2, 1)  # by cubes: the least roll of the Action die, 1 is automatic


# ------------------------------------------------------------------ Loot
def refuse_loot(game: Vast, what: i64, cubes: i64) -> i64:
    """VAST-TH-009  A Treasure or Gem on his tile: 1 cube, 2 for a Gem without the roll."""
    here = game.cavern.treasures[game.thief.tile] > 0
    if what != TAKE_TREASURE:
        here = game.dragon.gems[what] == game.thief.tile
    if not here:
        return NO_SUCH_TOKEN
    if not may_carry(game):
        return HANDS_FULL
    return LEGAL if game.thief.cubes_left() >= cubes else NO_CUBES


def may_carry(game: Vast) -> bool:
    """VAST-BON-053  With the Cloak he carries two tokens at most."""
    return not has_advancement(game, CLOAK) or game.thief.carried + game.dragon.gems_carried() < CLOAK_ROOM


def loot_token(game: Vast, what: i64, cubes: i64) -> None:
    """VAST-TH-009  Pay and take."""
    spend_cubes(game, cubes)
    tell_taking(game, THIEF, what, game.thief.tile, cubes, what != TAKE_TREASURE and cubes == 1)
    if what == TAKE_TREASURE:
        lift_treasure(game, game.thief.tile)
        carry_treasure(game)
    elif cubes > 1:
        carry_gem(game, what)
    else:
        game.push(LootGem(what))


@final
@dataclass(frozen=True)
class LootGem(DieCast):
    """VAST-TH-009  For 1 cube the Gem may be a trap."""

    gem: i64

    def strike(self, game: Vast) -> None:
        """VAST-DR-072  Centre: he dies, the Gem goes back to the Dragon and nobody gets a bonus."""
        if centre_hit(game):
            tell_trap(game, "thief", self.gem)
            return_gem(game, self.gem)
            game.push(KillThief(NOBODY_PLAYS))
        else:
            carry_gem(game, self.gem)


# ------------------------------------------------------------------ a Treasure token that is due
def gain_treasure(game: Vast, goes: i64) -> None:
    """VAST-TH-018  From the supply; if that is empty from anywhere on the map, of his choice."""
    if game.cave.supply > 0:
        take_from_supply(game)
        receive(game, goes)
    elif laden_tiles(game):
        game.push(ChooseAnywhere(goes))


def receive(game: Vast, goes: i64) -> None:
    if goes == TO_CARRY:
        carry_treasure(game)
    else:
        bring_to_stash(game)


@final
@dataclass(frozen=True)
class ChooseAnywhere(ThiefAsk):
    """VAST-TH-018  From which tile does the Treasure token come?"""

    goes: i64

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, laden_tiles(game))

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return LEGAL if tile >= 0 and game.cavern.treasures[tile] > 0 else NO_SUCH_TOKEN

    def take(self, game: Vast, action: Action) -> None:
        lift_treasure(game, game.cavern.tile_at(action.a))
        receive(game, self.goes)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-anywhere")

    def rule(self) -> str:
        return "VAST-TH-018"


# ------------------------------------------------------------------ Pick Lock
def lock_price(game: Vast, level: i64) -> i64:
    """VAST-TH-012  The Lock Picking Kit takes one cube off."""
    return level - (1 if game.thief.has(LOCK_PICKING_KIT) else 0)


def refuse_pick_lock(game: Vast, level: i64) -> i64:
    """VAST-TH-012  A Vault on his tile, each once per turn."""
    tile = game.thief.tile
    if not game.has_mark(tile, VAULT):
        return NO_VAULT_HERE
    if game.thief.tried >> tile & 1:
        return ALREADY_TRIED
    if not may_carry(game):
        return HANDS_FULL
    return LEGAL if game.thief.cubes_left() >= lock_price(game, level) else NO_CUBES


def pick_lock(game: Vast, level: i64) -> None:
    """VAST-TH-012  4 or more, 2 or more, or automatic: the Vault is opened and a Treasure token taken."""
    tile = game.thief.tile
    spend_cubes(game, lock_price(game, level))
    try_vault(game, tile)
    tell_lock(game, lock_price(game, level), NEEDED[level])
    if level == 3 or roll_action_die(game) >= NEEDED[level]:
        tell_open(game, tile)
        return_mark(game, tile, VAULT)
        gain_treasure(game, TO_CARRY)
    else:
        tell_failure(game, NEEDED[level])


# ------------------------------------------------------------------ Hide Loot
def refuse_hide_loot(game: Vast, cubes: i64) -> i64:
    """VAST-TH-014  As many cubes as levels, never below 0."""
    if game.thief.loot < cubes:
        return LOOT_TOO_LOW
    return LEGAL if game.thief.cubes_left() >= cubes else NO_CUBES


def hide_loot(game: Vast, cubes: i64) -> None:
    """VAST-TH-014  The Loot Drop Level falls by the cubes spent."""
    spend_cubes(game, cubes)
    set_loot(game, game.thief.loot - cubes, cubes)
