"""What the Thief does when it happens to him: stashing on the Entrance, evasion, spores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction, Window
from underkeep.games.vast.actions import DONE, SQUARE, UPGRADE, UPGRADES
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import (
    ADVANCEMENT,
    ALL_4,
    CARRIED,
    FLIP_2_3,
    FLIP_3_4,
    P_THIEF,
    THIEF,
    UNNATURAL_EVASION,
)
from underkeep.games.vast.refusals import (
    LEGAL,
    NO_SUCH_UPGRADE,
    NOT_ADJACENT,
    ROW_IN_ORDER,
    UPGRADE_TAKEN,
    WALL_BETWEEN,
    WRONG_KIND,
)
from underkeep.games.vast.roles.thief.actions import FULL_LOOT, TO_STASH, gain_treasure
from underkeep.games.vast.roles.thief.advancement import refuse_advancement
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import ThiefAsk, around, options_exist
from underkeep.games.vast.rules.moments import SPORES, THIEF_ATTACKED, THIEF_ENTRANCE
from underkeep.games.vast.rules.schemes import envies
from underkeep.games.vast.rules.terrain.walk import refuse_space
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.dice import roll_action_die
from underkeep.games.vast.state.changes.pieces import SLIP, move_piece
from underkeep.games.vast.state.changes.thief import (
    evade_attack,
    gain_upgrade,
    lose_upgrade,
    set_loot,
    stash_token,
    unload,
    use_evasion,
)
from underkeep.games.vast.state.changes.tokens import return_gem
from underkeep.games.vast.state.game import Vast

EVADES_AT: Final = 4


# ------------------------------------------------------------------ stashing
def reach_entrance(game: Vast, window: Window) -> None:
    """VAST-TH-021  On any turn, entering the Entrance stashes everything carried."""
    if game.thief.carried > 0 or game.dragon.gems_carried() > 0:
        game.push(STASH)


@final
@dataclass(frozen=True)
class Stash(Procedure):
    """VAST-TH-022  Gems become Treasures, each token goes on an upgrade space, the Loot Drop Level goes back to 3."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.unload(game)
            case 1:
                self.exchange_gem(game)
            case 2:
                self.stash_next(game)
            case 3:
                self.reset_loot(game)
            case _:
                game.finish()

    def unload(self, game: Vast) -> None:
        """VAST-TH-021  Everything he carries."""
        unload(game)

    def exchange_gem(self, game: Vast) -> None:
        """VAST-TH-022  A Gem goes back to the Dragon and is replaced by a Treasure token."""
        for gem in range(i64(3)):
            if game.dragon.gems[gem] == CARRIED:
                return_gem(game, gem)
                game.go_to(1)
                gain_treasure(game, TO_STASH)
                return

    def stash_next(self, game: Vast) -> None:
        """VAST-TH-022  One token; it may win the game (VAST-TH-023)."""
        if game.thief.to_stash == 0:
            return
        stash_token(game)
        if envies(game):
            change_rage(game, 1)  # VAST-BON-033: Eye of Rage
        victory.settle(game)
        game.go_to(2)
        if game.thief.stashed > game.rules.bare_stash and options_exist(game, CHOOSE_UPGRADE) and not game.over():
            game.push(CHOOSE_UPGRADE)  # VAST-DIF-005: the first ones may be no upgrades

    def reset_loot(self, game: Vast) -> None:
        """VAST-TH-022  Loot Drop back to 3."""
        set_loot(game, FULL_LOOT)


STASH: Final = Stash()


def refuse_upgrade(game: Vast, upgrade: i64) -> i64:
    """VAST-TH-024  A free space; the row 2>3, 3>4, All 4 from left to right; one emptied by Spores is free again
    (VAST-TH-033).
    """
    if upgrade == ADVANCEMENT:
        return refuse_advancement(game)
    if game.thief.has(upgrade):
        return UPGRADE_TAKEN
    if upgrade == FLIP_3_4 and not game.thief.has(FLIP_2_3):
        return ROW_IN_ORDER
    return ROW_IN_ORDER if upgrade == ALL_4 and not game.thief.has(FLIP_3_4) else LEGAL


@final
@dataclass(frozen=True)
class ChooseUpgrade(ThiefAsk):
    """VAST-TH-022  On which upgrade space does the stashed token go?"""

    def candidates(self, game: Vast) -> list[Action]:
        return UPGRADES

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_upgrade(game, action.a) if action.verb == UPGRADE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        gain_upgrade(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-upgrade")

    def rule(self) -> str:
        return "VAST-TH-022"


CHOOSE_UPGRADE: Final = ChooseUpgrade()


# ------------------------------------------------------------------ Unnatural Evasion
def evade(game: Vast, window: Window) -> None:
    """VAST-TH-027  The first attack on him each turn: 4 or more cancels it and he may step away."""
    if not game.thief.has(UNNATURAL_EVASION) or game.thief.evasion_used:
        return
    use_evasion(game)
    if roll_action_die(game) >= EVADES_AT:
        evade_attack(game)
        game.push(SLIP_AWAY)


@final
@dataclass(frozen=True)
class SlipAway(ThiefAsk):
    """VAST-TH-027  Does he step to an adjacent tile? Walls apply."""

    def candidates(self, game: Vast) -> list[Action]:
        return [*around(game, game.thief.tile), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb != SQUARE:
            return WRONG_KIND
        to = game.cavern.tile_at(action.a)
        direction = game.cavern.direction_between(game.thief.tile, to) if to >= 0 else i64(-1)
        if direction < 0:
            return NOT_ADJACENT
        if game.cavern.wall(game.thief.tile, direction):
            return WALL_BETWEEN
        return refuse_space(game, to, 0) if is_ground(to) else i64(LEGAL)

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            move_piece(game, P_THIEF, game.cavern.tile_at(action.a), SLIP)
            game.push(Arrive(P_THIEF))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slip-away")

    def rule(self) -> str:
        return "VAST-TH-027"


SLIP_AWAY: Final = SlipAway()


# ------------------------------------------------------------------ spores
def breathe_spores(game: Vast, window: Window) -> None:
    """VAST-CAVE-017  Soporific Spores: an upgrade of his choice is lost, the token keeps counting (VAST-TH-025)."""
    if window.a == THIEF and game.thief.upgrades:
        game.push(LOSE_UPGRADE)


def refuse_loss(game: Vast, upgrade: i64) -> i64:
    """VAST-TH-026  A placed one; of the row the last (VAST-RUL-10)."""
    if not game.thief.has(upgrade):
        return NO_SUCH_UPGRADE
    if upgrade == FLIP_2_3 and game.thief.has(FLIP_3_4):
        return ROW_IN_ORDER
    return ROW_IN_ORDER if upgrade == FLIP_3_4 and game.thief.has(ALL_4) else LEGAL


@final
@dataclass(frozen=True)
class LoseUpgrade(ThiefAsk):
    """VAST-CAVE-017  Which upgrade is lost?"""

    def candidates(self, game: Vast) -> list[Action]:
        return UPGRADES

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_loss(game, action.a) if action.verb == UPGRADE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        lose_upgrade(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lose-upgrade")

    def rule(self) -> str:
        return "VAST-CAVE-017"


LOSE_UPGRADE: Final = LoseUpgrade()

REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (THIEF_ENTRANCE, reach_entrance),
    (THIEF_ATTACKED, evade),
    (SPORES, breathe_spores),
)
