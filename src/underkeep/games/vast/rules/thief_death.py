"""VAST-TH-028  The Thief is attacked and dies, whoever does it; what the killer gains stands in each role's
reactions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.names import CARRIED, NOBODY_PLAYS, OFF
from underkeep.games.vast.rules.moments import THIEF_ATTACKED, THIEF_KILLED
from underkeep.games.vast.state.changes.thief import drop_treasure, kill_thief
from underkeep.games.vast.state.changes.tokens import DROPPED, lay_gem
from underkeep.games.vast.state.changes.turn import spare_nobody
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class AttackThief(Procedure):
    """VAST-TH-028  An attack on the Thief kills him, unless he evades it (VAST-TH-027)."""

    by: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_evasion(game)
            case 1:
                self.kill(game)
            case _:
                game.finish()

    def offer_evasion(self, game: Vast) -> None:
        """VAST-TH-027  Unnatural Evasion may cancel the first attack of a turn."""
        spare_nobody(game)
        game.open_window(Window(THIEF_ATTACKED, self.by))

    def kill(self, game: Vast) -> None:
        """VAST-TH-028  Any attack kills."""
        if not game.spared:
            game.push(KillThief(self.by))


@final
@dataclass(frozen=True)
class KillThief(Procedure):
    """VAST-TH-029  He drops what he carries and goes to his board; `by` gains the bonus, NOBODY_PLAYS for none
    (VAST-TH-032).
    """

    by: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.die(game)
            case 1:
                self.reward(game)
            case _:
                game.finish()

    def die(self, game: Vast) -> None:
        """VAST-TH-029  Carried tokens drop on his tile, Gems too (VAST-DR-071)."""
        tile = game.thief.tile
        if tile == OFF:
            return
        kill_thief(game, self.by)
        while game.thief.carried > 0:
            drop_treasure(game, tile)
        for gem in range(i64(3)):
            if game.dragon.gems[gem] == CARRIED:
                lay_gem(game, gem, tile, DROPPED)

    def reward(self, game: Vast) -> None:
        """VAST-TH-029  The killer's bonus by Loot Drop Level; level 0 gives nothing."""
        if self.by != NOBODY_PLAYS:
            game.open_window(Window(THIEF_KILLED, self.by))
