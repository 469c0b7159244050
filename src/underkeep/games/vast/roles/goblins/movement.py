"""VAST-GO-022  How a Tribe moves: any number of tiles, losing Population for Lit tiles it leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.games.vast.actions import SQUARES
from underkeep.games.vast.board.ground import is_barred, is_ground, is_lake, is_magma, is_pit, kind_of
from underkeep.games.vast.board.squares import DIAGONALS, direction_to, opposite, step
from underkeep.games.vast.names import GOLEM, P_FANGS, UNDERWORM
from underkeep.games.vast.options import LURKER_ATTACKS
from underkeep.games.vast.refusals import (
    ALREADY_PASSED,
    DRAGON_TOO_STRONG,
    KNIGHT_TOO_STRONG,
    LEGAL,
    LURKER_NEVER_ATTACKS,
    MUST_BE_REVEALED,
    NEVER_ENDS_IN_PIT,
    NOT_A_TILE,
    NOT_ADJACENT,
    OUT_ONCE,
    TRIBE_HAS_MOVED,
    WALL_BETWEEN,
)
from underkeep.games.vast.roles.goblins.attacks import BY_ACTION, TribeAttacksKnight, margin, wake_kraken
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.fill import StepsOut, lay_at
from underkeep.games.vast.rules.schemes import tiles_per_goblin
from underkeep.games.vast.rules.stats import armor, knight_strength, tribe_strength
from underkeep.games.vast.rules.tell import LIGHT, MAGMA, STREAM, tell_hazard
from underkeep.games.vast.rules.terrain.effects import leaving_ground_cost, wading_cost
from underkeep.games.vast.rules.terrain.walk import (
    JUMP,
    OUT,
    open_cells,
    other_pits,
    refuse_out,
    refuse_space,
    way_to,
    ways,
)
from underkeep.games.vast.rules.tribes import LosePopulation
from underkeep.games.vast.state.changes.goblins import (
    leave_lit,
    leave_terrain,
    step_onto,
    use_action,
    use_movement,
    use_underworm,
)
from underkeep.games.vast.state.changes.pieces import move_piece
from underkeep.games.vast.state.game import Vast


def leaving_costs(game: Vast, tribe: i64) -> i64:
    """VAST-GO-023  1 if the tile it leaves is the second, fourth ... Lit tile left this turn; each counts once. With
    Cave Oil the third, sixth ...
    """
    if not counts_as_lit(game, tribe):
        return 0
    return (game.goblins.left_count[tribe] + 1) % tiles_per_goblin(game) == 0


def counts_as_lit(game: Vast, tribe: i64) -> bool:
    """VAST-TER-011  It leaves a Lit tile or a space of the Lake, which it has not left before; fury does not care
    (VAST-GO-084).
    """
    tile = game.goblins.tile[tribe]
    if tile < 0 or game.goblins.fury == tribe:
        return False
    if game.cavern.lit[tile] != 1 and not is_lake(tile):
        return False
    return not game.goblins.left[tribe] >> tile & 1


def step_costs(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-TER-012  All that a step costs before anybody is met: Lit tiles left, Magma, the stream, water entered."""
    cost = leaving_costs(game, tribe)
    here = game.goblins.tile[tribe]
    if is_ground(here) or is_ground(to):
        cost += leaving_ground_cost(here, to) + wading_cost(here, to)
    return cost


