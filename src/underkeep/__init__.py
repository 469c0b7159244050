"""Underkeep: a home for asymmetric dungeon board games, for people, bots and researchers."""

__version__ = "0.1.0"
