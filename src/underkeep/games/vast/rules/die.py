"""VAST-DIE-001  The Dragon die: six patterns around a space, the centre hit by three of them. The Action die
is a d6.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.board.squares import AROUND
from underkeep.games.vast.rules.moments import DIE_ROLLED
from underkeep.games.vast.state.changes.dice import roll_dragon_die
from underkeep.games.vast.state.game import Vast

CENTRE_CELL: Final = 4


@final
@dataclass(frozen=True)
class RollDragonDie(Procedure):
    """VAST-DIE-003  The die is rolled, and perhaps rolled again by a Shriek."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.roll(game)
            case 1:
                self.offer_reroll(game)
            case _:
                game.finish()

    def roll(self, game: Vast) -> None:
        """VAST-DIE-001  One of six faces."""
        roll_dragon_die(game)

    def offer_reroll(self, game: Vast) -> None:
        """VAST-DR-060  The Shriek token may be spent on a roll in the Dragon's turn."""
        game.open_window(Window(DIE_ROLLED))


ROLL: Final = RollDragonDie()


class DieCast(Procedure):
    """The Dragon die and what its face does; subclasses say what."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.roll(game)
            case 1:
                self.strike(game)
            case _:
                game.finish()

    def roll(self, game: Vast) -> None:
        """VAST-DIE-003  The Dragon die."""
        game.push(ROLL)

    def strike(self, game: Vast) -> None:
        """VAST-DIE-001  What the face does."""
        raise NotImplementedError


def centre_hit(game: Vast) -> bool:
    """VAST-DIE-001  Whether the last roll shows the centre."""
    return game.content.die[game.die] >> CENTRE_CELL & 1 != 0


def hit_tiles(game: Vast, centre: i64) -> list[i64]:
    """VAST-DIE-002  The hit spaces that hold a tile now."""
    face = game.content.die[game.die]
    hit: list[i64] = []
    for cell in range(i64(9)):
        if face >> cell & 1:
            tile = game.cavern.tile_at(game.cavern.where[centre] + AROUND[cell])
            if tile >= 0:
                hit.append(tile)
    return hit


def surrounding_dark(game: Vast, centre: i64) -> list[i64]:
    """VAST-MAP-003  The Dark tiles among the eight neighbours."""
    found: list[i64] = []
    for cell in range(i64(9)):
        tile = game.cavern.tile_at(game.cavern.where[centre] + AROUND[cell])
        if tile >= 0 and cell != CENTRE_CELL and game.cavern.is_dark(tile):
            found.append(tile)
    return found
