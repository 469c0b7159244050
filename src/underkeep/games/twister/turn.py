"""DT-TURN-01  A turn: play one Action card, spend its points, take the cards back when the hand is empty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import PLAY, PLAYS
from underkeep.games.twister.names import DRAGON, TROLL, owner
from underkeep.games.twister.refusals import ABOVE_CEILING, CARD_SPENT, FIRST_CARD, WRONG_KIND
from underkeep.games.twister.rules.action_rules import can_still_light, has_points
from underkeep.games.twister.rules.choose_action import CHOOSE_ACTION
from underkeep.games.twister.rules.end_of_action import settle_dread, settle_pits
from underkeep.games.twister.rules.standing_up import refuse_sip
from underkeep.games.twister.rules.victory import check_stalemate, check_victory
from underkeep.games.twister.state.changes.maze import forget_tiles_of_turn
from underkeep.games.twister.state.changes.turn import (
    begin_turn,
    clear_marks,
    forget_stop,
    hand_on_turn,
    pass_turn,
    play_action_card,
    take_cards_back,
)
from underkeep.games.twister.state.game import STOPPED, Twister

NO_RESTRICTION: Final = 5


# steps of Turn
PLAY_CARD: Final = 0
SPEND_POINTS: Final = 1
COMPLETE_ACTION: Final = 2
TAKE_CARDS_BACK: Final = 3
END_TURN: Final = 4


@final
@dataclass(frozen=True)
class Turn(Procedure):
    """DT-TURN-07  One player's turn, from one Action card to the end of its points."""

    def run(self, game: Twister, step: i64) -> None:
        if step == PLAY_CARD:
            self.play_card(game)
        elif step == SPEND_POINTS:
            self.spend_points(game)
        elif step == COMPLETE_ACTION:
            self.complete_action(game)
        elif step == TAKE_CARDS_BACK:
            self.take_cards_back(game)
        elif step == END_TURN:
            self.end_turn(game)
        else:
            game.finish()

    def play_card(self, game: Twister) -> None:
        """DT-TURN-01  One Action card; a side with nobody able to act passes (UK-TWISTER-01)."""
        begin_turn(game)
        if somebody_can_act(game, game.active):
            game.push(CHOOSE_CARD)
        else:
            game.go_to(END_TURN)
            pass_turn(game)

    def spend_points(self, game: Twister) -> None:
        """DT-TURN-04  Points may be split among characters in any order."""
        stopped = game.ap == STOPPED
        forget_stop(game)
        if not stopped and (has_points(game) or (game.darkness and can_still_light(game))):
            game.push(CHOOSE_ACTION)
        else:
            game.go_to(TAKE_CARDS_BACK)

    def complete_action(self, game: Twister) -> None:
        """DT-END-02  At the end of each complete action: pits take their due (DT-PIT-04), then victory is checked."""
        settle_pits(game)
        if game.darkness:
            settle_dread(game)  # FOD-CROSS-02
        check_victory(game)
        game.go_to(SPEND_POINTS)

    def take_cards_back(self, game: Twister) -> None:
        """DT-CARD-06  The four Action cards come back together once the fourth has been played."""
        if game.actions[game.active] == 0:
            take_cards_back(game)

    def end_turn(self, game: Twister) -> None:
        """DT-TURN-08  Marks vanish; the other player is next."""
        clear_marks(game)
        if len(game.maze.lit) > 0:
            forget_tiles_of_turn(game)
        check_stalemate(game)  # UK-TWISTER-01
        hand_on_turn(game)


TURN_FRAME: Final = Turn()


def somebody_can_act(game: Twister, side: i64) -> bool:
    """DT-ACT-01  A standing character on the board, or a wounded one that can get up by itself."""
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if owner(token) == side and (game.is_standing(token) or (game.lies_wounded(token) and gets_up(game, token))):
            return True
    return False


def gets_up(game: Twister, token: i64) -> bool:
    """DT-REGEN-01  Troll and Undead Dragon regenerate, anybody drinks at the Fountain (FOD-FOUNT-01)."""
    kind = game.kind[token]
    return kind == TROLL or kind == DRAGON or (game.darkness and refuse_sip(game, token) == LEGAL)


@final
@dataclass(frozen=True)
class ChooseCard(Decision):
    """DT-TURN-01  Which Action card?"""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-play", ceiling=int(game.ceiling))

    def rule(self) -> str:
        return "DT-TURN-01"

    def candidates(self, game: Twister) -> list[Action]:
        return PLAYS

    def refuse(self, game: Twister, action: Action) -> i64:
        return refuse_play(game, action.a) if action.verb == PLAY else WRONG_KIND

    def take(self, game: Twister, action: Action) -> None:
        """DT-TURN-03  A card equal to the ceiling raises it by one, until nothing is restricted."""
        raises = action.a == game.ceiling and game.ceiling < NO_RESTRICTION
        play_action_card(game, action.a, game.ceiling + 1 if raises else game.ceiling)


CHOOSE_CARD: Final = ChooseCard()


def refuse_play(game: Twister, value: i64) -> i64:
    """DT-TURN-03  At most one higher than the highest card played so far by anyone; the first card is the 2
    (DT-TURN-02).
    """
    if not game.actions[game.active] >> value & 1:
        return CARD_SPENT
    if value <= game.ceiling:
        return LEGAL
    return FIRST_CARD if game.ceiling == 2 else ABOVE_CEILING
