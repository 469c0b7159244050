"""A team that plays by itself: what each option leads to, tried out in a game that fits the View.

One look ahead, to the end of the card, weighed by evaluation.py; throws by the odds of a Mage.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.actions import END_PHASE, PASS, PLAY, THROW, TRUST, USE
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.judge.evaluation import CARDS, parts, value
from underkeep.games.heroes.judge.threat import release
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.names import (
    CELLS,
    GUILD_HEROES,
    LABORATORY,
    MAGE,
    ROOMS,
    TOKENS_OF_A_KIND,
    is_loot,
    loot_type,
)  # fmt: skip
from underkeep.games.heroes.rules.defend import defend_side
from underkeep.games.heroes.rules.rooms import loot_of, price_of
from underkeep.games.heroes.rules.team import is_voting
from underkeep.games.heroes.seat.determinize import determinize
from underkeep.games.heroes.seat.view import HeroesView
from underkeep.games.heroes.state.game import STREAMS, Heroes
from underkeep.games.heroes.turn import ChooseReturns, DropCards, PlayCards, RefreshLoot

DEEP: Final[i64] = 12  # questions inside one action that are thought through
NEXT: Final[i64] = 3  # of which so many more are answered before an answer is judged
MAX_PRISONERS: Final[i64] = 6
FIRST: Final[i64] = 200  # the icons of the card on the table go before the next card
HARMLESS: Final[i64] = -2
OWN_MIND: Final[i64] = -1_000_000  # bots vote as they think (KHO-RUL-09)


def choose(view: HeroesView, content: Content, role: int, seed: bytes) -> Action:
    """The move of the role that is asked; it sees the View and nothing else."""
    game = determinize(view, Luck.new(seed, STREAMS), content)
    return best_action(game, i64(role))


def best_action(game: Heroes, role: i64) -> Action:
    """The best option of an imagined game."""
    options = game.options(role)
    if len(options) == 1:
        return options[0]
    before = parts(game)
    best, most = options[0], -10_000_000
    for action in options:
        worth = int(total(gains(game, role, action, before)))
        if worth > most:
            best, most = action, worth
    return best


def total(gained: vec[i64]) -> i64:
    summed: i64 = 0
    for gain in gained:
        summed += gain
    return summed


# ---------------------------------------------------------------------- one option
def gains(game: Heroes, role: i64, action: Action, before: vec[i64]) -> vec[i64]:
    """What an option gains, by the reasons of evaluation.WHY; `before` are the parts as they are now."""
    verb, question = action.verb, game.top()
    if verb == THROW:
        return only_cards(throw_gain(game))
    if verb == END_PHASE or (verb == PASS and is_free(game)):
        return only_cards(0)
    if verb == TRUST:
        return only_cards(OWN_MIND)
    if isinstance(question, ChooseReturns):
        return only_cards(0 if verb == PASS else -1 if is_wanted(game, action.a) else 1)
    if isinstance(question, (RefreshLoot, DropCards)):
        keeps = isinstance(question, DropCards) or defend_side(game, action.a) >= 0
        return only_cards(W.waste if keeps else W.cycled)
    if verb == PLAY and isinstance(question, PlayCards):
        gained = difference(played_out(game, role, action, NEXT), before)
        gained[CARDS] += W.played - (W.keep_defence if defend_side(game, action.a) >= 0 else 0)
        return gained
    gained = difference(after(game, role, action, NEXT), before)
    if verb == USE and total(gained) >= HARMLESS:
        gained[CARDS] += FIRST
    return gained


def is_wanted(game: Heroes, card: i64) -> bool:
    """A card of the display that could be acquired soon: its price lies somewhere, and its room is there."""
    if not is_loot(card):
        return game.dungeon.has(LABORATORY)
    for room in range(ROOMS):
        price = price_of(room)
        if price >= 0 and game.dungeon.has(room) and loot_of(room) == loot_type(card):
            return game.board.store[price] < TOKENS_OF_A_KIND
    return False


def only_cards(gain: i64) -> vec[i64]:
    return vec[i64]([0, 0, gain, 0, 0, 0, 0])


def difference(game: Heroes, before: vec[i64]) -> vec[i64]:
    """The parts of a position against those of another."""
    found = parts(game)
    for n in range(i64(len(found))):
        found[n] -= before[n]
    return found


def after(game: Heroes, role: i64, action: Action, ahead: i64) -> Heroes:
    """The position after the action and all that follows from it at once."""
    copy = game.clone()
    decide(copy, role, action)
    settle(copy, DEEP, ahead)
    return copy


def decide(game: Heroes, role: i64, action: Action) -> None:
    """Carry out an action; in a vote all others follow, so that it is judged by what it would bring."""
    game.advance(role, action)
    while is_voting(game) and game.votes[role] >= 0:
        game.advance(game.first_asked(), action)


def own_answers(game: Heroes, role: i64) -> list[Action]:
    """The options but for trust: whoever thinks for the whole team needs none."""
    return [action for action in game.options(role) if action.verb != TRUST]


def settle(game: Heroes, depth: i64, ahead: i64) -> None:
    """Answer the questions inside an action, greedily, until somebody may choose freely again."""
    while depth > 0 and not game.over() and not is_free(game):
        depth -= 1
        role = game.first_asked()
        options = own_answers(game, role)
        if len(options) == 1 or depth < 2:
            decide(game, role, options[0])
        else:
            decide(game, role, narrow_best(game, role, options, min(depth, ahead)))


def is_free(game: Heroes) -> bool:
    """Has the turn come back to a choice of its own?"""
    question = game.top()
    if isinstance(question, (PlayCards, RefreshLoot, DropCards)):
        return True
    return isinstance(question, Decision) and question.rule() == "KHO-CELLS-02"


def narrow_best(game: Heroes, role: i64, options: list[Action], ahead: i64) -> Action:
    """The option that looks best once so many further questions are answered too; of many only some are tried."""
    best, most = options[0], -10_000_000
    stride = 1 + len(options) // 14
    for n in range(0, len(options), stride):
        copy = game.clone()
        decide(copy, role, options[n])
        settle(copy, ahead, ahead)
        worth = int(value(copy))
        if worth > most:
            best, most = options[n], worth
    return best


# ---------------------------------------------------------------------- a whole card, and the Cells
def played_out(game: Heroes, role: i64, action: Action, ahead: i64) -> Heroes:
    """The position after a card, its icons used greedily as long as they do no harm."""
    copy = game.clone()
    copy.advance(role, action)
    while not copy.over() and is_free(copy):
        best = best_use(copy, role, ahead)
        if best is None:
            break
        copy = best
    return copy


def best_use(game: Heroes, role: i64, ahead: i64) -> Heroes | None:
    """The best position that an icon of the card leads to; None if all do harm."""
    found: Heroes | None = None
    most = int(value(game) + HARMLESS)
    for action in game.options(role):
        if action.verb == USE:
            then = after(game, role, action, ahead)
            worth = int(value(then))
            if worth >= most:
                found, most = then, worth
    return found


def throw_gain(game: Heroes) -> i64:
    """Three cards and a shorter wave against the odds that a Mage frees everybody, or that a class runs out."""
    cards = max(i64(1), game.guild.deck.count())
    mages: i64 = 0
    for card in game.guild.deck.items:
        if card < GUILD_HEROES and game.rules.content.guild[card][0] == MAGE:
            mages += 1
    risk = release(game) * mages // cards if mages > 0 else i64(0)
    full: i64 = W.throw if game.board.count_heroes(CELLS) >= MAX_PRISONERS else 0
    return FIRST + W.throw - risk if risk + full < W.throw else -risk - full
