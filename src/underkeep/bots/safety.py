"""The safety net of all who think, from the adept up: a win in this turn is not overlooked, and what lets somebody else
win before one's next turn is not played while something else prevents it.

It looks only where the judge sees somebody near a win and the best option would end the turn: looking at every choice
made a game of adepts thirty times as long. It looks into worlds that fit the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from underkeep.bots.position import AskedPosition
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import Reason, label
from underkeep.core.search.lookout import Lookout

WORLDS: Final = 3  # that a win must hold in, each with luck of its own
DANGERS: Final = 1  # worlds in which others are looked at
TRIED: Final = 4  # options, the best first, that may be better than the best
DONE: Final = "done"  # the word of all games for it
WINS: Final = Reason(label("why-win-now"), 1000.0)
PREVENTS: Final = Reason(label("why-prevents"), 500.0)


@dataclass(frozen=True)
class Safe:
    """An option that safety asks for: its place among the options, and why."""

    place: int
    why: Reason


def safe_choice(position: AskedPosition, ranked: Sequence[int]) -> Safe | None:
    """What safety asks for, given the places of the options from the best to the worst; None: nothing."""
    world = position.world(0)
    judge, role = position.judge, position.role
    near = [other for other in range(int(world.roles)) if judge.near_win(world, other)]
    if int(judge.mover(world)) != role or not near or not ends_turn(position, world, ranked[0]):
        return None
    if role in near and (place := winning(position, ranked)) is not None:
        return Safe(place, WINS)
    if near == [role]:
        return None
    place = least_dangerous(position, ranked)
    return None if place == ranked[0] else Safe(place, PREVENTS)


def ends_turn(position: AskedPosition, world: Game, place: int) -> bool:
    """Whether an option says that no more is done, or leaves the turn to somebody else, and nobody has won by it."""
    if position.options[place].text == DONE:
        return True
    copy = world.clone()
    copy.advance(position.role, position.options[place])
    return not copy.over() and position.judge.turn(copy) != position.judge.turn(world)


def worlds_of(position: AskedPosition, count: int) -> list[Game]:
    return [position.world(number) for number in range(count)]


def winning(position: AskedPosition, ranked: Sequence[int]) -> int | None:
    """The first option that wins this turn in all worlds, as far as the lookout sees."""
    lookout, worlds = Lookout(position.judge), worlds_of(position, WORLDS)
    for place in ranked[:TRIED]:
        action = position.options[place]
        if all(lookout.wins_by(world, position.role, action) for world in worlds):
            return place
    return None


def least_dangerous(position: AskedPosition, ranked: Sequence[int]) -> int:
    """The best option after which nobody else wins at once, or the one after which that is least likely."""
    lookout, worlds = Lookout(position.judge), worlds_of(position, DANGERS)
    safest, least = ranked[0], DANGERS + 1
    for place in ranked[:TRIED]:
        action = position.options[place]
        beaten = sum(int(lookout.beaten_after(world, position.role, action)) >= 0 for world in worlds)
        if beaten == 0:
            return place
        if beaten < least:
            safest, least = place, beaten
    return safest
