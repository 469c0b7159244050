"""Players that see only Views: what a bot is, and the bots themselves."""
