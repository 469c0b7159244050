"""VAST-KN-032  Treasure cards that turn up or leave the game, and the Cursed Amulet, which others' effects meet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import YES
from underkeep.games.vast.names import CURSED_AMULET, KNIGHT, TREASURE_TROVE, TREASURES
from underkeep.games.vast.rules.ask import YesNo
from underkeep.games.vast.rules.grit import gain_grit
from underkeep.games.vast.rules.stats import cursed
from underkeep.games.vast.state.events.map import TreasureLost, TreasureShown
from underkeep.games.vast.state.game import Vast

TROVE_GRIT: Final = 8


def show_treasure(game: Vast, card: i64) -> None:
    """VAST-KN-032  A card that was face down lies open."""
    if not game.knight.kept.has(card):
        return
    game.knight.kept.take(card)
    game.knight.shown |= i64(1) << card
    if game.listener is not None:
        game.tell(TreasureShown(TREASURES[card]))


def box_treasure(game: Vast, card: i64) -> None:
    """A Treasure card leaves the game."""
    game.knight.shown &= ~(i64(1) << card)
    game.knight.boxed |= i64(1) << card
    if game.listener is not None:
        game.tell(TreasureLost(TREASURES[card]))


def open_trove(game: Vast) -> None:
    """VAST-BON-015  On the Entrance the Treasure Trove gives 8 Grit and leaves the game."""
    if game.knight.shown >> TREASURE_TROVE & 1:
        box_treasure(game, TREASURE_TROVE)
        gain_grit(game, TROVE_GRIT)


def offer_amulet(game: Vast) -> None:
    """VAST-BON-012  Her Health has changed and all of it is resolved: she may discard the Cursed Amulet."""
    loose = game.knight.loose
    game.knight.loose = False
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
            box_treasure(game, CURSED_AMULET)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-amulet")

    def rule(self) -> str:
        return "VAST-BON-012"


DISCARD_AMULET: Final = DiscardAmulet()
