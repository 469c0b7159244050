"""VAST-VAR-020  Goblin Infestation: who attacks from an Ambush when nobody plays the Goblins, and the Monsters' Ambush
texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SQUARE, SQUARES
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.board.squares import DIAGONALS, SIDE, distance
from underkeep.games.vast.cards.quake import QUAKE, box_kraken
from underkeep.games.vast.names import (
    BLOB,
    BRIGHT_BEETLES,
    CAVE,
    FLAME_GIANT,
    GNOME,
    GOLEM,
    GROUND_KRAKEN,
    KNIGHT,
    L_PICK,
    LINE_A,
    MONSTERS,
    OFF,
    OGRE,
    P_KNIGHT,
    TREASURES,
    TROLL,
    TROLL_TOKEN,
    UNDERWORM,
)
from underkeep.games.vast.refusals import (
    FORCED_ONTO_DARK,
    LEGAL,
    NOT_ADJACENT,
    NOT_DRAGGED_THERE,
    OCCUPIED,
    WALL_BETWEEN,
    WRONG_KIND,
)
from underkeep.games.vast.roles.knight.sidequests import withstand_monster
from underkeep.games.vast.roles.knight.troll import TROLL_COMES, troll_waits
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import Ask, KnightAsk, around, options_exist
from underkeep.games.vast.rules.die import ROLL, centre_hit
from underkeep.games.vast.rules.fill import lay_at
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.health import hurt_knight
from underkeep.games.vast.rules.stats import cursed, knight_strength
from underkeep.games.vast.rules.tell import tell_monster, tell_withstood
from underkeep.games.vast.rules.terrain.walk import refuse_space
from underkeep.games.vast.rules.treasures import offer_amulet
from underkeep.games.vast.state.changes.goblin_cards import discard_drawn, draw_monster
from underkeep.games.vast.state.changes.knight import (
    face_monster,
    keep_beetles,
    keep_golem,
    lift_guard,
    lose_beetles,
    post_guard,
)
from underkeep.games.vast.state.changes.knight_cards import box_treasure, set_cube_aside, show_treasure
from underkeep.games.vast.state.changes.pieces import DRAG, FLEE, move_piece
from underkeep.games.vast.state.changes.tokens import lift_mark
from underkeep.games.vast.state.changes.turn import spare, spare_nobody
from underkeep.games.vast.state.game import Vast

NO_CARD: Final = -1
BLOB_GRIT: Final = 5
ALWAYS_ROLL: Final = -1


def ambush_strength(game: Vast) -> i64:
    """VAST-VAR-020  Line A 2, line B 3, or the Monster's own; ALWAYS_ROLL for the Wisp (VAST-VAR-022)."""
    monster = game.knight.monster
    if monster == NO_CARD:
        return 2 if game.rules.infestation == LINE_A else 3
    card = game.content.monsters[monster]
    if card.always_roll:
        return ALWAYS_ROLL
    return card.ambush_strength + (1 if game.knight.beetles else 0)


