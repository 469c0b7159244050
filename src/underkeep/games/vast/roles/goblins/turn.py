"""VAST-GO-011  The Goblin turn: War card, Populate, Monsters, Secrets, then every Tribe once; the War deck is shuffled
after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CHOOSE_TRIBE, DONE, SECRET, TRIBE
from underkeep.games.vast.cards.scheme_effects import offer_press_gangs
from underkeep.games.vast.cards.secrets import held_secrets, play_secret, refuse_secret
from underkeep.games.vast.refusals import ALREADY_ACTED, LEGAL, NO_GOBLINS_LEFT, ONE_TRIBE_FEASTS, WRONG_KIND
from underkeep.games.vast.roles.goblins.activation import ActivateTribe
from underkeep.games.vast.roles.goblins.monsters import DrawMonsters
from underkeep.games.vast.roles.goblins.war import (
    CHOOSE_WAR,
    OVERPOPULATION,
    REFUSE_DISCS,
    DrawSecrets,
    add_discs,
    ruby_ready,
)
from underkeep.games.vast.rules.ask import GoblinsAsk
from underkeep.games.vast.rules.tribes import change_rage
from underkeep.games.vast.state.changes.goblin_cards import draw_war, keep_war
from underkeep.games.vast.state.changes.goblins import begin_goblin_turn, end_goblin_turn
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class GoblinTurn(Procedure):
    """VAST-GO-011  Five phases."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.draw_war_cards(game)
            case 1:
                self.choose_war_card(game)
            case 2:
                self.press(game)
            case 3:
                self.refuse_discs(game)
            case 4:
                self.populate(game)
            case 5:
                self.assign_monsters(game)
            case 6:
                self.draw_secrets(game)
            case 7:
                self.activate(game)
            case _:
                self.shuffle_war(game)

    def draw_war_cards(self, game: Vast) -> None:
        """VAST-GO-012  Rage is at least 1; as many cards as Rage."""
        begin_goblin_turn(game)
        if game.goblins.rage == 0:
            change_rage(game, 1)
        draw_war(game, game.goblins.rage)

    def choose_war_card(self, game: Vast) -> None:
        """VAST-GO-012  Keep one, discard the rest; while they hold Secrets they are always asked (VAST-GO-020)."""
        if game.goblins.war_hand.count() == 1 and not ruby_ready(game) and game.goblins.secrets.count() == 0:
            keep_war(game, game.goblins.war_hand.items[0])
        else:
            game.push(CHOOSE_WAR)

    def press(self, game: Vast) -> None:
        """VAST-BON-033  Press Gangs may move a disc, once the War card is chosen."""
        offer_press_gangs(game)

    def refuse_discs(self, game: Vast) -> None:
        """VAST-GO-013  Rage may be spent before discs are added (VAST-GO-016)."""
        if sum(game.content.war[game.goblins.war_card].discs) > 0 and game.goblins.rage > 0:
            game.push(REFUSE_DISCS)

    def populate(self, game: Vast) -> None:
        """VAST-GO-014  Discs are added; overpopulation scatters one Tribe, before the rest of the card
        (VAST-GO-015).
        """
        if add_discs(game):
            game.push(OVERPOPULATION)

    def assign_monsters(self, game: Vast) -> None:
        """VAST-GO-017  The printed Rage (VAST-GO-006) and Monsters."""
        card = game.content.war[game.goblins.war_card]
        change_rage(game, card.rage)
        game.push(DrawMonsters(card.monsters))

    def draw_secrets(self, game: Vast) -> None:
        """VAST-GO-020  The printed Secrets."""
        game.push(DrawSecrets(game.content.war[game.goblins.war_card].secrets))

    def activate(self, game: Vast) -> None:
        """VAST-GO-021  Tribe after Tribe, until the Goblins stop."""
        game.push(ACTIVATE)

    def shuffle_war(self, game: Vast) -> None:
        """VAST-GEN-011  The whole War deck is shuffled after every Goblin turn."""
        end_goblin_turn(game)
        game.finish()


GOBLIN_TURN: Final = GoblinTurn()


def refuse_activation(game: Vast, tribe: i64) -> i64:
    """VAST-GO-008  Once per turn, but for Cave Mushrooms; a Tribe with Population 0 cannot act."""
    if game.goblins.is_spent(tribe):
        return ALREADY_ACTED if game.goblins.mushrooms < 0 else ONE_TRIBE_FEASTS
    return LEGAL if game.goblins.population[tribe] > 0 else NO_GOBLINS_LEFT


@final
@dataclass(frozen=True)
class ChooseTribe(GoblinsAsk):
    """VAST-GO-021  Which Tribe is activated next?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*CHOOSE_TRIBE, *held_secrets(game), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb == SECRET:
            return refuse_secret(game, action.a)
        return refuse_activation(game, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(ACTIVATE)  # the next Tribe or Secret, until the Goblins stop
        if action.verb == SECRET:
            play_secret(game, action.a)
        else:
            game.push(ActivateTribe(action.a))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-tribe")

    def rule(self) -> str:
        return "VAST-GO-021"


ACTIVATE: Final = ChooseTribe()
