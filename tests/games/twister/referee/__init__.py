"""A referee for Dungeon Twister: its own reading of the rulebook, on views, options and events alone."""

from tests.games.twister.referee.judging import Referee

__all__ = ["Referee"]
