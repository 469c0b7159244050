"""KHO-ACT-11  What an Activate is used for: clan ability, room action, completing a Portal, a use of the scenario."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import (
    ABILITY,
    COMPLETE,
    COMPLETES,
    SPECIAL,
    SPECIALS,
    TAKE,
    TAKES,
    USE_ABILITY,
    WORK,
    WORKS,
    card_choices,
)  # fmt: skip
from underkeep.games.heroes.faces import GENERATE, PORTAL, SUMMON
from underkeep.games.heroes.names import (
    BONE,
    DRAGON,
    FROG,
    GNOLL,
    GUILD_HEROES,
    IMP,
    LABORATORY,
    LIZARDFOLK,
    NOWHERE,
    ONE,
    POLTERGEIST,
    ROOMS,
    SKELETON,
    SLIME,
    WITCH,
)  # fmt: skip
from underkeep.games.heroes.refusals import NOT_BUILT, WRONG_KIND
from underkeep.games.heroes.rules.abilities import most_wounded, pay_ability, refuse_ability, spare_activates
from underkeep.games.heroes.rules.cards import display_has, refuse_take
from underkeep.games.heroes.rules.cells import throw_into_cells
from underkeep.games.heroes.rules.construction import ChooseCoins
from underkeep.games.heroes.rules.deeds import tell_ability, tell_completion, tell_special, tell_work
from underkeep.games.heroes.rules.hero_actions import DRAIN
from underkeep.games.heroes.rules.moving import BY_OTHER, BY_WALL, ChooseMove
from underkeep.games.heroes.rules.placing import ChoosePlace
from underkeep.games.heroes.rules.rooms import gained_token, loot_of, price_of, refuse_complete, refuse_work
from underkeep.games.heroes.rules.striking import ChooseTarget
from underkeep.games.heroes.rules.team import ask
from underkeep.games.heroes.state.changes.board import complete_portal, discard_token, heal_monster, place_token
from underkeep.games.heroes.state.changes.cards import acquire, draw_card, draw_guild, finish_guild_card
from underkeep.games.heroes.state.changes.turn import refer_to
from underkeep.games.heroes.state.game import Heroes


@final
@dataclass(frozen=True)
class ChooseActivation(Decision):
    """KHO-ACT-11  Exactly one use; how often a room or ability is used in a turn has no limit (KHO-ACT-05)."""

    role: i64

    def rule(self) -> str:
        return "KHO-ACT-11"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-activation")

    def candidates(self, game: Heroes) -> list[Action]:
        found: list[Action] = []
        for room in range(ROOMS):
            if game.dungeon.has(room):
                found.append(WORKS[room])
                found.append(COMPLETES[room])
                found.append(SPECIALS[room])
        found.append(USE_ABILITY)
        return found

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == ABILITY:
            return refuse_ability(game, self.role, spare_activates(game, self.role, game.turn.side))
        if action.verb != WORK and action.verb != COMPLETE and action.verb != SPECIAL:
            return WRONG_KIND
        if not game.dungeon.has(action.a):
            return NOT_BUILT
        if action.verb == WORK:
            return refuse_work(game, self.role, action.a)
        if action.verb == COMPLETE:
            return refuse_complete(game, self.role, action.a)
        return game.rules.special.refuse_use(game, self.role, action.a)

    def take(self, game: Heroes, action: Action) -> None:
        refer_to(game, action.a if action.verb != ABILITY else NOWHERE)
        if action.verb == ABILITY:
            use_ability(game, self.role)
        elif action.verb == COMPLETE:
            tell_completion(game, self.role, action.a)
            complete_portal(game, action.a)  # KHO-PORTAL-02
        elif action.verb == WORK:
            work(game, self.role, action.a)
        else:
            tell_special(game, self.role, action.a)
            game.rules.special.use(game, self.role, action.a)


def work(game: Heroes, role: i64, room: i64) -> None:
    """KHO-ROOM-02  The action printed on the room."""
    tell_work(game, role, room)
    token = gained_token(room)
    if token != NOWHERE:
        place_token(game, token, room)
    elif price_of(room) != NOWHERE:
        discard_token(game, price_of(room), room)
        ask(game, ChooseLoot(role, loot_of(room)))
    elif room == LABORATORY:
        game.push(Experiment(role, game.rules.special.laboratory_cards(game), False))  # KHO-ROOM-20
    else:
        game.push(ChooseCoins(role))  # KHO-ROOM-21


def use_ability(game: Heroes, role: i64) -> None:
    """KHO-CLAN-02  The ability of the clan, for the Activates it costs."""
    tell_ability(game, role)
    pay_ability(game)
    clan = game.rules.clans[role]
    if clan == DRAGON:
        heal_monster(game, most_wounded(game, role))  # KHO-CLAN-10
    elif clan == WITCH:
        ask(game, ChoosePlace(role, PORTAL, FROG, ONE))  # KHO-CLAN-11
    elif clan == POLTERGEIST:
        ask(game, ChooseMove(role, BY_WALL))  # KHO-CLAN-12
    elif clan == IMP:
        ask(game, ChooseMove(role, BY_OTHER))  # KHO-CLAN-13
    elif clan == LIZARDFOLK:
        ask(game, ChooseTarget(role, True))  # KHO-CLAN-14
    elif clan == SKELETON:
        ask(game, ChoosePlace(role, GENERATE, BONE, ONE))  # KHO-CLAN-15
    elif clan == GNOLL:
        ask(game, ChooseTarget(role, False))  # KHO-CLAN-16
    elif clan == SLIME:
        draw_card(game, role)  # KHO-CLAN-17
    else:
        ask(game, ChoosePlace(role, SUMMON, FROG, ONE))  # KHO-CLAN-18


@final
@dataclass(frozen=True)
class ChooseLoot(Decision):
    """KHO-ROOM-23  A display card of the room's type; kind -1 means a Tactics card (KHO-LAB-02)."""

    role: i64
    kind: i64

    def rule(self) -> str:
        return "KHO-ROOM-23"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-loot")

    def candidates(self, game: Heroes) -> list[Action]:
        return card_choices(TAKES, game.market.display)

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_take(game, action.a, self.kind) if action.verb == TAKE else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        acquire(game, self.role, action.a)


