"""FOD-CURSE-05  What a combat leaves: blood for Vampires, cursed objects of the dead for one of the winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import TARGET, TARGETS
from underkeep.games.twister.board.squares import LINE_OF
from underkeep.games.twister.names import (
    BAT,
    VAMPIRE,
    is_character,
    is_cursed,
    other,
    owner,
    slot_name,
    slot_of,
    token_of,
)
from underkeep.games.twister.refusals import CANNOT_HOLD, NO_FREE_HAND, NO_WINNER, NOT_ADJACENT, WRONG_KIND
from underkeep.games.twister.rules.adjacency import adjacent_square
from underkeep.games.twister.rules.group import contains
from underkeep.games.twister.state.changes.characters import eliminate, wound
from underkeep.games.twister.state.changes.combat import drink_blood, leave_curse, next_curse, note_victors
from underkeep.games.twister.state.changes.moving import take_from_the_dead
from underkeep.games.twister.state.game import Twister


def suffer(game: Twister, group: vec[i64], loser: i64) -> None:
    """DT-FIGHT-09  Every participant of the losing side: standing becomes wounded, wounded dies (DT-WOUND-07); points
    at once (DT-FIGHT-10).
    """
    killed: i64 = 0
    for n in range(i64(len(group))):
        token = group[n]
        if owner(token) != loser:
            continue
        if game.wounded[token]:
            killed += 1
            if game.darkness:
                note_spoils(game, token)
            eliminate(game, token, other(int(loser)), "combat")
        else:
            wound(game, token)
    if game.darkness and killed > 0:
        reward_victors(game, group, loser, killed)


def note_spoils(game: Twister, token: i64) -> None:
    """FOD-CURSE-05  A cursed object whose holder is killed in close combat."""
    for n in range(i64(len(game.things))):
        thing = game.things[n]
        if game.place[thing] == game.place[token] and is_cursed(game.kind[thing]):
            leave_curse(game, thing)


def reward_victors(game: Twister, group: vec[i64], loser: i64, killed: i64) -> None:
    """FOD-VAMP-01  Every Vampire among the winners drinks the blood of each wounded enemy killed (AMB-21)."""
    victors = vec[i64](capacity=8)
    for n in range(i64(len(group))):
        token = group[n]
        if owner(token) == loser:
            continue
        victors = append(victors, token)
        thirsty = game.kind[token] == VAMPIRE or (game.kind[token] == BAT and game.rules.bat_gains_blood)
        if thirsty and game.wounded[token] == 0:
            drink_blood(game, token, killed)
    note_victors(game, victors)


# ---------------------------------------------------------------------- curses change hands
def hand_over_next(game: Twister) -> None:
    """FOD-CURSE-05  The next cursed object: one who can take it must; among several the winning player chooses."""
    curse = next_curse(game)
    takers = [game.victors[n] for n in range(len(game.victors)) if refuse_spoil(game, game.victors[n], curse) == LEGAL]
    if len(takers) == 1:
        take_spoil(game, takers[0], curse)
    elif takers:
        game.push(HandOver(curse))


def refuse_spoil(game: Twister, taker: i64, curse: i64) -> i64:
    """FOD-CURSE-05  A winner who can hold objects, near or far (AMB-41), whatever he holds already (AMB-68)."""
    if not contains(game.victors, taker) or not game.is_standing(taker):
        return NO_WINNER
    if game.is_handless(taker):
        return CANNOT_HOLD
    load = game.load_of(taker)
    if load >= 0 and is_character(load) and LINE_OF[game.place[curse]] == other(int(owner(load))):
        return NO_FREE_HAND  # AMB-68: nobody of his can lie there
    if not game.rules.curse_goes_to_neighbours:
        return LEGAL
    for side in range(i64(4)):
        if adjacent_square(game, game.place[taker], side) == game.place[curse]:
            return LEGAL
    return NOT_ADJACENT


def take_spoil(game: Twister, taker: i64, curse: i64) -> None:
    """FOD-CURSE-05  Into his own square; what he held goes to the dead one's square."""
    take_from_the_dead(game, taker, curse, game.load_of(taker))


@final
@dataclass(frozen=True)
class HandOver(Decision):
    """FOD-CURSE-05  Which of the winners takes the cursed object?"""

    curse: i64

    def who(self, game: Twister) -> i64:
        return owner(game.victors[0])

    def question(self, game: Twister) -> Label:
        return label("twister-ask-curse", piece=slot_name(self.curse))

    def rule(self) -> str:
        return "FOD-CURSE-05"

    def candidates(self, game: Twister) -> list[Action]:
        return [TARGETS[owner(token)][slot_of(token)] for token in game.victors]

    def refuse(self, game: Twister, action: Action) -> i64:
        return refuse_spoil(game, token_of(action.b, action.a), self.curse) if action.verb == TARGET else WRONG_KIND

    def take(self, game: Twister, action: Action) -> None:
        take_spoil(game, token_of(action.b, action.a), self.curse)
