"""HTTP: the application with its routes and WebSockets, and the guard before it."""
