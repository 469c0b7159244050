"""VAST-GO-034  Plunder, Explore, Reveal, Hide and the three special actions of the Tribes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DIRECTION, DONE, PLUNDER_DRAGON, SQUARE, SQUARES, TAKE_TREASURE, WAYS
from underkeep.games.vast.board.squares import step
from underkeep.games.vast.cards.feast import TAKE_MEAT_BACK
from underkeep.games.vast.cards.schemes import keep_plunder
from underkeep.games.vast.names import (
    BONES,
    FANGS,
    GNOME,
    OFF,
    P_FANGS,
    TRIBES,
)
from underkeep.games.vast.options import LURK_NO_VALID
from underkeep.games.vast.refusals import (
    DRAGON_NOT_HERE,
    GEMS_ON_MAP,
    LEGAL,
    NO_OPEN_SPACE,
    NO_SUCH_TOKEN,
    NO_TILES_LEFT,
    NOT_DARK,
    NOT_ITS_SYMBOL,
    NOT_NEXT_TO_MAP,
    OCCUPIED,
    PLUNDER_TOO_WEAK,
    TILES_TO_REVEAL_ON,
    WRONG_KIND,
)
from underkeep.games.vast.roles.goblins.monsters import DrawMonsters
from underkeep.games.vast.roles.goblins.war import DrawSecrets
from underkeep.games.vast.rules.ask import GoblinsAsk, squares_of
from underkeep.games.vast.rules.die import ROLL, centre_hit
from underkeep.games.vast.rules.fill import lay_at
from underkeep.games.vast.rules.stats import armor, tribe_strength
from underkeep.games.vast.rules.tell import tell_exploring, tell_plunder, tell_special
from underkeep.games.vast.rules.tell_loot import tell_trap, token_name
from underkeep.games.vast.rules.tribes import Scatter, change_rage
from underkeep.games.vast.state.changes.goblins import lurk
from underkeep.games.vast.state.changes.pieces import APPEAR, FOLLOW, HIDE, VANISH, lift_piece, move_piece
from underkeep.games.vast.state.changes.tokens import return_gem, return_treasure
from underkeep.games.vast.state.game import Vast


# ------------------------------------------------------------------ Plunder
def refuse_plunder(game: Vast, tribe: i64, what: i64) -> i64:
    """VAST-GO-034  A Treasure or Gem on its tile, or the Dragon itself (VAST-GO-036)."""
    tile = game.goblins.tile[tribe]
    if what == PLUNDER_DRAGON:
        return refuse_plunder_dragon(game, tribe)
    if what == TAKE_TREASURE:
        return LEGAL if game.cavern.treasures[tile] > 0 else NO_SUCH_TOKEN
    return LEGAL if game.dragon.gems[what] == tile else NO_SUCH_TOKEN


def refuse_plunder_dragon(game: Vast, tribe: i64) -> i64:
    """VAST-GO-036  Only while no Gem is on the map, and with Strength above its Armor."""
    if game.dragon.tile == OFF or game.dragon.tile != game.goblins.tile[tribe]:
        return DRAGON_NOT_HERE
    if game.gem_pool():
        return GEMS_ON_MAP
    return LEGAL if tribe_strength(game, tribe) > armor(game) else PLUNDER_TOO_WEAK


@final
@dataclass(frozen=True)
class Plunder(Procedure):
    """VAST-GO-034  Rage +1 for a Treasure; a Gem may be trapped (VAST-GO-035)."""

    tribe: i64
    what: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.roll(game)
            case 1:
                self.take(game)
            case 2:
                self.vanish(game)
            case _:
                game.finish()

    def roll(self, game: Vast) -> None:
        """VAST-GO-035  The Dragon die for a Gem."""
        token = "dragon" if self.what == PLUNDER_DRAGON else token_name(self.what)
        tell_plunder(game, self.tribe, token, tribe_strength(game, self.tribe))
        if self.what != TAKE_TREASURE:
            game.push(ROLL)

    def take(self, game: Vast) -> None:
        """VAST-GO-035  Centre: the Tribe scatters, no Rage; else Rage +1. A Gem plundered from the Dragon stays in
        its reserve.
        """
        trapped = self.what != TAKE_TREASURE and centre_hit(game)
        if trapped:
            tell_trap(game, TRIBES[self.tribe], self.what)
        if self.what == TAKE_TREASURE:
            return_treasure(game, game.goblins.tile[self.tribe])
        elif self.what != PLUNDER_DRAGON:
            return_gem(game, self.what)
        if trapped:
            game.push(Scatter(self.tribe))
        else:
            change_rage(game, 1)
            keep_plunder(game, self.what != TAKE_TREASURE)  # VAST-BON-031

    def vanish(self, game: Vast) -> None:
        """VAST-GO-053  The Gnome's Tribe may then jump to any unoccupied Dark tile."""
        if game.goblins.revealed(self.tribe) and game.goblins.has_monster(self.tribe, GNOME):
            game.push(GnomeJump(self.tribe))


def refuse_dark_jump(game: Vast, tile: i64) -> i64:
    """VAST-GO-053  An unoccupied Dark tile; Secret Tunnels ask for the same (VAST-GO-080)."""
    if tile < 0 or not game.cavern.is_dark(tile):
        return NOT_DARK
    return LEGAL if game.is_unoccupied(tile) else OCCUPIED


