"""KHO-SCEN-07  K13 The Long Way Home, K14 Rat Run, K15 The Inspector Calls, K16 Deep Freeze."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.faces import MOVE
from underkeep.games.heroes.names import (
    ANY,
    BOOK,
    CELLS,
    CRYPT,
    FORGE,
    LIBRARY,
    MAX_VALUE,
    NOWHERE,
    ROOMS,
    STUDY,
    VAULT,
    WORKSHOP,
)  # fmt: skip
from underkeep.games.heroes.refusals import (
    CHEST_ELSEWHERE,
    FROZEN,
    INSPECTED,
    LEGAL,
    NO_FREIGHT,
    NO_FROST,
    NO_MONSTER,
    NO_SPECIAL,
    NOT_A_SPOKE,
    NOTHING_TO_THAW,
    TOO_HEAVY,
)
from underkeep.games.heroes.rules.icon_effects import swarm_from
from underkeep.games.heroes.rules.moving import BY_OTHER, can_move
from underkeep.games.heroes.rules.team import ask, ask_team
from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.questions import TEAM, ScenarioRoom, ScenarioToken
from underkeep.games.heroes.state.changes.board import (
    discard_token,
    lose_game,
    place_mark,
    remove_mark,
    wake_room,
)
from underkeep.games.heroes.state.changes.scenarios import freeze, thaw
from underkeep.games.heroes.state.changes.treasures import swap_treasures
from underkeep.games.heroes.state.game import Heroes

CHEST_WEIGHT: Final[i64] = 2
ANY_RESOURCE: Final[i64] = 15
CROWDED_CELLS: Final[i64] = 3
VAULT_HALF: Final[i64] = 1
FAR_HALF: Final[i64] = 2
VAULT_ROOMS: Final = (1 << VAULT) | (1 << CRYPT) | (1 << STUDY) | (1 << FORGE) | (1 << LIBRARY)


@final
class LongWayHome(ScenarioRules):
    """KHO-SCN-1301  The value-4 Treasure starts in the Library, one of value 3 in the Vault."""

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1302  An own monster at the chest, and monsters of together 2 health; mode B: a resource
        (KHO-SCN-1305).
        """
        if room != chest_room(game):
            return NO_SPECIAL
        if not game.board.has_body(role, room):
            return NO_MONSTER
        if strength(game, room) < CHEST_WEIGHT:
            return TOO_HEAVY
        return NO_FREIGHT if game.rules.mode_b and game.board.count_resources(room) == 0 else LEGAL

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1302  One step through a passage; a Treasure lying there comes back the other way."""
        ask(game, ScenarioRoom(role, room, game.dungeon.doors[room]))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-1302  Through a passage of the chest's room."""
        return CHEST_ELSEWHERE

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1305  Mode B: the move costs 1 resource of the room the chest leaves."""
        swap_treasures(game, origin, room)
        if game.rules.mode_b:
            ask(game, ScenarioToken(role, origin, ANY_RESOURCE))

    def token_chosen(self, game: Heroes, room: i64, kind: i64) -> None:
        """KHO-SCN-1305  The freight is paid."""
        discard_token(game, kind, room)

    def wave_2_begins(self, game: Heroes) -> None:
        """KHO-SCN-1303  The chest must stand in the Vault by now."""
        if chest_room(game) != VAULT:
            lose_game(game, "not_home")

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1304  Creaking Floor: the heroes in the room of the chest wake up."""
        room = chest_room(game)
        if room != NOWHERE:
            wake_room(game, room)


def chest_room(game: Heroes) -> i64:
    """KHO-SCN-1301  Where the value-4 Treasure stands."""
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token >= 0 and game.rules.treasure_values[token] == MAX_VALUE:
            return room
    return NOWHERE


def strength(game: Heroes, room: i64) -> i64:
    """KHO-SCN-1302  The printed health of all monsters in a room."""
    total: i64 = 0
    for role in range(game.roles):
        total += game.board.bodies[role * ROOMS + room] * game.rules.health[role]
    return total


