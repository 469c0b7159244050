"""VAST-KN-034  Grit, and the Hero cubes it gives and takes back. Anybody's effect may end here, so it stands with the
common rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import FROM, FROMS
from underkeep.games.vast.names import FREE, GRIT_SPACES, SHIELD
from underkeep.games.vast.refusals import LEGAL, NO_CUBE_THERE, STAFF_KEEPS_CUBE, UNPLACED_FIRST, WRONG_KIND
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.stats import cursed
from underkeep.games.vast.state.changes.cubes import lose_grit, return_cube, return_lost_cube
from underkeep.games.vast.state.game import Vast

NO_PLACE: Final = -1


@final
@dataclass(frozen=True)
class LoseGrit(Procedure):
    """VAST-KN-035  The Knight loses Grit, and with it perhaps cubes."""

    amount: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.fall(game)
            case _:
                game.finish()

    def fall(self, game: Vast) -> None:
        """VAST-KN-045  An active Shield makes every loss 1; then the Cursed Amulet doubles it (VAST-CTR-26)."""
        loss = i64(1) if game.knight.slots[SHIELD] and self.amount > 0 else self.amount
        if not game.knight.out:
            drop_grit(game, loss * (1 + cursed(game)), NO_PLACE)


def drop_grit(game: Vast, loss: i64, fixed: i64) -> None:
    """VAST-KN-035  Grit falls; below a white space she fell from, a cube is due, but none from the place `fixed`."""
    before = game.knight.grit
    lose_grit(game, loss)
    crossed = spaces_crossed(before, game.knight.grit)
    if crossed:
        game.push(ReturnCubes(crossed, fixed))


def spaces_crossed(before: i64, after: i64) -> i64:
    """VAST-KN-038  The white spaces passed downwards, as a mask, also those that Cave Bread had emptied."""
    crossed: i64 = 0
    for space in range(i64(5)):
        if before >= GRIT_SPACES[space] > after:
            crossed |= i64(1) << space
    return crossed


def highest(mask: i64) -> i64:
    """The highest Grit space of a mask, -1 if it is empty."""
    for space in range(i64(4), i64(-1), -1):
        if mask >> space & 1:
            return space
    return -1


@final
@dataclass(frozen=True)
class ReturnCubes(Procedure):
    """VAST-RUL-07  From the highest space down one cube each: unplaced ones first, then placed ones of her choice, but
    not from the place `fixed`.
    """

    spaces: i64
    fixed: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.return_highest(game)
            case 1:
                self.return_rest(game)
            case _:
                game.finish()

    def return_highest(self, game: Vast) -> None:
        """VAST-KN-035  An unplaced cube if any, otherwise a placed one; she keeps two at least (VAST-KN-036)."""
        space = highest(self.spaces)
        if game.knight.track >> space & 1:
            return
        if game.knight.owned() <= 2:
            return_lost_cube(game, space)
        elif game.knight.free > 0:
            return_cube(game, FREE, space)
        else:
            game.push(ChooseCube(space, self.fixed))

    def return_rest(self, game: Vast) -> None:
        """VAST-RUL-07  Then the next lower space."""
        rest = self.spaces & ~(i64(1) << highest(self.spaces))
        if rest:
            game.push(ReturnCubes(rest, self.fixed))


def refuse_cube(game: Vast, place: i64, with_free: bool) -> i64:
    """VAST-KN-035  Only a place with a cube; the unplaced ones go before placed ones are asked for."""
    if place == FREE and not with_free:
        return UNPLACED_FIRST
    return LEGAL if game.knight.cubes_at(place) > 0 else NO_CUBE_THERE


@final
@dataclass(frozen=True)
class ChooseCube(KnightAsk):
    """VAST-KN-035  Which placed cube goes back to the Grit track?"""

    space: i64
    fixed: i64

    def candidates(self, game: Vast) -> list[Action]:
        return FROMS

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != FROM:
            return WRONG_KIND
        return STAFF_KEEPS_CUBE if action.a == self.fixed else refuse_cube(game, action.a, False)  # VAST-BON-013

    def take(self, game: Vast, action: Action) -> None:
        return_cube(game, action.a, self.space)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lose-cube", space=int(GRIT_SPACES[self.space]))

    def rule(self) -> str:
        return "VAST-KN-035"
