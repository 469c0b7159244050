"""KHO-ACT-15  Putting something in a room: resources, Traps, Portals, monsters, or a price that is paid there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import PASS, PASSES, ROOM, ROOM_CHOICES
from underkeep.games.heroes.faces import DEED_NAMES, GENERATE, LAY_TRAP, PORTAL, SPEND
from underkeep.games.heroes.names import TRAP, TYPE_NAMES
from underkeep.games.heroes.refusals import LEGAL, MUST_CHOOSE, WRONG_KIND
from underkeep.games.heroes.rules.legality import refuse_ambush, refuse_place
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.board import (
    complete_portal,
    discard_token,
    place_token,
    summon_monster,
    summon_monsters,
)
from underkeep.games.heroes.state.changes.turn import refer_to
from underkeep.games.heroes.state.game import Heroes


def put(game: Heroes, role: i64, verb: i64, what: i64, count: i64, room: i64) -> None:
    """KHO-ACT-15  Do it in that room, which becomes the reference room of a Momentum (KHO-MOM-04)."""
    refer_to(game, room)
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
        return label("heroes-ask-place", deed=DEED_NAMES[self.verb])

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
        summon_monster(game, self.role, action.a)
        if self.count > 1 and game.lair(self.role) > 0:
            ask(game, ChooseAmbush(self.role, self.kind, self.count - 1, False))


FRAMES: Final = (ChoosePlace, ChooseAmbush)
