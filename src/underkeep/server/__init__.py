"""Tables over HTTP and WebSocket: who sits where, what is stored, what each seat is told. Knows no game."""
