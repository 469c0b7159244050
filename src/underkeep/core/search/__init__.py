"""How a bot thinks, without knowing a game: judge, tree search, rehearsal, play-outs, weights."""
