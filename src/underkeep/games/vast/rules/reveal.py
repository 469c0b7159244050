"""VAST-REV-001  Revealing: tiles are turned up and oriented one at a time, then edges are filled, then tokens are
placed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE, TURN, TURNS
from underkeep.games.vast.board.cavern import turned
from underkeep.games.vast.names import DRAGON, KNIGHT, PRIDE_EVENT, THIEF, TYPE_EVENT
from underkeep.games.vast.options import THIEF_TILE_CONNECTS
from underkeep.games.vast.refusals import (
    LEGAL,
    MUST_CONNECT,
    MUST_FACE_KNIGHT,
    NOT_TO_REVEAL,
    SAME_TURN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import Ask, squares_of
from underkeep.games.vast.rules.fill import FILL
from underkeep.games.vast.rules.terrain.place import RaiseTerrain, revealer_tile, terrain_due
from underkeep.games.vast.state.changes.cubes import gain_grit
from underkeep.games.vast.state.changes.dragon import claim_pride
from underkeep.games.vast.state.changes.map import show_tile, turn_up
from underkeep.games.vast.state.changes.tokens import square_of, token_for_type
from underkeep.games.vast.state.game import Vast

NO_WAY: Final = -1  # the Knight did not walk in, or came through a wall
FROM_AFAR: Final = -2  # revealed by Vantage Point or Flare: 1 Grit each (VAST-REV-010)


def remaining(game: Vast, tiles: tuple[int, ...]) -> list[i64]:
    """The tiles of an effect that are still Dark."""
    return [tile for tile in tiles if game.cavern.is_dark(tile)]


@final
@dataclass(frozen=True)
class RevealTiles(Procedure):
    """VAST-REV-005  One effect reveals tiles that existed when it was used (VAST-REV-009); `came` is where the Knight
    came from.
    """

    by: i64
    tiles: tuple[int, ...]
    came: i64 = NO_WAY

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.turn_next(game)
            case 1:
                self.turn_others(game)
            case 2:
                self.fill(game)
            case 3:
                self.place_tokens(game)
            case 4:
                self.raise_ground(game)
            case _:
                game.finish()

    def turn_next(self, game: Vast) -> None:
        """VAST-REV-005  One at a time in the order the revealing player wants."""
        left = remaining(game, self.tiles)
        if len(left) == 1:
            orient(game, self.by, left[0], self.came)
        elif left:
            game.push(ChooseNext(self.by, self.tiles))

    def turn_others(self, game: Vast) -> None:
        """VAST-REV-005  All tiles of the effect come before any edge is filled."""
        if remaining(game, self.tiles):
            game.go_to(0)

    def fill(self, game: Vast) -> None:
        """VAST-REV-001  Then the open edges are filled."""
        game.push(FILL)

    def place_tokens(self, game: Vast) -> None:
        """VAST-REV-006  Then tokens by type."""
        for tile in self.tiles:
            token_for_type(game, tile)
            if game.active == DRAGON and self.by == DRAGON and game.type_of(tile) == TYPE_EVENT:
                claim_pride(game, PRIDE_EVENT)  # VAST-DR-064
        if self.by == KNIGHT and self.came == FROM_AFAR:
            gain_grit(game, len(self.tiles))

    def raise_ground(self, game: Vast) -> None:
        """VAST-TER-001  The first Event tile of a round may bring Terrain, once edges are filled."""
        if terrain_due(game, self.tiles):
            game.push(RaiseTerrain(self.by, int(revealer_tile(game, self.by, self.tiles[0]))))


def reveal_all(game: Vast, by: i64, tiles: list[i64]) -> None:
    """VAST-REV-010  Reveal Dark tiles from afar; the Knight gains 1 Grit for each."""
    dark = tuple(int(tile) for tile in tiles if game.cavern.is_dark(tile))
    if dark:
        game.push(RevealTiles(by, dark, FROM_AFAR if by == KNIGHT else NO_WAY))


@final
@dataclass(frozen=True)
class ChooseNext(Ask):
    """VAST-REV-005  Which tile is turned up next?"""

    by: i64
    tiles: tuple[int, ...]

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, remaining(game, self.tiles))

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return LEGAL if tile in self.tiles and game.cavern.is_dark(tile) else NOT_TO_REVEAL

    def take(self, game: Vast, action: Action) -> None:
        orient(game, self.by, game.cavern.tile_at(action.a), NO_WAY)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-next-tile")

    def rule(self) -> str:
        return "VAST-REV-005"


def orient(game: Vast, by: i64, tile: i64, came: i64) -> None:
    """VAST-REV-001  Turn a tile up; ask only where more than one rotation is legal."""
    legal = [rotation for rotation in range(i64(4)) if refuse_turn(game, by, tile, came, rotation) == LEGAL]
    if len(legal) == 1:
        turn_up(game, tile, legal[0])
    else:
        show_tile(game, tile)
        game.push(OrientTile(by, int(tile), came))


def faces(game: Vast, tile: i64, came: i64, rotation: i64) -> bool:
    """VAST-REV-002  An open side faces the tile the Knight came from."""
    return came < 0 or turned(game.content.shapes[tile], rotation) >> came & 1 != 0


def refuse_turn(game: Vast, by: i64, tile: i64, came: i64, rotation: i64) -> i64:
    """VAST-REV-003  Connect to the Entrance if any rotation does; the Knight's own rule comes first (VAST-REV-002), and
    the Thief turns his tile as he likes unless the switch forbids it (VAST-CTR-11).
    """
    openings = turned(game.content.shapes[tile], rotation)
    for other in range(rotation):
        if turned(game.content.shapes[tile], other) == openings:
            return SAME_TURN
    if not faces(game, tile, came, rotation):
        return MUST_FACE_KNIGHT
    if by == THIEF and tile == game.thief.tile and not game.rules.flag(THIEF_TILE_CONNECTS):
        return LEGAL
    region = game.cavern.lit_region()
    if game.cavern.would_join(tile, rotation, region):
        return LEGAL
    for other in range(i64(4)):
        if faces(game, tile, came, other) and game.cavern.would_join(tile, other, region):
            return MUST_CONNECT  # VAST-REV-004
    return LEGAL


@final
@dataclass(frozen=True)
class OrientTile(Ask):
    """VAST-REV-003  How is the revealed tile turned?"""

    by: i64
    tile: int
    came: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return TURNS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_turn(game, self.by, self.tile, self.came, action.a) if action.verb == TURN else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        turn_up(game, self.tile, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-turn", square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-REV-003"
