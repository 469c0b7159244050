"""KHO-ACT-01  What is legal: one `refuse_<action>` per kind of action, the only formulation of its rule.

Options filter natural candidates by these functions; `Decision.refuse` asks the same ones.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import GRID, neighbour, turned
from underkeep.games.heroes.faces import GENERATE, LAY_TRAP, PORTAL, SPEND
from underkeep.games.heroes.names import (
    BEAST,
    BONE,
    BOOK,
    CELLS,
    COIN,
    COMPLETED,
    CRYPT,
    EQUIPMENT,
    FORGE,
    FROG,
    INCOMPLETE,
    LABORATORY,
    LIBRARY,
    MENAGERIE,
    NO_PORTAL,
    NOWHERE,
    PANTRY,
    PORTALS_LYING,
    POTION,
    RESOURCES,
    ROOMS,
    SCROLL,
    SEWERS,
    SITE,
    STUDY,
    TRAP,
    VAULT,
    WORKSHOP,
    is_loot,
    loot_type,
)  # fmt: skip
from underkeep.games.heroes.refusals import (
    CELL_TAKEN,
    LABORATORY_IDLE,
    LAIR_EMPTY,
    LEGAL,
    NO_CELLS,
    NO_COINS,
    NO_MONSTER,
    NO_PASSAGE,
    NO_PLACE,
    NO_PORTAL_THERE,
    NO_PRICE,
    NO_ROOM_ACTION,
    NO_SUCH_TREASURE,
    NO_TARGET,
    NO_TOKEN,
    NO_WAY,
    NOT_A_PROJECT,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_ON_DISPLAY,
    NOT_TACTICS,
    NOTHING_TO_BUY,
    OUT_OF_RANGE,
    PORTAL_THERE,
    SPOKE_CLOSED,
    TACTICS_ONLY,
    THROUGH_PORTAL,
    THROWN_ALREADY,
    WRONG_LOOT,
    WRONG_TYPE,
)  # fmt: skip
from underkeep.games.heroes.state.changes.board import has_treasure
from underkeep.games.heroes.state.game import Heroes

BY_MOVE: Final[i64] = 0  # a Move icon of the card on the table
BY_OTHER: Final[i64] = 1  # Swarm, Momentum or the Imp's ability: a full Move without an icon of its own
BY_WALL: Final[i64] = 2  # the Poltergeist's ability


# ---------------------------------------------------------------------- moving
def refuse_move(game: Heroes, role: i64, origin: i64, goal: i64, way: i64) -> i64:
    """KHO-ACT-12  To a passage-adjacent room, or from one completed Portal to another."""
    if not game.board.has_body(role, origin):
        return NO_MONSTER  # KHO-ACT-04: own monsters only, whatever the card shows
    special = game.rules.special
    portals = game.board.rooms_with_portal()
    by_portal = portals >> origin & 1 and portals >> goal & 1  # KHO-PORTAL-03; one alone leads nowhere: KHO-PORTAL-06
    if by_portal and (way != BY_WALL or game.rules.options.flag("poltergeist_ability_uses_portals")):
        return LEGAL
    links = game.dungeon.touching[origin] if way == BY_WALL else special.doors(game)[origin]  # KHO-CLAN-12
    if way != BY_WALL and (game.dungeon.doors[origin] & ~links) >> goal & 1:  # KHO-SCN-1402
        return SPOKE_CLOSED  # KHO-SCN-1402
    if not links >> goal & 1:
        return THROUGH_PORTAL if by_portal else NO_WAY  # KHO-CLAN-21
    stuck = special.refuse_leave(game, origin)
    return stuck if stuck != LEGAL else special.refuse_step(game, origin, way == BY_MOVE)


def can_move(game: Heroes, role: i64, only: i64, way: i64) -> i64:
    """Why nobody can move (from one room, or from any when `only` is -1); LEGAL if somebody can."""
    code = NO_MONSTER
    for origin in range(ROOMS):
        if (only >= 0 and origin != only) or not game.board.has_body(role, origin):
            continue
        for goal in range(ROOMS):
            if goal == origin or not game.dungeon.has(goal):
                continue
            answer = refuse_move(game, role, origin, goal, way)
            if answer == LEGAL:
                return LEGAL
            if code == NO_MONSTER or answer != NO_WAY:
                code = answer
    return code


# ---------------------------------------------------------------------- attacking
def refuse_strike(game: Heroes, role: i64, room: i64, ranged: bool, only: i64) -> i64:
    """KHO-ACT-13  Melee: a hero in the own room. KHO-ACT-14: Ranged, in a passage-adjacent one, never by Portal."""
    if game.board.count_heroes(room) == 0:
        return NO_TARGET
    reach = i64(1) << room if not ranged else game.dungeon.doors[room]
    attackers = game.board.rooms_with(role)
    if only >= 0:
        attackers &= i64(1) << only  # KHO-SWARM-01
    if reach & attackers:
        return LEGAL
    return OUT_OF_RANGE if ranged else NO_TARGET


def can_strike(game: Heroes, role: i64, ranged: bool, only: i64) -> i64:
    """Why nobody can be struck; LEGAL if somebody can."""
    code = NO_TARGET
    for room in range(ROOMS):
        answer = refuse_strike(game, role, room, ranged, only)
        if answer == LEGAL:
            return LEGAL
        if answer == OUT_OF_RANGE:
            code = OUT_OF_RANGE
    return code


# ---------------------------------------------------------------------- placing
def refuse_place(game: Heroes, role: i64, verb: i64, what: i64, room: i64) -> i64:
    """KHO-ACT-15  Generate, Trap, Portal, price or summons in a room with an own monster."""
    board = game.board
    if not board.has_body(role, room):
        return NO_MONSTER
    if verb == GENERATE:
        return LEGAL if board.store[what] > 0 else NO_TOKEN  # KHO-ACT-03
    if verb == LAY_TRAP:
        return LEGAL if board.store[TRAP] > 0 else NO_TOKEN  # KHO-ACT-17
    if verb == PORTAL:
        return refuse_portal(game, room)
    if verb == SPEND:
        return LEGAL if board.count(room, what) > 0 else NO_PRICE
    return LEGAL if game.lair(role) > 0 else LAIR_EMPTY  # KHO-ACT-21


def refuse_portal(game: Heroes, room: i64) -> i64:
    """KHO-ACT-18  A completed Portal in a room without one; an incomplete one is turned, supply or not (KHO-RUL-03)."""
    side = game.board.portal[room]
    if side >= COMPLETED and PORTALS_LYING[side] >= game.rules.max_portals:
        return PORTAL_THERE  # KHO-PORTAL-05
    return LEGAL if side == INCOMPLETE or game.board.portals_left > 0 else NO_TOKEN


def can_place(game: Heroes, role: i64, verb: i64, what: i64) -> i64:
    code = NO_MONSTER
    for room in range(ROOMS):
        answer = refuse_place(game, role, verb, what, room)
        if answer == LEGAL:
            return LEGAL
        if answer != NO_MONSTER:
            code = answer
    return code


def refuse_ambush(game: Heroes, role: i64, kind: i64, room: i64) -> i64:
    """KHO-ACT-19  From the lair into a room of the type; no monster on the map is needed."""
    if game.lair(role) == 0:
        return LAIR_EMPTY
    return LEGAL if game.rooms_of_type(kind) >> room & 1 else WRONG_TYPE


def can_ambush(game: Heroes, role: i64, kind: i64) -> i64:
    if game.lair(role) == 0:
        return LAIR_EMPTY
    return LEGAL if game.rooms_of_type(kind) else WRONG_TYPE


# ---------------------------------------------------------------------- rooms
def gained_token(room: i64) -> i64:
    """KHO-ROOM-10  What a producing room gives (KHO-ROOM-11, KHO-ROOM-12), -1 for the others."""
    if room == VAULT:
        return COIN
    if room == LIBRARY:
        return BOOK
    if room == SEWERS:
        return FROG
    if room == CRYPT:
        return BONE  # KHO-ROOM-13
    return TRAP if room == WORKSHOP else NOWHERE  # KHO-ROOM-14


def price_of(room: i64) -> i64:
    """KHO-ROOM-15  What a buying room costs (KHO-ROOM-16, KHO-ROOM-17), -1 for the others."""
    if room == FORGE:
        return COIN
    if room == MENAGERIE:
        return BONE
    if room == PANTRY:
        return FROG
    return BOOK if room == STUDY else NOWHERE  # KHO-ROOM-18


def loot_of(room: i64) -> i64:
    """KHO-ROOM-23  The type of loot that a buying room acquires."""
    if room == FORGE:
        return EQUIPMENT
    if room == MENAGERIE:
        return BEAST
    return POTION if room == PANTRY else SCROLL


def refuse_work(game: Heroes, role: i64, room: i64) -> i64:
    """KHO-ROOM-02  An own monster there, and the room's condition; resources are common (KHO-ROOM-25, KHO-RES-01)."""
    if not game.board.has_body(role, room):
        return NO_MONSTER
    blocked = game.rules.special.refuse_work(game, room, False)
    if blocked != LEGAL:
        return blocked
    if gained_token(room) != NOWHERE:
        return LEGAL if game.board.store[gained_token(room)] > 0 else NO_TOKEN  # KHO-ROOM-22
    if price_of(room) != NOWHERE:
        paid = game.board.count(room, price_of(room)) > 0  # KHO-ROOM-24
        return LEGAL if paid and display_has(game, loot_of(room)) else NOTHING_TO_BUY  # KHO-ROOM-24
    if room == LABORATORY:
        return refuse_experiment(game)
    return can_build(game) if room == SITE else NO_ROOM_ACTION  # KHO-ROOM-19


