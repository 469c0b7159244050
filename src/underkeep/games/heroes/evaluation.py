"""What a position is worth to the defenders: the Vault first, then heroes by place, bodies, Traps, Treasures, goods.

The weights follow the strategy notes of the project; they are judged on games made from Views, never on the real one.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.native import i64, vec
from underkeep.games.heroes.legality import price_of
from underkeep.games.heroes.names import (
    CELLS,
    CLASSES,
    COMPLETED,
    EXHAUSTED,
    HERO_TOKENS,
    MOST_MONSTERS,
    NOWHERE,
    ROOMS,
    TRAP,
    VAULT,
    is_loot,
)  # fmt: skip
from underkeep.games.heroes.scenario_value import scenario_value
from underkeep.games.heroes.state import RUNNING, WON, Heroes
from underkeep.games.heroes.threat import threat

WHY: Final = ["guard", "kill", "cards", "goal", "danger", "bodies", "win"]
CARDS: Final[i64] = 2  # places in WHY
END: Final[i64] = 100_000
GUARDS: Final = [0, 150, 240, 290, 310]  # by health in the Vault; more adds GUARD_MORE each
GUARD_MORE: Final[i64] = 10
SLEEPERS: Final = [70, 42, 24, 14]  # cost of a hero by steps to the Vault
AWAKE: Final[i64] = 12
BODIES: Final = [8, 14, 9, 6]  # a monster by steps to the Vault
CORRIDOR: Final[i64] = 40  # a room beside the Vault without Treasure or guard
TREASURES: Final = [0, 26, 14, 9]  # per value by steps
TRAPS: Final = [26, 30, 18, 12]
WOUND: Final[i64] = 11
LOOT: Final[i64] = 26
CLIFF: Final[i64] = 25


def by_steps(table: list[int], steps: i64) -> i64:
    """The entry of a table; the last one holds for everything farther away."""
    return i64(table[min(int(steps), len(table) - 1)])


def value(game: Heroes) -> i64:
    """The more the better."""
    total: i64 = 0
    for part in parts(game):
        total += part
    return total


def parts(game: Heroes) -> vec[i64]:
    """The value by its reasons, in the order of WHY."""
    if game.outcome != RUNNING:
        return vec[i64]([0, 0, 0, 0, 0, 0, END if game.outcome == WON else -END])
    rooms: i64 = 0
    for room in range(ROOMS):
        if game.dungeon.has(room):
            rooms += room_value(game, room)
    heroes, cards, goal = hero_value(game), card_value(game), scenario_value(game)
    return vec[i64]([guard_value(game), heroes, cards, goal, -threat(game), rooms, 0])


def health_in(game: Heroes, room: i64) -> i64:
    """Damage that the monsters of a room can take."""
    total: i64 = 0
    board = game.board
    for m in range(i64(len(board.monster_room))):
        if board.monster_room[m] == room:
            total += game.table.health[m // MOST_MONSTERS] - board.monster_wounds[m]
    return total


def guard_value(game: Heroes) -> i64:
    """Health in the Vault, or wherever the value-4 Treasure stands."""
    health = health_in(game, great_room(game))
    if health < len(GUARDS):
        return i64(GUARDS[health])
    return i64(GUARDS[len(GUARDS) - 1]) + (health - len(GUARDS) + 1) * GUARD_MORE


def great_room(game: Heroes) -> i64:
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token >= 0 and game.table.treasure_values[token] == 4:
            return room
    return VAULT


def hero_value(game: Heroes) -> i64:
    """Heroes cost by place; several together cost more, and so does a class that runs out."""
    board, steps = game.board, game.dungeon.steps
    total: i64 = 0
    for h in range(HERO_TOKENS):
        room = board.hero_room[h]
        if room == NOWHERE:
            continue
        total -= 10 if room == CELLS else by_steps(SLEEPERS, steps[room])
        if board.hero_state[h] != EXHAUSTED:
            total -= AWAKE
    for room in range(ROOMS):
        count = board.count_heroes(room)
        total -= count * count * 2
    for cls in range(CLASSES):
        total -= max(i64(0), 2 - board.hero_supply(cls)) * CLIFF
    return total


def room_value(game: Heroes, room: i64) -> i64:
    """Bodies, Treasure, Traps and goods of a room."""
    board, steps = game.board, game.dungeon.steps[room]
    bodies = board.crowd[room]
    total = min(bodies, i64(3)) * by_steps(BODIES, steps) + max(i64(0), bodies - 3) * 2
    total += game.treasure_value(room) * by_steps(TREASURES, steps) if room != VAULT else 0
    if steps == 1 and bodies == 0 and board.treasure[room] < 0:
        total -= CORRIDOR
    total += min(board.count(room, TRAP), i64(2)) * by_steps(TRAPS, steps)
    total += board.count_resources(room) * 3
    price = price_of(room)
    if price >= 0 and board.count(room, price) > 0:
        total += 9
    if board.portal[room] == COMPLETED:
        total += 8
    return total - wounds_in(game, room)


def wounds_in(game: Heroes, room: i64) -> i64:
    total: i64 = 0
    for m in range(i64(len(game.board.monster_room))):
        if game.board.monster_room[m] == room:
            total += game.board.monster_wounds[m] * WOUND
    return total


def card_value(game: Heroes) -> i64:
    """Acquired cards pay while there are reshuffles to come; cards in hand always."""
    total: i64 = 0
    for player in game.players:
        total += player.hand.count() * 12
        for pile in (player.deck, player.hand, player.area, player.discard):
            for card in pile.items:
                if is_loot(card):
                    total += LOOT if game.guild.wave == 1 else LOOT // 3
    return total
