"""Thinking: bots that play, advise and look back at games, in processes of their own."""
