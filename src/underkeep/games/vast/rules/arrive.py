"""VAST-DMG-001  What entering a space does to a piece, in its own move or moved by others: Flame Wall, then the
Entrance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import DRAGON, NOBODY_PLAYS, OFF, P_DRAGON, P_FANGS, P_KNIGHT, P_THIEF
from underkeep.games.vast.options import ESCAPE_AT_END, FLAME_WALL_LOOT
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.moments import THIEF_ENTRANCE
from underkeep.games.vast.rules.tell import FLAME_WALL, WATER, tell_hazard
from underkeep.games.vast.rules.terrain.effects import wading_cost
from underkeep.games.vast.rules.thief_death import KillThief
from underkeep.games.vast.rules.treasures import open_trove
from underkeep.games.vast.rules.tribes import LosePopulation
from underkeep.games.vast.state.changes.cubes import regain_poisoned
from underkeep.games.vast.state.changes.dragon import burn_role, free_dragon
from underkeep.games.vast.state.changes.pieces import owner_of
from underkeep.games.vast.state.game import Vast

FLAME_WALL_GRIT: Final = 5


@final
@dataclass(frozen=True)
class Arrive(Procedure):
    """VAST-DMG-001  A piece has entered its tile; `tile` is where it came from, where that matters."""

    piece: i64
    tile: int = OFF

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.burn(game)
            case 1:
                self.wade(game)
            case 2:
                self.reach_entrance(game)
            case _:
                game.finish()

    def burn(self, game: Vast) -> None:
        """VAST-DR-061  The Flame Wall hurts a player the first time he enters in a turn (VAST-CTR-13), never the
        Dragon.
        """
        owner = owner_of(self.piece)
        if game.dragon.flame_wall < 0 or game.dragon.flame_wall != game.piece_tile(self.piece):
            return
        if self.piece == P_DRAGON or game.dragon.burnt >> owner & 1:
            return
        burn_role(game, owner)
        tell_hazard(game, self.piece, FLAME_WALL)
        if self.piece == P_KNIGHT:
            game.push(LoseGrit(FLAME_WALL_GRIT))
        elif self.piece == P_THIEF:
            game.push(KillThief(DRAGON if game.rules.flag(FLAME_WALL_LOOT) else NOBODY_PLAYS))  # VAST-CTR-15
        else:
            game.push(LosePopulation(self.piece - P_FANGS, 1))

    def wade(self, game: Vast) -> None:
        """VAST-TER-011  Lake and River cost a Tribe that enters them 1 Population."""
        to = game.piece_tile(self.piece)
        if is_ground(to) and P_KNIGHT < self.piece < P_DRAGON and wading_cost(self.tile, to):
            tell_hazard(game, self.piece, WATER)
            game.push(LosePopulation(self.piece - P_FANGS, 1))

    def reach_entrance(self, game: Vast) -> None:
        """VAST-FM-011  On the Entrance the Thief stashes (VAST-DR-062: if he lives) and poisoned cubes return."""
        if game.piece_tile(self.piece) != game.cavern.entrance:
            return
        if self.piece == P_KNIGHT:
            regain_poisoned(game)
            open_trove(game)
            victory.settle(game)
        elif self.piece == P_THIEF:
            game.open_window(Window(THIEF_ENTRANCE))
        elif self.piece == P_DRAGON and self.tile != OFF:
            drive_out(game)


def drive_out(game: Vast) -> None:
    """VAST-DR-023  A surfaced Dragon that a falling tile drives onto the Entrance has reached it; on its own way
    attacks come first, and the switch waits for the end of its turn (VAST-CTR-12).
    """
    if game.dragon.surfaced and not game.rules.flag(ESCAPE_AT_END):
        free_dragon(game)
        victory.settle(game)
