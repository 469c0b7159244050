"""Bots by name, wherever somebody is asked who plays:

    random                      any option, the yardstick
    adept, master, ...          a level of ours
    master:800                  a level that searches with so many iterations a decision
    package.module:function     a function of yours, in a module that can be imported
    path/to/file.py:function    the same in a file
    my-bot                      an entry point of the group `underkeep.bots` of an installed package

A function of yours is called as `choose(view, prompt, budget, seed)` and gives the text of a move that is on offer, an
Option or a Choice. Whatever else it does is a mistake, which is told with bot, game, role and question.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from underkeep.bots.api import LEVELS, RANDOM, Budget, Choice, Chooser, chooser, levels_for
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.views import Option, Prompt
from underkeep.nearest import did_you_mean

GROUP: Final = "underkeep.bots"
Answer = Choice | Option | str
FORMS: Final = "a level with or without iterations (master:800), module:function, file.py:function, an entry point"


class BotMistake(UnderkeepError):
    """A bot from outside failed: an exception, an illegal move, an answer that came too late."""

    def __init__(self, problem: str, where: str, role: str) -> None:
        super().__init__(problem, where, "Correct the bot; `underkeep play GAME --bots NAME` shows what it is asked.")
        self.role = role

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problem, self.where, self.role)  # it comes from other processes


def mistake(bot: str, prompt: Prompt, problem: str) -> BotMistake:
    return BotMistake(problem, f"bot {bot} as {prompt.role}, asked {prompt.question.id}", prompt.role)


def ask(bot: str, game: str, view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """Ask a bot by its name; what is forced needs no thought."""
    if len(prompt.options) == 1:
        return Choice(prompt.options[0].move)
    return bot_named(bot, game)(view, prompt, budget, seed)


@cache
def bot_named(name: str, game: str, field: str = "bots") -> Chooser:
    """Who is called by that name and plays that game; an error names the field and says what names there are."""
    level, _, rest = name.partition(":")
    if level == RANDOM or level in LEVELS:
        return our_bot(level, rest, game, field)
    return guarded(name, outside(name, game, field))


def our_bot(level: str, iterations: str, game: str, field: str) -> Chooser:
    if level not in (RANDOM, *levels_for(game)):
        raise unknown(level, game, field)
    bot = chooser(level)
    if not iterations:
        return bot
    if not iterations.isdecimal() or int(iterations) < 1 or level not in ("master", "grandmaster"):
        remedy = "Only master and grandmaster search: write master:800."
        raise BadInput(f"{iterations!r} is not a number of iterations for {level}", field, remedy)
    return lambda view, prompt, budget, seed: bot(view, prompt, replace(budget, iterations=int(iterations)), seed)


def unknown(name: str, game: str, field: str) -> BadInput:
    known = (RANDOM, *levels_for(game), *sorted(installed()))
    remedy = f"{did_you_mean(name, known)}Give one of: {', '.join(known)}; or {FORMS}."
    return BadInput(f"no bot {name!r} plays {game}", field, remedy)


# ---------------------------------------------------------------------- from outside
def installed() -> dict[str, Callable[[], Any]]:
    """The entry points of our group, by name."""
    return {point.name: point.load for point in entry_points(group=GROUP)}


def outside(name: str, game: str, field: str) -> Callable[..., Any]:
    """The function that a name from outside means."""
    place, _, function = name.rpartition(":")
    if not place and name not in installed():
        raise unknown(name, game, field)
    try:
        found = installed()[name]() if not place else getattr(module_at(place), function)
    except Exception as error:  # whatever a file of somebody else's may raise
        remedy = "See that it can be imported from here, and that the function's name is right."
        raise BadInput(f"cannot be loaded: {type(error).__name__}: {error}", f"bot {name}", remedy) from error
    if not callable(found):
        raise BadInput("is not a function", f"bot {name}", "Name a function choose(view, prompt, budget, seed).")
    return found  # type: ignore[no-any-return]


@cache
def module_at(place: str) -> ModuleType:
    """A module by its name or by its file; each is run once."""
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")  # the folder one stands in, as `python -m` has it
        return import_module(place)
    path = Path(place).absolute()
    spec = spec_from_file_location(f"underkeep_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses of the file look for it there
    spec.loader.exec_module(module)
    return module


def guarded(name: str, function: Callable[..., Any]) -> Chooser:
    """A function from outside as one of ours: what it answers is a move on offer, or a mistake."""

    def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
        begun = time.perf_counter()
        try:
            answer = function(view, prompt, budget, seed)
        except Exception as error:
            raise mistake(name, prompt, f"raised {type(error).__name__}: {error}") from error
        if (taken := time.perf_counter() - begun) > budget.seconds:
            raise mistake(name, prompt, f"took {taken:.2f} s; {budget.seconds:g} s are allowed")
        return on_offer(name, prompt, answer)

    return choose


def on_offer(name: str, prompt: Prompt, answer: Answer) -> Choice:
    """What was answered, if it is one of the options."""
    choice = Choice(answer.move if isinstance(answer, Option) else answer) if not isinstance(answer, Choice) else answer
    if choice.move not in [option.move for option in prompt.options]:
        offered = ", ".join(option.move for option in prompt.options[:5])
        raise mistake(name, prompt, f"answered {choice.move!r}, which is not on offer: {offered}, ...")
    return choice
