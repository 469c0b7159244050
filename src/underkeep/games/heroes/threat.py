"""How dangerous the next guild card is: what an arrival in each room would set off, counted without luck.

A simplification of the assault for the team bot: groups gather sleepers, spend themselves on monsters, plunder what
they can, and run on; Exhibits and effects of Treasures are left out.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.native import i64, vec
from underkeep.games.heroes.names import (
    GUILD_HEROES,
    HERO_TOKENS,
    MOST_MONSTERS,
    MOST_VALUE,
    NOWHERE,
    ROOMS,
)  # fmt: skip
from underkeep.games.heroes.state import Heroes

LOSS: Final[i64] = 2600
NEAR_LOSS: Final[i64] = 28
SAFE_MARGIN: Final[i64] = 7


@final
class Flow:
    """A small copy of what matters when heroes run."""

    def __init__(self, game: Heroes) -> None:
        self.sleepers = vec[i64]([0] * int(ROOMS))
        self.health = vec[i64]([0] * int(ROOMS))
        self.worth = vec[i64]([0] * int(ROOMS))
        self.traps = vec[i64]([0] * int(ROOMS))
        self.great: i64 = 0
        board = game.board
        for h in range(HERO_TOKENS):
            if board.hero_room[h] != NOWHERE:
                self.sleepers[board.hero_room[h]] += 1
        for m in range(i64(len(board.monster_room))):
            if board.monster_room[m] != NOWHERE:
                left = game.table.health[m // MOST_MONSTERS] - board.monster_wounds[m]
                self.health[board.monster_room[m]] += left
        for room in range(ROOMS):
            self.traps[room] = board.traps(room)
            self.worth[room] = game.treasure_value(room)
            token = board.treasure[room]
            if token >= 0 and game.table.treasure_values[token] == MOST_VALUE:
                self.great = room
        self.margin: i64 = 99

    def arrive(self, game: Heroes, start: i64) -> bool:
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
                self.sleepers[room] += self.worth[room]
                self.worth[room] = 0
                if room == self.great:
                    return True
            room = self.next_room(game, room, group)
        return False

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
        self.sleepers[room] += spent
        return group - spent

    def next_room(self, game: Heroes, room: i64, group: i64) -> i64:
        """Where the team would let them run: to guards or walls, if there is a choice."""
        rules = game.table.rules
        steps, doors = rules.hero_steps(game), rules.hero_doors(game)
        best: i64 = NOWHERE
        most: i64 = -1
        for other in range(ROOMS):
            if doors[room] >> other & 1 and steps[other] == steps[room] - 1:
                stops = self.health[other] * 2 + self.traps[other] * 3 + self.worth[other] - self.sleepers[other]
                if best == NOWHERE or stops > most:
                    best, most = other, stops
        if best == NOWHERE:
            self.sleepers[room] += group
        return best


def threat(game: Heroes) -> i64:
    """The cost of the guild cards that may come next, by their odds."""
    counts = vec[i64]([0] * 6)
    for card in game.guild.deck.items:
        if card < GUILD_HEROES:
            counts[game.table.content.guild[card][1]] += 1
    total: i64 = 0
    for kind in range(i64(6)):
        if counts[kind] > 0:
            total += counts[kind] * danger(game, game.rooms_of_type(kind))
    quota = game.table.rules.quota(game, game.guild.wave)
    return total * quota // max(i64(1), game.guild.deck.count())


def danger(game: Heroes, rooms: i64) -> i64:
    """What one card of a type would do."""
    flow = Flow(game)
    for room in range(ROOMS):
        if rooms >> room & 1 and flow.arrive(game, room):
            return LOSS
    return max(i64(0), SAFE_MARGIN - flow.margin) * NEAR_LOSS
