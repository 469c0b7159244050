"""The fields of every board by what they hold, so that saved games and position files name each of them once; what a
seat may see of them is named in seat/, field by field.

Numbers, lists of numbers, tiles (a square in position files), sets of tiles, piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.games.vast.names import ROLES
from underkeep.games.vast.state import cave, dragon, goblins, knight, thief
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class Board:
    """The fields of one role's board."""

    role: str
    fields: tuple[str, ...]
    lists: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()  # one tile
    tile_lists: tuple[str, ...] = ()  # several; negative values are no tiles
    sets: tuple[str, ...] = ()  # a mask of tiles
    set_lists: tuple[str, ...] = ()
    piles: tuple[str, ...] = ()


BOARDS: Final = (
    Board(
        "knight", knight.FIELDS, ("slots",), tiles=("tile", "guard", "start"), sets=("visited", "met", "passed"),
        piles=("kept", "offered", "handed", "declined", "quests", "quest_deck"),
    ),
    Board(
        "goblins", goblins.FIELDS, ("population", "lurk", "slots", "left_count", "went_out"),
        tiles=("meat",), tile_lists=("tile", "pledges"),
        sets=("path", "path_again"), set_lists=("left",),
        piles=(
            "war", "war_hand", "monster_deck", "monster_discard", "drawn", "secret_deck", "secrets", "secret_discard",
        ),
    ),
    Board(
        "dragon", dragon.FIELDS, ("rows",), tiles=("tile", "flame_wall"), tile_lists=("gems",),
        piles=("deck", "hand", "discard", "scales"),
    ),
    Board(
        "cave", cave.FIELDS, ("omens", "events_gone"),
        piles=("stack", "hand", "fallen", "gone", "events", "treasures", "terrain_deck"),
    ),
    Board("thief", thief.FIELDS, ("stats",), tiles=("tile",), sets=("tried",), piles=("dealt",)),
)  # fmt: skip
GAME_NUMBERS: Final = (
    "active",
    "round",
    "collapse",
    "die",
    "spared",
    "smashed",
    "winner",
    "terrain_round",
    "terrain_gone",
)


def board_of(game: Vast, role: int) -> Any:
    """The state behind a Board."""
    return (game.knight, game.goblins, game.dragon, game.cave, game.thief)[role]


def put(state: Any, name: str, value: Any) -> None:
    """A number into a field; a flag stays a flag, also where the engine insists on it."""
    if isinstance(getattr(state, name), bool):
        setattr(state, name, bool(value))
    else:
        setattr(state, name, value)


def tile_bits(mask: int) -> list[int]:
    """The tiles of a mask."""
    return [tile for tile in range(mask.bit_length()) if mask >> tile & 1]


assert [board.role for board in BOARDS] == ROLES
