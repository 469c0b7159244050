"""A team that plays by itself: it imagines a game that fits its View and tries what each option leads to.

One look ahead, to the end of the card, with the evaluation of evaluation.py; throws by the odds of a Mage.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.actions import Action
from underkeep.core.frames import Decision, Together
from underkeep.core.luck import Luck
from underkeep.core.native import i64
from underkeep.games.heroes.actions import END_PHASE, PLAY, THROW, USE
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.defending import defend_side
from underkeep.games.heroes.determinize import determinize
from underkeep.games.heroes.evaluation import value
from underkeep.games.heroes.names import CELLS, GUILD_HEROES, MAGE
from underkeep.games.heroes.state import STREAMS, Heroes
from underkeep.games.heroes.turn import ChooseReturns, DropCards, PlayCards, RefreshLoot
from underkeep.games.heroes.view import HeroesView

DEEP: Final = 12  # questions inside one action that are thought through
IDLE_CARD: Final[i64] = 9  # what playing a card is worth by itself: the hand is filled up again
KEEP_DEFENCE: Final[i64] = 26


def choose(view: HeroesView, content: Content, role: int, seed: bytes) -> Action:
    """The move of the role that is asked; it sees the View and nothing else."""
    game = determinize(view, Luck.new(seed, STREAMS), content)
    return best_action(game, i64(role))


def best_action(game: Heroes, role: i64) -> Action:
    """The best option of an imagined game."""
    options = game.options(role)
    if len(options) == 1:
        return options[0]
    question = game.top()
    if isinstance(question, PlayCards):
        return best_play(game, role, options)
    if isinstance(question, (RefreshLoot, DropCards)):
        return options[len(options) - 1]
    if isinstance(question, ChooseReturns):
        return options[0]
    if options[0].verb == THROW:
        return options[0] if wants_throw(game) else options[1]
    return best_of(game, role, options)


def best_of(game: Heroes, role: i64, options: list[Action]) -> Action:
    best, most = options[0], -10_000_000
    for action in options:
        worth = int(outcome_of(game, role, action, DEEP))
        if worth > most:
            best, most = action, worth
    return best


def outcome_of(game: Heroes, role: i64, action: Action, depth: i64) -> i64:
    """What the position is worth after the action and all that follows from it at once."""
    copy = game.clone()
    copy.advance(role, action)
    settle(copy, depth)
    return value(copy)


def settle(game: Heroes, depth: i64) -> None:
    """Answer the questions inside an action, greedily, until somebody may choose freely again."""
    while depth > 0 and not game.over() and not is_free(game):
        depth -= 1
        role = game.first_asked()
        options = game.options(role)
        if len(options) == 1 or depth < 2 or isinstance(game.top(), Together):
            game.advance(role, options[0])
        else:
            game.advance(role, narrow_best(game, role, options))


def is_free(game: Heroes) -> bool:
    """Has the turn come back to a choice of its own?"""
    question = game.top()
    if isinstance(question, (PlayCards, RefreshLoot, DropCards)):
        return True
    return isinstance(question, Decision) and question.rule() == "KHO-CELLS-02"


def narrow_best(game: Heroes, role: i64, options: list[Action]) -> Action:
    """The option that looks best at once; of many only some are tried."""
    best, most = options[0], -10_000_000
    stride = 1 + len(options) // 10
    for n in range(0, len(options), stride):
        copy = game.clone()
        copy.advance(role, options[n])
        worth = int(value(copy))
        if worth > most:
            best, most = options[n], worth
    return best


# ---------------------------------------------------------------------- phase 1
def best_play(game: Heroes, role: i64, options: list[Action]) -> Action:
    """Use what the card has left if it helps, then play the card that helps most, then end the phase."""
    now = value(game)
    for action in options:
        if action.verb == THROW and wants_throw(game):
            return action
    uses = [action for action in options if action.verb == USE]
    if uses:
        action = best_of(game, role, uses)
        if outcome_of(game, role, action, DEEP) >= now - 2:
            return action
    best, most = options[len(options) - 1], now
    for action in options:
        if action.verb == PLAY:
            worth = worth_of_card(game, role, action)
            if worth > most:
                best, most = action, worth
    assert best.verb == PLAY or best.verb == END_PHASE
    return best


def worth_of_card(game: Heroes, role: i64, action: Action) -> i64:
    """The card played out greedily; a Defend card is worth something in the hand."""
    copy = game.clone()
    copy.advance(role, action)
    worth = value(copy) + 12 + IDLE_CARD
    while not copy.over():
        uses = [option for option in copy.options(role) if option.verb == USE]
        if not uses:
            break
        best = best_of(copy, role, uses)
        if outcome_of(copy, role, best, DEEP) < value(copy) - 2:
            break
        copy.advance(role, best)
        settle(copy, DEEP)
        worth = value(copy) + 12 + IDLE_CARD
        if not is_free(copy):
            break
    return worth - KEEP_DEFENCE if defend_side(game, action.a) >= 0 else worth


def wants_throw(game: Heroes) -> bool:
    """Three cards and a shorter wave against the odds that a Mage frees everybody."""
    mages = 0
    for card in game.guild.deck.items:
        if card < GUILD_HEROES and game.table.content.guild[card][0] == MAGE:
            mages += 1
    there = int(game.board.count_heroes(CELLS))
    near = 3 if game.dungeon.steps[CELLS] <= 1 else 2
    odds = mages / max(1, int(game.guild.deck.count()))
    return there <= 3 and 40 * odds * (there + 1) * near < 85 and there * odds < 1.0
