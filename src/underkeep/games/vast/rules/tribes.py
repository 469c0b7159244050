"""VAST-GO-043  What happens to Tribes, whoever does it: Rage, loss of Population, scattering, hiding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_MONSTER, MONSTER, YES
from underkeep.games.vast.names import (
    BRIGHT_BEETLES,
    GOBLINS,
    TRIBES,
)
from underkeep.games.vast.refusals import LEGAL, NOT_ITS_MONSTER, WRONG_KIND
from underkeep.games.vast.rules.ask import GoblinsAsk, YesNo
from underkeep.games.vast.rules.schemes import most_rage
from underkeep.games.vast.state.changes.goblin_cards import discard_monster
from underkeep.games.vast.state.changes.goblins import lose_goblins, scatter_tribe, set_rage, use_action
from underkeep.games.vast.state.game import Vast


def change_rage(game: Vast, by: i64) -> None:
    """VAST-GO-004  Rage stays between 0 and 3, with the War Banner 4."""
    rage = min(max(game.goblins.rage + by, i64(0)), most_rage(game))
    if rage == game.goblins.rage:
        return
    set_rage(game, rage)


def scatter_loss(game: Vast, tribe: i64) -> i64:
    """VAST-GO-043  Two, one less with Bright Beetles (VAST-GO-055), never more than there is."""
    due: i64 = 1 if game.goblins.has_monster(tribe, BRIGHT_BEETLES) else 2
    population = game.goblins.population[tribe]
    return min(due, population)


@final
@dataclass(frozen=True)
class Scatter(Procedure):
    """VAST-GO-043  A Tribe scatters; `costs` is 0 when it scatters because its Population is 0 already
    (VAST-GO-045).
    """

    tribe: i64
    costs: i64 = 1

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.lose_population(game)
            case 1:
                self.leave(game)
            case 2:
                self.lose_monster(game)
            case _:
                game.finish()

    def lose_population(self, game: Vast) -> None:
        """VAST-GO-043  Population falls by two."""
        if self.costs:
            loss = scatter_loss(game, self.tribe)
            lose_goblins(game, self.tribe, loss)

    def leave(self, game: Vast) -> None:
        """VAST-GO-047  The piece, also a lurking one, goes to the board."""
        scatter_tribe(game, self.tribe)

    def lose_monster(self, game: Vast) -> None:
        """VAST-GO-043  One Monster is discarded; the Bones choose between two."""
        monsters = game.goblins.monsters_of(self.tribe)
        if len(monsters) == 1:
            discard_monster(game, self.tribe, monsters[0])
        elif len(monsters) > 1:
            game.push(ChooseLostMonster(self.tribe))


def scatter_by_choice(game: Vast, tribe: i64) -> None:
    """VAST-GO-090  A Tribe on a tile that caves in scatters instead of moving off, which ends its own activation."""
    if game.goblins.acting == tribe:
        use_action(game)
    game.push(Scatter(tribe))


@final
@dataclass(frozen=True)
class ChooseLostMonster(GoblinsAsk):
    """VAST-GO-043  Which of the two Monsters of the Bones is discarded?"""

    tribe: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [CHOOSE_MONSTER[monster] for monster in game.goblins.monsters_of(self.tribe)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != MONSTER:
            return WRONG_KIND
        return LEGAL if game.goblins.has_monster(self.tribe, action.a) else NOT_ITS_MONSTER

    def take(self, game: Vast, action: Action) -> None:
        discard_monster(game, self.tribe, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-lost-monster", tribe=TRIBES[self.tribe])

    def rule(self) -> str:
        return "VAST-GO-043"


@final
@dataclass(frozen=True)
class LosePopulation(Procedure):
    """VAST-GO-044  A Tribe loses Population without scattering, unless it reaches 0."""

    tribe: i64
    amount: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_beetles(game)
            case _:
                game.finish()

    def offer_beetles(self, game: Vast) -> None:
        """VAST-GO-055  Bright Beetles may be discarded to lose one less."""
        if game.goblins.population[self.tribe] == 0 or self.amount == 0:
            return
        if game.goblins.has_monster(self.tribe, BRIGHT_BEETLES):
            game.push(DiscardBeetles(self.tribe, self.amount))
        else:
            game.push(FewerGoblins(self.tribe, self.amount))


@final
@dataclass(frozen=True)
class DiscardBeetles(YesNo):
    """VAST-GO-055  Are the Bright Beetles discarded to lose one Population less?"""

    tribe: i64
    amount: i64

    def who(self, game: Vast) -> i64:
        return game.seat(GOBLINS)

    def take(self, game: Vast, action: Action) -> None:
        due = min(self.amount, game.goblins.population[self.tribe])
        if action is YES:
            discard_monster(game, self.tribe, BRIGHT_BEETLES)
            due -= 1
        game.push(FewerGoblins(self.tribe, due))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-beetles", tribe=TRIBES[self.tribe], amount=int(self.amount))

    def rule(self) -> str:
        return "VAST-GO-055"


@final
@dataclass(frozen=True)
class FewerGoblins(Procedure):
    """VAST-GO-024  The loss itself; at Population 0 the Tribe scatters."""

    tribe: i64
    amount: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.lose(game)
            case 1:
                self.scatter_at_zero(game)
            case _:
                game.finish()

    def lose(self, game: Vast) -> None:
        """VAST-GO-044  Population falls, never below 0."""
        loss = min(self.amount, game.goblins.population[self.tribe])
        lose_goblins(game, self.tribe, loss)

    def scatter_at_zero(self, game: Vast) -> None:
        """VAST-GO-045  At 0 the Tribe scatters and loses a Monster, but no more Population."""
        if game.goblins.population[self.tribe] == 0:
            game.push(Scatter(self.tribe, 0))
