"""What all games share: frames, decisions, luck, views, records. It knows no game and does no I/O."""

from underkeep import engine

__path__ = engine.path_of("core", __path__)
