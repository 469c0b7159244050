"""VAST-CAVE-011  Omens: what they cost now, paying for them, and using them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import SPEND, SPENDS
from underkeep.games.vast.cards.omens import refuse_omen_effect, use_omen
from underkeep.games.vast.names import OMENS
from underkeep.games.vast.options import COLLECT_FIRST
from underkeep.games.vast.refusals import (
    COLLECT_COMES_FIRST,
    LEGAL,
    NO_SUCH_OMEN,
    OMEN_SYMBOL,
    OMEN_TOO_DEAR,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import CaveAsk
from underkeep.games.vast.rules.tell import tell_omen
from underkeep.games.vast.state.changes.cave import spend_omen, use_up_omen
from underkeep.games.vast.state.game import Vast


def cost_now(game: Vast, omen: i64) -> i64:
    """VAST-CAVE-012  Hatred and Past Plunder rise with each use in a turn, the others do not."""
    costs = game.content.omens[omen].cost
    return costs[min(game.cave.uses(omen), i64(len(costs)) - 1)]


def accepted_tokens(game: Vast, omen: i64) -> i64:
    """VAST-CAVE-013  Tokens held that show one of its three symbols."""
    count: i64 = 0
    symbols: i64 = game.content.omens[omen].symbols
    for symbol in range(i64(6)):
        if symbols >> symbol & 1:
            count += game.cave.omens[symbol]
    return count


def refuse_omen(game: Vast, omen: i64) -> i64:
    """VAST-CAVE-011  Any time in its turn, also before collecting unless the switch says otherwise (VAST-CTR-22)."""
    if game.cave.phase == 0 and game.rules.flag(COLLECT_FIRST):
        return COLLECT_COMES_FIRST
    if accepted_tokens(game, omen) < cost_now(game, omen):
        return OMEN_TOO_DEAR
    return refuse_omen_effect(game, omen)


@final
@dataclass(frozen=True)
class PayOmen(Procedure):
    """VAST-CAVE-011  Tokens are paid one by one and go back to the bag, then the omen works."""

    omen: i64
    cost: i64

    def run(self, game: Vast, step: i64) -> None:
        if step == 0:
            tell_omen(game, OMENS[self.omen], self.cost)
        if step < self.cost:
            self.pay_token(game)
        elif step == self.cost:
            self.use(game)
        else:
            game.finish()

    def pay_token(self, game: Vast) -> None:
        """VAST-CAVE-013  Any of the three symbols, repeats allowed."""
        ways = [symbol for symbol in range(i64(6)) if refuse_token(game, self.omen, symbol) == LEGAL]
        if len(ways) == 1:
            spend_omen(game, ways[0])
        else:
            game.push(ChooseToken(self.omen))

    def use(self, game: Vast) -> None:
        """VAST-CAVE-012  Uses of the rising omens are counted separately."""
        use_up_omen(game, self.omen)
        use_omen(game, self.omen)


def refuse_token(game: Vast, omen: i64, symbol: i64) -> i64:
    """VAST-CAVE-013  A token it holds, of an accepted symbol."""
    if not game.content.omens[omen].symbols >> symbol & 1:
        return OMEN_SYMBOL
    return LEGAL if game.cave.omens[symbol] > 0 else NO_SUCH_OMEN


@final
@dataclass(frozen=True)
class ChooseToken(CaveAsk):
    """VAST-CAVE-011  Which Omen token pays?"""

    omen: i64

    def candidates(self, game: Vast) -> list[Action]:
        return SPENDS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_token(game, self.omen, action.a) if action.verb == SPEND else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        spend_omen(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-spend", omen=OMENS[self.omen])

    def rule(self) -> str:
        return "VAST-CAVE-011"
