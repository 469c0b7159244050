"""Many games of one kind side by side: everybody's options after one call, for the research door.

Here and not in `env` because the loop over the games has to be compiled with them. What concerns all games is told as
the bytes of 64-bit integers, little-endian, which an array library reads as they are.
"""

from __future__ import annotations

from typing import final

from underkeep.core.actions import Action
from underkeep.core.game import Game
from underkeep.core.native import BytesWriter, i64, vec, write_i64_le
from underkeep.core.playout import MASK, next_random, pick


@final
class Batch:
    """Games in places 0 to n - 1, what is asked in each and what is on offer there."""

    def __init__(self, games: list[Game], actions: list[Action]) -> None:
        self.games = games
        self.actions = actions
        self.roles: vec[i64] = vec[i64]([-1] * len(games))  # who is asked, -1 where the game is over
        self.offers: list[list[Action]] = [[] for _ in games]
        for place in range(len(games)):
            self.ask(place)

    def put(self, place: i64, game: Game) -> None:
        """Another game in that place."""
        self.games[place] = game
        self.ask(place)

    def ask(self, place: i64) -> None:
        """Look up who is asked there and what is on offer."""
        game = self.games[place]
        role = game.first_asked()
        self.roles[place] = role
        self.offers[place] = game.options(role) if role >= 0 else []

    def step(self, numbers: list[int]) -> list[int]:
        """One action in every place that is not over: the places whose game has ended by it. Whoever calls has
        looked at what is on offer: the actions come from there.
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

    def offered(self) -> bytes:
        """Every action on offer in every place: place times the number of all actions, plus its own number."""
        told = BytesWriter()
        width: i64 = len(self.actions)
        for place in range(i64(len(self.games))):
            for action in self.offers[place]:
                write_i64_le(told, place * width + action.number)
        return told.getvalue()

    def sample(self, policy: i64) -> bytes:
        """The number of an action on offer in each place, with equal chance; 0 where nothing is on offer."""
        told = BytesWriter()
        r: i64 = policy & MASK
        for offer in self.offers:
            r = next_random(r)
            write_i64_le(told, offer[pick(r, i64(len(offer)))].number if offer else 0)
        return told.getvalue()

    def who(self) -> bytes:
        """The role that is asked in each place, -1 where the game is over."""
        told = BytesWriter()
        for role in self.roles:
            write_i64_le(told, role)
        return told.getvalue()
