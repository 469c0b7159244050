"""The games, one folder each; they never import each other. Called as `underkeep.games()` it names them."""

import sys
from importlib import import_module
from types import ModuleType

from underkeep import engine

__path__ = engine.path_of("games", __path__)


class Games(ModuleType):
    """This package, which is also a function of the public API: whoever has loaded a game finds it under that name."""

    def __call__(self) -> tuple[str, ...]:
        """The ids of the games that can be played here."""
        return tuple(import_module("underkeep.registry").GAMES)


sys.modules[__name__].__class__ = Games
