"""The Cave: state, turn and reactions."""
