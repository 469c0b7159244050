"""DT-TIME-01  What happens when a player's time runs out: remaining points are dropped, set-up is done at random."""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.luck import words_of
from underkeep.core.kernel.native import i64
from underkeep.games.twister.actions import DONE_ACTION
from underkeep.games.twister.names import LUCK_TIMEOUT
from underkeep.games.twister.rules.choose_action import ChooseAction
from underkeep.games.twister.state.game import PHASE_PLAY, Twister


def timeout_action(game: Twister, role: i64) -> Action:
    """The action that is played for a role whose clock has run out.

    In set-up any legal choice, drawn; in play the points are dropped, an action under way is ended by its first option.
    """
    options = game.options(role)
    if game.phase < PHASE_PLAY:
        word = words_of(game.luck.seed, LUCK_TIMEOUT, game.answered[role])[0]  # off the record: no counter moves
        return options[word % len(options)]
    return DONE_ACTION if isinstance(game.top(), ChooseAction) else options[0]
