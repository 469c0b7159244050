"""A game as a tree: saved, or as a position file, in and out."""
