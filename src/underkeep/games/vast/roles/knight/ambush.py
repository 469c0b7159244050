"""VAST-KN-018  An Ambush: she braces herself, then the Goblins may strike; without them Goblin Infestation does. And
the Shield that is made ready before an Event card or a Monster is seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import CUBE, CUBES, DONE, DRAW_MONSTER, QUEST, QUESTS, USE_POTION
from underkeep.games.vast.names import (
    ELVISH_SWORD,
    FEARLESS,
    GOBLINS,
    LINE_C,
    MIGHTY_AXE,
    ON_TREASURE,
    POTION_KIT,
    SHIELD,
    SILVER_GAUNTLET,
    STRENGTH,
)
from underkeep.games.vast.refusals import LEGAL, NO_HELP_IN_AMBUSH, NO_MONSTER_NEEDED, SHIELD_TOO_LATE, WRONG_KIND
from underkeep.games.vast.roles.knight.cube_reach import could_brace, could_shield
from underkeep.games.vast.roles.knight.cubes import refuse_free_act, refuse_place, take_free_act
from underkeep.games.vast.roles.knight.infestation import MONSTER_AMBUSH, await_monster
from underkeep.games.vast.roles.knight.sidequests import count_ambush
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.moments import AMBUSH
from underkeep.games.vast.rules.tell import tell_ambush
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
        tell_ambush(game)
        count_ambush(game)
        if not game.has(GOBLINS) and game.rules.infestation == LINE_C:
            game.push(MONSTER_SHOWS)

    def brace(self, game: Vast) -> None:
        """VAST-KN-018  She may place cubes that help."""
        brace_herself(game)

    def strike(self, game: Vast) -> None:
        """VAST-KN-019  The Goblins may attack; without them Goblin Infestation does."""
        if game.has(GOBLINS):
            game.open_window(Window(AMBUSH))
        elif game.rules.infestation:
            game.push(MONSTER_AMBUSH)


SPRING_AMBUSH: Final = SpringAmbush()


@final
@dataclass(frozen=True)
class MonsterShows(Procedure):
    """VAST-VAR-021  The Monster of line C is drawn; the Shield can be made ready only before (VAST-KN-045)."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.steady(game)
            case 1:
                self.show(game)
            case _:
                game.finish()

    def steady(self, game: Vast) -> None:
        """VAST-KN-045  She may still make the Shield ready."""
        ready_shield(game)

    def show(self, game: Vast) -> None:
        """VAST-VAR-021  The top Monster."""
        await_monster(game)


MONSTER_SHOWS: Final = MonsterShows()


def ready_shield(game: Vast) -> None:
    """VAST-KN-045  Asked before an effect is known, if she has a cube for the Shield."""
    if could_shield(game):
        game.push(READY_SHIELD)


@final
@dataclass(frozen=True)
class ReadyShield(KnightAsk):
    """VAST-KN-045  Does she make the Shield ready before the card is seen?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [CUBES[SHIELD], DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_place(game, SHIELD) if action is CUBES[SHIELD] else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            place_cube(game, SHIELD)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-shield")

    def rule(self) -> str:
        return "VAST-KN-045"


READY_SHIELD: Final = ReadyShield()
HELPFUL: Final = (
    STRENGTH, SHIELD, ON_TREASURE + ELVISH_SWORD, ON_TREASURE + MIGHTY_AXE, ON_TREASURE + SILVER_GAUNTLET,
    ON_TREASURE + POTION_KIT,
)  # fmt: skip


def refuse_monster(game: Vast) -> i64:
    """VAST-KN-059  On lines A and B she may choose to face a Monster, as Fearless asks, while that card is not
    completed.
    """
    infested = not game.has(GOBLINS) and 0 < game.rules.infestation < LINE_C
    fearless = game.knight.quests_done >> FEARLESS & 1 == 0
    return LEGAL if infested and fearless and game.knight.monster < 0 else NO_MONSTER_NEEDED


def refuse_bracing(game: Vast, place: i64) -> i64:
    """VAST-KN-018  Cubes on Strength and on cards that add to it, on a Potion, and on the Shield where a Monster may
    come that is not seen yet (VAST-KN-045).
    """
    if place not in HELPFUL:
        return NO_HELP_IN_AMBUSH
    if place == SHIELD and (game.has(GOBLINS) or game.knight.monster >= 0):
        return NO_HELP_IN_AMBUSH if game.has(GOBLINS) else SHIELD_TOO_LATE
    return refuse_place(game, place)


def brace_herself(game: Vast) -> None:
    """VAST-KN-018  Asked while anything could help."""
    shield = not game.has(GOBLINS) and game.knight.monster < 0 and could_shield(game)
    if could_brace(game) or shield or refuse_monster(game) == LEGAL:
        game.push(BRACE)


@final
@dataclass(frozen=True)
class Brace(KnightAsk):
    """VAST-KN-018  Does she place cubes that help before the Ambush strikes?"""

    def candidates(self, game: Vast) -> list[Action]:
        quests = [QUESTS[quest] for quest in game.knight.quests.items]
        return [*[CUBES[place] for place in HELPFUL], USE_POTION, *quests, DRAW_MONSTER, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action is DRAW_MONSTER:
            return refuse_monster(game)
        if action.verb == CUBE:
            return refuse_bracing(game, action.a)
        return refuse_free_act(game, action) if action.verb == QUEST or action is USE_POTION else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(BRACE_MORE)
        if action is DRAW_MONSTER:
            await_monster(game)
        else:
            take_free_act(game, action)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-brace")

    def rule(self) -> str:
        return "VAST-KN-018"


BRACE: Final = Brace()


@final
@dataclass(frozen=True)
class BraceMore(Procedure):
    """VAST-KN-018  After one cube the next."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer(game)
            case _:
                game.finish()

    def offer(self, game: Vast) -> None:
        """VAST-KN-018  As long as anything could help."""
        brace_herself(game)


BRACE_MORE: Final = BraceMore()
