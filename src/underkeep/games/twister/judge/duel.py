"""Combat cards as a small matrix game: what each pair of cards brings, and the mixtures that follow."""

from __future__ import annotations

from typing import final

from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.search.matrix import solve
from underkeep.games.twister.judge.ways import Atlas
from underkeep.games.twister.judge.weights import W
from underkeep.games.twister.judge.worth import Worth
from underkeep.games.twister.names import other
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.end_of_action import settle_pits
from underkeep.games.twister.rules.group import fighters, must_lay_zero, side_sum
from underkeep.games.twister.rules.spoils import suffer
from underkeep.games.twister.state.game import CARD_VALUES, Twister


@final
class Duel:
    """The fight that a game stands at, in the eyes of the attacking side."""

    def __init__(self, game: Twister, atlas: Atlas) -> None:
        frame = game.top()
        assert isinstance(frame, LayCards)
        self.attacking: i64 = game.active
        defending: i64 = other(int(game.active))
        group = fighters(game, frame.attacker, frame.target)
        self.lead: i64 = side_sum(game, group, self.attacking) - side_sum(game, group, defending)
        self.attack_cards = hand(game, group, self.attacking)
        self.defence_cards = hand(game, group, defending)
        self.won = after(game, group, defending, atlas)
        self.tied = after(game, group, -1, atlas)
        self.lost = after(game, group, self.attacking, atlas)
        self.attack_mix, self.defence_mix, self.value = self.solved()

    def solved(self) -> tuple[list[float], list[float], float]:
        rows, columns = i64(len(self.attack_cards)), i64(len(self.defence_cards))
        payoff = vec[float]([0.0] * int(rows * columns))
        for row in range(rows):
            for column in range(columns):
                payoff[row * columns + column] = self.payoff(self.attack_cards[row], self.defence_cards[column])
        return solve(payoff, rows, columns)

    def payoff(self, attack: i64, defence: i64) -> float:
        """Higher total wins; both cards are spent."""
        lead = self.lead + attack - defence
        value = self.won if lead > 0 else self.lost if lead < 0 else self.tied
        return value - W.pip * float(attack) + W.pip * float(defence)

    def share(self, role: i64, card: i64) -> float:
        """How often a side should lay that card."""
        cards, mix = self.defence_cards, self.defence_mix
        if role == self.attacking:
            cards, mix = self.attack_cards, self.attack_mix
        for n in range(i64(len(cards))):
            if cards[n] == card:
                return mix[n]
        return 0.0

    def chance_to_win(self, role: i64) -> float:
        """The chance of a side to win this fight if both mix like this."""
        chance = 0.0
        for row in range(i64(len(self.attack_cards))):
            for column in range(i64(len(self.defence_cards))):
                lead = self.lead + self.attack_cards[row] - self.defence_cards[column]
                if (lead if role == self.attacking else -lead) > 0:
                    chance += self.attack_mix[row] * self.defence_mix[column]
        return chance


def hand(game: Twister, group: vec[i64], side: i64) -> vec[i64]:
    """The values a side can lay: public, since what was played is; only 0 for a Mummy among Torches."""
    cards = vec[i64](capacity=8)
    most: i64 = 1 if game.darkness and must_lay_zero(game, group, side) else CARD_VALUES
    for value in range(most):
        if game.combats[side * CARD_VALUES + value] > 0:
            cards = append(cards, value)
    return cards


def after(game: Twister, group: vec[i64], loser: i64, atlas: Atlas) -> float:
    """The worth for the attacking side once a side has lost (-1: nobody)."""
    copy = game.clone()
    if loser >= 0:
        suffer(copy, group, loser)
        settle_pits(copy)
    return Worth(copy, atlas.ways(copy.maze)).total(game.active)
