"""VAST-FM-001  Moving other players' pieces and tokens: Wisp, Claw, Slap, Giant Bats, Swat, and leaving collapsing
tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure, SurveyedDecision
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DONE, SQUARE, TAKE_TREASURE
from underkeep.games.vast.board.ground import is_barred, is_ground, is_pit
from underkeep.games.vast.names import (
    EVENT,
    P_DRAGON,
    P_FANGS,
    P_KNIGHT,
    P_THIEF,
    PIECES,
    SHIELD,
    SPACE_COUNT,
)
from underkeep.games.vast.options import NEVER_ONTO_DARK, STRICT_MOVES
from underkeep.games.vast.refusals import (
    DRAGON_TOO_STRONG,
    FORCED_ONTO_DARK,
    FORCED_ONTO_PIECE,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NOT_A_TILE,
    OCCUPIED,
    TOKEN_OUT_OF_REACH,
    WALL_BETWEEN,
    WOULD_ATTACK,
    WRONG_KIND,
)
from underkeep.games.vast.rules.arrive import Arrive
from underkeep.games.vast.rules.ask import Ask, options_exist, squares_of, with_done
from underkeep.games.vast.rules.stats import armor, cursed, dragon_may_be_struck, knight_strength, tribe_strength
from underkeep.games.vast.rules.terrain.walk import other_pits, pushes, refuse_space, way_to
from underkeep.games.vast.state.changes.pieces import PUSH, move_piece
from underkeep.games.vast.state.changes.tokens import move_gem, move_treasure, square_of
from underkeep.games.vast.state.game import Vast


def refuse_push(game: Vast, piece: i64, tile: i64, to: i64, leaving: bool) -> i64:
    """VAST-FM-001  One step of a piece that others move, or that leaves a collapsing tile: no attack may follow."""
    direction = game.cavern.direction_between(tile, to)
    underground = piece == P_DRAGON and not game.dragon.surfaced
    if not underground and direction >= 0 and game.cavern.wall(tile, direction):
        return WALL_BETWEEN  # between two Pits there is none
    if is_ground(to):
        code = refuse_space(game, to, 0 if leaving else 1)
        if code != LEGAL:
            return code
    if game.rules.flag(STRICT_MOVES) and not game.is_empty(to):
        return FORCED_ONTO_PIECE  # VAST-FM-007
    if piece == P_KNIGHT:
        return refuse_push_knight(game, to, leaving)
    if piece == P_DRAGON:
        return refuse_push_dragon(game, to)
    # VAST-FM-006: walls alone stop the Thief
    return LEGAL if piece == P_THIEF else refuse_push_tribe(game, piece - P_FANGS, to)


def refuse_push_knight(game: Vast, to: i64, leaving: bool) -> i64:
    """VAST-FM-002  Not onto Dark tiles, not onto another player; leaving a collapsing tile only not onto who she would
    attack, with the switch not onto Dark ones either (VAST-CTR-43).
    """
    if game.cavern.is_dark(to) and (not leaving or game.rules.flag(NEVER_ONTO_DARK)):
        return FORCED_ONTO_DARK
    if game.tribes_on(to) or (game.dragon.surfaced and game.dragon.tile == to) or game.is_guarded(to):
        return WOULD_ATTACK
    return LEGAL if leaving or game.is_empty(to) else FORCED_ONTO_PIECE


def refuse_push_tribe(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-FM-004  Not onto the Knight; onto the Dragon only with Strength above its Armor (VAST-CTR-34)."""
    if game.knight.tile == to:
        return WOULD_ATTACK
    if game.dragon.tile == to and tribe_strength(game, tribe) <= armor(game):
        return DRAGON_TOO_STRONG
    return LEGAL


def refuse_push_dragon(game: Vast, to: i64) -> i64:
    """VAST-FM-005  Surfaced: not onto Dark tiles, not onto the Knight or an Ash Tribe able to attack it."""
    if not game.dragon.surfaced:
        return LEGAL
    if game.cavern.is_dark(to):
        return FORCED_ONTO_DARK
    if game.knight.tile == to and knight_strength(game) >= armor(game):
        return WOULD_ATTACK
    for tribe in game.tribes_on(to):
        if dragon_may_be_struck(game, tribe):
            return WOULD_ATTACK
    return LEGAL


def shielded(game: Vast, piece: i64) -> bool:
    """VAST-FM-010  An active Shield makes the Knight immune to being moved by others."""
    return piece == P_KNIGHT and game.knight.slots[SHIELD] > 0


def push_piece(game: Vast, by: i64, piece: i64, spaces: i64, wisp: i64 = 0) -> None:
    """VAST-FM-001  Role `by` moves a piece; a Knight with the Cursed Amulet up to twice as far (VAST-BON-012)."""
    far = spaces * 2 if piece == P_KNIGHT and cursed(game) else spaces
    game.push(PushPiece(by, piece, far, wisp))


