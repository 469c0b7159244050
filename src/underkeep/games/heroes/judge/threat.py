"""How dangerous the next guild card is: what an arrival in each room would set off, counted without luck.

A simplification of the assault for the team bot: groups gather sleepers, spend themselves on monsters, plunder what
they can, and run on; Exhibits and effects of Treasures are left out.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.names import (
    CELLS,
    GUILD_HEROES,
    HERO_TOKENS,
    MAX_MONSTERS,
    MAX_VALUE,
    NOWHERE,
    ROOMS,
    VAULT,
)  # fmt: skip
from underkeep.games.heroes.scenarios.chapter_5 import SHORT_TALLY, TALLY
from underkeep.games.heroes.state.game import Heroes

SAFE_MARGIN: Final[i64] = 7
NEVER: Final[i64] = 99
KINDS: Final[i64] = 6


@final
class Flow:
    """A small copy of what matters when heroes run."""

    def __init__(self, game: Heroes, steps: vec[i64], doors: vec[i64]) -> None:
        self.steps = steps  # as heroes count them: the same for all flows of a position
        self.doors = doors
        self.sleepers = vec[i64]([0] * int(ROOMS))
        self.health = vec[i64]([0] * int(ROOMS))
        self.worth = vec[i64]([0] * int(ROOMS))
        self.traps = vec[i64]([0] * int(ROOMS))
        self.great: i64 = 0
        self.strokes: i64 = strokes_left(game)  # until the game is lost
        self.margin: i64 = 99
        self.cost: i64 = 0  # monsters and Treasures that fall, without the great one

    def read(self, game: Heroes) -> None:
        """Begin with what lies on the map."""
        board = game.board
        for h in range(HERO_TOKENS):
            if board.hero_room[h] != NOWHERE:
                self.sleepers[board.hero_room[h]] += 1
        for m in range(i64(len(board.monster_room))):
            if board.monster_room[m] != NOWHERE:
                left = game.rules.health[m // MAX_MONSTERS] - board.monster_wounds[m]
                self.health[board.monster_room[m]] += left
        for room in range(ROOMS):
            self.traps[room] = board.traps(room)
            self.worth[room] = game.treasure_value(room)
            token = board.treasure[room]
            if token >= 0 and game.rules.treasure_values[token] == MAX_VALUE:
                self.great = room

    def copy_of(self, other: Flow) -> None:
        """Begin again where another one stands."""
        for room in range(ROOMS):
            self.sleepers[room], self.health[room] = other.sleepers[room], other.health[room]
            self.worth[room], self.traps[room] = other.worth[room], other.traps[room]
        self.great = other.great
        self.margin, self.cost, self.strokes = other.margin, other.cost, other.strokes

    def card(self, rooms: i64) -> bool:
        """One guild card: a hero in each of the rooms; True if the great Treasure falls."""
        for room in range(ROOMS):
            if rooms >> room & 1 and self.arrive(room):
                return True
        return False

    def arrive(self, start: i64) -> bool:
        """One hero appears in a room; True if the great Treasure falls."""
        group: i64 = 1
        room = start
        while room != NOWHERE:
            group = self.enter(room, group)
            if group == 0:
                return False
            if self.worth[room] > 0:
                if group < self.worth[room]:
                    self.sleepers[room] += group
                    return False
                group -= self.worth[room]
                if self.plunder(room):
                    return True
            room = self.next_room(room, group)
        return False

    def plunder(self, room: i64) -> bool:
        """The Treasure of a room falls; True if the game is lost by it."""
        worth: i64 = self.worth[room]
        self.sleepers[room] += worth
        self.cost += worth * W.lost_worth
        self.worth[room] = 0
        if worth == 1 and self.strokes < NEVER:
            self.strokes -= 1
            self.cost += W.stroke
        return room == self.great or self.strokes <= 0

    def enter(self, room: i64, group: i64) -> i64:
        """Traps, inspired sleepers, and the fight; how many are left to plunder or run on."""
        caught = min(group, self.traps[room])
        self.traps[room] -= caught
        group -= caught
        if group == 0:
            return 0
        group += self.sleepers[room]
        self.sleepers[room] = 0
        if room == self.great:
            self.margin = min(self.margin, self.health[room] + self.worth[room] - group)
        spent = min(group, self.health[room])
        self.health[room] -= spent
        self.cost += spent * W.lost_health
        self.sleepers[room] += spent
        return group - spent

    def next_room(self, room: i64, group: i64) -> i64:
        """Where the team would let them run: to guards or walls, if there is a choice."""
        doors, nearer = self.doors[room], self.steps[room] - 1
        best: i64 = NOWHERE
        most: i64 = -1
        for other in range(ROOMS):
            if doors >> other & 1 and self.steps[other] == nearer:
                stops = self.health[other] * 2 + self.traps[other] * 3 + self.worth[other] - self.sleepers[other]
                if best == NOWHERE or stops > most:
                    best, most = other, stops
        if best == NOWHERE:
            self.sleepers[room] += group
        return best


def flow_of(game: Heroes) -> Flow:
    """What the heroes find on the map as it is."""
    special = game.rules.special
    flow = Flow(game, special.hero_steps(game), special.hero_doors(game))
    flow.read(game)
    return flow


def strokes_left(game: Heroes) -> i64:
    """How many more Treasures of value 1 may fall; where nobody counts them, any number."""
    if game.rules.scenario.rules != "k17":
        return NEVER
    return (SHORT_TALLY if game.rules.mode_b else TALLY) - game.board.marks[VAULT]


def threat(game: Heroes) -> i64:
    """The cost of the guild cards that may come next, by their odds; of several cards the first two count."""
    counts = vec[i64]([0] * int(KINDS))
    cards: i64 = 0
    for card in game.guild.deck.items:
        cards += 1
        if card < GUILD_HEROES:
            counts[game.rules.content.guild[card][1]] += 1
    if cards == 0:
        return 0
    quota: i64 = game.rules.quota[game.guild.wave - 1]
    return threat_of_pairs(game, counts, cards) if quota > 1 else threat_of_one(game, counts) // cards


def threat_of_one(game: Heroes, counts: vec[i64]) -> i64:
    """The sum over all cards that may come."""
    start = flow_of(game)
    flow = Flow(game, start.steps, start.doors)
    total: i64 = 0
    for kind in range(KINDS):
        if counts[kind] > 0:
            flow.copy_of(start)
            total += counts[kind] * danger(flow, flow.card(game.rooms_of_type(kind)))
    return total


def threat_of_pairs(game: Heroes, counts: vec[i64], cards: i64) -> i64:
    """The mean over all pairs of types, the second card after the first."""
    start = flow_of(game)
    first, flow = Flow(game, start.steps, start.doors), Flow(game, start.steps, start.doors)
    rooms = vec[i64]([int(game.rooms_of_type(kind)) for kind in range(KINDS)])
    total: i64 = 0
    for one in range(KINDS):
        if counts[one] == 0:
            continue
        first.copy_of(start)
        if first.card(rooms[one]):
            total += counts[one] * W.loss * cards
            continue
        for two in range(KINDS):
            left = counts[two] - (1 if one == two else 0)
            if left > 0:
                flow.copy_of(first)
                total += counts[one] * left * danger(flow, flow.card(rooms[two]))
    return total // (cards * max(i64(1), cards - 1))


def falling_cards(game: Heroes) -> i64:
    """How many of the cards in the guild deck, drawn first in the next assault, may lose the game by what the heroes
    plunder in it; more cards of the assault follow the first.
    """
    counts = vec[i64]([0] * int(KINDS))
    for card in game.guild.deck.items:
        if card < GUILD_HEROES:
            counts[game.rules.content.guild[card][1]] += 1
    start = flow_of(game)
    total: i64 = 0
    for kind in range(KINDS):
        if counts[kind] > 0 and may_fall(game, start, counts, kind, game.rules.quota[game.guild.wave - 1]):
            total += counts[kind]
    return total


def may_fall(game: Heroes, start: Flow, counts: vec[i64], kind: i64, cards: i64) -> bool:
    """Does a card of that type, or one that may come after it in the assault, lose the game?"""
    flow = Flow(game, start.steps, start.doors)
    flow.copy_of(start)
    if flow.card(game.rooms_of_type(kind)):
        return True
    if cards < 2:
        return False
    left = counts[:]
    left[kind] -= 1
    for other in range(KINDS):
        if left[other] > 0 and may_fall(game, flow, left, other, cards - 1):
            return True
    return False


def danger(flow: Flow, lost: bool) -> i64:
    """What the heroes of a flow have done."""
    return W.loss if lost else flow.cost + max(i64(0), SAFE_MARGIN - flow.margin) * W.near_loss


def release(game: Heroes) -> i64:
    """The cost of a Mage in the Cells: all prisoners and the Mage run."""
    flow = flow_of(game)
    return danger(flow, flow.arrive(CELLS))
