"""Dungeon Twister: the base box (Forces of Darkness comes with issue 6). Which rule is where: README.md."""
