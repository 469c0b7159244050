"""VAST-DR-040  The fourteen powers: when each has something to do, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.cards.claws import CLAW_POWER
from underkeep.games.vast.cards.power_targets import (
    CHOOSE_BURN,
    CHOOSE_FLAME_WALL,
    CHOOSE_HISS,
    CHOOSE_SCRATCHED,
    CHOOSE_SWAT,
    SLITHER_FROM,
)
from underkeep.games.vast.cards.wrath import WRATH_POWER
from underkeep.games.vast.names import (
    CRYSTAL,
    DRAGON,
    OFF,
    P_KNIGHT,
    PW_CLAW,
    PW_FLAME,
    PW_FLAME_WALL,
    PW_SCORCH,
    PW_SHRIEK,
    PW_SLAP,
    PW_SMASH,
)
from underkeep.games.vast.refusals import (
    FOREST_SHELTERS,
    LEGAL,
    NO_CRYSTAL_HERE,
    NO_DARK_TILE,
    NO_REVEALED_TRIBE,
    NO_SUCH_TOKEN,
    NOT_ADJACENT,
    NOT_VISIBLE,
    NOTHING_TO_SCRATCH,
    NOWHERE_TO_GO,
    ROW_FULL,
    SHIELD_PROTECTS,
    SHRIEK_READY,
    WALL_BURNS_ALREADY,
)
from underkeep.games.vast.roles.dragon.movement import CHOOSE_WING
from underkeep.games.vast.rules.ask import Ask, options_exist, why_none
from underkeep.games.vast.rules.die import DieCast, hit_tiles, surrounding_dark
from underkeep.games.vast.rules.forced import ChoosePush, push_piece, shielded
from underkeep.games.vast.rules.reveal import reveal_all
from underkeep.games.vast.rules.tell import tell_hits, tell_smash
from underkeep.games.vast.state.changes.dragon import gain_scale, ready_shriek
from underkeep.games.vast.state.changes.tokens import break_crystal
from underkeep.games.vast.state.game import Vast

SLAP_SPACES: Final = 3


def refuse_slap(game: Vast) -> i64:
    """VAST-DR-057  The Knight on an adjacent space, walls or not, without Shield and with somewhere to go."""
    if game.knight.tile < 0 or game.cavern.direction_between(game.dragon.tile, game.knight.tile) < 0:
        return NOT_ADJACENT
    if sheltered(game.dragon.tile, game.knight.tile):
        return FOREST_SHELTERS
    if shielded(game, P_KNIGHT):
        return SHIELD_PROTECTS
    return LEGAL if options_exist(game, ChoosePush(DRAGON, P_KNIGHT, SLAP_SPACES, 0)) else NOWHERE_TO_GO


def destroy_crystal(game: Vast) -> None:
    """VAST-DR-052  The Crystal token on its tile leaves the game; it counts for nobody's goal (VAST-GEN-006)."""
    tell_smash(game, "dragon", game.dragon.tile, 0)
    break_crystal(game, game.dragon.tile)
    gain_scale(game)  # VAST-BON-040


@final
@dataclass(frozen=True)
class FlamePower(DieCast):
    """VAST-DR-041  Die; hit Dark tiles are revealed."""

    def strike(self, game: Vast) -> None:
        """VAST-DR-065  Existing tiles only; edges are filled after all are revealed."""
        hit = hit_tiles(game, game.dragon.tile)
        tell_hits(game, hit)
        reveal_all(game, DRAGON, hit)


FLAME_POWER: Final = FlamePower()


# ------------------------------------------------------------------ all fourteen
ASKED: Final[list[Ask | None]] = [
    None, None, CHOOSE_WING, CHOOSE_HISS, SLITHER_FROM, CHOOSE_SWAT, None,
    CHOOSE_BURN, None, None, CHOOSE_SCRATCHED, CHOOSE_FLAME_WALL, None, None,
]  # fmt: skip
LACKING: Final = [
    LEGAL, LEGAL, NOWHERE_TO_GO, NO_REVEALED_TRIBE, ROW_FULL, NO_SUCH_TOKEN, LEGAL,
    NO_DARK_TILE, LEGAL, LEGAL, NOTHING_TO_SCRATCH, NOT_VISIBLE, LEGAL, LEGAL,
]  # fmt: skip


def refuse_effect(game: Vast, power: i64) -> i64:
    """VAST-DR-040  A power needs something to work on, walls or not (VAST-DR-012); Claw, Flame and Wrath are rolled."""
    if power == PW_SHRIEK:
        return SHRIEK_READY if game.dragon.shriek else LEGAL  # VAST-DR-060: one at a time
    if power == PW_FLAME_WALL and game.dragon.flame_wall != OFF:
        return WALL_BURNS_ALREADY
    if power == PW_SCORCH:
        return LEGAL if surrounding_dark(game, game.dragon.tile) else NO_DARK_TILE
    if power == PW_SLAP:
        return refuse_slap(game)
    if power == PW_SMASH:
        return LEGAL if game.has_mark(game.dragon.tile, CRYSTAL) else NO_CRYSTAL_HERE
    asked = ASKED[power]
    return LEGAL if asked is None else why_none(game, asked, LACKING[power])


def use_power(game: Vast, power: i64) -> None:
    """VAST-DR-040  What a paid power does: most ask for a target, three roll the die."""
    asked = ASKED[power]
    if asked is not None:
        game.push(asked)
    elif power == PW_CLAW:
        game.push(CLAW_POWER)
    elif power == PW_FLAME:
        game.push(FLAME_POWER)
    elif power == PW_SCORCH:
        reveal_all(game, DRAGON, surrounding_dark(game, game.dragon.tile))  # VAST-DR-046
    elif power == PW_SLAP:
        push_piece(game, DRAGON, P_KNIGHT, SLAP_SPACES)  # VAST-DR-048
    elif power == PW_SHRIEK:
        ready_shriek(game)  # VAST-DR-049
    elif power == PW_SMASH:
        destroy_crystal(game)
    else:
        game.push(WRATH_POWER)
