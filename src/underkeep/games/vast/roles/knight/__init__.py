"""The Knight: state, turn and reactions."""
