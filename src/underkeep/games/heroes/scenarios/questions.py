"""KHO-SCEN-07  Questions that scenarios ask: a room, a resource of a room, a hero. The scenario's unit gets the
answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import LOSE, LOSES, PICK, PICKS, ROOM, room_choices
from underkeep.games.heroes.names import ANY, NOWHERE, ROOM_NAMES
from underkeep.games.heroes.refusals import HAS_BADGE, LEGAL, NO_FEE, NOT_BUILT, NOT_HERE, NOT_WANTED, WRONG_KIND
from underkeep.games.heroes.state.game import Heroes

TEAM: Final[i64] = -1


class ScenarioDecision(Decision):
    """A question of the scenario to a player or, with role -1, to the team."""

    def rule(self) -> str:
        return "KHO-SCEN-07"


@final
@dataclass(frozen=True)
class ScenarioRoom(ScenarioDecision):
    """KHO-SCEN-07  One of some rooms; `origin` is where the matter began, -1 if nowhere."""

    role: i64
    origin: i64
    rooms: i64

    def who(self, game: Heroes) -> i64:
        return self.role if self.role >= 0 else game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-scenario-room", scenario=game.rules.scenario.id)

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(self.rooms)

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        if self.rooms >> action.a & 1:
            return LEGAL
        return game.rules.special.why_not(game, self.origin, action.a) if game.dungeon.has(action.a) else NOT_BUILT

    def take(self, game: Heroes, action: Action) -> None:
        game.rules.special.room_chosen(game, self.role, self.origin, action.a)


@final
@dataclass(frozen=True)
class ScenarioToken(ScenarioDecision):
    """KHO-SCEN-07  One of the resources of a room; `kinds` are those that count, as bits."""

    role: i64
    room: i64
    kinds: i64

    def who(self, game: Heroes) -> i64:
        return self.role if self.role >= 0 else game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-scenario-token", room=ROOM_NAMES[self.room], scenario=game.rules.scenario.id)

    def refuse_kind(self, game: Heroes, kind: i64) -> i64:
        if game.board.count(self.room, kind) == 0:
            return NO_FEE
        return LEGAL if self.kinds >> kind & 1 else NOT_WANTED  # KHO-SCN-1202

    def candidates(self, game: Heroes) -> list[Action]:
        return LOSES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return self.refuse_kind(game, action.a) if action.verb == LOSE else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        game.rules.special.token_chosen(game, self.room, action.a)


@final
@dataclass(frozen=True)
class ScenarioHero(ScenarioDecision):
    """KHO-SCEN-07  One of the heroes of a room; `plain` leaves out those with a badge."""

    role: i64
    room: i64
    plain: bool

    def who(self, game: Heroes) -> i64:
        return self.role if self.role >= 0 else game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-scenario-hero", room=ROOM_NAMES[self.room], scenario=game.rules.scenario.id)

    def refuse_pick(self, game: Heroes, cls: i64, grade: i64) -> i64:
        if self.plain and grade > 0:
            return HAS_BADGE
        return LEGAL if game.board.find_hero(self.room, cls, grade, ANY) != NOWHERE else NOT_HERE

    def candidates(self, game: Heroes) -> list[Action]:
        return [pick for picks in PICKS for pick in picks]

    def refuse(self, game: Heroes, action: Action) -> i64:
        return self.refuse_pick(game, action.a, action.b) if action.verb == PICK else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        game.rules.special.hero_chosen(game, game.board.find_hero(self.room, action.a, action.b, ANY))


FRAMES: Final = (ScenarioRoom, ScenarioToken, ScenarioHero)
