"""A small base for a new game: it declares its state once, and most of the facade follows from that."""
