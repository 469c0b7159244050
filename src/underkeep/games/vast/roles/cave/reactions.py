"""What the Cave does when others act: choosing Events and Treasures for the Knight, Omens it must discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction, Window
from underkeep.games.vast.actions import DEAL, DEALS, EVENT, EVENTS, SPEND, SPENDS
from underkeep.games.vast.names import CAVE
from underkeep.games.vast.options import UNKNOWN_TREASURES
from underkeep.games.vast.refusals import LEGAL, NO_SUCH_OMEN, NOT_ON_TOP, WRONG_KIND
from underkeep.games.vast.rules.ask import CaveAsk
from underkeep.games.vast.rules.moments import CHARMED, EVENT_DUE, OMENS_OWED, TREASURE_DUE
from underkeep.games.vast.state.changes.cave import (
    bury_treasure,
    deal_one_treasure,
    draw_omens,
    hand_treasures,
    look_at_treasures,
    play_one_event,
    spend_omen,
)
from underkeep.games.vast.state.changes.decks import top_of
from underkeep.games.vast.state.game import Vast

EVENTS_DRAWN: Final = 3
TREASURES_DRAWN: Final = 2
TREASURES_LOOKED_AT: Final = 3  # VAST-BON-004


def ask_event(game: Vast, window: Window) -> None:
    """VAST-CAVE-021  The Cave plays one of the top three Events."""
    if game.has(CAVE):
        game.push(CHOOSE_EVENT)


@final
@dataclass(frozen=True)
class ChooseEvent(CaveAsk):
    """VAST-CAVE-021  Which Event is played on the Knight?"""

    def candidates(self, game: Vast) -> list[Action]:
        found: list[Action] = []
        for card in sorted(top_of(game.cave.events, EVENTS_DRAWN)):
            if EVENTS[card] not in found:
                found.append(EVENTS[card])
        return found

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != EVENT:
            return WRONG_KIND
        return LEGAL if action.a in top_of(game.cave.events, EVENTS_DRAWN) else NOT_ON_TOP

    def take(self, game: Vast, action: Action) -> None:
        count = min(i64(EVENTS_DRAWN), game.cave.events.count())
        play_one_event(game, action.a, count)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-event")

    def rule(self) -> str:
        return "VAST-CAVE-021"


CHOOSE_EVENT: Final = ChooseEvent()


def ask_treasure(game: Vast, window: Window) -> None:
    """VAST-CAVE-021  The Cave deals one of two Treasure cards; with one left there is nothing to choose."""
    if game.rules.flag(UNKNOWN_TREASURES):
        hand_two(game)
        return
    if game.has(CAVE) and game.cave.treasures.count() > 1:
        look_at_treasures(game, TREASURES_DRAWN)
        game.push(CHOOSE_DEAL)


@final
@dataclass(frozen=True)
class ChooseDeal(CaveAsk):
    """VAST-CAVE-021  Which Treasure card does the Knight get?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [DEALS[card] for card in sorted(top_of(game.cave.treasures, TREASURES_DRAWN))]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DEAL:
            return WRONG_KIND
        return LEGAL if action.a in top_of(game.cave.treasures, TREASURES_DRAWN) else NOT_ON_TOP

    def take(self, game: Vast, action: Action) -> None:
        deal_one_treasure(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-deal")

    def rule(self) -> str:
        return "VAST-CAVE-021"


CHOOSE_DEAL: Final = ChooseDeal()


def hand_two(game: Vast) -> None:
    """VAST-BON-004  The Cave hands her two of three cards; without it, or with fewer left, the top two."""
    if game.has(CAVE) and game.cave.treasures.count() >= TREASURES_LOOKED_AT:
        look_at_treasures(game, TREASURES_LOOKED_AT)
        game.push(CHOOSE_BURIED)
    else:
        hand_over(game)


def hand_over(game: Vast) -> None:
    """VAST-BON-004  Up to two cards from the top of the deck."""
    hand_treasures(game, min(i64(TREASURES_DRAWN), game.cave.treasures.count()))


@final
@dataclass(frozen=True)
class ChooseBuried(CaveAsk):
    """VAST-BON-004  Which of three Treasure cards goes under the deck?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [DEALS[card] for card in sorted(top_of(game.cave.treasures, TREASURES_LOOKED_AT))]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DEAL:
            return WRONG_KIND
        return LEGAL if action.a in top_of(game.cave.treasures, TREASURES_LOOKED_AT) else NOT_ON_TOP

    def take(self, game: Vast, action: Action) -> None:
        bury_treasure(game, action.a)
        hand_over(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-buried")

    def rule(self) -> str:
        return "VAST-BON-004"


CHOOSE_BURIED: Final = ChooseBuried()


def owe_omens(game: Vast, window: Window) -> None:
    """VAST-GO-086  A Hex: the Cave discards Omens of its choice."""
    game.push(DiscardOmens(window.a))


@final
@dataclass(frozen=True)
class DiscardOmens(Procedure):
    """VAST-GO-086  So many Omen tokens go back to the bag."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= self.count or game.cave.omens_held() == 0:
            game.finish()
        else:
            self.choose(game)

    def choose(self, game: Vast) -> None:
        """VAST-GO-086  One of its choice."""
        game.push(CHOOSE_LOST_OMEN)


@final
@dataclass(frozen=True)
class ChooseLostOmen(CaveAsk):
    """VAST-GO-086  Which Omen token is discarded?"""

    def candidates(self, game: Vast) -> list[Action]:
        return SPENDS

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != SPEND:
            return WRONG_KIND
        return LEGAL if game.cave.omens[action.a] > 0 else NO_SUCH_OMEN

    def take(self, game: Vast, action: Action) -> None:
        spend_omen(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lost-omen")

    def rule(self) -> str:
        return "VAST-GO-086"


CHOOSE_LOST_OMEN: Final = ChooseLostOmen()


def be_charmed(game: Vast, window: Window) -> None:
    """VAST-BON-051  The Thief helps the Cave: it draws an Omen."""
    if window.a == CAVE:
        draw_omens(game, 1)


REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (EVENT_DUE, ask_event),
    (TREASURE_DUE, ask_treasure),
    (OMENS_OWED, owe_omens),
    (CHARMED, be_charmed),
)
