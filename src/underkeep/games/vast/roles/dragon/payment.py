"""VAST-DR-010  Paying for a power: cards with its symbols, or Gems on the map, each once per turn (VAST-DR-011)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import PAY, PAY_CARD, PAY_GEM, PAY_SCALE, PAY_WITH_GEM
from underkeep.games.vast.cards.powers import use_power
from underkeep.games.vast.names import ANY, GOLDEN_SCALE, POWER_SYMBOLS, POWERS, SILVER_SCALE
from underkeep.games.vast.refusals import (
    GEM_NOT_READY,
    LEGAL,
    NEEDED_LATER,
    NO_SUCH_CARD,
    SCALE_PAYS_NOT,
    WRONG_KIND,
    WRONG_SYMBOL,
)
from underkeep.games.vast.rules.ask import DragonAsk
from underkeep.games.vast.rules.scales import NONE, covers, scale_pays, scales_about
from underkeep.games.vast.rules.tell import tell_power
from underkeep.games.vast.state.changes.dragon import announce_power, spend_card, use_gem
from underkeep.games.vast.state.game import Vast


def refuse_payment(game: Vast, power: i64, place: i64, action: Action) -> i64:
    """VAST-DR-011  A card of that symbol in hand, or its Gem if it is on the map and not used this turn."""
    asked = game.content.powers[power].cost[place]
    if action.verb != PAY and action.verb != PAY_GEM:
        return WRONG_KIND
    if action.a < ANY and asked != ANY and asked != action.a:
        return WRONG_SYMBOL
    if action.verb == PAY_GEM:
        if not game.dragon.gem_ready(action.a):
            return GEM_NOT_READY
        return LEGAL if covers(game, power, place + 1, NONE, action.a) else NEEDED_LATER
    if game.dragon.in_hand(action.a) == 0:
        return NO_SUCH_CARD
    if action.a >= GOLDEN_SCALE and not scale_pays(game, action.a, asked):
        return SCALE_PAYS_NOT
    return LEGAL if covers(game, power, place + 1, action.a, NONE) else NEEDED_LATER


@final
@dataclass(frozen=True)
class PayPower(Procedure):
    """VAST-DR-010  The symbols of a power are paid one by one, then it works."""

    power: i64

    def run(self, game: Vast, step: i64) -> None:
        cost = game.content.powers[self.power].cost
        if step == 0:
            tell_power(game, self.power)
        if step < len(cost):
            self.pay_symbol(game, step, cost[step])
        elif step == len(cost):
            self.use(game)
        else:
            game.finish()

    def pay_symbol(self, game: Vast, place: i64, asked: i64) -> None:
        """VAST-DR-011  It is asked wherever a Gem or a Scale could pay or any symbol will do, so that silence tells
        nothing of the hand.
        """
        if asked != ANY and not game.dragon.gem_ready(asked) and not scales_about(game):
            spend_card(game, asked)
        else:
            game.push(ChoosePayment(self.power, place))

    def use(self, game: Vast) -> None:
        """VAST-DR-010  Any power any number of times."""
        announce_power(game, self.power)
        use_power(game, self.power)


def pay(game: Vast, action: Action) -> None:
    """A card is discarded, or a Gem is used without leaving the map."""
    if action.verb == PAY:
        spend_card(game, action.a)
    else:
        use_gem(game, action.a)


@final
@dataclass(frozen=True)
class ChoosePayment(DragonAsk):
    """VAST-DR-011  What pays for the symbol at this place of the cost?"""

    power: i64
    place: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*PAY_CARD, *PAY_WITH_GEM, *PAY_SCALE]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_payment(game, self.power, self.place, action)

    def take(self, game: Vast, action: Action) -> None:
        pay(game, action)

    def question(self, game: Vast) -> Label:
        asked = game.content.powers[self.power].cost[self.place]
        return label("vast-ask-pay", power=POWERS[self.power], symbol=POWER_SYMBOLS[asked])

    def rule(self) -> str:
        return "VAST-DR-011"


# ------------------------------------------------------------------ what everybody knows of the hand
def pledged_symbols(game: Vast) -> list[int]:
    """VAST-DR-010  What the hand is sure to pay: a power is under way, and no Gem can."""
    need = [0, 0, 0, 0]
    for asked in unpaid(game):
        need[asked] += 1
    ready = [int(game.dragon.gem_ready(symbol)) for symbol in range(3)]
    pledged = [symbol for symbol in range(3) for _ in range(need[symbol] - ready[symbol])]
    if scales_about(game):  # without Scales any card pays for "?"
        spare = sum(max(ready[symbol] - need[symbol], 0) for symbol in range(3))
        pledged += [ANY] * (need[ANY] - spare)
    return pledged


def unpaid(game: Vast) -> list[int]:
    """The symbols of the power under way that are not paid yet."""
    symbols: list[int] = []
    for place, frame in enumerate(game.frames):
        if isinstance(frame, PayPower):
            symbols.extend(game.content.powers[frame.power].cost[int(game.steps[place]) :])
    top = game.top()
    if isinstance(top, ChoosePayment):
        symbols.append(game.content.powers[top.power].cost[top.place])
    return symbols


def known_cards(game: Vast, cards: list[int]) -> list[int]:
    """VAST-BON-042  Of these cards those that are no secret: a Silver Scale that was shown, and what a power under way
    needs.
    """
    left = list(cards)
    shown = [SILVER_SCALE] if game.dragon.silver_kept else []
    for card in shown:
        left.remove(card)
    needed: list[int] = []
    spared = not shown  # the shown Silver Scale pays for one symbol, if it can
    for asked in pledged_symbols(game):
        fits = [card for card in left if card_pays(game, card, asked)]
        if fits:
            needed.append(min(fits, key=plain_first))
            left.remove(needed[-1])
        else:
            spared = True
    for asked in pledged_symbols(game):
        if not spared and scale_pays(game, SILVER_SCALE, asked):
            needed.remove(next(card for card in needed if card_pays(game, card, asked)))
            spared = True
    return [*shown, *needed]


def plain_first(card: int) -> tuple[bool, int]:
    """Symbols before Scales, and the Golden one last of all."""
    return card >= GOLDEN_SCALE, -card


def card_pays(game: Vast, card: int, asked: int) -> bool:
    """VAST-BON-041  Whether a card pays for that symbol."""
    if card >= GOLDEN_SCALE:
        return scale_pays(game, card, asked)
    return asked in (card, ANY)