@final
@dataclass(frozen=True)
class MonsterAmbush(Procedure):
    """VAST-VAR-021  Compare, perhaps roll, lose Health and suffer the Monster's text."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.compare(game)
            case 1:
                self.wound(game)
            case 2:
                self.suffer(game)
            case 3:
                self.discard(game)
            case 4:
                self.recover(game)
            case _:
                game.finish()

    def compare(self, game: Vast) -> None:
        """VAST-VAR-021  At equality, and always with the Wisp, the die decides."""
        strength = ambush_strength(game)
        tell_monster(game, strength)
        if strength == ALWAYS_ROLL or strength == knight_strength(game):
            game.push(ROLL)

    def wound(self, game: Vast) -> None:
        """VAST-VAR-021  Beaten, or equal and the centre: she loses 1 Health."""
        strength = ambush_strength(game)
        mine = knight_strength(game)
        rolled = strength == ALWAYS_ROLL or strength == mine
        if (rolled and centre_hit(game)) or (not rolled and strength > mine):
            spare_nobody(game)
            hurt_knight(game, 1, True)
        else:
            spare(game)
            tell_withstood(game, "monster")
            if game.knight.monster != NO_CARD:
                withstand_monster(game)

    def suffer(self, game: Vast) -> None:
        """VAST-RUL-13  The Ambush text of the Monster; lines A and B have none."""
        if game.spared or game.knight.out or game.knight.monster == NO_CARD:
            return
        if stands_guard(game, game.knight.monster):
            return  # VAST-VAR-024: beaten by the guard she stays outside
        suffer_text(game, game.knight.monster)

    def discard(self, game: Vast) -> None:
        """VAST-VAR-023  Used Monsters are discarded unless they stay out; beetles leave after the next Monster."""
        monster = game.knight.monster
        face_monster(game, NO_CARD)
        if monster == NO_CARD:
            return
        if game.knight.beetles and monster != BRIGHT_BEETLES:
            lose_beetles(game)
            discard_drawn(game, BRIGHT_BEETLES)
        if monster == GROUND_KRAKEN and not game.spared:
            box_kraken(game)  # VAST-BON-017
        elif not stays_out(game, monster):
            discard_drawn(game, monster)

    def recover(self, game: Vast) -> None:
        """VAST-BON-012  Wounded, she may throw the Cursed Amulet away."""
        offer_amulet(game)


MONSTER_AMBUSH: Final = MonsterAmbush()


def stays_out(game: Vast, monster: i64) -> bool:
    """VAST-VAR-023  Golem, Bright Beetles, Ogre and Troll stay in play while their text lasts; one that killed her had
    none.
    """
    if game.spared:
        return False
    if monster == GOLEM:
        return game.knight.golem
    return game.knight.beetles if monster == BRIGHT_BEETLES else stands_guard(game, monster)


def stands_guard(game: Vast, monster: i64) -> bool:
    """VAST-VAR-024  An Ogre or Troll whose token lies on the map."""
    if monster == TROLL:
        return troll_waits(game)
    return monster == OGRE and game.knight.guard != OFF


def dismiss_guard(game: Vast, tile: i64) -> None:
    """VAST-VAR-024  She has won: the token leaves its space."""
    if game.knight.guard == tile:
        lift_guard(game)
    else:
        lift_mark(game, tile, TROLL_TOKEN)


def monsters_out(game: Vast) -> list[int]:
    """VAST-VAR-023  Monsters of Goblin Infestation that lie neither in the deck nor in the discard: those that stay,
    and the one of the Ambush under way.
    """
    knight = game.knight
    staying = (
        (GOLEM, knight.golem),
        (BRIGHT_BEETLES, knight.beetles),
        (OGRE, knight.guard != OFF),
        (TROLL, troll_waits(game)),
    )
    return [monster for monster in range(len(MONSTERS)) if (monster, True) in staying or knight.monster == monster]


def suffer_text(game: Vast, monster: i64) -> None:
    """VAST-VAR-022  One Monster's Ambush text; Pet Frog and Wisp have none."""
    if monster == OGRE and options_exist(game, FLEE_OGRE):
        game.push(FLEE_OGRE)
    elif monster == TROLL:
        game.push(TROLL_COMES)
    elif monster == GOLEM:
        keep_golem(game)
    elif monster == BRIGHT_BEETLES:
        keep_beetles(game)
    elif monster == GNOME:
        for _ in range(1 + cursed(game)):  # VAST-BON-012
            lose_random_treasure(game)
    elif monster == UNDERWORM:
        drag(game)
    elif monster == BLOB:
        game.push(LoseGrit(BLOB_GRIT))
    elif monster == GROUND_KRAKEN:
        game.push(QUAKE)  # VAST-BON-017
    elif monster == FLAME_GIANT and knight_strength(game) <= 3:
        hurt_knight(game, 1, True)


def lose_random_treasure(game: Vast) -> None:
    """VAST-VAR-022  The Gnome takes a Treasure card at random; a cube on it is set aside (VAST-KN-040)."""
    cards = [card for card in range(i64(len(TREASURES))) if game.knight.shown >> card & 1]
    for card in game.knight.kept.items:
        cards.append(card)
    if cards:
        card = cards[game.luck.below(L_PICK, i64(len(cards)))]
        show_treasure(game, card)
        set_cube_aside(game, card)
        box_treasure(game, card)


