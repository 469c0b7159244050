"""VAST-KN-006  The Knight's turn: pick up the cubes, then move and act in any order until she stops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.actions import Action
from underkeep.core.frames import Procedure
from underkeep.core.native import bit, i64
from underkeep.core.views import Label, label
from underkeep.games.vast.actions import (
    DONE,
    ENCOUNTER,
    FLARE,
    SQUARE,
    USE_BOMB,
    USE_BOW,
    USE_MAGIC_BOW,
)
from underkeep.games.vast.board.squares import opposite
from underkeep.games.vast.events import CubesPickedUp
from underkeep.games.vast.names import OFF, OGRE, P_KNIGHT
from underkeep.games.vast.refusals import (
    ARMOR_TOO_STRONG,
    EVENT_FIRST,
    LEGAL,
    NO_ENCOUNTER_TO_MOVE,
    NO_MOVEMENT,
    NOT_ADJACENT,
    TRIBE_TOO_STRONG,
    WALL_BETWEEN,
)
from underkeep.games.vast.roles.knight.ambush import BRACE
from underkeep.games.vast.roles.knight.attacks import beats_tribes
from underkeep.games.vast.roles.knight.cubes import (
    free_acts,
    is_free_act,
    refuse_free_act,
    refuse_place,
    take_free_act,
)
from underkeep.games.vast.roles.knight.encounter import Encounter, encounters_left, event_waits, refuse_encounter
from underkeep.games.vast.roles.knight.equipment import (
    CHOOSE_FLARE,
    CHOOSE_MAGIC_SHOT,
    CHOOSE_SHOT,
    CHOOSE_WALL,
    maps_left,
    refuse_bomb,
    refuse_bow,
    refuse_flare,
    refuse_magic_bow,
)
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH
from underkeep.games.vast.roles.knight.sidequests import forget_deeds
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import KnightAsk, around
from underkeep.games.vast.rules.pieces import move_piece
from underkeep.games.vast.rules.reveal import NO_WAY
from underkeep.games.vast.rules.stats import armor, attack_strength, knight_movement
from underkeep.games.vast.state import Vast


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
        knight = game.knight
        knight.new_turn()
        knight.free = knight.owned()
        for slot in range(i64(7)):
            knight.slots[slot] = 0
        knight.on_cards = knight.aside = 0
        if game.listener is not None:
            game.tell(CubesPickedUp(int(knight.free)))

    def act(self, game: Vast) -> None:
        """VAST-KN-006  She does the next thing."""
        game.push(KNIGHT_ACTS)

    def go_on(self, game: Vast) -> None:
        """VAST-KN-064  Until she stops, or a lost cube ends her turn (VAST-KN-035)."""
        if game.knight.turn_over or game.knight.out:
            game.knight.armed = False
            forget_deeds(game)
            game.finish()
        else:
            game.go_to(1)


KNIGHT_TURN: Final = KnightTurn()


def refuse_step(game: Vast, cell: i64) -> i64:
    """VAST-KN-009  One space: Movement and an Encounter left, no wall without the Ancient Map, nobody too strong."""
    here = game.knight.tile
    to = game.cavern.tile_at(cell)
    direction = game.cavern.direction_between(here, to) if to >= 0 else i64(-1)
    if direction < 0:
        return NOT_ADJACENT
    if game.knight.moves >= knight_movement(game):
        return NO_MOVEMENT
    if encounters_left(game) <= 0:
        return NO_ENCOUNTER_TO_MOVE
    if event_waits(game):
        return EVENT_FIRST  # VAST-KN-014
    if game.cavern.wall(here, direction) and maps_left(game) == 0:
        return WALL_BETWEEN  # VAST-KN-041
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
    return EVENT_FIRST if event_waits(game) and encounters_left(game) > 0 else LEGAL


@final
@dataclass(frozen=True)
class KnightActs(KnightAsk):
    """VAST-KN-006  What does the Knight do next?"""

    def candidates(self, game: Vast) -> list[Action]:
        steps = around(game, game.knight.tile)
        return [*steps, ENCOUNTER, *free_acts(game), USE_BOMB, USE_BOW, USE_MAGIC_BOW, FLARE, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == SQUARE:
            return refuse_step(game, action.a)
        if action is ENCOUNTER:
            return refuse_encounter(game)
        if action is USE_BOMB:
            return refuse_bomb(game)
        if action is USE_BOW:
            return refuse_bow(game)
        if action is USE_MAGIC_BOW:
            return refuse_magic_bow(game)
        if action is FLARE:
            return refuse_flare(game)
        return refuse_stop(game) if action is DONE else refuse_free_act(game, action)

    def take(self, game: Vast, action: Action) -> None:
        if is_free_act(action):
            take_free_act(game, action)
            return
        forget_deeds(game)
        if action.verb == SQUARE:
            begin_step(game, game.cavern.tile_at(action.a))
        elif action is ENCOUNTER:
            game.push(Encounter(NO_WAY, 0))
        elif action is DONE:
            game.knight.turn_over = True
        else:
            use_equipment(game, action)

    def question(self, game: Vast) -> Label:
        left = int(knight_movement(game) - game.knight.moves)
        return label("vast-ask-knight", movement=max(left, 0), encounters=max(int(encounters_left(game)), 0))

    def rule(self) -> str:
        return "VAST-KN-006"


KNIGHT_ACTS: Final = KnightActs()


def use_equipment(game: Vast, action: Action) -> None:
    """VAST-KN-062  None of these costs an Encounter."""
    if action is USE_BOMB:
        game.push(CHOOSE_WALL)
    elif action is USE_BOW:
        game.push(CHOOSE_SHOT)
    elif action is USE_MAGIC_BOW:
        game.push(CHOOSE_MAGIC_SHOT)
    else:
        game.push(CHOOSE_FLARE)


def begin_step(game: Vast, to: i64) -> None:
    """VAST-KN-041  Movement is paid; a wall costs a use of the Ancient Map."""
    direction = game.cavern.direction_between(game.knight.tile, to)
    came = opposite(direction)
    game.knight.moves += 1
    if game.cavern.wall(game.knight.tile, direction):
        game.knight.maps_used += 2 if game.knight.golem else 1
        came = NO_WAY  # VAST-REV-002: through a wall the tile may lie wall to wall
    if game.knight.guard == to:
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
            case _:
                game.finish()

    def move(self, game: Vast) -> None:
        """VAST-KN-009  One space."""
        move_piece(game, P_KNIGHT, self.tile)
        if self.tile != game.knight.start:
            game.knight.visited |= bit(self.tile)
        game.push(Arrive(P_KNIGHT))

    def meet(self, game: Vast) -> None:
        """VAST-KN-011  Dark tiles, Event tokens, Tribes and the surfaced Dragon force an Encounter; the rest does not
        (VAST-KN-012).
        """
        if must_encounter(game) and not game.knight.turn_over:
            game.push(Encounter(self.came, 1))


def must_encounter(game: Vast) -> bool:
    """VAST-KN-011  Whether the tile she has entered forces an Encounter."""
    tile = game.knight.tile
    if game.cavern.is_dark(tile) or event_waits(game) or len(game.tribes_on(tile)) > 0:
        return True
    return game.dragon.surfaced and game.dragon.tile == tile


@final
@dataclass(frozen=True)
class FightGuard(Procedure):
    """VAST-VAR-024  A space with the Ogre token: its Ambush again; winning removes the token, losing leaves her
    outside.
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
        game.knight.encounters += 1
        game.knight.monster = OGRE
        if refuse_place(game, 2) == LEGAL:
            game.push(BRACE)

    def fight(self, game: Vast) -> None:
        """VAST-VAR-024  The same comparison as the first time."""
        game.push(MONSTER_AMBUSH)

    def enter(self, game: Vast) -> None:
        """VAST-VAR-024  Beaten, the Ogre leaves and she walks in."""
        if game.spared and not game.knight.out:
            game.knight.guard = OFF
            game.push(KnightEnters(self.tile, self.came))
