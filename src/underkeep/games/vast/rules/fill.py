"""VAST-FILL-001  Open edges are filled with Dark tiles before the Collapse; and placing a tile next to any other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import LAY, SQUARE, SQUARES, TILE
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import CAVE, GOBLINS, SYMBOLS, TYPE_CRYSTAL
from underkeep.games.vast.refusals import CRYSTAL_FIRST, LEGAL, NOT_IN_HAND, NOT_NEXT_TO_MAP, NOT_OPEN_EDGE, WRONG_KIND
from underkeep.games.vast.rules.ask import CaveAsk
from underkeep.games.vast.rules.tell import tell_laying
from underkeep.games.vast.state.changes.map import next_tile, place_tile
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class FillEdges(Procedure):
    """VAST-FILL-001  Every open edge gets a Dark tile, however it arose."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.fill_next(game)
            case _:
                game.go_to(0)

    def fill_next(self, game: Vast) -> None:
        """VAST-FILL-004  Not once the Collapse has begun; for want of tiles edges stay open (VAST-FILL-005)."""
        if game.collapse or not game.tiles_ready():
            game.finish()
            return
        spaces = game.cavern.open_spaces()
        if len(spaces) == 0:
            game.finish()
        elif len(spaces) == 1 or not order_tells(game, len(spaces)):
            lay_at(game, spaces[0])
        else:
            game.push(CHOOSE_EDGE)


FILL: Final = FillEdges()


def order_tells(game: Vast, count: i64) -> bool:
    """VAST-FILL-003  Without a Cave the symbol on top of the stack is all that is seen, which matters to Goblins; and
    tiles may run short.
    """
    return game.has(CAVE) or game.has(GOBLINS) or count > game.cave.stack.count()


@final
@dataclass(frozen=True)
class ChooseEdge(Decision):
    """VAST-FILL-002  Which open edge is filled next? The Cave decides, without it the current player
    (VAST-FILL-003).
    """

    def who(self, game: Vast) -> i64:
        return game.seat(game.shaper())

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in game.cavern.open_spaces()]

    def refuse(self, game: Vast, action: Action) -> i64:
        """VAST-MAP-006  Only an open space at an open edge."""
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if game.cavern.is_open_space(action.a) else NOT_OPEN_EDGE

    def take(self, game: Vast, action: Action) -> None:
        lay_at(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-edge", symbol=seen_symbol(game))

    def rule(self) -> str:
        return "VAST-FILL-002"


CHOOSE_EDGE: Final = ChooseEdge()


def seen_symbol(game: Vast) -> str:
    """VAST-FILL-003  What is seen of the next tile where nobody chooses it: the symbol on top of the stack."""
    if game.has(CAVE) or game.cave.stack.count() == 0:
        return "cave"
    return SYMBOLS[game.content.symbols[next_tile(game)]]


def lay_at(game: Vast, cell: i64) -> None:
    """A tile for that space: the Cave picks one of its hand, without it the top of the stack is used unseen."""
    if not game.has(CAVE):
        place_tile(game, next_tile(game), cell)
        return
    if game.cave.hand.count() == 1:  # with more it is always asked: silence would tell what the Cave holds
        place_tile(game, game.cave.hand.items[0], cell)
    else:
        game.push(ChooseTile(cell))


class StepsOut(Procedure):
    """VAST-TER-006  Somebody leaves Terrain onto unexplored ground: a Dark tile is laid there, then entered."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.lay(game)
            case 1:
                self.enter(game)
            case _:
                game.finish()

    def lay(self, game: Vast) -> None:
        """VAST-TER-006  The tile comes from the Cave's hand, or from the stack."""
        raise NotImplementedError

    def enter(self, game: Vast) -> None:
        """VAST-TER-006  The step onto it, as onto any other tile."""
        raise NotImplementedError


def refuse_tile(game: Vast, tile: i64) -> i64:
    """VAST-CAVE-007  A tile of the Cave's hand; on its own turn Crystal tiles go first."""
    if not game.cave.hand.has(tile):
        return NOT_IN_HAND
    if game.active == CAVE and game.type_of(tile) != TYPE_CRYSTAL:
        for other in game.cave.hand.items:
            if game.type_of(other) == TYPE_CRYSTAL:
                return CRYSTAL_FIRST
    return LEGAL


@final
@dataclass(frozen=True)
class ChooseTile(CaveAsk):
    """VAST-FILL-002  Which tile of its hand does the Cave lay there?"""

    cell: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [LAY[tile] for tile in in_order(game.cave.hand.items)]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_tile(game, action.a) if action.verb == TILE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        place_tile(game, action.a, self.cell)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-tile", square=SQUARE_NAMES[self.cell])

    def rule(self) -> str:
        return "VAST-FILL-002"


@final
@dataclass(frozen=True)
class PlaceTile(Decision):
    """VAST-FILL-006  Where is the next Dark tile placed? The Cave shapes itself (VAST-CAVE-005), else every player
    does.
    """

    def who(self, game: Vast) -> i64:
        return game.seat(game.shaper())

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in game.cavern.border()]

    def refuse(self, game: Vast, action: Action) -> i64:
        """VAST-FILL-006  Any open space adjacent to any tile."""
        if action.verb != SQUARE:
            return WRONG_KIND
        is_free = game.cavern.tile_at(action.a) < 0 and game.cavern.touches_map(action.a)
        return LEGAL if is_free else NOT_NEXT_TO_MAP

    def take(self, game: Vast, action: Action) -> None:
        tell_laying(game, game.shaper(), action.a)
        lay_at(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-place", symbol=seen_symbol(game))

    def rule(self) -> str:
        return "VAST-FILL-006"


PLACE_TILE: Final = PlaceTile()


@final
@dataclass(frozen=True)
class PlaceTiles(Procedure):
    """VAST-FILL-006  So many tiles are placed, as long as there are any."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= self.count or not game.tiles_ready():
            game.finish()
        else:
            self.place(game)

    def place(self, game: Vast) -> None:
        """VAST-CAVE-005  One tile, Dark side up, adjacent to any tile."""
        game.push(PLACE_TILE)
