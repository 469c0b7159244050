"""The map: where things may lie and how places are joined."""
