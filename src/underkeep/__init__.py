"""Underkeep: a home for asymmetric dungeon board games, for people, bots and researchers.

`underkeep.games()`, `underkeep.new("vast", seed=7)` and what else stands in `__all__` of public.py are the public API.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from underkeep.public import BadInput as BadInput
    from underkeep.public import BotMistake as BotMistake
    from underkeep.public import Budget as Budget
    from underkeep.public import Choice as Choice
    from underkeep.public import IllegalAction as IllegalAction
    from underkeep.public import Option as Option
    from underkeep.public import PlayedGame as PlayedGame
    from underkeep.public import Prompt as Prompt
    from underkeep.public import Result as Result
    from underkeep.public import UnderkeepError as UnderkeepError
    from underkeep.public import bot as bot
    from underkeep.public import games as games
    from underkeep.public import levels as levels
    from underkeep.public import load as load
    from underkeep.public import new as new

__version__ = "0.2.0"
__all__ = [
    "BadInput",
    "BotMistake",
    "Budget",
    "Choice",
    "IllegalAction",
    "Option",
    "PlayedGame",
    "Prompt",
    "Result",
    "UnderkeepError",
    "bot",
    "games",
    "levels",
    "load",
    "new",
]


def __getattr__(name: str) -> Any:
    """A public name, loaded when it is first asked for: most parts of the package do without them."""
    if name not in __all__:
        raise AttributeError(f"module 'underkeep' has no attribute {name!r}")
    return getattr(import_module("underkeep.public"), name)


def __dir__() -> list[str]:
    return ["__version__", *__all__]
