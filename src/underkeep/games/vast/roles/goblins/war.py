"""VAST-GO-011  Phases 1 to 4 of the Goblin turn: War card, Populate, Assign Monsters, Draw Secrets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    CHOOSE_TRIBE,
    DISC,
    DISCARD,
    DISCARD_SECRET,
    DISCS,
    DONE,
    PLAY_SECRET,
    REDRAW_SECRET,
    REDRAW_SECRETS,
    REDRAW_WAR,
    REDRAW_WARS,
    REFUSALS,
    REFUSE,
    SECRET,
    TRIBE,
    WAR,
    WARS,
)
from underkeep.games.vast.cards.scheme_effects import offer_rituals
from underkeep.games.vast.cards.secrets import held_secrets, play_secret, refuse_early_secret
from underkeep.games.vast.names import (
    GOBLIN_RUBY,
    HAND_LIMIT,
    LEADER,
    MAX_POPULATION,
    PET_FROG,
    SECRETS,
    SLINGSHOT,
    UNDERBOSS,
)
from underkeep.games.vast.names import WAR as WAR_NAMES
from underkeep.games.vast.options import RAGE_FILLS
from underkeep.games.vast.refusals import (
    LEGAL,
    MUST_BE_REVEALED,
    NO_DISCS_TO_REFUSE,
    NO_RAGE,
    NO_UNDERBOSS,
    NOT_DRAWN,
    NOT_HELD,
    NOT_OVERFLOWING,
    REVEALED_TRIBE_FIRST,
    RUBY_NOT_READY,
    WRONG_KIND,
)
from underkeep.games.vast.rules.ask import GoblinsAsk
from underkeep.games.vast.rules.schemes import has_scheme
from underkeep.games.vast.rules.tell import tell_overpopulation, tell_refused
from underkeep.games.vast.rules.tribes import LosePopulation, Scatter, change_rage
from underkeep.games.vast.state.changes.goblin_cards import (
    discard_face_up,
    discard_secret,
    draw_secrets,
    draw_war,
    keep_war,
    return_war,
)
from underkeep.games.vast.state.changes.goblins import refuse_discs, set_population, use_ruby
from underkeep.games.vast.state.game import Vast


def ruby_ready(game: Vast) -> bool:
    """VAST-GO-083  The Goblin Ruby lies open and has not been used this turn."""
    return game.goblins.face_up >> GOBLIN_RUBY & 1 != 0 and not game.goblins.ruby_used


@final
@dataclass(frozen=True)
class ChooseWar(GoblinsAsk):
    """VAST-GO-012  Which War card is kept?"""

    def candidates(self, game: Vast) -> list[Action]:
        hand = in_order(game.goblins.war_hand.items)
        return [*[WARS[card] for card in hand], *[REDRAW_WARS[card] for card in hand], *held_secrets(game)]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb == SECRET:
            return refuse_early_secret(game, action.a)
        if action.verb != WAR and action.verb != REDRAW_WAR:
            return WRONG_KIND
        if not game.goblins.war_hand.has(action.a):
            return NOT_DRAWN
        return RUBY_NOT_READY if action.verb == REDRAW_WAR and not ruby_ready(game) else LEGAL

    def take(self, game: Vast, action: Action) -> None:
        if action.verb == REDRAW_WAR:
            redraw_war(game, action.a)
            game.push(CHOOSE_WAR)
        elif action.verb == SECRET:
            game.push(CHOOSE_WAR)
            play_secret(game, action.a)
        else:
            keep_war(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-war")

    def rule(self) -> str:
        return "VAST-GO-012"


CHOOSE_WAR: Final = ChooseWar()


def redraw_war(game: Vast, card: i64) -> None:
    """VAST-GO-083  The Ruby: one card just drawn is discarded and another drawn."""
    use_ruby(game)
    draw_war(game, 1)
    return_war(game, card)


def overflows(game: Vast, tribe: i64) -> bool:
    """VAST-GO-014  The printed discs would take the Tribe above 4."""
    due = game.content.war[game.goblins.war_card].discs[tribe]
    return due > 0 and game.goblins.population[tribe] + due > MAX_POPULATION


def refuse_refusal(game: Vast, tribe: i64) -> i64:
    """VAST-GO-013  1 Rage keeps a Tribe's discs away; with the switch only the excess of an overflowing Tribe
    (VAST-CTR-07).
    """
    if game.goblins.rage == 0:
        return NO_RAGE  # VAST-GO-016
    if game.content.war[game.goblins.war_card].discs[tribe] == 0 or game.goblins.refused >> tribe & 1:
        return NO_DISCS_TO_REFUSE
    return NOT_OVERFLOWING if game.rules.flag(RAGE_FILLS) and not overflows(game, tribe) else LEGAL


@final
@dataclass(frozen=True)
class RefuseDiscs(GoblinsAsk):
    """VAST-GO-013  Are discs of a Tribe refused for 1 Rage?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*REFUSALS, *held_secrets(game), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb == SECRET:
            return refuse_early_secret(game, action.a)
        return refuse_refusal(game, action.a) if action.verb == REFUSE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        if action.verb == SECRET:
            game.push(REFUSE_DISCS)
            play_secret(game, action.a)
            return
        tell_refused(game, action.a)
        change_rage(game, -1)
        refuse_discs(game, action.a)
        if game.goblins.rage > 0:
            game.push(REFUSE_DISCS)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-refuse-discs", card=WAR_NAMES[game.goblins.war_card])

    def rule(self) -> str:
        return "VAST-GO-013"


REFUSE_DISCS: Final = RefuseDiscs()


