"""What bots think of Barrow."""