@final
@dataclass(frozen=True)
class FleeOgre(KnightAsk):
    """VAST-VAR-024  To which adjacent unoccupied Lit space does she flee? The Ogre token guards the space she
    leaves.
    """

    def candidates(self, game: Vast) -> list[Action]:
        return around(game, game.knight.tile)

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        to = game.cavern.tile_at(action.a)
        direction = game.cavern.direction_between(game.knight.tile, to)
        if to < 0 or direction < 0:
            return NOT_ADJACENT
        if game.cavern.wall(game.knight.tile, direction):
            return WALL_BETWEEN
        if game.cavern.is_dark(to):
            return FORCED_ONTO_DARK
        code = refuse_space(game, to, 0) if is_ground(to) else i64(LEGAL)
        return code if code != LEGAL or game.is_unoccupied(to) else i64(OCCUPIED)

    def take(self, game: Vast, action: Action) -> None:
        post_guard(game)
        move_piece(game, P_KNIGHT, game.cavern.tile_at(action.a), FLEE)
        game.push(Arrive(P_KNIGHT))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-flee-ogre")

    def rule(self) -> str:
        return "VAST-VAR-024"


FLEE_OGRE: Final = FleeOgre()


def nearest_diagonals(game: Vast) -> list[i64]:
    """VAST-VAR-022  The Dark tiles nearest to her along the diagonals."""
    cell = game.cavern.where[game.knight.tile]
    for length in range(i64(1), i64(SIDE)):
        found: list[i64] = []
        for way in range(i64(4)):
            spot = cell + DIAGONALS[way] * length
            if not 0 <= spot < len(game.cavern.grid) or distance(cell, spot) != 2 * length:
                continue  # beyond the window
            tile = game.cavern.tile_at(spot)
            if tile >= 0 and game.cavern.is_dark(tile):
                found.append(spot)
        if found:
            return found
    return []


def spots_to_dig(game: Vast) -> list[i64]:
    """VAST-VAR-022  Without a Dark tile on a diagonal: the open spaces at her corners that could get one."""
    if game.collapse or not game.tiles_ready():
        return []
    cell = game.cavern.where[game.knight.tile]
    corners = [cell + DIAGONALS[way] for way in range(i64(4))]
    return [spot for spot in corners if game.cavern.tile_at(spot) < 0 and game.cavern.touches_map(spot)]


def ways_down(game: Vast) -> list[i64]:
    """VAST-VAR-022  Where the Underworm may drag her: to the nearest Dark tiles, else to where a new one is laid."""
    return nearest_diagonals(game) or spots_to_dig(game)


def drag(game: Vast) -> None:
    """VAST-VAR-022  The Underworm drags her along a diagonal; where several ways are equal it is asked."""
    cells = ways_down(game)
    if len(cells) == 1:
        drag_to(game, cells[0])
    elif cells:
        game.push(CHOOSE_DRAGGED)


def drag_to(game: Vast, cell: i64) -> None:
    """VAST-VAR-022  Onto the Dark tile there, or onto one that is laid first."""
    if game.cavern.tile_at(cell) < 0:
        game.push(DraggedDeeper(cell))
    else:
        drag_onto(game, cell)


def drag_onto(game: Vast, cell: i64) -> None:
    """The Dark tile she lands on is revealed within the same Encounter (roles/knight/encounter.py)."""
    tile = game.cavern.tile_at(cell)
    if tile >= 0:
        move_piece(game, P_KNIGHT, tile, DRAG)
        game.push(Arrive(P_KNIGHT))


@final
@dataclass(frozen=True)
class ChooseDragged(Ask):
    """VAST-VAR-022  Along which diagonal does the Underworm drag her? The Cave decides, without it she does."""

    def who(self, game: Vast) -> i64:
        return game.seat(CAVE if game.has(CAVE) else KNIGHT)

    def candidates(self, game: Vast) -> list[Action]:
        return [SQUARES[cell] for cell in ways_down(game)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if action.a in ways_down(game) else NOT_DRAGGED_THERE

    def take(self, game: Vast, action: Action) -> None:
        drag_to(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-dragged")

    def rule(self) -> str:
        return "VAST-VAR-022"


CHOOSE_DRAGGED: Final = ChooseDragged()


@final
@dataclass(frozen=True)
class DraggedDeeper(Procedure):
    """VAST-VAR-022  A new Dark tile is laid on a diagonal and she is dragged onto it."""

    cell: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.lay(game)
            case 1:
                self.drag(game)
            case _:
                game.finish()

    def lay(self, game: Vast) -> None:
        """VAST-VAR-022  The new tile."""
        lay_at(game, self.cell)

    def drag(self, game: Vast) -> None:
        """VAST-VAR-022  Onto the tile just laid."""
        drag_onto(game, self.cell)


def await_monster(game: Vast) -> None:
    """VAST-VAR-023  The top Monster lies in wait."""
    face_monster(game, draw_monster(game))
