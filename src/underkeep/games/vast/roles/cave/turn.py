"""VAST-CAVE-002  The Cave's turn: collect Omens, shape the Cave, place a Treasure; omens at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    COLLECT,
    DONE,
    OMEN,
    PLACE_TREASURE,
    SHAPE,
    SKIP_TREASURE,
    USE_OMEN,
)
from underkeep.games.vast.names import CAVE, CRYSTAL
from underkeep.games.vast.refusals import (
    LEGAL,
    NO_PLACE_FOR_TREASURE,
    NOT_THIS_PHASE,
    TREASURE_COMPULSORY,
    WRONG_KIND,
)
from underkeep.games.vast.roles.cave.omens import PayOmen, cost_now, refuse_omen
from underkeep.games.vast.rules import plunder
from underkeep.games.vast.rules.ask import CaveAsk, options_exist
from underkeep.games.vast.rules.collapse import RemoveTiles
from underkeep.games.vast.rules.fill import PlaceTiles
from underkeep.games.vast.rules.tell import tell_collecting
from underkeep.games.vast.state.changes.cave import begin_cave_turn, draw_omens, finish_phase
from underkeep.games.vast.state.game import Vast

TO_COLLECT: Final = 0
TO_SHAPE: Final = 1
TO_PLACE: Final = 2
ALL_DONE: Final = 3
REMOVED: Final = 3  # tiles a turn during the Collapse


@final
@dataclass(frozen=True)
class CaveTurn(Procedure):
    """VAST-CAVE-002  Three phases with omens before, between and after (VAST-CAVE-023)."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.begin(game)
            case 1:
                self.act(game)
            case _:
                game.finish()

    def begin(self, game: Vast) -> None:
        """VAST-CAVE-012  The rising costs start again."""
        begin_cave_turn(game)

    def act(self, game: Vast) -> None:
        """VAST-CAVE-011  The next phase or an omen."""
        game.push(CAVE_ACTS)


CAVE_TURN: Final = CaveTurn()


def omens_due(game: Vast) -> i64:
    """VAST-CAVE-003  By Treasures (carried ones too, not the Dragon's: VAST-CAVE-004) and Crystals on the map."""
    count = game.thief.carried
    for tile in game.cavern.tiles():
        count += game.cavern.treasures[tile] + (1 if game.has_mark(tile, CRYSTAL) else 0)
    return max([draw for least, draw in game.content.collect if count >= least])


def refuse_phase(game: Vast, action: Action) -> i64:
    """VAST-CAVE-002  The phases come in order; the turn ends when all three are done (VAST-CAVE-023)."""
    phase = game.cave.phase
    if action is COLLECT:
        return LEGAL if phase == TO_COLLECT else NOT_THIS_PHASE
    if action is SHAPE:
        return LEGAL if phase == TO_SHAPE else NOT_THIS_PHASE
    if action is DONE:
        return LEGAL if phase == ALL_DONE else NOT_THIS_PHASE
    if phase != TO_PLACE:
        return NOT_THIS_PHASE
    possible = options_exist(game, plunder.PLACE_TREASURE)
    if action is PLACE_TREASURE:
        return LEGAL if possible else NO_PLACE_FOR_TREASURE
    return LEGAL if not possible or game.rules.optional_treasure else TREASURE_COMPULSORY  # VAST-CAVE-008


@final
@dataclass(frozen=True)
class CaveActs(CaveAsk):
    """VAST-CAVE-011  What does the Cave do next?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [COLLECT, SHAPE, PLACE_TREASURE, SKIP_TREASURE, *USE_OMEN, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == OMEN:
            return refuse_omen(game, action.a)
        known = action is COLLECT or action is SHAPE or action is DONE
        if known or action is PLACE_TREASURE or action is SKIP_TREASURE:
            return refuse_phase(game, action)
        return WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(CAVE_ACTS)  # VAST-CAVE-023: until the phases are done and it uses no more omens
        if action.verb == OMEN:
            game.push(PayOmen(action.a, cost_now(game, action.a)))
        else:
            take_phase(game, action)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-cave")

    def rule(self) -> str:
        return "VAST-CAVE-011"


CAVE_ACTS: Final = CaveActs()


def take_phase(game: Vast, action: Action) -> None:
    """VAST-CAVE-002  One of the three phases."""
    finish_phase(game)
    if action is COLLECT:
        due = omens_due(game)
        tell_collecting(game, due)
        draw_omens(game, due)
    elif action is PLACE_TREASURE:
        game.push(plunder.PLACE_TREASURE)
    elif action is SHAPE:
        if game.collapse:
            game.push(RemoveTiles(CAVE, REMOVED))  # VAST-CAVE-006
        else:
            game.push(PlaceTiles(1))  # VAST-CAVE-005
