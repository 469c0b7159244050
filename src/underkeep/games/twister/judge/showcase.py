"""Positions that show every room every way round and every token, for those who must know all names beforehand."""

from __future__ import annotations

from collections.abc import Iterator

from underkeep.core.kernel.spec import Tree
from underkeep.games.twister.board.squares import PLACE_NAMES
from underkeep.games.twister.content import Content
from underkeep.games.twister.files.position_in import position_in
from underkeep.games.twister.names import COPIES, NEUTRALS, ROLES, ZOMBIES
from underkeep.games.twister.state.game import Twister

LINES = ("a", "v")


def showcase(content: Content) -> Iterator[Twister]:
    """Every room at every place in every orientation, with the tokens that few games have."""
    ids = [room.id for room in content.rooms]
    for turns in range(4):
        for shift in range(len(ids)):
            rooms = {
                place: {"room": ids[(shift + n) % len(ids)], "orientation": turns}
                for n, place in enumerate(PLACE_NAMES.names)
            }
            yield position_in({"setup": {"box": "mixed"}, "state": {"rooms": rooms, "tokens": rare_tokens()}}, content)


def rare_tokens() -> Tree:
    """Zombies, copies of common objects and neutral objects, along the starting lines."""
    told: Tree = {}
    for side, line in zip(ROLES, LINES, strict=True):
        told[side] = {name: f"{line}{n + 1}" for n, name in enumerate((*ZOMBIES, *COPIES))}
    told["neutral"] = {name: f"{LINES[n % 2]}{10 - n // 2}" for n, name in enumerate(NEUTRALS.names)}
    return told
