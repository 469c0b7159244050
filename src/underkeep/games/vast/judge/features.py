"""Named numbers about a view: how far each role is from its goal, for evaluation and data sets."""

from __future__ import annotations

from underkeep.games.vast.names import ROLES
from underkeep.games.vast.seat.view import BoardView, VastView

WANTED = {
    "knight": ("health", "grit", "free", "crystals"),
    "goblins": ("rage", "crystals"),
    "dragon": ("health", "eaten", "held"),
    "cave": ("crystals_fallen", "supply", "hatred"),
    "thief": ("carried", "stashed", "loot"),
}


def features(view: VastView, role: int) -> dict[str, float]:
    """Public numbers of all boards, the map, and whose they are."""
    told: dict[str, float] = {
        f"round.{fact.id}": float(fact.value) for fact in view.facts if fact.id in ("round", "collapse")
    }
    for board in view.boards:
        if board.plays:
            told.update(board_features(board))
    told["map.tiles"] = float(len(view.tiles))
    told["map.lit"] = float(sum(tile.lit for tile in view.tiles))
    told["map.treasures"] = float(sum(tile.treasures for tile in view.tiles))
    told["map.crystals"] = float(sum(tile.crystal for tile in view.tiles))
    playing = [board.role for board in view.boards if board.plays]
    told["me"] = float(ROLES.index(playing[role]))
    return told


def board_features(board: BoardView) -> dict[str, float]:
    told = {f"{board.role}.{fact.id}": float(fact.value) for fact in board.facts if fact.id in WANTED[board.role]}
    told.update({f"{board.role}.{fact.id}": float(fact.value) for fact in board.stats})
    for entry in board.lists:
        if entry.id in ("population", "rows", "omens"):
            told[f"{board.role}.{entry.id}"] = float(sum(entry.values))
    return told
