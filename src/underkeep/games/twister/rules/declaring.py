"""DT-FIGHT-06  What is declared before cards are laid: a Shadow in darkness joins or not, a Two-Handed Sword is used or
not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import ANSWER_SWING, ANSWERS, SAY, SAYS
from underkeep.games.twister.names import GREATSWORD, NOBODY, owner
from underkeep.games.twister.refusals import WRONG_KIND
from underkeep.games.twister.rules.group import JOINS, SPARES, STAYS_OUT, SWINGS, dark_candidates, fighters
from underkeep.games.twister.state.changes.combat import declare
from underkeep.games.twister.state.changes.turn import pay
from underkeep.games.twister.state.game import Twister


def next_declaration(game: Twister, attacker: i64, target: i64) -> tuple[i64, i64]:
    """DT-FIGHT-06  The next token about which its side must decide, the attacker's first; -1 if none is left. The
    second number says whether it is about the Two-Handed Sword.
    """
    for token in dark_candidates(game, attacker, target):
        if owner(token) == game.active and game.choice[token] & (JOINS | STAYS_OUT) == 0:
            return token, 0
    group = fighters(game, attacker, target)
    for n in range(i64(len(group))):
        if may_swing(game, group[n]):
            return group[n], 1
    for token in dark_candidates(game, attacker, target):
        if game.choice[token] & (JOINS | STAYS_OUT) == 0:
            return token, 0
    return NOBODY, 0


def may_swing(game: Twister, token: i64) -> bool:
    """FOD-2HS-03  An attacker with a Two-Handed Sword, whoever started, if the extra point can be paid."""
    if owner(token) != game.active or game.choice[token] & (SWINGS | SPARES):
        return False
    return game.points_for(token) > 0 and game.holds(token, GREATSWORD)


@final
@dataclass(frozen=True)
class Declare(Decision):
    """DT-FIGHT-06  Does the Shadow take part (FOD-SHADOW-05), is the Two-Handed Sword used (FOD-2HS-02)?"""

    attacker: i64
    target: i64
    token: i64
    sword: i64

    def who(self, game: Twister) -> i64:
        return owner(self.token)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-swing" if self.sword else "twister-ask-join", piece=game.piece(self.token))

    def rule(self) -> str:
        return "FOD-2HS-02" if self.sword else "FOD-SHADOW-05"

    def candidates(self, game: Twister) -> list[Action]:
        return SAYS

    def refuse(self, game: Twister, action: Action) -> i64:
        return LEGAL if action.verb == SAY and (action.a >= ANSWER_SWING) == (self.sword != 0) else WRONG_KIND

    def take(self, game: Twister, action: Action) -> None:
        if action.a == ANSWER_SWING:
            pay(game, self.token)
        declare(game, self.token, action.a, ANSWERS[int(action.a)])
