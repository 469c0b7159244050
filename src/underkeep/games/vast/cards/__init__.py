"""Cards with an effect of their own, deck by deck."""
