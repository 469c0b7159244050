"""VAST-KN-006  The Knight's turn: pick up the cubes, then move and act in any order until she stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    DONE,
    ENCOUNTER,
    FLARE,
    QUESTS,
    SQUARE,
)
from underkeep.games.vast.board.ground import is_ground, is_pit
from underkeep.games.vast.board.squares import direction_to, opposite
from underkeep.games.vast.board.squares import step as step_to
from underkeep.games.vast.names import KNIGHT, OGRE, P_KNIGHT, PREPARED, TROLL
from underkeep.games.vast.refusals import (
    ARMOR_TOO_STRONG,
    EVENT_FIRST,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NO_ENCOUNTER_TO_MOVE,
    NO_MOVEMENT,
    NOT_ADJACENT,
    NOT_HER_QUEST,
    QUEST_NOT_DONE,
    TRIBE_TOO_STRONG,
    WALL_BETWEEN,
)
from underkeep.games.vast.roles.knight.ambush import brace_herself
from underkeep.games.vast.roles.knight.attacks import AttackTribes, beats_tribes
from underkeep.games.vast.roles.knight.cubes import (
    free_acts,
    is_free_act,
    refuse_free_act,
    take_free_act,
)
from underkeep.games.vast.roles.knight.encounter import Encounter, encounters_left, event_waits, refuse_encounter
from underkeep.games.vast.roles.knight.equipment import (
    maps_left,
    refuse_flare,
)
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, dismiss_guard
from underkeep.games.vast.roles.knight.prepared import end_prepared
from underkeep.games.vast.roles.knight.sidequests import pass_crystal
from underkeep.games.vast.roles.knight.uses import refuse_equipment, use_acts, use_equipment
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.collapse import ChooseExit, exits, leave
from underkeep.games.vast.rules.fill import StepsOut, lay_at
from underkeep.games.vast.rules.reveal import NO_WAY
from underkeep.games.vast.rules.stats import armor, attack_strength, knight_movement
from underkeep.games.vast.rules.terrain.effects import Drift, may_drift
from underkeep.games.vast.rules.terrain.walk import JUMP, OUT, refuse_out, refuse_space, way_to, ways
from underkeep.games.vast.state.changes.cubes import pick_up_cubes
from underkeep.games.vast.state.changes.knight import (
    face_monster,
    lay_down_arms,
    spend_encounter,
    spend_move,
    stop_knight,
    use_map,
    visit_space,
)
from underkeep.games.vast.state.changes.knight_cards import forget_deeds
from underkeep.games.vast.state.changes.pieces import move_piece
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class KnightTurn(Procedure):
    """VAST-KN-006  Phases 1 and 2."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.pick_up(game)
            case 1:
                self.act(game)
            case _:
                self.go_on(game)

    def pick_up(self, game: Vast) -> None:
        """VAST-KN-007  All cubes on board and Treasure cards, so that stats fall back to 1 (VAST-KN-003); not those on
        the track, discarded or on the Entrance.
        """
        pick_up_cubes(game)

    def act(self, game: Vast) -> None:
        """VAST-KN-006  She does the next thing."""
        game.push(KNIGHT_ACTS)

    def go_on(self, game: Vast) -> None:
        """VAST-KN-064  Until she stops, or a lost cube ends her turn (VAST-KN-035)."""
        if game.knight.turn_over and among_tribes(game):
            part_from_tribes(game)
        elif game.knight.turn_over or game.knight.out:
            lay_down_arms(game)
            forget_deeds(game)
            game.finish()
        else:
            game.go_to(1)


KNIGHT_TURN: Final = KnightTurn()


def among_tribes(game: Vast) -> bool:
    """VAST-GO-026  Whether a Tribe shares her tile, since her turn ended before she could attack it."""
    return not game.knight.out and len(game.tribes_on(game.knight.tile)) > 0


def part_from_tribes(game: Vast) -> None:
    """VAST-GO-026  She leaves as from a collapsing tile; if she cannot, she attacks after all."""
    tile = game.knight.tile
    ways = exits(game, P_KNIGHT, tile)
    if len(ways) == 1:
        leave(game, P_KNIGHT, ways[0])
    elif ways:
        game.push(ChooseExit(KNIGHT, int(tile), P_KNIGHT, 0))
    else:
        game.push(AttackTribes(0))


