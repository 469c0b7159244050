"""The maze: squares, rooms, walls and gates."""
