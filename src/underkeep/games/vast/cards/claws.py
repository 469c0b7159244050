"""VAST-DR-040  Claw, Scratch and Hiss: the powers that eat Goblins, and that a Trap can turn away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.names import DRAGON, OFF, P_KNIGHT
from underkeep.games.vast.rules.die import DieCast, hit_tiles
from underkeep.games.vast.rules.forced import push_piece, shielded
from underkeep.games.vast.rules.moments import TRIBES_TARGETED
from underkeep.games.vast.rules.tell import tell_hits
from underkeep.games.vast.rules.thief_death import AttackThief
from underkeep.games.vast.rules.tribes import LosePopulation, Scatter, change_rage
from underkeep.games.vast.state.changes.goblins import forget_losses, hide_tribe
from underkeep.games.vast.state.changes.meat import eat_meat
from underkeep.games.vast.state.changes.pieces import DRIVEN
from underkeep.games.vast.state.changes.sloth import eat_goblins
from underkeep.games.vast.state.changes.turn import spare_nobody
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class ClawPower(DieCast):
    """VAST-DR-040  Die; everybody on the hit tiles suffers."""

    def strike(self, game: Vast) -> None:
        """VAST-DIE-002  The hit spaces that hold a tile."""
        here = game.dragon.tile  # VAST-TER-013: the Forest shields pieces, so that its spaces are as good as not hit
        hit = [tile for tile in hit_tiles(game, here) if not sheltered(here, tile)]
        tell_hits(game, hit)
        game.push(ClawHits(tuple(int(tile) for tile in hit)))


CLAW_POWER: Final = ClawPower()


def tribes_among(game: Vast, tiles: tuple[int, ...]) -> list[i64]:
    """The revealed Tribes on these tiles."""
    return [tribe for tribe in range(i64(3)) if game.goblins.tile[tribe] in tiles]


@final
@dataclass(frozen=True)
class ClawHits(Procedure):
    """VAST-DR-040  Tribes scatter and are eaten, the Knight may be moved 1 space, the Thief is killed."""

    tiles: tuple[int, ...]

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_trap(game)
            case 1:
                self.scatter_next(game)
            case 2:
                self.eat(game)
            case 3:
                self.move_knight(game)
            case 4:
                self.kill_thief(game)
            case _:
                game.finish()

    def offer_trap(self, game: Vast) -> None:
        """VAST-GO-087  A Trap may turn the Claw away from all Tribes."""
        spare_nobody(game)
        forget_losses(game)
        if tribes_among(game, self.tiles):
            game.open_window(Window(TRIBES_TARGETED))

    def scatter_next(self, game: Vast) -> None:
        """VAST-GO-005  Each Tribe hit scatters and gives 1 Rage."""
        tribes = tribes_among(game, self.tiles)
        if tribes and not game.spared:
            change_rage(game, 1)
            game.go_to(1)
            game.push(Scatter(tribes[0]))

    def eat(self, game: Vast) -> None:
        """VAST-DR-054  The Population lost is eaten, and so is Meat! on a hit space (VAST-BON-024)."""
        eat_goblins(game, game.goblins.lost)
        if game.goblins.meat >= 0 and game.goblins.meat in self.tiles:
            eat_meat(game)

    def move_knight(self, game: Vast) -> None:
        """VAST-DR-040  The Knight on a hit tile may be moved 1 space."""
        if game.knight.tile != OFF and game.knight.tile in self.tiles and not shielded(game, P_KNIGHT):
            push_piece(game, DRAGON, P_KNIGHT, 1)

    def kill_thief(self, game: Vast) -> None:
        """VAST-DR-055  The Thief on a hit tile is attacked whatever his Stealth."""
        if game.thief.tile != OFF and game.thief.tile in self.tiles:
            game.push(AttackThief(DRAGON))


class TribesFrightened(Procedure):
    """Scratch and Hiss: a Trap may turn them away; what the Tribes lose is eaten."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_trap(game)
            case 1:
                self.strike(game)
            case 2:
                self.eat(game)
            case _:
                game.finish()

    def offer_trap(self, game: Vast) -> None:
        """VAST-GO-087  A Trap may turn the power away."""
        spare_nobody(game)
        forget_losses(game)
        if self.tribe_hit(game):
            game.open_window(Window(TRIBES_TARGETED))

    def tribe_hit(self, game: Vast) -> bool:
        """Whether there is a Tribe to be spared."""
        return True

    def strike(self, game: Vast) -> None:
        """VAST-DR-043  What the power does to them."""
        raise NotImplementedError

    def eat(self, game: Vast) -> None:
        """VAST-DR-054  The Population lost is eaten."""
        eat_goblins(game, game.goblins.lost)


@final
@dataclass(frozen=True)
class ScratchTribes(TribesFrightened):
    """VAST-DR-050  All Tribes on its tile fall to Population 0, and what they lose is eaten."""

    def tribe_hit(self, game: Vast) -> bool:
        """VAST-BON-024  There may be nothing but Meat!."""
        return len(game.tribes_on(game.dragon.tile)) > 0

    def strike(self, game: Vast) -> None:
        """VAST-GO-005  Each Tribe gives 1 Rage."""
        if game.goblins.meat >= 0 and game.goblins.meat == game.dragon.tile:
            eat_meat(game)  # VAST-BON-024
        if not game.spared:
            game.push(ScratchEach(tuple(int(tribe) for tribe in game.tribes_on(game.dragon.tile))))


@final
@dataclass(frozen=True)
class ScratchEach(Procedure):
    """VAST-DR-050  One Tribe after the other."""

    tribes: tuple[int, ...]

    def run(self, game: Vast, step: i64) -> None:
        if step < len(self.tribes):
            self.scratch(game, self.tribes[step])
        else:
            game.finish()

    def scratch(self, game: Vast, tribe: i64) -> None:
        """VAST-DR-050  To Population 0."""
        change_rage(game, 1)
        game.push(LosePopulation(tribe, game.goblins.population[tribe]))


@final
@dataclass(frozen=True)
class HissAt(TribesFrightened):
    """VAST-DR-043  The Tribe hides and loses 1 Population, which is eaten."""

    tribe: i64

    def strike(self, game: Vast) -> None:
        """VAST-GO-044  It hides without scattering, unless its Population becomes 0; Rage +1."""
        if not game.spared:
            change_rage(game, 1)
            hide_tribe(game, self.tribe, DRIVEN)
            game.push(LosePopulation(self.tribe, 1))
