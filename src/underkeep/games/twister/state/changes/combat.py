"""Changes of a combat: what is declared, cards laid and spent, what the dead leave and the winners take."""

from __future__ import annotations

from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.twister.names import ROLES
from underkeep.games.twister.state.events.base_box import CombatCardLaid, CombatDeclared
from underkeep.games.twister.state.events.darkness import BloodDrunk
from underkeep.games.twister.state.game import CARD_VALUES, NO_TOKENS, NO_ZEROS, Twister


def declare(game: Twister, token: i64, answer: i64, word: str) -> None:
    """DT-FIGHT-06  What a side says about one of its fighters."""
    game.choice = game.choice[:]
    game.choice[token] |= i64(1) << answer
    if game.listener is not None:
        game.tell(CombatDeclared(game.said(token), word))


def forget_declarations(game: Twister) -> None:
    """What was declared holds for one combat."""
    game.choice = NO_ZEROS


def lay_card(game: Twister, side: i64, value: i64) -> None:
    """DT-FIGHT-06  A Combat card, face down."""
    game.laid[side] = value
    if game.listener is not None:
        game.tell(CombatCardLaid(ROLES[int(side)], int(value)))


def spend_card(game: Twister, side: i64) -> None:
    """DT-CARD-04  A used Combat card is gone for the whole game, except card 0, which goes back to the hand."""
    value = game.laid[side]
    if value > 0:
        game.combats[side * CARD_VALUES + value] -= 1
    game.laid[side] = -1


# ---------------------------------------------------------------------- what it leaves
def leave_curse(game: Twister, curse: i64) -> None:
    """FOD-CURSE-05  A cursed object of one who was killed, to be handed over."""
    game.spoils = append(game.spoils[:], curse)


def next_curse(game: Twister) -> i64:
    """FOD-CURSE-05  The first of those objects; it is not among them any more."""
    curse = game.spoils[0]
    game.spoils = vec[i64]([game.spoils[n] for n in range(1, len(game.spoils))])
    return curse


def note_victors(game: Twister, victors: vec[i64]) -> None:
    """FOD-CURSE-05  Those who won, one of whom takes each cursed object."""
    game.victors = victors


def forget_victors(game: Twister) -> None:
    game.victors = NO_TOKENS


def drink_blood(game: Twister, token: i64, amount: i64) -> None:
    """FOD-VAMP-01  A permanent +1 strength each; no cap."""
    game.set_blood(token, game.blood[token] + amount)
    if game.listener is not None:
        game.tell(BloodDrunk(game.said(token), int(game.blood[token] - amount), int(game.blood[token])))
