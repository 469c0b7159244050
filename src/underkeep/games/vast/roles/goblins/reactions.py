"""What the Goblins do when others act: ambush, the Trap, loot of the Thief, spores, the Ash Dragon that surfaces among
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction, Window
from underkeep.games.vast.actions import (
    CHOOSE_TRIBE,
    DISCARD,
    DISCARD_SECRET,
    DONE,
    DRAW_SECRETS,
    GAIN_RAGE,
    TRIBE,
    YES,
)
from underkeep.games.vast.names import GOBLINS, TRAP
from underkeep.games.vast.refusals import (
    LEGAL,
    MUST_BE_HIDDEN,
    NO_GOBLINS_LEFT,
    NOT_HELD,
    POPULATION_TOO_LOW,
    TRIBE_TOO_WEAK,
    WRONG_KIND,
)
from underkeep.games.vast.roles.goblins.attacks import BY_AMBUSH, TribeAttacksDragon, TribeAttacksKnight, margin
from underkeep.games.vast.roles.goblins.war import DrawSecrets
from underkeep.games.vast.rules.ask import GoblinsAsk, YesNo, options_exist
from underkeep.games.vast.rules.moments import (
    AMBUSH,
    CHARMED,
    DRAGON_MET,
    SECRETS_OWED,
    SPORES,
    THIEF_KILLED,
    TRIBES_TARGETED,
)
from underkeep.games.vast.rules.stats import dragon_may_be_struck
from underkeep.games.vast.rules.tell import tell_averted, tell_withstood
from underkeep.games.vast.rules.tribes import LosePopulation, change_rage
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up, discard_secret
from underkeep.games.vast.state.changes.turn import spare
from underkeep.games.vast.state.game import Vast


def ask_ambush(game: Vast, window: Window) -> None:
    """VAST-KN-018  The Goblins are asked only if some Tribe could strike; all numbers are public."""
    if options_exist(game, AMBUSH_REACTION):
        game.push(AMBUSH_REACTION)
    else:
        tell_withstood(game, "tribes")


def refuse_ambush(game: Vast, tribe: i64) -> i64:
    """VAST-GO-042  A hidden or lurking Tribe with Population (VAST-GO-046) and Strength above hers."""
    if game.goblins.revealed(tribe):
        return MUST_BE_HIDDEN
    if game.goblins.population[tribe] == 0:
        return NO_GOBLINS_LEFT
    return LEGAL if margin(game, tribe, BY_AMBUSH) > 0 else TRIBE_TOO_WEAK


@final
@dataclass(frozen=True)
class AmbushReaction(GoblinsAsk):
    """VAST-KN-018  Does a hidden Tribe attack the Knight who walked into the Ambush?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*CHOOSE_TRIBE, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_ambush(game, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            tell_withstood(game, "tribes")
        else:
            game.push(TribeAttacksKnight(action.a, BY_AMBUSH, margin(game, action.a, BY_AMBUSH)))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-ambush")

    def rule(self) -> str:
        return "VAST-KN-018"


AMBUSH_REACTION: Final = AmbushReaction()


def ask_trap(game: Vast, window: Window) -> None:
    """VAST-GO-087  A face-up Trap may be discarded to ignore Claw, Scratch or Hiss for all Tribes."""
    if game.goblins.face_up >> TRAP & 1:
        game.push(USE_TRAP)


@final
@dataclass(frozen=True)
class UseTrap(YesNo):
    """VAST-GO-087  Is the Trap discarded so that no Tribe is hit?"""

    def who(self, game: Vast) -> i64:
        return game.seat(GOBLINS)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            tell_averted(game)
            discard_face_up(game, TRAP)
            spare(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-trap")

    def rule(self) -> str:
        return "VAST-GO-087"


USE_TRAP: Final = UseTrap()


def loot_thief(game: Vast, window: Window) -> None:
    """VAST-GO-031  Rage -1 for the attack, then Secrets or Rage by the Loot Drop Level."""
    if window.a != GOBLINS:
        return
    change_rage(game, -1)
    if game.thief.loot > 0:
        game.push(CHOOSE_LOOT)


@final
@dataclass(frozen=True)
class ChooseLoot(GoblinsAsk):
    """VAST-TH-029  Do the Goblins draw Secrets or gain Rage for the dead Thief?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [DRAW_SECRETS, GAIN_RAGE]

    def refuse(self, game: Vast, action: Action) -> i64:
        return LEGAL if action is DRAW_SECRETS or action is GAIN_RAGE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is GAIN_RAGE:
            change_rage(game, game.thief.loot)
        else:
            game.push(DrawSecrets(game.thief.loot))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-loot", level=int(game.thief.loot))

    def rule(self) -> str:
        return "VAST-TH-029"


CHOOSE_LOOT: Final = ChooseLoot()


def owe_secret(game: Vast, window: Window) -> None:
    """VAST-BON-014  The Silver Gauntlet: a Secret from hand, of their choice, if they hold one."""
    if game.goblins.secrets.count() > 0:
        game.push(OWE_SECRET)


@final
@dataclass(frozen=True)
class OweSecret(GoblinsAsk):
    """VAST-BON-014  Which Secret do the attacked Goblins discard?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [DISCARD_SECRET[card] for card in in_order(game.goblins.secrets.items)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DISCARD:
            return WRONG_KIND
        return LEGAL if game.goblins.secrets.has(action.a) else NOT_HELD

    def take(self, game: Vast, action: Action) -> None:
        discard_secret(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-owe-secret")

    def rule(self) -> str:
        return "VAST-BON-014"


OWE_SECRET: Final = OweSecret()


def breathe_spores(game: Vast, window: Window) -> None:
    """VAST-CAVE-017  Soporific Spores: one Tribe above Population 1, of the Goblins' choice (VAST-CTR-33)."""
    if window.a == GOBLINS and options_exist(game, CHOOSE_SLEEPERS):
        game.push(CHOOSE_SLEEPERS)


@final
@dataclass(frozen=True)
class ChooseSleepers(GoblinsAsk):
    """VAST-CAVE-017  Which Tribe falls to Population 1? Rage +1."""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != TRIBE:
            return WRONG_KIND
        return LEGAL if game.goblins.population[action.a] > 1 else POPULATION_TOO_LOW

    def take(self, game: Vast, action: Action) -> None:
        change_rage(game, 1)
        game.push(LosePopulation(action.a, game.goblins.population[action.a] - 1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-sleepers")

    def rule(self) -> str:
        return "VAST-CAVE-017"


CHOOSE_SLEEPERS: Final = ChooseSleepers()


def strike_dragon(game: Vast, window: Window) -> None:
    """VAST-DR-009  With Ash Dragon, Tribes on its tile stronger than its Armor attack the surfaced Dragon."""
    game.push(TRIBES_STRIKE)


@final
@dataclass(frozen=True)
class TribesStrike(Procedure):
    """VAST-DR-022  One after the other, each scatters and costs 1 Rage."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.strike_next(game)
            case _:
                game.finish()

    def strike_next(self, game: Vast) -> None:
        """VAST-DR-009  The next Tribe that is strong enough."""
        for tribe in game.tribes_on(game.dragon.tile):
            if dragon_may_be_struck(game, tribe):
                game.go_to(0)
                game.push(TribeAttacksDragon(tribe))
                return


TRIBES_STRIKE: Final = TribesStrike()


def be_charmed(game: Vast, window: Window) -> None:
    """VAST-BON-051  The Thief helps the Goblins: they draw a Secret."""
    if window.a == GOBLINS:
        game.push(DrawSecrets(1))


REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (AMBUSH, ask_ambush),
    (TRIBES_TARGETED, ask_trap),
    (THIEF_KILLED, loot_thief),
    (SPORES, breathe_spores),
    (SECRETS_OWED, owe_secret),
    (DRAGON_MET, strike_dragon),
    (CHARMED, be_charmed),
)
