"""Ambush: five asymmetric roles, windows, a reaction inside a reaction, a map that grows and shifts."""
