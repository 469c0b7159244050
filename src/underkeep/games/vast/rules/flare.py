"""VAST-VAR-010  Flare: the Dragon die is rolled around a space and the hit Dark tiles are revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.rules.die import ROLL, DieCast, hit_tiles
from underkeep.games.vast.rules.reveal import reveal_all
from underkeep.games.vast.rules.tell import tell_flare, tell_hits
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class FlareAround(DieCast):
    """VAST-VAR-010  The die around a tile; the user orients what it reveals."""

    by: i64
    tile: int

    def roll(self, game: Vast) -> None:
        """VAST-VAR-010  The Dragon die around the tile."""
        tell_flare(game, self.by, self.tile)
        game.push(ROLL)

    def strike(self, game: Vast) -> None:
        """VAST-VAR-012  Event tiles get tokens, Ambush tiles never trigger."""
        hit = hit_tiles(game, self.tile)
        tell_hits(game, hit)
        reveal_all(game, self.by, hit)
