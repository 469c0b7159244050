"""VAST-TH-002  The Thief's turn: assign the Stat tokens, then move and act in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    ASSIGN,
    BACKSTAB,
    BACKSTABS,
    CHARM,
    CHARMS,
    CLIMB,
    CLIMBS,
    DONE,
    FLARE,
    HALT,
    HIDE_LOOT,
    HIDE_LOOTS,
    LOOK,
    LOOT,
    LOOTS,
    ORDERS,
    PICK_LOCK,
    PICK_LOCKS,
    PICKPOCKET,
    PICKPOCKETS,
    REVEAL,
    SAFE_LOOTS,
    SQUARE,
    STATS,
    WAND,
    WANDS,
)
from underkeep.games.vast.names import ADVANCEMENT, ALL_4, HAND_CROSSBOW, OFF, P_THIEF, THIEF, VAULT
from underkeep.games.vast.refusals import (
    ALREADY_KNOWN,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    NO_CUBES,
    NO_FLARE,
    NOT_DARK,
    SAME_STATS,
    STILL_MOVING,
    THIEF_CANNOT_MOVE,
    WRONG_KIND,
)
from underkeep.games.vast.roles.thief.actions import (
    hide_loot,
    loot_token,
    pick_lock,
    refuse_hide_loot,
    refuse_loot,
    refuse_pick_lock,
)
from underkeep.games.vast.roles.thief.advancement import UseCharm, UseWand, refuse_charm, refuse_wand
from underkeep.games.vast.roles.thief.movement import climb, must_leave_pit, refuse_climb, refuse_walk, walk_to
from underkeep.games.vast.roles.thief.targets import Backstab, Pickpocket, refuse_backstab, refuse_pickpocket
from underkeep.games.vast.rules.ask import ThiefAsk, options_exist
from underkeep.games.vast.rules.flare import FlareAround
from underkeep.games.vast.rules.reveal import NO_WAY, RevealTiles
from underkeep.games.vast.rules.tell import tell_turning
from underkeep.games.vast.rules.terrain.walk import ways
from underkeep.games.vast.state.changes.map import look_at_tile
from underkeep.games.vast.state.changes.pieces import ENTER, move_piece
from underkeep.games.vast.state.changes.thief import assign_stats, begin_thief_turn, halt, spend_cubes
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.thief import TOKENS


@final
@dataclass(frozen=True)
class ThiefTurn(Procedure):
    """VAST-TH-004  Phases 1 and 2."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.appear(game)
            case 1:
                self.assign(game)
            case 2:
                self.act(game)
            case _:
                game.finish()

    def appear(self, game: Vast) -> None:
        """VAST-TH-030  Before his first turn and after a death he is put on the Entrance; that is not entering it."""
        begin_thief_turn(game)
        if game.thief.tile == OFF:
            move_piece(game, P_THIEF, game.cavern.entrance, ENTER)

    def assign(self, game: Vast) -> None:
        """VAST-TH-002  Phase 1: one token each; with All 4 there is nothing to assign (VAST-TH-026)."""
        if not game.thief.has(ALL_4):
            game.push(ASSIGN_STATS)

    def act(self, game: Vast) -> None:
        """VAST-TH-004  Phase 2: moves and actions freely mixed."""
        game.push(THIEF_ACTS)


THIEF_TURN: Final = ThiefTurn()


def refuse_order(game: Vast, order: i64) -> i64:
    """VAST-TH-002  One token on each stat; of orders that give the same values the first."""
    first = game.thief.first_token()
    for other in range(order):
        if gives_same(first, ORDERS[other], ORDERS[order]):
            return SAME_STATS
    return LEGAL


