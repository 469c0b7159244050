"""Terrain: the optional pieces of ground between the tiles, with rules of their own for everybody who steps on them."""
