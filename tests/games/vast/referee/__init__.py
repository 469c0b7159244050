"""A reading of Vast's rulebooks of its own, to judge games from outside: nothing here knows the engine."""

from tests.games.vast.referee.whistle import Referee

__all__ = ["Referee"]
