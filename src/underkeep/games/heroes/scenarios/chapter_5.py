"""KHO-SCEN-07  K17 Treasure Swap, K18 Prison Riot, K19 The Blueprint, K20 Last Stand."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import ANY, CELLS, COIN, MAX_VALUE, NAMED_TYPES, ROOMS, TRAP, VAULT
from underkeep.games.heroes.refusals import (
    LEGAL,
    NO_CART,
    NO_HERO_JAILED,
    NO_MONSTER,
    NO_PARTNER,
    NO_PRISONER,
    NO_SMALL_TREASURE,
    NO_SPECIAL,
    NO_SWAP,
)
from underkeep.games.heroes.rules.deeds import tell_riot
from underkeep.games.heroes.rules.plunder import imprison
from underkeep.games.heroes.rules.team import ask, ask_team
from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.questions import TEAM, ScenarioHero, ScenarioRoom
from underkeep.games.heroes.state.changes.board import (
    discard_token,
    kill_hero,
    lose_game,
    place_mark,
    place_token,
    wake_room,
)
from underkeep.games.heroes.state.changes.treasures import remove_treasure, swap_treasures
from underkeep.games.heroes.state.game import Heroes

TALLY: Final[i64] = 5
SHORT_TALLY: Final[i64] = 4
CHOIR: Final[i64] = 5
SMALL_CHOIR: Final[i64] = 4
SMALL_RING: Final[i64] = 4
GREAT_RING: Final[i64] = 6
BARRICADE: Final[i64] = 2  # Traps in a room


@final
class TreasureSwap(ScenarioRules):
    """KHO-SCN-1701  Treasures of neighbouring rooms can be swapped."""

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1701  An own monster at a Treasure with another next door; never the value-4 one."""
        if not game.board.has_body(role, room):
            return NO_MONSTER
        if not is_small(game, room):
            return NO_SMALL_TREASURE
        return LEGAL if swap_rooms(game, room) else NO_SWAP

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1701  With which room."""
        ask(game, ScenarioRoom(role, room, swap_rooms(game, room)))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-1701  A small Treasure next door."""
        return NO_PARTNER

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1701  The two change places."""
        swap_treasures(game, origin, room)

    def plundered(self, game: Heroes, room: i64, printed: i64) -> None:
        """KHO-SCN-1702  Each plundered Treasure of value 1 is a stroke on the Vault; five lose (KHO-SCN-1703)."""
        if printed == 1:
            place_mark(game, VAULT)
        if game.board.marks[VAULT] >= (SHORT_TALLY if game.rules.mode_b else TALLY):
            lose_game(game, "tally")  # KHO-SCN-1704: four in mode B

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1705  Easy Pickings: heroes beside a Treasure of value 1 wake up."""
        for room in range(ROOMS):
            token = game.board.treasure[room]
            if token >= 0 and game.rules.treasure_values[token] == 1:
                wake_room(game, room)


def is_small(game: Heroes, room: i64) -> bool:
    """KHO-SCN-1701  A Treasure that is not the value-4 one."""
    token = game.board.treasure[room]
    return token >= 0 and game.rules.treasure_values[token] != MAX_VALUE


def swap_rooms(game: Heroes, room: i64) -> i64:
    """KHO-SCN-1701  Passage-adjacent rooms with such a Treasure, as bits."""
    mask: i64 = 0
    for other in range(ROOMS):
        if game.dungeon.doors[room] >> other & 1 and is_small(game, other):
            mask |= i64(1) << other
    return mask


@final
class PrisonRiot(ScenarioRules):
    """KHO-SCN-1801  Heroes let themselves be caught, and riot when they are many."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1801  The next guild card's hero is thrown into the Cells, as by a Prisoner."""
        imprison(game)

    def imprisoned(self, game: Heroes) -> None:
        """KHO-SCN-1802  Five in the Cells: all wake up. In mode B four are enough (KHO-SCN-1803)."""
        if game.board.count_heroes(CELLS) >= (SMALL_CHOIR if game.rules.mode_b else CHOIR):
            tell_riot(game, CELLS)
            wake_room(game, CELLS)

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1804  An own monster, a Coin and a hero in the Cells."""
        if room != CELLS:
            return NO_SPECIAL
        if not game.board.has_body(role, CELLS):
            return NO_MONSTER
        if game.board.count_heroes(CELLS) == 0:
            return NO_HERO_JAILED
        return LEGAL if game.board.count(CELLS, COIN) > 0 else NO_PRISONER

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1804  The Coin is discarded; which prisoner goes."""
        discard_token(game, COIN, CELLS)
        ask(game, ScenarioHero(role, CELLS, False))

    def hero_chosen(self, game: Heroes, h: i64) -> None:
        """KHO-SCN-1804  The prisoner goes home, to the supply."""
        kill_hero(game, h)


@final
class Blueprint(ScenarioRules):
    """KHO-SCN-1901  Five rooms at the start, seven in the construction deck."""

    def final_check(self, game: Heroes) -> bool:
        """KHO-SCN-1902  A room of each named type, and a ring of four rooms; in mode B of six (KHO-SCN-1903,
        KHO-SCN-1904).
        """
        for kind in range(NAMED_TYPES):
            if not game.rooms_of_type(kind):
                return False
        return game.dungeon.longest_ring() >= (GREAT_RING if game.rules.mode_b else SMALL_RING)


@final
class LastStand(ScenarioRules):
    """KHO-SCN-2001  All twelve rooms; the Construction Site has nothing left to build."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-2004  Two Traps in each room next to the Vault."""
        for room in range(ROOMS):
            if game.dungeon.doors[VAULT] >> room & 1:
                for _ in range(min(BARRICADE, game.board.store[TRAP])):
                    place_token(game, TRAP, room)

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-2002  In wave 2 the Treasure farthest from the Vault leaves the game."""
        rooms = farthest_treasures(game)
        if game.guild.wave == 2 and rooms:
            ask_team(game, ScenarioRoom(TEAM, ANY, rooms))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-2002  The Treasure farthest from the Vault."""
        return NO_CART

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-2002  The carts take it away."""
        remove_treasure(game, room)

    def empty_assaults(self, game: Heroes) -> i64:
        """KHO-SCN-2003  Mode B: none."""
        return 0 if game.rules.mode_b else game.rules.wave_0


def farthest_treasures(game: Heroes) -> i64:
    """KHO-SCN-2002  The rooms with a Treasure farthest from the Vault, never the Vault, as bits."""
    farthest: i64 = 0
    mask: i64 = 0
    for room in range(ROOMS):
        if room == VAULT or game.board.treasure[room] < 0:
            continue
        if game.dungeon.steps[room] > farthest:
            farthest, mask = game.dungeon.steps[room], 0
        if game.dungeon.steps[room] == farthest:
            mask |= i64(1) << room
    return mask
