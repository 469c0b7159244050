"""What a position is worth to the defenders: the Vault first, then heroes by place, bodies, Traps, Treasures, goods.

The weights stand in weights.toml. What is judged are games made from Views, never the real one.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.faces import MELEE, RANGED
from underkeep.games.heroes.judge.scenario_value import cards_to_come, scenario_value
from underkeep.games.heroes.judge.threat import threat
from underkeep.games.heroes.judge.weights import GUARDED, WAYS, W
from underkeep.games.heroes.names import (
    CELLS,
    CLASSES,
    COMPLETED,
    EXHAUSTED,
    FORGE,
    HERO_TOKENS,
    MAX_MONSTERS,
    MENAGERIE,
    NOWHERE,
    PANTRY,
    RESOURCES,
    ROOMS,
    STUDY,
    TRAP,
    VAULT,
    is_loot,
)  # fmt: skip
from underkeep.games.heroes.rules.cards import display_has
from underkeep.games.heroes.rules.rooms import loot_of
from underkeep.games.heroes.state.game import PLAY_PHASE, RUNNING, WON, Heroes

WHY: Final = ["guard", "kill", "cards", "goal", "danger", "bodies", "win"]
CARDS: Final[i64] = 2  # places in WHY
END: Final[i64] = 100_000
TWO_WAVES: Final[i64] = 32
SHOPS: Final = vec[i64]([PANTRY, FORGE, MENAGERIE, STUDY])  # by resource
MAX_STORED: Final[i64] = 2


def by_steps(table: vec[i64], steps: i64) -> i64:
    """The entry of a table; the last one holds for everything farther away."""
    return table[min(steps, i64(len(table)) - 1)]


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
    rooms -= wounds(game) * W.wound
    heroes, cards, goal = hero_value(game) + reach_value(game), card_value(game), scenario_value(game)
    return vec[i64]([guard_value(game), heroes, cards, goal, -threat(game), rooms, 0])


def health_in(game: Heroes, room: i64) -> i64:
    """Damage that the monsters of a room can take."""
    total: i64 = 0
    board = game.board
    for m in range(i64(len(board.monster_room))):
        if board.monster_room[m] == room:
            total += game.rules.health[m // MAX_MONSTERS] - board.monster_wounds[m]
    return total


def guard_value(game: Heroes) -> i64:
    """Health in the Vault, or wherever the value-4 Treasure stands."""
    health = health_in(game, great_room(game))
    most: i64 = GUARDED - 1
    return W.guards[health] if health <= most else W.guards[most] + (health - most) * W.guard_more


def great_room(game: Heroes) -> i64:
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token >= 0 and game.rules.treasure_values[token] == 4:
            return room
    return VAULT


def hero_value(game: Heroes) -> i64:
    """Heroes cost by place; several together cost more, and so does a class that runs out."""
    board, steps = game.board, game.dungeon.steps
    total: i64 = 0
    crowds = vec[i64]([0] * int(ROOMS))
    for h in range(HERO_TOKENS):
        room = board.hero_room[h]
        if room == NOWHERE:
            continue
        crowds[room] += 1
        total -= W.prisoner if room == CELLS else by_steps(W.sleepers, steps[room])
        if board.hero_state[h] != EXHAUSTED:
            total -= W.awake
    for room in range(ROOMS):
        total -= crowds[room] * crowds[room] * W.crowd
    for cls in range(CLASSES):
        total -= max(i64(0), 2 - board.hero_supply(cls)) * W.cliff
    return total


def reach_value(game: Heroes) -> i64:
    """Heroes that the active player's attack cards could still beat this turn from where the monsters stand."""
    if game.turn.phase != PLAY_PHASE:
        return 0
    role = game.turn.active
    blows, shots = i64(0), i64(0)
    for card in game.players[role].hand.items:
        face = game.rules.content.faces[card]
        blows += 2 if face.shows(MELEE) else 0
        shots += 1 if face.shows(RANGED) else 0
    beside: i64 = 0
    around: i64 = 0
    here = game.board.rooms_with(role)
    for h in range(HERO_TOKENS):
        room = game.board.hero_room[h]
        if room == NOWHERE:
            continue
        if here >> room & 1:
            beside += 1
        elif game.dungeon.doors[room] & here:
            around += 1
    return (min(blows, beside) + min(shots, around)) * W.reach


def room_value(game: Heroes, room: i64) -> i64:
    """Bodies, Treasure, Traps and goods of a room."""
    board, steps = game.board, game.dungeon.steps[room]
    bodies = board.crowd[room]
    total = min(bodies, i64(3)) * by_steps(W.bodies, steps) + max(i64(0), bodies - 3) * W.body_more
    total += game.treasure_value(room) * by_steps(W.treasures, steps) if room != VAULT else 0
    if steps == 1 and bodies == 0 and board.treasure[room] < 0:
        total -= W.corridor
    total += min(board.count(room, TRAP), i64(2)) * by_steps(W.traps, steps)
    total += goods_value(game, room)
    if board.portal[room] >= COMPLETED:
        total += W.portal
    return total


def goods_value(game: Heroes, room: i64) -> i64:
    """Resources by the way to the room that takes them as a price; worth little when the game draws to its end."""
    total: i64 = 0
    for kind in range(RESOURCES):
        count = min(game.board.count(room, kind), MAX_STORED)
        shop: i64 = SHOPS[kind]
        if count == 0:
            continue
        if not game.dungeon.has(shop):
            total += count * W.unsold
        else:
            worth = count * by_steps(W.stored, way(game, room, shop))
            total += worth if display_has(game, loot_of(shop)) else worth // 2
    return total * cards_to_come(game) // TWO_WAVES


def way(game: Heroes, start: i64, goal: i64) -> i64:
    """Passages between two rooms, at most as many as the table of worths tells apart."""
    reached = i64(1) << start
    length: i64 = 0
    while not reached >> goal & 1 and length < WAYS - 1:
        length += 1
        edge = reached
        for room in range(ROOMS):
            if edge >> room & 1:
                reached |= game.dungeon.doors[room]
    return length


def wounds(game: Heroes) -> i64:
    """Wounds of all monsters in the dungeon."""
    total: i64 = 0
    for m in range(i64(len(game.board.monster_room))):
        if game.board.monster_room[m] != NOWHERE:
            total += game.board.monster_wounds[m]
    return total


def card_value(game: Heroes) -> i64:
    """Acquired cards pay while there are turns to come; cards in hand always."""
    total: i64 = 0
    for player in game.players:
        total += player.hand.count() * W.in_hand
        for pile in (player.deck, player.hand, player.area, player.discard):
            for card in pile.items:
                if is_loot(card):
                    total += W.loot * cards_to_come(game) // TWO_WAVES
    return total
