"""VAST-CAVE-019  Crystal Curse: turn a Lit tile, put back an Event token, or cycle the Event deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    CURSE,
    CURSES,
    SQUARE,
    TURN,
    TURNS,
)
from underkeep.games.vast.board.cavern import turned
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import (
    EVENT,
    KNIGHT,
    TYPE_EVENT,
)
from underkeep.games.vast.refusals import (
    LEGAL,
    NO_EVENT_CARDS,
    NO_EVENT_TILE,
    NOT_A_TILE,
    SAME_TURN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import CaveAsk, options_exist, squares_of
from underkeep.games.vast.rules.fill import FILL
from underkeep.games.vast.state.changes.cave import bury_events
from underkeep.games.vast.state.changes.map import rotate_dark_tile, rotate_tile
from underkeep.games.vast.state.changes.tokens import put_mark, square_of
from underkeep.games.vast.state.game import Vast

ROTATE: Final = 0
RESTORE: Final = 1
CYCLED: Final = 3  # cards from the top to the bottom


def refuse_curse(game: Vast, what: i64) -> i64:
    """VAST-CAVE-019  Rotate a tile, restore an Event token, or cycle the Event deck."""
    if what == ROTATE:
        return LEGAL
    if what == RESTORE:
        return LEGAL if options_exist(game, CHOOSE_RESTORED) else NO_EVENT_TILE
    return LEGAL if game.cave.events.count() > 0 else NO_EVENT_CARDS


@final
@dataclass(frozen=True)
class ChooseCurse(CaveAsk):
    """VAST-CAVE-019  What does the Crystal Curse do?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CURSES

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_curse(game, action.a) if action.verb == CURSE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action.a == ROTATE:
            game.push(CHOOSE_ROTATED)
        elif action.a == RESTORE:
            game.push(CHOOSE_RESTORED)
        else:
            cycle_events(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-curse")

    def rule(self) -> str:
        return "VAST-CAVE-019"


CHOOSE_CURSE: Final = ChooseCurse()


def cycle_events(game: Vast) -> None:
    """VAST-CAVE-019  The top three Event cards go to the bottom."""
    bury_events(game, min(i64(CYCLED), game.cave.events.count()))


@final
@dataclass(frozen=True)
class ChooseRotated(CaveAsk):
    """VAST-CAVE-019  Which tile is turned? The Entrance may be, but has no walls; of a Dark one only what lies on its
    edges changes (VAST-CAVE-020).
    """

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, [tile for tile in game.cavern.tiles() if not is_ground(tile)])

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return NOT_A_TILE if tile < 0 or is_ground(tile) else LEGAL  # VAST-TER-018

    def take(self, game: Vast, action: Action) -> None:
        tile = game.cavern.tile_at(action.a)
        if game.cavern.is_dark(tile):
            rotate_dark_tile(game, tile)
        else:
            game.push(ChooseRotation(int(tile)))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-rotated")

    def rule(self) -> str:
        return "VAST-CAVE-019"


CHOOSE_ROTATED: Final = ChooseRotated()


def refuse_rotation(game: Vast, tile: i64, rotation: i64) -> i64:
    """VAST-CAVE-019  Another rotation than now; of those that look alike the first."""
    if rotation == game.cavern.rotation[tile]:
        return SAME_TURN
    openings = turned(game.content.shapes[tile], rotation)
    for other in range(rotation):
        if other != game.cavern.rotation[tile] and turned(game.content.shapes[tile], other) == openings:
            return SAME_TURN
    return LEGAL


@final
@dataclass(frozen=True)
class ChooseRotation(CaveAsk):
    """VAST-CAVE-019  To which rotation? No connection to the Entrance is needed."""

    tile: int

    def candidates(self, game: Vast) -> list[Action]:
        return TURNS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_rotation(game, self.tile, action.a) if action.verb == TURN else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        rotate_tile(game, self.tile, action.a)
        game.push(FILL)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-rotation", square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-CAVE-019"


@final
@dataclass(frozen=True)
class ChooseRestored(CaveAsk):
    """VAST-CAVE-019  On which Lit Event tile is an Event token put back, even under the Knight?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, [tile for tile in game.cavern.tiles() if game.type_of(tile) == TYPE_EVENT])

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        if tile < 0 or not game.has(KNIGHT) or game.cave.event_tokens == 0:
            return NO_EVENT_TILE
        lit_event = game.cavern.is_lit(tile) and game.type_of(tile) == TYPE_EVENT
        return LEGAL if lit_event and not game.has_mark(tile, EVENT) else NO_EVENT_TILE

    def take(self, game: Vast, action: Action) -> None:
        put_mark(game, game.cavern.tile_at(action.a), EVENT)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-restored")

    def rule(self) -> str:
        return "VAST-CAVE-019"


CHOOSE_RESTORED: Final = ChooseRestored()