@final
class ExperimentStep:
    """The steps of an experiment in printed order."""

    DRAW: Final[i64] = 0
    ACQUIRE_CARD: Final[i64] = 1
    RESOLVE_HEROES: Final[i64] = 2
    DISCARD: Final[i64] = 3


@final
@dataclass(frozen=True)
class Experiment(Procedure):
    """KHO-LAB-02  The Laboratory: a guild hero into the Cells, a Tactics card from the display, then the heroes."""

    role: i64
    cards: i64
    paid: bool  # a card has already been acquired (KHO-SCN-0402)

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case ExperimentStep.DRAW:
                self.draw(game)
            case ExperimentStep.ACQUIRE_CARD:
                self.acquire_card(game)
            case ExperimentStep.RESOLVE_HEROES:
                self.resolve_heroes(game)
            case ExperimentStep.DISCARD:
                self.discard(game)
            case _:
                game.finish()

    def draw(self, game: Heroes) -> None:
        """KHO-LAB-03  The top guild card; a Scenario card does nothing, and no card is acquired."""
        draw_guild(game)
        if not throw_into_cells(game):  # KHO-LAB-08
            game.go_to(ExperimentStep.DISCARD)

    def acquire_card(self, game: Heroes) -> None:
        """KHO-LAB-05  The card is acquired before the heroes are resolved; never more than one (KHO-SCN-0402)."""
        if not self.paid and display_has(game, NOWHERE):
            ask(game, ChooseLoot(self.role, NOWHERE))

    def resolve_heroes(self, game: Heroes) -> None:
        """KHO-LAB-05  A Mage frees the Cells as usual."""
        game.push(DRAIN)

    def discard(self, game: Heroes) -> None:
        """KHO-CELLS-12  The guild card is discarded; the wave gets shorter. In mode B of Mad Science a second one is
        drawn, which gives no card after a hero (KHO-SCN-0402).
        """
        resolving = game.guild.resolving
        hero = len(resolving) == 0 or resolving[i64(len(resolving)) - 1] < GUILD_HEROES  # KHO-SCN-0402
        finish_guild_card(game)
        if self.cards > 1 and not game.over():
            game.push(Experiment(self.role, self.cards - 1, self.paid or hero))


FRAMES: Final = (ChooseActivation, ChooseLoot, Experiment)
