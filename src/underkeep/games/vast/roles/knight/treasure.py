"""VAST-KN-031  Treasures and Gems: the card dealt to her, kept or declined; the trap of a Gem."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import DEAL, DEALS, DECLINE, KEEP
from underkeep.games.vast.actions import TAKE_TREASURE as TREASURE_TOKEN
from underkeep.games.vast.names import CUNNING, CURSED_AMULET, KNIGHT, TREASURE_TROVE
from underkeep.games.vast.refusals import LEGAL, NO_SUCH_TREASURE, WRONG_KIND
from underkeep.games.vast.roles.knight.sidequests import count_treasure
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.die import ROLL, DieCast, centre_hit
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.moments import TREASURE_DUE
from underkeep.games.vast.rules.schemes import envies
from underkeep.games.vast.rules.tell_loot import tell_taking, tell_trap
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.cubes import gain_grit
from underkeep.games.vast.state.changes.knight_cards import (
    decline_treasure,
    do_deed,
    keep_treasure,
    offer_handed,
    offer_top_treasure,
    pick_handed,
    show_treasure,
    take_offered,
)
from underkeep.games.vast.state.changes.tokens import return_gem, return_treasure
from underkeep.games.vast.state.game import Vast

DECLINED_GRIT: Final = 5
GEM_GRIT: Final = 5
TRAP_GRIT: Final = 2


@final
@dataclass(frozen=True)
class TakeTreasure(Procedure):
    """VAST-KN-031  A Treasure token on her tile is taken."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.return_token(game)
            case 1:
                self.gain_card(game)
            case _:
                game.finish()

    def return_token(self, game: Vast) -> None:
        """VAST-CAVE-022  The token goes back to the Cave at once."""
        tell_taking(game, KNIGHT, TREASURE_TOKEN, game.knight.tile, 0, False)
        return_treasure(game, game.knight.tile)
        count_treasure(game)

    def gain_card(self, game: Vast) -> None:
        """VAST-GEN-011  A card; an empty deck gives 5 Grit instead."""
        game.push(GAIN_TREASURE)


@final
@dataclass(frozen=True)
class GainTreasure(Procedure):
    """VAST-CAVE-021  The Cave deals one of two cards; without it the top card is drawn (VAST-VAR-006)."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.deal(game)
            case 1:
                self.draw_top(game)
            case 2:
                self.offer(game)
            case _:
                game.finish()

    def deal(self, game: Vast) -> None:
        """VAST-GEN-011  With no card left she gains 5 Grit."""
        if game.cave.treasures.count() == 0:
            gain_grit(game, DECLINED_GRIT)
            game.finish()
        else:
            game.open_window(Window(TREASURE_DUE))

    def draw_top(self, game: Vast) -> None:
        """VAST-VAR-006  Nobody dealt: the top card."""
        if game.knight.handed.count() > 1:
            game.push(TAKE_ONE)
        elif game.knight.handed.count() == 1:
            offer_handed(game)
        elif game.knight.offered.count() == 0:
            offer_top_treasure(game)

    def offer(self, game: Vast) -> None:
        """VAST-KN-031  She keeps it face down or declines it."""
        game.push(KEEP_OR_DECLINE)


TAKE_TREASURE: Final = TakeTreasure()
GAIN_TREASURE: Final = GainTreasure()


@final
@dataclass(frozen=True)
class TakeOne(KnightAsk):
    """VAST-BON-004  Which of the two cards does she take? The other goes under the deck, unseen by the Cave."""

    def candidates(self, game: Vast) -> list[Action]:
        return [DEALS[card] for card in in_order(game.knight.handed.items)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DEAL:
            return WRONG_KIND
        return LEGAL if game.knight.handed.has(action.a) else NO_SUCH_TREASURE

    def take(self, game: Vast, action: Action) -> None:
        pick_handed(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-take-one")

    def rule(self) -> str:
        return "VAST-BON-004"


TAKE_ONE: Final = TakeOne()


@final
@dataclass(frozen=True)
class KeepOrDecline(KnightAsk):
    """VAST-KN-031  Does she keep the Treasure card or decline it for 5 Grit?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [KEEP, DECLINE]

    def refuse(self, game: Vast, action: Action) -> i64:
        return LEGAL if action is KEEP or action is DECLINE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        card = take_offered(game)
        if action is KEEP:
            keep(game, card)
        else:
            decline(game, card)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-keep")

    def rule(self) -> str:
        return "VAST-KN-031"


KEEP_OR_DECLINE: Final = KeepOrDecline()


def keep(game: Vast, card: i64) -> None:
    """VAST-KN-031  A kept card lies face down; Cursed Amulet and Treasure Trove are shown at once (VAST-BON-015)."""
    keep_treasure(game, card)
    if envies(game):
        change_rage(game, 1)  # VAST-BON-033: Eye of Rage
    if card == CURSED_AMULET or card == TREASURE_TROVE:
        show_treasure(game, card)


def decline(game: Vast, card: i64) -> None:
    """VAST-KN-031  A declined card leaves the game: +5 Grit."""
    decline_treasure(game, card)
    gain_grit(game, DECLINED_GRIT)


@final
@dataclass(frozen=True)
class TakeGem(DieCast):
    """VAST-KN-033  A Gem may be trapped."""

    gem: i64

    def roll(self, game: Vast) -> None:
        """VAST-DIE-003  The Dragon die; trying is what Cunning asks for."""
        tell_taking(game, KNIGHT, self.gem, game.knight.tile, 0, True)
        do_deed(game, CUNNING)
        game.push(ROLL)

    def strike(self, game: Vast) -> None:
        """VAST-KN-033  Centre: lose 2 Grit, otherwise gain 5; the Gem goes back to the Dragon."""
        if centre_hit(game):
            tell_trap(game, "knight", self.gem)
        return_gem(game, self.gem)
        if centre_hit(game):
            game.push(LoseGrit(TRAP_GRIT))
        else:
            gain_grit(game, GEM_GRIT)
