"""KHO-ACT-15  Putting something in a room: resources, Traps, Portals, monsters, or a price that is paid there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import PASS, PASSES, ROOM, ROOM_CHOICES
from underkeep.games.heroes.faces import GENERATE, ICON_ACTION_NAMES, LAY_TRAP, PORTAL, SPEND, SUMMON
from underkeep.games.heroes.names import COMPLETED, INCOMPLETE, PORTALS_LYING, ROOMS, TRAP, TYPE_NAMES
from underkeep.games.heroes.refusals import (
    LAIR_EMPTY,
    LEGAL,
    MUST_CHOOSE,
    NO_MONSTER,
    NO_MONSTERS,
    NO_PORTAL_LEFT,
    NO_PRICE,
    NO_PRICE_HERE,
    NO_ROOM_OF_TYPE,
    NO_TOKEN,
    NOT_BUILT,
    PORTAL_THERE,
    WRONG_KIND,
    WRONG_TYPE,
)
from underkeep.games.heroes.rules.deeds import tell_placing
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.board import (
    complete_portal,
    discard_token,
    place_token,
    summon_monster,
    summon_monsters,
    tell_call,
)
from underkeep.games.heroes.state.changes.turn import refer_to
from underkeep.games.heroes.state.game import Heroes


def refuse_place(game: Heroes, role: i64, verb: i64, what: i64, room: i64) -> i64:
    """KHO-ACT-15  Generate, Trap, Portal, price or summons in a room with an own monster."""
    board = game.board
    if not board.has_body(role, room):
        return NO_MONSTER if game.dungeon.has(room) else NOT_BUILT
    if verb == GENERATE:
        return LEGAL if board.store[what] > 0 else NO_TOKEN  # KHO-ACT-03
    if verb == LAY_TRAP:
        return LEGAL if board.store[TRAP] > 0 else NO_TOKEN  # KHO-ACT-17
    if verb == PORTAL:
        return refuse_portal(game, room)
    if verb == SPEND:
        return LEGAL if board.count(room, what) > 0 else NO_PRICE_HERE
    return LEGAL if game.lair(role) > 0 else LAIR_EMPTY  # KHO-ACT-21


def refuse_portal(game: Heroes, room: i64) -> i64:
    """KHO-ACT-18  A completed Portal in a room without one; an incomplete one is turned, supply or not (KHO-RUL-03)."""
    side = game.board.portal[room]
    if side >= COMPLETED and PORTALS_LYING[side] >= game.rules.max_portals:
        return PORTAL_THERE  # KHO-PORTAL-05
    return LEGAL if side == INCOMPLETE or game.board.portals_left > 0 else NO_PORTAL_LEFT


def can_place(game: Heroes, role: i64, verb: i64, what: i64) -> i64:
    """Why it can be done in no room; LEGAL if it can."""
    code = NO_MONSTERS
    for room in range(ROOMS):
        answer = refuse_place(game, role, verb, what, room)
        if answer == LEGAL:
            return LEGAL
        if answer != NO_MONSTER and answer != NOT_BUILT:
            code = NO_PRICE if answer == NO_PRICE_HERE else answer
    return code


def refuse_ambush(game: Heroes, role: i64, kind: i64, room: i64) -> i64:
    """KHO-ACT-19  From the lair into a room of the type; no monster on the map is needed."""
    if game.lair(role) == 0:
        return LAIR_EMPTY
    if not game.dungeon.has(room):
        return NOT_BUILT
    return LEGAL if game.rooms_of_type(kind) >> room & 1 else WRONG_TYPE


def can_ambush(game: Heroes, role: i64, kind: i64) -> i64:
    if game.lair(role) == 0:
        return LAIR_EMPTY
    return LEGAL if game.rooms_of_type(kind) else NO_ROOM_OF_TYPE


def put(game: Heroes, role: i64, verb: i64, what: i64, count: i64, room: i64) -> None:
    """KHO-ACT-15  Do it in that room, which becomes the reference room of a Momentum (KHO-MOM-04)."""
    refer_to(game, room)
    if verb == SUMMON:
        tell_call(game, role, room, count, "summon")
    else:
        tell_placing(game, role, verb, what, room)
    if verb == GENERATE:
        place_token(game, what, room)
    elif verb == LAY_TRAP:
        place_token(game, TRAP, room)  # KHO-ACT-17
    elif verb == PORTAL:
        complete_portal(game, room)  # KHO-ACT-18
    elif verb == SPEND:
        discard_token(game, what, room)
    else:
        summon_monsters(game, role, room, count)  # KHO-ACT-20


@final
@dataclass(frozen=True)
class ChoosePlace(Decision):
    """KHO-ACT-15  In which room with an own monster."""

    role: i64
    verb: i64
    what: i64
    count: i64

    def rule(self) -> str:
        return "KHO-ACT-15"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-place", deed=ICON_ACTION_NAMES[self.verb])

    def candidates(self, game: Heroes) -> list[Action]:
        return ROOM_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        return refuse_place(game, self.role, self.verb, self.what, action.a)

    def take(self, game: Heroes, action: Action) -> None:
        put(game, self.role, self.verb, self.what, self.count, action.a)


@final
@dataclass(frozen=True)
class ChooseAmbush(Decision):
    """KHO-ACT-19  Up to n monsters from the lair into rooms of the type, split freely."""

    role: i64
    kind: i64
    count: i64
    first: bool

    def rule(self) -> str:
        return "KHO-ACT-19"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-ambush", type=TYPE_NAMES[self.kind], count=int(self.count))

    def candidates(self, game: Heroes) -> list[Action]:
        return [*ROOM_CHOICES, PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == PASS:
            return MUST_CHOOSE if self.first else LEGAL
        return refuse_ambush(game, self.role, self.kind, action.a) if action.verb == ROOM else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == PASS:
            return
        refer_to(game, action.a)
        tell_call(game, self.role, action.a, 1, "ambush")
        summon_monster(game, self.role, action.a)
        if self.count > 1 and game.lair(self.role) > 0:
            ask(game, ChooseAmbush(self.role, self.kind, self.count - 1, False))


FRAMES: Final = (ChoosePlace, ChooseAmbush)
