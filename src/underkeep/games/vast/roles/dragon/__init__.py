"""The Dragon: state, turn and reactions."""
