"""The common rules: what all roles do to the map and to each other."""
