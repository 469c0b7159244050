"""Many games of one kind side by side: everybody's options after one call, for research environments.

Here and not in `env` because the loop over the games has to be compiled with them. What concerns all games stands in
vectors of this object that are never replaced: an array library looks at them where they lie.
"""

from __future__ import annotations

from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i16, i64, u8, vec
from underkeep.core.search.playout import MASK, next_random, pick


@final
class Mask:
    """A mask of one game: 1 for what is on offer. Masks are wide and offers short, so that only those places are
    written that held or hold something.
    """

    def __init__(self, width: i64) -> None:
        self.bits: vec[u8] = vec[u8]([0] * int(width))
        self.offer: list[Action] = []

    def show(self, offer: list[Action]) -> None:
        bits = self.bits
        for action in self.offer:
            bits[action.number] = 0
        for action in offer:
            bits[action.number] = 1
        self.offer = offer


@final
class Batch:
    """Games in places 0 to n - 1, what is asked in each and what is on offer there.

    Of an offer only the numbers are kept: the actions themselves lie all over the memory, and one game after the other
    would have to fetch them again.
    """

    def __init__(self, games: list[Game], actions: list[Action], policy: i64) -> None:
        self.games = games
        self.actions = actions
        self.width: i64 = len(actions)
        self.dice: i64 = policy & MASK
        self.offers: vec[i16] = vec[i16]([0] * (len(games) * len(actions)))  # place by place, their numbers
        self.counts: vec[i64] = vec[i64]([0] * len(games))  # ... how many they are
        self.roles: vec[i64] = vec[i64]([-1] * len(games))  # who is asked, -1 where the game is over
        self.masks: vec[u8] = vec[u8]([0] * (len(games) * len(actions)))  # place by place, 1 for what is on offer
        self.chosen: vec[i64] = vec[i64]([0] * len(games))  # what `sample` drew
        for place in range(len(games)):
            self.ask(place)

    def put(self, place: i64, game: Game) -> None:
        """Another game in that place."""
        self.games[place] = game
        self.ask(place)

    def ask(self, place: i64) -> None:
        """Look up who is asked there and what is on offer."""
        game, masks, offers, first = self.games[place], self.masks, self.offers, place * self.width
        for n in range(self.counts[place]):
            masks[first + i64(offers[first + n])] = 0
        role = game.first_asked()
        self.roles[place] = role
        count: i64 = 0
        if role >= 0:
            for action in game.options(role):
                masks[first + action.number] = 1
                offers[first + count] = i16(action.number)
                count += 1
        self.counts[place] = count

    def refused(self, numbers: list[int]) -> int:
        """The first place where the action of that number is not on offer, -1 if all are; games that are over do not
        count.
        """
        for place in range(i64(len(self.games))):
            number: i64 = numbers[place]
            if self.roles[place] >= 0:
                if number < 0 or number >= self.width or self.masks[place * self.width + number] == 0:
                    return int(place)
        return -1

    def step(self, numbers: list[int]) -> list[int]:
        """One action in every place that is not over: the places whose game has ended by it. Whoever calls has asked
        `refused`.
        """
        ended: list[int] = []
        for place in range(i64(len(self.games))):
            role = self.roles[place]
            if role >= 0:
                self.games[place].advance(role, self.actions[numbers[place]])
                self.ask(place)
                if self.roles[place] < 0:
                    ended.append(int(place))
        return ended

    def step_at(self, places: list[int], numbers: list[int]) -> list[int]:
        """One action in each of some places, none of them over: those whose game has ended by it. Whoever calls has
        looked at the masks.
        """
        ended: list[int] = []
        for n in range(i64(len(places))):
            place: i64 = places[n]
            self.games[place].advance(self.roles[place], self.actions[numbers[n]])
            self.ask(place)
            if self.roles[place] < 0:
                ended.append(int(place))
        return ended

    def sample(self) -> None:
        """Draw an action on offer in each place, with equal chance; 0 where nothing is on offer."""
        r = self.dice
        for place in range(i64(len(self.games))):
            count = self.counts[place]
            r = next_random(r)
            self.chosen[place] = i64(self.offers[place * self.width + pick(r, count)]) if count else 0
        self.dice = r