def gives_same(first: i64, one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether two orders put tokens of the same values on all three stats."""
    for stat in range(3):
        if TOKENS[first + one[stat]] != TOKENS[first + other[stat]]:
            return False
    return True


@final
@dataclass(frozen=True)
class AssignStats(ThiefAsk):
    """VAST-TH-002  Which tokens go on Movement, Stealth and Thievery?"""

    def candidates(self, game: Vast) -> list[Action]:
        return ASSIGN

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_order(game, action.a) if action.verb == STATS else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        order = ORDERS[action.a]
        assign_stats(game, order[0], order[1], order[2])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-stats")

    def rule(self) -> str:
        return "VAST-TH-002"


ASSIGN_STATS: Final = AssignStats()


def movement_ended(game: Vast) -> bool:
    """VAST-TH-007  He has declared it, or no Movement is left."""
    return game.thief.moves_left() == 0


def refuse_look(game: Vast) -> i64:
    """VAST-TH-006  When his movement has ended on a Dark tile he may look at it."""
    if not game.cavern.is_dark(game.thief.tile):
        return NOT_DARK
    if not movement_ended(game):
        return STILL_MOVING
    return ALREADY_KNOWN if game.cavern.known[game.thief.tile] & game.rules.eyes(THIEF) else LEGAL


def refuse_reveal(game: Vast) -> i64:
    """VAST-TH-006  ... and may reveal it."""
    if not game.cavern.is_dark(game.thief.tile):
        return NOT_DARK
    return LEGAL if movement_ended(game) else STILL_MOVING


def refuse_flare(game: Vast) -> i64:
    """VAST-VAR-011  Only where he has the Flare card; 1 cube each time."""
    if not game.rules.flare >> THIEF & 1:
        return NO_FLARE
    return LEGAL if game.thief.cubes_left() > 0 else NO_CUBES


CARD_ACTS: Final = [*CHARMS, *WANDS]
LAST_ACTS: Final = [FLARE, HALT, LOOK, REVEAL, DONE]


@final
@dataclass(frozen=True)
class ThiefActs(ThiefAsk):
    """VAST-TH-004  What does the Thief do next?"""

    def candidates(self, game: Vast) -> list[Action]:
        acts = ways(game, game.thief.tile)
        acts.extend(CLIMBS)
        add_thefts(game, acts)
        acts.extend(HIDE_LOOTS)
        if game.thief.has(ADVANCEMENT):
            acts.extend(CARD_ACTS)
        acts.extend(LAST_ACTS)
        return acts

    def refuse(self, game: Vast, action: Action) -> i64:
        if (action is DONE or action is HALT) and must_leave_pit(game):
            return NEVER_ENDS_IN_PIT
        if action is DONE:
            return LEGAL
        if action.verb == SQUARE:
            return refuse_walk(game, action.a)
        if action.verb == CLIMB:
            return refuse_climb(game, action.a)
        if action is HALT:
            return LEGAL if game.thief.moves_left() > 0 else THIEF_CANNOT_MOVE
        if action is LOOK:
            return refuse_look(game)
        if action is REVEAL:
            return refuse_reveal(game)
        return refuse_flare(game) if action is FLARE else refuse_paid(game, action)

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(THIEF_ACTS_MORE)
        if action.verb == SQUARE:
            walk_to(game, action.a)
        elif action.verb == CLIMB:
            climb(game, action.a)
        else:
            take_act(game, action)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-thief", movement=int(game.thief.moves_left()), cubes=int(game.thief.cubes_left()))

    def rule(self) -> str:
        return "VAST-TH-004"


THIEF_ACTS: Final = ThiefActs()


def add_thefts(game: Vast, acts: list[Action]) -> None:
    """Natural candidates: what lies on his tile, who stands there, and with the Hand Crossbow anybody."""
    tile = game.thief.tile
    if game.cavern.treasures[tile] > 0 or game.dragon.gems_at(tile) > 0:
        acts.extend(LOOTS)
        acts.extend(SAFE_LOOTS)
    company = has_company(game, tile)
    if company:
        acts.extend(PICKPOCKETS)
    if company or game.thief.has(HAND_CROSSBOW):
        acts.extend(BACKSTABS)
    if game.has_mark(tile, VAULT):
        acts.extend(PICK_LOCKS)


def has_company(game: Vast, tile: i64) -> bool:
    """Whether a piece beside the Thief stands on that tile."""
    for piece in range(i64(P_THIEF)):
        if game.piece_tile(piece) == tile:
            return True
    return False


def refuse_paid(game: Vast, action: Action) -> i64:
    """VAST-TH-008  Any action any number of times if paid."""
    if action.verb == LOOT:
        return refuse_loot(game, action.a, action.b)
    if action.verb == PICKPOCKET:
        return refuse_pickpocket(game, action.a, action.b)
    if action.verb == BACKSTAB:
        return refuse_backstab(game, action.a, action.b)
    if action.verb == PICK_LOCK:
        return refuse_pick_lock(game, action.a)
    if action.verb == CHARM:
        return refuse_charm(game, action.a)
    if action.verb == WAND:
        return refuse_wand(game, action.a)
    return refuse_hide_loot(game, action.a) if action.verb == HIDE_LOOT else WRONG_KIND


def take_act(game: Vast, action: Action) -> None:
    """VAST-TH-008  What is not a step."""
    if action is HALT:
        halt(game)
    elif action is LOOK:
        look(game)
    elif action is REVEAL:
        halt(game)
        tell_turning(game, THIEF, game.thief.tile)
        game.push(RevealTiles(THIEF, (int(game.thief.tile),), NO_WAY))
    elif action is FLARE:
        spend_cubes(game, 1)
        game.push(FlareAround(THIEF, int(game.thief.tile)))
    else:
        take_paid(game, action)


def take_paid(game: Vast, action: Action) -> None:
    """VAST-TH-008  The actions of his board."""
    if action.verb == LOOT:
        loot_token(game, action.a, action.b)
    elif action.verb == PICKPOCKET:
        game.push(Pickpocket(action.a, action.b))
    elif action.verb == BACKSTAB:
        game.push(Backstab(action.a, action.b))
    elif action.verb == PICK_LOCK:
        pick_lock(game, action.a)
    elif action.verb == CHARM:
        game.push(UseCharm(action.a))
    elif action.verb == WAND:
        game.push(UseWand(action.a))
    else:
        hide_loot(game, action.a)


def look(game: Vast) -> None:
    """VAST-TH-006  He alone sees the Lit side; looking ends his movement."""
    tile = game.thief.tile
    halt(game)
    look_at_tile(game, tile, game.rules.eyes(THIEF))


@final
@dataclass(frozen=True)
class ThiefActsMore(Procedure):
    """VAST-TH-004  Until Movement and cubes are used up or he stops (VAST-CTR-39), or dies."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.ask(game)
            case _:
                game.finish()

    def ask(self, game: Vast) -> None:
        """VAST-TH-004  The next move or action."""
        if game.thief.tile != OFF and options_exist(game, THIEF_ACTS):
            game.push(THIEF_ACTS)


THIEF_ACTS_MORE: Final = ThiefActsMore()
