"""VAST-DR-010  Paying for a power: cards with its symbols, or Gems on the map, each once per turn (VAST-DR-011)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.actions import Action
from underkeep.core.frames import Procedure
from underkeep.core.native import i64
from underkeep.core.views import Label, label
from underkeep.games.vast.actions import PAY, PAY_CARD, PAY_GEM, PAY_WITH_GEM
from underkeep.games.vast.cards.powers import use_power
from underkeep.games.vast.names import ANY, POWER_SYMBOLS, POWERS
from underkeep.games.vast.refusals import GEM_NOT_READY, LEGAL, NO_SUCH_CARD, WRONG_KIND, WRONG_SYMBOL
from underkeep.games.vast.role_events import GemUsed, PowerPaid, PowerUsed
from underkeep.games.vast.rules.ask import DragonAsk
from underkeep.games.vast.state import Vast


def can_pay(game: Vast, power: i64) -> bool:
    """VAST-DR-010  Cards and ready Gems cover every symbol; "?" is any symbol."""
    total: i64 = 0
    for symbol in range(i64(3)):
        have = game.dragon.in_hand(symbol) + (1 if game.dragon.gem_ready(symbol) else 0)
        need: i64 = 0
        for asked in game.content.powers[power].cost:
            if asked == symbol:
                need += 1
        if have < need:
            return False
        total += have
    return total >= len(game.content.powers[power].cost)


def refuse_payment(game: Vast, asked: i64, action: Action) -> i64:
    """VAST-DR-011  A card of that symbol in hand, or its Gem if it is on the map and not used this turn."""
    if action.verb != PAY and action.verb != PAY_GEM:
        return WRONG_KIND
    if asked != ANY and asked != action.a:
        return WRONG_SYMBOL
    if action.verb == PAY:
        return LEGAL if game.dragon.in_hand(action.a) > 0 else NO_SUCH_CARD
    return LEGAL if game.dragon.gem_ready(action.a) else GEM_NOT_READY


@final
@dataclass(frozen=True)
class PayPower(Procedure):
    """VAST-DR-010  The symbols of a power are paid one by one, then it works."""

    power: i64

    def run(self, game: Vast, step: i64) -> None:
        cost = game.content.powers[self.power].cost
        if step < len(cost):
            self.pay_symbol(game, cost[step])
        elif step == len(cost):
            self.use(game)
        else:
            game.finish()

    def pay_symbol(self, game: Vast, asked: i64) -> None:
        """VAST-DR-011  It is asked wherever a Gem could pay or any symbol will do, so that silence tells nothing of
        the hand.
        """
        if asked != ANY and not game.dragon.gem_ready(asked):
            pay(game, PAY_CARD[asked])
        else:
            game.push(ChoosePayment(self.power, asked))

    def use(self, game: Vast) -> None:
        """VAST-DR-010  Any power any number of times."""
        if game.listener is not None:
            game.tell(PowerUsed(POWERS[self.power]))
        use_power(game, self.power)


def pay(game: Vast, action: Action) -> None:
    """A card is discarded, or a Gem is used without leaving the map."""
    if action.verb == PAY:
        game.dragon.hand.take(action.a)
        game.dragon.discard.put(action.a)
        if game.listener is not None:
            game.tell(PowerPaid(POWER_SYMBOLS[action.a]))
    else:
        game.dragon.gems_used |= i64(1) << action.a
        if game.listener is not None:
            game.tell(GemUsed(POWER_SYMBOLS[action.a]))


@final
@dataclass(frozen=True)
class ChoosePayment(DragonAsk):
    """VAST-DR-011  What pays for this symbol?"""

    power: i64
    asked: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*PAY_CARD, *PAY_WITH_GEM]

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_payment(game, self.asked, action)

    def take(self, game: Vast, action: Action) -> None:
        pay(game, action)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-pay", power=POWERS[self.power], symbol=POWER_SYMBOLS[self.asked])

    def rule(self) -> str:
        return "VAST-DR-011"


def pledged_symbols(game: Vast) -> list[int]:
    """VAST-DR-010  Cards that everybody knows the Dragon holds: a power under way is to be paid, and no Gem can."""
    need = [0, 0, 0]
    for place, frame in enumerate(game.frames):
        if isinstance(frame, PayPower):
            for asked in game.content.powers[frame.power].cost[int(game.steps[place]) :]:
                if asked != ANY:
                    need[asked] += 1
    top = game.top()
    if isinstance(top, ChoosePayment) and top.asked != ANY:
        need[top.asked] += 1
    sure = [need[symbol] - int(game.dragon.gem_ready(symbol)) for symbol in range(3)]
    return [symbol for symbol in range(3) for _ in range(max(sure[symbol], 0))]
