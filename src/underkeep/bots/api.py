"""What a bot is: `choose(view, prompt, budget, seed)` gives a Choice. View and Prompt are all it ever gets.

Bots of tables think in worker processes: `think` is what a worker runs, `packed` how a question gets there.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import Prompt, Reason
from underkeep.registry import JUDGES

if TYPE_CHECKING:
    from underkeep.bots.memory import Memory

LEVELS: Final[dict[str, str]] = {  # weakest first: level -> the function that chooses
    "novice": "underkeep.bots.novice:choose",
    "adept": "underkeep.bots.adept:choose",
    "master": "underkeep.bots.searching:choose_as_master",
    "grandmaster": "underkeep.bots.searching:choose_as_grandmaster",
}
RANDOM: Final = "random"  # no level: the yardstick of tournaments
EVERY_GAME: Final = ("novice",)  # plays games that have no judge yet
PLAY_NOW: Final = "adept"
SECONDS: Final = {"grandmaster": 5.0}  # for a turn
USUAL_SECONDS: Final = 1.5


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one turn; `iterations` fixes the work of a search, the clock still counts."""

    seconds: float
    iterations: int | None = None
    so_far: Callable[[str], None] | None = None  # told the best move now and then while a search goes on
    memory: Memory | None = None  # of the role in this game; without one a search begins anew


@dataclass(frozen=True)
class Choice:
    """The move chosen, as its text, and why."""

    move: str
    reasons: tuple[Reason, ...] = ()


Chooser = Callable[[Any, Prompt, Budget, int], Choice]


def levels_for(game: str) -> tuple[str, ...]:
    """The levels that can play a game, weakest first."""
    return tuple(LEVELS) if game in JUDGES else EVERY_GAME


def usual_level(game: str) -> str:
    """The level for somebody who just wants to play."""
    return PLAY_NOW if PLAY_NOW in levels_for(game) else levels_for(game)[0]


def budget_of(level: str) -> Budget:
    """What a level may take for a turn at a table."""
    return Budget(SECONDS.get(level, USUAL_SECONDS))


def chooser(level: str) -> Chooser:
    """The bot of a level."""
    if level == RANDOM:
        from underkeep.bots import random_bot

        return random_bot.choose
    if level not in LEVELS:
        raise BadInput(f"there is no level {level!r}", "level", f"Give one of: {', '.join(LEVELS)}.")
    module, _, name = LEVELS[level].partition(":")
    found: Chooser = getattr(import_module(module), name)
    return found


def choose(level: str, view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """Ask the bot of a level; what is forced needs no thought."""
    if len(prompt.options) == 1:
        return Choice(prompt.options[0].move)
    return chooser(level)(view, prompt, budget, seed)


# ---------------------------------------------------------------- to a worker process and back
class Packer(pickle.Pickler):
    """Pickles dataclasses by their fields, since compiled ones have no __dict__ that pickle could read."""

    def reducer_override(self, value: Any) -> Any:
        if is_dataclass(value) and not isinstance(value, type):
            return type(value), tuple(getattr(value, field.name) for field in fields(value))
        return NotImplemented


def packed(view: Any, prompt: Prompt | None) -> bytes:
    """A question to a bot, or only what is seen, as bytes for a worker of our own."""
    buffer = io.BytesIO()
    Packer(buffer).dump((view, prompt))
    return buffer.getvalue()


def prepare(question: bytes, prepared: set[type]) -> None:
    """In a worker, before its time runs: load all that a game's bots need, by letting the adept answer once."""
    view, prompt = pickle.loads(question)  # noqa: S301  packed by our own parent process
    if type(view) not in prepared:
        prepared.add(type(view))
        choose(PLAY_NOW, view, prompt, budget_of(PLAY_NOW), 0)


def think(level: str, question: bytes, budget: Budget, seed: int) -> str:
    """In a worker: the move. Its reasons are for hints and studies, which ask the bot themselves."""
    view, prompt = pickle.loads(question)  # noqa: S301  packed by our own parent process
    return choose(level, view, prompt, budget, seed).move
