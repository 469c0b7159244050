"""VAST-BON-031  Buying Schemes: with plundered and stored Treasures, then with other Schemes from hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DISCARD, DISCARD_SECRET, DONE, PLAY_SECRET, SECRET, SQUARE
from underkeep.games.vast.cards.scheme_effects import offer_armory
from underkeep.games.vast.options import GOBLIN_SCHEMES
from underkeep.games.vast.refusals import (
    LEGAL,
    NO_SUCH_TOKEN,
    NOT_A_SCHEME,
    NOT_HELD,
    SCHEME_TOO_DEAR,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import GoblinsAsk, options_exist, squares_of
from underkeep.games.vast.rules.schemes import is_scheme
from underkeep.games.vast.state.changes.goblin_cards import (
    discard_secret,
    keep_stored,
    pay_for_scheme,
    reduce_debt,
    store_from_supply,
    store_treasure,
)
from underkeep.games.vast.state.changes.tokens import laden_tiles, lift_treasure
from underkeep.games.vast.state.game import Vast


def price(game: Vast) -> i64:
    """VAST-BON-031  The n-th Scheme costs n Treasures."""
    return game.goblins.schemes_bought() + 1


def schemes_in_hand(game: Vast) -> list[i64]:
    """VAST-BON-030  Schemes that are not bought yet: they count to the hand limit and do nothing."""
    return [card for card in in_order(game.goblins.secrets.items) if is_scheme(card)]


def refuse_scheme(game: Vast, card: i64) -> i64:
    """VAST-BON-031  A Scheme in hand, whose price Treasures and other Schemes in hand can pay (VAST-BON-035)."""
    if not is_scheme(card):
        return NOT_A_SCHEME
    if not game.goblins.secrets.has(card):
        return NOT_HELD
    purse = game.goblins.stored + len(schemes_in_hand(game)) - 1
    return LEGAL if purse >= price(game) else SCHEME_TOO_DEAR


# ------------------------------------------------------------------ the purchase
@final
@dataclass(frozen=True)
class BuyScheme(Procedure):
    """VAST-BON-031  Treasures first, then other Schemes; the card lies open for the whole game."""

    card: i64
    price: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.pay_treasures(game)
            case 1:
                self.pay_schemes(game)
            case 2:
                self.arm(game)
            case _:
                game.finish()

    def pay_treasures(self, game: Vast) -> None:
        """VAST-BON-031  Stored Treasures are spent before Schemes; they go back to the Cave."""
        pay_for_scheme(game, self.card, self.price)

    def pay_schemes(self, game: Vast) -> None:
        """VAST-BON-031  The rest is paid with other Schemes from hand."""
        if game.goblins.scheme_debt > 0:
            reduce_debt(game)
            game.go_to(1)
            game.push(PAY_SCHEME)

    def arm(self, game: Vast) -> None:
        """VAST-BON-033  The Armory arms a Tribe at once."""
        offer_armory(game)


def buy_scheme(game: Vast, card: i64) -> None:
    """VAST-BON-030  A Scheme is bought, and cannot be lost any more."""
    game.push(BuyScheme(card, price(game)))


@final
@dataclass(frozen=True)
class PayScheme(GoblinsAsk):
    """VAST-BON-031  Which other Scheme is discarded instead of a Treasure?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*[DISCARD_SECRET[card] for card in schemes_in_hand(game)], DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:  # only in a game that somebody guesses who does not see their hand
            return SCHEME_TOO_DEAR if schemes_in_hand(game) else LEGAL
        if action.verb != DISCARD:
            return WRONG_KIND
        if not is_scheme(action.a):
            return NOT_A_SCHEME
        return LEGAL if game.goblins.secrets.has(action.a) else NOT_HELD

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            discard_secret(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-pay-scheme")

    def rule(self) -> str:
        return "VAST-BON-031"


PAY_SCHEME: Final = PayScheme()


# ------------------------------------------------------------------ a plundered token
@final
@dataclass(frozen=True)
class KeepPlunder(Procedure):
    """VAST-BON-032  A plundered Treasure is spent, stored, or goes back to the Cave."""

    gem: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.replace_gem(game)
            case 1:
                self.spend(game)
            case 2:
                self.store(game)
            case 3:
                self.arm(game)
            case _:
                game.finish()

    def replace_gem(self, game: Vast) -> None:
        """VAST-BON-032  A Treasure from the supply takes the place of a Gem, else one of the map."""
        if game.cave.supply > 0:
            store_from_supply(game)
        elif self.gem and options_exist(game, TAKE_FROM_MAP):
            game.push(TAKE_FROM_MAP)

    def spend(self, game: Vast) -> None:
        """VAST-BON-035  Asked wherever they hold a card, so that silence tells nothing."""
        if game.goblins.stored > 0 and game.goblins.secrets.count() > 0:
            game.push(SPEND_PLUNDER)

    def store(self, game: Vast) -> None:
        """VAST-BON-032  As many Treasures are kept as Schemes were bought; the rest goes back to the Cave."""
        keep_stored(game, game.goblins.schemes_bought())

    def arm(self, game: Vast) -> None:
        """VAST-BON-033  A Plunder brings a lost disc of the Armory back."""
        offer_armory(game)


def keep_plunder(game: Vast, gem: bool) -> None:
    """VAST-BON-032  Where Schemes are played, what a Tribe plunders may buy one."""
    if game.rules.flag(GOBLIN_SCHEMES):
        game.push(KeepPlunder(i64(gem)))


@final
@dataclass(frozen=True)
class SpendPlunder(GoblinsAsk):
    """VAST-BON-031  Is a Scheme bought with what was plundered?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*[PLAY_SECRET[card] for card in schemes_in_hand(game)], DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_scheme(game, action.a) if action.verb == SECRET else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            buy_scheme(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-spend-plunder", price=int(price(game)), stored=int(game.goblins.stored))

    def rule(self) -> str:
        return "VAST-BON-031"


SPEND_PLUNDER: Final = SpendPlunder()


@final
@dataclass(frozen=True)
class TakeFromMap(GoblinsAsk):
    """VAST-BON-032  From which tile does the Treasure come that takes the place of the Gem?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*squares_of(game, laden_tiles(game)), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return LEGAL if tile >= 0 and game.cavern.treasures[tile] > 0 else NO_SUCH_TOKEN

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            lift_treasure(game, game.cavern.tile_at(action.a))
            store_treasure(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-token-from")

    def rule(self) -> str:
        return "VAST-BON-032"


TAKE_FROM_MAP: Final = TakeFromMap()
