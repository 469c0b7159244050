"""Named, weighted reasons for an action: what an explained bot, a hint and a novice go by.

They are told of a game guessed from the view, never of the table's own, and use nothing that was guessed: what lies
face down counts by its number only.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import Reason
from underkeep.games.twister.judge.judge import JUDGE
from underkeep.games.twister.state.game import Twister

SEED_OF_GUESSES: Final = seed_from(0)


def reasons(guess: Game, role: int, action: Action) -> tuple[Reason, ...]:
    """Why one would, and how strongly; in points, 100 for one victory point."""
    assert isinstance(guess, Twister)
    return JUDGE.explain(guess, role, action)
