"""Bots from outside that the operator offers at tables: `serve --bot NAME=module:function`.

They think in the workers like ours, get a view and a prompt and nothing else, and have the time of a level that answers
at once. What they do wrong is told with bot, game, role and question, and the usual bot answers in their place.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from underkeep.bots.api import LEVELS, RANDOM, Budget, budget_of
from underkeep.bots.named import ask, bot_named
from underkeep.core.kernel.errors import BadInput
from underkeep.registry import GAMES
from underkeep.server.thinking.workers import GRACE_SECONDS, BotFailed, WorkerDied, Workers, WorkerTask

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
FORM: Final = "Write --bot NAME=module:function, or --bot GAME/NAME=file.py:function for one game."
LOADING_SECONDS: Final = 60.0
OPTION: Final = "--bot"


@dataclass(frozen=True)
class OutsideBot:
    """A bot by the name under which it is offered; `game` is "" for one that plays all of them."""

    name: str
    place: str
    game: str

    def plays(self, game: str) -> bool:
        return self.game in ("", game)


def read_bots(words: Iterable[str]) -> dict[str, OutsideBot]:
    """The bots that the operator names, each tried once in a process of its own before anybody may seat it."""
    found: dict[str, OutsideBot] = {}
    for word in words:
        bot = read_bot(word)
        if bot.name in found:
            raise BadInput(f"there are two bots {bot.name!r}", OPTION, "Give each a name of its own.")
        found[bot.name] = bot
    if found:
        try_bots(found)
    return found


def read_bot(word: str) -> OutsideBot:
    who, equals, place = word.partition("=")
    game, slash, name = who.rpartition("/")
    if not equals or not place or not NAME.fullmatch(name):
        raise BadInput(f"{word!r} is not a bot", OPTION, f"{FORM} A name has small letters, digits and hyphens.")
    if slash and game not in GAMES:
        raise BadInput(f"there is no game {game!r}", OPTION, f"The games are: {', '.join(GAMES)}.")
    if name in LEVELS or name == RANDOM:
        raise BadInput(f"{name!r} is a bot of ours", OPTION, "Give it another name.")
    return OutsideBot(name, place, game)


def try_bots(bots: dict[str, OutsideBot]) -> None:
    """Their code runs in a worker, never in the server."""
    workers = Workers(1)
    try:
        for bot in bots.values():
            try_bot(workers, bot)
    finally:
        workers.close()


def try_bot(workers: Workers, bot: OutsideBot) -> None:
    remedy = "See that it can be imported from where the server starts."
    try:
        late = workers.ask_one(WorkerTask(is_there, (bot.place, bot.game or next(iter(GAMES))), LOADING_SECONDS)).late
    except BotFailed as error:
        raise BadInput(str(error), f"{OPTION} {bot.name}", remedy) from None
    except WorkerDied:
        raise BadInput("ends its process when it is loaded", f"{OPTION} {bot.name}", remedy) from None
    if late:
        raise BadInput(f"takes longer than {LOADING_SECONDS:g} s to load", f"{OPTION} {bot.name}", remedy)


# ---------------------------------------------------------------- in a worker
def is_there(place: str, game: str) -> bool:
    return callable(bot_named(place, game, OPTION))


def think_outside(place: str, game: str, question: bytes, budget: Budget, seed: int) -> str:
    view, prompt = pickle.loads(question)  # noqa: S301  packed by our own parent process
    return ask(place, game, view, prompt, budget, seed).move


# ---------------------------------------------------------------- in the server
def outside_question(bot: OutsideBot, game: str, sight: bytes, seed: int, pack: str) -> WorkerTask:
    """The time begins when it thinks; whoever has not answered by then is replaced."""
    budget = budget_of(bot.name)
    args = (bot.place, game, sight, budget, seed)
    return WorkerTask(think_outside, args, budget.seconds + GRACE_SECONDS, pack=pack)
