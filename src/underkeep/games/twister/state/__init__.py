"""The state of a game, its small questions, its changes and its events."""
