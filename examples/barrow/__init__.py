"""Barrow: robbers dig in a burial mound, and press their luck. The game of docs/adding-a-game.md."""

from underkeep import engine

__path__ = engine.path_of("barrow", __path__)
