"""The Goblins: state, turn and reactions."""
