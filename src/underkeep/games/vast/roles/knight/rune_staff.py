"""VAST-BON-013  The Rune Staff: Grit for a leap to a Lit space in a straight line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE
from underkeep.games.vast.board.squares import column, row
from underkeep.games.vast.names import ON_TREASURE, P_KNIGHT, RUNE_STAFF
from underkeep.games.vast.options import STAFF_CARDINAL
from underkeep.games.vast.refusals import (
    ALREADY_USED,
    EVENT_FIRST,
    LEGAL,
    NEEDS_A_CUBE,
    NO_RUNE_SPACE,
    NO_SUCH_TREASURE,
    NOT_A_TILE,
    OCCUPIED,
    RUNE_CARDINAL,
    RUNE_NEEDS_GRIT,
    RUNE_NOT_LIT,
    RUNE_NOT_STRAIGHT,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.cubes import has_treasure
from underkeep.games.vast.roles.knight.encounter import event_waits
from underkeep.games.vast.roles.knight.sidequests import pass_crystal
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import KnightAsk, squares_of, why_none
from underkeep.games.vast.rules.grit import drop_grit
from underkeep.games.vast.rules.stats import card_cube
from underkeep.games.vast.rules.tell import tell_rune_staff
from underkeep.games.vast.state.changes.knight import use_rune_staff, visit_space
from underkeep.games.vast.state.changes.pieces import LEAP, move_piece
from underkeep.games.vast.state.game import Vast

GRIT_PER_SPACE: Final = 2


def leap(game: Vast, cell: i64) -> tuple[i64, bool]:
    """How many spaces away a square lies in a straight line, 0 if in none; and whether the line is a diagonal."""
    here = game.cavern.where[game.knight.tile]
    across, down = column(cell) - column(here), row(cell) - row(here)
    wide, high = max(across, -across), max(down, -down)
    if wide and high and wide != high:
        return 0, False
    return max(wide, high), wide > 0 and high > 0


def refuse_rune(game: Vast, cell: i64) -> i64:
    """VAST-BON-013  A row, a column or a diagonal, with the switch no diagonal (VAST-CTR-27); Grit enough; Lit and
    unoccupied.
    """
    tile = game.cavern.tile_at(cell)
    if tile < 0:
        return NOT_A_TILE
    spaces, diagonal = leap(game, cell)
    if spaces == 0:
        return RUNE_NOT_STRAIGHT
    if diagonal and game.rules.flag(STAFF_CARDINAL):
        return RUNE_CARDINAL
    if game.knight.grit < GRIT_PER_SPACE * spaces:
        return RUNE_NEEDS_GRIT
    if not game.cavern.is_lit(tile):
        return RUNE_NOT_LIT
    return LEGAL if game.is_unoccupied(tile) else OCCUPIED


def refuse_rune_staff(game: Vast) -> i64:
    """VAST-BON-013  The cube on the Rune Staff, once this turn, no Event token under her, and somewhere to go."""
    if not has_treasure(game, RUNE_STAFF):
        return NO_SUCH_TREASURE
    if not card_cube(game, RUNE_STAFF):
        return NEEDS_A_CUBE
    if game.knight.rune_used:
        return ALREADY_USED
    if event_waits(game):
        return EVENT_FIRST
    return why_none(game, CHOOSE_RUNE, NO_RUNE_SPACE)


@final
@dataclass(frozen=True)
class ChooseRune(KnightAsk):
    """VAST-BON-013  Where does the Rune Staff take her?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_rune(game, action.a) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        game.push(Teleport(int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-rune", grit=int(game.knight.grit))

    def rule(self) -> str:
        return "VAST-BON-013"


CHOOSE_RUNE: Final = ChooseRune()


@final
@dataclass(frozen=True)
class Teleport(Procedure):
    """VAST-BON-013  Grit is lost, then she is there."""

    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.pay(game)
            case 1:
                self.appear(game)
            case _:
                game.finish()

    def pay(self, game: Vast) -> None:
        """VAST-BON-013  2 for each space, which the Shield does not reduce; the Staff keeps its cube."""
        use_rune_staff(game)
        spaces, _ = leap(game, game.cavern.where[self.tile])
        tell_rune_staff(game, self.tile, GRIT_PER_SPACE * spaces)
        drop_grit(game, GRIT_PER_SPACE * spaces, ON_TREASURE + RUNE_STAFF)

    def appear(self, game: Vast) -> None:
        """VAST-BON-013  She enters the space, though a lost cube may have ended her turn (VAST-RUL-07)."""
        pass_crystal(game)
        move_piece(game, P_KNIGHT, self.tile, LEAP)
        visit_space(game, self.tile)
        game.push(Arrive(P_KNIGHT))
