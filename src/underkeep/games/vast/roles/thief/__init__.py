"""The Thief: state, turn and reactions."""
