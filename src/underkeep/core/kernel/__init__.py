"""The kernel: frames on a stack, the game that runs them, actions, windows, luck, views and the facade of a game."""