@final
@dataclass(frozen=True)
class PushPiece(Procedure):
    """VAST-FM-001  Role `by` moves a piece up to so many spaces; `wisp` is 1 where only unoccupied tiles count
    (VAST-RUL-04).
    """

    by: i64
    piece: i64
    spaces: i64
    wisp: i64 = 0

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.ask(game)
            case _:
                game.finish()

    def ask(self, game: Vast) -> None:
        """VAST-FM-003  The next step, unless it is done or the Knight stands on an Event token now."""
        choice = ChoosePush(self.by, self.piece, self.spaces, self.wisp)
        if self.spaces > 0 and game.standing(self.piece) and options_exist(game, choice):
            game.push(choice)


@final
@dataclass(frozen=True)
class ChoosePush(Ask):
    """VAST-FM-001  Where does the piece go next?"""

    by: i64
    piece: i64
    spaces: i64
    wisp: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def candidates(self, game: Vast) -> list[Action]:
        return with_done(pushes(game, game.piece_tile(self.piece)))

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return self.refuse_stop(game)
        if action.verb != SQUARE:
            return WRONG_KIND
        here = game.piece_tile(self.piece)
        to = game.cavern.tile_at(action.a)
        if to < 0 or way_to(game, here, action.a) < 0:
            return NOT_A_TILE  # VAST-FM-009: never onto an open space
        if self.wisp and not game.is_unoccupied(to):
            return OCCUPIED
        if self.spaces < 2 and is_pit(to):
            return NEVER_ENDS_IN_PIT
        return refuse_push(game, self.piece, here, to, False)

    def refuse_stop(self, game: Vast) -> i64:
        """VAST-TER-014  A piece that others move passes through Pits but does not end there."""
        here = game.piece_tile(self.piece)
        return NEVER_ENDS_IN_PIT if is_pit(here) and options_exist(game, self) else LEGAL

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            game.push(PushedStep(self.by, self.piece, self.spaces, self.wisp, int(game.cavern.tile_at(action.a))))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-push", piece=PIECES[self.piece], spaces=int(self.spaces))

    def rule(self) -> str:
        return "VAST-FM-001"


@final
@dataclass(frozen=True)
class PushedStep(Procedure):
    """VAST-FM-001  One step of a moved piece."""

    by: i64
    piece: i64
    spaces: i64
    wisp: i64
    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.move(game)
            case 1:
                self.go_on(game)
            case _:
                game.finish()

    def move(self, game: Vast) -> None:
        """VAST-DMG-001  Entering hurts as usual."""
        came = int(game.piece_tile(self.piece))
        move_piece(game, self.piece, self.tile, PUSH, self.by)
        game.push(Arrive(self.piece, came))

    def go_on(self, game: Vast) -> None:
        """VAST-FM-003  The Knight stops on an Event token."""
        if game.over() or game.piece_tile(self.piece) != self.tile:
            return
        if self.piece == P_KNIGHT and game.has_mark(self.tile, EVENT):
            return
        game.push(PushPiece(self.by, self.piece, self.spaces - 1, self.wisp))


def token_reach(game: Vast, tile: i64, spaces: i64, enough: i64 = SPACE_COUNT) -> list[i64]:
    """VAST-FM-008  Where a token may end: not through walls, over anything, not on a tile with a piece, never in a Pit
    or in the Canyon; the search stops when it has found enough.
    """
    steps = vec[i64]([-1] * game.cavern.count)
    steps[tile] = 0
    queue = vec[i64]([tile])
    at: i64 = 0
    found: list[i64] = []
    while at < len(queue):
        here = queue[at]
        at += 1
        if here != tile and game.is_empty(here) and not is_pit(here):
            found.append(here)
        if len(found) == enough:
            break
        if steps[here] == spaces:
            continue
        for direction in range(i64(4)):
            to = game.cavern.passage(here, direction)
            if to >= 0 and steps[to] < 0 and not is_barred(to):
                steps[to] = steps[here] + 1
                queue = append(queue, to)
        for pit in other_pits(game, here):
            if steps[pit] < 0:
                steps[pit] = steps[here] + 1
                queue = append(queue, pit)
    return found


@final
@dataclass(frozen=True)
class MoveToken(SurveyedDecision):
    """VAST-FM-008  Where does the Treasure or Gem end? `what` is a Gem or TAKE_TREASURE."""

    by: i64
    tile: int
    what: i64
    spaces: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def survey(self, game: Vast) -> list[i64]:
        return token_reach(game, self.tile, self.spaces)

    def candidates_in(self, game: Vast, survey: list[i64]) -> list[Action]:
        return squares_of(game, survey)

    def refuse_in(self, game: Vast, action: Action, survey: list[i64]) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if game.cavern.tile_at(action.a) in survey else TOKEN_OUT_OF_REACH

    def take(self, game: Vast, action: Action) -> None:
        move_token(game, self.by, self.what, self.tile, game.cavern.tile_at(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-token", square=square_of(game, self.tile), spaces=int(self.spaces))

    def rule(self) -> str:
        return "VAST-FM-008"


def token_can_move(game: Vast, tile: i64, spaces: i64) -> bool:
    """VAST-FM-008  Whether a token may end anywhere at all."""
    return len(token_reach(game, tile, spaces, 1)) > 0


def move_token(game: Vast, by: i64, what: i64, tile: i64, to: i64) -> None:
    """VAST-FM-008  Only Treasures and Gems can be moved."""
    if what == TAKE_TREASURE:
        move_treasure(game, tile, to, by)
    else:
        move_gem(game, what, to, by)