def display_has(game: Heroes, kind: i64) -> bool:
    """Is loot of a type on display? Kind -1 asks for a Tactics card."""
    for card in game.market.display:
        if (loot_type(card) if is_loot(card) else NOWHERE) == kind:
            return True
    return False


def refuse_experiment(game: Heroes) -> i64:
    """KHO-LAB-04  The Laboratory needs the Cells and a Tactics card on display."""
    return LEGAL if game.dungeon.has(CELLS) and display_has(game, NOWHERE) else LABORATORY_IDLE


def refuse_take(game: Heroes, card: i64, kind: i64) -> i64:
    """KHO-LAB-07  A display card of the type that is acquired; Tactics cards in the Laboratory only."""
    if not on_display(game, card):
        return NOT_ON_DISPLAY
    if kind == NOWHERE:
        return TACTICS_ONLY if is_loot(card) else LEGAL
    return LEGAL if is_loot(card) and loot_type(card) == kind else WRONG_LOOT


def on_display(game: Heroes, card: i64) -> bool:
    for shown in game.market.display:
        if shown == card:
            return True
    return False


def refuse_complete(game: Heroes, role: i64, room: i64) -> i64:
    """KHO-PORTAL-02  An own monster where an incomplete Portal lies."""
    if not game.board.has_body(role, room):
        return NO_MONSTER
    if game.board.portal[room] == NO_PORTAL:
        return NO_PORTAL_THERE
    if game.board.portal[room] >= COMPLETED:
        return PORTAL_THERE
    return game.rules.special.refuse_work(game, room, True)


