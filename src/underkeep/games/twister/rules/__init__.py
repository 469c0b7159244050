"""The rules of both boxes, a file per topic of the rulebook."""
