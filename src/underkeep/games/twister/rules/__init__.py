"""The rules of the base box, a file per chapter of the rulebook."""