# ---------------------------------------------------------------------- building
COIN_NUMBERS: Final[tuple[i64, ...]] = (1, 2, 3)


def refuse_coins(game: Heroes, coins: i64) -> i64:
    """KHO-BUILD-02  As many Coins in the site, and a Treasure of that value in the supply (KHO-BUILD-03)."""
    if game.board.count(SITE, COIN) < coins:
        return NO_COINS
    return LEGAL if has_treasure(game, coins) else NO_SUCH_TREASURE


def can_build(game: Heroes) -> i64:
    """KHO-BUILD-06  All checks come before paying."""
    code = NO_COINS
    for coins in COIN_NUMBERS:
        answer = refuse_coins(game, coins)
        if answer == LEGAL:
            return LEGAL if can_place_project(game) else NO_PLACE
        if answer == NO_SUCH_TREASURE:
            code = answer
    return code


def can_place_project(game: Heroes) -> bool:
    for room in game.market.projects:
        if refuse_project(game, room) == LEGAL:
            return True
    return False


def refuse_project(game: Heroes, room: i64) -> i64:
    """KHO-BUILD-04  One of the open projects that fits somewhere."""
    for project in game.market.projects:
        if project == room:
            for cell in range(GRID * GRID):
                if refuse_cell(game, room, cell) == LEGAL:
                    return LEGAL
            return NO_PLACE
    return NOT_A_PROJECT


def refuse_cell(game: Heroes, room: i64, cell: i64) -> i64:
    """KHO-BUILD-05  A free cell where some rotation gives a passage to the dungeon."""
    if game.dungeon.room_at(cell) != NOWHERE:
        return CELL_TAKEN
    if not beside_dungeon(game, cell):
        return NO_PASSAGE
    for turns in range(i64(4)):
        if refuse_turns(game, room, cell, turns) == LEGAL:
            return LEGAL
    return NO_PASSAGE


def beside_dungeon(game: Heroes, cell: i64) -> bool:
    for side in range(i64(4)):
        if game.dungeon.room_at(neighbour(cell, side)) != NOWHERE:
            return True
    return False


def refuse_turns(game: Heroes, room: i64, cell: i64, turns: i64) -> i64:
    """KHO-BUILD-10  Turned like this, a passage must meet one of a room that has a way to the Vault."""
    sides = turned(i64(game.rules.content.rooms[room].sides), turns)
    return LEGAL if game.dungeon.joins(cell, sides) else NO_PASSAGE


# ---------------------------------------------------------------------- cards
def refuse_hand(game: Heroes, role: i64, card: i64) -> i64:
    """KHO-PLAY-01  The card must be in the own hand."""
    return LEGAL if game.players[role].hand.has(card) else NOT_IN_HAND


def refuse_payment(game: Heroes, role: i64, card: i64) -> i64:
    """KHO-REFRESH-04  A Tactics card of the hand; loot only if the table allows it."""
    if not game.players[role].hand.has(card):
        return NOT_IN_HAND
    if is_loot(card) and not game.rules.options.flag("refresh_may_discard_loot"):
        return NOT_TACTICS
    return LEGAL if len(game.market.display) > 0 else NOT_ON_DISPLAY


def refuse_throw(game: Heroes) -> i64:
    """KHO-CELLS-01  Once per own turn, if the dungeon has Cells; when it may be asked is for the turn to say."""
    if not game.dungeon.has(CELLS):
        return NO_CELLS
    if game.turn.thrown:
        return THROWN_ALREADY
    return NOT_NOW if len(game.guild.resolving) > 0 else LEGAL


def some_resource(game: Heroes) -> bool:
    """KHO-SCN-0803  Does any resource lie on the map?"""
    for room in range(ROOMS):
        if game.board.count_resources(room) > 0:
            return True
    return False


def refuse_lose(game: Heroes, room: i64, kind: i64) -> i64:
    """KHO-ASSAULT-12  A resource that lies in the room."""
    return LEGAL if kind < RESOURCES and game.board.count(room, kind) > 0 else NO_TOKEN
