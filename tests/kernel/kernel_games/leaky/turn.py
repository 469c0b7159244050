"""Turns of Leaky, with the faults of options, refusals, prompts and windows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.leaky.state import (
    CALL,
    CALLS,
    DECLINE,
    DECLINES,
    DRAW,
    DRAWS,
    MATCH,
    MATCHES,
    OUTSIDE,
    PASS,
    PASSES,
    PLAY,
    PLAYED,
    PLAYS,
    ROLES,
    Leaky,
)
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window

OK: Final = 0
WRONG_KIND: Final = 1
NOT_HELD: Final = 2
NONE_LEFT: Final = 3
NOT_THE_SAME: Final = 4
SOMEBODY_ELSE: Final = 5
REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("TOYL-07", "leaky-no-wrong-kind"),
    ("TOYL-08", "leaky-no-not-held"),
    ("TOYL-09", "leaky-no-none-left"),
    ("TOYL-10", "leaky-no-not-the-same"),
    ("TOYL-11", "leaky-no-somebody-else"),
]


def refuse_play(game: Leaky, role: i64, card: i64) -> i64:
    """TOYL-08  A card is played from the hand."""
    if game.fault == "touchy":
        game.calls += 1
    if game.hands[role].has(card):
        return OK
    if game.fault == "refusal" and game.hands[(role + 1) % 3].has(card):
        return SOMEBODY_ELSE
    return 99 if game.fault == "code" else NOT_HELD


def refuse_match(game: Leaky, role: i64, card: i64, played: i64) -> i64:
    """TOYL-10  A card is matched by its like."""
    return refuse_play(game, role, card) if card == played else NOT_THE_SAME


def refuse_draw(game: Leaky) -> i64:
    """TOYL-09  The deck must have a card."""
    return OK if game.deck.count() > 0 else NONE_LEFT


def refuse_call(game: Leaky) -> i64:
    """TOYL-03  Anybody may call; in the faulty game only by what lies on the deck."""
    return WRONG_KIND if game.fault == "options" and game.top_card() % 2 == 1 else OK


@final
@dataclass(frozen=True)
class Table(Procedure):
    """TOYL-12  The three take turns."""

    def run(self, game: Leaky, step: i64) -> None:
        match step:
            case 0:
                game.push(CHOICES[game.turns % 3])
            case _:
                self.next_turn(game)

    def next_turn(self, game: Leaky) -> None:
        """TOYL-13  The next one's turn."""
        game.turns += 1
        game.go_to(0)


@final
@dataclass(frozen=True)
class Choose(Decision):
    """TOYL-01  Draw, play, call or pass."""

    role: i64

    def who(self, game: Leaky) -> i64:
        return self.role

    def options(self, game: Leaky) -> list[Action]:
        if game.fault == "dead end" and game.turns == 7:
            return []
        out = [a for a in PLAYS if refuse_play(game, self.role, a.a) == OK]
        if refuse_draw(game) == OK:
            out.append(DRAWS)
        if refuse_call(game) == OK:
            out.append(CALLS)
        if game.fault != "missing" or game.turns % 2:
            out.append(PASSES)
        return spoilt(game, out)

    def refuse(self, game: Leaky, action: Action) -> i64:
        if action.verb == PLAY:
            return refuse_play(game, self.role, action.a)
        if action.verb == DRAW:
            return refuse_draw(game)
        if action.verb == CALL:
            return refuse_call(game)
        return OK if action.verb == PASS else WRONG_KIND

    def take(self, game: Leaky, action: Action) -> None:
        if game.fault == "crash" and game.turns == 9:
            raise ValueError("planted")
        if action.verb == DRAW:
            game.draw_card(self.role)
        elif action.verb == CALL:
            game.call(self.role)
        elif action.verb == PLAY and game.hands[self.role].has(action.a):
            game.play_card(self.role, action.a)
            game.open_window(Window(PLAYED, self.role, action.a))

    def question(self, game: Leaky) -> Label:
        hint = int(game.top_card()) if game.fault == "prompt" else 0
        return label("leaky-ask-turn", role=ROLES[self.role], hint=hint)

    def rule(self) -> str:
        return "TOYL-01"


def spoilt(game: Leaky, options: list[Action]) -> list[Action]:
    """TOYL-14  The faults of lists of options."""
    if game.fault == "illegal" and PLAYS[3] not in options:
        return [*options, PLAYS[3]]
    if game.fault == "doubled":
        return [*options, options[0]]
    OUTSIDE[0] += 1
    if game.fault == "fickle" and OUTSIDE[0] % 2:
        return options[::-1]
    return options


@final
@dataclass(frozen=True)
class Match(Decision):
    """TOYL-05  The next one may lay a card of the same kind."""

    role: i64
    card: i64

    def who(self, game: Leaky) -> i64:
        return self.role

    def options(self, game: Leaky) -> list[Action]:
        out = [a for a in MATCHES if refuse_match(game, self.role, a.a, self.card) == OK]
        out.append(DECLINES)
        return out

    def refuse(self, game: Leaky, action: Action) -> i64:
        if action.verb == MATCH:
            return refuse_match(game, self.role, action.a, self.card)
        return OK if action.verb == DECLINE else WRONG_KIND

    def take(self, game: Leaky, action: Action) -> None:
        if action.verb == MATCH:
            game.play_card(self.role, action.a)

    def question(self, game: Leaky) -> Label:
        return label("leaky-ask-match", role=ROLES[self.role])

    def rule(self) -> str:
        return "TOYL-05"


def ask_next(game: Leaky, window: Window) -> None:
    """TOYL-05  Asked when a hand is not empty; the faulty game asks only who can match."""
    role = (window.a + 1) % 3
    able = game.hands[role].has(window.b) if game.fault == "window" else game.hands[role].count() > 0
    if able:
        game.push(Match(role, window.b))


REACTIONS: Final = ((PLAYED, ask_next),)
CHOICES: Final = [Choose(0), Choose(1), Choose(2)]
