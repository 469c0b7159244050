"""DT-FIGHT-01  Combat: options declared, cards laid together, totals, wounds and deaths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Procedure, SimultaneousDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import CARD, CARDS
from underkeep.games.twister.board.squares import square_id
from underkeep.games.twister.names import NOBODY, ROLES, other, owner
from underkeep.games.twister.refusals import COMBAT_CARD_SPENT, MUST_LAY_ZERO, WRONG_KIND
from underkeep.games.twister.rules.declaring import Declare, next_declaration
from underkeep.games.twister.rules.group import fighters, must_lay_zero, side_sum
from underkeep.games.twister.rules.spoils import hand_over_next, suffer
from underkeep.games.twister.state.changes.combat import forget_declarations, forget_victors, lay_card, spend_card
from underkeep.games.twister.state.events.base_box import CombatBegun, CombatResolved
from underkeep.games.twister.state.game import CARD_VALUES, Twister

# ---------------------------------------------------------------------- the combat itself
# steps of Combat
DECLARE: Final = 0
GATHER: Final = 1
RESOLVE: Final = 2
HAND_OVER: Final = 3


@final
@dataclass(frozen=True)
class Combat(Procedure):
    """DT-ACT-FIGHT  A fight from the attack to its consequences; nobody moves (DT-FIGHT-14)."""

    attacker: i64
    target: i64

    def run(self, game: Twister, step: i64) -> None:
        if step == DECLARE:
            self.declare(game)
        elif step == GATHER:
            self.gather(game)
        elif step == RESOLVE:
            self.resolve(game)
        elif step == HAND_OVER:
            self.hand_over(game)
        else:
            game.finish()

    def declare(self, game: Twister) -> None:
        """DT-FIGHT-06  The attacker declares every option, then the defender his; in the base box there is none."""
        if game.darkness:
            token, asks_sword = next_declaration(game, self.attacker, self.target)
            if token >= 0:
                game.go_to(DECLARE)
                game.push(Declare(self.attacker, self.target, token, asks_sword))

    def gather(self, game: Twister) -> None:
        """DT-FIGHT-03  Those who take part are known; then both lay a card (DT-FIGHT-06)."""
        if game.listener is not None:
            group = [int(token) for token in fighters(game, self.attacker, self.target)]
            attackers = tuple(game.said(token) for token in group if owner(token) == game.active)
            defenders = tuple(game.said(token) for token in group if owner(token) != game.active)
            self.tell_begun(game, attackers, defenders)
        game.push(LayCards(self.attacker, self.target))

    def tell_begun(self, game: Twister, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> None:
        """DT-FIGHT-08  With the sums of strength before cards."""
        group = fighters(game, self.attacker, self.target)
        attack, defence = side_sum(game, group, game.active), side_sum(game, group, i64(other(int(game.active))))
        who, whom, at = game.said(self.attacker), game.said(self.target), square_id(game.place[self.target])
        others = tuple([name for name in (*attackers, *defenders) if name != who and name != whom])
        game.tell(CombatBegun(who, whom, attackers, defenders, others, at, int(attack), int(defence)))

    def resolve(self, game: Twister) -> None:
        """DT-FIGHT-08  Higher total wins; equal totals: nothing happens. The cards are spent either way
        (DT-FIGHT-11).
        """
        group = fighters(game, self.attacker, self.target)
        attacking, defending = game.active, i64(other(int(game.active)))
        attack = side_sum(game, group, attacking) + game.laid[attacking]
        defence = side_sum(game, group, defending) + game.laid[defending]
        loser: i64 = defending if attack > defence else attacking if defence > attack else NOBODY
        self.announce(game, attack, defence, loser)
        spend_card(game, attacking)
        spend_card(game, defending)
        if loser >= 0:
            suffer(game, group, loser)
        forget_declarations(game)

    def hand_over(self, game: Twister) -> None:
        """FOD-CURSE-05  Cursed objects of those killed go to winners, one after the other."""
        if len(game.spoils) > 0:
            game.go_to(HAND_OVER)
            hand_over_next(game)
        else:
            forget_victors(game)

    def announce(self, game: Twister, attack: i64, defence: i64, loser: i64) -> None:
        if game.listener is not None:
            side, enemy = int(game.active), other(int(game.active))
            lost = ROLES[int(loser)] if loser >= 0 else ""
            cards = int(game.laid[side]), int(game.laid[enemy])
            game.tell(CombatResolved(ROLES[side], cards[0], int(attack), cards[1], int(defence), lost))


@final
@dataclass(frozen=True)
class LayCards(SimultaneousDecision):
    """DT-FIGHT-06  Both lay a Combat card face down; they are turned up together."""

    attacker: i64
    target: i64

    def asked(self, game: Twister) -> i64:
        return (1 if game.laid[0] < 0 else 0) | (2 if game.laid[1] < 0 else 0)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-card", attacker=game.piece(self.attacker), target=game.piece(self.target))

    def rule(self) -> str:
        return "DT-FIGHT-06"

    def candidates(self, game: Twister, role: i64) -> list[Action]:
        return CARDS

    def refuse(self, game: Twister, role: i64, action: Action) -> i64:
        if action.verb != CARD:
            return WRONG_KIND
        code = refuse_card(game, role, action.a)
        if code != LEGAL or action.a == 0 or not game.darkness:
            return code
        return MUST_LAY_ZERO if must_lay_zero(game, fighters(game, self.attacker, self.target), role) else LEGAL

    def answer(self, game: Twister, role: i64, action: Action) -> None:
        lay_card(game, role, action.a)

    def resolve(self, game: Twister) -> None:
        """The combat below goes on with both cards on the table."""


def refuse_card(game: Twister, side: i64, value: i64) -> i64:
    """DT-CARD-02  A card that is still in hand."""
    return LEGAL if game.combats[side * CARD_VALUES + value] > 0 else COMBAT_CARD_SPENT
