"""KHO-ACT-12  Moving a monster: from where to where, which one if their Wounds differ, and what it carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import (
    CARRIES,
    CARRY,
    MOVE,
    NOTHING,
    PASS,
    PASSES,
    WOUNDED,
    WOUNDEDS,
    move_action,
)  # fmt: skip
from underkeep.games.heroes.names import GOODS, MAX_MONSTERS, NOWHERE, ROOM_NAMES, ROOMS
from underkeep.games.heroes.refusals import LEGAL, NO_MONSTER, NO_TOKEN, SWARM_ELSEWHERE, WRONG_KIND
from underkeep.games.heroes.rules.legality import BY_OTHER, refuse_move
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.board import move_monster
from underkeep.games.heroes.state.changes.turn import end_swarm, refer_to
from underkeep.games.heroes.state.game import Heroes

LOADS: Final = [CARRIES[NOTHING], *CARRIES[: int(GOODS)]]


def moves_of(game: Heroes, role: i64, only: i64) -> list[Action]:
    """KHO-ACT-12  The Moves of a seat between rooms of the dungeon, or those out of one room."""
    found: list[Action] = []
    for origin in range(ROOMS):
        if (only >= 0 and origin != only) or not game.board.has_body(role, origin):
            continue
        for goal in range(ROOMS):
            if goal != origin and game.dungeon.has(goal):
                found.append(move_action(origin, goal))
    return found


def begin_move(game: Heroes, role: i64, origin: i64, goal: i64) -> None:
    """KHO-RES-02  The Move is chosen; ask which monster and which token only where there is something to ask."""
    refer_to(game, goal)
    ask(game, ChooseMover(role, origin, goal))


@final
@dataclass(frozen=True)
class ChooseMove(Decision):
    """KHO-ACT-12  Which monster moves where."""

    role: i64
    way: i64

    def rule(self) -> str:
        return "KHO-ACT-12"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-move")

    def candidates(self, game: Heroes) -> list[Action]:
        return moves_of(game, self.role, NOWHERE)

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != MOVE:
            return WRONG_KIND
        return refuse_move(game, self.role, action.a, action.b, self.way)

    def take(self, game: Heroes, action: Action) -> None:
        begin_move(game, self.role, action.a, action.b)


@final
@dataclass(frozen=True)
class ChooseMover(Decision):
    """KHO-PLAY-02  Any own monster of the room; they differ by their Wounds only."""

    role: i64
    origin: i64
    goal: i64

    def rule(self) -> str:
        return "KHO-PLAY-02"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-mover", room=ROOM_NAMES[self.origin])

    def candidates(self, game: Heroes) -> list[Action]:
        return WOUNDEDS

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != WOUNDED:
            return WRONG_KIND
        return LEGAL if game.board.find_monster(self.role, self.origin, action.a) != NOWHERE else NO_MONSTER

    def take(self, game: Heroes, action: Action) -> None:
        m = game.board.find_monster(self.role, self.origin, action.a)
        ask(game, ChooseLoad(m, self.origin, self.goal))


@final
@dataclass(frozen=True)
class ChooseLoad(Decision):
    """KHO-TRAP-03  One resource or one Trap of the room may be taken along; Event tokens may not (KHO-SCEN-10)."""

    monster: i64
    origin: i64
    goal: i64

    def rule(self) -> str:
        return "KHO-RES-02"

    def who(self, game: Heroes) -> i64:
        return self.monster // MAX_MONSTERS

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-load", room=ROOM_NAMES[self.origin])

    def candidates(self, game: Heroes) -> list[Action]:
        return LOADS

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != CARRY:
            return WRONG_KIND
        return LEGAL if action.a == NOTHING or game.board.count(self.origin, action.a) > 0 else NO_TOKEN

    def take(self, game: Heroes, action: Action) -> None:
        load = NOWHERE if action.a == NOTHING else action.a
        move_monster(game, self.monster, self.goal, load)


@final
@dataclass(frozen=True)
class SwarmMove(Decision):
    """KHO-SWARM-02  Each monster of the swarm moves separately, with its own load; who passes ends the swarm."""

    role: i64
    room: i64

    def rule(self) -> str:
        return "KHO-SWARM-02"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-swarm-move", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return [*moves_of(game, self.role, self.room), PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == PASS:
            return LEGAL
        if action.verb != MOVE:
            return WRONG_KIND
        if action.a != self.room:
            return SWARM_ELSEWHERE
        return refuse_move(game, self.role, action.a, action.b, BY_OTHER)

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == PASS:
            end_swarm(game)  # KHO-SWARM-03
        else:
            begin_move(game, self.role, action.a, action.b)


FRAMES: Final = (ChooseMove, ChooseMover, ChooseLoad, SwarmMove)
