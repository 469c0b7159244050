"""VAST-GEN-001  Changes that belong to no role: rounds, turns, the Collapse, the end, and who is spared."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import ROLES
from underkeep.games.vast.state.events.turn import CollapseBegan, GameEnded, TurnBegan
from underkeep.games.vast.state.game import Vast


def begin_round(game: Vast) -> None:
    """Every role has had its turn."""
    game.round += 1


def pass_turn(game: Vast, role: i64) -> None:
    """It is that role's turn now."""
    game.active = role


def begin_turn(game: Vast, role: i64) -> None:
    """What counts once per turn, whoever's it is, starts again: the Flame Wall's victims, the Thief's evasion."""
    game.dragon.burnt = 0
    game.thief.evasion_used = False
    if game.listener is not None:
        game.tell(TurnBegan(ROLES[role], int(game.round)))


def begin_collapse(game: Vast) -> None:
    """The Collapse has begun and never ends."""
    game.collapse = True
    if game.listener is not None:
        game.tell(CollapseBegan())


def end_game(game: Vast, winner: i64, how: str) -> None:
    """VAST-GEN-002  The game stops at once."""
    game.winner = winner
    game.how = how
    if game.listener is not None:
        game.tell(GameEnded(ROLES[winner] if winner >= 0 else "", how))


def spare(game: Vast) -> None:
    """The attack or power under way is evaded or ignored."""
    game.spared = True


def spare_nobody(game: Vast) -> None:
    """A new attack or power begins, and nothing has turned it away yet."""
    game.spared = False
