"""VAST-TER-001  Terrain appears: the first Event tile of a round may bring a piece, as near as possible to who revealed
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DONE, DRAW_TERRAIN, RAISE, SQUARE, SQUARES, TERRAIN, TURN, TURNS
from underkeep.games.vast.board.ground import spaces_of
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import CAVE, DRAGON, KNIGHT, PITS, TERRAINS, THIEF, TYPE_EVENT
from underkeep.games.vast.options import RANDOM_TERRAIN, TERRAIN_OPTIONAL, WITH_TERRAIN
from underkeep.games.vast.refusals import (
    LEGAL,
    NO_GROUND_FOR_IT,
    NO_SUCH_TERRAIN,
    NOT_NEAREST_GROUND,
    TERRAIN_COMPULSORY,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import Ask, options_exist
from underkeep.games.vast.rules.terrain.pits import ChoosePit, far_for_pit
from underkeep.games.vast.rules.terrain.spots import TURNS_OF, at_distance, cells_of, nearest, raise_terrain, spots_near
from underkeep.games.vast.state.changes.cave import bury_terrain_card, draw_terrain_card, note_terrain_round
from underkeep.games.vast.state.game import Vast

FIRST_PIT: Final = 0


def terrain_due(game: Vast, tiles: tuple[int, ...]) -> bool:
    """VAST-RUL-15  One chance a round, at the first Event tile that is revealed; never during the Collapse."""
    if not game.rules.flag(WITH_TERRAIN) or game.collapse or game.terrain_round == game.round:
        return False
    for tile in tiles:
        if game.type_of(tile) == TYPE_EVENT:
            return True
    return False


def revealer_tile(game: Vast, by: i64, tile: i64) -> i64:
    """VAST-TER-002  Where the piece stands that revealed the tile."""
    if by == KNIGHT:
        at = game.knight.tile
    elif by == DRAGON:
        at = game.dragon.tile
    elif by == THIEF:
        at = game.thief.tile
    else:
        at = game.goblins.tile[game.goblins.acting] if game.goblins.acting >= 0 else i64(-1)
    return at if at >= 0 else tile


def available(game: Vast, kind: i64) -> bool:
    """VAST-TER-017  Each Terrain exists once; what fell before the Collapse may come again."""
    if not game.rules.flag(WITH_TERRAIN) or game.terrain_gone >> kind & 1:
        return False
    for space in spaces_of(kind):
        if game.cavern.on_map(space):
            return False
    return True


def refuse_kind(game: Vast, kind: i64, tile: i64) -> i64:
    """VAST-TER-002  A Terrain that is left and has a legal spot; Pits only if all three have one (VAST-TER-014)."""
    if not available(game, kind):
        return NO_SUCH_TERRAIN
    far = far_for_pit(game, FIRST_PIT, tile) if kind == PITS else nearest(game, kind, tile)
    return LEGAL if far >= 0 else NO_GROUND_FOR_IT


@final
@dataclass(frozen=True)
class RaiseTerrain(Procedure):
    """VAST-TER-001  The Cave decides, without it the player who revealed the tile; `tile` is where his piece stands."""

    by: i64
    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer(game)
            case _:
                game.finish()

    def offer(self, game: Vast) -> None:
        """VAST-TER-016  A Terrain of choice, or the one that a card shows."""
        note_terrain_round(game)
        choice = ChooseTerrain(CAVE if game.has(CAVE) else self.by, self.tile)
        if not options_exist(game, choice):
            return
        if game.rules.flag(RANDOM_TERRAIN) and not game.rules.flag(TERRAIN_OPTIONAL):
            draw_terrain(game, choice.by, self.tile)
        else:
            game.push(choice)


@final
@dataclass(frozen=True)
class ChooseTerrain(Ask):
    """VAST-TER-001  Which Terrain appears, if any (VAST-CTR-32)?"""

    by: i64
    tile: int

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return [*RAISE, DRAW_TERRAIN, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        by_card = game.rules.flag(RANDOM_TERRAIN)
        if action is DONE:
            return LEGAL if game.rules.flag(TERRAIN_OPTIONAL) else TERRAIN_COMPULSORY
        if action is DRAW_TERRAIN:
            return LEGAL if by_card and game.cave.terrain_deck.count() > 0 else NO_SUCH_TERRAIN
        if action.verb != TERRAIN or by_card:
            return WRONG_KIND
        return refuse_kind(game, action.a, self.tile)

    def take(self, game: Vast, action: Action) -> None:
        if action is DRAW_TERRAIN:
            draw_terrain(game, self.by, self.tile)
        elif action is not DONE:
            lay_out(game, self.by, action.a, self.tile)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-terrain")

    def rule(self) -> str:
        return "VAST-TER-001"


def draw_terrain(game: Vast, by: i64, tile: i64) -> None:
    """VAST-TER-016  The top card decides; a Terrain without a legal spot goes under the others and nothing comes."""
    kind = draw_terrain_card(game)
    if refuse_kind(game, kind, tile) == LEGAL:
        lay_out(game, by, kind, tile)
    else:
        bury_terrain_card(game, kind)


def lay_out(game: Vast, by: i64, kind: i64, tile: i64) -> None:
    """VAST-TER-002  Where it goes is asked only if there is a choice."""
    if kind == PITS:
        game.push(ChoosePit(by, FIRST_PIT, int(tile), far_for_pit(game, FIRST_PIT, tile)))
        return
    far = nearest(game, kind, tile)
    spots = spots_near(game, kind, tile, far)
    if len(spots) == 1:
        raise_terrain(game, kind, spots[0] // 4, spots[0] % 4)
    else:
        game.push(ChooseGround(by, kind, int(tile), far))


@final
@dataclass(frozen=True)
class ChooseGround(Ask):
    """VAST-TER-002  Where does the first space of the Terrain lie? Only the nearest spots count."""

    by: i64
    kind: i64
    tile: int
    far: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        found: list[Action] = []
        for spot in spots_near(game, self.kind, self.tile, self.far):
            if SQUARES[spot // 4] not in found:
                found.append(SQUARES[spot // 4])
        return found

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if turns_at(game, self.kind, action.a, self.tile, self.far) else NOT_NEAREST_GROUND

    def take(self, game: Vast, action: Action) -> None:
        turns = turns_at(game, self.kind, action.a, self.tile, self.far)
        if len(turns) == 1:
            raise_terrain(game, self.kind, action.a, turns[0])
        else:
            game.push(ChooseGroundTurn(self.by, self.kind, self.tile, self.far, action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-ground", terrain=TERRAINS[self.kind])

    def rule(self) -> str:
        return "VAST-TER-002"


def turns_at(game: Vast, kind: i64, cell: i64, tile: i64, far: i64) -> list[i64]:
    """The rotations with which a Terrain fits there, as near as it can be."""
    return [i64(turn) for turn in TURNS_OF[kind] if at_distance(game, kind, cell, turn, tile, far)]


@final
@dataclass(frozen=True)
class ChooseGroundTurn(Ask):
    """VAST-TER-003  How is the Terrain turned? A River flows from its first space on."""

    by: i64
    kind: i64
    tile: int
    far: i64
    cell: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return TURNS

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != TURN:
            return WRONG_KIND
        fits = action.a in turns_at(game, self.kind, self.cell, self.tile, self.far)
        return LEGAL if fits else NOT_NEAREST_GROUND

    def take(self, game: Vast, action: Action) -> None:
        raise_terrain(game, self.kind, self.cell, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-ground-turn", terrain=TERRAINS[self.kind], square=SQUARE_NAMES[self.cell])

    def rule(self) -> str:
        return "VAST-TER-003"


def ground_in_question(game: Vast) -> list[i64]:
    """VAST-TER-003  The open spaces that the Terrain about to be laid could cover; some lie away from the map."""
    top = game.top()
    spots: list[i64] = []
    if isinstance(top, ChooseGround):
        spots = spots_near(game, top.kind, top.tile, top.far)
    elif isinstance(top, ChooseGroundTurn):
        spots = [top.cell * 4 + turn for turn in turns_at(game, top.kind, top.cell, top.tile, top.far)]
    else:
        return []
    return [cell for spot in spots for cell in cells_of(top.kind, spot // 4, spot % 4)]
