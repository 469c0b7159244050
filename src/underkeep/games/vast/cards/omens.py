"""VAST-CAVE-014  The six omens: Giant Bats, Rockslide, Past Plunder, Soporific Spores, Hatred, Crystal Curse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import (
    CHOOSE_PIECE,
    PIECE,
    REMOVE_HATRED,
    SHAPE,
    SQUARE,
    TAKE_TREASURE,
    TARGET,
    TARGETS,
)
from underkeep.games.vast.board.ground import in_forest
from underkeep.games.vast.cards.crystal_curse import CHOOSE_CURSE
from underkeep.games.vast.cards.rockslide import LIFT_TILE, ROCKSLIDE_TILE
from underkeep.games.vast.names import (
    CAVE,
    HATRED,
    OMENS,
    P_DRAGON,
    P_KNIGHT,
    P_THIEF,
    ROCKSLIDE,
    SPORES,
)
from underkeep.games.vast.refusals import (
    BATS_CANNOT_CARRY,
    BATS_FIND_NOTHING,
    CURSE_FINDS_NOTHING,
    FOREST_SHELTERS,
    LEGAL,
    NO_HATRED_LEFT,
    NO_PLACE_FOR_TREASURE,
    NO_SUCH_TOKEN,
    NO_TILES_LEFT,
    NOT_ON_MAP,
    NOWHERE_TO_GO,
    SHIELD_PROTECTS,
    SPORES_FIND_NOBODY,
    TRIBE_HIDDEN,
    WALL_BETWEEN,
    WRONG_KIND,
)
from underkeep.games.vast.rules import victory
from underkeep.games.vast.rules.ask import Ask, CaveAsk, options_exist, put, refuse_other_player, squares_of, why_none
from underkeep.games.vast.rules.collapse import RemoveTiles, removable
from underkeep.games.vast.rules.fill import PlaceTiles
from underkeep.games.vast.rules.forced import ChoosePush, MoveToken, push_piece, shielded, token_can_move
from underkeep.games.vast.rules.moments import SPORES as SPORES_MOMENT
from underkeep.games.vast.rules.plunder import PLACE_TREASURE
from underkeep.games.vast.rules.tell import tell_omen_aim
from underkeep.games.vast.state.changes.cave import lose_hatred
from underkeep.games.vast.state.changes.tokens import laden_tiles
from underkeep.games.vast.state.game import Vast

BATS_SPACES: Final = 3


# ------------------------------------------------------------------ Giant Bats
def refuse_bats_piece(game: Vast, piece: i64) -> i64:
    """VAST-CAVE-014  The Knight or a revealed Tribe that can move; not Dragon or Thief."""
    if piece == P_DRAGON or piece == P_THIEF:
        return BATS_CANNOT_CARRY
    if not game.standing(piece):
        return NOT_ON_MAP if piece == P_KNIGHT else TRIBE_HIDDEN
    if in_forest(game.piece_tile(piece)):
        return FOREST_SHELTERS
    if shielded(game, piece):
        return SHIELD_PROTECTS
    return LEGAL if options_exist(game, ChoosePush(CAVE, piece, BATS_SPACES, 0)) else NOWHERE_TO_GO


def refuse_bats_token(game: Vast, tile: i64) -> i64:
    """VAST-CAVE-014  A Treasure token on the map, not a Gem and nothing carried."""
    if tile < 0 or game.cavern.treasures[tile] == 0:
        return NO_SUCH_TOKEN
    return LEGAL if token_can_move(game, tile, BATS_SPACES) else NOWHERE_TO_GO


@final
@dataclass(frozen=True)
class ChooseBats(CaveAsk):
    """VAST-CAVE-014  What do the Giant Bats carry off?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*CHOOSE_PIECE, *squares_of(game, laden_tiles(game))]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == PIECE:
            return refuse_bats_piece(game, action.a)
        return refuse_bats_token(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action.verb == PIECE:
            push_piece(game, CAVE, action.a, BATS_SPACES)
        else:
            game.push(MoveToken(CAVE, int(game.cavern.tile_at(action.a)), TAKE_TREASURE, BATS_SPACES))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-bats")

    def rule(self) -> str:
        return "VAST-CAVE-014"


CHOOSE_BATS: Final = ChooseBats()


# ------------------------------------------------------------------ Soporific Spores
@final
@dataclass(frozen=True)
class ChooseSpores(CaveAsk):
    """VAST-CAVE-017  Who breathes the Soporific Spores? Anybody present (VAST-CAVE-025)."""

    def candidates(self, game: Vast) -> list[Action]:
        return TARGETS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_other_player(game, CAVE, action.a) if action.verb == TARGET else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        tell_omen_aim(game, OMENS[SPORES], action.a)
        game.open_window(Window(SPORES_MOMENT, action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-spores")

    def rule(self) -> str:
        return "VAST-CAVE-017"


CHOOSE_SPORES: Final = ChooseSpores()


# ------------------------------------------------------------------ Hatred
def refuse_hatred(game: Vast, action: Action) -> i64:
    """VAST-CAVE-018  One more tile, during the Collapse one less, or a Hatred token goes (VAST-DIF-008)."""
    if action is REMOVE_HATRED:
        return LEGAL if game.cave.hatred > 0 else NO_HATRED_LEFT
    if action is not SHAPE:
        return WRONG_KIND
    possible = len(removable(game)) > 0 if game.collapse else game.tiles_ready()
    return LEGAL if possible else NO_TILES_LEFT


@final
@dataclass(frozen=True)
class ChooseHatred(CaveAsk):
    """VAST-CAVE-018  What does Hatred do?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [SHAPE, REMOVE_HATRED]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_hatred(game, action)

    def take(self, game: Vast, action: Action) -> None:
        if action is REMOVE_HATRED:
            remove_hatred(game)
        elif game.collapse:
            game.push(RemoveTiles(CAVE, 1))
        else:
            game.push(PlaceTiles(1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-hatred")

    def rule(self) -> str:
        return "VAST-CAVE-018"


CHOOSE_HATRED: Final = ChooseHatred()


def remove_hatred(game: Vast) -> None:
    """VAST-DIF-008  All Hatred tokens must be gone before the Cave can win."""
    lose_hatred(game)
    victory.settle(game)


# ------------------------------------------------------------------ all six
ASKED: Final[list[Ask]] = [CHOOSE_BATS, ROCKSLIDE_TILE, PLACE_TREASURE, CHOOSE_SPORES, CHOOSE_HATRED, CHOOSE_CURSE]
LACKING: Final = [
    BATS_FIND_NOTHING, WALL_BETWEEN, NO_PLACE_FOR_TREASURE, SPORES_FIND_NOBODY, NO_TILES_LEFT, CURSE_FINDS_NOTHING,
]  # fmt: skip


def refuse_omen_effect(game: Vast, omen: i64) -> i64:
    """VAST-CAVE-014  An omen needs something to work on: Past Plunder a Treasure to place (VAST-CAVE-016)."""
    return why_none(game, ASKED[omen], LACKING[omen])


def use_omen(game: Vast, omen: i64) -> None:
    """VAST-CAVE-014  What a paid omen does; the fourth Rockslide is one of those on the map (VAST-CAVE-015)."""
    if omen == ROCKSLIDE and game.cave.rockslides == 0:
        game.push(LIFT_TILE)
    elif omen == HATRED:
        put(game, CHOOSE_HATRED)  # mostly there is no token to remove instead
    else:
        game.push(ASKED[omen])
