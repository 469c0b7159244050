"""VAST-TER-011  What Terrain does to pieces: water that Tribes wade through, Magma that burns, a River that carries
on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DONE, SQUARE
from underkeep.games.vast.board.ground import is_magma, is_river, kind_of
from underkeep.games.vast.names import (
    GOBLINS,
    LAKE,
    NOBODY_PLAYS,
    OFF,
    P_KNIGHT,
    P_THIEF,
    PIECES,
    RIVER,
    SPACE_COUNT,
)
from underkeep.games.vast.options import MAGMA_SPARES
from underkeep.games.vast.refusals import LEGAL, ONLY_DOWNSTREAM, WRONG_KIND
from underkeep.games.vast.rules.ask import Ask, squares_of
from underkeep.games.vast.rules.health import hurt_knight
from underkeep.games.vast.rules.tell import MAGMA as BURNING
from underkeep.games.vast.rules.tell import tell_hazard
from underkeep.games.vast.rules.thief_death import KillThief
from underkeep.games.vast.rules.treasures import offer_amulet
from underkeep.games.vast.rules.tribes import LosePopulation
from underkeep.games.vast.state.changes.pieces import owner_of
from underkeep.games.vast.state.game import Vast


def wading_cost(came: i64, to: i64) -> i64:
    """VAST-TER-011  A Tribe that enters Lake or River from outside loses 1 Population, also when it is moved there;
    within them it loses nothing by being moved.
    """
    kind = kind_of(to)
    return 1 if (kind == LAKE or kind == RIVER) and kind_of(came) != kind else 0


def leaving_ground_cost(here: i64, to: i64) -> i64:
    """VAST-TER-012  On its own turn a Tribe loses 1 Population per Magma space it exits, and 1 per space moved upstream
    (VAST-TER-015).
    """
    if is_magma(here):
        return 1
    return 1 if is_river(here) and is_river(to) and to < here else 0


@final
@dataclass(frozen=True)
class BurnOnMagma(Procedure):
    """VAST-TER-012  The turn of a role ends: its pieces on Magma burn, the Dragon never does."""

    role: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= len(PIECES):
            game.finish()
        elif owner_of(step) == self.role and is_magma(game.piece_tile(step)):
            self.burn(game, step)

    def burn(self, game: Vast, piece: i64) -> None:
        """VAST-TER-012  Knight: 1 Health, with the switch not the last one (VAST-CTR-25). Thief: dead, for nobody's
        bonus. Tribe: Population 0.
        """
        if piece == P_KNIGHT and game.knight.health == 1 and game.rules.flag(MAGMA_SPARES):
            return
        tell_hazard(game, piece, BURNING)
        if piece == P_KNIGHT:
            hurt_knight(game, 1, False)
            offer_amulet(game)
        elif piece == P_THIEF:
            game.push(KillThief(NOBODY_PLAYS))
        elif self.role == GOBLINS:
            game.push(LosePopulation(piece - 1, game.goblins.population[piece - 1]))


def stream_below(game: Vast, space: i64) -> i64:
    """VAST-TER-015  The next River space downstream, OFF at its end or elsewhere."""
    return space + 1 if is_river(space) and space + 1 < SPACE_COUNT else i64(OFF)


class Drift(Ask):
    """VAST-TER-015  Does the River carry a piece on that has just entered it? For free, space by space."""

    def piece(self) -> i64:
        raise NotImplementedError

    def refuse_entry(self, game: Vast, to: i64) -> i64:
        """Whether the piece may enter the next space at all."""
        raise NotImplementedError

    def who(self, game: Vast) -> i64:
        return game.seat(owner_of(self.piece()))

    def candidates(self, game: Vast) -> list[Action]:
        return [*squares_of(game, [stream_below(game, game.piece_tile(self.piece()))]), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb != SQUARE:
            return WRONG_KIND
        below = stream_below(game, game.piece_tile(self.piece()))
        return self.refuse_entry(game, below) if game.cavern.tile_at(action.a) == below else ONLY_DOWNSTREAM

    def question(self, game: Vast) -> Label:
        return label("vast-ask-drift", piece=PIECES[self.piece()])

    def rule(self) -> str:
        return "VAST-TER-015"


def may_drift(game: Vast, drift: Drift) -> bool:
    """VAST-TER-015  Whether there is anything to ask."""
    below = stream_below(game, game.piece_tile(drift.piece()))
    return below != OFF and drift.refuse_entry(game, below) == LEGAL
