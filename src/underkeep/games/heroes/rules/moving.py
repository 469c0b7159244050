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
from underkeep.games.heroes.names import COMPLETED, GOODS, MAX_MONSTERS, NOWHERE, ROOM_NAMES, ROOMS
from underkeep.games.heroes.refusals import (
    LEGAL,
    NO_LOAD,
    NO_MONSTER,
    NO_MONSTERS,
    NO_SUCH_WOUNDS,
    NO_WAY,
    NOBODY_MOVES,
    NOT_BUILT,
    SPOKE_CLOSED,
    SWARM_ELSEWHERE,
    THROUGH_PORTAL,
    WRONG_KIND,
)
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.board import move_monster
from underkeep.games.heroes.state.changes.turn import end_swarm, refer_to
from underkeep.games.heroes.state.game import Heroes

BY_MOVE: Final[i64] = 0  # a Move icon of the card on the table
BY_OTHER: Final[i64] = 1  # Swarm, Momentum or the Imp's ability: a full Move without an icon of its own
BY_WALL: Final[i64] = 2  # the Poltergeist's ability


def refuse_move(game: Heroes, role: i64, origin: i64, goal: i64, way: i64) -> i64:
    """KHO-ACT-12  To a passage-adjacent room, or from one completed Portal to another."""
    if not game.board.has_body(role, origin):
        return NO_MONSTER  # KHO-ACT-04: own monsters only, whatever the card shows
    if not game.dungeon.has(goal):
        return NOT_BUILT
    special = game.rules.special
    portal = game.board.portal
    by_portal = portal[origin] >= COMPLETED and portal[goal] >= COMPLETED  # KHO-PORTAL-03, KHO-PORTAL-06
    if by_portal and (way != BY_WALL or game.rules.options.flag("poltergeist_ability_uses_portals")):
        return LEGAL
    links = game.dungeon.touching[origin] if way == BY_WALL else special.doors(game)[origin]  # KHO-CLAN-12
    if way != BY_WALL and (game.dungeon.doors[origin] & ~links) >> goal & 1:  # KHO-SCN-1402
        return SPOKE_CLOSED  # KHO-SCN-1402
    if not links >> goal & 1:
        return THROUGH_PORTAL if by_portal else NO_WAY  # KHO-CLAN-21
    stuck = special.refuse_leave(game, origin)
    return stuck if stuck != LEGAL else special.refuse_step(game, origin, way == BY_MOVE)


def can_move(game: Heroes, role: i64, only: i64, way: i64) -> i64:
    """Why nobody can move (from one room, or from any when `only` is -1); LEGAL if somebody can."""
    code = NO_MONSTERS
    for origin in range(ROOMS):
        if (only >= 0 and origin != only) or not game.board.has_body(role, origin):
            continue
        for goal in range(ROOMS):
            if goal == origin or not game.dungeon.has(goal):
                continue
            answer = refuse_move(game, role, origin, goal, way)
            if answer == LEGAL:
                return LEGAL
            if code == NO_MONSTERS or answer != NO_WAY:
                code = answer if answer != NO_WAY else NOBODY_MOVES
    return code


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
        return LEGAL if game.board.find_monster(self.role, self.origin, action.a) != NOWHERE else NO_SUCH_WOUNDS

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
        return LEGAL if action.a == NOTHING or game.board.count(self.origin, action.a) > 0 else NO_LOAD

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
