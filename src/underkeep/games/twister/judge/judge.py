"""The judge of Twister: scores and reasons for options, mixtures for cards and placement, chances to win."""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Reason
from underkeep.core.search.judge import Judge, softmax
from underkeep.games.twister.actions import (
    CARD,
    DONE,
    LAY,
    LENGTH,
    LIGHT,
    LINE_UP,
    PICK,
    PICK_PAIR,
    PLAY,
    REVEAL,
    SHINE,
)
from underkeep.games.twister.judge.duel import Duel
from underkeep.games.twister.judge.moves import (
    best_arrival,
    is_journey,
    light_score,
    reveal_score,
    run_score,
    way_score,
)
from underkeep.games.twister.judge.placing import line_score, pick_score, room_score
from underkeep.games.twister.judge.reasons import told
from underkeep.games.twister.judge.ways import Atlas
from underkeep.games.twister.judge.weights import POINT, W
from underkeep.games.twister.judge.worth import Worth
from underkeep.games.twister.names import token_of
from underkeep.games.twister.rules.abilities import Aim
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.draft import FreeChoice
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.setup import ChooseLine, PlaceFaceDown
from underkeep.games.twister.state.game import DRAW, Twister

PLACEMENT_TEMPERATURE: Final = 5.0
NEAR: Final[i64] = 2  # points from victory at which it may come within a turn


@final
class TwisterJudge(Judge):
    """Keeps an atlas of mazes: losing it costs time only."""

    follows: int = 60  # about a turn of both

    def __init__(self) -> None:
        self.atlas = Atlas()

    def worth(self, game: Twister) -> Worth:
        return Worth(game, self.atlas.ways(game.maze))

    # ------------------------------------------------------------------ scores
    def scores(self, game: Twister, role: i64, options: list[Action]) -> list[float]:
        frame = game.top()
        if isinstance(frame, LayCards):
            duel = Duel(game, self.atlas)
            return [POINT * duel.share(role, action.a) for action in options]
        worth = self.worth(game)
        if isinstance(frame, OnTheWay):
            here = worth.appeal(frame.mover, frame.load, game.place[frame.mover])
            return [way_score(worth, frame, action, here) for action in options]
        before = worth.total(role)
        return [self.score(worth, role, action, before) for action in options]

    def score(self, worth: Worth, role: i64, action: Action, before: float) -> float:
        """What an option gains against what was before."""
        verb: i64 = action.verb
        if verb == LINE_UP or verb == PICK or verb == PICK_PAIR:
            return 0.0 if verb == PICK_PAIR else line_score(action.a) if verb == LINE_UP else pick_score(action.a)
        if verb == LAY:
            return room_score(role, action.a, action.b)
        if verb == DONE:
            return -worth.idle_points(role)
        if verb == REVEAL:
            return reveal_score(worth.game, role, action.b) - W.action_point
        if is_journey(verb):
            return best_arrival(worth, token_of(role, action.a), verb)[1] - W.action_point
        if LIGHT <= verb <= SHINE or verb == LENGTH:
            return light_score(action)
        gain = self.after(worth.game, role, action, role) - before
        return gain + run_score(worth, role, action.a) if verb == PLAY else gain

    def after(self, game: Twister, actor: i64, action: Action, role: i64) -> float:
        """The worth for a role once an action is carried out; a fight it begins is solved, not fought."""
        copy = game.clone()
        copy.advance(actor, action)
        frame = copy.top()
        if isinstance(frame, (Aim, Declare, HandOver)) and not copy.over():
            who = frame.who(copy)
            values = [self.after(copy, who, answer, role) for answer in copy.options(who)]
            return max(values) if who == role else min(values)
        if isinstance(frame, LayCards) and not copy.over():
            value = Duel(copy, self.atlas).value
            return value if role == copy.active else -value
        return self.worth(copy).total(role)

    # ------------------------------------------------------------------ reasons
    def explain(self, game: Twister, role: i64, action: Action) -> tuple[Reason, ...]:
        return told(game, self.atlas, role, action)

    def unrest(self, game: Twister) -> float:
        """UK-TWISTER-01  Who only waits ends in a stalemate."""
        return W.unrest + min(W.most_unrest, W.unrest * float(game.quiet))

    # ------------------------------------------------------------------ turns
    def turn(self, game: Twister) -> i64:
        return game.turn

    def mover(self, game: Twister) -> i64:
        return game.active

    def near_win(self, game: Twister, role: i64) -> bool:
        return game.points[role] + NEAR >= game.rules.target_points

    # ------------------------------------------------------------------ mixtures
    def is_mixed(self, game: Twister, role: i64) -> bool:
        """Combat cards, the line and the rooms are secret."""
        frame = game.top()
        return isinstance(frame, (LayCards, ChooseLine, PlaceFaceDown, FreeChoice))

    def mixture(self, game: Twister, role: i64, options: list[Action]) -> list[float]:
        scores = self.scores(game, role, options)
        if options[0].verb == CARD:
            return [score / POINT for score in scores]
        return softmax(scores, PLACEMENT_TEMPERATURE)

    # ------------------------------------------------------------------ chances
    def chances(self, game: Twister, role: i64, gain: float) -> list[float]:
        value = self.worth(game).total(role) + gain
        chance = 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, value / W.chance_scale))))
        return [chance, 1.0 - chance] if role == 0 else [1.0 - chance, chance]

    def outcome(self, game: Twister) -> list[float]:
        if game.winner == DRAW:
            return [0.5, 0.5]
        return [1.0, 0.0] if game.winner == 0 else [0.0, 1.0]


JUDGE: Final = TwisterJudge()
