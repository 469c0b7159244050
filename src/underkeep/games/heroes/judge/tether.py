"""The one monster of a clan that has no other: where it goes out to fight, its way home is part of the plan.

Many monsters leave some on guard; a Dragon cannot. As long as the active player's cards can bring it back before the
assault, it counts as standing in the Vault.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.faces import MELEE, MOVE, RANGED, SINGLE, SWARM, Face, Icon
from underkeep.games.heroes.names import MAX_MONSTERS, MAX_VALUE, NOWHERE, VAULT
from underkeep.games.heroes.refusals import LEGAL
from underkeep.games.heroes.state.game import PLAY_PHASE, Heroes

LONGEST: Final[i64] = 2  # passages that are worth the way
ALL_ICONS: Final[i64] = 15


def tethered(game: Heroes) -> i64:
    """The number of the active player's only monster, if it is out and can be home in time; else -1."""
    role = game.turn.active
    if game.turn.phase != PLAY_PHASE or game.rules.sizes[role] != 1:
        return NOWHERE
    room = game.board.monster_room[role * MAX_MONSTERS]
    if room == NOWHERE or room == VAULT or game.dungeon.steps[room] > LONGEST or not prize_is_home(game):
        return NOWHERE
    special = game.rules.special
    if special.refuse_leave(game, room) != LEGAL or special.refuse_step(game, room, True) != LEGAL:
        return NOWHERE
    return role * MAX_MONSTERS if game.dungeon.steps[room] <= moves_left(game) else NOWHERE


def prize_is_home(game: Heroes) -> bool:
    token = game.board.treasure[VAULT]
    return token >= 0 and game.rules.treasure_values[token] == MAX_VALUE


def moves_left(game: Heroes) -> i64:
    """Moves that the hand and the card on the table still have."""
    total = unused(game, MOVE)
    for card in game.players[game.turn.active].hand.items:
        total += most_of(game.rules.content.faces[card], MOVE)
    return total


def unused(game: Heroes, verb: i64) -> i64:
    """Icons of the card on the table that were not used, of the side that was chosen or of the better one."""
    turn = game.turn
    if turn.card < 0:
        return 0
    face = game.rules.content.faces[turn.card]
    return most_of(face, verb) if turn.side < 0 else count(face.sides[turn.side], verb, turn.left)


def blows_left(game: Heroes) -> i64:
    return unused(game, MELEE)


def shots_left(game: Heroes) -> i64:
    return unused(game, RANGED)


def most_of(face: Face, verb: i64) -> i64:
    """As many as the better side shows."""
    most: i64 = 0
    for side in face.sides:
        most = max(most, count(side, verb, ALL_ICONS))
    return most


def count(side: tuple[Icon, ...], verb: i64, left: i64) -> i64:
    found: i64 = 0
    for slot in range(i64(len(side))):
        icon = side[slot]
        if left >> slot & 1 and (icon.kind == SINGLE or icon.kind == SWARM) and icon.left.verb == verb:
            found += 1
    return found
