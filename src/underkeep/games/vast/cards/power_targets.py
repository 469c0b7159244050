"""VAST-DR-043  What the powers aim at: tiles to burn, Tribes to hiss at, rows, tokens and the Flame Wall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    CHOOSE_ROW,
    CHOOSE_TRIBE,
    ROW,
    SQUARE,
    TAKE,
    TAKE_TREASURE,
    TAKES,
    TARGET,
    TARGETS,
    TRIBE,
)
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import visible_next
from underkeep.games.vast.cards.claws import HissAt, ScratchTribes
from underkeep.games.vast.names import (
    DRAGON,
    GOBLINS,
    KNIGHT,
    P_DRAGON,
    P_FANGS,
    PW_HISS,
    PW_SCRATCH,
    ROLES,
    ROWS,
    THIEF,
    TRIBES,
)
from underkeep.games.vast.refusals import (
    FOREST_SHELTERS,
    LEGAL,
    NO_SUCH_TOKEN,
    NOT_ADJACENT,
    NOT_DARK,
    NOT_UNDER_DRAGON,
    NOT_VISIBLE,
    NOWHERE_TO_GO,
    ROW_FULL,
    TRIBE_HIDDEN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import DragonAsk, around, put, squares_of
from underkeep.games.vast.rules.forced import MoveToken, token_can_move
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.reveal import reveal_all
from underkeep.games.vast.rules.tell import tell_aim
from underkeep.games.vast.rules.thief_death import AttackThief
from underkeep.games.vast.state.changes.pieces import square_of_piece
from underkeep.games.vast.state.changes.sloth import has_room, shift_cube
from underkeep.games.vast.state.changes.tokens import raise_flame_wall, square_of
from underkeep.games.vast.state.game import Vast

SWAT_SPACES: Final = 5  # VAST-CTR-16: at most
SCRATCH_GRIT: Final = 5


@final
@dataclass(frozen=True)
class ChooseBurn(DragonAsk):
    """VAST-DR-047  Which Dark tile on the map burns?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.dark_tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return LEGAL if tile >= 0 and game.cavern.is_dark(tile) else NOT_DARK

    def take(self, game: Vast, action: Action) -> None:
        reveal_all(game, DRAGON, [game.cavern.tile_at(action.a)])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-burn")

    def rule(self) -> str:
        return "VAST-DR-047"


CHOOSE_BURN: Final = ChooseBurn()


