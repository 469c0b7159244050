"""VAST-VAR-010  Flare: the Dragon die is rolled around a space and the hit Dark tiles are revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.rules.die import DieCast, hit_tiles
from underkeep.games.vast.rules.reveal import reveal_all
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class FlareAround(DieCast):
    """VAST-VAR-010  The die around a tile; the user orients what it reveals."""

    by: i64
    tile: int

    def strike(self, game: Vast) -> None:
        """VAST-VAR-012  Event tiles get tokens, Ambush tiles never trigger."""
        reveal_all(game, self.by, hit_tiles(game, self.tile))
