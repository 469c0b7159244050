"""How Barrow is played: the robbery, a robber's turn, a wight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from barrow.actions import (
    BEFORE_A_WIGHT,
    DIG,
    FLEE,
    LEAVE,
    LEGAL,
    NOT_HELD,
    NOT_NOW,
    ON_A_TURN,
    ROPE,
    SACK_EMPTY,
    WARD,
)
from barrow.state import A_ROPE, A_WARD, Barrow
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label


def refuse_leave(game: Barrow) -> i64:
    """BARROW-TURN-03  Nobody leaves with an empty sack."""
    return LEGAL if game.sack.count() > 0 else SACK_EMPTY


def refuse_charm(game: Barrow, charm: i64) -> i64:
    """BARROW-CHARM-04  Only a charm in the hand can be played."""
    return LEGAL if game.hands[game.turn].has(charm) else NOT_HELD


def refuse_rope(game: Barrow) -> i64:
    """BARROW-CHARM-01  A rope saves the sack, if there is something in it."""
    empty = refuse_leave(game)
    return refuse_charm(game, A_ROPE) if empty == LEGAL else empty


@final
@dataclass(frozen=True)
class Robbery(Procedure):
    """BARROW-TURN-01  Robbers dig one after the other until the mound is empty."""

    def run(self, game: Barrow, step: i64) -> None:
        match step:
            case 0:
                self.flee_without_charms(game)
            case 1:
                self.end_with_the_mound(game)
            case 2:
                game.push(WIGHT_COMES if game.wight else ROBBER_TURN)
            case _:
                game.go_to(0)

    def flee_without_charms(self, game: Barrow) -> None:
        """BARROW-DIG-04  Who has no charm at all flees at once: everybody knows that."""
        if game.wight and game.hands[game.turn].count() == 0:
            flee(game)

    def end_with_the_mound(self, game: Barrow) -> None:
        """BARROW-END-01  The robber of the last turn keeps what is in the sack."""
        if game.mound.count() == 0 and not game.wight:
            game.save_sack()
            game.end()


@final
@dataclass(frozen=True)
class RobberTurn(Decision):
    """BARROW-TURN-01  Dig, leave, or let the sack down on a rope and go on."""

    def who(self, game: Barrow) -> i64:
        return game.turn

    def candidates(self, game: Barrow) -> list[Action]:
        return ON_A_TURN

    def refuse(self, game: Barrow, action: Action) -> i64:
        if action.verb == DIG:
            return LEGAL
        if action.verb == LEAVE:
            return refuse_leave(game)
        return refuse_rope(game) if action.verb == ROPE else NOT_NOW

    def take(self, game: Barrow, action: Action) -> None:
        if action.verb == DIG:
            game.turn_relic()
        elif action.verb == LEAVE:
            leave(game)
        else:
            game.play_charm(A_ROPE)
            game.save_sack()

    def question(self, game: Barrow) -> Label:
        return label("barrow-ask-turn", sack=int(game.sack.count()), mound=int(game.mound.count()))

    def rule(self) -> str:
        return "BARROW-TURN-01"


@final
@dataclass(frozen=True)
class WightComes(Decision):
    """BARROW-DIG-02  Ward the wight off, or flee. Whoever has a charm is asked, be it a ward or not."""

    def who(self, game: Barrow) -> i64:
        return game.turn

    def candidates(self, game: Barrow) -> list[Action]:
        return BEFORE_A_WIGHT

    def refuse(self, game: Barrow, action: Action) -> i64:
        if action.verb == WARD:
            return refuse_charm(game, A_WARD)
        return LEGAL if action.verb == FLEE else NOT_NOW

    def take(self, game: Barrow, action: Action) -> None:
        if action.verb == FLEE:
            flee(game)
            return
        game.play_charm(A_WARD)  # BARROW-CHARM-02
        game.lay_wight()

    def question(self, game: Barrow) -> Label:
        return label("barrow-ask-wight", sack=int(game.sack.count()))

    def rule(self) -> str:
        return "BARROW-DIG-02"


def leave(game: Barrow) -> None:
    """BARROW-TURN-02  The sack is saved, a charm is drawn, the next robber comes."""
    game.save_sack()
    if game.charms.count() > 0:
        game.draw_charm(game.turn)
    game.pass_turn()


def flee(game: Barrow) -> None:
    """BARROW-DIG-03  The sack is lost, and the next robber comes."""
    game.lose_sack()
    game.lay_wight()
    game.pass_turn()


ROBBER_TURN: Final = RobberTurn()
WIGHT_COMES: Final = WightComes()
ROBBERY: Final = Robbery()