@final
class RatRun(ScenarioRules):
    """KHO-SCN-1401  A ring of rooms, run in packs: an Activate moves all own monsters of a room."""

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1401  A room with own monsters of which one can move."""
        return can_move(game, role, room, BY_OTHER) if game.board.has_body(role, room) else NO_MONSTER

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1401  As a Swarm of Moves."""
        swarm_from(game, role, MOVE, room)

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1402  The masons close a door to the Vault: the first time the team chooses, then the other one."""
        closed = closed_spoke(game)
        if closed == NOWHERE:
            ask_team(game, ScenarioRoom(TEAM, ANY, (i64(1) << STUDY) | (i64(1) << WORKSHOP)))
            return
        remove_mark(game, closed)
        place_mark(game, STUDY if closed == WORKSHOP else WORKSHOP)

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-1402  One of the two doors to the Vault."""
        return NOT_A_SPOKE

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1402  Closed until the next Scenario card."""
        place_mark(game, room)

    def doors(self, game: Heroes) -> vec[i64]:
        """KHO-SCN-1402  No monster passes the closed door."""
        closed = closed_spoke(game)
        return game.dungeon.doors if closed == NOWHERE else game.dungeon.without(closed, VAULT)

    def hero_doors(self, game: Heroes) -> vec[i64]:
        """KHO-SCN-1403  Nor does a hero; but in mode B heroes climb over it (KHO-SCN-1404)."""
        return game.dungeon.doors if game.rules.mode_b else self.doors(game)

    def hero_steps(self, game: Heroes) -> vec[i64]:
        """KHO-SCN-1403  Distances as the doors stand now."""
        if game.rules.mode_b or closed_spoke(game) == NOWHERE:
            return game.dungeon.steps
        return game.dungeon.distances(self.doors(game))


def closed_spoke(game: Heroes) -> i64:
    """KHO-SCN-1402  The room whose door to the Vault is closed, -1 if both are open."""
    if game.board.marks[STUDY] > 0:
        return STUDY
    return WORKSHOP if game.board.marks[WORKSHOP] > 0 else NOWHERE


@final
class InspectorCalls(ScenarioRules):
    """KHO-SCN-1501  The Inspector, an Event token, starts in the Workshop."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-1501  The first room of the inspection."""
        place_mark(game, WORKSHOP)

    def refuse_work(self, game: Heroes, room: i64, portal: bool) -> i64:
        """KHO-SCN-1502  Where the Inspector stands no room is activated and no Portal completed."""
        return INSPECTED if game.board.marks[room] > 0 else LEGAL

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1503  One passage towards the Vault; from the Vault back to the Workshop."""
        here = inspected_room(game)
        if here == VAULT:
            inspect(game, here, WORKSHOP)
            return
        nearer = game.dungeon.doors[here]
        for room in range(ROOMS):
            if game.dungeon.steps[room] != game.dungeon.steps[here] - 1:
                nearer &= ~(i64(1) << room)
        ask_team(game, ScenarioRoom(TEAM, here, nearer))

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1503  The Inspector walks on."""
        inspect(game, origin, room)


def inspected_room(game: Heroes) -> i64:
    for room in range(ROOMS):
        if game.board.marks[room] > 0:
            return room
    return VAULT


def inspect(game: Heroes, origin: i64, room: i64) -> None:
    """KHO-SCN-1504  Three heroes or more in the Cells: all are freed. Mode B: at the Vault its neighbours wake
    (KHO-SCN-1505).
    """
    remove_mark(game, origin)
    place_mark(game, room)
    if room == CELLS and game.board.count_heroes(CELLS) >= CROWDED_CELLS:
        wake_room(game, CELLS)
    if room == VAULT and game.rules.mode_b:
        for other in range(ROOMS):
            if game.dungeon.doors[VAULT] >> other & 1:
                wake_room(game, other)


@final
class DeepFreeze(ScenarioRules):
    """KHO-SCN-1601  Winter settles in the half of the dungeon that holds fewer monsters."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1601  The emptier half freezes; equal halves, the far one does. Mode A: the other thaws
        (KHO-SCN-1604).
        """
        cold = VAULT_HALF if crowd_of(game, VAULT_ROOMS) < crowd_of(game, ~VAULT_ROOMS) else FAR_HALF
        freeze(game, game.notes[0] | cold if game.rules.mode_b else cold)  # KHO-SCN-1605

    def refuse_step(self, game: Heroes, room: i64, by_icon: bool) -> i64:
        """KHO-SCN-1602  A plain Move does not lead out of a frozen room by a passage; Swarm, ability or Portal do."""
        return FROZEN if by_icon and is_frozen(game, room) else LEGAL

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1603  An own monster and a Book in a frozen room."""
        if not game.board.has_body(role, room):
            return NO_MONSTER
        if not is_frozen(game, room):
            return NO_FROST
        return LEGAL if game.board.count(room, BOOK) > 0 else NOTHING_TO_THAW

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1603  The Book burns, and that half thaws."""
        discard_token(game, BOOK, room)
        thaw(game, half_of(room))


def half_of(room: i64) -> i64:
    """KHO-SCN-1601  Vault, Crypt, Study, Forge and Library are one half, the other rooms the far one."""
    return VAULT_HALF if VAULT_ROOMS >> room & 1 else FAR_HALF


def is_frozen(game: Heroes, room: i64) -> bool:
    return game.notes[0] & half_of(room) != 0


def crowd_of(game: Heroes, rooms: i64) -> i64:
    total: i64 = 0
    for room in range(ROOMS):
        if rooms >> room & 1:
            total += game.board.crowd[room]
    return total
