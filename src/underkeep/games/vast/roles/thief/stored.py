"""VAST-BON-032  A Pickpocket may take a Treasure that the Goblins have stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import YES
from underkeep.games.vast.names import THIEF
from underkeep.games.vast.roles.thief.actions import TO_CARRY, gain_treasure
from underkeep.games.vast.rules.ask import YesNo
from underkeep.games.vast.state.changes.goblin_cards import lose_stored
from underkeep.games.vast.state.changes.thief import carry_treasure
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class TakeStored(YesNo):
    """VAST-BON-035  Does the Thief take a stored Treasure instead of one of the supply?"""

    def who(self, game: Vast) -> i64:
        return game.seat(THIEF)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            lose_stored(game)
            carry_treasure(game)
        else:
            gain_treasure(game, TO_CARRY)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-take-stored", stored=int(game.goblins.stored))

    def rule(self) -> str:
        return "VAST-BON-035"


TAKE_STORED: Final = TakeStored()
