"""Judge: what a game tells a search about positions. It looks at games made from a view, never at the table's own."""

from __future__ import annotations

import math
from typing import Any

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event
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
    follows: int = 0  # decisions that the grandmaster's tree plays a new position on at most, to its next turn
    foresees: bool = False  # whether worlds can be played ahead for a forecast
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

    def play_ahead(self, game: Any) -> None:
        """Play a world on to where a forecast ends."""

    def omens(self, game: Any, events: list[Event]) -> set[tuple[str, str]]:
        """What happened in a world that was played ahead: things of the board, and in the game's own word what came."""
        return set()

    # ------------------------------------------------------------------ for looking out (core/search/lookout.py)
    def turn(self, game: Any) -> i64:
        """A number that changes with every turn."""
        return 0

    def mover(self, game: Any) -> i64:
        """The role whose turn it is; -1 where nobody has one."""
        return -1

    def near_win(self, game: Any, role: i64) -> bool:
        """Whether it is worth looking whether the role wins in its turn; must be quick."""
        return False

    # ------------------------------------------------------------------ for fitted values (core/search/values.py)
    def reading_names(self, game: Any) -> tuple[str, ...]:
        """The names of what a model of chances reads off a position; empty where the judge has no use for one."""
        return ()

    def readings(self, game: Any) -> list[float]:
        """What it reads, only what everybody may know; the first is always 1."""
        return []

    def centre(self, game: Any) -> list[list[float]]:
        """The model that fitting starts from: a row for every role and one for nobody."""
        return []

    def is_pause(self, game: Any) -> bool:
        """Whether what was begun is done, so that positions can be compared."""
        return True

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