def refuse_step(game: Vast, cell: i64) -> i64:
    """VAST-KN-009  One space: Movement and an Encounter left, no wall without the Ancient Map, nobody too strong."""
    here = game.knight.tile
    way = way_to(game, here, cell)
    if way < 0:
        return NOT_ADJACENT
    if game.knight.moves >= knight_movement(game):
        return NO_MOVEMENT
    if encounters_left(game) <= 0:
        return NO_ENCOUNTER_TO_MOVE
    if event_waits(game):
        return EVENT_FIRST  # VAST-KN-014
    if way == OUT:
        return refuse_out(game, cell)
    if way < JUMP and game.cavern.wall(here, way) and maps_left(game) == 0:
        return WALL_BETWEEN  # VAST-KN-041
    return refuse_onto(game, game.cavern.tile_at(cell))


def refuse_onto(game: Vast, to: i64) -> i64:
    """VAST-TER-014  Terrain may bar the way; a Pit needs Movement to leave it again. Then who stands there."""
    if is_ground(to):
        code = refuse_space(game, to, knight_movement(game) - game.knight.moves - 1)
        if code != LEGAL:
            return code
    return refuse_company(game, to)


def refuse_company(game: Vast, to: i64) -> i64:
    """VAST-KN-011  A tile with Tribes or the surfaced Dragon may be entered only if she can attack them."""
    if not beats_tribes(game, to):
        return TRIBE_TOO_STRONG
    if game.dragon.surfaced and game.dragon.tile == to and attack_strength(game) < armor(game):
        return ARMOR_TOO_STRONG
    return LEGAL


def refuse_stop(game: Vast) -> i64:
    """VAST-KN-011  An Event token under her must be resolved first, as long as she has an Encounter."""
    if event_waits(game) and encounters_left(game) > 0:
        return EVENT_FIRST
    return NEVER_ENDS_IN_PIT if must_leave_pit(game) else LEGAL


def must_leave_pit(game: Vast) -> bool:
    """VAST-TER-014  She stands in a Pit and can go on."""
    if not is_pit(game.knight.tile):
        return False
    for action in ways(game, game.knight.tile):
        if refuse_step(game, action.a) == LEGAL:
            return True
    return False


def refuse_prepared(game: Vast) -> i64:
    """VAST-BON-010  Prepared: she could end her turn now, and has unused cubes."""
    if not game.knight.quests.has(PREPARED):
        return NOT_HER_QUEST
    return refuse_stop(game) if game.knight.free > 0 else QUEST_NOT_DONE


