"""Dungeon Twister with Forces of Darkness. Which rule is where: README.md."""
