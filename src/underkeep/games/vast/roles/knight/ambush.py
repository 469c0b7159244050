"""VAST-KN-018  An Ambush: she braces herself, then the Goblins may strike; without them Goblin Infestation does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import CUBES, DONE, DRAW_MONSTER
from underkeep.games.vast.names import FEARLESS, GOBLINS, LINE_C, STRENGTH
from underkeep.games.vast.refusals import LEGAL, NO_MONSTER_NEEDED, WRONG_KIND
from underkeep.games.vast.roles.knight.cubes import refuse_place
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, await_monster
from underkeep.games.vast.roles.knight.sidequests import count_ambush
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.moments import AMBUSH
from underkeep.games.vast.state.changes.cubes import place_cube
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class SpringAmbush(Procedure):
    """VAST-KN-018  An Ambush tile revealed by entering, or an Ambush card."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.draw(game)
            case 1:
                self.brace(game)
            case 2:
                self.strike(game)
            case _:
                game.finish()

    def draw(self, game: Vast) -> None:
        """VAST-VAR-021  On line C of Goblin Infestation she sees the Monster first."""
        count_ambush(game)
        if not game.has(GOBLINS) and game.rules.infestation == LINE_C:
            await_monster(game)

    def brace(self, game: Vast) -> None:
        """VAST-KN-018  She may add cubes to Strength."""
        if refuse_place(game, STRENGTH) == LEGAL or refuse_monster(game) == LEGAL:
            game.push(BRACE)

    def strike(self, game: Vast) -> None:
        """VAST-KN-019  The Goblins may attack; without them Goblin Infestation does."""
        if game.has(GOBLINS):
            game.open_window(Window(AMBUSH))
        elif game.rules.infestation:
            game.push(MONSTER_AMBUSH)


SPRING_AMBUSH: Final = SpringAmbush()


def refuse_monster(game: Vast) -> i64:
    """VAST-KN-059  On lines A and B she may choose to face a Monster, as Fearless asks, while that card is not
    completed.
    """
    infested = not game.has(GOBLINS) and 0 < game.rules.infestation < LINE_C
    fearless = game.knight.quests_done >> FEARLESS & 1 == 0
    return LEGAL if infested and fearless and game.knight.monster < 0 else NO_MONSTER_NEEDED


@final
@dataclass(frozen=True)
class Brace(KnightAsk):
    """VAST-KN-018  Does she add cubes to Strength before the Ambush strikes?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [CUBES[STRENGTH], DRAW_MONSTER, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action is DRAW_MONSTER:
            return refuse_monster(game)
        return refuse_place(game, STRENGTH) if action is CUBES[STRENGTH] else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        if action is DRAW_MONSTER:
            await_monster(game)
        else:
            place_cube(game, STRENGTH)
        if refuse_place(game, STRENGTH) == LEGAL or refuse_monster(game) == LEGAL:
            game.push(BRACE)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-brace")

    def rule(self) -> str:
        return "VAST-KN-018"


BRACE: Final = Brace()
