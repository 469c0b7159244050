"""Reactions of Ambush: Bandit, Witch and Warden answer an entry; Witch and Warden answer the ambush itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.ambush.actions import (
    CARD,
    CARD_PLAYS,
    DECLINE,
    DECLINES,
    SHIELD,
    SHIELDS,
)
from kernel_games.ambush.content import ARROW, HEX, NET
from kernel_games.ambush.refusals import (
    OK,
    WRONG_KIND,
    refuse_card,
)
from kernel_games.ambush.state import (
    BANDIT,
    ENTERED,
    ROLES,
    SPRUNG,
    WARDEN,
    WITCH,
    Ambush,
)
from kernel_games.ambush.turn import approach
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window


@final
@dataclass(frozen=True)
class CardReaction(Decision):
    """TOYA-CARD-01  Bandit or Witch answers a moment with a card, or declines."""

    role: i64
    moment: i64

    def who(self, game: Ambush) -> i64:
        return self.role

    def candidates(self, game: Ambush) -> list[Action]:
        return [*CARD_PLAYS, DECLINES]

    def refuse(self, game: Ambush, action: Action) -> i64:
        if action.verb == CARD:
            return refuse_card(game, self.role, action.a, self.moment)
        return OK if action.verb == DECLINE else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb != CARD:
            return
        if self.role == BANDIT:
            game.push(Spring(action.a))
            return
        game.play_card(WITCH, action.a)
        if self.moment == SPRUNG:
            game.cancel()
        elif action.a == HEX:
            approach(game)
        else:
            game.catch_scout()

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-card", role=ROLES[self.role], moment=int(self.moment))

    def rule(self) -> str:
        return "TOYA-CARD-01"


@final
@dataclass(frozen=True)
class ShieldReaction(Decision):
    """TOYA-WARDEN-02  The Warden spends a shield, or declines."""

    moment: i64

    def who(self, game: Ambush) -> i64:
        return WARDEN

    def candidates(self, game: Ambush) -> list[Action]:
        return [SHIELDS, DECLINES]

    def refuse(self, game: Ambush, action: Action) -> i64:
        return OK if action is SHIELDS or action is DECLINES else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb != SHIELD:
            return
        game.change_shields(-1)
        if self.moment == SPRUNG:
            game.cancel()
        else:
            game.change_health(1)

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-shield", moment=int(self.moment))

    def rule(self) -> str:
        return "TOYA-WARDEN-02"


@final
@dataclass(frozen=True)
class Spring(Procedure):
    """TOYA-BANDIT-01  The Bandit's card may be stopped: a reaction inside a reaction."""

    card: i64

    def run(self, game: Ambush, step: i64) -> None:
        match step:
            case 0:
                self.show(game)
            case 1:
                self.offer(game)
            case 2:
                self.strike(game)
            case _:
                game.finish()

    def show(self, game: Ambush) -> None:
        """TOYA-BANDIT-02  The card goes to the pile."""
        game.play_card(BANDIT, self.card)

    def offer(self, game: Ambush) -> None:
        """TOYA-BANDIT-03  Witch first, then Warden."""
        game.open_window(Window(SPRUNG, self.card))

    def strike(self, game: Ambush) -> None:
        """TOYA-BANDIT-04  An arrow hurts, a net holds, a feint wears out a shield."""
        if game.cancelled:
            return
        if self.card == ARROW:
            game.change_health(-1)
        elif self.card == NET:
            game.catch_scout()
        elif game.shields > 0:
            game.change_shields(-1)


def ask_bandit(game: Ambush, window: Window) -> None:
    """TOYA-BANDIT-05  Asked whenever he holds a card, so that the question tells nothing."""
    if game.hand(BANDIT).count() > 0:
        game.push(CardReaction(BANDIT, window.moment))


def ask_witch(game: Ambush, window: Window) -> None:
    """TOYA-WITCH-03  Asked whenever she holds a card."""
    if game.hand(WITCH).count() > 0:
        game.push(CardReaction(WITCH, window.moment))


def ask_warden(game: Ambush, window: Window) -> None:
    """TOYA-WARDEN-05  Asked whenever a shield is up and nobody has stopped the ambush yet."""
    if game.shields > 0 and not (window.moment == SPRUNG and game.cancelled):
        game.push(ShieldReaction(window.moment))


BANDIT_REACTIONS: Final = ((ENTERED, ask_bandit),)
WITCH_REACTIONS: Final = ((ENTERED, ask_witch), (SPRUNG, ask_witch))
WARDEN_REACTIONS: Final = ((ENTERED, ask_warden), (SPRUNG, ask_warden))
