"""What the Dragon does when others act: Shriek at a roll, cards it must discard, loot of the Thief, spores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction, Window
from underkeep.games.vast.actions import CHOOSE_ROW, PAY, PAY_CARD, PAY_SCALE, ROW, YES
from underkeep.games.vast.names import DRAGON
from underkeep.games.vast.refusals import LEGAL, NO_SUCH_CARD, ROW_FULL, WRONG_KIND
from underkeep.games.vast.rules.ask import DragonAsk, YesNo, options_exist
from underkeep.games.vast.rules.moments import CARDS_OWED, CHARMED, DIE_ROLLED, SPORES, THIEF_KILLED
from underkeep.games.vast.state.changes.dice import roll_dragon_die
from underkeep.games.vast.state.changes.dragon import draw_powers, spend_card, spend_shriek
from underkeep.games.vast.state.changes.sloth import has_room, sleep_cube, unlocked_wakefulness
from underkeep.games.vast.state.game import Vast


def ask_shriek(game: Vast, window: Window) -> None:
    """VAST-DR-060  Only for rolls made in the Dragon's turn."""
    if game.active == DRAGON and game.dragon.shriek:
        game.push(SPEND_SHRIEK)


@final
@dataclass(frozen=True)
class SpendShriek(YesNo):
    """VAST-DR-060  Is the Shriek token spent to roll again?"""

    def who(self, game: Vast) -> i64:
        return game.seat(DRAGON)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            spend_shriek(game)
            roll_dragon_die(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-shriek", face=int(game.die) + 1)

    def rule(self) -> str:
        return "VAST-DR-060"


SPEND_SHRIEK: Final = SpendShriek()


def owe_cards(game: Vast, window: Window) -> None:
    """VAST-DR-075  The Dragon player chooses the cards; with fewer in hand all of them go."""
    game.push(DiscardPowers(window.a))


@final
@dataclass(frozen=True)
class DiscardPowers(Procedure):
    """VAST-DR-075  So many Power cards are discarded."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= self.count or game.dragon.hand.count() == 0:
            game.finish()
        elif game.dragon.hand.count() <= self.count - step:
            spend_card(game, game.dragon.hand.items[0])
        else:
            self.choose(game)

    def choose(self, game: Vast) -> None:
        """VAST-DR-075  One of its choice."""
        game.push(CHOOSE_DISCARD)


@final
@dataclass(frozen=True)
class ChooseDiscard(DragonAsk):
    """VAST-DR-075  Which Power card is discarded?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*PAY_CARD, *PAY_SCALE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != PAY:
            return WRONG_KIND
        return LEGAL if game.dragon.in_hand(action.a) > 0 else NO_SUCH_CARD

    def take(self, game: Vast, action: Action) -> None:
        spend_card(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-discard-power")

    def rule(self) -> str:
        return "VAST-DR-075"


CHOOSE_DISCARD: Final = ChooseDiscard()


def loot_thief(game: Vast, window: Window) -> None:
    """VAST-DR-056  Killing the Thief draws cards by his Loot Drop Level."""
    if window.a == DRAGON:
        draw_powers(game, game.thief.loot)


def breathe_spores(game: Vast, window: Window) -> None:
    """VAST-CAVE-017  Soporific Spores: a cube from Wakefulness to a Sloth row with room, if any is unlocked
    (VAST-VAR-003).
    """
    if window.a == DRAGON and unlocked_wakefulness(game) > 0 and options_exist(game, CHOOSE_SLEEP):
        game.push(CHOOSE_SLEEP)


@final
@dataclass(frozen=True)
class ChooseSleep(DragonAsk):
    """VAST-CAVE-017  In which Sloth row does a cube fall asleep?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_ROW

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != ROW:
            return WRONG_KIND
        return LEGAL if has_room(game, action.a) else ROW_FULL

    def take(self, game: Vast, action: Action) -> None:
        sleep_cube(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-sleep")

    def rule(self) -> str:
        return "VAST-CAVE-017"


CHOOSE_SLEEP: Final = ChooseSleep()


def be_charmed(game: Vast, window: Window) -> None:
    """VAST-BON-051  The Thief helps the Dragon: it draws a Power card."""
    if window.a == DRAGON:
        draw_powers(game, 1)


REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (DIE_ROLLED, ask_shriek),
    (CARDS_OWED, owe_cards),
    (THIEF_KILLED, loot_thief),
    (SPORES, breathe_spores),
    (CHARMED, be_charmed),
)
