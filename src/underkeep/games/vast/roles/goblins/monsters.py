"""VAST-GO-017  Assigning Monsters: at most as many as the Bones Tribe has Population."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    CHOOSE_MONSTER,
    CHOOSE_SLOT,
    DONE,
    MONSTER,
    REDRAW_MONSTER,
    REDRAW_MONSTERS,
    SECRET,
    SLOT,
)
from underkeep.games.vast.cards.scheme_effects import offer_mercenaries
from underkeep.games.vast.cards.secrets import held_secrets, play_secret, refuse_early_secret
from underkeep.games.vast.names import BONES, MONSTERS
from underkeep.games.vast.refusals import (
    LEGAL,
    NOT_DRAWN,
    REPLACE_ONLY,
    RUBY_NOT_READY,
    TOO_MANY_MONSTERS,
    WRONG_KIND,
)
from underkeep.games.vast.roles.goblins.war import ruby_ready
from underkeep.games.vast.rules.ask import GoblinsAsk
from underkeep.games.vast.state.changes.goblin_cards import (
    assign_monster,
    draw_monster,
    hold_monster,
    release_monster,
    release_monsters,
)
from underkeep.games.vast.state.changes.goblins import use_ruby
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class DrawMonsters(Procedure):
    """VAST-GO-017  Monsters are drawn and assigned; what is not assigned is discarded."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer_more(game)
            case 1:
                self.draw(game)
            case 2:
                self.assign(game)
            case 3:
                self.discard_rest(game)
            case _:
                game.finish()

    def offer_more(self, game: Vast) -> None:
        """VAST-BON-033  Mercenaries may bring one more."""
        offer_mercenaries(game, self.count)

    def draw(self, game: Vast) -> None:
        """VAST-GO-017  The printed number."""
        for _ in range(self.count + game.goblins.extra_cards):
            monster = draw_monster(game)
            if monster >= 0:
                hold_monster(game, monster)

    def assign(self, game: Vast) -> None:
        """VAST-GO-018  As long as one may be assigned, or the Ruby may redraw one."""
        if game.goblins.drawn.count() > 0 and (can_assign(game) or ruby_ready(game)):
            game.go_to(2)
            game.push(ASSIGN_MONSTER)

    def discard_rest(self, game: Vast) -> None:
        """VAST-GO-017  Unassigned Monsters are discarded."""
        release_monsters(game)


def refuse_slot(game: Vast, slot: i64) -> i64:
    """VAST-GO-018  Below the Bones Population any slot; at it only replacements; above it none."""
    assigned = game.goblins.assigned()
    bones = game.goblins.population[BONES]
    if assigned > bones:
        return TOO_MANY_MONSTERS
    return REPLACE_ONLY if assigned == bones and game.goblins.slots[slot] < 0 else LEGAL


def can_assign(game: Vast) -> bool:
    for slot in range(i64(4)):
        if refuse_slot(game, slot) == LEGAL:
            return True
    return False


@final
@dataclass(frozen=True)
class AssignMonster(GoblinsAsk):
    """VAST-GO-017  Which of the drawn Monsters is assigned?"""

    def candidates(self, game: Vast) -> list[Action]:
        drawn = in_order(game.goblins.drawn.items)
        monsters = [*[CHOOSE_MONSTER[card] for card in drawn], *[REDRAW_MONSTERS[card] for card in drawn]]
        return [*monsters, *held_secrets(game), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        if action.verb == SECRET:
            return refuse_early_secret(game, action.a)
        if action.verb != MONSTER and action.verb != REDRAW_MONSTER:
            return WRONG_KIND
        if not game.goblins.drawn.has(action.a):
            return NOT_DRAWN
        if action.verb == REDRAW_MONSTER:
            return LEGAL if ruby_ready(game) else RUBY_NOT_READY
        return LEGAL if can_assign(game) else TOO_MANY_MONSTERS

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            release_monsters(game)
        elif action.verb == MONSTER:
            game.push(ChooseSlot(action.a))
        elif action.verb == SECRET:
            play_secret(game, action.a)
        else:
            redraw(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-monster")

    def rule(self) -> str:
        return "VAST-GO-017"


ASSIGN_MONSTER: Final = AssignMonster()


def redraw(game: Vast, monster: i64) -> None:
    """VAST-GO-083  The Goblin Ruby: one Monster just drawn is discarded and another drawn."""
    use_ruby(game)
    release_monster(game, monster)
    other = draw_monster(game)
    if other >= 0:
        hold_monster(game, other)


@final
@dataclass(frozen=True)
class ChooseSlot(GoblinsAsk):
    """VAST-GO-017  To which Tribe's slot does the Monster go?"""

    monster: i64

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_SLOT

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_slot(game, action.a) if action.verb == SLOT else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        assign_monster(game, self.monster, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slot", monster=MONSTERS[self.monster])

    def rule(self) -> str:
        return "VAST-GO-017"
