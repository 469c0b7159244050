"""VAST-BON-019  The Secrets that feed: Cave Mushrooms for one Tribe, and the Meat! that lures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_TRIBE, SQUARE, TRIBE, YES
from underkeep.games.vast.board.ground import is_barred, is_pit
from underkeep.games.vast.names import CAVE_MUSHROOMS, GOBLINS
from underkeep.games.vast.refusals import (
    BEFORE_ACTIVATIONS,
    CANYON_BARS,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NO_DISC_FREE,
    NO_GOBLINS_LEFT,
    NOT_A_TILE,
    OCCUPIED,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import GoblinsAsk, YesNo, options_exist, squares_of
from underkeep.games.vast.rules.tell import tell_blessed
from underkeep.games.vast.state.changes.discs import free_discs
from underkeep.games.vast.state.changes.goblin_cards import eat_mushrooms
from underkeep.games.vast.state.changes.meat import lay_meat, lift_meat
from underkeep.games.vast.state.game import Vast

DOSES: Final = 3


# ------------------------------------------------------------------ Cave Mushrooms
def refuse_mushrooms(game: Vast) -> i64:
    """VAST-BON-019  Before any activation, and with a Tribe to eat them."""
    if game.goblins.activated or game.goblins.acting >= 0:
        return BEFORE_ACTIVATIONS
    return LEGAL if options_exist(game, CHOOSE_FEAST) else NO_GOBLINS_LEFT


@final
@dataclass(frozen=True)
class ChooseFeast(GoblinsAsk):
    """VAST-BON-019  Which Tribe eats the Cave Mushrooms? It is activated three times, the others not at all."""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != TRIBE:
            return WRONG_KIND
        return LEGAL if game.goblins.population[action.a] > 0 else NO_GOBLINS_LEFT

    def take(self, game: Vast, action: Action) -> None:
        tell_blessed(game, CAVE_MUSHROOMS, action.a)
        eat_mushrooms(game, action.a, DOSES)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-feast")

    def rule(self) -> str:
        return "VAST-BON-019"


CHOOSE_FEAST: Final = ChooseFeast()


# ------------------------------------------------------------------ Meat!
def refuse_meat(game: Vast) -> i64:
    """VAST-BON-020  A plain Secret without a price (VAST-CTR-28): a Strength disc is free and a space unoccupied."""
    if free_discs(game) == 0:
        return NO_DISC_FREE
    return LEGAL if options_exist(game, CHOOSE_MEAT) else OCCUPIED


def refuse_meat_at(game: Vast, tile: i64) -> i64:
    """VAST-BON-020  An unoccupied space on which a Tribe could stand."""
    if tile < 0:
        return NOT_A_TILE
    if is_barred(tile):
        return CANYON_BARS
    if is_pit(tile):
        return NEVER_ENDS_IN_PIT
    return LEGAL if game.is_unoccupied(tile) else OCCUPIED


@final
@dataclass(frozen=True)
class ChooseMeat(GoblinsAsk):
    """VAST-BON-020  On which space does the Meat! lie?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_meat_at(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        lay_meat(game, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-meat")

    def rule(self) -> str:
        return "VAST-BON-020"


CHOOSE_MEAT: Final = ChooseMeat()


@final
@dataclass(frozen=True)
class TakeMeatBack(YesNo):
    """VAST-BON-020  After a Reveal: does the disc of Meat! return?"""

    def who(self, game: Vast) -> i64:
        return game.seat(GOBLINS)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            lift_meat(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-meat-back")

    def rule(self) -> str:
        return "VAST-BON-020"


TAKE_MEAT_BACK: Final = TakeMeatBack()
