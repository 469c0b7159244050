"""VAST-CAVE-008  Placing Treasures: the Cave's phase and omen, and the variant card Past Plunder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE, SQUARES
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import step
from underkeep.games.vast.names import CAVE
from underkeep.games.vast.refusals import LEGAL, NO_TREASURE_LEFT, NOT_DARK, NOT_NEXT_TO_DARK, OCCUPIED, WRONG_KIND
from underkeep.games.vast.rules.ask import Ask, CaveAsk, options_exist, squares_of
from underkeep.games.vast.rules.fill import lay_at
from underkeep.games.vast.state.changes.tokens import put_treasure
from underkeep.games.vast.state.game import Vast


def refuse_treasure_at(game: Vast, tile: i64) -> i64:
    """VAST-CAVE-008  A Dark tile without player piece and without Treasure token."""
    if game.cave.supply == 0:
        return NO_TREASURE_LEFT
    if tile < 0 or not game.cavern.is_dark(tile):
        return NOT_DARK
    return LEGAL if game.is_empty(tile) and game.cavern.treasures[tile] == 0 else OCCUPIED


@final
@dataclass(frozen=True)
class PlaceTreasure(CaveAsk):
    """VAST-CAVE-008  Where does the Cave place a Treasure?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.dark_tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_treasure_at(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        put_treasure(game, game.cavern.tile_at(action.a), CAVE)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-treasure")

    def rule(self) -> str:
        return "VAST-CAVE-008"


PLACE_TREASURE: Final = PlaceTreasure()


def free_dark_tiles(game: Vast) -> list[i64]:
    """VAST-VAR-031  Dark tiles without any piece or token."""
    return [tile for tile in game.cavern.dark_tiles() if game.is_unoccupied(tile)]


def dark_border(game: Vast) -> list[i64]:
    """Open spaces next to a Dark tile, or next to any tile if none is Dark."""
    dark = game.cavern.dark_tiles()
    if not dark:
        return list(game.cavern.border())
    cells: list[i64] = []
    for tile in dark:
        for direction in range(i64(4)):
            cell = step(game.cavern.where[tile], direction)
            if game.cavern.tile_at(cell) < 0 and cell not in cells:
                cells.append(cell)
    cells.sort()
    return cells


@final
@dataclass(frozen=True)
class PastPlunder(Procedure):
    """VAST-VAR-031  The holder of Past Plunder ends his turn by placing a Treasure; compulsory (VAST-RUL-14)."""

    by: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.place(game)
            case _:
                game.finish()

    def place(self, game: Vast) -> None:
        """VAST-RUL-14  On a free Dark tile; before the Collapse a new tile is laid for it; on a free Lit tile only when
        every Dark one is gone.
        """
        if game.cave.supply == 0:
            return
        choice = ChoosePlunder(self.by)
        if not free_dark_tiles(game) and game.tiles_ready() and not game.collapse and dark_border(game):
            game.push(LayForPlunder(self.by))
        elif options_exist(game, choice):
            game.push(choice)


def refuse_plunder_at(game: Vast, tile: i64) -> i64:
    """VAST-VAR-031  A Dark tile without piece or token; such a Lit one only when no Dark tile is left on the map."""
    if tile < 0 or is_ground(tile):
        return NOT_DARK  # VAST-TER-018: no Treasure is placed on Terrain
    if not game.cavern.is_dark(tile) and game.cavern.dark_tiles():
        return NOT_DARK
    return LEGAL if game.is_unoccupied(tile) else OCCUPIED


@final
@dataclass(frozen=True)
class ChoosePlunder(Ask):
    """VAST-VAR-031  Where does the Treasure of Past Plunder go?"""

    by: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_plunder_at(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        put_treasure(game, game.cavern.tile_at(action.a), self.by)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-past-plunder")

    def rule(self) -> str:
        return "VAST-VAR-031"


@final
@dataclass(frozen=True)
class LayForPlunder(Ask):
    """VAST-VAR-031  Where is the new tile laid that the Treasure goes on?"""

    by: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in dark_border(game)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if action.a in dark_border(game) else NOT_NEXT_TO_DARK

    def take(self, game: Vast, action: Action) -> None:
        lay_at(game, action.a)  # Past Plunder is a card of games without a Cave: the tile lies at once
        game.push(PastPlunder(self.by))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-plunder-tile")

    def rule(self) -> str:
        return "VAST-VAR-031"