def add_discs(game: Vast) -> bool:
    """VAST-GO-014  Discs are added up to 4; tells whether the Goblins overpopulate."""
    overpopulated = False
    for tribe in range(i64(3)):
        over = overflows(game, tribe)
        refused = game.goblins.refused >> tribe & 1
        if refused and not game.rules.flag(RAGE_FILLS):
            continue
        due = game.content.war[game.goblins.war_card].discs[tribe]
        if due:
            set_population(game, tribe, min(game.goblins.population[tribe] + due, i64(MAX_POPULATION)))
        if over and not refused and not game.goblins.has_monster(tribe, PET_FROG):  # VAST-GO-050
            overpopulated = True
    return overpopulated


def refuse_victim(game: Vast, tribe: i64) -> i64:
    """VAST-GO-014  A revealed Tribe if any is on the map, otherwise a hidden one (VAST-GO-047)."""
    if game.goblins.revealed(tribe):
        return LEGAL
    for other in range(i64(3)):
        if game.goblins.revealed(other):
            return REVEALED_TRIBE_FIRST
    return LEGAL


def refuse_underboss(game: Vast, tribe: i64) -> i64:
    """VAST-BON-033  Underboss: a disc of a revealed Tribe instead of a scatter."""
    if not has_scheme(game, UNDERBOSS):
        return NO_UNDERBOSS
    return LEGAL if game.goblins.revealed(tribe) else MUST_BE_REVEALED


@final
@dataclass(frozen=True)
class Overpopulation(GoblinsAsk):
    """VAST-GO-014  Which Tribe scatters? The Leader prevents it (VAST-GO-082)."""

    def candidates(self, game: Vast) -> list[Action]:
        return [*CHOOSE_TRIBE, PLAY_SECRET[LEADER], *DISCS]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is PLAY_SECRET[LEADER]:
            return LEGAL if game.goblins.secrets.has(LEADER) else NOT_HELD
        if action.verb == DISC:
            return refuse_underboss(game, action.a)
        return refuse_victim(game, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action.verb == TRIBE:
            tell_overpopulation(game, action.a, "scatter")
            game.push(Scatter(action.a))
        elif action.verb == DISC:
            tell_overpopulation(game, action.a, "disc")
            game.push(LosePopulation(action.a, 1))
        else:
            tell_overpopulation(game, -1, "leader")
            discard_secret(game, LEADER)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-overpopulation")

    def rule(self) -> str:
        return "VAST-GO-014"


OVERPOPULATION: Final = Overpopulation()


@final
@dataclass(frozen=True)
class DrawSecrets(Procedure):
    """VAST-GO-020  Secrets are drawn; the Ruby may redraw one; above five are discarded at once."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_more(game)
            case 1:
                self.draw(game)
            case 2:
                self.redraw(game)
            case 3:
                self.discard(game)
            case _:
                game.finish()

    def offer_more(self, game: Vast) -> None:
        """VAST-BON-033  Ancient Rituals may buy one more."""
        offer_rituals(game, self.count)

    def draw(self, game: Vast) -> None:
        """VAST-GO-020  The printed number."""
        draw_secrets(game, self.count + game.goblins.extra_cards)

    def redraw(self, game: Vast) -> None:
        """VAST-GO-083  The Goblin Ruby, right after drawing."""
        if self.count > 0 and ruby_ready(game) and game.goblins.secrets.count() > 0:
            game.push(RedrawSecret(self.count + game.goblins.extra_cards))

    def discard(self, game: Vast) -> None:
        """VAST-GO-020  Hand limit 5, face-up Secrets included."""
        if game.goblins.holding() > HAND_LIMIT:
            game.go_to(3)
            game.push(DISCARD_DOWN)


@final
@dataclass(frozen=True)
class RedrawSecret(GoblinsAsk):
    """VAST-GO-083  Is one of the Secrets just drawn discarded for another?"""

    count: i64

    def just_drawn(self, game: Vast) -> list[i64]:
        hand = game.goblins.secrets
        first = max(hand.count() - self.count, i64(0))
        return [hand.items[n] for n in range(first, hand.count())]

    def candidates(self, game: Vast) -> list[Action]:
        return [*[REDRAW_SECRETS[card] for card in self.just_drawn(game)], DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb != REDRAW_SECRET:
            return WRONG_KIND
        return LEGAL if action.a in self.just_drawn(game) else NOT_DRAWN

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        use_ruby(game)
        discard_secret(game, action.a)
        draw_secrets(game, 1)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-redraw-secret")

    def rule(self) -> str:
        return "VAST-GO-083"


def counted_face_up(game: Vast) -> list[i64]:
    """VAST-GO-020  The face-up Secrets that count as held; the Slingshot does not (VAST-BON-018)."""
    return [n for n in range(i64(len(SECRETS))) if n != SLINGSHOT and game.goblins.face_up >> n & 1]


@final
@dataclass(frozen=True)
class DiscardDown(GoblinsAsk):
    """VAST-GO-020  Which Secret is discarded down to five, from the hand or of those that lie face up?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [DISCARD_SECRET[card] for card in sorted([*game.goblins.secrets.items, *counted_face_up(game)])]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != DISCARD:
            return WRONG_KIND
        held = game.goblins.secrets.has(action.a) or action.a in counted_face_up(game)
        return LEGAL if held else NOT_HELD

    def take(self, game: Vast, action: Action) -> None:
        if game.goblins.secrets.has(action.a):
            discard_secret(game, action.a)
        else:
            discard_face_up(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-discard-secret")

    def rule(self) -> str:
        return "VAST-GO-020"


DISCARD_DOWN: Final = DiscardDown()
