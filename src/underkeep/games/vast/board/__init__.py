"""The map: squares, tiles, walls, sight, and how it falls apart and slides together."""
