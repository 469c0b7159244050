"""Parts of views that look the same until something happens to them, kept from one view to the next.

They belong to a content pack, not to a game: a room lies the same way in many of them.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.games.twister.content import Content
from underkeep.games.twister.seat.view import RoomView, SquareView, TokenView

FaceKey = tuple[int, str]


@final
class ViewCache:
    """What has been shown of one content pack."""

    def __init__(self) -> None:
        self.faces: dict[FaceKey, tuple[SquareView, ...]] = {}  # how a room looks as it lies
        self.boards: dict[tuple[FaceKey, ...], tuple[SquareView, ...]] = {}  # all rooms that are revealed
        self.rooms: dict[int, RoomView] = {}  # what is told of a room
        self.tokens: dict[tuple[int, int], TokenView] = {}  # how a token looks


CACHES: Final[dict[str, ViewCache]] = {}  # by the hash of the content pack


def cache_of(content: Content) -> ViewCache:
    found = CACHES.get(content.digest)
    if found is None:
        found = ViewCache()
        CACHES[content.digest] = found
    return found
