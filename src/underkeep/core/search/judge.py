"""Judge: what a game tells a search about positions. It looks at games made from a view, never at the table's own."""

from __future__ import annotations

import math
from typing import Any

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import SimultaneousDecision
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Reason


def softmax(scores: list[float], temperature: float) -> list[float]:
    """Probabilities that grow with the scores; the colder, the greedier."""
    top = max(scores)
    weights = [math.exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


class Judge:
    """Points are the game's own currency (see its judge), chances lie between 0 and 1; every list is by option or by
    role.
    """

    temperature: float = 15.0  # how many points make an option clearly better
    follows: int = 0  # decisions that the grandmaster's tree plays a new position on before it is judged
    rehearses: bool = False  # whether options are compared by rehearsals (core/search/rehearsal.py) instead of a tree

    def scores(self, game: Any, role: i64, options: list[Action]) -> list[float]:
        """What each option gains for the role, in points: quickly, since a search asks at every new position."""
        return [0.0 for _ in options]

    def explain(self, game: Any, role: i64, action: Action) -> tuple[Reason, ...]:
        """The same in words: named reasons whose weights add up to what the option gains."""
        return ()

    def unrest(self, game: Any) -> float:
        """Points by which one may err to leave a rut: more when nothing has happened for long."""
        return 1.0

    def is_mixed(self, game: Any, role: i64) -> bool:
        """Whether the question is best answered by dice, because others must not foresee the answer."""
        return isinstance(game.top(), SimultaneousDecision)

    def mixture(self, game: Any, role: i64, options: list[Action]) -> list[float]:
        """Probabilities of the options where the answer is mixed."""
        return softmax(self.scores(game, role, options), self.temperature)

    def chances(self, game: Any, role: i64, gain: float) -> list[float]:
        """The chance of every role to win, if the one who is asked gains so many points at once."""
        return [1.0 / int(game.roles)] * int(game.roles)

    # ------------------------------------------------------------------ for rehearsals
    def is_minor(self, game: Any) -> bool:
        """Whether the best score is good enough an answer."""
        return False

    def rehearsed(self, game: Any, role: i64, action: Action) -> Game:
        """The option, and all that the role does after it until luck decides; it may be the same game."""
        raise NotImplementedError

    def future(self, game: Any) -> list[float]:
        """The chance of every role after what luck may bring next; the game has luck of its own and is used up."""
        raise NotImplementedError

    def outcome(self, game: Any) -> list[float]:
        """What the end of a game is worth to every role: 1 for winners, 0 for losers."""
        raise NotImplementedError