@final
@dataclass(frozen=True)
class KnightActs(KnightAsk):
    """VAST-KN-006  What does the Knight do next?"""

    def candidates(self, game: Vast) -> list[Action]:
        steps = ways(game, game.knight.tile)
        return [*steps, ENCOUNTER, *free_acts(game), *use_acts(game), FLARE, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == SQUARE:
            return refuse_step(game, action.a)
        if action is ENCOUNTER:
            return NEVER_ENDS_IN_PIT if must_leave_pit(game) else refuse_encounter(game)
        if action is FLARE:
            return refuse_flare(game)
        if action is DONE:
            return refuse_stop(game)
        if action is QUESTS[PREPARED]:
            return refuse_prepared(game)
        return refuse_free_act(game, action) if is_free_act(action) else refuse_equipment(game, action)

    def take(self, game: Vast, action: Action) -> None:
        if action is QUESTS[PREPARED]:
            end_prepared(game)
            return
        if is_free_act(action):
            take_free_act(game, action)
            return
        forget_deeds(game)
        if action.verb == SQUARE:
            walk_to(game, action.a)
        elif action is ENCOUNTER:
            game.push(Encounter(NO_WAY, 0))
        elif action is DONE:
            stop_knight(game)
        else:
            use_equipment(game, action)

    def question(self, game: Vast) -> Label:
        left = int(knight_movement(game) - game.knight.moves)
        return label("vast-ask-knight", movement=max(left, 0), encounters=max(int(encounters_left(game)), 0))

    def rule(self) -> str:
        return "VAST-KN-006"


KNIGHT_ACTS: Final = KnightActs()


def walk_to(game: Vast, cell: i64) -> None:
    """VAST-TER-006  Over an edge of Terrain a Dark tile is placed first, then entered."""
    if game.cavern.tile_at(cell) >= 0:
        begin_step(game, game.cavern.tile_at(cell))
    else:
        game.push(KnightStepsOut(direction_to(game.cavern.where[game.knight.tile], cell)))


@final
@dataclass(frozen=True)
class KnightStepsOut(StepsOut):
    """VAST-TER-006  She leaves Terrain onto unexplored ground that way."""

    direction: i64

    def lay(self, game: Vast) -> None:
        """VAST-TER-006  A Dark tile: the Cave's choice, or the top of the stack."""
        lay_at(game, step_to(game.cavern.where[game.knight.tile], self.direction))

    def enter(self, game: Vast) -> None:
        """VAST-KN-016  Then she enters it."""
        begin_step(game, game.cavern.neighbour(game.knight.tile, self.direction))


def begin_step(game: Vast, to: i64) -> None:
    """VAST-KN-041  Movement is paid; a wall costs a use of the Ancient Map. Between Pits there is no direction."""
    direction = game.cavern.direction_between(game.knight.tile, to)
    came = opposite(direction) if direction >= 0 else i64(NO_WAY)
    spend_move(game)
    if direction >= 0 and game.cavern.wall(game.knight.tile, direction):
        use_map(game, 2 if game.knight.golem else 1)
        came = NO_WAY  # VAST-REV-002: through a wall the tile may lie wall to wall
    if game.is_guarded(to):
        game.push(FightGuard(int(to), came))
    else:
        game.push(KnightEnters(int(to), came))


@final
@dataclass(frozen=True)
class KnightEnters(Procedure):
    """VAST-KN-009  She moves onto a tile."""

    tile: int
    came: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.move(game)
            case 1:
                self.meet(game)
            case 2:
                self.drift(game)
            case _:
                game.finish()

    def move(self, game: Vast) -> None:
        """VAST-KN-009  One space."""
        pass_crystal(game)
        move_piece(game, P_KNIGHT, self.tile)
        visit_space(game, self.tile)
        game.push(Arrive(P_KNIGHT))

    def meet(self, game: Vast) -> None:
        """VAST-KN-011  Dark tiles, Event tokens, Tribes and the surfaced Dragon force an Encounter; the rest does not
        (VAST-KN-012).
        """
        if must_encounter(game) and not game.knight.turn_over:
            if not is_ground(self.tile):
                game.finish()  # nothing comes after it but on a River, and a Quake! may take the tile away
            game.push(Encounter(self.came, 1))

    def drift(self, game: Vast) -> None:
        """VAST-TER-015  The River may carry her on."""
        if is_ground(self.tile) and game.knight.tile == self.tile and not game.knight.turn_over:
            if may_drift(game, KNIGHT_DRIFTS):
                game.push(KNIGHT_DRIFTS)


@final
@dataclass(frozen=True)
class KnightDrifts(Drift):
    """VAST-TER-015  Does the River carry the Knight on?"""

    def piece(self) -> i64:
        return P_KNIGHT

    def refuse_entry(self, game: Vast, to: i64) -> i64:
        if game.tribes_on(to) and encounters_left(game) <= 0:
            return NO_ENCOUNTER_TO_MOVE
        return refuse_company(game, to)

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            game.push(KnightEnters(int(game.cavern.tile_at(action.a)), NO_WAY))


KNIGHT_DRIFTS: Final = KnightDrifts()


def must_encounter(game: Vast) -> bool:
    """VAST-KN-011  Whether the tile she has entered forces an Encounter."""
    tile = game.knight.tile
    if game.cavern.is_dark(tile) or event_waits(game) or len(game.tribes_on(tile)) > 0:
        return True
    return game.dragon.surfaced and game.dragon.tile == tile


@final
@dataclass(frozen=True)
class FightGuard(Procedure):
    """VAST-VAR-024  A space with the Ogre or Troll token: its Ambush again; winning removes the token, losing leaves
    her outside.
    """

    tile: int
    came: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.meet(game)
            case 1:
                self.fight(game)
            case 2:
                self.enter(game)
            case _:
                game.finish()

    def meet(self, game: Vast) -> None:
        """VAST-VAR-024  It costs an Encounter; she may brace herself."""
        spend_encounter(game)
        face_monster(game, OGRE if game.knight.guard == self.tile else TROLL)
        brace_herself(game)

    def fight(self, game: Vast) -> None:
        """VAST-VAR-024  The same comparison as the first time."""
        game.push(MONSTER_AMBUSH)

    def enter(self, game: Vast) -> None:
        """VAST-VAR-024  Beaten, Ogre or Troll leaves and she walks in."""
        if game.spared and not game.knight.out:
            dismiss_guard(game, self.tile)
            game.finish()
            game.push(KnightEnters(self.tile, self.came))
