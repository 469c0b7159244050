"""Changes of a turn: Action cards, points and potions, victory points, marks, and the end of turn and game."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import ROLES, other
from underkeep.games.twister.state.events.base_box import (
    ActionCardPlayed,
    ActionCardsTakenBack,
    GameEnded,
    JumpCardSpent,
    PointsScored,
    PotionDrunk,
    TurnEnded,
    TurnPassed,
)
from underkeep.games.twister.state.game import DRAW, FULL_ACTION_HAND, PHASE_OVER, STOPPED, Twister


# ---------------------------------------------------------------------- points
def score(game: Twister, side: i64, points: i64) -> None:
    """DT-VP-01  Victory points; a quiet time is over (UK-TWISTER-01)."""
    if points == 0:
        return
    game.points[side] += points
    game.stirred = 1
    if game.listener is not None:
        game.tell(PointsScored(ROLES[int(side)], int(points), int(game.points[side] - points), int(game.points[side])))


def pay(game: Twister, token: i64) -> None:
    """DT-TURN-06  One action point; the drinker of a Speed Potion spends his own first."""
    if game.potion[token] > 0:
        game.potion[token] -= 1
    else:
        game.ap -= 1


def drink_potion(game: Twister, token: i64, points: i64) -> None:
    """DT-POTION-01  So many action points for the drinker alone."""
    game.potion[token] += points
    if game.listener is not None:
        game.tell(PotionDrunk(game.said(token), int(points)))


def stop_early(game: Twister) -> None:
    """DT-TURN-05  Points not spent are lost, those of potions too (DT-POTION-02)."""
    if game.listener is not None:
        game.tell(TurnEnded(ROLES[int(game.active)], int(game.ap)))
    game.ap = STOPPED
    for n in range(i64(len(game.people))):
        game.potion[game.people[n]] = 0


def forget_stop(game: Twister) -> None:
    """A player who has ended the turn has no points."""
    game.ap = max(game.ap, i64(0))


# ---------------------------------------------------------------------- cards
def play_action_card(game: Twister, value: i64, ceiling: i64) -> None:
    """DT-TURN-01  The card leaves the hand and gives its points; the ceiling is what it is now."""
    game.actions[game.active] &= ~(i64(1) << value)
    game.ap = value
    game.ceiling = ceiling
    if game.listener is not None:
        game.tell(ActionCardPlayed(ROLES[int(game.active)], int(value), int(game.turn)))


def take_cards_back(game: Twister) -> None:
    """DT-CARD-06  All four Action cards of the active player."""
    game.actions[game.active] = FULL_ACTION_HAND
    if game.listener is not None:
        game.tell(ActionCardsTakenBack(ROLES[int(game.active)]))


def spend_jump(game: Twister, side: i64) -> None:
    """DT-CARD-05  A used Jump card is gone for the whole game."""
    game.jumps[side] -= 1
    if game.listener is not None:
        game.tell(JumpCardSpent(ROLES[int(side)], int(game.jumps[side]) + 1, int(game.jumps[side])))


# ---------------------------------------------------------------------- turn after turn
def begin_turn(game: Twister) -> None:
    game.turn += 1


def pass_turn(game: Twister) -> None:
    """UK-TWISTER-01  Nobody of the active side is able to act."""
    if game.listener is not None:
        game.tell(TurnPassed(ROLES[int(game.active)]))


def clear_marks(game: Twister) -> None:
    """DT-TURN-08  Marks vanish at the end of the turn of either player."""
    for n in range(i64(len(game.people))):
        game.marks[game.people[n]] = 0


def count_quiet_turn(game: Twister) -> None:
    """UK-TWISTER-01  One more turn without VP, reveal or wound, or none any more."""
    game.quiet = 0 if game.stirred else game.quiet + 1
    game.stirred = 0


def hand_on_turn(game: Twister) -> None:
    """DT-TURN-08  The other player is next."""
    game.active = other(int(game.active))


def end_game(game: Twister, winner: i64, how: str) -> None:
    """DT-END-01  Somebody has won, or nobody."""
    game.winner = winner
    game.phase = PHASE_OVER
    if game.listener is not None:
        game.tell(GameEnded("" if winner == DRAW else ROLES[int(winner)], how))
