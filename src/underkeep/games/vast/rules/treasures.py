"""VAST-KN-032  Treasure cards that turn up or leave the game, and the Cursed Amulet, which others' effects meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import YES
from underkeep.games.vast.names import CURSED_AMULET, KNIGHT, TREASURE_TROVE
from underkeep.games.vast.rules.ask import YesNo
from underkeep.games.vast.rules.stats import cursed
from underkeep.games.vast.rules.tell import tell_treasure_used
from underkeep.games.vast.state.changes.cubes import gain_grit
from underkeep.games.vast.state.changes.knight import fix_amulet
from underkeep.games.vast.state.changes.knight_cards import box_treasure
from underkeep.games.vast.state.game import Vast

TROVE_GRIT: Final = 8


def open_trove(game: Vast) -> None:
    """VAST-BON-015  On the Entrance the Treasure Trove gives 8 Grit and leaves the game."""
    if game.knight.shown >> TREASURE_TROVE & 1:
        tell_treasure_used(game, TREASURE_TROVE)
        box_treasure(game, TREASURE_TROVE)
        gain_grit(game, TROVE_GRIT)


def offer_amulet(game: Vast) -> None:
    """VAST-BON-012  Her Health has changed and all of it is resolved: she may discard the Cursed Amulet."""
    loose = game.knight.loose
    fix_amulet(game)
    if loose and cursed(game) and not game.knight.out and not game.over():
        game.push(DISCARD_AMULET)


@final
@dataclass(frozen=True)
class DiscardAmulet(YesNo):
    """VAST-BON-012  Does she discard the Cursed Amulet?"""

    def who(self, game: Vast) -> i64:
        return game.seat(KNIGHT)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            tell_treasure_used(game, CURSED_AMULET)
            box_treasure(game, CURSED_AMULET)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-amulet")

    def rule(self) -> str:
        return "VAST-BON-012"


DISCARD_AMULET: Final = DiscardAmulet()