@final
@dataclass(frozen=True)
class GnomeJump(GoblinsAsk):
    """VAST-GO-053  Where does the Tribe with the Gnome vanish to?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*squares_of(game, game.cavern.dark_tiles()), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_dark_jump(game, game.cavern.tile_at(action.a)) if action.verb == SQUARE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            move_piece(game, P_FANGS + self.tribe, game.cavern.tile_at(action.a), VANISH)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-jump", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-053"


# ------------------------------------------------------------------ Explore
def refuse_explore_way(game: Vast, tribe: i64, direction: i64) -> i64:
    """VAST-GO-037  An adjacent open space."""
    cell = step(game.cavern.where[game.goblins.tile[tribe]], direction)
    return LEGAL if game.cavern.tile_at(cell) < 0 else NO_OPEN_SPACE


def refuse_explore(game: Vast, tribe: i64) -> i64:
    """VAST-GO-037  On a Dark tile, with a tile left to place; it ends with the Collapse."""
    if not game.cavern.is_dark(game.goblins.tile[tribe]):
        return NOT_DARK
    if game.collapse or not game.tiles_ready():
        return NO_TILES_LEFT
    for direction in range(i64(4)):
        if refuse_explore_way(game, tribe, direction) == LEGAL:
            return LEGAL
    return NO_OPEN_SPACE


@final
@dataclass(frozen=True)
class ChooseExplore(GoblinsAsk):
    """VAST-GO-037  In which direction does the Tribe explore?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return WAYS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_explore_way(game, self.tribe, action.a) if action.verb == DIRECTION else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        game.push(Explore(self.tribe, action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-explore", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-037"


@final
@dataclass(frozen=True)
class Explore(Procedure):
    """VAST-GO-037  A Dark tile is placed there and the Tribe moves onto it."""

    tribe: i64
    direction: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.place(game)
            case 1:
                self.move(game)
            case _:
                game.finish()

    def place(self, game: Vast) -> None:
        """VAST-GO-037  The Cave picks the tile, without it the top of the stack."""
        cell = step(game.cavern.where[game.goblins.tile[self.tribe]], self.direction)
        tell_exploring(game, self.tribe, cell)
        lay_at(game, cell)

    def move(self, game: Vast) -> None:
        """VAST-GO-037  Onto the new tile."""
        to = game.cavern.neighbour(game.goblins.tile[self.tribe], self.direction)
        move_piece(game, P_FANGS + self.tribe, to, FOLLOW)


# ------------------------------------------------------------------ Reveal
def others_on(game: Vast, tile: i64) -> bool:
    """Whether another player's piece stands there."""
    return game.knight.tile == tile or game.dragon.tile == tile or game.thief.tile == tile


def may_lurk(game: Vast, tribe: i64) -> bool:
    """VAST-GO-038  No Dark tile with its symbol is on the map; with the switch also if all of them hold others
    (VAST-CTR-37).
    """
    for tile in game.cavern.dark_tiles():
        if game.content.symbols[tile] == tribe:
            if not game.rules.flag(LURK_NO_VALID) or not others_on(game, tile):
                return False
    return True


def refuse_reveal_at(game: Vast, tribe: i64, cell: i64) -> i64:
    """VAST-GO-038  A Dark tile with its symbol (any with the Gnome, VAST-GO-053) and no other player, the space of
    Meat! (VAST-BON-020), or an open space to lurk on.
    """
    tile = game.cavern.tile_at(cell)
    if tile < 0:
        if not game.cavern.touches_map(cell):
            return NOT_NEXT_TO_MAP
        return LEGAL if may_lurk(game, tribe) else TILES_TO_REVEAL_ON
    if tile == game.goblins.meat:
        return OCCUPIED if others_on(game, tile) else LEGAL
    if not game.cavern.is_dark(tile):
        return NOT_DARK
    if game.content.symbols[tile] != tribe and not game.goblins.has_monster(tribe, GNOME):
        return NOT_ITS_SYMBOL
    return OCCUPIED if others_on(game, tile) else LEGAL


def reveal_places(game: Vast, tribe: i64) -> list[i64]:
    """Natural candidates: all Dark tiles, the space of Meat!, and the border where it may lurk."""
    cells = [game.cavern.where[tile] for tile in game.cavern.dark_tiles()]
    meat = game.goblins.meat
    if meat >= 0 and not game.cavern.is_dark(meat):
        cells.append(game.cavern.where[meat])
    if may_lurk(game, tribe):
        cells.extend(game.cavern.border())
    cells.sort()
    return cells


def can_reveal(game: Vast, tribe: i64) -> bool:
    for cell in reveal_places(game, tribe):
        if refuse_reveal_at(game, tribe, cell) == LEGAL:
            return True
    return False


@final
@dataclass(frozen=True)
class ChooseReveal(GoblinsAsk):
    """VAST-GO-038  Where does the hidden Tribe appear?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in reveal_places(game, self.tribe)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return refuse_reveal_at(game, self.tribe, action.a)

    def take(self, game: Vast, action: Action) -> None:
        tile = game.cavern.tile_at(action.a)
        if tile >= 0:
            move_piece(game, P_FANGS + self.tribe, tile, APPEAR)
        else:
            lurk(game, self.tribe, action.a)
        if game.goblins.meat >= 0:
            game.push(TAKE_MEAT_BACK)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-reveal", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-038"


# ------------------------------------------------------------------ Hide and Special
def hide(game: Vast, tribe: i64) -> None:
    """VAST-GO-039  The piece goes back to the board; Population and Monsters stay."""
    lift_piece(game, P_FANGS + tribe, HIDE)


def act_special(game: Vast, tribe: i64) -> None:
    """VAST-GO-040  Fangs: Rage +1. Bones: draw and assign a Monster. Eye: draw a Secret (VAST-CTR-05)."""
    tell_special(game, tribe)
    if tribe == FANGS:
        change_rage(game, 1)
    elif tribe == BONES:
        game.push(DrawMonsters(1))
    else:
        game.push(DrawSecrets(1))
