"""Vast: The Crystal Caverns. README.md says which section of the rulebook stands in which file."""
