"""Many games of one kind side by side: everybody's options after one call, for the research door.

Here and not in `env` because the loop over the games has to be compiled with them.
"""

from __future__ import annotations

from typing import final

from underkeep.core.actions import Action
from underkeep.core.game import Game
from underkeep.core.native import i64, vec


@final
class Batch:
    """Games in places 0 to n - 1. `masks` holds a byte for each place and action: 1 if it is on offer there."""

    def __init__(self, games: list[Game], actions: list[Action]) -> None:
        self.games = games
        self.actions = actions
        self.roles: vec[i64] = vec[i64]([-1] * len(games))  # who is asked, -1 where the game is over
        self.offers: list[list[Action]] = [[] for _ in games]
        self.masks = bytearray(len(games) * len(actions))
        self.blank = bytes(len(actions))
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
        first: i64 = place * i64(len(self.actions))
        masks = self.masks
        masks[first : first + i64(len(self.actions))] = self.blank
        offer = game.options(role) if role >= 0 else []
        for action in offer:
            masks[first + action.number] = 1
        self.offers[place] = offer

    def step(self, numbers: list[int]) -> list[int]:
        """One action in every place that is not over: the places whose game has ended by it. Whoever calls has
        looked at the masks: the actions come from there.
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

    def counts(self) -> list[int]:
        """How many actions are on offer in each place."""
        return [len(offer) for offer in self.offers]

    def pick(self, places: list[int]) -> list[int]:
        """The numbers of the actions that stand in those places of the offers; 0 where nothing is on offer."""
        numbers: list[int] = []
        for n in range(len(places)):
            offer = self.offers[n]
            numbers.append(int(offer[places[n]].number) if offer else 0)
        return numbers

    def who(self) -> list[int]:
        """The role that is asked in each place, -1 where the game is over."""
        return [int(role) for role in self.roles]
