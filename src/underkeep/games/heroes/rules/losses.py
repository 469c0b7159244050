"""KHO-ASSAULT-12  Resources that a Warrior, a Treasure or a scenario takes from a room; the team chooses which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import LOSE, LOSES
from underkeep.games.heroes.names import RESOURCES, ROOM_NAMES
from underkeep.games.heroes.refusals import LEGAL, NO_SUCH_LOSS, WRONG_KIND
from underkeep.games.heroes.rules.team import TeamDecision, ask_team
from underkeep.games.heroes.state.changes.board import discard_token
from underkeep.games.heroes.state.game import Heroes


def refuse_lose(game: Heroes, room: i64, kind: i64) -> i64:
    """KHO-ASSAULT-12  A resource that lies in the room."""
    return LEGAL if kind < RESOURCES and game.board.count(room, kind) > 0 else NO_SUCH_LOSS


@final
@dataclass(frozen=True)
class LoseResources(Procedure):
    """KHO-ASSAULT-12  As many resources as there are, up to the number; KHO-TREAS-01 takes one."""

    room: i64
    count: i64

    def run(self, game: Heroes, step: i64) -> None:
        if step < self.count:
            self.lose(game)
        else:
            game.finish()

    def lose(self, game: Heroes) -> None:
        """KHO-TREAS-01  The next one, if any is left; the players choose."""
        if game.board.count_resources(self.room) > 0:
            ask_team(game, ChooseLoss(self.room))


@final
@dataclass(frozen=True)
class ChooseLoss(TeamDecision):
    """KHO-ASSAULT-12  Which resource is discarded from the room."""

    room: i64

    def rule(self) -> str:
        return "KHO-ASSAULT-12"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-loss", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return LOSES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_lose(game, self.room, action.a) if action.verb == LOSE else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        discard_token(game, action.a, self.room)


FRAMES: Final = (LoseResources, ChooseLoss)
