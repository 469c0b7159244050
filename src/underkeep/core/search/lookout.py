"""Lookout: wins that lie at hand, found by a small search of whole turns inside worlds that fit a view.

Whether a role can win in the turn under way: its turn is played by the best scores, then again with one choice made
otherwise at each place in turn, as long as the budget lasts. Whether somebody else wins before a role's next turn: all
play by the best scores, and whoever comes near a win gets that same search for his own turn.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64
from underkeep.core.search.judge import Judge
from underkeep.core.search.search import after_forced_answers

LOOKS: Final[i64] = 60  # decisions judged for one option in one world
WIDTH: Final[i64] = 3  # options tried where a choice is made otherwise
LONGEST: Final = 150  # decisions of a round


@final
class Lookout:
    """For one judge; `left` is what remains of the budget."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.left: i64 = 0

    def wins_by(self, game: Game, role: i64, action: Action) -> bool:
        """Whether an option leads to a win in this turn, in this world."""
        turn = self.judge.turn(game)
        copy = game.clone()
        copy.advance(role, action)
        self.left = LOOKS
        return self.can_win(copy, role, turn, 1)

    def can_win(self, game: Game, role: i64, turn: i64, others: i64) -> bool:
        """Whether the role wins in this turn, with so many choices made otherwise than the scores say. The game is
        used up.
        """
        while True:
            asked = after_forced_answers(game)
            if asked < 0:
                return self.judge.outcome(game)[role] == 1.0
            if self.judge.turn(game) != turn or self.left <= 0:
                return False
            options = self.ranked(game, asked)
            if asked == role and others > 0:
                for action in options[1:WIDTH]:
                    copy = game.clone()
                    copy.advance(role, action)
                    if self.can_win(copy, role, turn, others - 1):
                        return True
            game.advance(asked, options[0])

    def ranked(self, game: Game, asked: i64) -> list[Action]:
        """The best options, the best first."""
        self.left -= 1
        options = game.options(asked)
        scores = self.judge.mixture(game, asked, options) if self.judge.is_mixed(game, asked) else None
        if scores is None:
            scores = self.judge.scores(game, asked, options)
        found: list[Action] = []
        for _ in range(min(WIDTH, i64(len(options)))):
            best = scores.index(max(scores))
            found.append(options[best])
            scores[best] = -1e18
        return found

    def beaten_after(self, game: Game, role: i64, action: Action) -> i64:
        """The role that wins before this one's next turn if it plays an option, in this world; -1 if none does."""
        turn = self.judge.turn(game)
        copy = game.clone()
        copy.advance(role, action)
        begun = turn
        for _ in range(LONGEST):
            asked = after_forced_answers(copy)
            if asked < 0:
                return self.winner_but(copy, role)
            now, mover = self.judge.turn(copy), self.judge.mover(copy)
            if now != turn and mover == role:
                return -1
            if now != begun and mover >= 0 and self.judge.near_win(copy, mover):
                self.left = LOOKS
                if self.can_win(copy.clone(), mover, now, 1):
                    return mover
            begun = now
            self.left = 1
            copy.advance(asked, self.ranked(copy, asked)[0])
        return -1

    def winner_but(self, game: Game, role: i64) -> i64:
        """Who has won, if it is somebody else."""
        outcome = self.judge.outcome(game)
        if outcome[role] == 1.0:
            return -1
        for other in range(game.roles):
            if outcome[other] == 1.0:
                return other
        return -1
