"""VAST-VAR-025  The Troll of Goblin Infestation: it brings the Canyon, also in games without Terrain, and guards its
bridge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import BRIDGE, CANYON, CAVE, KNIGHT, TROLL_TOKEN
from underkeep.games.vast.rules.terrain.place import lay_out
from underkeep.games.vast.rules.terrain.spots import nearest
from underkeep.games.vast.state.changes.cave import remove_terrain_card
from underkeep.games.vast.state.changes.tokens import lay_mark
from underkeep.games.vast.state.game import Vast


def troll_waits(game: Vast) -> bool:
    """VAST-VAR-024  Whether the Troll token lies on the bridge."""
    return game.cavern.count > BRIDGE and game.has_mark(BRIDGE, TROLL_TOKEN)


def canyon_may_come(game: Vast) -> bool:
    """VAST-VAR-025  It is not on the map, did not fall in the Collapse, and fits somewhere; never during the Collapse
    (VAST-TER-001).
    """
    if game.collapse or game.terrain_gone >> CANYON & 1 or game.cavern.on_map(BRIDGE):
        return False
    return nearest(game, CANYON, game.knight.tile) >= 0


@final
@dataclass(frozen=True)
class TrollComes(Procedure):
    """VAST-VAR-025  The Canyon, if it is not on the map, then the Troll token on its bridge."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.bring_canyon(game)
            case 1:
                self.guard_bridge(game)
            case _:
                game.finish()

    def bring_canyon(self, game: Vast) -> None:
        """VAST-VAR-025  As near to her as it fits; the Cave decides, without it she does."""
        if canyon_may_come(game):
            if game.cave.terrain_deck.has(CANYON):
                remove_terrain_card(game, CANYON)  # VAST-TER-016: its card shows that it is used
            lay_out(game, CAVE if game.has(CAVE) else KNIGHT, CANYON, game.knight.tile)

    def guard_bridge(self, game: Vast) -> None:
        """VAST-VAR-025  Without the Canyon the Troll has no text."""
        if game.cavern.on_map(BRIDGE):
            lay_mark(game, BRIDGE, TROLL_TOKEN)


TROLL_COMES: Final = TrollComes()
