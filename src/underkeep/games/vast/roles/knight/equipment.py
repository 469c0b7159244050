"""VAST-KN-041  Equipment that is used: Bomb on a wall, Bow, Enchanted Bow, and the Flare variant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import CHOOSE_PIECE, CHOOSE_TRIBE, DIRECTION, PIECE, SQUARE, TRIBE, WAYS
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import in_line, sees
from underkeep.games.vast.board.squares import SIDE
from underkeep.games.vast.names import (
    BOW,
    EAGLE_EYED,
    ENCHANTED_BOW,
    KNIGHT,
    MAP,
    OFF,
    P_DRAGON,
    P_THIEF,
)
from underkeep.games.vast.options import BOW_AT_MOST_THREE
from underkeep.games.vast.refusals import (
    ALREADY_USED,
    BOW_TARGETS,
    FOREST_SHELTERS,
    LEGAL,
    NEEDS_A_CUBE,
    NO_BOMB_LEFT,
    NO_FLARE,
    NO_SUCH_TREASURE,
    NO_WALL_THERE,
    NOBODY_IN_REACH,
    NOT_A_TILE,
    NOT_ON_MAP,
    NOT_SEEN,
    OUT_OF_RANGE,
    THIEF_UNSEEN,
    TRIBE_HIDDEN,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.attacks import bomb_ready
from underkeep.games.vast.roles.knight.cubes import has_treasure
from underkeep.games.vast.rules.ask import KnightAsk, squares_of, why_none
from underkeep.games.vast.rules.fill import FILL
from underkeep.games.vast.rules.flare import FlareAround
from underkeep.games.vast.rules.moments import CARDS_OWED
from underkeep.games.vast.rules.stats import knight_perception, knight_strength, stealth
from underkeep.games.vast.rules.tell import tell_bow, tell_enchanted_bow
from underkeep.games.vast.rules.thief_death import KillThief
from underkeep.games.vast.rules.tribes import LosePopulation, change_rage
from underkeep.games.vast.state.changes.knight import use_bomb, use_bow, use_enchanted_bow, use_flare
from underkeep.games.vast.state.changes.knight_cards import do_deed
from underkeep.games.vast.state.changes.map import bomb_edge
from underkeep.games.vast.state.game import Vast

MAGIC_RANGE: Final = 5
MAX_MAGIC_CARDS: Final = 3


def maps_left(game: Vast) -> i64:
    """VAST-KN-041  Walls she can still cross: one per cube on the Ancient Map, two cubes each while the Golem
    stays.
    """
    cubes = game.knight.slots[MAP] - game.knight.maps_used
    return cubes // 2 if game.knight.golem else cubes


def refuse_wall(game: Vast, direction: i64) -> i64:
    """VAST-KN-042  A wall on one of the four edges of her tile, printed or a Rockslide."""
    return LEGAL if game.cavern.wall(game.knight.tile, direction) else NO_WALL_THERE


def refuse_bomb(game: Vast) -> i64:
    """VAST-KN-042  The cube on the Bomb, a token left and a wall to blow up."""
    if not bomb_ready(game):
        return NEEDS_A_CUBE
    if game.knight.bombs == 0:
        return NO_BOMB_LEFT
    for direction in range(i64(4)):
        if refuse_wall(game, direction) == LEGAL:
            return LEGAL
    return NO_WALL_THERE


@final
@dataclass(frozen=True)
class ChooseWall(KnightAsk):
    """VAST-KN-042  Which wall of her tile does the Bomb open?"""

    def candidates(self, game: Vast) -> list[Action]:
        return WAYS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_wall(game, action.a) if action.verb == DIRECTION else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        use_bomb(game)
        bomb_edge(game, game.knight.tile, action.a)
        game.push(FILL)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-wall")

    def rule(self) -> str:
        return "VAST-KN-042"


CHOOSE_WALL: Final = ChooseWall()


def refuse_bow_target(game: Vast, tribe: i64) -> i64:
    """VAST-KN-044  A revealed Tribe that she sees, at any range; hidden ones cannot be targeted (VAST-GO-010)."""
    if not game.goblins.revealed(tribe):
        return TRIBE_HIDDEN
    if sheltered(game.knight.tile, game.goblins.tile[tribe]):
        return FOREST_SHELTERS
    return LEGAL if sees(game.cavern, game.knight.tile, game.goblins.tile[tribe], SIDE) else NOT_SEEN


def refuse_bow(game: Vast) -> i64:
    """VAST-KN-044  The cube on the Bow and somebody to shoot at; Strength 1 is legal and does nothing
    (VAST-RUL-08).
    """
    if game.knight.slots[BOW] == 0:
        return NEEDS_A_CUBE
    if game.knight.bow_used:
        return ALREADY_USED
    return why_none(game, CHOOSE_SHOT, NOBODY_IN_REACH)


@final
@dataclass(frozen=True)
class ChooseShot(KnightAsk):
    """VAST-KN-044  Which Tribe does she shoot at?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_bow_target(game, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        use_bow(game)
        arrows = knight_strength(game) - 1
        tell_bow(game, action.a, arrows)
        if arrows > 0:
            do_deed(game, EAGLE_EYED)
            change_rage(game, 1)
            game.push(LosePopulation(action.a, arrows))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-shot")

    def rule(self) -> str:
        return "VAST-KN-044"


CHOOSE_SHOT: Final = ChooseShot()


def refuse_magic_target(game: Vast, piece: i64) -> i64:
    """VAST-KN-048  The Dragon, or the Thief if her Perception beats his Stealth (VAST-CTR-09), in a line of 5 through
    anything.
    """
    if piece != P_DRAGON and piece != P_THIEF:
        return BOW_TARGETS
    tile = game.piece_tile(piece)
    if tile == OFF:
        return NOT_ON_MAP
    if not in_line(game.cavern, game.knight.tile, tile, MAGIC_RANGE):
        return OUT_OF_RANGE
    if sheltered(game.knight.tile, tile):
        return FOREST_SHELTERS
    return THIEF_UNSEEN if piece == P_THIEF and knight_perception(game) <= stealth(game) else LEGAL


def refuse_magic_bow(game: Vast) -> i64:
    """VAST-KN-048  The cube on the Enchanted Bow, once this turn, and a target."""
    if not has_treasure(game, ENCHANTED_BOW):
        return NO_SUCH_TREASURE
    if not game.knight.on_cards >> ENCHANTED_BOW & 1:
        return NEEDS_A_CUBE
    if game.knight.magic_used:
        return ALREADY_USED
    return why_none(game, CHOOSE_MAGIC_SHOT, NOBODY_IN_REACH)


def magic_arrows(game: Vast) -> i64:
    """VAST-CTR-42  The Dragon discards as many cards as her Strength less 1, with the switch 3 at most."""
    arrows = knight_strength(game) - 1
    return min(arrows, i64(MAX_MAGIC_CARDS)) if game.rules.flag(BOW_AT_MOST_THREE) else arrows


@final
@dataclass(frozen=True)
class ChooseMagicShot(KnightAsk):
    """VAST-KN-048  Does the Enchanted Bow hit the Dragon or the Thief?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [CHOOSE_PIECE[P_DRAGON], CHOOSE_PIECE[P_THIEF]]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_magic_target(game, action.a) if action.verb == PIECE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        use_enchanted_bow(game)
        tell_enchanted_bow(game, action.a, magic_arrows(game))
        if action.a == P_THIEF:
            do_deed(game, EAGLE_EYED)
            game.push(KillThief(KNIGHT))  # VAST-ATK-002: a Bow is no attack, nothing to evade
            return
        due = magic_arrows(game)
        if due > 0 and game.dragon.hand.count() > 0:
            do_deed(game, EAGLE_EYED)
            game.open_window(Window(CARDS_OWED, due))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-magic-shot")

    def rule(self) -> str:
        return "VAST-KN-048"


CHOOSE_MAGIC_SHOT: Final = ChooseMagicShot()


def refuse_flare(game: Vast) -> i64:
    """VAST-VAR-011  Only where she has the Flare card, once per turn, no Encounter."""
    if not game.rules.flare >> KNIGHT & 1:
        return NO_FLARE
    return ALREADY_USED if game.knight.flared else LEGAL


@final
@dataclass(frozen=True)
class ChooseFlare(KnightAsk):
    """VAST-VAR-011  Around which space of the map does the Knight's Flare burn?"""

    def candidates(self, game: Vast) -> list[Action]:
        return squares_of(game, game.cavern.tiles())

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if game.cavern.tile_at(action.a) >= 0 else NOT_A_TILE

    def take(self, game: Vast, action: Action) -> None:
        use_flare(game)
        game.push(FlareAround(KNIGHT, int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-flare")

    def rule(self) -> str:
        return "VAST-VAR-011"


CHOOSE_FLARE: Final = ChooseFlare()
