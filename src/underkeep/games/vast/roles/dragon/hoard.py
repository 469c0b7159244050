"""VAST-DR-013  Phases 2 and 3, and waking: Treasures hoarded, Gems placed, cubes woken, surfacing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import (
    DONE,
    GEMS,
    PLACE_GEM,
    SURFACE,
    TAKE,
    TAKE_TREASURE,
    TAKES,
    WAKE,
    WAKES,
)
from underkeep.games.vast.names import (
    CRYSTAL,
    DRAGON,
    GREED,
    HUNGER,
    PRIDE_GEM,
    RESERVE,
    ROW_SECTION,
    TYPE_CRYSTAL,
)
from underkeep.games.vast.options import SURFACE_ON_AWAKEN
from underkeep.games.vast.refusals import (
    ASLEEP,
    GEM_PLACED_ALREADY,
    LEGAL,
    NO_CRYSTAL_TILE,
    NO_SUCH_TOKEN,
    NOT_EARNED,
    ROW_EMPTY,
    SECTION_USED,
    WOKE_THIS_TURN,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import DragonAsk, options_exist
from underkeep.games.vast.rules.moments import DRAGON_MET
from underkeep.games.vast.rules.schemes import envies
from underkeep.games.vast.rules.tell import tell_smash
from underkeep.games.vast.rules.tell_loot import tell_taking
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.dragon import (
    claim_pride,
    digest,
    hold_treasure,
    note_gem_placed,
    return_held,
    surface_dragon,
)
from underkeep.games.vast.state.changes.sloth import wake_cube
from underkeep.games.vast.state.changes.tokens import PLACED, break_crystal, lay_gem, lift_treasure
from underkeep.games.vast.state.game import Vast

EATEN_PER_CUBE: Final = 2


def refuse_wake(game: Vast, row: i64) -> i64:
    """VAST-DR-016  At most one cube per section and turn, when its condition is met (VAST-DR-017)."""
    dragon = game.dragon
    if dragon.rows[row] == 0:
        return ROW_EMPTY
    if dragon.sections >> ROW_SECTION[row] & 1:
        return SECTION_USED
    if row == GREED:
        return LEGAL if dragon.held > 0 else NOT_EARNED
    if row == HUNGER:
        return LEGAL if dragon.eaten >= EATEN_PER_CUBE else NOT_EARNED  # VAST-DR-025: never without Goblins
    return LEGAL if dragon.claims >> row & 1 else NOT_EARNED  # VAST-DR-018: rows do not share cubes


def wake(game: Vast, row: i64) -> None:
    """VAST-DR-017  Greed returns a Treasure, Hunger digests two Goblins, Pride is simply earned."""
    if row == GREED:
        return_held(game, 1)
    elif row == HUNGER:
        digest(game, EATEN_PER_CUBE)
    wake_cube(game, row)
    if game.dragon.rows[GREED] == 0:
        return_hoard(game)


def return_hoard(game: Vast) -> None:
    """VAST-DR-013  When Greed is empty all held tokens go back without effect."""
    return_held(game, game.dragon.held)


def refuse_hoard(game: Vast, what: i64) -> i64:
    """VAST-DR-013  Any Treasure on its tile."""
    return LEGAL if what == TAKE_TREASURE and game.cavern.treasures[game.dragon.tile] > 0 else NO_SUCH_TOKEN


@final
@dataclass(frozen=True)
class HoardTreasure(DragonAsk):
    """VAST-DR-013  Which Treasures does it take, and does a held one wake its Greed?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [TAKES[TAKE_TREASURE], *WAKES, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb == TAKE:
            return refuse_hoard(game, action.a)
        return refuse_wake(game, action.a) if action.verb == WAKE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        if action.verb == TAKE:
            hoard(game)
        else:
            wake(game, action.a)
        if options_exist(game, HOARD):
            game.push(HOARD)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-hoard", held=int(game.dragon.held))

    def rule(self) -> str:
        return "VAST-DR-013"


HOARD: Final = HoardTreasure()


def hoard(game: Vast) -> None:
    """VAST-DR-013  A Treasure token lies with the Dragon now; what exceeds the Greed cubes goes back to the Cave
    (VAST-CTR-38).
    """
    tell_taking(game, DRAGON, TAKE_TREASURE, game.dragon.tile, 0, False)
    lift_treasure(game, game.dragon.tile)
    hold_treasure(game)
    if game.dragon.held > game.dragon.rows[GREED]:
        return_held(game, 1)
    elif envies(game):
        change_rage(game, 1)  # VAST-BON-033: Eye of Rage


def refuse_place_gem(game: Vast, gem: i64) -> i64:
    """VAST-DR-014  One Gem of the reserve per turn."""
    if game.dragon.gem_placed:
        return GEM_PLACED_ALREADY
    return LEGAL if game.dragon.gems[gem] == RESERVE else NO_SUCH_TOKEN


@final
@dataclass(frozen=True)
class PlaceGem(DragonAsk):
    """VAST-DR-014  Does it put a Gem on its tile?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*GEMS, *WAKES, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb == PLACE_GEM:
            return refuse_place_gem(game, action.a)
        return refuse_wake(game, action.a) if action.verb == WAKE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        if action.verb == PLACE_GEM:
            place_gem(game, action.a)
        else:
            wake(game, action.a)
        if options_exist(game, PLACE):
            game.push(PLACE)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-place-gem")

    def rule(self) -> str:
        return "VAST-DR-014"


PLACE: Final = PlaceGem()


def place_gem(game: Vast, gem: i64) -> None:
    """VAST-DR-017  With another Gem on the map this earns Pride."""
    if game.dragon.gems_on_map() > 0:
        claim_pride(game, PRIDE_GEM)
    note_gem_placed(game)
    lay_gem(game, gem, game.dragon.tile, PLACED, DRAGON)


def refuse_surface(game: Vast) -> i64:
    """VAST-DR-021  Awake, underground, on a Crystal tile; in the turn of waking too, unless the switch is off
    (VAST-RUL-18).
    """
    dragon = game.dragon
    if dragon.surfaced or not dragon.awake:
        return ASLEEP
    if game.type_of(dragon.tile) != TYPE_CRYSTAL or not game.cavern.is_lit(dragon.tile):
        return NO_CRYSTAL_TILE
    return WOKE_THIS_TURN if dragon.woke_now and not game.rules.flag(SURFACE_ON_AWAKEN) else LEGAL


@final
@dataclass(frozen=True)
class ChooseSurface(DragonAsk):
    """VAST-DR-021  Does it surface here?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [SURFACE, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_surface(game) if action is SURFACE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is SURFACE:
            surface(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-surface")

    def rule(self) -> str:
        return "VAST-DR-021"


CHOOSE_SURFACE: Final = ChooseSurface()


def surface(game: Vast) -> None:
    """VAST-DR-022  It surfaces for good (VAST-DR-026), smashing a Crystal token; who shares the tile and can, attacks
    at once.
    """
    surface_dragon(game)
    if game.has_mark(game.dragon.tile, CRYSTAL):
        tell_smash(game, "dragon", game.dragon.tile, 0)
        break_crystal(game, game.dragon.tile)
    game.open_window(Window(DRAGON_MET))
