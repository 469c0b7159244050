"""VAST-BON-041  The Platinum Scale wakes a cube, the Silver Scale may be kept when the hand is replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_ROW, DONE, KEEP_SILVER, ROW
from underkeep.games.vast.names import GREED, PLATINUM_SCALE, SILVER_SCALE
from underkeep.games.vast.refusals import LEGAL, NO_SUCH_CARD, ROW_EMPTY, WRONG_KIND
from underkeep.games.vast.roles.dragon.hoard import return_hoard
from underkeep.games.vast.rules.ask import DragonAsk, options_exist
from underkeep.games.vast.rules.scales import scales_about
from underkeep.games.vast.state.changes.dragon import forget_silver, keep_silver, spend_platinum
from underkeep.games.vast.state.changes.sloth import rouse_cube
from underkeep.games.vast.state.game import Vast


# ------------------------------------------------------------------ Platinum
def refuse_platinum(game: Vast, scale: i64) -> i64:
    """VAST-BON-041  The Platinum Scale in hand, and a cube asleep."""
    if scale != PLATINUM_SCALE:
        return WRONG_KIND
    if not game.dragon.hand.has(PLATINUM_SCALE):
        return NO_SUCH_CARD
    return LEGAL if options_exist(game, CHOOSE_ROUSED) else ROW_EMPTY


def play_platinum(game: Vast) -> None:
    """VAST-BON-042  It leaves the game."""
    spend_platinum(game)
    game.push(CHOOSE_ROUSED)


@final
@dataclass(frozen=True)
class ChooseRoused(DragonAsk):
    """VAST-BON-041  Of which Sloth row does the Platinum Scale wake a cube?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_ROW

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != ROW:
            return WRONG_KIND
        return LEGAL if game.dragon.rows[action.a] > 0 else ROW_EMPTY

    def take(self, game: Vast, action: Action) -> None:
        rouse_cube(game, action.a)  # outside the limit of one cube per section
        if game.dragon.rows[GREED] == 0:
            return_hoard(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-roused")

    def rule(self) -> str:
        return "VAST-BON-041"


CHOOSE_ROUSED: Final = ChooseRoused()


# ------------------------------------------------------------------ Silver
def offer_silver(game: Vast) -> None:
    """VAST-BON-042  It is asked wherever the Silver Scale might be in hand, so that silence tells nothing."""
    dragon = game.dragon
    forget_silver(game)
    if scales_about(game) and dragon.hand.count() > 0 and not dragon.discard.has(SILVER_SCALE):
        game.push(SHOW_SILVER)


@final
@dataclass(frozen=True)
class ShowSilver(DragonAsk):
    """VAST-BON-042  Is the Silver Scale shown and kept, for one card less?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [KEEP_SILVER, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action is not KEEP_SILVER:
            return WRONG_KIND
        return LEGAL if game.dragon.hand.has(SILVER_SCALE) else NO_SUCH_CARD

    def take(self, game: Vast, action: Action) -> None:
        if action is KEEP_SILVER:
            keep_silver(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-silver")

    def rule(self) -> str:
        return "VAST-BON-042"


SHOW_SILVER: Final = ShowSilver()
