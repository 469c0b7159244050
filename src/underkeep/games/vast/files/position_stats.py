"""What position files tell of the numbers that follow from boards and rules in force."""

from __future__ import annotations

from typing import Final

from underkeep.games.vast import actions, names
from underkeep.games.vast.seat.build_cave import cave_stats
from underkeep.games.vast.seat.build_dragon import dragon_stats
from underkeep.games.vast.seat.build_goblins import goblins_stats
from underkeep.games.vast.seat.build_knight import knight_stats
from underkeep.games.vast.seat.build_thief import thief_stats
from underkeep.games.vast.state.game import Vast

STATS: Final[tuple[tuple[str, ...], ...]] = (
    ("movement", "perception", "strength", "moves_left", "encounters_left", "most_health", "crystal_goal"),
    tuple([f"{tribe}_{stat}" for tribe in names.TRIBES for stat in ("strength", "perception")]),
    ("wakefulness", "armor", "spirit", "most_health", "awaken_at"),
    (*[f"{omen}_cost" for omen in names.OMENS], "omens_due", "crystal_tiles"),
    ("movement", "stealth", "thievery", "moves_left", "cubes_left", *actions.RANKS, "stash_goal"),
)


def stats_of(game: Vast, role: int) -> dict[str, int]:
    """The numbers of one board by name."""
    values = (knight_stats, goblins_stats, dragon_stats, cave_stats, thief_stats)[role](game)
    return dict(zip(STATS[role], values, strict=True))
