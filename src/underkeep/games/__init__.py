"""The games, one folder each; they never import each other."""

from underkeep import engine

__path__ = engine.path_of("games", __path__)
