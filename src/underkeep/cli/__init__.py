"""Commands for people, one module each."""
