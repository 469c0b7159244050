"""Advice, in worker processes: what a bot would play and why, the reasons for a move that was played, and how a whole
game went. What comes back is plain data, since compiled dataclasses do not travel.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from underkeep.bots.api import Budget, choose
from underkeep.bots.belief import beliefs
from underkeep.bots.forecast import Foretold, forecast
from underkeep.bots.judges import judge_of
from underkeep.bots.position import AskedPosition, position_of
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Arg, Reason
from underkeep.core.search.judge import Judge
from underkeep.library import content_of
from underkeep.registry import JUDGES

Believed = tuple[list[str], list[tuple[str, float]]]  # ids of things, and what they may be, by shares
Told = tuple[str, dict[str, Arg], float]  # a reason: message id, its arguments, its weight
MAX_REASONS: Final = 6


@dataclass(frozen=True)
class Advised:
    """A move and the reasons for and against it, the weightiest first."""

    move: str
    reasons: list[Told]
    beliefs: list[Believed] = field(default_factory=list)  # about what is hidden, the surest first


def advise(level: str, question: bytes, budget: Budget, seed: int) -> Advised:
    """What a bot of that level would play, from the view and the prompt alone."""
    view, prompt = unpacked(question)
    choice = choose(level, view, prompt, budget, seed)
    return Advised(choice.move, told(choice.reasons), guessed(position_of(view, prompt, seed)))


def explain(question: bytes, move: str, seed: int) -> Advised:
    """The reasons for a move as whoever has this view may see them; none where the view leaves no room for it."""
    view, prompt = unpacked(question)
    try:
        position = position_of(view, prompt, seed)
        world, action = position.world(0), position.spec.parse(move)
        if position.spec.check(world, position.role, action) is not None:
            return Advised(move, [])
        return Advised(move, told(position.judge.explain(world, position.role, action)))
    except UnderkeepError:
        return Advised(move, [])


def foretell(seen: bytes, seed: int) -> Foretold:
    """A forecast from what a spectator sees: things, what may happen to them, chances."""
    view, _ = unpacked(seen)
    return forecast(view, seed)


def guessed(position: AskedPosition) -> list[Believed]:
    return [(list(one.things), list(one.guesses)) for one in beliefs(position)]


def unpacked(question: bytes) -> tuple[Any, Any]:
    view, prompt = pickle.loads(question)  # noqa: S301  packed by our own parent process
    return view, prompt


def told(reasons: Sequence[Reason]) -> list[Told]:
    weighty = sorted(reasons, key=lambda reason: -abs(reason.weight))[:MAX_REASONS]
    return [(reason.label.id, dict(reason.label.args), float(reason.weight)) for reason in weighty]


# ---------------------------------------------------------------- a whole game
def judged(game_id: str, content: str, tree: bytes, moves: Sequence[tuple[int, str]]) -> list[list[float] | None]:
    """How every role stood after each of some moves of a game that is over, everything open; None: as before.

    By chances to win where the game has a judge, else by how much of its goal a role has reached.
    """
    loaded = content_of(game_id, content)
    game = loaded.spec.load(json.loads(tree), loaded.content)
    found: list[list[float] | None] = []
    for role, text in moves:
        game.advance(role, loaded.spec.parse(text))
        found.append(standing(loaded.spec, game))
    return found


def standing(spec: GameSpec, game: Game) -> list[float] | None:
    if spec.id not in JUDGES:
        return spec.goals(game)
    judge = judge_of(spec.id)
    return judge.outcome(game) if game.over() else chances(judge, game)


def chances(judge: Judge, game: Game) -> list[float] | None:
    """After the best answer to the present question; where there is no choice, or only dice, nothing has changed."""
    role = game.first_asked()
    options = game.options(role)
    if len(options) == 1 or judge.is_mixed(game, role):
        return None
    return judge.chances(game, role, max(judge.scores(game, role, options)))
