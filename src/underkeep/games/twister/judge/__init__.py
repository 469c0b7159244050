"""How good a position is: distances, worth of pieces, fights, and what each option gains. For bots and hints."""
