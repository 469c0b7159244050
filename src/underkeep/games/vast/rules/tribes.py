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
    GOBLIN_RUBY,
    GOBLINS,
    MONSTERS,
    P_FANGS,
    SECRETS,
    TRIBES,
)
from underkeep.games.vast.refusals import LEGAL, NOT_ITS_MONSTER, WRONG_KIND
from underkeep.games.vast.rules.ask import GoblinsAsk, YesNo
from underkeep.games.vast.rules.discs import lose_disc
from underkeep.games.vast.rules.pieces import lift_piece
from underkeep.games.vast.rules.schemes import disarm, most_rage
from underkeep.games.vast.state.events.roles import (
    MonsterDiscarded,
    PopulationChanged,
    RageChanged,
    SecretDiscarded,
    TribeScattered,
)
from underkeep.games.vast.state.game import Vast


def change_rage(game: Vast, by: i64) -> None:
    """VAST-GO-004  Rage stays between 0 and 3, with the War Banner 4."""
    rage = min(max(game.goblins.rage + by, i64(0)), most_rage(game))
    if rage == game.goblins.rage:
        return
    game.goblins.rage = rage
    if game.listener is not None:
        game.tell(RageChanged(int(rage)))


def set_population(game: Vast, tribe: i64, population: i64) -> None:
    """Population changes; a Tribe that falls to 0 costs the Goblins their Ruby (VAST-GO-083)."""
    before = game.goblins.population[tribe]
    game.goblins.population[tribe] = population
    if game.listener is not None:
        game.tell(PopulationChanged(TRIBES[tribe], int(population)))
    if population == 0 and before > 0:
        disarm(game, tribe)
        if game.goblins.face_up >> GOBLIN_RUBY & 1:
            discard_face_up(game, GOBLIN_RUBY)


def discard_face_up(game: Vast, card: i64) -> None:
    """A Secret that lay open goes to the discards."""
    game.goblins.face_up &= ~(i64(1) << card)
    game.goblins.secret_discard.put(card)
    if game.listener is not None:
        game.tell(SecretDiscarded(SECRETS[card]))


def hide_tribe(game: Vast, tribe: i64) -> None:
    """VAST-GO-039  The piece goes back to the board; Population and Monsters stay."""
    if game.goblins.revealed(tribe) or game.goblins.lurking(tribe):
        lift_piece(game, P_FANGS + tribe)


def discard_monster(game: Vast, tribe: i64, monster: i64) -> None:
    """A Monster leaves its Tribe with its Strength disc (VAST-GO-048)."""
    for slot in range(i64(4)):
        if game.goblins.slots[slot] == monster:
            game.goblins.slots[slot] = -1
    game.goblins.monster_discard.put(monster)
    lose_disc(game, monster)
    if game.listener is not None:
        game.tell(MonsterDiscarded(MONSTERS[monster]))


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
            game.goblins.lost += loss
            set_population(game, self.tribe, game.goblins.population[self.tribe] - loss)

    def leave(self, game: Vast) -> None:
        """VAST-GO-047  The piece, also a lurking one, goes to the board."""
        hide_tribe(game, self.tribe)
        game.goblins.pledges[self.tribe] = -1
        if game.listener is not None:
            game.tell(TribeScattered(TRIBES[self.tribe]))

    def lose_monster(self, game: Vast) -> None:
        """VAST-GO-043  One Monster is discarded; the Bones choose between two."""
        monsters = game.goblins.monsters_of(self.tribe)
        if len(monsters) == 1:
            discard_monster(game, self.tribe, monsters[0])
        elif len(monsters) > 1:
            game.push(ChooseLostMonster(self.tribe))


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
        game.goblins.lost += loss
        set_population(game, self.tribe, game.goblins.population[self.tribe] - loss)

    def scatter_at_zero(self, game: Vast) -> None:
        """VAST-GO-045  At 0 the Tribe scatters and loses a Monster, but no more Population."""
        if game.goblins.population[self.tribe] == 0:
            game.push(Scatter(self.tribe, 0))
