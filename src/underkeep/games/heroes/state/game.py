"""The state of a game of Keep the Heroes Out!: board, players, market, guild and turn, with small questions about them.
Only changes/ and setup.py write it. Containers are copied by `clone`, everything else is shared.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.windows import Reaction
from underkeep.core.kernel.zones import Pile
from underkeep.games.heroes.board.dungeon import Dungeon
from underkeep.games.heroes.faces import Icon
from underkeep.games.heroes.names import (
    ACTIVE,
    CLASSES,
    COMPLETED,
    EXHAUSTED,
    GOODS,
    GRADES,
    HERO_TOKENS,
    MAX_MONSTERS,
    NOWHERE,
    RESOURCES,
    ROOMS,
    TRAP,
)  # fmt: skip
from underkeep.games.heroes.rules_in_force import RulesInForce

# ---------------------------------------------------------------------- streams of luck (KHO-API-03)
TREASURE_LUCK: Final[i64] = 0
LOOT_LUCK: Final[i64] = 1
ROOM_LUCK: Final[i64] = 2
GUILD_LUCK: Final[i64] = 3
CLAN_LUCK: Final[i64] = 4
DECK_LUCK: Final[i64] = 5  # one stream per seat from here on
DECKS: Final = [f"deck_{seat}" for seat in range(1, 7)]
STREAM_NAMES: Final = ["treasures", "loot", "rooms", "guild", "laboratory", *DECKS]
STREAMS: Final = 11

PLAY_PHASE: Final[i64] = 1
REFRESH_PHASE: Final[i64] = 2
UPKEEP_PHASE: Final[i64] = 3
ASSAULT_PHASE: Final[i64] = 4
END_PHASE: Final[i64] = 5
PHASE_NAMES: Final = ["", "play", "refresh", "upkeep", "assault", "end"]

RUNNING: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2

FIRST_STEP: Final[i64] = 0  # where a procedure goes that does the same again
NOTES: Final = 6  # counters that a scenario may use


@final
class Board:
    """KHO-COMP-11  Every token: in a room or in the supply (KHO-SETUP-05). Monster m of seat r has number r * 9 + m."""

    def __init__(self, seats: i64) -> None:
        n = int(seats)
        self.goods = vec[i64]([0] * int(ROOMS * GOODS))
        self.store = vec[i64]([5] * int(GOODS))
        self.portal = vec[i64]([0] * int(ROOMS))
        self.portals_left: i64 = 10
        self.treasure = vec[i64]([-1] * int(ROOMS))
        self.hoard = vec[i64]()  # Treasures in the supply
        self.flipped: i64 = -1  # the Treasure whose effect runs (KHO-ASSAULT-34)
        self.removed = vec[i64]()  # Treasures out of the game (KHO-SCN-2002)
        self.marks = vec[i64]([0] * int(ROOMS))
        self.marks_left: i64 = 5
        self.stage: i64 = 0  # amplifiers on the stage pile (KHO-SCN-0702)
        self.monster_room = vec[i64]([-1] * (n * int(MAX_MONSTERS)))
        self.monster_wounds = vec[i64]([0] * (n * int(MAX_MONSTERS)))
        self.bodies = vec[i64]([0] * (n * int(ROOMS)))
        self.crowd = vec[i64]([0] * int(ROOMS))
        self.hero_room = vec[i64]([-1] * int(HERO_TOKENS))
        self.hero_state = vec[i64]([0] * int(HERO_TOKENS))
        self.hero_grade = vec[i64]([0] * int(HERO_TOKENS))

    def clone(self) -> Board:
        copy = Board(0)
        copy.goods, copy.store = self.goods[:], self.store[:]
        copy.portal, copy.portals_left = self.portal[:], self.portals_left
        copy.treasure, copy.hoard = self.treasure[:], self.hoard[:]
        copy.flipped, copy.removed = self.flipped, self.removed[:]
        copy.marks, copy.marks_left, copy.stage = self.marks[:], self.marks_left, self.stage
        copy.monster_room, copy.monster_wounds = self.monster_room[:], self.monster_wounds[:]
        copy.bodies, copy.crowd = self.bodies[:], self.crowd[:]
        copy.hero_room, copy.hero_state, copy.hero_grade = self.hero_room[:], self.hero_state[:], self.hero_grade[:]
        return copy

    def count(self, room: i64, kind: i64) -> i64:
        """Tokens of a kind in a room."""
        return self.goods[room * GOODS + kind]

    def count_resources(self, room: i64) -> i64:
        """KHO-TRAP-04  Resources in a room; Traps and Portals are none."""
        total: i64 = 0
        for kind in range(RESOURCES):
            total += self.goods[room * GOODS + kind]
        return total

    def traps(self, room: i64) -> i64:
        return self.goods[room * GOODS + TRAP]

    def count_heroes(self, room: i64) -> i64:
        total: i64 = 0
        for h in range(HERO_TOKENS):
            if self.hero_room[h] == room:
                total += 1
        return total

    def has_hero(self, room: i64) -> bool:
        for h in range(HERO_TOKENS):
            if self.hero_room[h] == room:
                return True
        return False

    def count_active(self, room: i64) -> i64:
        """KHO-ASSAULT-21  Active heroes in a room."""
        total: i64 = 0
        for h in range(HERO_TOKENS):
            if self.hero_room[h] == room and self.hero_state[h] == ACTIVE:
                total += 1
        return total

    def count_sleepers(self, room: i64) -> i64:
        total: i64 = 0
        for h in range(HERO_TOKENS):
            if self.hero_room[h] == room and self.hero_state[h] == EXHAUSTED:
                total += 1
        return total

    def anybody_awake(self) -> bool:
        """KHO-END-02  Is any hero not exhausted?"""
        for h in range(HERO_TOKENS):
            if self.hero_state[h] != EXHAUSTED:
                return True
        return False

    def rooms_with_heroes(self) -> i64:
        """The rooms that hold heroes, as bits."""
        mask: i64 = 0
        for h in range(HERO_TOKENS):
            if self.hero_room[h] != NOWHERE:
                mask |= i64(1) << self.hero_room[h]
        return mask

    def rooms_awake(self) -> i64:
        """KHO-ASSAULT-04  The rooms with heroes that are not exhausted, as bits."""
        mask: i64 = 0
        for h in range(HERO_TOKENS):
            if self.hero_room[h] != NOWHERE and self.hero_state[h] != EXHAUSTED:
                mask |= i64(1) << self.hero_room[h]
        return mask

    def hero_supply(self, cls: i64) -> i64:
        """KHO-COMP-04  Tokens of a class that are not on the map."""
        total: i64 = 0
        for h in range(cls * 5, cls * 5 + 5):
            if self.hero_room[h] == NOWHERE:
                total += 1
        return total

    def find_hero(self, room: i64, cls: i64, grade: i64, state: i64) -> i64:
        """A hero token as players tell it apart, -1 if there is none; state -1 means any."""
        for h in range(cls * 5, cls * 5 + 5):
            if self.hero_room[h] == room and self.hero_grade[h] == grade and (state < 0 or self.hero_state[h] == state):
                return h
        return NOWHERE

    def hero_kinds(self, room: i64, state: i64) -> vec[i64]:
        """The heroes of a room as players tell them apart: one token per class and grade; state -1 means any."""
        found = vec[i64]()
        for cls in range(CLASSES):
            grades = self.grades_of(cls, room, state)
            for grade in range(GRADES):
                if grades >> grade & 1:
                    found = append(found, self.find_hero(room, cls, grade, state))
        return found

    def grades_of(self, cls: i64, room: i64, state: i64) -> i64:
        """The grades of a class that are in a room, as bits."""
        grades: i64 = 0
        for h in range(cls * 5, cls * 5 + 5):
            if self.hero_room[h] == room and (state < 0 or self.hero_state[h] == state):
                grades |= i64(1) << self.hero_grade[h]
        return grades

    def first_kind(self, room: i64, state: i64) -> i64:
        """The first of `hero_kinds`, -1 if there is none."""
        for cls in range(CLASSES):
            grades = self.grades_of(cls, room, state)
            for grade in range(GRADES):
                if grades >> grade & 1:
                    return self.find_hero(room, cls, grade, state)
        return NOWHERE

    def find_monster(self, role: i64, room: i64, wounds: i64) -> i64:
        """A monster of a seat in a room with that many Wounds (-1: any), -1 if there is none."""
        for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + MAX_MONSTERS):
            if self.monster_room[m] == room and (wounds < 0 or self.monster_wounds[m] == wounds):
                return m
        return NOWHERE

    def has_body(self, role: i64, room: i64) -> bool:
        """KHO-ROOM-02  Has the seat a monster in the room?"""
        return self.bodies[role * ROOMS + room] > 0

    def rooms_with(self, role: i64) -> i64:
        """The rooms that hold monsters of a seat, as bits."""
        mask: i64 = 0
        for room in range(ROOMS):
            if self.bodies[role * ROOMS + room] > 0:
                mask |= i64(1) << room
        return mask

    def rooms_with_portal(self) -> i64:
        """KHO-PORTAL-03  The rooms with a completed Portal, as bits."""
        mask: i64 = 0
        for room in range(ROOMS):
            if self.portal[room] >= COMPLETED:
                mask |= i64(1) << room
        return mask


@final
class Player:
    """KHO-SETUP-10  The cards of a seat."""

    def __init__(self, deck: Pile, hand: Pile, area: Pile, discard: Pile) -> None:
        self.deck = deck
        self.hand = hand
        self.area = area
        self.discard = discard

    def clone(self) -> Player:
        return Player(self.deck.clone(), self.hand.clone(), self.area.clone(), self.discard.clone())


@final
class Market:
    """KHO-SETUP-02  Loot deck and display, construction deck and projects."""

    def __init__(self, loot: Pile, display: vec[i64], rooms: Pile, projects: vec[i64]) -> None:
        self.loot = loot
        self.display = display
        self.rooms = rooms
        self.projects = projects
        self.foreign: i64 = -1  # the clan whose cards are among the loot (KHO-LAB-01)
        self.built: i64 = 0

    def clone(self) -> Market:
        copy = Market(self.loot.clone(), self.display[:], self.rooms.clone(), self.projects[:])
        copy.foreign, copy.built = self.foreign, self.built
        return copy


@final
class Guild:
    """KHO-COMP-08  Guild deck, discard pile and the cards in resolution (KHO-COMP-13)."""

    def __init__(self, deck: Pile, discard: Pile, resolving: vec[i64]) -> None:
        self.deck = deck
        self.discard = discard
        self.resolving = resolving
        self.wave: i64 = 1

    def clone(self) -> Guild:
        copy = Guild(self.deck.clone(), self.discard.clone(), self.resolving[:])
        copy.wave = self.wave
        return copy


@final
class Turn:
    """KHO-TURN-01  Where the turn is, and what the card on the table has left."""

    def __init__(self) -> None:
        self.active: i64 = 0
        self.phase: i64 = PLAY_PHASE
        self.thrown = False  # KHO-CELLS-01
        self.card: i64 = -1
        self.side: i64 = -1  # KHO-CHOICE-02
        self.left: i64 = 0  # unused icons of the side, as bits
        self.spot: i64 = -1  # the reference room of a Momentum (KHO-MOM-05)
        self.swarm: i64 = 0  # monsters of a Swarm that may still act (KHO-SWARM-03)
        self.blow: i64 = 0  # damage of the attack under way (KHO-DEF-08)
        self.drawn: i64 = 0  # guild cards of this assault
        self.quota: i64 = 0
        self.assaults: i64 = 0  # begun so far (KHO-WAVE-07)

    def clone(self) -> Turn:
        copy = Turn()
        copy.active, copy.phase, copy.thrown = self.active, self.phase, self.thrown
        copy.card, copy.side, copy.left = self.card, self.side, self.left
        copy.spot, copy.swarm, copy.blow = self.spot, self.swarm, self.blow
        copy.drawn, copy.quota, copy.assaults = self.drawn, self.quota, self.assaults
        return copy


class Heroes(Game):
    """A game: the rules in force, the dungeon, and everything in it."""

    def __init__(
        self,
        luck: Luck,
        rules: RulesInForce,
        dungeon: Dungeon,
        board: Board,
        players: list[Player],
        market: Market,
        guild: Guild,
        turn: Turn,
    ) -> None:
        super().__init__(luck, i64(len(players)))
        self.rules = rules
        self.dungeon = dungeon
        self.board = board
        self.players = players
        self.market = market
        self.guild = guild
        self.turn = turn
        self.votes = vec[i64]([-1] * len(players))  # by seat: place of the choice in the options (KHO-RUL-09)
        self.notes = vec[i64]([0] * NOTES)
        self.outcome: i64 = RUNNING
        self.how = ""

    def over(self) -> bool:
        return self.outcome != RUNNING

    def reactions(self, moment: i64) -> list[Reaction]:
        return self.rules.reactions[moment]

    def clone(self) -> Heroes:
        players = [player.clone() for player in self.players]
        copy = Heroes(
            self.luck.clone(), self.rules, self.dungeon, self.board.clone(), players,
            self.market.clone(), self.guild.clone(), self.turn.clone(),
        )  # fmt: skip
        copy.votes, copy.notes = self.votes[:], self.notes[:]
        copy.outcome, copy.how = self.outcome, self.how
        copy.copy_kernel(self)
        return copy

    # ------------------------------------------------------------------ small questions
    def rooms_of_type(self, kind: i64) -> i64:
        """KHO-ASSAULT-02  The rooms of a type that are in the dungeon, as bits."""
        mask: i64 = 0
        for room in range(ROOMS):
            if self.rules.room_types[room] == kind and self.dungeon.has(room):
                mask |= i64(1) << room
        return mask

    def lair(self, role: i64) -> i64:
        """KHO-SETUP-16  Monsters of a seat that are off the map."""
        on_map: i64 = 0
        for room in range(ROOMS):
            on_map += self.board.bodies[role * ROOMS + room]
        return self.rules.sizes[role] - on_map

    def treasure_value(self, room: i64) -> i64:
        """KHO-SCEN-12  Effective value of the Treasure in a room, 0 if there is none."""
        token = self.board.treasure[room]
        if token < 0:
            return 0
        return self.rules.special.value(self, room, self.rules.treasure_values[token])

    def icons(self, side: i64) -> tuple[Icon, ...]:
        """The icons of a side of the card on the table."""
        if self.turn.card < 0:
            return ()
        sides = self.rules.content.faces[self.turn.card].sides
        return sides[side] if side < len(sides) else ()

    def from_active(self) -> vec[i64]:
        """KHO-DEF-07  The seats in turn order from the active player."""
        order = vec[i64]()
        for n in range(self.roles):
            order = append(order, (self.turn.active + n) % self.roles)
        return order

    def eyes_on_hand(self, role: i64) -> i64:
        """KHO-SETUP-15  Who sees a hand: everybody, unless the table hides hands."""
        return EVERYBODY if self.rules.open_hands else i64(1) << role

    def room_of_class(self, cls: i64) -> i64:
        """The rooms that hold exhausted heroes of a class, as bits."""
        mask: i64 = 0
        for h in range(cls * 5, cls * 5 + 5):
            if self.board.hero_room[h] != NOWHERE and self.board.hero_state[h] == EXHAUSTED:
                mask |= i64(1) << self.board.hero_room[h]
        return mask
