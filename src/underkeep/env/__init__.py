"""For research: PettingZoo, Gymnasium and OpenSpiel environments, games in batches, and observations as tensors.

Needs the extra `research`. Integer actions live here only: an action's number is its place in `spec.index`.
"""
