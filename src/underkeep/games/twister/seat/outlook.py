"""What may come of an option, with numbers, before it is done: a fight before its cards, points that a turn's end
gives up. Everything comes from public knowledge.
"""

from __future__ import annotations

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import DONE, FIGHT, FIRE, JUMP
from underkeep.games.twister.names import other, token_of
from underkeep.games.twister.rules.adjacency import adjacent_square, first_in_line, targets_on
from underkeep.games.twister.rules.choose_action import ChooseAction
from underkeep.games.twister.rules.group import fighters, must_lay_zero, side_sum
from underkeep.games.twister.state.game import CARD_VALUES, Twister


def outlook(game: Twister, role: i64, action: Action) -> tuple[Label, ...]:
    verb = int(action.verb)
    if verb == FIGHT:
        return fight_outlook(game, token_of(role, action.a), action.b)
    if verb == FIRE:
        return fire_outlook(game, token_of(role, action.a), action.b)
    if verb == JUMP:
        return (label("twister-may-jump", left=int(game.jumps[role])),)
    if verb == DONE and isinstance(game.top(), ChooseAction) and game.ap > 0:
        return (label("twister-may-done", left=int(game.ap)),)
    return ()


def fight_outlook(game: Twister, attacker: i64, side: i64) -> tuple[Label, ...]:
    """DT-FIGHT-08  Sums before the cards, then what the cards that each side still has could make of them."""
    found = targets_on(game, attacker, adjacent_square(game, game.place[attacker], side))
    if len(found) != 1:
        return ()
    group = fighters(game, attacker, found[0])
    us = int(game.active)
    mine, theirs = int(side_sum(game, group, us)), int(side_sum(game, group, other(us)))
    own, foe = cards_left(game, group, us), cards_left(game, group, other(us))
    pairs = [(mine + card) - (theirs + answer) for card in own for answer in foe]
    won = sum(1 for margin in pairs if margin > 0)
    lost = sum(1 for margin in pairs if margin < 0)
    sums = label("twister-may-fight", mine=mine, theirs=theirs, best=mine + max(own), worst=theirs + max(foe))
    chances = label("twister-may-chance", won=100 * won // len(pairs), lost=100 * lost // len(pairs))
    return (sums, chances)


def cards_left(game: Twister, group: vec[i64], side: int) -> list[int]:
    """DT-CARD-02  Combat cards that a side has not spent, each as often as it has it; a Mummy among Torches lays 0."""
    if game.darkness and must_lay_zero(game, group, side):
        return [0]
    held = [int(game.combats[side * CARD_VALUES + value]) for value in range(CARD_VALUES)]
    return [value for value, count in enumerate(held) for _ in range(count)] or [0]


def fire_outlook(game: Twister, wizard: i64, side: i64) -> tuple[Label, ...]:
    """DT-LOS-01  Whom the fireball hits."""
    square = first_in_line(game, game.place[wizard], side)
    found = [token for token in game.people if game.place[token] == square]
    return tuple(label("twister-may-fire", piece=game.piece(token)) for token in found[:1])
