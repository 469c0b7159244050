"""Other worlds: what a seat cannot know is changed, by code of the suite's own that shares nothing with
`determinize`.

Values of one pool change places among all its slots that the seat cannot see; a place with a domain takes
any value below it; the future (luck) is another one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb

from underkeep.core.kernel.events import EVERYBODY, mask_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.zones import Hidden
from underkeep.core.testing.random_numbers import Dice

Seat = frozenset[int]


def seats_of(game: Game, dice: Dice) -> list[Seat]:
    """The spectator, every role alone, and two roles in one chair."""
    roles = list(range(int(game.roles)))
    seats: list[Seat] = [frozenset(), *(frozenset({role}) for role in roles)]
    if len(roles) > 2:
        seats.append(frozenset(dice.shuffled(roles)[:2]))
    return seats


def sees(place: Hidden, seat: Seat) -> bool:
    return place.eyes == EVERYBODY or bool(place.eyes & mask_of(seat))


def another_world(spec: GameSpec, game: Game, seat: Seat, dice: Dice) -> Game:
    """A game that the seat cannot tell from this one."""
    places = spec.hidden(game)
    pools: dict[str, list[int]] = {}
    for place in places:
        if not sees(place, seat) and place.domain == 0:
            pools.setdefault(place.pool, []).extend(place.values)
    pools = {name: dice.shuffled(values) for name, values in pools.items()}
    world = spec.with_hidden(game, [place if sees(place, seat) else refill(place, pools, dice) for place in places])
    world.luck.reseed(dice.seed())
    world.luck.script = []
    return world


def refill(place: Hidden, pools: dict[str, list[int]], dice: Dice) -> Hidden:
    """The place with other values, taken from its pool or thrown from its domain."""
    if place.domain > 0:
        return replace(place, values=tuple(dice.below(place.domain) for _ in place.values))
    pool = pools[place.pool]
    return replace(place, values=tuple(pool.pop() for _ in place.values))


def unseen_values(places: list[Hidden], place: Hidden, seat: Seat) -> list[int]:
    """All values that lie, out of the seat's sight, in the pool of that place."""
    mixed = [other for other in places if other.pool == place.pool and other.domain == 0 and not sees(other, seat)]
    return [value for other in mixed for value in other.values]


def possible_values(places: list[Hidden], place: Hidden, seat: Seat) -> int:
    """How many different values a slot of that place may hold for all the seat knows."""
    return place.domain if place.domain > 0 else len(set(unseen_values(places, place, seat)))


def possible_contents(places: list[Hidden], place: Hidden, seat: Seat) -> int:
    """How many different contents the place may have when their order means nothing."""
    size = len(place.values)
    if place.domain > 0:
        return comb(place.domain + size - 1, size)
    ways = [1] + [0] * size  # ways[n]: different hands of n values made of the kinds looked at so far
    for count in Counter(unseen_values(places, place, seat)).values():
        ways = [sum(ways[n - used] for used in range(min(count, n) + 1)) for n in range(size + 1)]
    return ways[size]
