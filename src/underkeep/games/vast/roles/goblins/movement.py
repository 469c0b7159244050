"""VAST-GO-022  How a Tribe moves: any number of tiles, losing Population for Lit tiles it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.actions import Action
from underkeep.core.frames import Procedure
from underkeep.core.native import bit, i64
from underkeep.games.vast.actions import SQUARES
from underkeep.games.vast.board.squares import DIAGONALS, direction_to, opposite, step
from underkeep.games.vast.names import GOLEM, P_FANGS, UNDERWORM
from underkeep.games.vast.refusals import (
    ALREADY_PASSED,
    DRAGON_TOO_STRONG,
    KNIGHT_TOO_STRONG,
    LEGAL,
    MUST_BE_REVEALED,
    NOT_A_TILE,
    NOT_ADJACENT,
    TRIBE_HAS_MOVED,
    WALL_BETWEEN,
)
from underkeep.games.vast.roles.goblins.attacks import BY_ACTION, TribeAttacksKnight, margin
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.pieces import move_piece
from underkeep.games.vast.rules.stats import armor, knight_strength, tribe_strength
from underkeep.games.vast.rules.tribes import LosePopulation
from underkeep.games.vast.state import Vast


def leaving_costs(game: Vast, tribe: i64) -> i64:
    """VAST-GO-023  1 if the tile it leaves is the second, fourth ... Lit tile left this turn; each counts once."""
    tile = game.goblins.tile[tribe]
    if tile < 0 or not game.cavern.lit[tile] or game.goblins.fury == tribe:  # VAST-GO-084
        return 0
    if game.goblins.left[tribe] >> tile & 1:
        return 0
    return (game.goblins.left_count[tribe] + 1) % 2 == 0


def refuse_company(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-GO-025  The Knight's tile needs Strength above hers, the Dragon's above its Armor; the Thief's is free."""
    strength = tribe_strength(game, tribe) - leaving_costs(game, tribe)
    if game.knight.tile == to and strength <= knight_strength(game):
        return KNIGHT_TOO_STRONG
    if game.dragon.tile == to and strength <= armor(game):
        return DRAGON_TOO_STRONG
    return LEGAL


def refuse_tribe_step(game: Vast, tribe: i64, cell: i64) -> i64:
    """VAST-GO-022  An adjacent tile, not through a wall; a lurking Tribe takes one step only (VAST-GO-027)."""
    if game.goblins.lurking(tribe):
        return refuse_lurker_step(game, tribe, cell)
    if not game.goblins.revealed(tribe):
        return MUST_BE_REVEALED
    if game.goblins.moved:
        return TRIBE_HAS_MOVED
    to = game.cavern.tile_at(cell)
    if to < 0:
        return NOT_A_TILE
    here = game.goblins.tile[tribe]
    direction = game.cavern.direction_between(here, to)
    if direction < 0:
        if not is_worm_way(game, tribe, here, to):
            return NOT_ADJACENT
    elif game.cavern.wall(here, direction) and not game.goblins.has_monster(tribe, GOLEM):  # VAST-GO-052
        return WALL_BETWEEN
    if game.goblins.path >> to & 1:
        return ALREADY_PASSED  # going round in circles never gains anything and would never end
    return refuse_company(game, tribe, to)


def refuse_lurker_step(game: Vast, tribe: i64, cell: i64) -> i64:
    """VAST-GO-029  From its open space onto an adjacent tile; walls count, and the Knight's tile means an attack
    (VAST-GO-028).
    """
    to = game.cavern.tile_at(cell)
    if to < 0:
        return NOT_A_TILE
    direction = direction_to(game.goblins.lurk[tribe], cell)
    if direction < 0:
        return NOT_ADJACENT
    if game.cavern.wall(to, opposite(direction)) and not game.goblins.has_monster(tribe, GOLEM):
        return WALL_BETWEEN
    return refuse_company(game, tribe, to)


def is_worm_way(game: Vast, tribe: i64, here: i64, to: i64) -> bool:
    """VAST-GO-056  The Underworm: once, one or two tiles along a diagonal."""
    if game.goblins.worm_used or not game.goblins.has_monster(tribe, UNDERWORM):
        return False
    apart = game.cavern.where[to] - game.cavern.where[here]
    for way in range(i64(4)):
        if apart == DIAGONALS[way] or apart == DIAGONALS[way] * 2:
            return True
    return False


def step_places(game: Vast, tribe: i64) -> list[Action]:
    """Natural candidates of a step: the squares around, and the diagonals of an Underworm."""
    cell = game.goblins.lurk[tribe] if game.goblins.lurking(tribe) else i64(-1)
    if game.goblins.revealed(tribe) and not game.goblins.moved:
        cell = game.cavern.where[game.goblins.tile[tribe]]
    if cell < 0:
        return []
    cells = [step(cell, direction) for direction in range(i64(4))]
    if game.goblins.has_monster(tribe, UNDERWORM) and not game.goblins.worm_used:
        for way in range(i64(4)):
            cells.append(cell + DIAGONALS[way])
            cells.append(cell + DIAGONALS[way] * 2)
    cells.sort()
    return [SQUARES[place] for place in cells if game.cavern.tile_at(place) >= 0]


@final
@dataclass(frozen=True)
class TribeSteps(Procedure):
    """VAST-GO-022  One step of a Tribe."""

    tribe: i64
    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.leave(game)
            case 1:
                self.enter(game)
            case 2:
                self.attack(game)
            case _:
                game.finish()

    def leave(self, game: Vast) -> None:
        """VAST-GO-023  Every second Lit tile left costs 1 Population, on its own turn only (VAST-DMG-002)."""
        goblins = game.goblins
        cost = leaving_costs(game, self.tribe)
        here = goblins.tile[self.tribe]
        if (
            here >= 0
            and game.cavern.lit[here]
            and goblins.fury != self.tribe
            and not goblins.left[self.tribe] >> here & 1
        ):
            goblins.left[self.tribe] = goblins.left[self.tribe] | bit(here)
            goblins.left_count[self.tribe] = goblins.left_count[self.tribe] + 1
        if cost:
            game.push(LosePopulation(self.tribe, 1))

    def enter(self, game: Vast) -> None:
        """VAST-GO-024  Onto the tile, unless the Tribe has scattered on the way."""
        goblins = game.goblins
        lurker = goblins.lurking(self.tribe)
        if not lurker and not goblins.revealed(self.tribe):
            game.finish()
            return
        if lurker:
            goblins.moved = goblins.acted = True  # VAST-GO-027: one step, no action
        elif game.cavern.direction_between(goblins.tile[self.tribe], self.tile) < 0:
            goblins.worm_used = True
        goblins.stepped = True
        goblins.path |= bit(self.tile)
        move_piece(game, P_FANGS + self.tribe, self.tile)
        game.push(Arrive(P_FANGS + self.tribe))

    def attack(self, game: Vast) -> None:
        """VAST-GO-025  On the Knight's tile it must attack, even after a step from lurking (VAST-RUL-05)."""
        if game.goblins.tile[self.tribe] == self.tile and game.knight.tile == self.tile:
            game.goblins.acted = True
            game.push(TribeAttacksKnight(self.tribe, BY_ACTION, margin(game, self.tribe, BY_ACTION)))
