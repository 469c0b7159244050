"""VAST-DIE-001  Changes by the two dice: the face of the Dragon die stays for all to see."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import L_ACTION_DIE, L_DRAGON_DIE
from underkeep.games.vast.state.events.turn import ActionDieRolled, DieRolled
from underkeep.games.vast.state.game import Vast


def roll_dragon_die(game: Vast) -> None:
    """VAST-DIE-001  The face is for all to see."""
    game.die = game.luck.below(L_DRAGON_DIE, i64(len(game.content.die)))
    if game.listener is not None:
        game.tell(DieRolled(int(game.die) + 1))


def roll_action_die(game: Vast) -> i64:
    """VAST-DIE-004  1 to 6."""
    value = game.luck.below(L_ACTION_DIE, 6) + 1
    if game.listener is not None:
        game.tell(ActionDieRolled(int(value)))
    return value
