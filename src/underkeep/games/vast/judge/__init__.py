"""What bots think of a position of Vast."""
