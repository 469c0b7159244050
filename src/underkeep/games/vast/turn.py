"""VAST-GEN-001  Rounds and turns: Knight, Goblins, Dragon, Cave, Thief; the Collapse begins, tiles are placed or
removed at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, ROLES, THIEF, TYPE_CRYSTAL
from underkeep.games.vast.options import COLLAPSE_NEXT_TURN, ONE_TILE_COLLAPSE, WITH_TERRAIN
from underkeep.games.vast.role_sets import ALONE, BY_CAVE
from underkeep.games.vast.roles.cave.turn import CAVE_TURN
from underkeep.games.vast.roles.dragon.turn import DRAGON_TURN
from underkeep.games.vast.roles.goblins.turn import GOBLIN_TURN
from underkeep.games.vast.roles.knight.turn import KNIGHT_TURN
from underkeep.games.vast.roles.thief.turn import THIEF_TURN
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.collapse import RemoveTiles
from underkeep.games.vast.rules.fill import PlaceTiles
from underkeep.games.vast.rules.plunder import PastPlunder
from underkeep.games.vast.rules.terrain.effects import BurnOnMagma
from underkeep.games.vast.state.changes.turn import begin_collapse, begin_round, begin_turn, pass_turn
from underkeep.games.vast.state.game import Vast

REMOVED: Final = 3
TURNS: Final = [KNIGHT_TURN, GOBLIN_TURN, DRAGON_TURN, CAVE_TURN, THIEF_TURN]


@final
@dataclass(frozen=True)
class Rounds(Procedure):
    """VAST-GEN-001  Turn after turn, absent roles skipped."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.next_turn(game)
            case _:
                game.go_to(0)

    def next_turn(self, game: Vast) -> None:
        """VAST-GEN-001  The next present role in order; a dead Knight is skipped (VAST-VAR-004)."""
        role = game.active + 1
        while role > THIEF or not plays(game, role):
            if role > THIEF:
                role = KNIGHT
                begin_round(game)
            else:
                role += 1
        if game.round > game.rules.last_round:
            victory.last_round_over(game)
            return
        pass_turn(game, role)
        game.push(TURN_OF[role])


ROUNDS: Final = Rounds()


def plays(game: Vast, role: i64) -> bool:
    """Whether the role takes turns."""
    return game.has(role) and not (role == KNIGHT and game.knight.out)


@final
@dataclass(frozen=True)
class TurnOf(Procedure):
    """VAST-GEN-001  One turn of one role, with what every turn begins and ends with."""

    role: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.begin(game)
            case 1:
                self.collapse(game)
            case 2:
                self.play(game)
            case 3:
                self.burn(game)
            case 4:
                self.shape(game)
            case 5:
                self.plunder(game)
            case _:
                game.finish()

    def begin(self, game: Vast) -> None:
        """VAST-DR-061  What counts once per turn starts again: the Flame Wall's victims, the Thief's evasion."""
        begin_turn(game, self.role)

    def collapse(self, game: Vast) -> None:
        """VAST-COL-001  With a Cave the Collapse begins on its own turn, without one on any."""
        if not game.collapse and collapse_due(game, self.role):
            begin_collapse(game)
            victory.settle(game)

    def play(self, game: Vast) -> None:
        """VAST-GEN-001  The role's own phases."""
        game.push(TURNS[self.role])

    def burn(self, game: Vast) -> None:
        """VAST-TER-012  Who ends his turn on Magma burns."""
        if game.rules.flag(WITH_TERRAIN):
            game.push(BurnOnMagma(self.role))

    def shape(self, game: Vast) -> None:
        """VAST-FILL-006  Without a Cave every player places a tile, or removes three (VAST-COL-002)."""
        if game.rules.tiles_by == BY_CAVE:
            return
        if game.collapse:
            game.push(RemoveTiles(self.role, tiles_to_remove(game)))
        else:
            game.push(PlaceTiles(tiles_to_place(game)))

    def plunder(self, game: Vast) -> None:
        """VAST-VAR-031  The holder of Past Plunder places a Treasure after that."""
        if game.rules.past_plunder == self.role:
            game.push(PastPlunder(self.role))


TURN_OF: Final = [TurnOf(role) for role in range(len(ROLES))]


def collapse_due(game: Vast, role: i64) -> bool:
    """VAST-RUL-09  All tiles are placed, and nothing has gone back to the stack since."""
    if game.tiles_ready():
        return False
    return role == CAVE or not game.has(CAVE) or game.rules.flag(COLLAPSE_NEXT_TURN)  # VAST-CTR-14


def tiles_to_place(game: Vast) -> i64:
    """VAST-VAR-033  One, or what Alone in the Dark says instead."""
    return alone_count(game) if game.rules.tiles_by == ALONE else i64(1)


def tiles_to_remove(game: Vast) -> i64:
    """VAST-VAR-042  Three, or what Alone in the Dark says; with the switch one for four players without a Cave."""
    if game.rules.tiles_by == ALONE:
        return alone_count(game)
    return 1 if game.rules.flag(ONE_TILE_COLLAPSE) and len(game.rules.kinds) >= 4 else REMOVED


def alone_count(game: Vast) -> i64:
    """VAST-VAR-032  The largest of: Crystal tiles revealed or fallen, and the player's strongest number."""
    count = game.cave.crystals_fallen
    for tile in game.cavern.tiles():
        if game.cavern.is_lit(tile) and game.type_of(tile) == TYPE_CRYSTAL:
            count += 1
    return max(count, strongest_number(game))


def strongest_number(game: Vast) -> i64:
    """VAST-VAR-032  Hero cubes owned, largest Population, Spirit or Movement."""
    if game.has(KNIGHT):
        return game.knight.owned()
    if game.has(GOBLINS):
        return max(game.goblins.population[0], game.goblins.population[1], game.goblins.population[2])
    return game.dragon.spirit() if game.has(DRAGON) else game.thief.stat(0)
