"""VAST-BON-033  Schemes that ask: Press Gangs, Ancient Rituals, Mercenaries and the Tribe that the Armory arms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_TRIBE, DISC, DISCS, DONE, TRIBE, YES
from underkeep.games.vast.names import (
    ANCIENT_RITUALS,
    ARMORY,
    GOBLINS,
    MAX_POPULATION,
    MERCENARIES,
    PRESS_GANGS,
    TRIBES,
)
from underkeep.games.vast.refusals import ANOTHER_TRIBE, LEGAL, NO_GOBLINS_LEFT, TRIBE_IS_FULL, WRONG_KIND
from underkeep.games.vast.rules.ask import GoblinsAsk, YesNo, options_exist
from underkeep.games.vast.rules.schemes import has_scheme
from underkeep.games.vast.rules.tell import tell_blessed, tell_scheme
from underkeep.games.vast.rules.tribes import FewerGoblins, change_rage
from underkeep.games.vast.state.changes.discs import arm
from underkeep.games.vast.state.changes.goblin_cards import buy_extra_card, forget_extra_card
from underkeep.games.vast.state.changes.goblins import set_population
from underkeep.games.vast.state.game import Vast


def refuse_disc(game: Vast, tribe: i64) -> i64:
    """VAST-BON-033  A disc of Population to pay or move."""
    return LEGAL if game.goblins.population[tribe] > 0 else NO_GOBLINS_LEFT


# ------------------------------------------------------------------ Armory
def offer_armory(game: Vast) -> None:
    """VAST-BON-033  A disc on any Tribe; when it is lost, another Plunder brings it back."""
    if has_scheme(game, ARMORY) and game.goblins.armory < 0:
        game.push(CHOOSE_ARMED)


@final
@dataclass(frozen=True)
class ChooseArmed(GoblinsAsk):
    """VAST-BON-033  Which Tribe does the Armory arm? Any, also one without Population."""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        return LEGAL if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        tell_blessed(game, ARMORY, action.a)
        arm(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-armed")

    def rule(self) -> str:
        return "VAST-BON-033"


CHOOSE_ARMED: Final = ChooseArmed()


# ------------------------------------------------------------------ Press Gangs
def offer_press_gangs(game: Vast) -> None:
    """VAST-BON-033  After the War card is chosen one disc may move between Tribes."""
    if has_scheme(game, PRESS_GANGS) and options_exist(game, PRESS_FROM):
        game.push(PRESS_FROM)


def refuse_pressed(game: Vast, tribe: i64, to: i64) -> i64:
    """VAST-GO-004  Another Tribe with room."""
    if to == tribe:
        return ANOTHER_TRIBE
    return LEGAL if game.goblins.population[to] < MAX_POPULATION else TRIBE_IS_FULL


@final
@dataclass(frozen=True)
class PressFrom(GoblinsAsk):
    """VAST-BON-033  Of which Tribe do the Press Gangs take a disc?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*DISCS, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb != DISC:
            return WRONG_KIND
        code = refuse_disc(game, action.a)
        return code if code != LEGAL or options_exist(game, PressTo(action.a)) else TRIBE_IS_FULL

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            game.push(PressTo(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-press-from")

    def rule(self) -> str:
        return "VAST-BON-033"


PRESS_FROM: Final = PressFrom()


@final
@dataclass(frozen=True)
class PressTo(GoblinsAsk):
    """VAST-BON-033  Which Tribe gets the pressed disc?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_pressed(game, self.tribe, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        tell_scheme(game, PRESS_GANGS, action.a)
        set_population(game, action.a, game.goblins.population[action.a] + 1)
        game.push(FewerGoblins(self.tribe, 1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-press-to", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-BON-033"


# ------------------------------------------------------------------ Ancient Rituals and Mercenaries
def offer_rituals(game: Vast, count: i64) -> None:
    """VAST-BON-033  When Secrets are drawn one disc may buy one more."""
    forget_extra_card(game)
    if count > 0 and has_scheme(game, ANCIENT_RITUALS) and options_exist(game, HOLD_RITUAL):
        game.push(HOLD_RITUAL)


@final
@dataclass(frozen=True)
class HoldRitual(GoblinsAsk):
    """VAST-BON-033  Which Tribe pays a disc for one more Secret?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*DISCS, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_disc(game, action.a) if action.verb == DISC else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            tell_scheme(game, ANCIENT_RITUALS, action.a)
            buy_extra_card(game)
            game.push(FewerGoblins(action.a, 1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-ritual")

    def rule(self) -> str:
        return "VAST-BON-033"


HOLD_RITUAL: Final = HoldRitual()


def offer_mercenaries(game: Vast, count: i64) -> None:
    """VAST-BON-033  When Monsters are drawn 1 Rage may buy one more."""
    forget_extra_card(game)
    if count > 0 and has_scheme(game, MERCENARIES) and game.goblins.rage > 0:
        game.push(HIRE_MERCENARIES)


@final
@dataclass(frozen=True)
class HireMercenaries(YesNo):
    """VAST-BON-033  Is 1 Rage paid for one more Monster?"""

    def who(self, game: Vast) -> i64:
        return game.seat(GOBLINS)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            tell_scheme(game, MERCENARIES, -1)
            buy_extra_card(game)
            change_rage(game, -1)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-mercenaries")

    def rule(self) -> str:
        return "VAST-BON-033"


HIRE_MERCENARIES: Final = HireMercenaries()
