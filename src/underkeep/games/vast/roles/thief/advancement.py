"""VAST-BON-050  The Thief's Advancement card: Charm, the Warlock's Wand, the Cloak of the Mountebank."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import WAND_CAVE
from underkeep.games.vast.names import (
    ADVANCEMENT,
    CAVE,
    CHARM,
    GOBLINS,
    KNIGHT,
    P_DRAGON,
    P_KNIGHT,
    P_THIEF,
    TYPE_CRYSTAL,
    WARLOCKS_WAND,
)
from underkeep.games.vast.options import THIEF_ADVANCEMENT
from underkeep.games.vast.refusals import (
    CARD_NOT_IN_FORCE,
    CARD_USED,
    CHARM_NEEDS_CRYSTAL,
    LEGAL,
    NO_ADVANCEMENT,
    NO_CUBES,
    NOT_ON_HIS_TILE,
    NOT_PLAYING,
    TARGET_ONCE,
    UPGRADE_TAKEN,
    WAND_EMPTY,
)
from underkeep.games.vast.roles.thief.targets import GOBLIN_PIECES, mark_target, refuse_target
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.moments import CARDS_OWED, CHARMED, OMENS_OWED
from underkeep.games.vast.rules.stats import has_advancement
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.thief import (
    gain_cubes,
    spend_cubes,
    use_charm,
    wave_wand,
)
from underkeep.games.vast.state.game import Vast

CHARM_CUBES: Final = 2
WAND_CUBES: Final = 3
WAND_RANGE: Final = 3
WAND_GRIT: Final = 3
WAND_CARDS: Final = 2
RAGE_AFTER_WAND: Final = 1
WAND_TARGETS: Final = ["knight", "goblins", "goblins", "goblins", "dragon", "thief", "cave"]  # whose they are


# ------------------------------------------------------------------ the card and its token
def refuse_advancement(game: Vast) -> i64:
    """VAST-BON-050  A stashed token may go on his card, as long as none lies there."""
    if not game.rules.flag(THIEF_ADVANCEMENT):
        return NO_ADVANCEMENT
    return UPGRADE_TAKEN if game.thief.has(ADVANCEMENT) else LEGAL


def refuse_card(game: Vast, card: i64) -> i64:
    """VAST-BON-051  A face-up card with its token, once per turn."""
    if not has_advancement(game, card):
        return CARD_NOT_IN_FORCE
    return CARD_USED if game.thief.card_used else LEGAL


# ------------------------------------------------------------------ Charm
def refuse_charm(game: Vast, role: i64) -> i64:
    """VAST-BON-051  Free, no Stealth check (VAST-BON-055): a player on his space on whom he has not acted this turn."""
    code = refuse_card(game, CHARM)
    if code != LEGAL:
        return code
    if not game.has(role):
        return NOT_PLAYING
    if role == CAVE:
        crystal = game.type_of(game.thief.tile) == TYPE_CRYSTAL and game.cavern.is_lit(game.thief.tile)
        return LEGAL if crystal else CHARM_NEEDS_CRYSTAL
    if not shares_space(game, role):
        return NOT_ON_HIS_TILE
    return TARGET_ONCE if game.thief.targets & pieces_of(role) else LEGAL


def shares_space(game: Vast, role: i64) -> bool:
    """Whether a piece of that role stands on his space."""
    if role == GOBLINS:
        return len(game.tribes_on(game.thief.tile)) > 0
    return game.piece_tile(P_KNIGHT if role == KNIGHT else P_DRAGON) == game.thief.tile


def pieces_of(role: i64) -> i64:
    """The pieces of a role as a mask; the Cave has none."""
    if role == GOBLINS:
        return GOBLIN_PIECES
    if role == CAVE:
        return 0
    return i64(1) << (P_KNIGHT if role == KNIGHT else P_DRAGON)


@final
@dataclass(frozen=True)
class UseCharm(Procedure):
    """VAST-BON-051  The player helped gains something, the Thief two Action cubes."""

    role: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.gain(game)
            case 1:
                self.help(game)
            case _:
                game.finish()

    def gain(self, game: Vast) -> None:
        """VAST-BON-055  Two more Action cubes this turn; no other action on that player."""
        use_charm(game, self.role, pieces_of(self.role), CHARM_CUBES)

    def help(self, game: Vast) -> None:
        """VAST-BON-051  Strength next turn, a Secret, a Power card or an Omen."""
        game.open_window(Window(CHARMED, self.role))


# ------------------------------------------------------------------ the Wand
def refuse_wand(game: Vast, target: i64) -> i64:
    """VAST-BON-052  1 cube and 1 charge, once per turn: himself, the Cave, or a seen piece within 3 (VAST-TH-034)."""
    code = refuse_card(game, WARLOCKS_WAND)
    if code != LEGAL:
        return code
    if game.thief.charges == 0:
        return WAND_EMPTY  # VAST-BON-054
    if game.thief.cubes_left() == 0:
        return NO_CUBES
    if target == P_THIEF:
        return LEGAL
    if target == WAND_CAVE:
        return LEGAL if game.has(CAVE) else NOT_PLAYING  # VAST-BON-055: neither check nor range
    return refuse_target(game, target, 1, WAND_RANGE)


@final
@dataclass(frozen=True)
class UseWand(Procedure):
    """VAST-BON-052  One charge: three cubes for himself, or a loss for another player."""

    target: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.wave(game)
            case 1:
                self.strike(game)
            case _:
                game.finish()

    def wave(self, game: Vast) -> None:
        """VAST-BON-052  A cube and a charge, which never comes back."""
        wave_wand(game, WAND_TARGETS[self.target])
        if self.target < P_THIEF:
            mark_target(game, self.target, 1)
        else:
            spend_cubes(game, 1)

    def strike(self, game: Vast) -> None:
        """VAST-BON-052  Cubes for himself; others lose Grit, Power cards or Omens, and the Goblins' Rage is 1."""
        if self.target == P_THIEF:
            gain_cubes(game, WAND_CUBES)
        elif self.target == P_KNIGHT:
            game.push(LoseGrit(WAND_GRIT))
        elif self.target == P_DRAGON:
            game.open_window(Window(CARDS_OWED, WAND_CARDS))
        elif self.target == WAND_CAVE:
            game.open_window(Window(OMENS_OWED, WAND_CARDS))
        else:
            change_rage(game, RAGE_AFTER_WAND - game.goblins.rage)  # VAST-RUL-19: from above or below