def refuse_company(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-GO-025  The Knight's tile needs Strength above hers, the Dragon's above its Armor; the Thief's is free."""
    strength = tribe_strength(game, tribe) - step_costs(game, tribe, to)
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
    here = game.goblins.tile[tribe]
    way = way_to(game, here, cell)
    if way == OUT:
        return refuse_tribe_out(game, tribe, cell)
    if to < 0:
        return NOT_A_TILE
    if way < 0:
        if not is_worm_way(game, tribe, here, to):
            return NOT_ADJACENT
    elif way < JUMP and game.cavern.wall(here, way) and not game.goblins.has_monster(tribe, GOLEM):  # VAST-GO-052
        return WALL_BETWEEN
    if game.goblins.has_passed(to):
        return ALREADY_PASSED  # it may go back; a third time never gains anything and would never end
    return refuse_ground(game, tribe, to) if is_ground(to) else refuse_company(game, tribe, to)


def refuse_tribe_out(game: Vast, tribe: i64, cell: i64) -> i64:
    """VAST-TER-006  Onto unexplored ground at most once per Terrain and turn."""
    if game.goblins.went_out[tribe] >> kind_of(game.goblins.tile[tribe]) & 1:
        return OUT_ONCE
    return refuse_out(game, cell)


def refuse_ground(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-TER-014  Terrain may bar the way; into a Pit only where a way leads on."""
    code = refuse_space(game, to, 1)
    if code != LEGAL:
        return code
    return refuse_company(game, tribe, to) if not is_pit(to) or leads_on(game, tribe, to) else NEVER_ENDS_IN_PIT


def leads_on(game: Vast, tribe: i64, pit: i64) -> bool:
    """VAST-TER-014  From that Pit, or from another one that it jumps to, the Tribe can go on."""
    for other in [pit, *other_pits(game, pit)]:
        if game.goblins.has_passed(other):
            continue
        if open_cells(game, other) and not game.collapse and game.tiles_ready():
            return True
        for direction in range(i64(4)):
            to = game.cavern.passage(other, direction)
            if to >= 0 and not is_pit(to) and not is_barred(to) and not game.goblins.has_passed(to):
                if refuse_company(game, tribe, to) == LEGAL:
                    return True
    return False


def must_leave_pit(game: Vast, tribe: i64) -> bool:
    """VAST-TER-014  It stands in a Pit and can go on."""
    if not is_pit(game.goblins.tile[tribe]):
        return False
    for action in step_places(game, tribe):
        if refuse_tribe_step(game, tribe, action.a) == LEGAL:
            return True
    return False


def refuse_lurker_step(game: Vast, tribe: i64, cell: i64) -> i64:
    """VAST-GO-029  From its open space onto an adjacent tile; walls count. No action follows, so not onto the Knight's
    tile (VAST-GO-028), except with the switch of VAST-RUL-05.
    """
    to = game.cavern.tile_at(cell)
    if to < 0:
        return NOT_A_TILE
    direction = direction_to(game.goblins.lurk[tribe], cell)
    if direction < 0:
        return NOT_ADJACENT
    if game.cavern.wall(to, opposite(direction)) and not game.goblins.has_monster(tribe, GOLEM):
        return WALL_BETWEEN
    if game.knight.tile == to and not game.rules.flag(LURKER_ATTACKS):
        return LURKER_NEVER_ATTACKS
    code = refuse_space(game, to, 0) if is_ground(to) else i64(LEGAL)
    return refuse_company(game, tribe, to) if code == LEGAL else code


def is_worm_way(game: Vast, tribe: i64, here: i64, to: i64) -> bool:
    """VAST-GO-056  The Underworm: once, one or two tiles along a diagonal."""
    if game.goblins.worm_used or not game.goblins.has_monster(tribe, UNDERWORM):
        return False
    apart = game.cavern.where[to] - game.cavern.where[here]
    for way in range(i64(4)):
        if apart == DIAGONALS[way] or apart == DIAGONALS[way] * 2:
            return True
    return False


def is_diagonal(game: Vast, here: i64, to: i64) -> bool:
    """VAST-GO-056  Neither along an edge nor from Pit to Pit: the Underworm dug."""
    return game.cavern.direction_between(here, to) < 0 and not (is_pit(here) and is_pit(to))


def step_places(game: Vast, tribe: i64) -> list[Action]:
    """Natural candidates of a step: the squares around, and the diagonals of an Underworm."""
    cell = game.goblins.lurk[tribe] if game.goblins.lurking(tribe) else i64(-1)
    if game.goblins.revealed(tribe) and not game.goblins.moved:
        cell = game.cavern.where[game.goblins.tile[tribe]]
    if cell < 0:
        return []
    if game.goblins.revealed(tribe) and is_ground(game.goblins.tile[tribe]):
        return ways_from_ground(game, tribe)
    cells = [step(cell, direction) for direction in range(i64(4))]
    if game.goblins.has_monster(tribe, UNDERWORM) and not game.goblins.worm_used:
        for way in range(i64(4)):
            cells.append(cell + DIAGONALS[way])
            cells.append(cell + DIAGONALS[way] * 2)
    cells.sort()
    return [SQUARES[place] for place in cells if game.cavern.tile_at(place) >= 0]


def ways_from_ground(game: Vast, tribe: i64) -> list[Action]:
    """VAST-TER-006  From Terrain also onto open spaces and from Pit to Pit; and the diagonals of an Underworm."""
    here = game.goblins.tile[tribe]
    found = ways(game, here)
    if game.goblins.has_monster(tribe, UNDERWORM) and not game.goblins.worm_used:
        for way in range(i64(4)):
            for length in (1, 2):
                cell = game.cavern.where[here] + DIAGONALS[way] * length
                if game.cavern.tile_at(cell) >= 0 and SQUARES[cell] not in found:
                    found.append(SQUARES[cell])
    return found


def step_to(game: Vast, tribe: i64, cell: i64) -> None:
    """VAST-TER-006  A step; over an edge of Terrain a Dark tile is placed first."""
    if game.cavern.tile_at(cell) >= 0:
        game.push(TribeSteps(tribe, int(game.cavern.tile_at(cell))))
    else:
        game.push(TribeStepsOut(tribe, direction_to(game.cavern.where[game.goblins.tile[tribe]], cell)))


@final
@dataclass(frozen=True)
class TribeStepsOut(StepsOut):
    """VAST-TER-006  A Tribe leaves Terrain onto unexplored ground that way."""

    tribe: i64
    direction: i64

    def lay(self, game: Vast) -> None:
        """VAST-TER-006  A Dark tile: the Cave's choice, or the top of the stack."""
        here = game.goblins.tile[self.tribe]
        leave_terrain(game, self.tribe, kind_of(here))
        lay_at(game, step(game.cavern.where[here], self.direction))

    def enter(self, game: Vast) -> None:
        """VAST-GO-022  Then it steps onto it."""
        to = game.cavern.neighbour(game.goblins.tile[self.tribe], self.direction)
        game.push(TribeSteps(self.tribe, int(to)))


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
        if counts_as_lit(game, self.tribe):
            leave_lit(game, self.tribe, here)
        if cost:
            tell_hazard(game, P_FANGS + self.tribe, LIGHT)
        if leaving_ground_cost(here, self.tile):
            tell_hazard(game, P_FANGS + self.tribe, MAGMA if is_magma(here) else STREAM)
        cost += leaving_ground_cost(here, self.tile)
        if cost:
            game.push(LosePopulation(self.tribe, cost))

    def enter(self, game: Vast) -> None:
        """VAST-GO-024  Onto the tile, unless the Tribe has scattered on the way."""
        goblins = game.goblins
        lurker = goblins.lurking(self.tribe)
        if not lurker and not goblins.revealed(self.tribe):
            game.finish()
            return
        if lurker:
            use_movement(game)  # VAST-GO-027: one step, no action
            use_action(game)
        elif is_diagonal(game, goblins.tile[self.tribe], self.tile):
            use_underworm(game)
        step_onto(game, self.tile)
        came = int(goblins.tile[self.tribe])
        move_piece(game, P_FANGS + self.tribe, self.tile)
        game.push(Arrive(P_FANGS + self.tribe, came))

    def attack(self, game: Vast) -> None:
        """VAST-GO-025  On the Knight's tile it must attack, with the switch also from lurking (VAST-RUL-05)."""
        if game.goblins.tile[self.tribe] == self.tile and game.knight.tile == self.tile:
            use_action(game)
            game.finish()
            wake_kraken(game, self.tribe)
            game.push(TribeAttacksKnight(self.tribe, BY_ACTION, margin(game, self.tribe, BY_ACTION)))
