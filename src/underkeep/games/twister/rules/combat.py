"""DT-FIGHT-01  Combat: who takes part, cards laid together, totals, wounds and deaths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.actions import Action
from underkeep.core.frames import Procedure, Together
from underkeep.core.native import append, i64, vec
from underkeep.core.views import Label, label
from underkeep.games.twister.actions import CARD, CARDS
from underkeep.games.twister.changes import eliminate, wound
from underkeep.games.twister.events import CombatBegun, CombatCardLaid, CombatResolved
from underkeep.games.twister.kinds import ARMOR, KINDS, NOBODY, ROLES, SWORD, other
from underkeep.games.twister.names import token_id
from underkeep.games.twister.refusals import COMBAT_CARD_SPENT, OK, WRONG_KIND
from underkeep.games.twister.rules.adjacency import adjacent_square
from underkeep.games.twister.state import Twister, kind_of, owner

CARD_VALUES: int = 7


# ---------------------------------------------------------------------- who takes part
def fighters(game: Twister, attacker: i64, target: i64) -> vec[i64]:
    """DT-FIGHT-03  Attacker and target; then every standing enemy adjacent to a participant joins (DT-FIGHT-05), the
    wounded do not (DT-WOUND-05).
    """
    group = append(append(vec[i64](capacity=8), attacker), target)
    head: i64 = 0
    while head < len(group):
        member: i64 = group[head]
        head += 1
        for side in range(i64(4)):
            square = adjacent_square(game, game.place[member], side)
            newcomer: i64 = game.stander(square) if square >= 0 else NOBODY
            if newcomer >= 0 and may_join(game, member, newcomer) and not contains(group, newcomer):
                group = append(group, newcomer)
    return group


def may_join(game: Twister, member: i64, newcomer: i64) -> bool:
    """DT-FIGHT-04  Enemies of the member, but for those healed or regenerated this turn (DT-HEAL-02); they must
    (AMB-10).
    """
    return owner(newcomer) != owner(member) and not game.is_spent(newcomer)


def contains(group: vec[i64], token: i64) -> bool:
    for n in range(i64(len(group))):
        if group[n] == token:
            return True
    return False


# ---------------------------------------------------------------------- strength
def bonus(game: Twister, token: i64, attacking: bool) -> i64:
    """DT-FIGHT-12  A Sword in attack, an Armor in defence: +1 for each holder, wounded ones too (DT-WOUND-04)."""
    return 1 if game.holds(token, SWORD if attacking else ARMOR) else 0


def strength(game: Twister, token: i64) -> i64:
    """DT-WOUND-01  A wounded character fights with strength 0 (DT-WOUND-03)."""
    return 0 if game.wounded[token] else game.maze.box.strength[kind_of(token)]


def side_sum(game: Twister, group: vec[i64], side: i64) -> i64:
    """DT-FIGHT-07  The participants of a side with their bonuses, before the card; the active side attacks
    (DT-FIGHT-02).
    """
    total: i64 = 0
    for n in range(i64(len(group))):
        token = group[n]
        if owner(token) == side:
            total += strength(game, token) + bonus(game, token, side == game.active)
    return total


# ---------------------------------------------------------------------- the combat itself
@final
@dataclass(frozen=True)
class Combat(Procedure):
    """DT-ACT-FIGHT  A fight from the attack to its consequences; nobody moves (DT-FIGHT-14)."""

    attacker: i64
    target: i64

    def run(self, game: Twister, step: i64) -> None:
        match step:
            case 0:
                self.gather(game)
            case 1:
                self.resolve(game)
            case _:
                game.finish()

    def gather(self, game: Twister) -> None:
        """DT-FIGHT-03  Those who take part are known; then both lay a card (DT-FIGHT-06)."""
        if game.listener is not None:
            group = [int(token) for token in fighters(game, self.attacker, self.target)]
            attackers = tuple(token_id(token) for token in group if owner(token) == game.active)
            defenders = tuple(token_id(token) for token in group if owner(token) != game.active)
            game.listener.hear(CombatBegun(token_id(self.attacker), token_id(self.target), attackers, defenders))
        game.push(LayCards(self.attacker, self.target))

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

    def announce(self, game: Twister, attack: i64, defence: i64, loser: i64) -> None:
        if game.listener is not None:
            side, enemy = int(game.active), other(int(game.active))
            lost = ROLES[int(loser)] if loser >= 0 else ""
            cards = int(game.laid[side]), int(game.laid[enemy])
            game.listener.hear(CombatResolved(ROLES[side], cards[0], int(attack), cards[1], int(defence), lost))


def spend_card(game: Twister, side: i64) -> None:
    """DT-CARD-04  A used Combat card is gone for the whole game, except card 0, which goes back to the hand."""
    value = game.laid[side]
    if value > 0:
        game.combats[side * CARD_VALUES + value] -= 1
    game.laid[side] = -1


def suffer(game: Twister, group: vec[i64], loser: i64) -> None:
    """DT-FIGHT-09  Every participant of the losing side: standing becomes wounded, wounded dies (DT-WOUND-07); points
    at once (DT-FIGHT-10).
    """
    for n in range(i64(len(group))):
        token = group[n]
        if owner(token) != loser:
            continue
        if game.wounded[token]:
            eliminate(game, token, other(int(loser)), "combat")
        else:
            wound(game, token)


@final
@dataclass(frozen=True)
class LayCards(Together):
    """DT-FIGHT-06  Both lay a Combat card face down; they are turned up together."""

    attacker: i64
    target: i64

    def asked(self, game: Twister) -> i64:
        return (1 if game.laid[0] < 0 else 0) | (2 if game.laid[1] < 0 else 0)

    def question(self, game: Twister) -> Label:
        who, whom = KINDS.name(int(kind_of(self.attacker))), KINDS.name(int(kind_of(self.target)))
        return label("twister-ask-card", attacker=who, target=whom)

    def rule(self) -> str:
        return "DT-FIGHT-06"

    def options(self, game: Twister, role: i64) -> list[Action]:
        return [CARDS[value] for value in range(CARD_VALUES) if refuse_card(game, role, value) == OK]

    def refuse(self, game: Twister, role: i64, action: Action) -> i64:
        return refuse_card(game, role, action.a) if action.verb == CARD else WRONG_KIND

    def answer(self, game: Twister, role: i64, action: Action) -> None:
        game.laid[role] = action.a
        if game.listener is not None:
            game.listener.hear(CombatCardLaid(ROLES[int(role)], int(action.a)))

    def resolve(self, game: Twister) -> None:
        """The combat below goes on with both cards on the table."""


def refuse_card(game: Twister, side: i64, value: i64) -> i64:
    """DT-CARD-02  A card that is still in hand."""
    return OK if game.combats[side * CARD_VALUES + value] > 0 else COMBAT_CARD_SPENT
