"""Siege: a cooperative game with a vote of the whole team and a long automatic chain."""