@final
@dataclass(frozen=True)
class ChooseHiss(DragonAsk):
    """VAST-DR-059  At which revealed Tribe does the Dragon hiss?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != TRIBE:
            return WRONG_KIND
        if not game.goblins.revealed(action.a):
            return TRIBE_HIDDEN
        return FOREST_SHELTERS if sheltered(game.dragon.tile, game.goblins.tile[action.a]) else LEGAL

    def take(self, game: Vast, action: Action) -> None:
        tell_aim(game, PW_HISS, TRIBES[action.a], square_of_piece(game, P_FANGS + action.a))
        game.push(HissAt(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-hiss")

    def rule(self) -> str:
        return "VAST-DR-059"


CHOOSE_HISS: Final = ChooseHiss()


def another_has_room(game: Vast, row: i64) -> bool:
    for other in range(i64(len(ROWS))):
        if other != row and has_room(game, other):
            return True
    return False


@final
@dataclass(frozen=True)
class SlitherFrom(DragonAsk):
    """VAST-DR-044  From which Sloth row is a cube moved?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_ROW

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != ROW:
            return WRONG_KIND
        return LEGAL if game.dragon.rows[action.a] > 0 and another_has_room(game, action.a) else ROW_FULL

    def take(self, game: Vast, action: Action) -> None:
        game.push(SlitherTo(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slither-from")

    def rule(self) -> str:
        return "VAST-DR-044"


SLITHER_FROM: Final = SlitherFrom()


@final
@dataclass(frozen=True)
class SlitherTo(DragonAsk):
    """VAST-DR-044  To which other Sloth row with a free space?"""

    row: i64

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_ROW

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != ROW:
            return WRONG_KIND
        return LEGAL if action.a != self.row and has_room(game, action.a) else ROW_FULL

    def take(self, game: Vast, action: Action) -> None:
        shift_cube(game, self.row, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slither-to")

    def rule(self) -> str:
        return "VAST-DR-044"


def refuse_swat(game: Vast, tile: i64) -> i64:
    """VAST-DR-057  An adjacent space with a Gem or Treasure that can go somewhere; its own space is not adjacent."""
    if tile < 0 or game.cavern.direction_between(game.dragon.tile, tile) < 0:
        return NOT_ADJACENT
    if game.cavern.treasures[tile] == 0 and game.dragon.gems_at(tile) == 0:
        return NO_SUCH_TOKEN
    return LEGAL if token_can_move(game, tile, SWAT_SPACES) else NOWHERE_TO_GO


@final
@dataclass(frozen=True)
class ChooseSwat(DragonAsk):
    """VAST-DR-045  From which adjacent space is a token swatted?"""

    def candidates(self, game: Vast) -> list[Action]:
        return around(game, game.dragon.tile)

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_swat(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        put(game, ChooseSwatted(int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-swat")

    def rule(self) -> str:
        return "VAST-DR-045"


CHOOSE_SWAT: Final = ChooseSwat()


@final
@dataclass(frozen=True)
class ChooseSwatted(DragonAsk):
    """VAST-DR-057  Which token there? Only one per use."""

    tile: int

    def candidates(self, game: Vast) -> list[Action]:
        return TAKES

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != TAKE:
            return WRONG_KIND
        here = game.cavern.treasures[self.tile] > 0
        if action.a != TAKE_TREASURE:
            here = game.dragon.gems[action.a] == self.tile
        return LEGAL if here else NO_SUCH_TOKEN

    def take(self, game: Vast, action: Action) -> None:
        game.push(MoveToken(DRAGON, self.tile, action.a, SWAT_SPACES))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-swatted", square=square_of(game, self.tile))

    def rule(self) -> str:
        return "VAST-DR-057"


@final
@dataclass(frozen=True)
class ChooseFlameWall(DragonAsk):
    """VAST-DR-051  On which visible adjacent tile does the Flame Wall burn?"""

    def candidates(self, game: Vast) -> list[Action]:
        return around(game, game.dragon.tile)

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        direction = game.cavern.direction_between(game.dragon.tile, tile) if tile >= 0 else i64(-1)
        if direction < 0:
            return NOT_ADJACENT
        return LEGAL if visible_next(game.cavern, game.dragon.tile, direction) == tile else NOT_VISIBLE  # VAST-CTR-10

    def take(self, game: Vast, action: Action) -> None:
        raise_flame_wall(game, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-flame-wall")

    def rule(self) -> str:
        return "VAST-DR-051"


CHOOSE_FLAME_WALL: Final = ChooseFlameWall()


def refuse_scratched(game: Vast, role: i64) -> i64:
    """VAST-DR-063  The Knight, all Tribes or the Thief on its tile: one group per use (VAST-RUL-21)."""
    tile = game.dragon.tile
    if role == KNIGHT:
        return LEGAL if game.knight.tile == tile else NOT_UNDER_DRAGON
    if role == GOBLINS:
        return LEGAL if game.tribes_on(tile) or game.goblins.meat == tile else NOT_UNDER_DRAGON  # VAST-BON-024
    return LEGAL if role == THIEF and game.thief.tile == tile else NOT_UNDER_DRAGON


@final
@dataclass(frozen=True)
class ChooseScratched(DragonAsk):
    """VAST-DR-063  Whom does Scratch hit?"""

    def candidates(self, game: Vast) -> list[Action]:
        return TARGETS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_scratched(game, action.a) if action.verb == TARGET else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        tell_aim(game, PW_SCRATCH, ROLES[action.a], square_of_piece(game, P_DRAGON))
        if action.a == KNIGHT:
            game.push(LoseGrit(SCRATCH_GRIT))
        elif action.a == THIEF:
            game.push(AttackThief(DRAGON))  # VAST-DR-055: Stealth does not help
        else:
            game.push(ScratchTribes())

    def question(self, game: Vast) -> Label:
        return label("vast-ask-scratched")

    def rule(self) -> str:
        return "VAST-DR-063"


CHOOSE_SCRATCHED: Final = ChooseScratched()
