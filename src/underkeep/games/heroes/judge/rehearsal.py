"""Rehearsals of the team bot: a turn played to its end, then an assault as it may come.

Half a turn tells little: what an icon was good for shows when the other cards are played and the heroes have been. So
positions are compared after the assault. The policy is the team bot's in brief; it is tried hundreds of times.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.actions import PLAY, THROWS
from underkeep.games.heroes.judge.evaluation import value
from underkeep.games.heroes.judge.team_bot import best_use, decide, narrow_best, own_answers, played_out, throw_gain
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.rules.cells import ChooseThrow
from underkeep.games.heroes.rules.defend import defend_side
from underkeep.games.heroes.state.game import ASSAULT_PHASE, REFRESH_PHASE, Heroes
from underkeep.games.heroes.turn import ChooseReturns, DropCards, PlayCards, RefreshLoot

BRIEF: Final[i64] = 1  # questions inside an action that are answered before an answer is judged


def is_minor(game: Heroes) -> bool:
    """Questions about the market, whose answers an assault does not tell apart."""
    return isinstance(game.top(), (ChooseReturns, RefreshLoot, DropCards))


# ---------------------------------------------------------------------- the rest of a turn
def finished_turn(game: Heroes) -> Heroes:
    """The position in which the active player has nothing useful left to do; the phase is not ended yet, since that may
    already draw a guild card.
    """
    while not game.over() and game.turn.phase <= REFRESH_PHASE:
        role = game.first_asked()
        if isinstance(game.top(), PlayCards):
            then = play_hand(game, role)
            if then is game:
                return game
            game = then
        elif isinstance(game.top(), (RefreshLoot, DropCards)):
            return game
        else:
            decide(game, role, narrow_best(game, role, own_answers(game, role), BRIEF))
    return game


def play_hand(game: Heroes, role: i64) -> Heroes:
    """Icons left on the table first, then a throw, then the cards that gain something; the same game if none does."""
    if game.turn.card >= 0:
        used = best_use(game, role, BRIEF)
        if used is not None:
            return used
    options = game.options(role)
    if THROWS in options and throw_gain(game) > 0:
        thrown = game.clone()
        thrown.advance(role, THROWS)
        return thrown
    return play_in_order(game, role, options)


@final
class Played:
    """A card, and the position after it."""

    def __init__(self, action: Action, then: Heroes, gain: i64) -> None:
        self.action = action
        self.then = then
        self.gain = gain


def play_in_order(game: Heroes, role: i64, options: list[Action]) -> Heroes:
    """Every card that gains something, the most useful first: the order is thought of once for a hand. The same game
    if none does.
    """
    wanted = wanted_cards(game, role, options)
    if not wanted:
        return game
    game = wanted[0].then
    for n in range(1, len(wanted)):
        if game.over() or not isinstance(game.top(), PlayCards):
            break
        played = try_card(game, role, wanted[n].action)
        if played.gain > 0:
            game = played.then
    return game


def wanted_cards(game: Heroes, role: i64, options: list[Action]) -> list[Played]:
    """The cards that gain something now, the most useful first."""
    found: list[Played] = []
    for action in options:
        if action.verb == PLAY:
            played = try_card(game, role, action)
            if played.gain > 0:
                found.append(played)
    found.sort(key=lambda one: int(-one.gain))
    return found


def try_card(game: Heroes, role: i64, action: Action) -> Played:
    then = played_out(game, role, action, BRIEF)
    return Played(action, then, card_gain(game, then, action))


def card_gain(game: Heroes, then: Heroes, action: Action) -> i64:
    """What a card played gains, as the team bot counts it."""
    kept: i64 = W.keep_defence if defend_side(game, action.a) >= 0 else 0
    return value(then) - value(game) + W.played - kept


# ---------------------------------------------------------------------- the assault
def face_assault(game: Heroes) -> None:
    """What is left of the turn, until the next one begins; nothing is played, bought or thrown on the way. Assaults
    tell turns apart, since a single player passes the token to himself.
    """
    last = game.turn.assaults + (1 if game.turn.phase < ASSAULT_PHASE else 0)
    while not game.over() and (game.turn.assaults < last or game.turn.phase > REFRESH_PHASE):
        role = game.first_asked()
        options = game.options(role)
        if isinstance(game.top(), (PlayCards, RefreshLoot, DropCards, ChooseThrow)):
            game.advance(role, options[len(options) - 1])  # the last one leaves it at that
        else:
            decide(game, role, narrow_best(game, role, own_answers(game, role), 0))
