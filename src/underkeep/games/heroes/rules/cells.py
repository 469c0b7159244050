"""KHO-CELLS-01  The Cells: throwing a hero, once per own turn, for three cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import PASS, PASSES, THROW, THROWS
from underkeep.games.heroes.names import CELLS, GUILD_HEROES
from underkeep.games.heroes.refusals import LEGAL, NO_CELLS, NOT_NOW, THROWN_ALREADY, WRONG_KIND
from underkeep.games.heroes.rules.deeds import tell_draw, tell_throw
from underkeep.games.heroes.rules.entry import summon
from underkeep.games.heroes.rules.hero_actions import DRAIN
from underkeep.games.heroes.state.changes.cards import draw_card, draw_guild, finish_guild_card
from underkeep.games.heroes.state.changes.turn import spend_throw
from underkeep.games.heroes.state.game import Heroes

THROW_CARDS: Final[i64] = 3


def refuse_throw(game: Heroes) -> i64:
    """KHO-CELLS-01  Once per own turn, if the dungeon has Cells; when it may be asked is for the turn to say."""
    if not game.dungeon.has(CELLS):
        return NO_CELLS
    if game.turn.thrown:
        return THROWN_ALREADY
    return NOT_NOW if len(game.guild.resolving) > 0 else LEGAL


def offer_throw(game: Heroes) -> None:
    """KHO-CELLS-02  Ask the active player, if he may still throw."""
    if refuse_throw(game) == LEGAL:
        game.push(THROW_WINDOW)


def throw_into_cells(game: Heroes) -> bool:
    """KHO-CELLS-03  One token of the resolving card's class goes into the Cells; False for a Scenario card."""
    card = game.guild.resolving[i64(len(game.guild.resolving)) - 1]
    if card >= GUILD_HEROES:
        return False
    summon(game, i64(game.rules.content.guild[card][0]), CELLS)  # KHO-CELLS-11: without a token its class wakes
    return True


@final
@dataclass(frozen=True)
class ChooseThrow(Decision):
    """KHO-CELLS-02  A moment of the own turn at which only a throw can be made."""

    def rule(self) -> str:
        return "KHO-CELLS-02"

    def who(self, game: Heroes) -> i64:
        return game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-throw")

    def candidates(self, game: Heroes) -> list[Action]:
        return [THROWS, PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == THROW:
            return refuse_throw(game)
        return LEGAL if action.verb == PASS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == THROW:
            game.push(THROW_HERO)


@final
class ThrowStep:
    """The steps of a throw in printed order."""

    DRAW_GUILD_CARD: Final[i64] = 0
    LOCK_UP: Final[i64] = 1
    DRAW_THREE: Final[i64] = 2
    RESOLVE_HEROES: Final[i64] = 3
    DISCARD: Final[i64] = 4


@final
@dataclass(frozen=True)
class ThrowHero(Procedure):
    """KHO-CELLS-03  The throw: guild card, hero into the Cells, three cards, then the heroes are resolved."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case ThrowStep.DRAW_GUILD_CARD:
                self.draw_guild_card(game)
            case ThrowStep.LOCK_UP:
                self.lock_up(game)
            case ThrowStep.DRAW_THREE:
                self.draw_three(game)
            case ThrowStep.RESOLVE_HEROES:
                self.resolve_heroes(game)
            case ThrowStep.DISCARD:
                self.discard(game)
            case _:
                game.finish()

    def draw_guild_card(self, game: Heroes) -> None:
        """KHO-CELLS-01  Once per own turn; the use is spent whatever the card."""
        tell_throw(game)
        spend_throw(game)
        draw_guild(game)

    def lock_up(self, game: Heroes) -> None:
        """KHO-CELLS-05  A Scenario card does nothing; the cards are drawn all the same, unless the table says
        otherwise.
        """
        if not throw_into_cells(game) and not game.rules.options.flag("cells_scenario_card_still_draws"):
            game.go_to(ThrowStep.DISCARD)

    def draw_three(self, game: Heroes) -> None:
        """KHO-CELLS-04  Drawn before the heroes are resolved, played only afterwards."""
        tell_draw(game, game.turn.active, THROW_CARDS, "throw")
        for _ in range(THROW_CARDS):
            draw_card(game, game.turn.active)

    def resolve_heroes(self, game: Heroes) -> None:
        """KHO-CELLS-06  The thrown hero does Exhibit and Check room; a Mage sets everybody free (KHO-CELLS-07)."""
        game.push(DRAIN)

    def discard(self, game: Heroes) -> None:
        """KHO-CELLS-12  The guild card is discarded: throwing shortens the wave."""
        finish_guild_card(game)


THROW_WINDOW: Final = ChooseThrow()
THROW_HERO: Final = ThrowHero()
FRAMES: Final = (ChooseThrow, ThrowHero)
