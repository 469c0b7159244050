"""What an option gains, in points, without looking further than to the end of the action it begins."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.actions import DROP, JUMP, LENGTH, TAKE, THROUGH, TO, WALK
from underkeep.games.twister.board.squares import LINE_OF
from underkeep.games.twister.judge.weights import POINT, VICTORY, W
from underkeep.games.twister.judge.worth import Worth
from underkeep.games.twister.names import FIRST_OBJECT, TREASURE, WAND, WIZARD, other, owner
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.rules.jump import landings
from underkeep.games.twister.rules.leaving import exit_points, exit_value
from underkeep.games.twister.rules.movement import reach, refuse_stop, walker_of
from underkeep.games.twister.rules.wall_walking import crossings
from underkeep.games.twister.state.game import Twister

NOWHERE: Final = -1


# ---------------------------------------------------------------------- where to
def destinations(game: Twister, token: i64, verb: i64) -> list[i64]:
    """Where a walk, jump or crossing may end, keeping what he holds."""
    walker = walker_of(game, token, game.load_of(token))
    if verb == JUMP:
        return landings(game, walker)
    if verb == THROUGH:
        return crossings(game, walker)
    queue, _ = reach(game, walker, game.place[token], game.movement_of(token))
    found: list[i64] = []
    for n in range(i64(1), i64(len(queue))):
        if refuse_stop(game, walker, queue[n]) == LEGAL:
            found.append(queue[n])
    return found


def arrival(worth: Worth, token: i64, load: i64, square: i64) -> float:
    """What a character is worth who has come to a square; on the other line that is his score."""
    game = worth.game
    side = owner(token)
    if LINE_OF[square] != other(int(side)):
        return worth.appeal(token, load, square)
    points = exit_points(game, token, load)
    wins = game.points[side] + points >= game.rules.target_points
    return POINT * float(points) - worth.health(token) + (VICTORY if wins else 0.0)


def best_arrival(worth: Worth, token: i64, verb: i64) -> tuple[i64, float]:
    """The square that appeals most, and how much more than staying; NOWHERE if there is none."""
    game = worth.game
    load = game.load_of(token)
    best: i64 = NOWHERE
    most = -VICTORY
    for square in destinations(game, token, verb):
        value = arrival(worth, token, load, square)
        if value > most:
            best, most = square, value
    return best, most - worth.appeal(token, load, game.place[token])


def is_journey(verb: i64) -> bool:
    return WALK <= verb <= THROUGH


# ---------------------------------------------------------------------- on the way
def way_score(worth: Worth, frame: OnTheWay, action: Action, here: float) -> float:
    """A choice on the way against stopping where he is."""
    verb: i64 = action.verb
    if verb == TO:
        return arrival(worth, frame.mover, frame.load, action.a) - here
    if verb == TAKE:
        return worth_in_hand(worth, frame.mover, action.a) - holding_load(worth, frame)
    if verb == DROP:
        return -holding_load(worth, frame) - W.leftover_step
    return errand_score(worth, frame, action.a) - here


def errand_score(worth: Worth, frame: OnTheWay, square: i64) -> float:
    """Via a square where something lies: what he is worth there with it, and some steps left."""
    best = worth.appeal(frame.mover, frame.load, square) - holding_load(worth, frame)
    game = worth.game
    for n in range(i64(len(game.things))):
        token = game.things[n]
        if game.place[token] == square:
            gain = worth_in_hand(worth, frame.mover, game.kind[token]) - holding_load(worth, frame)
            best = max(best, worth.appeal(frame.mover, frame.load, square) + gain)
    return best + W.leftover_step


def worth_in_hand(worth: Worth, token: i64, kind: i64) -> float:
    """What an object of that kind would be worth in his hands."""
    if kind < FIRST_OBJECT:
        return 0.0
    if kind == WAND and worth.game.kind[token] == WIZARD:
        return W.wizards_wand
    value = W.held[kind - FIRST_OBJECT]
    if kind == TREASURE:
        value += worth.advance(token) / float(max(i64(1), exit_value(worth.game, token)))
    return value


def holding_load(worth: Worth, frame: OnTheWay) -> float:
    return worth_in_hand(worth, frame.mover, worth.game.kind[frame.load]) if frame.load >= 0 else 0.0


# ---------------------------------------------------------------------- rooms and cards
def friends_in(game: Twister, side: i64, place: i64) -> i64:
    """Own characters lying face down in a room: their owner knows."""
    count: i64 = 0
    for n in range(i64(len(game.people))):
        if owner(game.people[n]) == side and game.in_room(game.people[n]) == place:
            count += 1
    return count


def enemies_in(game: Twister, side: i64, place: i64) -> i64:
    """Tokens of the other side lying there: everybody can count them."""
    count: i64 = 0
    for n in range(i64(len(game.roster))):
        if owner(game.roster[n]) == 1 - side and game.in_room(game.roster[n]) == place:
            count += 1
    return count


def reveal_score(game: Twister, side: i64, place: i64) -> float:
    """A new room: ground to go, friends to bring in, enemies who come in too."""
    friends, enemies = friends_in(game, side, place), enemies_in(game, side, place)
    return W.reveal_room + W.reveal_friend * float(friends) + W.reveal_enemy * float(enemies)


def light_score(action: Action) -> float:
    """Light opens ways; a long tile opens more."""
    return W.light_tile * float(action.a) if action.verb == LENGTH else W.light_tile


def points_to_exit(worth: Worth, side: i64) -> float:
    """Action points that the nearest of a side needs to leave, as far as one can tell."""
    game = worth.game
    best = 99.0
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if owner(token) == side and game.is_standing(token):
            best = min(best, float(worth.half_steps(token)) / float(2 * max(i64(1), game.movement_of(token))))
    return best


def run_score(worth: Worth, side: i64, card: i64) -> float:
    """A card that suffices for an exit, the smaller the better."""
    spare = float(card) - points_to_exit(worth, side)
    return 0.0 if spare < 0.0 else max(0.0, W.run_card - W.spare_point * spare)
